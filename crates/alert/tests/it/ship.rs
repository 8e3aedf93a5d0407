//! The ship, its start, and the cards.

use alert::{
    ActionCard, Card, Crew, Deck, Event, Facility, Half, HeroicCard, Idle, Laid, Level, Movement,
    Order, Phase, Situation, Squad, Station, Store, Weapon, Zone,
};

use crate::support::*;

fn start() -> Situation {
    *level(Level::Mission).plan("-").plan("-").play().after(0)
}

#[test]
fn sa_ship_01_three_zones_on_two_decks() {
    assert_eq!(Station::ALL.len(), 6);
    for station in Station::ALL {
        assert_eq!(Station::new(station.deck(), station.zone()), station);
    }
    assert_eq!(Station::UpperRed.zone(), Zone::Red);
    assert_eq!(Station::LowerBlue.deck(), Deck::Lower);
}

#[test]
fn sa_ship_02_doors_and_lifts() {
    let neighbours = |station: &str| -> Vec<String> {
        let station: Station = station.parse().expect("a station");
        station.neighbours().map(|station| station.to_string()).collect()
    };
    assert_eq!(neighbours("UR"), ["UW", "LR"]);
    assert_eq!(neighbours("UW"), ["UR", "UB", "LW"]);
    assert_eq!(neighbours("UB"), ["UW", "LB"]);
    assert_eq!(neighbours("LW"), ["LR", "LB", "UW"]);
}

#[test]
fn sa_ship_03_every_station_has_three_systems() {
    let heavy = [Weapon::Heavy(Red), Weapon::Heavy(White), Weapon::Heavy(Blue)];
    assert_eq!(heavy.map(Weapon::strength), [4, 5, 4]);
    let upper = [Station::UpperRed, Station::UpperWhite, Station::UpperBlue];
    assert_eq!(upper.map(Station::weapon), heavy);
    let lower = [Station::LowerRed, Station::LowerWhite, Station::LowerBlue];
    let light = [Weapon::Light(Red), Weapon::Pulse, Weapon::Light(Blue)];
    assert_eq!(lower.map(Station::weapon), light);
    assert_eq!(light.map(Weapon::strength), [2, 1, 2]);
    assert_eq!(light.map(Weapon::range), [3, 2, 3]);
    assert_eq!(Zone::ALL.map(Zone::shield_capacity), [2, 3, 2]);
    assert_eq!(Zone::ALL.map(Zone::reactor_capacity), [3, 5, 3]);
    assert_eq!(
        Station::ALL.map(Station::facility),
        [
            Facility::Interceptors,
            Facility::Computer,
            Facility::Bots(Store::UpperBlue),
            Facility::Bots(Store::LowerRed),
            Facility::Window,
            Facility::Rockets,
        ]
    );
}

#[test]
fn sa_ship_04_rockets_and_interceptors() {
    assert_eq!((Weapon::Rocket.strength(), Weapon::Rocket.range()), (3, 2));
    assert_eq!((Weapon::Interceptors.strength(), Weapon::Interceptors.range()), (3, 1));
}

#[test]
fn sa_ship_05_everybody_starts_on_the_bridge() {
    let table = start();
    assert!(table.members().all(|member| table.figure(member).station == Station::UpperWhite));
}

#[test]
fn sa_ship_06_energy_at_the_start() {
    let table = start();
    assert_eq!((table.shields, table.reactors, table.capsules), ([1; 3], [2, 3, 2], 3));
}

#[test]
fn sa_ship_07_rockets_and_the_computer_at_the_start() {
    assert_eq!((start().rockets, start().maintained), (3, [false; 3]));
}

/// One cube a phase: the best turn of each counts, and no more.
#[test]
fn sa_ship_08_a_cube_for_each_phase_at_the_window() {
    assert_eq!(start().confirmed, [0; 3]);
    let film = mission().plan("^ C C C C - - C C").play();
    assert_eq!(film.report.confirmed, [1, 1, 1]);
}

#[test]
fn sa_ship_09_squads_lie_in_their_stores() {
    assert_eq!(start().stores, [Squad::Ready; 2]);
    assert!(start().members().all(|member| start().figure(member).squad == Squad::None));
}

#[test]
fn sa_ship_10_energy_comes_from_the_own_zone() {
    let empty_red = |table: &mut Situation| table.reactors = [0, 5, 3];
    let film = mission().plan("< A B").with(empty_red).play();
    assert_eq!(
        (film.idle(2, P1), film.idle(3, P1)),
        (Some(Idle::NoEnergy), Some(Idle::NothingToMove))
    );
    assert_eq!(film.end().reactors, [0, 5, 3]);
    let film = mission().plan("< ^ B").with(empty_red).play();
    assert_eq!(film.end().reactors, [3, 2, 3]);
}

#[test]
fn sa_ship_11_everything_starts_in_its_place() {
    let once = mission().plan("A B C").play();
    let again = mission().plan("A B C").play();
    assert_eq!(once.after(0), again.after(0));
    assert_eq!(once.end(), again.end());
}

#[test]
fn sa_ship_12_damage_belongs_to_a_zone() {
    let film = mission().on("T1 T4 T4").threat(1, "E1-07", Red).plan("-").play();
    let damage: Vec<Zone> = film
        .all_events()
        .filter_map(|event| match event {
            Event::TileDrawn { zone, .. } => Some(*zone),
            _ => None,
        })
        .collect();
    assert!(!damage.is_empty() && damage.iter().all(|zone| *zone == Red));
}

#[test]
fn sa_card_01_the_upper_half_counts() {
    let film = mission().plan(">/A").play();
    assert_eq!(film.station(1, P1), Station::UpperBlue);
    film.assert_never(|event| matches!(event, Event::WeaponCharged { .. }));
}

