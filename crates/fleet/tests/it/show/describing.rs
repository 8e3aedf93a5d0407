//! The position in words says everything that lies on the table.

use fleet::show::{
    AttackView, CampView, CapacityView, ReliefView, SeatView, SectorView, ShipView, StoredView,
    TokenView,
};
use fleet::{FleetCommander, View};
use kernel::{Outcome, Present as _, Seat};

use crate::support::{duel, teams};

/// A change of one field shows.
fn shows(view: &View, field: &str, change: impl Fn(&mut View)) {
    let mut changed = view.clone();
    change(&mut changed);
    assert_ne!(changed, *view, "{field} is changed");
    assert_ne!(
        FleetCommander::describe(&changed),
        FleetCommander::describe(view),
        "{field} is told"
    );
}

/// Two camps in the middle of an attack, with one of everything on the table.
fn crowded() -> View {
    let draft =
        teams().ships(1, "cruiser@c3 frigate@c2").ships(2, "frigate@c4").ships(3, "mule@d1");
    let mut view = draft.ships(4, "cruiser@e5").rolled(1, "ro").bridge(1, "go").table().view();
    view.sectors.push(SectorView {
        sector: "b2".to_owned(),
        kind: "black_hole",
        markers: 1,
        weapon: Some("drones"),
    });
    view.fog.push("a2".to_owned());
    view.options.push("fog_of_war");
    view.gates.push(("a1".to_owned(), "h5".to_owned()));
    view.lone_gates.push(('Y', "b4".to_owned()));
    view.containers.push(("a3".to_owned(), 2));
    view.sites.push(("b2".to_owned(), true));
    view.relief = Some(ReliefView { seat: 2, ally: 0, after: 6, gate: None });
    view.tokens.push(TokenView {
        kind: "drones",
        carrier: "1a".to_owned(),
        sector: "c4".to_owned(),
        victim: Some("2a".to_owned()),
    });
    view.capacities.push(CapacityView {
        capacity: "sentinel",
        ship: "3a".to_owned(),
        sector: "d2".to_owned(),
        die: "orthogonal",
        sectors: vec!["d3".to_owned()],
        line: None,
    });
    view.attack = Some(AttackView {
        kind: "attack",
        seat: 0,
        asked: 1,
        from: "c3".to_owned(),
        via: Some("c4".to_owned()),
        path: vec!["c4".to_owned()],
        volley: vec!["ro".to_owned()],
        target: Some("2a".to_owned()),
        at: "c5".to_owned(),
        ships: vec!["1a".to_owned()],
        salvo: vec![("c3".to_owned(), 3, false)],
        damage: 3,
        reaction: "none",
    });
    view
}

