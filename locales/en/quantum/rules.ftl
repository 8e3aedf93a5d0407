### The rules of Quantum, clause by clause.

section-QU = Quantum

section-QU-COMP = Components
QU-COMP-01 = The box holds 24 board tiles; the map you choose decides which of them are laid out.
    .title = Twenty-four board tiles
QU-COMP-02 = There are 28 coloured dice, seven for each player: three starting ships, two expansion ships, one research die and one dominance die.
    .title = Seven dice per colour
QU-COMP-03 = Combat uses two ordinary six-sided dice: the black one for the attacker, the white one for the defender.
    .title = Two combat dice
QU-COMP-04 = There are 28 cubes, seven in each colour. The basic maps use five of them per player; other maps may use more or fewer.
    .title = Seven cubes per colour
QU-COMP-05 = The advance cards are 22 gambit cards and 31 command cards. Once three of each are face up, 19 gambits and 28 commands remain to be drawn.
    .title = Two decks of cards
QU-COMP-06 = Four command sheets represent the Kepler Empire, the Vulpes Alliance, the Andromeda Confederation and the Republic of Orion. Your faction gives you a colour and nothing else.
    .title = Factions differ in colour only

section-QU-SETUP = Set-up
QU-SETUP-01 = Quantum is for two, three or four players, on a map made for that number. Only the planets’ numbers count when the tiles are laid; their colours have no meaning.
    .title = Two to four players
QU-SETUP-02 = Every player receives a command sheet and the seven dice of its colour. No two players share a colour.
    .title = One sheet and seven dice
QU-SETUP-03 = On the basic maps each player begins with five cubes; the other two stay in the box. Every other map states its own number.
    .title = Cubes at the start
QU-SETUP-04 = One die showing 1 goes on the research box, another showing 1 on the dominance box, and all the cubes of this game on the cube box.
    .title = Preparing the command sheet
QU-SETUP-05 = Each player rolls three dice; the numbers rolled are the three ships the fleet starts with.
    .title = Rolling the starting ships
QU-SETUP-06 = If you dislike your starting ships, you may roll all three again, once, and the second result stays. Rerolling only some of them is not allowed.
    .title = One reroll of all three
QU-SETUP-07 = Your last two dice are the expansion ships. They wait beside your sheet and are neither on the board nor in your scrapyard.
    .title = Two expansion ships wait
QU-SETUP-08 = The player whose three ships, after any reroll, add up to the least goes first; play then passes clockwise.
    .title = Lowest total goes first
QU-SETUP-09 = If several players tie for the lowest total, only they roll their two expansion dice, and the lowest sum goes first. Those still tied roll again until one is left.
    .title = Breaking a tie for first
QU-SETUP-10 = In turn order, each player takes a cube from the sheet and sets it on a slot of their own start planet. It counts as one of the cubes needed to win.
    .title = A cube on the start planet
QU-SETUP-11 = The cube placed during set-up earns no advance card, because it is not placed during a turn.
    .title = No card for the start cube
QU-SETUP-12 = Your three ships start on three of the four orbital squares of your start planet, one ship to a square; the diagonal squares are not allowed.
    .title = Ships start in orbit
QU-SETUP-13 = In turn order, each player picks a marked start planet nobody has taken yet. Afterwards, again in turn order, each player places all three ships at once.
    .title = Choosing a start planet
QU-SETUP-14 = Players decide about their starting reroll one after another, in seat order, and each sees the results before theirs.
    .title = Order of the rerolls
QU-SETUP-15 = The two combat dice stay beside the board and belong to nobody.
    .title = Combat dice at hand
QU-SETUP-16 = Gambit and command cards are shuffled into two separate face-down piles, and three cards of each are turned up. The display therefore shows six cards.
    .title = Three cards of each kind
QU-SETUP-17 = The basic map is Alpha Sector for two players, Beta Sector for three and Gamma Sector for four, always in its corrected form. The faulty diagrams of the first printing remain available as separate maps.
    .title = The basic maps

section-QU-TERM = Terms and geometry
QU-TERM-01 = The squares near something are the four that share an edge with it; diagonal squares are not included.
    .title = What “near” means
QU-TERM-02 = The squares around something are all eight neighbours, diagonal ones included.
    .title = What “around” means
QU-TERM-03 = A planet has four orbital squares: those that share an edge with it. A ship at a corner of the planet is not in orbit.
    .title = Orbital squares
QU-TERM-04 = The tiles form one continuous grid: squares on two touching tiles are neighbours just like squares within one tile.
    .title = One grid across all tiles
QU-TERM-05 = A planet is an obstacle, never a square to fly to or through.
    .title = Planets block the way
QU-TERM-06 = A ship’s number is the most squares it can move, and its strength in combat, where lower is better: a 1 is slow but strong, a 6 fast but weak.
    .title = What a ship’s number means
QU-TERM-07 = The number decides the type: 1 battlestation, 2 flagship, 3 destroyer, 4 frigate, 5 interceptor, 6 scout.
    .title = The six ship types
QU-TERM-08 = A planet numbered 8 has two slots, a 9 has three and a 10 has four.
    .title = Slots of larger planets
QU-TERM-09 = A planet numbered 7 has a single slot; in general a planet has as many slots as its number minus six.
    .title = One slot on a 7
QU-TERM-10 = A square is empty when it holds no ship and is not a planet. Cubes are placed on planets and never block a square.
    .title = Empty squares
QU-TERM-11 = Every ship of another player is an enemy; there are no teams. You can never attack a ship of your own.
    .title = Everyone else is an enemy
QU-TERM-12 = A fleet has three ships, or up to five once expansion ships have joined. Each ship is always in exactly one place: on the board, in the scrapyard or in the expansion reserve.
    .title = Size of a fleet

