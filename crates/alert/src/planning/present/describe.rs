//! The table in words.

use kernel::{Paragraph, Sentence, Value};

use super::cards::{self, track_name, track_text};
use super::deeds;
use super::names::{android, level, say, station_short, threat_name, tile_short, zone};
use crate::planning::clock;
use crate::planning::view::{FigureView, MemberView, ScoreView, ShipView, View, ZoneView};
use crate::ship::Zone;
use crate::turn::Turn;

pub(super) fn describe(view: &View) -> Vec<Paragraph> {
    let mut paragraphs = vec![describe_table(view), describe_threats(view)];
    paragraphs.extend(describe_ship(view));
    paragraphs.push(describe_boards(view));
    paragraphs.push(describe_talk(view));
    paragraphs.extend(describe_hand(view));
    paragraphs.extend(describe_result(view));
    paragraphs.retain(|paragraph| !paragraph.lines.is_empty());
    paragraphs
}

fn describe_table(view: &View) -> Paragraph {
    let time = clock::shown(view.time_ms);
    let mut lines = vec![match view.part {
        "planning" => say("describe-alert-planning").with("time", time),
        "film" => say("describe-alert-film"),
        "interval" => say("describe-alert-interval").with("missions", view.missions),
        _ => say("describe-alert-over"),
    }];
    if view.part == "planning" {
        lines.extend(describe_tracks(view));
    }
    if view.communications_down {
        lines.push(say("describe-alert-silence"));
    }
    if view.transfer_open {
        lines.push(say("describe-alert-transfer"));
    }
    Paragraph { heading: say("describe-alert-table").with("level", level(view.level)), lines }
}

/// Each track with its spaces.
fn describe_tracks(view: &View) -> impl Iterator<Item = Sentence> {
    let zones = Zone::ALL.into_iter().zip(view.tracks).map(|(it, track)| {
        say("describe-alert-track")
            .with("zone", zone(it))
            .with("track", track_name(track))
            .with("spaces", track_text(track))
    });
    let internal = view.internal_track.map(|track| {
        say("describe-alert-internal-track")
            .with("track", track_name(track))
            .with("spaces", track_text(track))
    });
    zones.chain(internal)
}

fn describe_threats(view: &View) -> Paragraph {
    let lines = view.threats.iter().flat_map(cards::describe).collect();
    Paragraph { heading: say("describe-alert-threats"), lines }
}

/// The ship; before a mission only what is not as on a new one.
fn describe_ship(view: &View) -> Option<Paragraph> {
    let ship = &view.ship;
    if matches!(view.part, "planning" | "interval") {
        let fallen = view.members.iter().zip(&ship.figures).filter(|(_, it)| it.knocked_out);
        let fallen = fallen.map(|it| describe_figure(it.0, it.1));
        let state = damaged_zones(ship).chain(missing_squads(ship));
        let lines: Vec<Sentence> = state.chain(fallen).collect();
        let heading = say("describe-alert-ship-before");
        return (!lines.is_empty()).then_some(Paragraph { heading, lines });
    }
    let mut lines: Vec<Sentence> = ship.zones.iter().map(describe_zone).collect();
    lines.extend(ship.zones.iter().filter_map(describe_doubling));
    lines.push(
        say("describe-alert-stores").with("capsules", ship.capsules).with("rockets", ship.rockets),
    );
    lines.extend(view.members.iter().zip(&ship.figures).map(|it| describe_figure(it.0, it.1)));
    Some(Paragraph { heading: say("describe-alert-ship").with("turn", ship.turn), lines })
}

fn damaged_zones(ship: &ShipView) -> impl Iterator<Item = Sentence> {
    let damaged = || ship.zones.iter().filter(|zone| zone.damage > 0);
    damaged().map(describe_zone).chain(damaged().filter_map(describe_doubling))
}

/// The stores in which no squad stands ready.
fn missing_squads(ship: &ShipView) -> impl Iterator<Item = Sentence> {
    let keys = ["describe-alert-no-squad-red", "describe-alert-no-squad-blue"];
    ship.stores.iter().zip(keys).filter(|(squad, _)| **squad == "none").map(|(_, key)| say(key))
}

fn describe_zone(it: &ZoneView) -> Sentence {
    let key = if it.tiles.is_empty() { "describe-alert-zone" } else { "describe-alert-zone-tiles" };
    let line = say(key)
        .with("zone", zone(it.zone))
        .with("shield", it.shield)
        .with("shield-most", it.shield_capacity)
        .with("reactor", it.reactor)
        .with("reactor-most", it.reactor_capacity)
        .with("damage", it.damage);
    if it.tiles.is_empty() {
        return line;
    }
    let tiles: Vec<Value> = it.tiles.iter().map(|name| tile_short(it.zone, *name)).collect();
    line.with("tiles", tiles)
}

/// Where every damage counts twice.
fn describe_doubling(it: &ZoneView) -> Option<Sentence> {
    let is_doubled = it.strained || it.fissured;
    is_doubled.then(|| say("describe-alert-zone-doubled").with("zone", zone(it.zone)))
}

