### The lessons of Quantum. Each step is a message: its text, then what is asked, hinted and answered.

## Moving

lesson-quantum-move = Move and orbit
    .about = How far ships fly, what an orbit is, and how lost ships return.

lesson-quantum-move-ships = Every **ship is a die**. Its number says how far it flies **and** how strong it is: a 1 is slow and strong, a 6 fast and weak. You play blue: a Destroyer, which is a 3, and a Battlestation, which is a 1.
    .title = Ships are dice

lesson-quantum-move-orbit = A move costs one of your three actions. A 3 flies **up to three squares** along rows and columns, and may turn on the way. The four squares that share an edge with a planet are its **orbit**.
    .title = Into orbit
    .task = Fly the Destroyer on c3 into orbit of the planet e5.
    .hint = Pick c3, then one of the lit squares beside e5. d5 and e4 are both three squares away.
    .done = In orbit. Only there does a ship help you to build.
    .corner = d4 touches e5 only at a corner, and a corner is no orbit. Which squares share an edge with e5?
    .elsewhere = The Destroyer may go there, but that square is not beside e5. Which squares share an edge with it?
    .station = That is the Battlestation, and a 1 flies a single square. Which of your ships goes further?
    .otherwise = You could do that in a game. Here, fly the Destroyer: pick c3 first.

lesson-quantum-move-around = **Planets and ships block the way**: nobody passes through them. A move may still turn corners, as long as every square on it is free.
    .title = Around a planet
    .task = Fly the Frigate from d5 to f5, on the other side of the planet.
    .hint = An enemy holds e4, so go round below: d6, e6, f6, f5 are four squares.
    .done = Four squares, and around the bend. The way itself is yours to choose.
    .attack = That is an attack, which comes in another lesson. Fly to f5 instead.
    .short = Allowed, but the Frigate stops short. A 4 has four squares: is there a free way to f5?
    .modify = A Frigate may change its number, but a 3 does not get round the planet and a 5 is not needed. Just fly.
    .otherwise = You could do that in a game. Here, fly the Frigate from d5 to f5.

lesson-quantum-move-deploy = Destroyed ships wait in your **scrapyard**. For one action a ship comes back, with the number it shows, into orbit of a planet that has **one of your cubes**. It may still move this turn, for another action.
    .title = Back from the scrapyard
    .task = Deploy the Flagship from your scrapyard.
    .hint = Pick the die in your scrapyard, then a square beside b2, where your cube is.
    .done = Back on the board. Your cubes are your harbours.
    .reroll = That rolls the die anew for an action. A 2 is strong: bring it back as it is.
    .move = That ship is on the board already. Which die waits in the scrapyard?
    .otherwise = You could do that in a game. Here, bring a ship back: pick the die in your scrapyard.

## Building

lesson-quantum-build = Build
    .about = How cubes are placed, and how the last one wins.

lesson-quantum-build-sum = You win by placing **all your cubes**. A planet takes one when your ships **in its orbit add up to exactly its number**. e5 is an 8: the Interceptor on e4 gives 5, so 3 are missing.
    .title = An exact sum

lesson-quantum-build-arrive = The Destroyer is a 3. With it in orbit too, the sum is 5 + 3 = 8.
    .title = Make it eight
    .task = Bring the Destroyer from c4 into orbit of e5.
    .hint = d5 shares an edge with e5 and is two squares away.
    .done = 5 + 3 = 8: the planet is ready.
    .corner = That is a corner of e5, so the Destroyer would not count. Which free square shares an edge with it?
    .leaves = The Interceptor on e4 is in orbit already and gives 5. Which ship brings the missing 3?
    .warp = A Warp swaps the two ships: then the Destroyer is in orbit and the Interceptor is not. Fly instead.
    .elsewhere = That square is not beside e5. Where would the Destroyer count?
    .otherwise = You could do that in a game. Here, fly the Destroyer on c4 into orbit.

lesson-quantum-build-build = Building takes **two actions** of the same turn. You have two left. The ships stay where they are, and each cube earns you a card at the end of the turn.
    .title = Place the cube
    .task = Build on e5.
    .hint = Pick the planet e5 itself.
    .done = A cube on e5. It never leaves the board.
    .leaves = Now the sum is right: another move or roll would spoil it. Pick the planet.
    .otherwise = That spends an action, and building needs the two you have. Pick the planet e5.

lesson-quantum-build-exact = **All your ships in orbit count**; none may be left out. Here 5 + 3 + 2 make 10, but e5 needs 8. With three actions you can put that right and still build.
    .title = Too much is not right
    .task = Move the ship that is too much out of the orbit of e5.
    .hint = 10 is 2 too much. Fly the Flagship from f5 to a square that does not touch e5 with an edge, such as f6.
    .done = Now 5 + 3 = 8, with two actions left: enough to build.
    .still = e6 is in orbit as well, so the sum stays 10. Which squares do not count?
    .other = Then the sum is wrong the other way. Which number is exactly what is too much?
    .chance = A roll may give any number. There is a sure way for one action.
    .otherwise = That leaves a sum of 10. Which ship must leave the orbit?