section-QU-WIN = Winning
QU-WIN-01 = Whoever puts their last cube on the board wins on the spot. Nothing else is carried out: not the rest of the combat, nor the card phase, nor the rest of the round.
    .title = The last cube wins
QU-WIN-02 = Cubes are placed on the board by the build action or by infamy, and by a card only if the card says so.
    .title = Two ways to place cubes
QU-WIN-03 = Placing your last cube through infamy wins immediately too, even during the card phase or another player’s turn.
    .title = Infamy can win any time
QU-WIN-04 = Cubes are placed one after another, so two players never win together. If two players had to place for infamy at the same moment, the active player goes first and the others follow clockwise.
    .title = No shared victory

section-QU-CUBE = Cubes
QU-CUBE-01 = A cube on a planet never leaves the board. Only the gambit Relocation can shift an opponent’s cube to a different planet.
    .title = Cubes stay on the board
QU-CUBE-02 = Each planet with one of your cubes is a place where you can deploy ships.
    .title = Cubes are deployment points
QU-CUBE-03 = A planet takes at most one cube of each colour; different colours may share it while slots last. In the revised edition, entanglement is the only exception.
    .title = One cube per colour
QU-CUBE-04 = A cube comes from your command sheet and goes onto a free slot. No rule or card puts a cube on a full planet.
    .title = A free slot is needed

section-QU-TURN = The turn
QU-TURN-01 = Turns pass clockwise. In your turn you first act, then take the advance cards you have earned, then end your turn; no action is possible once the card phase has begun, unless Momentum opens a new turn.
    .title = Actions first, then cards
QU-TURN-02 = You have up to three actions per turn: reconfigure, deploy, move or attack, research, and build, which takes two of them.
    .title = Three actions a turn
QU-TURN-03 = Actions you do not use are gone; the next turn starts afresh with three.
    .title = Unused actions are lost
QU-TURN-04 = The same kind of action may be taken several times in one turn.
    .title = Repeating an action
QU-TURN-05 = Each ship may move, or move and attack, once per turn. A change of its number does not give it another move.
    .title = One move per ship
QU-TURN-06 = Each ship may use one special ability per turn, even if its number changes. The ability itself never costs an action.
    .title = One ability per ship
QU-TURN-07 = You may mix actions and abilities in whatever order suits you.
    .title = Any order you like
QU-TURN-08 = With no action left you can go on using fresh ship abilities and card powers until you pass to the card phase.
    .title = After the last action
QU-TURN-09 = You may end your actions before all three are spent.
    .title = Stopping early
QU-TURN-10 = A used move or ability stays used for the whole turn, whatever happens to the ship: warped, carried, rerolled or redeployed. Only your next turn, a Momentum turn included, makes it fresh.
    .title = Limits belong to the die
QU-TURN-11 = A player without ships on the board keeps playing: reconfiguring and research remain possible, and there is always at least one planet with one of their cubes to deploy at.
    .title = Nobody is eliminated

section-QU-RECONF = Reconfigure
QU-RECONF-01 = For one action, reroll one of your ships on the board or in your scrapyard. It stays where it is.
    .title = Reroll one ship
QU-RECONF-02 = A reconfigured ship never keeps its old number: the die is rolled until a different one comes up.
    .title = The number must change
QU-RECONF-03 = Expansion ships that have not joined the game cannot be reconfigured.
    .title = Not for reserve ships
QU-RECONF-04 = You may reconfigure the same ship again in the same turn, for one action each time. This uses neither its move nor its ability.
    .title = Several times if you pay
QU-RECONF-05 = Other players’ ships can never be reconfigured.
    .title = Your own ships only
QU-RECONF-06 = A reconfigured ship that has not used its ability this turn may use the one its new number gives.
    .title = New number, new ability

section-QU-DEPLOY = Deploy
QU-DEPLOY-01 = For one action, take a ship from your scrapyard and put it, with the number it shows, on an empty orbital square of a planet that holds one of your cubes.
    .title = From scrapyard into orbit
QU-DEPLOY-02 = A ship just deployed may move in the same turn, but that move costs an action of its own.
    .title = Moving after deployment
QU-DEPLOY-03 = Deploying takes ships from the scrapyard only. Expansion ships enter the game through the gambit Expansion, one ship per card.
    .title = Expansion ships cannot deploy
QU-DEPLOY-04 = If every orbital square of the planets with your cubes is taken, even by enemy ships, you cannot deploy and the ship waits in the scrapyard. The card Stealthy offers other squares.
    .title = No free orbit, no deployment
QU-DEPLOY-05 = Deploying does not reroll the ship and counts neither as its move nor as its ability.
    .title = Deploying changes nothing else
QU-DEPLOY-06 = A ship that has already moved or used its ability, is lost and is then deployed again in the same turn is not fresh: what it has used stays used.
    .title = Back in the same turn

section-QU-MOVE = Movement
QU-MOVE-01 = For one action, move one of your ships on the board that has not moved this turn. The move may end in an attack.
    .title = Move one ship
QU-MOVE-02 = A ship moves at least one square and at most as many as its number shows; it need not use the full distance.
    .title = Up to its number
QU-MOVE-03 = A ship steps only along rows and columns; the interceptor’s maneuver is the exception.
    .title = Straight steps only
QU-MOVE-04 = A moving ship may use orbital squares just like any other squares.
    .title = Any open square will do
QU-MOVE-05 = A moving ship may turn as often as you like.
    .title = Turning on the way
QU-MOVE-06 = No ship may stop on a planet or pass across one.
    .title = Never onto a planet
QU-MOVE-07 = A ship cannot pass through another ship, whether yours or an enemy’s.
    .title = Ships block ships
QU-MOVE-08 = A move ends on an empty square, or on an enemy’s square if it is an attack; never on a ship of your own.
    .title = End on an empty square
QU-MOVE-09 = A move takes at least one step; standing still is not a move.
    .title = At least one step
