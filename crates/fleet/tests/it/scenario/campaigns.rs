//! Campaigns: battles that follow one another, and what they change in the last one.

use fleet::Setup;
use fleet::campaign::{Advantage, Aftermath, Campaign, Engagement, Relief, Terms};
use fleet::scenario::Scenario;

use crate::support::{Table, fleet_of, refused_setup};

/// Six letters of a hidden fleet, two of them decoys, that all keep their ships.
const UNMIXED: [u32; 5] = [5, 4, 3, 2, 1];

const SEVEN: &str = "battleship:drones destroyer frigate";
const TWELVE: &str = "battleship:drones battleship:drones cruiser frigate";
const FOURTEEN: &str = "battleship:drones battleship:drones cruiser cruiser";

/// A campaign after battles that these players have won; 0 stands for a draw.
fn after(seats: u8, winners: &[u8]) -> Campaign {
    let mut campaign = Campaign::new(seats).expect("2 or 4 players");
    for winner in winners {
        let next = campaign.next().expect("a battle is left");
        let camp = |player: &&u8| next.players.len() == 2 && **player == *winner;
        let mut won: Vec<u8> = next.players.iter().filter(camp).copied().collect();
        if next.players.len() > 2 && *winner > 0 {
            won = next.players.iter().filter(|it| *it % 2 == winner % 2).copied().collect();
        }
        campaign.finish("pitched_battle", &won, None).expect("a battle is left");
    }
    campaign
}

fn next(campaign: &Campaign) -> Engagement {
    campaign.next().expect("a battle is left")
}

/// The set-up of the battle that comes next, a Pitched Battle with these ships.
fn setup(campaign: &Campaign, ships: &[&str]) -> Setup {
    let factions = ["phebe", "amycles"].into_iter().cycle();
    let fleets = factions.zip(ships).map(|(faction, ships)| fleet_of(faction, ships)).collect();
    let setup = campaign.setup(&next(campaign), Scenario::PitchedBattle, fleets);
    Setup { first: Some(1), terrain: Some(Vec::new()), ..setup.expect("a Pitched Battle") }
}

#[test]
fn fc_cam_01_the_last_battle_alone_decides() {
    assert_eq!(Campaign::new(3).expect_err("2 or 4").clause.0, "FC-CAM-01");
    let campaign = after(2, &[1, 1, 1, 1, 2]);
    assert!(campaign.is_over());
    assert_eq!(campaign.winners(), [2]);
    assert_eq!(after(2, &[1, 1, 1, 1]).winners(), [0_u8; 0]);
    let mut over = campaign.clone();
    let refused = over.finish("pitched_battle", &[1], None).expect_err("five battles");
    assert_eq!((refused.clause.0, over.battles.len()), ("FC-CAM-01", 5));
    let kept = toml::to_string(&campaign).expect("text");
    assert_eq!(toml::from_str::<Campaign>(&kept).expect("a campaign"), campaign, "saved, resumed");
}

#[test]
fn fc_cam_02_no_optional_rules_in_the_last_battle() {
    let options = ["fog_of_war".to_owned()];
    for fought in 0..4 {
        let engagement = next(&after(2, &vec![1; fought]));
        assert!(Campaign::check_options(&engagement, &options).is_ok());
    }
    let last = next(&after(2, &[1; 4]));
    let refused = Campaign::check_options(&last, &options).expect_err("the last");
    assert_eq!(refused.clause.0, "FC-CAM-02");
    assert!(Campaign::check_options(&last, &[]).is_ok());
}

#[test]
fn fc_cam_03_first_a_pitched_battle_of_seven_points_for_a_roll_beforehand() {
    let campaign = after(2, &[]);
    let first = next(&campaign);
    assert_eq!((first.picker, first.row.scenario), (None, Some(Scenario::PitchedBattle)));
    let mut table = Table::start(&setup(&campaign, &[SEVEN, SEVEN]), &[]);
    assert_eq!((table.view().seats[0].threshold, table.points(1)), (Some(2), 7));
    table.answer_all("question-fleet-deploy");
    assert_eq!(refused_setup(&setup(&campaign, &[TWELVE, SEVEN])), "FC-FLEET-01");
    let fleets = vec![fleet_of("phebe", SEVEN), fleet_of("amycles", SEVEN)];
    let other = campaign.setup(&first, Scenario::Control, fleets).expect_err("a Pitched Battle");
    assert_eq!(other.clause.0, "FC-CAM-03");

    let campaign = after(2, &[2, 1, 1, 1]);
    assert!(campaign.advantages(2).contains(&Advantage::Preroll));
    let mut table = Table::start(&setup(&campaign, &[TWELVE, TWELVE]), &UNMIXED);
    for dice in [0, 0, 0, 0, 0, 0, 0, 0, 0, 9] {
        let first = table.actions()[0].clone();
        table.roll(&first, &vec![1; dice]);
    }
    assert_eq!((table.asked(), table.question()), (2, "question-fleet-prestore"), "all nine");
    assert_eq!(table.rolled(2).len(), 9);
}

