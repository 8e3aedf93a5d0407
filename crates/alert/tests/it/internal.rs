//! The special internal threats (`SA-X-30` to `SA-X-61`).

use alert::{Blackout, Cause, Event, Fate, Hurt, Idle, Member, Situation, Squad, Station};

use crate::support::*;

fn at(member: Member, station: Station) -> impl Fn(&mut Situation) + 'static {
    move |table| table.figures[member.index()].station = station
}

fn squad(member: Member) -> impl Fn(&mut Situation) + 'static {
    move |table| table.figures[member.index()].squad = Squad::Ready
}

/// The longest internal track: X on 12, Y on 8 and 5.
fn slow() -> Table {
    mission().on("T4 T4 T4 T7")
}

fn tokens(film: &Film, turn: usize, n: u8) -> Vec<String> {
    film.after(turn).foe(number(n)).tokens.iter().map(|station| station.to_string()).collect()
}

#[test]
fn sa_x_30_warheads_follow_the_rockets_on_board() {
    let film = slow().inside(3, "I1-07").plan("C - C C").with(at(P1, Station::LowerBlue)).play();
    // One rocket was launched before; two repairs are enough.
    assert_eq!((film.after(2).rockets, film.destroyed(3)), (2, Some(4)));
}

#[test]
fn sa_x_31_no_rockets_no_warheads() {
    let film = slow().inside(2, "I1-07").plan("-").with(|table| table.rockets = 0).play();
    assert_eq!((film.destroyed(2), film.report.points_destroyed), (Some(2), 4));
}

#[test]
fn sa_x_32_no_launching_until_repaired() {
    let film = slow().inside(1, "I1-07").plan("C C C C").with(at(P1, Station::LowerBlue)).play();
    assert_eq!(film.destroyed(1), Some(3));
    film.assert(4, Event::RocketLaunched { member: P1, left: 2 });
    assert_eq!(film.after(3).rockets, 3);
}

#[test]
fn sa_x_33_three_damage_for_each_one_left() {
    let film = mission()
        .on("T4 T4 T4 T1")
        .inside(1, "I1-07")
        .plan("C")
        .with(at(P1, Station::LowerBlue))
        .play();
    assert_eq!((film.survived(1), film.report.damage), (Some(3), [0, 0, 6]));
}

#[test]
fn sa_x_34_slime_eats_a_rocket_and_a_hit_point() {
    let film = slow()
        .inside(1, "I2-01")
        .inside(2, "I1-07")
        .plan("C")
        .with(|table| {
            table.rockets = 2;
            table.figures[0].station = Station::LowerBlue;
        })
        .play();
    // X of the slime in turn 2; no repair has been made, one rocket is left.
    film.assert(2, Event::RocketDestroyed { left: 0 });
    assert_eq!(film.destroyed(2), Some(2));
}

#[test]
fn sa_x_35_slime_delays_whoever_comes_in() {
    let film = slow().inside(1, "I2-01").plan("^ > A").plan("> ^ A").play();
    assert_eq!(film.delays(), [(P1, 3, Cause::Slime), (P2, 3, Cause::Slime)]);
}

#[test]
fn sa_x_36_red_slime_disables_a_stored_squad() {
    let film = slow().inside(1, "I2-02").plan("< - ^ - C C").play();
    film.assert(2, Event::StoredSquadDisabled { store: alert::Store::LowerRed });
    let store = alert::Store::LowerRed;
    film.assert(5, Event::SquadTaken { member: P1, store, active: false });
    film.assert(6, Event::SquadReactivated { member: P1 });
    // A squad that follows somebody is safe.
    let film = slow().inside(1, "I2-02").plan("C").with(at(P1, Station::LowerRed)).play();
    assert_eq!(film.end().figure(P1).squad, Squad::Ready);
    film.assert_never(|event| matches!(event, Event::StoredSquadDisabled { .. }));
}

#[test]
fn sa_x_37_blue_slime_destroys_a_rocket() {
    let film = slow().inside(1, "I2-01").plan("-").play();
    film.assert(2, Event::RocketDestroyed { left: 2 });
}

#[test]
fn sa_x_38_slime_spreads_on_the_lower_deck() {
    let film = slow().inside(1, "I2-01").plan("-").play();
    assert_eq!(tokens(&film, 3, 1), ["LB"]);
    assert_eq!(tokens(&film, 4, 1), ["LW", "LB"]);
    assert_eq!(tokens(&film, 6, 1), ["LR", "LW", "LB"]);
    let film = slow().inside(1, "I2-02").plan("-").play();
    assert_eq!(tokens(&film, 4, 1), ["LR", "LW"]);
}

