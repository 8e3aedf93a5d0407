### Quantum on a screen: what things are called on the board and on its buttons.

board-quantum-title = Quantum · { $map } · { $edition } · turn { $turn }
board-quantum-edition-revised = revised rules
board-quantum-edition-first = first edition
board-quantum-phase-setup = set-up
board-quantum-phase-cards = { $picks ->
    [one] { $picks } card to take
   *[other] { $picks } cards to take
}
board-quantum-phase-actions = { $left ->
    [one] { $left } action left
   *[other] { $left } actions left
}
board-quantum-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
board-quantum-research = research
board-quantum-dominance = dominance
board-quantum-scrapyard = scrapyard
board-quantum-hand = in hand
board-quantum-reserve = reserve
board-quantum-commands = cards
board-quantum-display = Command cards
board-quantum-gambits = Gambits
board-quantum-held = Cards of { $seat }
board-quantum-ships = Ships
board-quantum-piles = { $commands } command cards and { $gambits } gambits are left in the piles.
board-quantum-card = { $card }: { $text }
board-quantum-card-new = { $card } (from the next turn on): { $text }
board-quantum-card-used = { $card } (used): { $text }
board-quantum-ship = { $square }: { $ship } ({ $face }) of { $seat }. { $ability }: { $text }
board-quantum-ship-text = { $face } { $ship }. { $ability }: { $text }
board-quantum-square = { $square }: an empty square
board-quantum-planet = { $square }: planet { $number }, { $free ->
    [one] { $free } slot
   *[other] { $free } slots
} free
board-quantum-planet-cubes = { $square }: planet { $number }, { $free ->
    [one] { $free } slot
   *[other] { $free } slots
} free, cubes of { $owners }
board-quantum-start = { $square }: start planet { $number }, { $free ->
    [one] { $free } slot
   *[other] { $free } slots
} free
board-quantum-start-cubes = { $square }: start planet { $number }, { $free ->
    [one] { $free } slot
   *[other] { $free } slots
} free, cubes of { $owners }

quantum-label-ship = { $face } { $ship }
quantum-label-at = { $ship } · { $square }
button-quantum-keep = Keep
button-quantum-reroll = Reroll
button-quantum-scrap = To the scrapyard
button-quantum-reconfigure = Reconfigure
button-quantum-curious = Free move
button-quantum-tactical = Free step
button-quantum-transport = Transport
button-quantum-research = Research
button-quantum-end = End actions
button-quantum-strike = Strike
button-quantum-warp = Warp
button-quantum-scout = Free reconfigure
button-quantum-cerebral = Cerebral
button-quantum-tyrannical = Tyrannical
button-quantum-nomadic = Nomadic
button-quantum-resourceful = Resourceful
button-quantum-occupy = Occupy
button-quantum-withdraw = Withdraw
button-quantum-detonate = Destroy both
button-quantum-fight = Fight
button-quantum-refresh = Six new cards
button-quantum-pass = Take no more
button-quantum-roll = Roll
button-quantum-turn-1 = Change to 1
button-quantum-turn-2 = Change to 2
button-quantum-turn-3 = Change to 3
button-quantum-turn-4 = Change to 4
button-quantum-turn-5 = Change to 5
button-quantum-turn-6 = Change to 6