#[test]
fn fc_cam_04_the_loser_picks_the_second_scenario() {
    let campaign = after(2, &[1]);
    let second = next(&campaign);
    assert_eq!((second.picker, second.row.points, second.row.defeat_at), (Some(2), 8, 2));
    assert_eq!(second.advantages, [Advantage::Hidden]);
    assert_eq!(next(&after(2, &[2])).picker, Some(1));
    let last = setup(&after(2, &[2, 1, 2, 2]), &[TWELVE, FOURTEEN]);
    let terms = last.terms.as_ref().expect("of a campaign");
    assert_eq!((terms.hidden.as_slice(), terms.prerolls.as_slice()), (&[1_u8][..], &[2_u8][..]));
    let mut hidden = 0;
    let playout = Table::playout(&last, 3, |table| {
        let signals = |seat: usize| {
            let view = table.view();
            view.seats[seat].ships.iter().filter(|ship| ship.signal).count()
        };
        assert_eq!(signals(1), 0, "only the winner deploys hidden");
        hidden = hidden.max(signals(0));
    });
    assert!(playout.is_over());
    assert_eq!(hidden, 4 + 2, "his four ships and two decoys");
}

#[test]
fn fc_cam_05_two_points_more_for_the_third() {
    let third = next(&after(2, &[1, 1]));
    assert_eq!((third.picker, third.row.points, third.row.defeat_at), (Some(2), 9, 3));
    let campaign = after(2, &[1, 1, 2, 1]);
    assert_eq!(campaign.advantages(2), [Advantage::PlusTwo]);
    let table = Table::start(&setup(&campaign, &[TWELVE, FOURTEEN]), &UNMIXED);
    assert_eq!((table.points(1), table.points(2)), (12, 14));
    assert_eq!(table.view().seats[1].threshold, Some(4));
    assert_eq!(refused_setup(&setup(&campaign, &[FOURTEEN, TWELVE])), "FC-FLEET-01");
}

#[test]
fn fc_cam_06_all_sectors_and_the_last_word_for_the_fourth() {
    let fourth = next(&after(2, &[1, 1, 1]));
    assert_eq!((fourth.picker, fourth.row.points, fourth.row.defeat_at), (Some(2), 10, 3));
    let campaign = after(2, &[1, 1, 1, 2]);
    let setup = setup(&campaign, &[TWELVE, TWELVE]);
    let mut table = Table::start(&Setup { terrain: None, ..setup }, &UNMIXED);
    for kind in ["gas_cloud", "asteroid_field", "gas_cloud", "asteroid_field"] {
        assert_eq!((table.asked(), table.question()), (2, "question-fleet-tile"));
        table.play(&format!("tile {kind}"));
    }
    for at in ["b2", "b3", "b4", "c3"] {
        assert_eq!((table.asked(), table.question()), (2, "question-fleet-terrain"));
        let kind = table.actions()[0].split(' ').nth(1).expect("a kind").to_owned();
        table.play(&format!("terrain {kind} {at}"));
    }
    for _ in 0..6 {
        assert_eq!(table.asked(), 1, "all ships and decoys of the other first");
        let first = table.actions()[0].clone();
        table.play(&first);
    }
    assert_eq!(table.asked(), 2);
}