#[test]
fn sa_x_39_offspring_is_slime() {
    // It delays whoever comes in.
    let film = slow().inside(1, "I2-01").plan("- - - - ^ A").play();
    assert_eq!(film.delays(), [(P1, 6, Cause::Slime)]);
    // And does two damage at the end.
    let film = mission().on("T4 T4 T4 T5").inside(1, "I2-01").plan("-").play();
    assert_eq!((film.survived(1), film.report.damage), (Some(7), [0, 2, 2]));
}

#[test]
fn sa_x_40_all_of_it_has_to_go() {
    let film = slow()
        .inside(1, "I2-01")
        .plan("- - - - BB - - BB BB")
        .plan("- - - BB - BB BB")
        .with(at(P1, Station::LowerWhite))
        .with(at(P2, Station::LowerBlue))
        .with(squad(P1))
        .with(squad(P2))
        .play();
    // Offspring in LW goes with one hit and does not hurt the original.
    assert_eq!((film.hits(5, 1), tokens(&film, 5, 1)), (1, vec!["LB".to_owned()]));
    // The second Y has put new offspring there before the original goes.
    let (station, cause) = (Station::LowerBlue, alert::Removal::Slime);
    film.assert(6, Event::TokenRemoved { number: number(1), station, cause });
    assert_eq!(film.destroyed(1), Some(6));
    // Offspring alone keeps the card in play.
    let film = slow()
        .inside(1, "I2-01")
        .plan("- - - - BB BB")
        .with(at(P1, Station::LowerBlue))
        .with(squad(P1))
        .play();
    assert_eq!((tokens(&film, 5, 1).len(), film.destroyed(1)), (2, None));
    assert_eq!(tokens(&film, 6, 1), ["LR", "LW"]);
    assert_eq!(film.after(6).foe(number(1)).fate, Fate::OnTrack);
}

#[test]
fn sa_x_41_one_token_a_station() {
    let film = slow()
        .inside(1, "I2-01")
        .plan("- - - - BB")
        .with(at(P1, Station::LowerWhite))
        .with(squad(P1))
        .play();
    assert_eq!(tokens(&film, 5, 1), ["LB"]);
    assert_eq!(tokens(&film, 6, 1), ["LW", "LB"]);
    // Two slimes share the three stations.
    let film = slow().inside(1, "I2-01").inside(2, "I2-02").plan("-").play();
    assert_eq!(
        (tokens(&film, 5, 1), tokens(&film, 5, 2)),
        (vec!["LW".to_owned(), "LB".to_owned()], vec!["LR".to_owned()])
    );
}

#[test]
fn sa_x_42_slime_stays_after_z() {
    let film = mission()
        .on("T4 T4 T4 T5")
        .inside(1, "I2-01")
        .plan("- - - - - - - > ^ BB A")
        .with(squad(P1))
        .play();
    assert_eq!((film.survived(1), film.report.points_survived), (Some(7), 3));
    assert_eq!(film.delays(), [(P1, 10, Cause::Slime)]);
    assert_eq!(film.idle(11, P1), Some(Idle::NoIntruderHere));
    assert_eq!(tokens(&film, 12, 1), ["LW", "LB"]);
}

#[test]
fn sa_x_43_the_overheated_reactor_takes_its_neighbours() {
    let film = slow()
        .inside(1, "I2-06")
        .plan("^ - B B B")
        .plan("< ^ - - ^")
        .plan("> ^")
        .plan("> - - - ^")
        .play();
    assert_eq!(film.destroyed(1), Some(5));
    // P2 leaves and P4 arrives after the repair in the same turn; P3 stands there all the time.
    let out = |member| film.after(5).figure(member).knocked_out;
    assert!(out(P2) && out(P3) && !out(P4) && !out(P1));
    let film = slow().inside(1, "I2-06").plan("< ^ - - ^").plan("^ - B B B").play();
    assert!(!film.after(5).figure(P1).knocked_out);
}

#[test]
fn sa_x_44_the_alien_fights_back_after_x() {
    let film = slow().inside(1, "SI1-03").plan("^ BB - BB").with(squad(P1)).play();
    assert_eq!(film.after(2).figure(P1).squad, Squad::Ready);
    film.assert(2, Event::FightsBackNow { number: number(1) });
    assert_eq!((film.destroyed(1), film.after(4).figure(P1).squad), (Some(4), Squad::Disabled));
}

/// P1 in the upper red station with an active squad.
fn mending(plan: &str) -> Table {
    slow().inside(1, "SI1-04").plan(plan).with(squad(P1)).with(at(P1, Station::UpperRed))
}