lesson-quantum-build-win = One cube is left on your sheet. Four and three make 7, and e2 is a 7 without a cube of yours. **The last cube wins at once**: nothing else is played.
    .title = The last cube
    .task = Win the game.
    .hint = Pick the planet e2.
    .done = Won. That is all there is to winning: five cubes, placed one by one.
    .otherwise = You can win this very moment. Which planet has exactly 7 in its orbit?

## Combat

lesson-quantum-combat = Combat
    .about = How ships attack, who wins, and why lower is better.

lesson-quantum-combat-rule = An attack is **the end of a move** onto an enemy’s square; both together cost one action. Each side rolls a die and adds its ship’s number. **The lower sum wins**, and a tie goes to the attacker.
    .title = Lower wins

lesson-quantum-combat-attack = The enemy’s square counts as one of the squares flown. From c4 to e3 it is three, just what a Destroyer has. The square before the enemy is your **approach square**.
    .title = Attack
    .task = Attack the Interceptor on e3 with the Destroyer on c4.
    .hint = Pick c4, then e3, then the square you come from: d3 or e4.
    .done = You rolled 2 + 3 = 5, the Interceptor 3 + 5 = 8. The lower sum wins: it goes to the scrapyard.
    .scout = The Scout would add 6 to its die: against 5 it wins only 15 of 36 times. Who adds less?
    .only-moved = That is a move without an attack. End it on the enemy’s own square, e3.
    .otherwise = You could do that in a game. Here, attack with the Destroyer: pick c4, then e3.

lesson-quantum-combat-advance = After a won attack you choose: **take the square**, or step back to the approach square. e3 is in orbit of the planet e2.
    .title = Advance or step back
    .task = Take the square, so that the Destroyer is in orbit of e2.
    .hint = Choose to advance to e3.
    .done = In orbit of e2, and the enemy has lost a ship.
    .back = Allowed, and sometimes wise. But which of the two squares is in orbit of e2?

lesson-quantum-combat-odds = Two ships reach the Frigate on e3, a 4. A sum is a die and a number, so **small numbers attack and defend well**.
    .title = Who attacks best?
    .task = Attack e3 with the ship that wins more often.
    .hint = The Flagship adds 2, the Interceptor 5. Attack with the Flagship: d4, e3, then a square to come from.
    .done = A 6 and still won: 6 + 2 = 8 against 5 + 4 = 9. The Flagship wins here 30 of 36 times.
    .weaker = The Interceptor adds 5 against 4 and wins 15 of 36 times. How often would a 2 win?
    .only-moved = That is a move without an attack. End it on e3.
    .otherwise = You could do that in a game. Here, attack e3.

lesson-quantum-combat-repelled = A failed attack **costs nothing but the move**: the attacker returns to its approach square, and nobody’s ship is lost. So a weak attack may be worth a try, once the strong ships have moved.
    .title = Nothing ventured
    .task = Attack e3 with the Interceptor on f4, and see it fail.
    .hint = Pick f4, then e3, then any square to come from.
    .done = 4 + 5 = 9 against 2 + 4 = 6: repelled. The Interceptor stands on its approach square, unharmed.
    .flagship = The Flagship would be the better attacker. Here the Interceptor is to show what a failed attack costs.
    .otherwise = Here the Interceptor on f4 is to attack e3.

## Abilities

lesson-quantum-abilities = Ship abilities
    .about = What each of the six numbers can do besides flying.

lesson-quantum-abilities-warp = Each number has **an ability**, once a turn for each ship and on top of your three actions. A Destroyer’s **Warp** swaps its place with any other ship of yours, however far away.
    .title = 3: Warp
    .task = Make the orbit of e5 add up to 8, without spending an action.
    .hint = 5 and 3 are 8: swap the Destroyer on i9 with the Scout on d5.
    .done = 5 + 3 = 8, and all three actions are left.
    .other = Then 3 and 6 stand in orbit: 9. Which of the two has to go?
    .chance = A roll may give any number. The Warp is sure and free.
    .moved = A move costs an action, and none of them gets there in time. What can the Destroyer do from afar?
    .otherwise = That changes no sum. Pick the Destroyer on i9 and look at its ability.

lesson-quantum-abilities-modify = A Frigate **modifies** itself into a 3 or a 5, without a roll. That is its ability for this turn: it cannot use that of the new number as well.
    .title = 4: Modify
    .task = Make the orbit of e5 add up to 8.
    .hint = 4 + 5 are 9: one too many. Make the Frigate a 3.
    .done = 3 + 5 = 8, for free.
    .up = That makes 5 + 5 = 10. In which direction is 8?
    .chance = A roll may give any number. The Frigate needs no luck.
    .moved = Both ships are where they should be: only a number is wrong.
    .otherwise = That changes no sum. Pick the Frigate on e4.

lesson-quantum-abilities-load = A Flagship **transports**: as its move it first loads one of your ships from the eight squares around it, then flies. The passenger keeps its own move.
    .title = 2: Transport
    .task = Load the Battlestation on b3 and fly to d4.
    .hint = Pick c3, then Transport, then b3, then d4.
    .done = Aboard and under way. Now it has to get off.
    .elsewhere = That works, but from there e5 is out of reach. Fly to d4.
    .empty = That is a move without a passenger. Choose Transport after the Flagship.
    .slow = A 1 flies a single square. Let the Flagship carry it.
    .otherwise = You could do that in a game. Here, let the Flagship on c3 carry the Battlestation.