#[test]
fn fc_cam_07_who_has_won_nothing_may_place_a_colony() {
    let campaign = after(2, &[1, 1, 1, 1]);
    let last = next(&campaign);
    assert!(last.is_final && last.row.points == 12 && last.row.defeat_at == 4);
    let mut table = Table::start(&setup(&campaign, &[FOURTEEN, TWELVE]), &UNMIXED);
    assert_eq!((table.asked(), table.question()), (2, "question-fleet-found"));
    assert_eq!(table.rest("terrain colony "), ["a5", "b5", "c5", "d5", "e5"]);
    assert_eq!(table.refusal("terrain colony c1"), "FC-CAM-07");
    table.play("terrain colony c5");
    assert_eq!(table.question(), "question-fleet-deploy");
    assert_eq!(table.view().sectors[0].sector, "c5");
    let mut table = Table::start(&setup(&campaign, &[FOURTEEN, TWELVE]), &UNMIXED);
    table.play("pass");
    assert!(table.view().sectors.is_empty(), "he may");
    let table = Table::start(&setup(&after(2, &[1, 1, 1, 2]), &[FOURTEEN, TWELVE]), &UNMIXED);
    assert_eq!(table.question(), "question-fleet-deploy", "both have won something");
}

#[test]
fn fc_cam_08_four_players_begin_with_seven_points_each_on_seven_by_five() {
    let campaign = after(4, &[]);
    let setup = setup(&campaign, &[SEVEN; 4]);
    assert_eq!((setup.mode.as_str(), setup.zones[0].as_str()), ("teams", "7x5"));
    let table = Table::start(&setup, &[]);
    assert_eq!(table.view().camps[1].threshold, Some(4));
    let campaign = after(4, &[2]);
    for (player, has) in [(1, false), (2, true), (3, false), (4, true)] {
        assert_eq!(campaign.advantages(player).contains(&Advantage::Preroll), has);
    }
}

#[test]
fn fc_cam_09_then_two_battles_whose_scenarios_the_losers_pick() {
    let campaign = after(4, &[2]);
    let second = next(&campaign);
    assert_eq!((second.players.clone(), second.picker), (vec![1, 2], Some(1)));
    assert_eq!((second.row.points, second.row.defeat_at), (8, 2));
    assert_eq!(second.advantages, [Advantage::Hidden, Advantage::PlusTwo]);
    let mut campaign = after(4, &[2, 1]);
    let other = next(&campaign);
    assert_eq!((other.players.clone(), other.picker), (vec![3, 4], Some(3)), "of battle 1");
    assert_eq!(other.advantages, [Advantage::PlusTwo], "the first winner has chosen");
    let refused = campaign.finish("pitched_battle", &[3], Some(Advantage::Hidden));
    assert_eq!(refused.expect_err("it is taken").clause.0, "FC-CAM-09");
}

#[test]
fn fc_cam_10_opponents_swap_and_the_beaten_camp_picks_both() {
    let campaign = after(4, &[1, 2, 4]);
    let third = next(&campaign);
    assert_eq!((third.players.clone(), third.picker), (vec![1, 4], Some(1)), "two defeats to one");
    assert_eq!((third.row.points, third.row.defeat_at), (10, 3));
    assert_eq!(third.advantages, [Advantage::Terrain, Advantage::DeployLast]);
    let other = next(&after(4, &[1, 2, 4, 1]));
    assert_eq!((other.players.clone(), other.picker), (vec![3, 2], Some(3)));
    // Each camp was beaten once: the one that picked battle 2 picks again.
    let level = [[1, 2, 0], [1, 0, 4], [0, 2, 3], [2, 1, 0]];
    let pickers = level.map(|won| next(&after(4, &won)).picker);
    assert_eq!(pickers, [Some(4), Some(4), Some(1), Some(1)]);
    assert_eq!(next(&after(4, &[1, 2, 0, 0])).picker, Some(2), "for both battles");
    let mut campaign = after(4, &[1, 1, 3]);
    campaign.finish("pitched_battle", &[1], Some(Advantage::DeployLast)).expect("it is open");
    campaign.finish("pitched_battle", &[2], None).expect("the other");
    assert_eq!(campaign.advantages(2), [Advantage::Terrain]);
    let mut table = Table::start(&setup(&campaign, &[TWELVE; 4]), &UNMIXED);
    assert_eq!(table.asked(), 2, "the camp of player 1 deploys last");
    for _ in 0..4 {
        let first = table.actions()[0].clone();
        table.play(&first);
        assert!(
            table.asked().is_multiple_of(2) || table.ships(2).len() + table.ships(4).len() >= 8
        );
    }
}

