### Campaigns of Fleet Commander on the command line.

cli-campaign-name = a campaign’s name is made of letters, digits, - and _; “{ $about }” is not
cli-not-a-campaign = { $file } is not a campaign
cli-campaign-no-scenario = there is no scenario “{ $about }”
cli-campaign-no-advantage = there is no advantage “{ $about }”; possible: { $known }
cli-campaign-option = { $id } ({ $name })
cli-campaign-choose = player { $winner } has won: choose what to carry into the Final Battle with --advantage, one of { $advantages }
cli-campaign-undecided = Player { $winner } has won: when you continue, choose what to carry into the Final Battle with --advantage, one of { $advantages }.
cli-campaign-advantage-refused = nobody can win this advantage now
cli-campaign-terrain = the special sectors of this battle are placed by player { $player }, who has won the right to do so: --terrain cannot be used
cli-campaign-over = the campaign “{ $about }” is over: start another one under a different name
cli-campaign-pick = player { $picker } picks the scenario of battle { $number }: choose it with --scenario, one of { $scenarios }
cli-campaign-drawn = The campaign is over: nobody won the Final Battle.
cli-campaign-won = The campaign is over. { $count ->
    [one] Player { $winners } has won it.
   *[other] Players { $winners } have won it.
}
cli-campaign-advantage = { $count ->
    [one] Player { $winners } carries into the Final Battle: { $advantage }. { $text }
   *[other] Players { $winners } carry into the Final Battle: { $advantage }. { $text }
}
cli-campaign-fought = Battle { $number }, { $scenario }, between players { $players }: { $count ->
    [one] won by player { $winners }.
   *[other] won by players { $winners }.
}
cli-campaign-tied = Battle { $number }, { $scenario }, between players { $players }: nobody won.
cli-campaign-zones = the zones of a campaign battle are fixed; only the player who has won all special sectors may choose 5x5,5x5 instead, and only for the Final Battle with four players
cli-campaign-given = { $option } cannot be used in a campaign, which sets it for each battle
cli-campaign-seats = the campaign “{ $campaign }” is fought by { $wanted } players, not { $found }
cli-campaign-unknown = there is no campaign “{ $about }”
cli-campaign-none = There is no saved campaign.
cli-campaign-only-played = a campaign is played with “passerelle play”, not here
cli-advantage-alone = --advantage is for a campaign: name one with --campaign
cli-campaign-next = Battle { $number } of the campaign comes next, { $points } points each, between players { $players }. { $picker ->
    [0] It is a Pitched Battle.
   *[other] Player { $picker } picks the scenario.
}

## Help from another battle

question-fleet-breach = Help is coming for the enemy: choose where the gate goes.
question-fleet-dismiss = Choose a ship that stays behind ({ $count } to go).
offer-fleet-dismiss = { $ship } ({ $letter }) stays behind
event-fleet-relief = { $seat } comes to the aid of { $ally }.
refusal-fleet-pending-breach = First choose where the helper’s gate goes.
refusal-fleet-pending-dismiss = First choose the ships that stay behind.
refusal-fleet-no-breach = The gate goes on a neutral sector without ships: not on { $about }.
refusal-fleet-dismiss = Ship { $about } is not one of those waiting.
refusal-fleet-campaign-points = In a campaign this fleet may have at most { $limit } points, not { $count }.
refusal-fleet-relief = The helper’s ships do not match the { $about } hulls given.

## Campaigns at tables

question-fleet-campaign-advantage = { $player } has won: choose what to carry into the Final Battle.
question-fleet-campaign-scenario = { $player } picks the scenario of battle { $number }.
question-fleet-campaign-ground = { $player } has won all special sectors and chooses where the Final Battle is fought.
campaign-fleet-one-zone = One zone of { $zone }
campaign-fleet-two-zones = Two zones of 5×5 linked by 2 gates
campaign-fleet-advantage = { $advantage }
campaign-fleet-camps = { $camp } against { $others }
campaign-fleet-final = Final Battle: whoever wins it wins the campaign
campaign-fleet-points = { $points } class points each
campaign-fleet-stake = To be won: { $advantages }
campaign-fleet-picks = { $player } picks the scenario
campaign-fleet-picked = Scenario picked by { $player }
campaign-fleet-loser-picks = The loser of the battle before picks the scenario
campaign-fleet-beaten-picks = The camp with more defeats picks the scenario
campaign-fleet-helps = { $player } comes to help after round { $round }
