//! Exploration campaigns, and the ship's log.

use alert::{
    Campaign, Condition, DeckColour, DeckColours, Level, LogLine, Member, Repair, Report,
    Situation, Squad, Store, Tile, TileSet, Zone,
};

use crate::support::*;

/// The report of a mission that ends with these tiles on red, with or without more.
fn report(red: &'static [Tile], more: impl Fn(&mut Situation) + 'static) -> Report {
    let table = (0..4).fold(mission(), |table, _| table.plan("-"));
    table.damaged(Red, red).with(more).play().report
}

fn lost() -> Report {
    mission().on("T1 T1 T1").threat(1, "SE2-05", White).plan("-").play().report
}

/// A campaign after one mission.
fn after(report: Report) -> Campaign {
    let mut campaign = Campaign::new();
    campaign.finish(report);
    campaign
}

#[test]
fn sa_camp_01_up_to_three_missions() {
    let mut campaign = Campaign::new();
    for _ in 0..3 {
        assert!(campaign.may_go_on());
        campaign.finish(report(&[], |_| {}));
        // One may stop and score after each.
        assert!(campaign.score().is_some());
    }
    assert!(!campaign.may_go_on());
    campaign.finish(report(&[], |_| {}));
    assert_eq!(campaign.reports().len(), 3);
}

#[test]
fn sa_camp_04_one_loss_loses_all() {
    let mut campaign = after(report(&[], |_| {}));
    campaign.finish(lost());
    assert!(campaign.is_lost() && !campaign.may_go_on());
    assert_eq!(campaign.score(), None);
}

#[test]
fn sa_camp_05_damage_carries_over() {
    let campaign = after(report(&[Tile::Shield, Tile::Gravolift], |_| {}));
    let condition = campaign.condition(Store::LowerRed);
    assert_eq!(condition.tiles[0], TileSet::of([Tile::Shield, Tile::Gravolift]));
    let film = mission().condition(condition).plan("-").play();
    assert_eq!(film.report.damage, [2, 0, 0]);
}

#[test]
fn sa_camp_06_tokens_are_removed() {
    let film = mission().on("T1 T1 T1 T1").inside(1, "I1-05").plan("-").play();
    assert!(!film.end().broken[1].is_empty());
    let next = mission().condition(after(film.report).condition(Store::LowerRed)).plan("-").play();
    assert!(next.after(0).broken.iter().all(|stations| stations.is_empty()));
}

#[test]
fn sa_camp_07_each_member_does_one_thing() {
    let mut campaign = after(report(&[Tile::Shield, Tile::Reactor], |table| {
        table.stores[0] = Squad::Disabled;
    }));
    let offered = campaign.repairs(P1);
    assert_eq!(
        offered,
        [Repair::Tile(Red, Tile::Shield), Repair::Tile(Red, Tile::Reactor), Repair::Squad]
    );
    assert!(campaign.repair(P1, Repair::Tile(Red, Tile::Shield)));
    assert!(campaign.repairs(P1).is_empty());
    assert!(!campaign.repair(P1, Repair::Squad));
    assert!(campaign.repair(P2, Repair::Squad));
    assert_eq!(campaign.squads(), 2);
    assert!(campaign.repair(P3, Repair::Tile(Red, Tile::Reactor)));
    assert_eq!(campaign.repairs(P4), [Repair::Nothing]);
}

#[test]
fn sa_camp_08_who_was_knocked_out_only_comes_back() {
    let mut campaign = after(report(&[Tile::Shield], |table| {
        table.figures[0].knocked_out = true;
        table.figures[0].in_space = true;
    }));
    assert_eq!(campaign.repairs(P1), [Repair::Return]);
    assert!(!campaign.repair(P1, Repair::Tile(Red, Tile::Shield)));
    assert!(campaign.repair(P1, Repair::Return));
}

#[test]
fn sa_camp_09_two_tiles_a_zone() {
    let mut campaign = after(report(&[Tile::Shield, Tile::Reactor, Tile::Gravolift], |_| {}));
    assert!(campaign.repair(P1, Repair::Tile(Red, Tile::Shield)));
    assert!(campaign.repair(P2, Repair::Tile(Red, Tile::Reactor)));
    assert!(!campaign.repair(P3, Repair::Tile(Red, Tile::Gravolift)));
}

#[test]
fn sa_camp_10_repaired_tiles_can_be_drawn_again() {
    let mut campaign = after(report(&[Tile::Shield, Tile::Reactor], |_| {}));
    campaign.repair(P1, Repair::Tile(Red, Tile::Shield));
    let film = mission()
        .on("T1 T4 T4")
        .threat(1, "E1-05", Red)
        .condition(campaign.condition(Store::LowerRed))
        .tiles(Red, &[Tile::Reactor, Tile::Shield])
        .plan("-")
        .play();
    // The reactor's tile lies there already and is passed over.
    film.assert(3, alert::Event::TileDrawn { zone: Red, tile: Tile::Shield });
}

#[test]
fn sa_camp_11_androids_repair_too() {
    // All members are asked alike, whoever decides for them.
    let campaign = after(report(&[Tile::Shield], |_| {}));
    assert!(Member::first(4).all(|member| !campaign.repairs(member).is_empty()));
}

#[test]
fn sa_camp_12_what_is_not_repaired_keeps_its_effect() {
    let both = TileSet::of([Tile::Shield, Tile::Reactor]);
    let condition = Condition { tiles: [both; 3], squads: [true; 2] };
    let film = level(Level::Mission).condition(condition).plan("-").play();
    assert_eq!((film.after(0).shields, film.after(0).reactors), ([0; 3], [1, 2, 1]));
    assert_eq!(Zone::ALL.map(|zone| film.after(0).shield_capacity(zone)), [1, 2, 1]);
}

