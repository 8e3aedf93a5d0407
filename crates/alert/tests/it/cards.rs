//! A threat alone on the longest track, told line by line.

use alert::{Energy, Event, Flow, HitPoints, Loss, Situation, Threat, Tile, Zone};
use expect_test::Expect;

use crate::support::*;

/// Lets the threat go the whole way on T7, with two idle members: one on the bridge, one in the
/// lower white station. Against external threats the shields never run out.
#[track_caller]
pub(crate) fn check(code: &str, expected: &Expect) {
    let threat = card(code);
    let table = mission().on("T7 T7 T7 T7").plan("-").plan("-").with(below_the_bridge);
    let table = Zone::ALL.into_iter().fold(table, |table, zone| table.tiles(zone, &SHIELD_LAST));
    let table = if threat.is_internal() {
        table.inside(1, code)
    } else {
        table.threat(1, code, White).with(|table| table.shields = [30; 3])
    };
    let mut text = vec![numbers(threat)];
    text.extend(told(&table.play()));
    expected.assert_eq(&(text.join("\n") + "\n"));
}

/// So that no damaged shield is taken for a drained one.
const SHIELD_LAST: [Tile; 5] =
    [Tile::Structural, Tile::HeavyLaser, Tile::SecondWeapon, Tile::Gravolift, Tile::Reactor];

fn below_the_bridge(table: &mut Situation) {
    table.figures[1].station = alert::Station::LowerWhite;
}

fn numbers(threat: &Threat) -> String {
    let hp = match threat.hp {
        HitPoints::Fixed(hp) => hp.to_string(),
        HitPoints::Counted(_) => "as many as rockets".to_owned(),
    };
    let mut parts = vec![
        format!("hp {hp}"),
        format!("shield {}", threat.shield),
        format!("speed {}", threat.speed),
        format!("points {}/{}", threat.points_survived, threat.points_destroyed),
    ];
    parts.extend(threat.traits.iter().map(|property| format!("{property:?}")));
    if let Some(inside) = &threat.inside {
        let stations: Vec<String> = inside.stations.iter().map(|s| s.to_string()).collect();
        parts.push(format!("{:?} in {}", inside.kind, stations.join(" ")));
        parts.extend(inside.button.map(|button| format!("button {button:?}")));
        parts.push(format!("{:?}", inside.remedy));
        parts.extend(inside.fights_back.then(|| "fights back".to_owned()));
    }
    parts.join(", ")
}

/// A line for each space at which it did something.
fn told(film: &Film) -> Vec<String> {
    let mut lines = Vec::new();
    for turn in 1..=13 {
        for event in film.events_in(turn) {
            match event {
                Event::ThreatActed { mark, .. } => lines.push(format!("{mark:?} in turn {turn}:")),
                Event::ThreatSurvived { .. } => lines.push(format!("survived in turn {turn}")),
                // What a shield absorbs is no drain.
                Event::ThreatMoved { .. }
                | Event::StepBegan { .. }
                | Event::Jumped
                | Event::EnergyMoved { cause: Flow::Absorbed, .. } => {}
                event => {
                    if let (Some(line), Some(deed)) = (lines.last_mut(), deed(event)) {
                        line.push(' ');
                        line.push_str(&deed);
                    }
                }
            }
        }
    }
    lines
}

fn deed(event: Event) -> Option<String> {
    Some(match event {
        Event::ZoneAttacked { zone, strength, .. } => format!("{zone:?} {strength}"),
        Event::ZoneDamaged { zone, points, .. } => format!("damage {zone:?} {points}"),
        Event::EnergyMoved { from: Energy::Reactor(zone), to: Energy::Bank, cubes, .. } => {
            format!("drain reactor {zone:?} {cubes}")
        }
        Event::EnergyMoved { from: Energy::Shield(zone), to: Energy::Bank, cubes, .. } => {
            format!("drain shield {zone:?} {cubes}")
        }
        Event::EnergyMoved {
            from: Energy::Reactor(zone), to: Energy::Shield(_), cubes, ..
        } => {
            format!("to shield {zone:?} {cubes}")
        }
        Event::SpeedChanged { speed, .. } => format!("speed {speed}"),
        Event::ShieldChanged { shield, .. } => format!("shield {shield}"),
        Event::ThreatRevealed { .. } => "revealed".to_owned(),
        Event::AuraBegan { aura, .. } => format!("aura {aura:?}"),
        Event::ThreatHurt { cubes, .. } => format!("hurt {cubes}"),
        Event::ThreatDestroyed { .. } => "destroyed".to_owned(),
        Event::TokenMoved { to, .. } => format!("to {to}"),
        Event::SlimeSpread { station, .. } => format!("spreads to {station}"),
        Event::DelaySpared { member, .. } => format!("delays P{}", member.index() + 1),
        Event::KnockedOut { member, .. } => format!("knocks out P{}", member.index() + 1),
        Event::DamageDoubled { zones, .. } => format!("doubles {zones:?}"),
        Event::FightsBackNow { .. } => "fights back".to_owned(),
        Event::RocketDestroyed { left } => format!("rockets {left}"),
        Event::CapsuleLost { left } => format!("capsules {left}"),
        Event::StoredSquadDisabled { store } => format!("disables the squad in {store:?}"),
        Event::ShipLost { loss: Loss { zone, .. } } => {
            zone.map_or("lost".to_owned(), |zone| format!("lost with {zone:?}"))
        }
        _ => return None,
    })
}