QU-MOVE-10 = A plain move must end on a different square from the one it began on. Only a flagship carrying a ship may come back to where it started.
    .title = No plain round trip
QU-MOVE-11 = A ship’s number cannot be changed while it is moving, nor just before the combat dice are rolled.
    .title = No change during a move
QU-MOVE-12 = How far a ship may go depends on the number it shows when its move begins.
    .title = Range is fixed at departure
QU-MOVE-13 = Where there is no tile there are no squares: ships neither leave the board nor come back on the other side.
    .title = The board has edges
QU-MOVE-14 = From the start of a move until it and its combat are finished, no ship may use an ability and no card may change a number. Combat rerolls, and cards that say otherwise, are the exceptions.
    .title = Nothing in between

section-QU-ATK = Attack
QU-ATK-01 = An attack is the end of a move onto an enemy ship’s square. Moving and attacking together cost a single action.
    .title = Attacking is part of moving
QU-ATK-02 = The enemy’s square counts as a step, so it must be within the ship’s range. A 1, for instance, attacks only an enemy right next to it.
    .title = The target’s square counts
QU-ATK-03 = The way to the enemy follows the movement rules. The last square before the enemy, either empty or the attacker’s starting square, is the approach square.
    .title = The approach square
QU-ATK-04 = If the enemy can be reached from several sides, the attacker chooses the path and with it the approach square.
    .title = Choosing the approach
QU-ATK-05 = A ship that attacks has finished its move; squares it did not use are lost.
    .title = The attack ends the move
QU-ATK-06 = The attacker rolls the black die and the defender the white die; each adds the number of their fighting ship.
    .title = Rolling for combat
QU-ATK-07 = The lower total wins the combat, and a tie goes to the attacker.
    .title = The lower total wins
QU-ATK-08 = If the attack succeeds, the defending ship is destroyed, rolled at once and put in its owner’s scrapyard.
    .title = The loser is scrapped
QU-ATK-09 = A destroyed ship is rolled just once and may come up with the number it had before.
    .title = A scrapped ship’s number
QU-ATK-10 = After a won attack the attacker chooses to take the defender’s square or to step back to the approach square.
    .title = Advance or step back
QU-ATK-11 = A won attack raises the attacker’s dominance by 1 and lowers the defender’s by 1, within the limits of 1 and 6. Then infamy is checked.
    .title = Dominance after a win
QU-ATK-12 = If the defender’s total is lower, the attacker survives and returns to the approach square, not to where its move began. Nobody’s dominance changes, and the move is spent.
    .title = A repelled attack
QU-ATK-13 = A ship that attacks an enemy next to its starting square has that starting square as its approach square.
    .title = Attacking without approach
QU-ATK-14 = A failed attack costs you nothing but the move, unless a card such as Stubborn says otherwise.
    .title = No risk in failing
QU-ATK-15 = Each move contains one attack at most. Further attacks come only from the battlestation’s strike or from cards.
    .title = One attack per move
QU-ATK-16 = After a won attack, the attacker first chooses the final square; then both dominance dice change; then any infamy cube is placed; last come cards that react to a destruction.
    .title = Order after a won attack

section-QU-BUILD = Build
QU-BUILD-01 = Building takes two actions at once, both in the same turn. With a single action left you cannot build.
    .title = Building costs two actions
QU-BUILD-02 = Your ships on the planet’s orbital squares must add up to exactly the planet’s number.
    .title = The sum must match
QU-BUILD-03 = All your ships in orbit of the planet are added up; you may not leave one out to make the sum fit.
    .title = Every orbiting ship counts
QU-BUILD-04 = Your ships on diagonal squares do not count, and enemy ships make no difference wherever they are.
    .title = Who does not count
QU-BUILD-05 = The planet must have a free slot.
    .title = The planet needs room
QU-BUILD-06 = You cannot build on a planet that already has your cube. In the revised edition, entanglement is the only exception.
    .title = No second cube of yours
QU-BUILD-07 = A cube goes from your sheet to a free slot of the planet and earns one card in this turn’s card phase. If it was your last cube, you have won.
    .title = Placing the built cube
QU-BUILD-08 = Building uses neither the move nor the ability of the ships in orbit, and they stay where they are.
    .title = Ships stay ready
QU-BUILD-09 = Since planets are numbered 7 to 10, building without the help of a card takes at least two ships. Only your actions limit how often you build: three actions allow one build.
    .title = Two ships at least
QU-BUILD-10 = If no planet is open to you, you cannot build and the game goes on. The revised edition then allows entanglement, as long as a slot is free somewhere.
    .title = Nowhere left to build

section-QU-RES = Research
QU-RES-01 = For one action, your research die goes up by 1.
    .title = Research adds one
QU-RES-02 = You may research several times in the same turn.
    .title = Researching several times
QU-RES-03 = Research never rises above 6; when it is at 6, the research action is not available.
    .title = Six is the limit
QU-RES-04 = Research at 6 is a breakthrough: it gives you one card choice in this turn’s card phase.
    .title = The breakthrough
QU-RES-05 = Once the breakthrough’s choice is made, the research die goes back to 1.
    .title = Research starts over
QU-RES-06 = Research returns to 1 however the choice is spent, whether on a new display or on nothing, and at the latest when the card phase ends.
    .title = No saving a breakthrough
QU-RES-07 = If a card brings research to 6 during the card phase, you gain a choice in that same phase.
    .title = Breakthrough in the card phase
QU-RES-08 = When you have several choices, the first one spent is the breakthrough’s. Research is set to 1 right after the card is taken and before a gambit takes effect.
    .title = The breakthrough comes first

section-QU-SHIP-0 = Ship abilities
QU-SHIP-0-01 = Each type of ship has one special ability. A ship may use it once per turn, on top of your three actions.
    .title = One ability per type
