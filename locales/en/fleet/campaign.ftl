### Campaigns of Fleet Commander on the command line.

cli-campaign-name = a campaign’s name is made of letters, digits, - and _; “{ $about }” is not
cli-not-a-campaign = { $file } is not a campaign
cli-campaign-no-scenario = no scenario is called “{ $about }”
cli-campaign-no-advantage = no advantage is called “{ $about }”; there are { $known }
cli-campaign-option = { $id } ({ $name })
cli-campaign-choose = player { $winner } has won and chooses what to carry into the last battle: name it by --advantage, one of { $advantages }
cli-campaign-undecided = Player { $winner } has won and chooses what to carry into the last battle, one of { $advantages }: name it by --advantage when you go on.
cli-campaign-advantage-refused = nobody can win this advantage now
cli-campaign-terrain = the special sectors of this battle are placed by player { $player }, who has won that: --terrain cannot be asked for
cli-campaign-over = the campaign “{ $about }” is over: begin another under another name
cli-campaign-pick = player { $picker } picks the scenario of battle { $number }: name it by --scenario, one of { $scenarios }
cli-campaign-drawn = The campaign is over: nobody has won its last battle.
cli-campaign-won = The campaign is over. { $count ->
    [one] Player { $winners } has won it.
   *[other] Players { $winners } have won it.
}
cli-campaign-advantage = { $count ->
    [one] Player { $winners } carries into the last battle: { $advantage }. { $text }
   *[other] Players { $winners } carry into the last battle: { $advantage }. { $text }
}
cli-campaign-fought = Battle { $number }, { $scenario }, between players { $players }: { $count ->
    [one] won by player { $winners }.
   *[other] won by players { $winners }.
}
cli-campaign-tied = Battle { $number }, { $scenario }, between players { $players }: nobody has won.
cli-campaign-zones = the zones of a campaign’s battle are given; only who has won all special sectors may choose 5x5,5x5 instead, and for the last battle of four
cli-campaign-given = { $option } cannot be asked for in a campaign, which gives it for each battle
cli-campaign-seats = the campaign “{ $campaign }” is fought by { $wanted } players, not { $found }
cli-campaign-unknown = there is no campaign “{ $about }”
cli-campaign-none = No campaign is kept.
cli-campaign-only-played = a campaign is played by “passerelle play”, not here
cli-advantage-alone = --advantage is for a campaign: name it by --campaign
cli-campaign-next = Battle { $number } of the campaign comes next, { $points } points each, between players { $players }. { $picker ->
    [0] It is a Pitched Battle.
   *[other] Player { $picker } picks the scenario.
}

## Help from another battle

question-fleet-breach = Help comes for the enemy: choose where the gate goes.
question-fleet-dismiss = Choose a ship that stays behind ({ $count } to go).
offer-fleet-dismiss = { $ship } ({ $letter }) stays behind
event-fleet-relief = { $seat } comes to the aid of { $ally }.
refusal-fleet-pending-breach = First choose where the gate of the helper goes.
refusal-fleet-pending-dismiss = First choose the ships that stay behind.
refusal-fleet-no-breach = The gate goes on a neutral sector without ships: not on { $about }.
refusal-fleet-dismiss = Ship { $about } is not one of those who wait.
refusal-fleet-campaign-points = In a campaign a fleet has { $limit } points at most, not { $count }.
refusal-fleet-relief = The helper’s ships do not fit the { $about } hulls that are given.