/// A Pitched Battle of cruisers, second of a pair: the first ended in round 1, and its winner, who
/// helps seat 1, has these ships left.
fn relieved(ships: &str, hulls: &[u8]) -> Table {
    let fleets = vec![fleet_of("phebe", "cruiser"), fleet_of("amycles", "cruiser")];
    let fleet = fleet_of("phebe", ships);
    let aftermath = Aftermath { round: 1, fleet, hulls: hulls.to_vec() };
    let terms = Terms {
        points: vec![8, 8],
        defeat_at: Some(2),
        relief: Some(Relief { ally: 1, aftermath }),
        ..Terms::default()
    };
    let terrain = Some(Vec::new());
    let setup = Setup { first: Some(1), terrain, terms: Some(terms), ..Setup::battle(fleets) };
    let mut table = Table::start(&setup, &[]);
    table.play_all(&["deploy a a1", "deploy a e5"]);
    table
}

#[test]
fn fc_cam_11_the_first_winner_chooses_and_helps_with_half_of_what_is_left() {
    let mut campaign = after(4, &[2]);
    campaign.finish("pitched_battle", &[1], Some(Advantage::PlusTwo)).expect("battle 2");
    let fleet = fleet_of("phebe", "cruiser frigate frigate");
    let aftermath = Aftermath { round: 6, fleet, hulls: vec![10, 6, 2] };
    campaign.note_aftermath(aftermath.clone());
    let other = next(&campaign);
    assert_eq!(
        (other.players.clone(), other.advantages.clone()),
        (vec![3, 4], vec![Advantage::Hidden])
    );
    let eight = "battleship:drones battleship:drones";
    let setup = setup(&campaign, &[eight, eight]);
    let relief = setup.terms.as_ref().and_then(|terms| terms.relief.clone());
    assert_eq!(relief, Some(Relief { ally: 1, aftermath }), "player 1 helps player 3");
    campaign.finish("pitched_battle", &[3], None).expect("the other of battle 2");
    let third = next(&campaign);
    let fleets = vec![fleet_of("phebe", "cruiser"); 2];
    let terms = campaign.setup(&third, Scenario::PitchedBattle, fleets).expect("a set-up").terms;
    assert_eq!(terms.expect("of a campaign").relief, None, "only inside a pair");
}

#[test]
fn fc_cam_11_he_comes_through_a_gate_of_the_beaten_side_and_plays_after_his_ally() {
    let mut table = relieved("cruiser frigate frigate", &[10, 6, 2]);
    for seat in [1, 2] {
        assert_eq!((table.asked(), table.question()), (seat, "question-fleet-energy"));
        table.roll("roll rrr", &[1; 3]).play("end").play("end");
    }
    assert_eq!((table.asked(), table.question()), (2, "question-fleet-breach"), "after round 1");
    assert_eq!(table.refusal("portal a1"), "FC-CAM-11", "a ship is there");
    table.play("portal c3");
    assert_eq!((table.asked(), table.question()), (3, "question-fleet-dismiss"));
    assert_eq!(table.actions(), ["dismiss a", "dismiss b", "dismiss c"]);
    table.play("dismiss b");
    assert_eq!(table.question(), "question-fleet-dismiss", "half of three, rounded up");
    table.play("dismiss c");
    assert_eq!((table.asked(), table.question()), (1, "question-fleet-energy"));
    table.roll("roll rrr", &[1; 3]).play("end").play("end");
    assert_eq!((table.asked(), table.active()), (3, 3), "right after his ally");
    table.roll("roll bbr", &[1; 3]);
    assert_eq!(table.rest("arrive bo "), ["b3", "c2", "c4", "d3"]);
    table.play("arrive bo d3");
    assert_eq!((table.at(3, "a").as_deref(), table.hull(3, "a")), (Some("d3"), 10));
    table.play("end").play("end");
    assert_eq!(table.asked(), 2, "then the enemy");
}

#[test]
fn fc_cam_11_the_helpers_ships_do_not_count_for_his_ally() {
    let mut table = relieved("frigate frigate", &[6, 6]);
    for _ in 0..2 {
        table.roll("roll rrr", &[1; 3]).play("end").play("end");
    }
    table.play("portal c3").play("dismiss a");
    assert_eq!(table.points(3), 1);
    let relief = table.view().relief.expect("a helper");
    assert_eq!((relief.seat, relief.ally, relief.after), (2, 0, 1));
    assert_eq!(relief.gate.as_deref(), Some("c3"));
    let mut alone = relieved("frigate", &[6]);
    for _ in 0..2 {
        alone.roll("roll rrr", &[1; 3]).play("end").play("end");
    }
    assert_eq!(
        (alone.asked(), alone.question()),
        (1, "question-fleet-energy"),
        "half of one is none"
    );
}