QU-SHIP-0-02 = A ship uses one ability per turn and no more, even when its number changes in between.
    .title = Changing gives no second use
QU-SHIP-0-03 = Using an ability is not an action. Transport and maneuver, however, work only while that ship makes a move, and the move has to be paid for.
    .title = Abilities are not actions
QU-SHIP-0-04 = Only your own ships on the board use abilities, and only in your own turn; ships in the scrapyard or in the reserve have none.
    .title = Your turn, on the board
QU-SHIP-0-05 = No ability may be used while a move or an attack is under way.
    .title = Not during a move
QU-SHIP-0-06 = A ship whose number has changed may use its new ability, provided it has not used any ability this turn.
    .title = The ability of the new number
QU-SHIP-0-07 = You never have to use an ability.
    .title = Abilities are optional

section-QU-SHIP-1 = Battlestation
QU-SHIP-1-01 = A battlestation may make an extra one-square move that must be an attack on an enemy near it, never diagonally. Without such an enemy there is no strike.
    .title = Strike: hit a neighbour
QU-SHIP-1-02 = The strike costs no action.
    .title = The strike is free
QU-SHIP-1-03 = The strike is not the ship’s move of the turn: before or after it, the battlestation may still move or attack normally.
    .title = Strike and move
QU-SHIP-1-04 = A strike is fought like any attack. If it succeeds, the battlestation advances or stays; if it fails, it stays; dominance changes as usual.
    .title = A strike is a real attack
QU-SHIP-1-05 = Every ship that shows 1 and has not used an ability this turn may strike, even if it moved earlier with another number.
    .title = Any ship showing 1

section-QU-SHIP-2 = Flagship
QU-SHIP-2-01 = When a flagship moves, it may first load one of your ships from the eight squares around it, then move one or two squares, and finally set the ship down on an empty square around it.
    .title = Transport: carry a ship
QU-SHIP-2-02 = A transport uses the flagship’s move and its ability, and costs one action.
    .title = What a transport uses
QU-SHIP-2-03 = A flagship carrying a ship cannot attack.
    .title = No attack while loaded
QU-SHIP-2-04 = Being carried counts neither as a move nor as an ability of the passenger. Once set down, it may still move or attack if it has not done so yet, for an action of its own.
    .title = The passenger stays ready
QU-SHIP-2-05 = The passenger is set down on any empty square of the eight around the flagship’s final square, diagonals included.
    .title = Where the passenger lands
QU-SHIP-2-06 = The passenger is taken aboard before the first step and set down after the last one; nothing is loaded or dropped on the way.
    .title = Load first, drop last
QU-SHIP-2-07 = The square the passenger has left is empty: the flagship may cross it or stop there.
    .title = The passenger’s old square
QU-SHIP-2-08 = The passenger may come down on its own former square or on the flagship’s, if that square is empty and around the flagship’s final square.
    .title = Dropping on a former square
QU-SHIP-2-09 = A transport needs at least one step. Going one square out and back to the starting square is allowed.
    .title = Out and back is allowed
QU-SHIP-2-10 = A loaded flagship may only stop where at least one square around it is empty for the passenger.
    .title = Room for the passenger
QU-SHIP-2-11 = A flagship carries one ship, and only one of yours. The passenger may already have moved, attacked or used its ability, and two flagships may carry it in the same turn.
    .title = One of your ships at a time
QU-SHIP-2-12 = A flagship that moves without a passenger keeps its ability, but a later transport would need another move.
    .title = Moving without a passenger

section-QU-SHIP-3 = Destroyer
QU-SHIP-3-01 = A destroyer swaps places with any other ship of yours on the board, however far away.
    .title = Warp: swap two ships
QU-SHIP-3-02 = Warping is not a move: the destroyer may still move in the same turn, before or after.
    .title = Warp is not a move
QU-SHIP-3-03 = A warp costs no action and uses only the destroyer’s ability; the other ship keeps its move and its ability.
    .title = What a warp uses
QU-SHIP-3-04 = Both ships keep their numbers, and nothing between them can block the swap.
    .title = Only the places change

section-QU-SHIP-4 = Frigate
QU-SHIP-4-01 = A frigate may be changed to 3 or to 5, as you choose, without a roll.
    .title = Modify: become 3 or 5
QU-SHIP-4-02 = The change is the ship’s ability for this turn, so it can neither warp as a 3 nor maneuver as a 5 until your next turn.
    .title = Modifying is its ability
QU-SHIP-4-03 = A frigate that modifies before moving has the range of its new number. It may just as well modify after its move, for example to make a sum fit.
    .title = Before or after its move
QU-SHIP-4-04 = A frigate cannot modify between arriving for an attack and the combat roll.
    .title = Not on the brink of combat

section-QU-SHIP-5 = Interceptor
QU-SHIP-5-01 = When an interceptor moves, it may step diagonally and may also attack diagonally.
    .title = Maneuver: diagonal flight
QU-SHIP-5-02 = A move with a maneuver uses the ship’s move and its ability, and costs one action.
    .title = What a maneuver uses
QU-SHIP-5-03 = During a maneuver each step may be straight or diagonal, in any mix.
    .title = Mixing steps
QU-SHIP-5-04 = A diagonal step may pass between two blocked squares; only the square entered has to be free.
    .title = Slipping between two obstacles
QU-SHIP-5-05 = A move made only of straight steps does not use the ability. A ship showing 5 that has already used an ability this turn can only step straight.
    .title = Straight moves keep the ability
QU-SHIP-5-06 = If the last step of an attack is diagonal, the approach square is the one it came from, and a repelled interceptor returns there.
    .title = Repelled on the diagonal

section-QU-SHIP-6 = Scout
QU-SHIP-6-01 = A scout may reroll itself without spending an action.
    .title = Free reconfigure