#[test]
fn sa_x_45_only_interceptors_mend_the_fissure() {
    let film = mending("C BB").play();
    film.assert(1, Event::ThreatHurt { number: number(1), cubes: 1, cause: Hurt::Interceptors });
    assert_eq!((film.hits(1, 1), film.destroyed(1)), (1, Some(2)));
    let film = mending("C hBB").play();
    assert_eq!(film.hits(2, 1), 2);
    let film = mending("BB BB").play();
    assert_eq!(film.hits(2, 1), 0);
}

#[test]
fn sa_x_46_interceptors_aim_at_nothing_else() {
    let film = mending("- C BB BB").on("T4 T1 T4 T7").threat(2, "SE1-01", White).play();
    assert_eq!(film.destroyed(1), Some(3));
    let targeted = |turn| film.hit(turn, 2);
    assert_eq!([2, 3, 4].map(targeted), [None, None, None]);
    let film = mending("- - C BB BB").on("T4 T1 T4 T7").threat(2, "SE1-01", White).play();
    assert_eq!((film.space(4, 2), film.hit(5, 2)), (4, Some(1)));
}

#[test]
fn sa_x_47_the_fissure_doubles_damage() {
    let table = mission().on("T1 T1 T4 T4").inside(1, "SI1-04");
    // X in turn 2 doubles the red zone, Y in turn 4 the whole ship.
    let film = table.clone().threat(2, "E1-05", Red).threat(3, "E1-07", White).plan("-").play();
    let damaged = |turn, n: u8, zone, points| {
        let cause = alert::Blow::Attack;
        film.happened(turn, Event::ZoneDamaged { number: number(n), zone, points, cause })
    };
    // The Gunship's X: one point through the shield.
    assert!(damaged(4, 2, Red, 2));
    // The Fighter's X is absorbed, its Z in turn 5 is doubled.
    assert!(damaged(5, 3, White, 6));
}

#[test]
fn sa_x_48_until_it_is_mended() {
    let film = mending("- - C BB").on("T1 T4 T4 T7").threat(2, "E1-05", Red).play();
    film.assert(2, Event::DamageDoubled { number: number(1), zones: alert::ZoneSet::one(Red) });
    assert_eq!((film.destroyed(1), film.after(4).fissured.is_empty()), (Some(4), true));
    let (number, zone) = (number(2), Red);
    film.assert(4, Event::ZoneDamaged { number, zone, points: 1, cause: alert::Blow::Attack });
}

#[test]
fn sa_x_49_the_uprising_is_fought_in_two_stations() {
    let film = slow()
        .inside(1, "SI1-06")
        .plan("C C")
        .plan("C")
        .with(at(P1, Station::LowerRed))
        .with(at(P2, Station::UpperBlue))
        .play();
    film.assert(1, Event::RepairBonus { number: number(1), cubes: 1 });
    assert_eq!((film.hits(1, 1), film.destroyed(1)), (3, Some(2)));
    // Twice in the same station is no more than two.
    let film = slow()
        .inside(1, "SI1-06")
        .plan("C")
        .plan("C")
        .with(at(P1, Station::LowerRed))
        .with(at(P2, Station::LowerRed))
        .play();
    assert_eq!(film.hits(1, 1), 2);
}

#[test]
fn sa_x_50_the_uprising_turns_on_the_leaders() {
    let film = slow()
        .inside(1, "SI1-06")
        .plan("-")
        .plan("- C BB")
        .plan("-")
        .with(squad(P1))
        .with(squad(P2))
        .with(at(P2, Station::UpperRed))
        .play();
    film.assert(2, Event::KnockedOut { member: P1, number: number(1), cause: Blackout::Action });
    assert_eq!(film.after(2).figure(P1).squad, Squad::Disabled);
    assert!(film.after(2).figure(P2).in_space && !film.after(2).figure(P2).knocked_out);
    assert!(!film.after(2).figure(P3).knocked_out);
}

#[test]
fn sa_x_51_wherever_the_squads_are() {
    let film = slow()
        .inside(1, "SI1-06")
        .plan("-")
        .plan("- - >")
        .with(squad(P1))
        .with(at(P1, Station::LowerBlue))
        .play();
    film.assert(2, Event::KnockedOut { member: P1, number: number(1), cause: Blackout::Action });
    // Y knocks out whoever is in one of the two stations.
    film.assert(4, Event::KnockedOut { member: P2, number: number(1), cause: Blackout::Action });
}

#[test]
fn sa_x_52_the_overload_is_fought_in_three_stations() {
    let film = slow()
        .inside(1, "SI2-03")
        .plan("B")
        .plan("B")
        .plan("B B B")
        .with(at(P1, Station::LowerRed))
        .with(at(P2, Station::LowerWhite))
        .with(at(P3, Station::LowerBlue))
        .play();
    film.assert(1, Event::RepairBonus { number: number(1), cubes: 2 });
    assert_eq!((film.hits(1, 1), film.destroyed(1)), (5, Some(3)));
}