#[test]
fn sa_card_02_three_movements() {
    assert_eq!(Movement::ALL.map(Order::from).map(|order| order.to_string()), ["<", ">", "^"]);
}

#[test]
fn sa_card_03_four_actions() {
    let mut actions: Vec<String> =
        ActionCard::all().map(|card| Order::from(card.button).to_string()).collect();
    actions.sort();
    actions.dedup();
    assert_eq!(actions, ["A", "B", "BB", "C"]);
    let copies = |text: &str| match text.parse() {
        Ok(Card::Action(card)) => card.copies(),
        _ => 0,
    };
    assert_eq!(["</A", ">/B", "^/C", "</BB"].map(copies), [10, 8, 7, 5]);
}

#[test]
fn sa_card_04_a_back_shows_the_half() {
    let card: Card = "</C".parse().expect("a card");
    assert!(card.laid(Half::Movement).up.is_movement());
    assert!(!card.laid(Half::Action).up.is_movement());
}

#[test]
fn sa_card_05_a_card_is_turned_without_changing_its_half() {
    let laid = "C/<".parse::<Laid>().expect("a card on a slot");
    let film = mission().plan("C/<").play();
    film.assert(1, Event::CardRevealed { member: P1, card: laid });
}

#[test]
fn sa_card_06_heroic_cards_have_two_halves() {
    for card in HeroicCard::ALL.map(Card::Heroic) {
        assert!(card.movement().is_movement() && card.movement().is_heroic());
        assert!(!card.action().is_movement() && card.action().is_heroic());
        assert_eq!(card.to_string().parse(), Ok(card));
    }
}

#[test]
fn sa_card_07_an_empty_slot_is_no_action() {
    let film = mission().plan("- >").play();
    assert_eq!(film.idle(1, P1), Some(Idle::NoCard));
    assert_eq!(film.station(1, P1), Station::BRIDGE);
}

#[test]
fn sa_card_08_one_card_a_slot() {
    let plan: alert::Plan = "A B".parse().expect("a plan");
    assert_eq!(plan.slots.iter().flatten().count(), 2);
    assert_eq!(plan.slots.len(), 12);
}

#[test]
fn sa_setup_11_how_many_cards_are_dealt() {
    let deal = |players, five| {
        let crew = Crew::new(players, five).expect("a crew");
        Phase::ALL.map(|phase| crew.deal(Level::AdvancedSimulation, phase))
    };
    assert_eq!(deal(5, false), [5, 5, 5]);
    assert_eq!(deal(4, false), [5, 5, 5]);
    assert_eq!(deal(3, false), [6, 6, 6]);
    assert_eq!(deal(2, false), [9, 6, 6]);
    assert_eq!(deal(4, true), [6, 5, 5]);
    assert_eq!(deal(3, true), [7, 6, 6]);
    assert_eq!(deal(2, true), [10, 6, 6]);
    assert_eq!(deal(1, false), [0; 3]);
}

#[test]
fn sa_setup_12_small_crews_are_dealt_the_same_in_training() {
    let crew = Crew::new(2, false).expect("a crew");
    for level in [Level::TestRun, Level::Simulation] {
        assert_eq!([Phase::One, Phase::Two].map(|phase| crew.deal(level, phase)), [9, 6]);
    }
}

#[test]
fn sa_ex_48_what_two_players_are_dealt() {
    let crew = Crew::new(2, false).expect("a crew");
    let deal = |level| Phase::ALL.map(|phase| crew.deal(level, phase));
    assert_eq!(deal(Level::Mission), [8, 6, 6]);
    assert_eq!(deal(Level::TestRun)[..2], [9, 6]);
}

#[test]
fn sa_gen_07_from_one_to_five_players() {
    assert_eq!(Crew::new(1, false).map(|crew| (crew.size(), crew.is_solo())), Ok((4, true)));
    assert_eq!(Crew::new(4, false).map(Crew::androids), Ok(0));
    assert_eq!(Crew::new(5, false).map(Crew::size), Ok(5));
    let refusal = Crew::new(6, false).expect_err("six are too many");
    assert_eq!(refusal.clause.0, "SA-GEN-07");
    assert!(Crew::new(0, false).is_err() && Crew::new(1, true).is_err());
}

#[test]
fn sa_andr_01_androids_fill_up_the_crew() {
    let crew = |players| Crew::new(players, false).expect("a crew");
    assert_eq!((crew(3).androids(), crew(3).size()), (1, 4));
    assert_eq!((crew(2).androids(), crew(2).size()), (2, 4));
}

#[test]
fn sa_andr_09_androids_act_last() {
    let crew = Crew::new(2, false).expect("a crew");
    let androids: Vec<_> = crew.android_members().iter().collect();
    assert_eq!(androids, [P3, P4]);
}

#[test]
fn sa_andr_12_a_crew_of_five_with_androids() {
    let crew = Crew::new(3, true).expect("a crew");
    assert_eq!((crew.size(), crew.androids()), (5, 2));
    assert!(crew.heeds_unconfirmed_reports());
}

#[test]
fn sa_solo_01_four_androids_and_no_hands() {
    let crew = Crew::new(1, false).expect("a crew");
    assert_eq!((crew.android_members().len(), crew.size()), (4, 4));
    assert_eq!(crew.deal(Level::Mission, Phase::One), 0);
}

#[test]
fn sa_ann_06_androids_count_for_the_size_of_the_crew() {
    let heeds = |players, five| {
        Crew::new(players, five).map(Crew::heeds_unconfirmed_reports).expect("a crew")
    };
    assert!(!heeds(2, false) && !heeds(3, false) && !heeds(1, false) && !heeds(4, false));
    assert!(heeds(5, false) && heeds(4, true) && heeds(2, true));
}
