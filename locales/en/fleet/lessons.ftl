### The lessons of Fleet Commander. Each step is a message: its text, then what is asked, hinted and answered.

## The dice and the bridge

lesson-fleet-dice = The dice and the bridge
    .about = What the colours and faces mean, and where dice wait.

lesson-fleet-dice-colours = You command with **nine dice**: three red to attack, three blue to move, three green to shield. Each die has two orthogonal faces, two diagonal ones, one multidirectional and one special. All of them lie in your **Reserve**.
    .title = Nine dice

lesson-fleet-dice-roll = At the beginning of your turn you choose **three dice** of any colours from the Reserve and roll them. Only then do you see in which directions you may act.
    .title = Three of them
    .task = Roll one die of each colour.
    .hint = Pick a red, a blue and a green die, then roll.
    .done = A red orthogonal, a blue diagonal, a green special.
    .others = You may roll those. Here take one of each colour, to see what each is for.

lesson-fleet-dice-faces = **Orthogonal** points across the four edges of a sector, **diagonal** across its four corners, **multidirectional** wherever you like. A **special** points nowhere: it has uses of its own, alone or in pairs.
    .title = Four faces

lesson-fleet-dice-end = In Dice Actions you use results in any order, or none. Nobody is near you yet, so go on to the **Bridge phase**: there, results that you did not use may be kept.
    .title = To the bridge
    .task = End your Dice Actions.
    .hint = Choose to end the Dice Actions.
    .done = Now the bridge is open.
    .otherwise = You may do that in a battle. Here go on to the bridge: end your Dice Actions.

lesson-fleet-dice-store = Your bridge has two wings: **two places for directions on the left, two for specials on the right**. What is stored keeps its face, for a later turn or to react when you are attacked. The rest goes back to the Reserve.
    .title = What is kept
    .task = Store the green special.
    .hint = Pick the green special, then the wing.
    .done = Kept. Later lessons show what it is good for.
    .other = You may store that one too. First store the green special.
    .lost = Then all three go back to the Reserve. Store the green special first.

## Moving

lesson-fleet-moving = Moving
    .about = How blue dice move ships, alone and together.

lesson-fleet-moving-edge = A **blue** result moves ships from one sector to a neighbouring one, in a direction that the die shows. Yours is **orthogonal**: across an edge.
    .title = Across an edge
    .task = Move the Cruiser from c2 to c3.
    .hint = Pick c2, then c3.
    .done = One die, one sector. The die is back in your Reserve.
    .destroyer = That is the Destroyer. The Cruiser is the larger ship, on c2.
    .aside = Orthogonal leads there too. Move towards the enemy, to c3.
    .end = Then the blue die is not used. Move first.

lesson-fleet-moving-corner = **Diagonal** leads across a corner: from c2 that is b1, d1, b3 or d3.
    .title = Across a corner
    .task = Move the Cruiser from c2 to d3.
    .hint = Pick c2, then d3.
    .done = Across the corner.
    .aside = Diagonal leads there too. Move to d3.
    .destroyer = That is the Destroyer. Move the Cruiser on c2.
    .end = Then the blue die is not used. Move first.

lesson-fleet-moving-together = One result moves **all or some ships of a sector**, together into the same sector. The ships in a sector never have more than **5 class points**: a Destroyer has 2, a Cruiser 3.
    .title = Together
    .task = Send ships from c2 to c3.
    .hint = Pick c2, then c3. Which ships go is asked next.
    .done = And who goes?
    .aside = That works as well. Go towards the enemy, to c3.
    .end = Then the blue die is not used. Move first.

lesson-fleet-moving-group = 2 and 3 are 5 class points: both ships fit into c3.
    .title = Both of them
    .task = Let both ships go.
    .hint = Choose both ships.
    .done = Two ships moved for one die.
    .alone = Allowed: then one stays behind. The same die can move both.

lesson-fleet-moving-ionic = Frigates have **Ionic Propulsion**: where only such ships are in the sector, a blue result may be played **twice in a row**.
    .title = Twice as fast
    .task = Move the Frigate from b2 to b3.
    .hint = Pick b2, then b3.
    .done = The same die goes on.
    .cruiser = A Cruiser moves once. Who moves twice?
    .aside = It may go there. Here fly up, to b3.
    .end = Then the blue die is not used. Move first.

lesson-fleet-moving-onward = The second move is a move like the first, in a direction of the same die.
    .title = And on
    .task = Go on to b4.
    .hint = Pick b4.
    .done = Two sectors for one die.
    .stop = You may stop here. But the second move is free.
    .aside = That is possible too. Here go on to b4.

## Attack

lesson-fleet-attack = Attack
    .about = How red dice attack, near and far.