#[test]
fn sa_x_53_the_seeker_goes_where_most_players_are() {
    let film = slow().inside(1, "SI2-02").plan("-").plan("-").plan("-").plan("<").play();
    let (from, to) = (Station::UpperWhite, Station::UpperRed);
    film.assert(2, Event::TokenMoved { number: number(1), from, to, seeks: true });
}

#[test]
fn sa_x_54_with_a_tie_the_seeker_stays() {
    let film = slow().inside(1, "SI2-02").plan("<").plan(">").plan("-").play();
    assert_eq!(tokens(&film, 2, 1), ["UW"]);
    let film = slow().inside(1, "SI2-02").plan("-").play();
    assert_eq!(tokens(&film, 2, 1), ["UW"]);
}

#[test]
fn sa_x_55_who_destroys_the_seeker_is_out() {
    for last in ["BB", "hBB"] {
        let film = slow().inside(1, "SI2-02").plan(&format!("BB {last}")).with(squad(P1)).play();
        let cause = Blackout::Attack;
        film.assert(2, Event::KnockedOut { member: P1, number: number(1), cause });
        assert_eq!(film.after(2).figure(P1).squad, Squad::Disabled);
        assert_eq!(film.report.score().map(alert::Score::total), Some(15 - 3));
    }
}

#[test]
fn sa_x_56_four_stations_are_contaminated() {
    let film = slow()
        .inside(1, "SI2-04")
        .plan("- BB A")
        .plan("- - A")
        .with(at(P1, Station::UpperBlue))
        .with(at(P2, Station::LowerRed))
        .with(squad(P1))
        .play();
    assert_eq!(tokens(&film, 1, 1), ["UR", "UB", "LR", "LB"]);
    // X delays only where a token is left; Y does a damage for each.
    assert_eq!(film.delays(), [(P2, 3, Cause::Threat(number(1)))]);
    assert_eq!(film.damage(4), [2, 0, 1]);
}

#[test]
fn sa_x_57_the_third_station_clears_the_fourth() {
    let film = slow()
        .inside(1, "SI2-04")
        .plan("BB ^ BB")
        .plan("BB")
        .with(at(P1, Station::UpperBlue))
        .with(at(P2, Station::UpperRed))
        .with(squad(P1))
        .with(squad(P2))
        .play();
    assert_eq!(tokens(&film, 1, 1), ["LR", "LB"]);
    // Its X action has delayed the last blow.
    assert_eq!(film.destroyed(1), Some(4));
    assert_eq!(tokens(&film, 4, 1), Vec::<String>::new());
}

#[test]
fn sa_x_58_a_clean_station_is_clean() {
    let film = slow()
        .inside(1, "SI2-04")
        .plan("BB BB")
        .with(at(P1, Station::UpperBlue))
        .with(squad(P1))
        .play();
    assert_eq!((film.hits(2, 1), film.idle(2, P1)), (1, Some(Idle::NoIntruderHere)));
}

#[test]
fn sa_x_59_contamination_stays_after_z() {
    let film = mission().on("T4 T4 T4 T1").inside(1, "SI2-04").plan("- - - - - <").plan(">").play();
    assert_eq!(film.survived(1), Some(5));
    film.assert(5, Event::KnockedOut { member: P2, number: number(1), cause: Blackout::Action });
    let cause = Blackout::Contamination;
    film.assert(6, Event::KnockedOut { member: P1, number: number(1), cause });
}

/// Up to five members at the window, with the Nuclear Device.
fn device(plans: &[&str]) -> Film {
    let table = plans.iter().fold(slow().inside(1, "SI2-05"), |table, plan| table.plan(plan));
    let window = |table: &mut Situation| {
        table.figures.iter_mut().for_each(|figure| figure.station = Station::LowerWhite);
    };
    table.with(window).play()
}

#[test]
fn sa_x_60_three_in_one_turn() {
    let film = device(&["C", "C", "- C"]);
    assert_eq!((film.hits(2, 1), film.destroyed(1)), (0, None));
    assert!(film.lost());
    let film = device(&["C", "C", "C"]);
    assert_eq!(film.destroyed(1), Some(1));
}

#[test]
fn sa_x_61_the_fourth_looks_out_of_the_window() {
    let film = device(&["C", "C", "C", "C"]);
    assert_eq!((film.destroyed(1), film.report.confirmed), (Some(1), [1, 0, 0]));
    film.assert(1, Event::WindowManned { member: P4 });
}