QU-SHIP-6-02 = The scout’s die is rolled until it shows something other than 6.
    .title = It must stop being 6
QU-SHIP-6-03 = After the free reroll the ship has used its ability and cannot use that of its new number this turn.
    .title = The reroll was its ability
QU-SHIP-6-04 = A scout rerolls before or after its move, never during it. The same ship may also be reconfigured by an action.
    .title = Before or after moving

section-QU-DOM = Dominance and infamy
QU-DOM-01 = Each enemy ship you destroy raises your dominance by 1.
    .title = Gain for a destroyed enemy
QU-DOM-02 = Each ship of yours that is destroyed lowers your dominance by 1.
    .title = Loss for your own ship
QU-DOM-03 = Dominance starts at 1 and stays between 1 and 6; a loss at 1 changes nothing.
    .title = Between one and six
QU-DOM-04 = Dominance changes only through a ship lost in an attack, the reset after infamy, or a card. A repelled attack leaves it alone.
    .title = When dominance changes
QU-DOM-05 = When your dominance reaches 6, you at once place a cube on a free slot of a planet without a cube of yours. You need no ship there and spend no action. In the revised edition, entanglement can open further planets.
    .title = Infamy places a cube
QU-DOM-06 = After the infamy cube your dominance goes back to 1 and may rise again in the same turn.
    .title = Dominance starts over
QU-DOM-07 = A player may reach infamy any number of times in a game.
    .title = Infamy can come again
QU-DOM-08 = An infamy cube placed in your own turn earns one card in that turn’s card phase.
    .title = A card for infamy
QU-DOM-09 = Infamy needs a free slot as well; full planets cannot be chosen.
    .title = Not on a full planet
QU-DOM-10 = If no slot is open to you, no cube is placed and the die stays at 6. As soon as a slot becomes legal for you while it still shows 6, the cube is placed; a lost ship lowers it as usual.
    .title = Infamy with nowhere to go
QU-DOM-11 = The infamy cube must be placed whenever a legal slot exists; you only choose where.
    .title = Infamy is not optional
QU-DOM-12 = Dominance beyond 6 is lost: with 5 and a gain of 2 you reach 6, place the cube and go back to 1.
    .title = Surplus dominance is lost
QU-DOM-13 = If you reach infamy in another player’s turn, you place the cube and reset the die at once. In the revised edition you also choose a card when that turn’s card phase ends, once the active player is done; in the first edition you get none.
    .title = Infamy outside your turn
QU-DOM-14 = If you reach infamy during your own card phase, you place the cube at once and gain one more choice in that phase.
    .title = Infamy in the card phase

section-QU-CARD = Advance cards
QU-CARD-01 = Advance cards are gained only in the card phase, after all actions of the turn.
    .title = Cards come after actions
QU-CARD-02 = You choose one card for every cube you placed in this turn, by building or by infamy, and one more for a breakthrough.
    .title = How many cards
QU-CARD-03 = Each choice takes any one of the six face-up cards, of either kind. Several choices are made one after another.
    .title = Any face-up card
QU-CARD-04 = A gambit card takes effect when you take it and is then discarded. It is never kept and never costs an action.
    .title = Gambits act at once
QU-CARD-05 = A command card stays beside your sheet and keeps its effect for the rest of the game, unless you have to discard it.
    .title = Commands are lasting
QU-CARD-06 = The gap in the display is filled from the same kind’s pile right after each choice, so your next choice sees the new card.
    .title = Refill after each choice
QU-CARD-07 = A gambit is carried out first, then discarded, and only then replaced in the display.
    .title = Gambit: effect, discard, refill
QU-CARD-08 = You may own three command cards. When you take a fourth, one of them goes to the discard pile and is lost to you.
    .title = Three commands at most
QU-CARD-09 = When you take a fourth command card, you at once discard one of the three you held before, which may be one taken earlier in this phase. The new card itself stays.
    .title = Making room for a fourth
QU-CARD-10 = Instead of taking a card, you may spend a choice to discard all six face-up cards and turn up six new ones.
    .title = Renewing the display
QU-CARD-11 = Each renewal costs exactly one choice and always replaces all six cards. You may repeat it as long as you have choices left.
    .title = The price of renewing
QU-CARD-12 = Discarded cards go to the pile of their own kind. When a draw pile is empty, its discard pile is shuffled to form a new one; the two kinds never mix.
    .title = Discards return
QU-CARD-13 = A discard pile is reshuffled when a card has to be drawn from an empty pile; if that is empty too, the display stays short. When the display is renewed, the old cards are discarded before new ones are drawn.
    .title = When piles run out
QU-CARD-14 = A command card cannot be used in the turn you gained it. Only Momentum makes it available sooner.
    .title = New commands wait
QU-CARD-15 = Every command card, including one that works by itself, takes effect from its owner’s next turn. In the opponents’ turns before that it does nothing.
    .title = Active from your next turn
QU-CARD-16 = Expansion ships join the game only through the gambit Expansion, one per card.
    .title = Expansion brings reserve ships
QU-CARD-17 = Once both your expansion ships are in play, on the board or in the scrapyard, Expansion is of no use to you.
    .title = Expansion used up
QU-CARD-18 = A player with no expansion ship left may not choose Expansion; another card or a new display can always be chosen instead.
    .title = Not without ships in reserve
QU-CARD-19 = Roll the expansion ship, then choose: an empty orbital square of a planet with your cube, or your scrapyard. The new ship neither costs nor gives an action.
    .title = How an expansion ship enters
QU-CARD-20 = You may pass up a choice. Choices you do not use lapse at the end of the turn.
    .title = Declining a card
QU-CARD-21 = The gambit Aggression raises your dominance by 2 at once; it can lead straight to infamy.
    .title = Aggression in short