#[test]
fn sa_camp_13_old_structural_damage_doubles() {
    let condition = Condition {
        tiles: [TileSet::one(Tile::Structural), TileSet::EMPTY, TileSet::EMPTY],
        squads: [true; 2],
    };
    let table = mission().on("T1 T4 T4").threat(1, "E1-05", Red).plan("-");
    let film = table.clone().condition(condition).play();
    let (number, zone, cause) = (number(1), Red, alert::Blow::Attack);
    film.assert(3, alert::Event::ZoneDamaged { number, zone, points: 2, cause });
    // A tile of this mission does not.
    let film = table.damaged(Red, &[Tile::Structural]).play();
    film.assert(3, alert::Event::ZoneDamaged { number, zone, points: 1, cause });
}

#[test]
fn sa_camp_14_a_squad_that_was_not_repaired_is_missing() {
    let campaign = after(report(&[], |table| table.stores[0] = Squad::Disabled));
    assert_eq!(campaign.squads(), 1);
    let condition = campaign.condition(Store::UpperBlue);
    let film = mission().condition(condition).plan("> C").plan("^ < C").play();
    assert_eq!(film.after(0).stores, [Squad::None, Squad::Ready]);
    assert_eq!(film.idle(3, P2), Some(alert::Idle::NoSquadHere));
    assert_eq!(campaign.condition(Store::LowerRed).squads, [true, false]);
}

#[test]
fn sa_camp_15_a_line_for_each_mission() {
    let mut campaign = after(report(&[Tile::Shield], |_| {}));
    campaign.finish(report(&[], |_| {}));
    assert_eq!(campaign.reports().len(), 2);
    let penalties = campaign.score().map(alert::Score::penalties);
    assert_eq!(penalties, Some(0));
}

#[test]
fn sa_camp_16_penalties_before_any_repair() {
    let mut campaign = after(report(&[Tile::Shield, Tile::Reactor], |_| {}));
    let before = campaign.score();
    campaign.repair(P1, Repair::Tile(Red, Tile::Shield));
    assert_eq!(campaign.score(), before);
    assert_eq!(before.map(alert::Score::total), Some(-4));
}

#[test]
fn sa_camp_17_the_score_of_a_campaign() {
    let first = Report { points_destroyed: 8, points_survived: 2, ..report(&[], |_| {}) };
    let first = Report { confirmed: [4, 0, 0], ..first };
    let second = report(&[Tile::Shield], |table| table.stores[0] = Squad::Disabled);
    let second = Report { points_destroyed: 4, confirmed: [2, 0, 0], ..second };
    let mut campaign = after(first);
    campaign.finish(second);
    let score = campaign.score().expect("nothing was lost");
    assert_eq!((score.destroyed, score.survived, score.visual), (12, 2, 7 / 2));
    assert_eq!(score.penalties(), -1 - 1 - 1);
    assert_eq!(score.total(), 14 + 3 - 3);
    // A squad that was missing in the last mission still costs its point.
    let mut campaign = after(report(&[], |table| table.stores[0] = Squad::Disabled));
    let condition = campaign.condition(Store::UpperBlue);
    campaign.finish(mission().condition(condition).plan("-").play().report);
    assert_eq!(campaign.score().map(|score| score.disabled_squads), Some(-1));
}

#[test]
fn sa_camp_18_everything_else_is_new() {
    let campaign = after(report(&[Tile::Gravolift], |table| {
        table.rockets = 0;
        table.capsules = 0;
        table.reactors = [0; 3];
    }));
    let film = level(Level::Mission).condition(campaign.condition(Store::LowerRed)).plan("-");
    let start = *film.play().after(0);
    assert_eq!((start.rockets, start.capsules, start.reactors), (3, 3, [2, 3, 2]));
}

#[test]
fn sa_ex_46_visual_points_of_a_campaign() {
    let mut campaign = Campaign::new();
    for confirmed in [[1, 0, 0], [1, 0, 0], [0; 3]] {
        campaign.finish(Report { confirmed, ..report(&[], |_| {}) });
    }
    assert_eq!(campaign.score().map(|score| score.visual), Some(0));
}

fn line(report: &Report, table: &Table) -> Option<LogLine> {
    let choices = DeckColours { common: DeckColour::White, serious: DeckColour::Mixed };
    LogLine::new("2026-11-16".into(), "S2-1".into(), choices, &table.mission, report)
}

#[test]
fn sa_log_02_one_line_a_mission() {
    let table = mission().on("T1 T1 T1").threat(1, "SE1-04", White).threat(2, "E1-10", Red);
    let table = table.plan("A A").plan("^ C");
    let line = line(&table.play().report, &table).expect("a mission");
    let points = line.points.expect("the ship came home");
    assert_eq!((points.destroyed, points.survived, points.visual), (8, 2, 1));
    assert_eq!((points.penalties, line.total()), (-8, Some(8 + 2 + 1 - 8)));
    assert_eq!((line.choices.common.mark(), line.choices.serious.mark()), ("1", "1+2"));
    assert_eq!((line.date.as_str(), line.script.as_str()), ("2026-11-16", "S2-1"));
}

#[test]
fn sa_log_03_a_lost_mission_names_the_threat() {
    let table = mission().on("T1 T1 T1").threat(1, "SE2-05", White).plan("-");
    let line = line(&table.play().report, &table).expect("a mission");
    assert_eq!((line.points, line.total()), (None, None));
    assert_eq!(line.lost_to.as_deref(), Some("SE2-05"));
}

#[test]
fn sa_log_04_only_missions_are_logged() {
    let table = level(Level::AdvancedSimulation).plan("-");
    assert_eq!(line(&table.play().report, &table), None);
}