fn describe_figure(member: &MemberView, figure: &FigureView) -> Sentence {
    let is_aboard = !figure.knocked_out && !figure.in_space;
    let line = say(match (figure.knocked_out, figure.in_space, figure.squad) {
        (true, ..) => "describe-alert-knocked-out",
        (false, true, _) => "describe-alert-in-space",
        (false, false, "ready") => "describe-alert-figure-squad",
        (false, false, "disabled") => "describe-alert-figure-squad-disabled",
        (false, false, _) => "describe-alert-figure",
    })
    .with("who", who_seen(member));
    if is_aboard { line.with("station", station_short(figure.station)) } else { line }
}

fn who_seen(member: &MemberView) -> Value {
    match (member.seat, member.android) {
        (Some(seat), _) => Value::Seat(seat),
        (None, Some(number)) => android(usize::from(number) - 1),
        (None, None) => "?".into(),
    }
}

/// Each board in a line, slot by slot: the upper half where it may be seen, `m` or `a` where only
/// the back shows, `-` where nothing lies.
fn describe_boards(view: &View) -> Paragraph {
    let lines = view.members.iter().map(|member| {
        let slots = member.slots.iter().map(|slot| match (&slot.card, slot.back) {
            (Some(card), _) => card.split('/').next().unwrap_or_default().to_owned(),
            (None, Some("movement")) => "m".to_owned(),
            (None, Some(_)) => "a".to_owned(),
            (None, None) => "-".to_owned(),
        });
        let plan = slots.collect::<Vec<_>>().join(" ");
        let line = say(match (member.hand, &member.heroic) {
            (Some(_), _) => "describe-alert-board",
            (None, Some(_)) => "describe-alert-board-heroic",
            (None, None) => "describe-alert-board-android",
        })
        .with("who", who_seen(member))
        .with("plan", plan);
        match (member.hand, &member.heroic) {
            (Some(hand), _) => {
                line.with("hand", hand).with("phase", member.phase.unwrap_or_default())
            }
            (None, Some(heroic)) => line.with("heroic", heroic.clone()),
            (None, None) => line,
        }
    });
    Paragraph { heading: say("describe-alert-boards"), lines: lines.collect() }
}

/// What everybody said of the turns that are still open, and of the cards that they need.
fn describe_talk(view: &View) -> Paragraph {
    let members = view.members.iter().filter(|_| view.part == "planning");
    let lines = members.filter_map(|member| Some((member, member.seat?, member.said.as_ref()?)));
    let lines = lines.flat_map(|(member, seat, said)| {
        let is_open = |turn: u8| member.slots.iter().any(|it| it.turn == turn && !it.locked);
        let will = said.will.iter().filter(move |(turn, _)| is_open(*turn));
        let will = will.filter_map(|(turn, deed)| Some(deeds::tell(Turn::new(*turn)?, *deed)));
        let hero = said.hero.filter(|turn| is_open(*turn));
        let hero = hero.map(|turn| say("event-alert-said-hero").with("turn", turn));
        let takes = said.takes.iter();
        let takes = takes.map(|number| say("event-alert-said-take").with("number", *number));
        will.chain(hero).chain(takes).map(move |line| line.with("seat", seat)).collect::<Vec<_>>()
    });
    Paragraph { heading: say("describe-alert-said"), lines: lines.collect() }
}

fn describe_hand(view: &View) -> Option<Paragraph> {
    let hand = view.hand.as_ref().filter(|_| view.part == "planning")?;
    let mut kinds: Vec<(&String, u8)> = Vec::new();
    for card in hand {
        match kinds.iter_mut().find(|(kind, _)| *kind == card) {
            Some((_, count)) => *count += 1,
            None => kinds.push((card, 1)),
        }
    }
    let cards: Vec<Value> = kinds
        .into_iter()
        .map(|(card, count)| if count == 1 { card.clone() } else { format!("{count}× {card}") })
        .map(Value::from)
        .collect();
    let line = if cards.is_empty() {
        say("describe-alert-hand-empty")
    } else {
        say("describe-alert-hand-cards").with("cards", cards)
    };
    Some(Paragraph { heading: say("describe-alert-hand"), lines: vec![line] })
}

fn describe_result(view: &View) -> Option<Paragraph> {
    let result = view.result.as_ref().filter(|_| view.part != "planning")?;
    let mut lines = Vec::new();
    match (&result.score, result.loss.as_ref().map(|loss| &loss.by)) {
        (Some(score), _) => lines.extend(score_lines(score)),
        (None, Some(code)) => {
            lines.push(
                say("describe-alert-lost-to").with("threat", threat_name(Some(code), ".the")),
            );
        }
        (None, None) => {}
    }
    Some(Paragraph { heading: say("describe-alert-result"), lines })
}

fn score_lines(score: &ScoreView) -> impl Iterator<Item = Sentence> {
    [
        ("alert-score-destroyed", score.destroyed),
        ("alert-score-survived", score.survived),
        ("alert-score-damage", score.damage),
        ("alert-score-worst-zone", score.worst_zone),
        ("alert-score-knocked-out", score.knocked_out),
        ("alert-score-squads", score.disabled_squads),
        ("alert-score-visual", score.visual),
        ("alert-score-total", score.total),
    ]
    .into_iter()
    .map(|(key, points)| {
        say("describe-alert-score").with("line", Value::message(key)).with("points", points)
    })
}