QU-CARD-22 = The gambits are Expansion, Aggression, Momentum, Relocation, Reorganization and Sabotage. All other advance cards are command cards.
    .title = Which cards are gambits

section-QU-FAQ = Questions and answers
QU-FAQ-01 = In one turn a ship can make one move, with or without an attack, and use one ability.
    .title = A ship’s turn in short
QU-FAQ-02 = After a change of number, the new ability is available only if the ship has used none this turn. A ship rerolled by an action qualifies; a scout that rerolled itself does not.
    .title = Ability after a change
QU-FAQ-03 = Abilities belong to your own turn, to ships on the board and to the time between moves. A frigate that has moved up to attack therefore fights as a 4.
    .title = No last-moment change
QU-FAQ-04 = Actions and abilities have no fixed order within your turn.
    .title = No prescribed order
QU-FAQ-05 = Your turn is not over after the third action: unused abilities and card powers remain available.
    .title = The third action ends nothing
QU-FAQ-06 = An attacker that loses is not destroyed; it stays on the square from which it attacked.
    .title = A losing attacker survives
QU-FAQ-07 = A failed attack costs no dominance, since dominance follows destroyed ships only.
    .title = Failure costs no dominance
QU-FAQ-08 = Only Relocation moves a cube, and the cube keeps its owner; it earns no card and wins no game. The new planet needs a free slot and no cube of that colour; in the first edition its number may also not exceed the old planet’s.
    .title = Moving a cube is not placing
QU-FAQ-09 = You gain cards in the card phase of your own turn. In the revised edition there is one exception: the card for an infamy cube placed in another player’s turn.
    .title = Cards in your own turn
QU-FAQ-10 = Transport and maneuver take place inside a move: together they use the ship’s move, its ability and one action.
    .title = Abilities within a move
QU-FAQ-11 = A second move granted by a card gives a flagship or interceptor no second ability. A second ability helps them only if another power also lets them move again.
    .title = Second move, second ability
QU-FAQ-12 = When a card contradicts a rule, follow the card.
    .title = Cards beat rules
QU-FAQ-13 = A power that works once per turn works once in each of your own turns, never in someone else’s.
    .title = “Once per turn” is yours
QU-FAQ-14 = A card power called free spends none of your actions; one that uses an action spends one. Gambits never spend any.
    .title = Free or for an action
QU-FAQ-15 = A gambit acts the moment you take it; a command card acts from the start of your next turn, whether it works by itself or on demand.
    .title = When cards take effect

section-QU-NOTE = Notes on cards
QU-NOTE-01 = A ship gained by Expansion is yours for the rest of the game. If destroyed, it goes to your scrapyard like any other and can be deployed again.
    .title = Expansion ships stay
QU-NOTE-02 = Expansion gives no extra action: even a fleet of five has three per turn. With both expansion ships in play, the card can no longer be used.
    .title = More ships, same actions
QU-NOTE-03 = If the defender destroys the attacker through Stubborn, the defender gains 1 dominance and the attacker loses 1. The attacking ship is rolled into its owner’s scrapyard, and the defender may reach infamy out of turn.
    .title = Stubborn strikes back
QU-NOTE-04 = Combat rerolls from Relentless or Cruel are decided once both combat dice have been rolled.
    .title = Rerolls after both rolls
QU-NOTE-05 = If both sides may reroll, the attacker decides first and the defender second. The last roll of each die counts.
    .title = The attacker decides first
QU-NOTE-06 = The attacker decides and rerolls; then the defender, knowing the result, decides and rerolls. The attacker gets no further say.
    .title = One round of rerolls
QU-NOTE-07 = Extra actions or moves from cards such as Arrogant, Curious or Warlike never by themselves let one ship move twice in a turn.
    .title = Extra actions, no second move
QU-NOTE-08 = A change made by Flexible is a card power and does not use up the ship’s ability. The ship still has only one ability per turn.
    .title = Flexible and abilities
QU-NOTE-09 = A second move through Energetic does not renew the ability: an interceptor that has already maneuvered flies straight, one that has not may still use diagonals.
    .title = Energetic renews no ability
QU-NOTE-10 = Momentum starts a new turn with two actions. All ships may move and use abilities again, and all your command cards are ready, those just gained included.
    .title = Momentum opens a new turn
QU-NOTE-11 = The Momentum turn begins at once. Choices you had left are taken in its card phase, together with those you earn there; no cube is counted twice.
    .title = Momentum and open choices
QU-NOTE-12 = Cunning lets a battlestation, destroyer, frigate or scout use an ability a second time in the turn.
    .title = Cunning repeats an ability
QU-NOTE-13 = Cunning alone gives a flagship or interceptor nothing, since it grants no second move. Together with Energetic, it allows a second transport or maneuver during that second move.
    .title = Cunning needs a second move
QU-NOTE-14 = The second use is the ability of the number the ship shows at that moment: a frigate turned into a 3 may warp thanks to Cunning.
    .title = Cunning uses the current number
QU-NOTE-15 = If your Stealthy is active, ships of a Reorganization may go on any empty square with no ship on the four squares near it. Ships of every player count; diagonal neighbours do not matter.
    .title = Reorganization with Stealthy
QU-NOTE-16 = If your Clever is active, you choose the new numbers of a Reorganization instead of rolling. A Clever gained this turn does not help yet.
    .title = Reorganization with Clever

section-QU-EX = Worked examples

section-QU-EDITION = Editions
QU-EDITION-01 = The set-up asks for an edition: revised, the default, or first. The first edition has no entanglement, uses the older Curious, Strategic and Relocation, and gives no card for an infamy cube placed outside your turn. Both use the corrected maps.
    .title = Choosing an edition

section-QU-MAP = Maps
QU-MAP-01 = Every map is made for a fixed number of players; a game with any other number cannot be started on it.
    .title = A map fits its players
