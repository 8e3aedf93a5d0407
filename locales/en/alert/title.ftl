### The game in a few words.

alert-title = Space Alert
alert-pitch = Ten minutes to plan together, then the film shows what you really did.
alert-first = First flight
alert-first-note = A short test run, with three bots in the crew
