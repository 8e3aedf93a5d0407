### The sentences of Space Alert: questions, offers, news, refusals and the position in words.

## Refusals: the crew

refusal-alert-players = { $count ->
    [one] { $count } player cannot make up a crew like that; there are 1 to 5 players, and the variant with five members needs 2 to 5.
   *[other] { $count } players cannot make up a crew like that; there are 1 to 5 players, and the variant with five members needs 2 to 5.
}