QU-MAP-02 = Each map sets how many cubes every player has for the whole game, the one on the start planet included.
    .title = Cubes depend on the map
QU-MAP-03 = Only the maps in the list can be played. Older versions replaced by a correction stay in the list and can still be chosen.
    .title = Known maps only

section-QU-VOID = The void tile
QU-VOID-01 = At the start of your turn, your research rises by 1 for each of your ships on the void tile, up to 6. This costs no action.
    .title = Research from the void
QU-VOID-02 = The void tile has no planet and no slot, so ships may enter all nine of its squares. Nobody ever starts there.
    .title = A tile without a planet

section-QU-ENT = Entanglement
QU-ENT-01 = If every free slot on the whole map is on planets that already hold a cube of yours, you may place another cube on such a planet.
    .title = When entanglement applies
QU-ENT-02 = To build there, your ships in orbit must match the planet’s number plus 3 for each cube of yours already on it.
    .title = The number rises by three
QU-ENT-03 = Under the same condition an infamy cube may go there too, without any sum. A free slot is always needed.
    .title = Entanglement and infamy
QU-ENT-04 = There is no entanglement in the first edition: a second cube of your colour on a planet is never allowed.
    .title = Revised edition only

section-QU-HOUSE = House rules
QU-HOUSE-01 = This is a house rule, not from the rulebook: if for 50 full rounds nobody places a cube, destroys a ship or takes a card, the game ends in a draw. It also ends in a draw after a turn that leaves no planet able to take another cube from anyone.
    .title = Draw when a game goes nowhere

section-QU-AGILE = Agile
QU-AGILE-01 = Each of your ships may move one square further than its number, so a transporting flagship may go up to three. The battlestation’s strike and the single step of Tactical stay at one square.
    .title = One square further

section-QU-ARROGANT = Arrogant
QU-ARROGANT-01 = If at the start of your turn you have more ships on the board than each other player, you have one extra action this turn. A tie gives nothing, ships elsewhere do not count, and the extra action lets no ship move twice.
    .title = Action for the largest fleet

section-QU-BRILLIANT = Brilliant
QU-BRILLIANT-01 = At the start of your turn your research rises by 2, up to 6. If it reaches 6, you have a breakthrough in this turn’s card phase.
    .title = Research at turn start

section-QU-CEREBRAL = Cerebral
QU-CEREBRAL-01 = Once per turn, without an action, you may lower your dominance by 1 to raise your research by 3, up to 6. At dominance 1 you cannot.
    .title = Dominance into research

section-QU-CLEVER = Clever
QU-CLEVER-01 = Whenever one of your ships would be rolled, you choose its number instead, even when it is destroyed in another player’s turn. A reconfigured ship must still change its number, and a scout may not choose 6. Combat dice and the roll of the set-up are not affected.
    .title = Choose instead of rolling

section-QU-CONFORMIST = Conformist
QU-CONFORMIST-01 = If at the start of your turn at least two of your ships on the board show the same number, you have one extra action this turn. More pairs do not give more, and other players’ ships do not count.
    .title = Action for a pair

section-QU-CRUEL = Cruel
QU-CRUEL-01 = When one of your ships fights, attacking or defending, you may make your opponent reroll their combat die once. You decide after both dice are rolled, the attacker before the defender, and the new roll counts.
    .title = Make the enemy reroll

section-QU-CUNNING = Cunning
QU-CUNNING-01 = Once per turn, one of your ships may use an ability a second time: the ability of the number it shows at that moment. This gives no second move, so a flagship or interceptor benefits only if something else lets it move again.
    .title = A second ability use

section-QU-CURIOUS = Curious
QU-CURIOUS-01 = Once per turn, one of your ships may move without an action, a transport included, provided you make no attack in the whole turn. A ship that has already moved may use it only if Energetic lets it move again. After an attack the card cannot be used, and once it is used no attack may follow, not even a strike. In the first edition only this free move may not attack; other attacks remain allowed.
    .title = A free peaceful move

section-QU-DANGEROUS = Dangerous
QU-DANGEROUS-01 = When one of your ships is attacked, you may choose, before the combat dice are rolled, to have both ships destroyed. Both are rolled into their owners’ scrapyards, nobody’s dominance changes, and no card rewards anyone for it.
    .title = Both ships are lost

section-QU-EAGER = Eager
QU-EAGER-01 = Deploying costs you no action. You may do it as often as you have ships in the scrapyard and free squares for them.
    .title = Deploying is free

section-QU-ENERGETIC = Energetic
QU-ENERGETIC-01 = Your ships may move, or move and attack, more than once per turn; each move still costs an action. A ship’s single ability use per turn is not renewed.
    .title = Ships may move again

section-QU-FEROCIOUS = Ferocious
QU-FEROCIOUS-01 = Each of your combat rolls is lowered by 1, in attack and in defence; it may fall below 1.
    .title = Better combat rolls

section-QU-FLEXIBLE = Flexible
QU-FLEXIBLE-01 = Once per turn, without an action, change the number of one of your ships on the board by 1, up or down, but not from 6 to 1 or from 1 to 6. This is not possible during a move or attack and does not use or renew the ship’s ability.
    .title = Change a number by one

section-QU-INGENIOUS = Ingenious
QU-INGENIOUS-01 = When you build, you may also count your ships diagonally next to the planet, deciding for each one. Your ships in orbit always count.
    .title = Diagonal ships may help

section-QU-INTELLIGENT = Intelligent
QU-INTELLIGENT-01 = You may also build when your sum is exactly 1 above or 1 below the number needed. This works together with Ingenious and with the raised number of entanglement.
    .title = One off is close enough

section-QU-NOMADIC = Nomadic
QU-NOMADIC-01 = Once per turn, for one action, put one of your ships that is in orbit on a free orbital square of a planet whose tile shares an edge with its planet’s tile. This is not a move: no attack, no transport, and the ship may still move. Void tiles have no orbit to leave or reach.
    .title = From orbit to orbit

