//! The manual's examples: planning, appearance, energy.

use alert::{
    Announcement, Event, Idle, Lane, News, Order, Plan, Script, Severity, Station, ThreatCall,
    Weapon,
};

use crate::support::*;

/// A red arrow, an empty slot, the A button.
#[test]
fn sa_ex_01_a_plan_of_three_turns() {
    let film = mission().plan("</B - A/^").play();
    assert_eq!(film.station(1, P1), Station::UpperRed);
    assert_eq!(film.station(2, P1), Station::UpperRed);
    assert_eq!(film.idle(2, P1), Some(Idle::NoCard));
    let weapon = Weapon::Heavy(Red);
    film.assert(3, Event::WeaponCharged { member: P1, weapon, heroic: false });
}

#[test]
fn sa_ex_02_a_threat_is_laid_beside_its_track() {
    let table = mission().threat(3, "E1-07", Red);
    let arrival = table.mission.arrival(number(3)).expect("the threat that was announced");
    assert_eq!(arrival.lane, Lane::External(Red));
    assert_eq!(arrival.threat.severity, Severity::Common);
}

#[test]
fn sa_ex_03_a_threat_appears_in_its_turn() {
    let film = mission().on("T1 T2 T3").threat(2, "E1-07", White).plan("-").play();
    assert!(film.after(0).on_track.is_empty());
    film.assert_never(
        |event| matches!(event, Event::ThreatAppeared { number, .. } if number.get() != 2),
    );
    film.assert(2, Event::ThreatAppeared { number: number(2), space: 11 });
}

#[test]
fn sa_ex_04_an_unconfirmed_report_concerns_a_crew_of_five() {
    let call = ThreatCall {
        number: number(5),
        severity: Severity::Common,
        lane: Lane::External(Blue),
        unconfirmed: true,
    };
    let script = Script {
        announcements: vec![Announcement { at_ms: 60_000, news: News::Threat(call) }],
        ..Script::all()[0].clone()
    };
    assert_eq!(script.threat_calls_for(4).count(), 0);
    assert_eq!(script.threat_calls_for(5).collect::<Vec<_>>(), [call]);
}

#[test]
fn sa_ex_05_the_red_shield_is_charged() {
    let film = mission().plan("< B B - B B").with(|table| table.reactors[0] = 2).play();
    assert_eq!((film.after(2).shields[0], film.after(2).reactors[0]), (2, 1));
    assert_eq!(film.idle(3, P1), Some(Idle::Full));
    assert_eq!((film.after(3).shields[0], film.after(3).reactors[0]), (2, 1));

    let empty = mission().plan("< C B B").with(|table| {
        table.shields[0] = 0;
        table.reactors[0] = 1;
    });
    let film = empty.play();
    assert_eq!((film.after(3).shields[0], film.after(3).reactors[0]), (1, 0));
    assert_eq!(film.idle(4, P1), Some(Idle::NothingToMove));
}

#[test]
fn sa_ex_06_a_capsule_fills_the_central_reactor() {
    let film = mission().plan("^ B").with(|table| table.reactors[1] = 2).play();
    assert_eq!((film.after(2).capsules, film.after(2).reactors[1]), (2, 5));
}

/// Central 5, blue reactor empty, two capsules; one member each at LB, UB and LW.
fn before_the_third_turn(plans: [&str; 3]) -> crate::support::Film {
    plans
        .into_iter()
        .fold(mission(), Table::plan)
        .with(|table| {
            table.reactors = [2, 5, 0];
            table.capsules = 2;
        })
        .play()
}

const TO_LB_AND_B: &str = "> ^ B";
const AT_UB_A: &str = "> - A";
const AT_LW_B: &str = "^ - B";

#[test]
fn sa_ex_07_energy_flows_in_the_order_of_the_crew() {
    let film = before_the_third_turn([TO_LB_AND_B, AT_UB_A, AT_LW_B]);
    let weapon = Weapon::Heavy(Blue);
    film.assert(3, Event::WeaponCharged { member: P2, weapon, heroic: false });
    assert_eq!(film.after(3).reactors, [2, 5, 2]);
    assert_eq!(film.after(3).capsules, 1);
}

#[test]
fn sa_ex_08_another_order_of_the_crew() {
    let film = before_the_third_turn([AT_UB_A, AT_LW_B, TO_LB_AND_B]);
    assert_eq!(film.idle(3, P1), Some(Idle::NoEnergy));
    assert_eq!(film.after(3).capsules, 1);
    assert_eq!(film.after(3).reactors, [2, 2, 3]);
}

#[test]
fn a_plan_is_read_as_it_is_written() {
    let text = "> A/< - hBB/h:UW h:LB C";
    let plan: Plan = text.parse().expect("a plan");
    assert_eq!(plan.to_string(), text);
    assert_eq!(plan.slots[5].map(|laid| laid.up), Some(Order::C));
    assert!("A/B".parse::<Plan>().is_err());
    assert!("A/h:UW".parse::<Plan>().is_err());
    assert!("- - - - - - - - - - - - A".parse::<Plan>().is_err());
}