#[test]
fn fc_cam_12_the_last_battle_of_four() {
    let campaign = after(4, &[1, 1, 3, 1, 3]);
    let last = next(&campaign);
    assert!(last.is_final && last.players == [1, 2, 3, 4]);
    assert_eq!((last.row.points, last.row.defeat_at), (12, 8));
    let setup = setup(&campaign, &[TWELVE, TWELVE, FOURTEEN, TWELVE]);
    assert_eq!(setup.zones, ["9x5"]);
    let colonies = setup.terms.as_ref().map(|terms| terms.colonies.clone());
    assert_eq!(colonies, Some(vec![2, 4]), "two for the camp without advantage");
    let zones = |each: &[&str]| each.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>();
    let two = Setup { zones: zones(&["5x5", "5x5"]), gates: Some(2), ..setup };
    assert_eq!(Table::start(&two, &UNMIXED).view().zones.len(), 2);
    assert_eq!(campaign.placer(&last), Some(1), "advantage 3");
    for (wanted, is_his) in
        [(&["5x5", "5x5"][..], true), (&["9x5"], true), (&["7x7"], false), (&["6x5", "5x5"], false)]
    {
        assert_eq!(campaign.takes_zones(&last, &zones(wanted)), is_his, "{wanted:?}");
    }
    let nobody = after(4, &[1, 1, 3, 0, 0]);
    assert!(!nobody.takes_zones(&next(&nobody), &zones(&["5x5", "5x5"])), "nobody has won it");
    let before = after(4, &[1, 1, 3, 1]);
    assert!(!before.takes_zones(&next(&before), &zones(&["5x5", "5x5"])), "only the last battle");
}

#[test]
fn fc_cam_11_a_battle_is_called_by_its_number_and_place() {
    let labels: Vec<String> = (0..6).map(|battle| after(4, &[]).label(battle)).collect();
    assert_eq!(labels, ["1", "2a", "2b", "3a", "3b", "4"]);
    assert_eq!(after(2, &[]).label(4), "5");
}

/// The second battle of a pair by the scenario's rules, until the helper of seat 1 has come: seat 1
/// has the first ships, seat 2 the second, and the helper these.
fn helped(
    scenario: &str,
    ships: [&str; 3],
    terrain: &[&str],
    deploy: &[&str],
    gate: &str,
) -> Table {
    let fleets = vec![fleet_of("phebe", ships[0]), fleet_of("amycles", ships[1])];
    let fleet = fleet_of("phebe", ships[2]);
    let hull = |ship: &String| if ship == "cruiser" { 18 } else { 6 };
    let hulls = fleet.ships.iter().map(hull).collect();
    let aftermath = Aftermath { round: 1, fleet, hulls };
    let terms = Terms {
        points: vec![8, 8],
        defeat_at: Some(2),
        relief: Some(Relief { ally: 1, aftermath }),
        ..Terms::default()
    };
    let setup = Setup {
        scenario: scenario.to_owned(),
        first: Some(1),
        terrain: Some(terrain.iter().map(|it| (*it).to_owned()).collect()),
        terms: Some(terms),
        ..Setup::battle(fleets)
    };
    let mut table = Table::start(&setup, &[]);
    table.play_all(deploy);
    idle(&mut table);
    idle(&mut table);
    table.play(&format!("portal {gate}"));
    table.answer_all("question-fleet-dismiss");
    table
}

/// A turn in which nothing is done.
fn idle(table: &mut Table) {
    table.roll("roll rrr", &[1; 3]).play("end").play("end");
}

#[test]
fn fc_scn_40_a_helper_of_phebe_disables_nothing() {
    let ships = ["cruiser", "cruiser", "frigate cruiser"];
    let terrain = ["battle_station@b2", "battle_station@d2"];
    let mut table =
        helped("planetary_assault", ships, &terrain, &["deploy a a1", "deploy a e5"], "c2");
    assert_eq!(table.view().seats[2].role, Some("phebe"), "his ally’s part");
    idle(&mut table);
    table.roll("roll bbb", &[1; 3]).play_all(&["arrive bo b2", "end", "end"]);
    idle(&mut table);
    idle(&mut table);
    assert_eq!((table.asked(), table.question()), (3, "question-fleet-dock"));
    table.play("dock b");
    assert_eq!(table.view().sites, [("b2".to_owned(), true), ("d2".to_owned(), true)]);
}