lesson-quantum-abilities-drop = The passenger gets off on any free square of the **eight around** the Flagship, diagonals too.
    .title = Getting off
    .task = Set the Battlestation down in orbit of e5.
    .hint = d5 and e4 share an edge with e5.
    .done = A Battlestation has crossed half the board for one action.
    .far = There it is not in orbit. Which free squares around d4 share an edge with e5?

lesson-quantum-abilities-strike = A Battlestation **strikes**: it attacks an enemy right beside it, **without an action**, and keeps its move. Lower sums win, as in every attack.
    .title = 1: Strike
    .task = Destroy the Scout on d6 and keep your last action.
    .hint = Pick d5, then Strike, then d6.
    .done = Struck for free: 3 + 1 = 4 against 2 + 6 = 8. Your action is still there.
    .paid = That attack costs your last action. What attacks without one?
    .interceptor = That costs your last action too, and a 5 is a weak attacker. Who stands beside the Scout?
    .otherwise = Your last action is to stay. What can the Battlestation do without one?

lesson-quantum-abilities-maneuver = An Interceptor’s **Maneuver** lets it step and attack diagonally during its move. A Scout, the last of the six, rerolls itself without an action until it shows another number.
    .title = 5 and 6: Maneuver, free reroll
    .task = Fly the Interceptor from c4 into orbit of h8, in one move.
    .hint = Five diagonal steps: d5, e6, f7, g8, h9. Pick h9.
    .done = Ten squares by rows and columns, five diagonally.
    .short = A good move, but not into orbit of h8. Count diagonal steps: how far do five of them go?
    .scout = The Scout is fast, but a lone 6 is not asked for here. Who flies diagonally?
    .otherwise = You could do that in a game. Here, fly the Interceptor on c4.

## Research and cards

lesson-quantum-research = Research and cards
    .about = How research brings cards, and the two kinds of them.

lesson-quantum-research-research = For one action your **research die** goes up by 1. It stands at 5. At 6 you have a **breakthrough**, which earns a card at the end of this turn.
    .title = To a breakthrough
    .task = Research.
    .hint = Choose Research among the actions.
    .done = Six: a breakthrough.
    .end = With one action you reach 6 this turn. Research first.
    .otherwise = You could do that in a game. Here, bring the research die to 6.

lesson-quantum-research-end = Cards are taken **after** your actions; once you take them, no action follows. You may stop with actions left, but they are lost. In a game you would use them first.
    .title = End the actions
    .task = End your actions.
    .hint = Choose to end your actions, then confirm.
    .done = The cards are next.
    .otherwise = A good idea in a game. Here go on to the cards: end your actions.

lesson-quantum-research-take = Six cards lie face up. A **gambit card** acts at once and is gone. A **command card** stays with you for the whole game; you may own three. A choice takes one card of either kind.
    .title = Two kinds of cards
    .task = Take a command card.
    .hint = { card-agile }, { card-warlike } and { card-brilliant } are command cards.
    .done = Yours for the game. The research die starts again at 1.
    .gambit = That is a gambit card: strong, but once only. Take one that stays.
    .refresh = That spends your choice on six new cards. There are good ones here.
    .pass = Then the breakthrough is wasted. Take a card.

## Dominance

lesson-quantum-dominance = Dominance and infamy
    .about = Why winning fights places cubes too.

lesson-quantum-dominance-dial = Each ship you destroy raises your **dominance** by 1; each one you lose lowers it by 1. It runs from 1 to 6. At 6 you gain **infamy**: a cube, at once, without ships and without an action. You stand at 5.
    .title = The second way

lesson-quantum-dominance-attack = One more destroyed ship is enough. The Flagship adds 2 to its die, the Interceptor on d6 adds 5.
    .title = One more
    .task = Attack d6 with the Flagship on d4.
    .hint = Pick d4, then d6, then d5.
    .done = 4 + 2 = 6 against 1 + 5 = 6: a tie, and ties go to the attacker. Dominance 6.
    .lucky = With the Scout, and a good roll: 1 + 6 = 7 against 2 + 5 = 7. A tie goes to the attacker. Dominance 6.
    .moved = That is a move without an attack. Only destroyed ships raise dominance.
    .otherwise = You could do that in a game. Here, attack d6.

lesson-quantum-dominance-infamy = **Infamy.** The cube goes on any planet with a free slot and without a cube of yours, near or far. Good places are those where building is hard for you.
    .title = A cube from afar
    .task = Place your cube on a planet.
    .hint = Pick any lit planet; e5 needs the largest sum, so it is a good choice.
    .done = A cube without building, and your dominance is back at 1.

lesson-quantum-dominance-loss = Your opponent’s lost ship lowered their dominance. Infamy may come again and again, and a cube placed in your own turn **earns a card**, just like a built one. Two roads to the last cube: sums in orbit, and won fights.
    .title = Two roads