lesson-fleet-attack-red = A **red** result attacks one enemy ship in a neighbouring sector that the die shows. The damage is your ship’s **firepower**: a Cruiser has 3. It is taken off the **hull**; a Destroyer has 12.
    .title = Fire
    .task = Attack the Destroyer on c4 with your Cruiser.
    .hint = Pick c3, then c4.
    .done = 12 − 3 = 9. At 0 a ship is destroyed.
    .end = Your red die is not used yet. Attack first.

lesson-fleet-attack-finish = You choose the target. Damage beyond what the hull has left is lost, and a ship that stays afloat shoots back.
    .title = The right target
    .task = Attack so that an enemy ship is destroyed.
    .hint = The Frigate on b4 has 3 points of hull left, and your Cruiser deals 3.
    .done = Destroyed: one enemy less.
    .hull = That leaves the Destroyer with 9 of 12. Is there a ship with only 3 left?
    .end = Your red die is not used yet. Attack first.

lesson-fleet-attack-ranged = A target farther off takes **one red result for each step** of the way. Each step follows the direction of its die, and the sectors between must be empty.
    .title = From afar
    .task = Destroy the Frigate on c4 from c2.
    .hint = Pick c2, then the Frigate on c4. Both red dice are spent.
    .done = Two dice, two steps, and nobody could come near.
    .end = Your red dice are not used yet. Attack first.

## Support

lesson-fleet-support = Support and sums
    .about = Why ships beside the target make an attack strong.

lesson-fleet-support-join = One die starts an attack from **one** sector. But **every ship of yours next to the target** may join, without a die and from any direction. The firepower is added up.
    .title = More than one
    .task = Attack the Cruiser on c4 from c3.
    .hint = Pick c3, then c4.
    .done = The Destroyer on b3 touches c4 at a corner: it may join.
    .end = Your red die is not used yet. Attack first.

lesson-fleet-support-fire = Before the shots fall you say who fires. Cruiser 3, Destroyer 2: together 5.
    .title = Who fires
    .task = Let all of them fire.
    .hint = Choose to fire.
    .done = 18 − 5 = 13, for a single die.
    .hold = Allowed, but then less than 5 is dealt. Support costs nothing.

lesson-fleet-support-closer = The enemy on c4 has **5** points of hull left. Your Cruiser alone deals 3. The Destroyer on b2 is not next to c4, but you have a blue die too, and results may be used in any order.
    .title = First move, then fire
    .task = Bring the Destroyer next to c4 first.
    .hint = b3 touches c4 at a corner. Move from b2 to b3.
    .done = Now both touch the target.
    .early = 3 damage leaves 2 of 5. Who could add those 2?
    .aside = From there it is still not next to c4. Which sector that orthogonal reaches touches c4?
    .end = Both dice are unused. Move first.

lesson-fleet-support-sum = 3 and 2 are 5: exactly what the hull has left.
    .title = The sum is right
    .task = Attack c4.
    .hint = Pick c3, then c4.
    .done = 5 of 5: destroyed. Moving first made the difference.
    .end = Your red die is not used yet. Attack now.

## Shields

lesson-fleet-shields = Shields
    .about = What a green die on the bridge blocks.

lesson-fleet-shields-rule = When you are attacked, you answer with what is **stored on your bridge**. A **green direction** is a shield: it blocks **all damage from one sector** that lies in a direction it shows, seen from your ship. Yours is diagonal.
    .title = What a shield blocks

lesson-fleet-shields-dearest = Grace attacks your Destroyer from three sectors: Battleship 4 from b4, Cruiser 3 from c4, Destroyer 2 from d4. That is 9. Your diagonal shield can face b4 **or** d4.
    .title = The dearest side
    .task = Turn your shield to the side where it saves most.
    .hint = b4 sends 4, d4 only 2.
    .done = 9 − 4 = 5 get through. Your Destroyer lives with 7.
    .smaller = That blocks d4, and d4 sends only 2: 7 still get through. How much comes from b4?
    .none = Then all 9 get through. Your bridge holds a shield.

lesson-fleet-shields-two = The same attack, and **two shields**: one diagonal, one orthogonal. You may use several against one attack.
    .title = Two shields
    .task = Block the 4 from b4 first.
    .hint = Pick the diagonal shield, then b4.
    .done = And there is another one.
    .smaller = d4 sends only 2. What does b4 send?
    .straight = A good shield too: it faces c4. First block b4.
    .none = Then all 9 get through. Your bridge holds two shields.

lesson-fleet-shields-second = 5 are left: 3 from c4 straight ahead, 2 from d4. Your second shield is orthogonal.
    .title = And the second
    .task = Block c4 as well.
    .hint = Pick the orthogonal shield, then c4.
    .done = Only 2 of 9 get through. What no shield faces is still dealt.
    .none = Then 5 get through. The second shield faces c4.

