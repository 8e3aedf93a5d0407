### The game in a few words.

fleet-title = Fleet Commander
fleet-pitch = Two fleets, nine energy dice each: what you keep on the bridge is your shield.
fleet-first = First battle
fleet-first-note = Seven ships each, two Asteroid Fields, an easy bot