#[test]
fn everything_on_the_table_is_told() {
    let view = crowded();
    // A field that is new here must be told below.
    let View {
        scenario: _,
        // Told as it is.
        goal: _,
        mode: _,
        zones: _,
        sectors: _,
        fog: _,
        options: _,
        variants: _,
        gates: _,
        lone_gates: _,
        containers: _,
        sites: _,
        is_ship_due: _,
        relief: _,
        tokens: _,
        capacities: _,
        camps: _,
        enough: _,
        seats: _,
        phase: _,
        round: _,
        quiet_rounds_left: _,
        active: _,
        // Pictures only.
        turn_order: _,
        attack: _,
        // Told by the question.
        brief: _,
        outcome: _,
    } = view.clone();
    shows(&view, "scenario", |view| view.scenario = "control");
    shows(&view, "mode", |view| view.mode = "duel");
    shows(&view, "corner", |view| view.zones[0].corner = "b1".to_owned());
    shows(&view, "width", |view| view.zones[0].width += 1);
    shows(&view, "depth", |view| view.zones[0].depth += 1);
    shows(&view, "sector", |view| view.sectors[0].sector = "b3".to_owned());
    shows(&view, "kind of sector", |view| view.sectors[0].kind = "colony");
    shows(&view, "markers", |view| view.sectors[0].markers = 2);
    shows(&view, "weapon of a station", |view| view.sectors[0].weapon = None);
    shows(&view, "fog", |view| view.fog.clear());
    shows(&view, "options", |view| view.options.clear());
    shows(&view, "variants", |view| view.variants.push("green_gates"));
    shows(&view, "ship that is due", |view| view.is_ship_due = true);
    shows(&view, "helper", |view| view.relief = None);
    shows(&view, "round of help", |view| view.relief.as_mut().expect("a helper").after += 1);
    shows(&view, "quiet rounds", |view| view.quiet_rounds_left = Some(3));
    shows(&view, "gates", |view| view.gates[0].1 = "h4".to_owned());
    shows(&view, "lone gates", |view| view.lone_gates.clear());
    shows(&view, "containers", |view| view.containers[0].1 = 1);
    shows(&view, "sites", |view| view.sites[0].1 = false);
    shows(&view, "token", |view| view.tokens[0].kind = "mine");
    shows(&view, "carrier", |view| view.tokens[0].carrier = "1b".to_owned());
    shows(&view, "place of a token", |view| view.tokens[0].sector = "c5".to_owned());
    shows(&view, "victim", |view| view.tokens[0].victim = None);
    shows(&view, "enough", |view| view.enough = Some(6));
    shows(&view, "phase", |view| view.phase = "energy");
    shows(&view, "round", |view| view.round += 1);
    shows(&view, "active", |view| view.active = 1);
    shows(&view, "outcome", |view| view.outcome = Some(Outcome::won_by(Seat::new(0))));
}

#[test]
fn capacities_camps_and_attacks_are_told() {
    let view = crowded();
    let capacity =
        |change: fn(&mut CapacityView)| move |view: &mut View| change(&mut view.capacities[0]);
    shows(&view, "capacity", capacity(|it| it.capacity = "refueller"));
    shows(&view, "ship of a capacity", capacity(|it| it.ship = "1a".to_owned()));
    shows(&view, "sector of a capacity", capacity(|it| it.sector = "e2".to_owned()));
    shows(&view, "die of a capacity", capacity(|it| it.die = "multi"));
    shows(&view, "line of a capacity", capacity(|it| it.line = Some("row")));
    shows(&view, "reach of a capacity", capacity(|it| it.sectors.clear()));
    let camp = |change: fn(&mut CampView)| move |view: &mut View| change(&mut view.camps[0]);
    shows(&view, "seats of a camp", camp(|it| it.seats = vec![0]));
    shows(&view, "points of a camp", camp(|it| it.points += 1));
    shows(&view, "start of a camp", camp(|it| it.points_at_start += 1));
    shows(&view, "threshold of a camp", camp(|it| it.threshold = None));
    shows(&view, "containers of a camp", camp(|it| it.containers = 1));
    let attack = |change: fn(&mut AttackView)| {
        move |view: &mut View| change(view.attack.as_mut().expect("an attack"))
    };
    shows(&view, "attacker", attack(|it| it.seat = 2));
    shows(&view, "origin", attack(|it| it.from = "c2".to_owned()));
    shows(&view, "path", attack(|it| it.via = None));
    shows(&view, "target", attack(|it| it.target = Some("4a".to_owned())));
    shows(&view, "place of the target", attack(|it| it.at = "e5".to_owned()));
    shows(&view, "who fires", attack(|it| it.ships.clear()));
    shows(&view, "salvo", attack(|it| it.salvo[0].1 = 2));
    shows(&view, "what is stopped", attack(|it| it.salvo[0].2 = true));
    shows(&view, "damage", attack(|it| it.damage = 2));
    shows(&view, "reaction", attack(|it| it.reaction = "shields"));
}