## Reactions

lesson-fleet-reactions = Retreat and counter-attack
    .about = What specials on the bridge do when you are attacked.

lesson-fleet-reactions-retreat = A stored **blue special** lets you **retreat**: the damage is dealt first, then all ships of the sector move to a neighbouring one of your choice. Grace deals 7 to your Destroyer, and would like to go on.
    .title = Out of reach
    .task = Retreat to a sector that is not next to an enemy.
    .hint = The enemies are on b4 and c4. Go to row 2.
    .done = 12 − 7 = 5, and out of reach.
    .near = That sector still touches an enemy’s. Which row is out of reach?
    .stay = Then you stay beside both enemies. The blue special leads away.

lesson-fleet-reactions-counter = A stored **red special** is a **counter-attack**: you take the damage and deal the firepower of your whole sector to one ship that took part. Nothing protects against it.
    .title = Striking back
    .task = Strike back at the Frigate.
    .hint = Use the red special against the Frigate on c4, which has 3 points of hull.
    .done = 1 point of damage taken, a Frigate destroyed.
    .nothing = Then the Frigate sails on. Your Cruiser’s 3 would destroy it.

lesson-fleet-reactions-choose = You may answer an attack with **one kind of reaction only**: shields, or retreat, or counter-attack. Here a Cruiser attacks from c4 with 3.
    .title = One of three
    .task = React so that you lose no hull at all.
    .hint = The orthogonal shield faces c4, and all the damage comes from there.
    .done = Blocked completely. The red special waits for another day.
    .counter = Then you deal 3, but take 3 as well. What takes nothing?
    .nothing = Then 3 get through. Your bridge can block them all.

## The bridge

lesson-fleet-bridge = Keeping dice
    .about = Which results are worth a place on the bridge.

lesson-fleet-bridge-shield = Your turn is over, the Bridge phase is open, and three results were not used. The enemy is two sectors away. On the **left wing** there is room for two directions.
    .title = A shield for the night
    .task = Store the green diagonal.
    .hint = Pick the green diagonal, then the wing.
    .done = A shield for the opponent’s turn.
    .other = You may store that one too. First keep the shield.
    .lost = Then everything goes back to the Reserve, and nothing protects you. Store the shield.

lesson-fleet-bridge-special = The **right wing** takes specials. A red special is a counter-attack in waiting: whoever attacks you has to reckon with it.
    .title = A threat
    .task = Store the red special.
    .hint = Pick the red special, then the wing.
    .done = Now an attack on you is dear.
    .blue = You may: the left wing has room. But store the red special first.
    .lost = Then the special goes back to the Reserve. Store it first.

lesson-fleet-bridge-return = Another turn: the left wing is full, with a green orthogonal and a blue diagonal. You rolled a **green multidirectional**, a shield for every direction. At the beginning of the Bridge phase stored dice may go **back to the Reserve**.
    .title = Making room
    .task = Return the blue diagonal.
    .hint = Pick the blue diagonal on the bridge.
    .done = A place is free, and the blue die can be rolled again.
    .shield = Then a shield is gone. Which of the two protects you less?
    .lost = Then the multidirectional shield is gone. Make room first.

lesson-fleet-bridge-place = Dice on the bridge cannot be rolled: every stored die is one less to choose from. Keep what you will need.
    .title = In its place
    .task = Store the green multidirectional.
    .hint = Pick the green multidirectional, then the wing.
    .done = Two shields, one of them in any direction.
    .more = That would make more room than you need.
    .lost = Then the best shield is gone. Store it first.

## Specials

lesson-fleet-specials = Special weapons and sectors
    .about = What specials do in your own turn, and what special sectors do.

lesson-fleet-specials-turn = A special **turns another result of its colour**: orthogonal becomes diagonal, and the other way round. Both dice are spent.
    .title = Turning a die
    .task = Destroy the Frigate on d4.
    .hint = d4 is diagonal from c3: pick c3, then d4. The red special turns the orthogonal.
    .done = Turned and fired.
    .end = A red orthogonal and a red special: together they shoot diagonally.

lesson-fleet-specials-weapon = Each Battleship carries a **special weapon**. **Two specials of any colours** fire it. The Proton Beam deals twice the class of its target, up to two sectors away. **Shields and reactions do not help.**
    .title = The special weapon
    .task = Fire the Proton Beam at the Cruiser on c4.
    .hint = Pick the Battleship on c2, its weapon, and the Cruiser on c4.
    .done = Class 3, so 6 damage, past a shield and a counter-attack.
    .drain = A green special alone drains a die from the enemy’s bridge. Here fire the weapon with both.
    .end = Two specials are a shot. Fire first.