section-QU-PLUNDERING = Plundering
QU-PLUNDERING-01 = The first time you destroy an enemy ship in your own turn, your research rises by 3, up to 6. This happens once per turn and not for ships lost through Dangerous.
    .title = Research from victory

section-QU-PRECOCIOUS = Precocious
QU-PRECOCIOUS-01 = Your breakthrough comes at research 4 or more instead of 6. In the card phase you then get one choice and research returns to 1; you cannot hold it back.
    .title = Breakthrough at four

section-QU-RATIONAL = Rational
QU-RATIONAL-01 = Your combat die is not rolled but counts as 3, and nobody can reroll it. Ferocious and Strategic still change it; your opponent’s die is rolled as usual.
    .title = Your die is always three

section-QU-RAVENOUS = Ravenous
QU-RAVENOUS-01 = You gain 2 dominance instead of 1 for each enemy ship you destroy and lose 2 instead of 1 for each ship you lose, always between 1 and 6. With Righteous as well, you gain 2 and lose nothing.
    .title = Dominance counts double

section-QU-RELENTLESS = Relentless
QU-RELENTLESS-01 = When one of your ships fights, attacking or defending, you may reroll your own combat die once. You decide after both dice are rolled, the attacker before the defender, and the new roll counts.
    .title = Reroll your combat die

section-QU-RESOURCEFUL = Resourceful
QU-RESOURCEFUL-01 = Once per turn, without an action, you may roll one of your ships on the board into your scrapyard to gain one action for this turn. It is not destroyed in combat, so dominance does not change.
    .title = A ship for an action

section-QU-RIGHTEOUS = Righteous
QU-RIGHTEOUS-01 = Your dominance does not fall when your ships are destroyed. The price of Cerebral and the reset after infamy still lower it.
    .title = No dominance lost

section-QU-SCRAPPY = Scrappy
QU-SCRAPPY-01 = In your own turn you may reroll each of your rolls once, ship dice and attack die alike, and the second result counts. A reconfigured ship must still end on a new number. It combines with Relentless, but does not work in the set-up or when you defend in another player’s turn.
    .title = Reroll any of your dice

section-QU-STEALTHY = Stealthy
QU-STEALTHY-01 = When you deploy, you may use any empty square, void squares included, that has no ship of any player on the four squares near it. Diagonal neighbours do not matter. The same applies to Expansion and Reorganization.
    .title = Deploy far from others

section-QU-STRATEGIC = Strategic
QU-STRATEGIC-01 = If another of your ships is near your fighting ship, your combat roll is lowered by 2, once only, and may fall below 1. An attacker is judged on the square it attacks from; in the first edition a ship of yours near the target’s square is enough as well.
    .title = Strength in company

section-QU-STUBBORN = Stubborn
QU-STUBBORN-01 = When your ship is attacked, you win ties, and if you win the combat the attacker is destroyed: you gain 1 dominance and its owner loses 1. Your ship stays in place, and Plundering and Warlike give nothing because it is not your turn.
    .title = Defence that bites back

section-QU-TACTICAL = Tactical
QU-TACTICAL-01 = Once per turn, move one of your ships exactly one square without an action; it may attack, transport or step diagonally if its ability allows. This is the ship’s move of the turn, so it must not have moved before and does not move again unless Energetic lets it.
    .title = One free step

section-QU-TYRANNICAL = Tyrannical
QU-TYRANNICAL-01 = Once per turn, without an action, you may lower your research by 1 to raise your dominance by 1. At research 1 you cannot. Reaching 6 this way means infamy at once.
    .title = Research into dominance

section-QU-WARLIKE = Warlike
QU-WARLIKE-01 = The first time you destroy an enemy ship in your own turn, you gain one action for this turn. It lets no ship move twice and is not gained for ships lost through Dangerous.
    .title = Action for a victory

section-QU-EXPANSION = Expansion
QU-EXPANSION-01 = Roll one of your expansion dice and put it on a free orbital square of a planet with your cube, or in your scrapyard; it belongs to your fleet from then on and adds no action. With Clever you choose its number; with Stealthy you may also choose a lone square. The card cannot be taken once both your expansion ships are in play.
    .title = A new ship joins

section-QU-AGGRESSION = Aggression
QU-AGGRESSION-01 = Your dominance rises by 2, up to 6. Reaching 6 means infamy at once and one more card choice.
    .title = Two dominance at once

section-QU-MOMENTUM = Momentum
QU-MOMENTUM-01 = You take another complete turn at once, with two actions instead of three. Moves, abilities, once-per-turn powers and start-of-turn effects are all fresh, and command cards just gained are active. Choices still owed are taken in its card phase. Gained at the end of another player’s turn, it is played before the next player’s.
    .title = Another turn at once

section-QU-RELOCATION = Relocation
QU-RELOCATION-01 = Pick another player’s cube and move it to a free slot of a planet where its owner has none. In the first edition the cube cannot go to a planet with a higher number. It places no new cube, so it never wins the game, and it does nothing if no such move exists.
    .title = Shift an opponent’s cube

section-QU-REORGANIZATION = Reorganization
QU-REORGANIZATION-01 = Choose any number of your ships on the board and in the scrapyard, then roll them all together; a ship may keep its number. Put each on a free orbital square of a planet with your cube or in your scrapyard. With Clever you choose the numbers; with Stealthy you may also choose lone squares; unused expansion ships stay out.
    .title = Reroll and regroup

section-QU-SABOTAGE = Sabotage
QU-SABOTAGE-01 = Clockwise from whoever took the card, every other player chooses and discards one of their command cards; cards not active yet count too. A player without command cards loses nothing.
    .title = Everyone else loses a command