#[test]
fn fc_cam_11_a_helper_does_not_save_his_ally() {
    let ships = ["frigate", "cruiser cruiser", "cruiser frigate"];
    let deploy = ["deploy a a1", "deploy a a5", "deploy b b5"];
    for scenario in ["pitched_battle", "the_salvage"] {
        let mut table = helped(scenario, ships, &[], &deploy, "e1");
        table.roll("roll bbb", &[1; 3]).play_all(&["move bo a1 a2", "onward a3", "end", "end"]);
        table.roll("roll bbb", &[6; 3]).play_all(&["arrive bs e1", "end", "end"]);
        table.roll("roll bbr", &[1; 3]).play_all(&["move bo a5 a4", "move bo b5 b4"]);
        table.play_all(&["attack ro a4 1a", "fire"]);
        assert_eq!(table.winners(), [2], "{scenario}: only the two who fight count");
    }
}

#[test]
fn fc_cam_11_a_helper_on_both_gates_wins_nothing() {
    let ships = ["frigate", "frigate", "frigate cruiser frigate destroyer"];
    let mut table = helped("control", ships, &[], &[], "c3");
    idle(&mut table);
    let letters: Vec<String> = table.view().seats[2]
        .ships
        .iter()
        .filter(|ship| ship.held_back)
        .map(|ship| ship.id.clone())
        .collect();
    table.roll("roll bbb", &[3; 3]).play("arrive bd d4");
    table.play_all(&[&format!("bring {}", letters[1]), "stop", "move bd d4 e5"]);
    if table.question() == "question-fleet-onward" {
        table.play("stop");
    }
    table.play("arrive bd b2").play_all(&["end"]);
    for _ in 0..2 {
        while table.question() != "question-fleet-energy" {
            table.play("end");
        }
        idle(&mut table);
    }
    table.roll("roll bbb", &[3; 3]).play("move bd b2 a1");
    if table.question() == "question-fleet-onward" {
        table.play("stop");
    }
    table.play("end").play("end");
    idle(&mut table);
    idle(&mut table);
    assert_eq!((table.asked(), table.is_over()), (3, false), "his Start of Turn has passed");
}

#[test]
fn fc_cam_13_every_scenario_can_be_picked() {
    assert_eq!(Campaign::scenarios().count(), 11);
    let campaign = after(2, &[1]);
    for scenario in Campaign::scenarios() {
        let fleets = fleet::build::usual_fleets(scenario, 8);
        let setup = campaign.setup(&next(&campaign), scenario, fleets).expect("any scenario");
        assert!(setup.resolve().is_ok(), "{scenario}: {:?}", setup.resolve().err());
    }
}

#[test]
fn fc_cam_14_points_are_the_campaigns_and_a_draw_changes_nothing() {
    let campaign = after(2, &[1]);
    let fleets = vec![
        fleet_of("phebe", "destroyer destroyer destroyer destroyer"),
        fleet_of("amycles", "cruiser cruiser destroyer"),
    ];
    let setup = campaign.setup(&next(&campaign), Scenario::TheCapture, fleets.clone());
    assert!(setup.expect("8 points each").resolve().is_ok());
    let ten = vec![fleets[0].clone(), fleet_of("amycles", "cruiser cruiser cruiser")];
    let setup = campaign.setup(&next(&campaign), Scenario::TheCapture, ten).expect("a set-up");
    assert_eq!(refused_setup(&setup), "FC-FLEET-01", "8 points for Amycles too");

    let drawn = after(2, &[1, 0]);
    assert_eq!(next(&drawn).picker, Some(2), "the picker stays the same");
    assert_eq!(drawn.battles[1].advantage, None);
}

#[test]
fn fc_cam_14_terms_that_no_campaign_gives_are_refused() {
    let many = |count: usize| fleet_of("phebe", vec!["frigate"; count].join(" ").as_str());
    let with = |points: u8, ships: usize, relief| Setup {
        terms: Some(Terms { points: vec![points; 2], relief, ..Terms::default() }),
        ..Setup::battle(vec![many(ships); 2])
    };
    assert!(with(20, 20, None).resolve().is_ok(), "twelve, and two for each of four battles");
    assert_eq!(refused_setup(&with(200, 200, None)), "FC-CAM-14");
    let aftermath = Aftermath { round: 1, fleet: many(40), hulls: vec![6; 40] };
    let relief = Some(Relief { ally: 1, aftermath });
    assert_eq!(refused_setup(&with(12, 12, relief)), "FC-CAM-14", "the helper's fleet as well");
}