lesson-fleet-specials-asteroids = Special sectors have rules of their own. In an **Asteroid Field** ships can neither attack nor **be targeted**. On entry a die is rolled: a special deals each ship its class. Your Destroyer has 2 points of hull left, and two enemies are beside it.
    .title = A place to hide
    .task = Bring the Destroyer from c2 to safety.
    .hint = Move from c2 into the asteroids on c3.
    .done = No special: unharmed, and nobody can target it.
    .cruiser = The Cruiser is in no danger. Who is?
    .open = There an enemy can still reach it. Where can it not be targeted?
    .end = Then the Destroyer stays where both enemies can shoot. Move it.

## Squadrons

lesson-fleet-squadrons = Squadrons
    .about = How a Carrier fights.

lesson-fleet-squadrons-launch = A **Carrier** has no guns but **squadrons**. A red direction launches one into a neighbouring sector that the die shows. A squadron has firepower 1 and hull 1, and takes no room.
    .title = Launch
    .task = Launch a squadron to c3.
    .hint = Pick the Carrier on c2, then c3.
    .done = A squadron. A Carrier has up to six of them.
    .aside = It may go there. Launch it towards the enemy, to c3.
    .end = Your red die is not used yet. Launch first.

lesson-fleet-squadrons-impulse = At the very start of your turn **each squadron flies one sector by itself**, in any direction, without a die. Dice never move it.
    .title = Impulse
    .task = Fly the squadron from c3 to c4.
    .hint = Pick the squadron on c3, then c4.
    .done = Next to the enemy, and no die was used.
    .aside = It may fly there. c4 is next to the enemy on d5.
    .stay = Then it stays behind. Flying is free: go to c4.

lesson-fleet-squadrons-support = Squadrons never start an attack, but they **support** like any ship. The Cruiser on d5 has 4 points of hull left; yours deals 3.
    .title = One more point
    .task = Attack d5 from d4.
    .hint = Pick d4, then the Cruiser on d5.
    .done = 3 and 1 are 4: destroyed.
    .launch = Another squadron is good, but the red die can finish the Cruiser.
    .end = Your red die is not used yet. Attack now.

## Devices

lesson-fleet-devices = Devices
    .about = What technical ships lay on sectors.

lesson-fleet-devices-activate = A **Mule** carries a device instead of guns. A green direction **activates** it on a sector that the die shows. The die stays there. A **Sentinel** deals 1 damage to an enemy on a sector that the die shows from there.
    .title = Activate
    .task = Activate the Sentinel on c3.
    .hint = Pick the Mule on c2, its Sentinel, and c3.
    .done = From c3 the orthogonal die shows c4: the Frigate is hit at once.
    .elsewhere = It works there too, but from there the die does not show c4. Use c3.
    .end = Your green die is not used yet. Activate the Sentinel first.

lesson-fleet-devices-keeps = The Sentinel fires again at **each of your turns**, and at every enemy that arrives on a sector it covers. But its die is neither in your Reserve nor on your bridge: **one die less to roll** as long as it works.
    .title = As long as the die lies there

lesson-fleet-devices-disrupt = Now the Sentinel is Grace’s. With a ship on its sector or next to it, a **red result of the same face** switches the device off: its die shows orthogonal.
    .title = Against a device
    .task = Deactivate the Sentinel on c3.
    .hint = Pick the red orthogonal, then the Sentinel on c3.
    .done = Off. Its die goes back to Grace’s Reserve.
    .end = The Sentinel goes on firing. Your red die can end that.

## Signals

lesson-fleet-signals = Signals
    .about = Hidden deployment, scans and decoys.

lesson-fleet-signals-hidden = In battles with hidden deployment fleets come as **Signals**: you see where something is, not what. Two of each fleet are **decoys**. An attack cannot damage what is not revealed.
    .title = What is that?

lesson-fleet-signals-scan = A red direction **scans** a sector: all Signals there are revealed, without damage. Scans get no support.
    .title = Scan
    .task = Scan c4 from c3.
    .hint = Pick c3, then the Signals on c4.
    .done = A Cruiser, and a damaged one: 3 points of hull are left.
    .frigate = That would cost both dice for the Frigate far away. What is right before your Cruiser, on c4?
    .end = Your red dice are not used yet. Scan first.

lesson-fleet-signals-attack = What is revealed can be attacked like any ship. You have another red die.
    .title = And fire
    .task = Attack the Cruiser on c4.
    .hint = Pick c3, then c4.
    .done = Destroyed. Scan, then fire: two dice well spent.
    .end = Your red die is not used yet. Attack first.