#[test]
fn fleets_and_dice_are_told() {
    let mut view = crowded();
    view.phase = "setup";
    let seat = |change: fn(&mut SeatView)| move |view: &mut View| change(&mut view.seats[0]);
    shows(&view, "faction", seat(|it| it.faction = "rebels"));
    shows(&view, "commander", seat(|it| it.commander = Some("dun_antar")));
    shows(&view, "camp", seat(|it| it.camp = 1));
    shows(&view, "points", seat(|it| it.points += 1));
    shows(&view, "points at the start", seat(|it| it.points_at_start += 1));
    shows(&view, "role", seat(|it| it.role = Some("phebe")));
    shows(&view, "containers", seat(|it| it.containers = 2));
    shows(&view, "threshold", seat(|it| it.threshold = Some(4)));
    shows(&view, "reinforcements", seat(|it| it.calls_reinforcements = true));
    shows(&view, "flagship", seat(|it| it.flagship_decides = true));
    shows(&view, "reserve", seat(|it| it.reserve[2] = 0));
    shows(&view, "rolled", seat(|it| it.rolled.clear()));
    shows(&view, "bridge", seat(|it| it.bridge.clear()));
    shows(&view, "die of the bridge", seat(|it| it.bridge[0].die = "bs".to_owned()));
    shows(&view, "tiles of the bridge", seat(|it| it.bridge_tiles.clear()));
    shows(&view, "tiles", seat(|it| it.tiles.push("gas_cloud")));
    shows(&view, "drawn", seat(|it| it.drawn.push("drones")));
    shows(&view, "arming", seat(|it| it.is_arming = true));
    shows(&view, "choosing", seat(|it| it.is_choosing = true));
    shows(&view, "home", seat(|it| it.home = vec!["a1".to_owned()]));
    shows(
        &view,
        "slot",
        seat(|it| {
            let die = it.bridge[0].die.clone();
            it.bridge[0] = StoredView { slot: "commander", die };
        }),
    );
    let ship =
        |change: fn(&mut ShipView)| move |view: &mut View| change(&mut view.seats[0].ships[0]);
    shows(&view, "letter", ship(|it| it.id = "z".to_owned()));
    shows(&view, "kind", ship(|it| it.kind = "destroyer"));
    shows(&view, "class", ship(|it| it.class += 1));
    shows(&view, "firepower", ship(|it| it.firepower = None));
    shows(&view, "hull", ship(|it| it.hull -= 1));
    shows(&view, "full hull", ship(|it| it.full_hull += 1));
    shows(&view, "weapon", ship(|it| it.weapon = Some("drones")));
    shows(&view, "face down", ship(|it| it.weapon_face_down = true));
    shows(&view, "signal", ship(|it| it.signal = true));
    shows(&view, "device face down", ship(|it| it.device_face_down = true));
    shows(&view, "devices", ship(|it| it.devices.push("movement_device")));
    shows(&view, "place", ship(|it| it.sector = None));
    shows(&view, "destroyed", ship(|it| it.destroyed = true));
    shows(&view, "fled", ship(|it| it.fled = true));
    shows(&view, "docked", ship(|it| it.docked = true));
    shows(&view, "hauler", ship(|it| it.hauls = true));
    shows(&view, "grounded", ship(|it| it.grounded = true));
    shows(&view, "wreck", ship(|it| it.wreck = true));
    shows(&view, "champion", ship(|it| it.champion = true));
    let mut waiting = view.clone();
    waiting.seats[0].ships[0].sector = None;
    shows(&waiting, "held back", ship(|it| it.held_back = true));
}

#[test]
fn points_decide_only_where_the_scenario_lets_them() {
    let alone = duel().ships(1, "cruiser@a1").ships(2, "cruiser@e5").table().view();
    assert_eq!(alone.seats[0].threshold, Some(1));
    assert!(alone.camps.is_empty());
    let view = crowded();
    assert!(view.seats.iter().all(|seat| seat.threshold.is_none()));
    assert_eq!(view.camps[0].seats, [0, 2]);
    assert_eq!((view.camps[0].points, view.camps[0].threshold), (5, Some(1)));
}