/// Cards that heal have nothing to heal above.
#[test]
fn threats_that_heal() {
    for (code, cubes) in [("E1-08", 1), ("E1-09", 2), ("SE1-03", 2)] {
        let film = mission().on("T7 T7 T7").threat(1, code, White).plan("A").play();
        let healed = film.all_events().find_map(|event| match event {
            Event::ThreatHealed { cubes, .. } => Some(*cubes),
            _ => None,
        });
        assert_eq!(healed, Some(cubes), "{code}");
    }
    // The Jellyfish heals half of seven cubes.
    let film = mission().on("T7 T7 T7").threat(1, "E2-05", White).plan("A").play();
    film.assert(2, Event::ThreatHealed { number: number(1), cubes: 3 });
}

/// Cards that act differently when damaged.
#[test]
fn threats_that_mind_their_wounds() {
    let octopus = |plan: &str| {
        mission().on("T7 T7 T7").threat(1, "SE1-06", White).plan(plan).play().attacks(2, 1).len()
    };
    assert_eq!((octopus("-"), octopus("A")), (0, 3));
    let behemoth = |plan: &str| {
        let film = mission().on("T7 T7 T7").threat(1, "SE2-01", White).plan(plan);
        film.with(|table| table.reactors[1] = 5).play().attacks(2, 1).len()
    };
    // One cube a shot: less than two leave it its X action.
    assert_eq!((behemoth("-"), behemoth("A"), behemoth("A A")), (1, 1, 0));
    // Commandos walk on when they are hurt.
    let film = mission()
        .on("T4 T4 T4 T7")
        .inside(1, "SI1-02")
        .plan("> BB")
        .with(|table| table.figures[0].squad = alert::Squad::Ready)
        .play();
    assert_eq!(film.hits(2, 1), 1);
    let (from, to) = (alert::Station::LowerBlue, alert::Station::LowerWhite);
    film.assert(4, Event::TokenMoved { number: number(1), from, to, seeks: false });
    assert_eq!(film.damage(4), [0; 3]);
}

/// Cards that draw on what is there: the Saboteur on a reactor, empty or not.
#[test]
fn saboteurs_want_energy() {
    for (code, zone) in [("I1-03", Blue), ("I1-04", Red)] {
        let table = mission().on("T4 T4 T4 T7").inside(1, code).plan("-");
        let film = table.clone().play();
        assert_eq!(film.after(2).reactors[zone.index()], 1);
        let film = table.with(|table| table.reactors = [0; 3]).play();
        assert_eq!(film.damage(2)[zone.index()], 1);
    }
}

/// A shot at every card that a weapon can reach: strength less shield points.
#[test]
fn shields_hold_what_they_say() {
    for threat in Threat::all().iter().filter(|threat| !threat.is_internal()) {
        let code = threat.code.as_str();
        let film = mission().on("T1 T1 T1").threat(1, code, White).plan("A").play();
        let untouched = ["E1-03", "E2-03", "E1-06", "SE1-05", "E2-02"];
        if untouched.contains(&code) {
            assert_eq!(film.hits(1, 1), 0, "{code}");
        } else {
            let most = if code == "E2-04" { 1 } else { i8::MAX };
            assert_eq!(film.hit(1, 1).map(|n| n as i8), Some((5 - threat.shield).min(most)));
        }
    }
}
