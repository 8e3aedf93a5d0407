//! The table in words.

use kernel::{Paragraph, Sentence, Value};

use super::names::{android, level, say, station_short, threat_name, tile, zone};
use crate::planning::view::{MemberView, ScoreView, ShipView, ThreatView, View};

pub(super) fn describe(view: &View) -> Vec<Paragraph> {
    let mut paragraphs = vec![describe_table(view), describe_threats(view)];
    paragraphs.extend(view.ship.as_ref().map(|ship| describe_ship(view, ship)));
    paragraphs.push(describe_boards(view));
    paragraphs.extend(describe_hand(view));
    paragraphs.extend(describe_result(view));
    paragraphs.retain(|paragraph| !paragraph.lines.is_empty());
    paragraphs
}

fn describe_table(view: &View) -> Paragraph {
    let seconds = view.time_ms / 1000;
    let time = format!("{}:{:02}", seconds / 60, seconds % 60);
    let mut lines = vec![match view.part {
        "planning" => say("describe-alert-planning").with("time", time),
        "film" => say("describe-alert-film"),
        "interval" => say("describe-alert-interval").with("missions", view.missions),
        _ => say("describe-alert-over"),
    }];
    if view.part == "planning" {
        let [red, white, blue] = view.tracks.map(|track| track.to_string());
        lines.push(
            say("describe-alert-tracks").with("red", red).with("white", white).with("blue", blue),
        );
        lines
            .extend(view.internal_track.map(|track| {
                say("describe-alert-internal-track").with("track", track.to_string())
            }));
    }
    if view.communications_down {
        lines.push(say("describe-alert-silence"));
    }
    if view.transfer_open {
        lines.push(say("describe-alert-transfer"));
    }
    Paragraph { heading: say("describe-alert-table").with("level", level(view.level)), lines }
}

fn describe_threats(view: &View) -> Paragraph {
    let lines = view.threats.iter().map(describe_threat).collect();
    Paragraph { heading: say("describe-alert-threats"), lines }
}

fn describe_threat(threat: &ThreatView) -> Sentence {
    let key = match (threat.fate, threat.zone) {
        ("destroyed", _) => "describe-alert-threat-destroyed",
        ("survived", _) => "describe-alert-threat-survived",
        ("on_track", Some(_)) => "describe-alert-threat-on-track",
        ("on_track", None) => "describe-alert-internal-on-track",
        (_, Some(_)) => "describe-alert-threat",
        (_, None) => "describe-alert-internal",
    };
    let line =
        say(key).with("number", threat.number).with("threat", threat_name(Some(&threat.code), ""));
    let line = match threat.zone {
        Some(it) if threat.fate != "destroyed" && threat.fate != "survived" => {
            line.with("zone", zone(it))
        }
        _ => line,
    };
    match threat.fate {
        "on_track" => line.with("space", threat.space).with("hits", threat.hits),
        "coming" => line.with("shield", threat.shield).with("speed", threat.speed),
        _ => line,
    }
}

fn describe_ship(view: &View, ship: &ShipView) -> Paragraph {
    let mut lines: Vec<Sentence> = ship
        .zones
        .iter()
        .map(|it| {
            let line = say(if it.tiles.is_empty() {
                "describe-alert-zone"
            } else {
                "describe-alert-zone-tiles"
            })
            .with("zone", zone(it.zone))
            .with("shield", it.shield)
            .with("reactor", it.reactor)
            .with("damage", it.damage);
            if it.tiles.is_empty() {
                return line;
            }
            let tiles: Vec<Value> = it.tiles.iter().map(|name| tile(it.zone, *name)).collect();
            line.with("tiles", tiles)
        })
        .collect();
    lines.push(
        say("describe-alert-stores").with("capsules", ship.capsules).with("rockets", ship.rockets),
    );
    for (member, figure) in view.members.iter().zip(&ship.figures) {
        let key = match (figure.knocked_out, figure.in_space) {
            (true, _) => "describe-alert-knocked-out",
            (false, true) => "describe-alert-in-space",
            (false, false) => "describe-alert-figure",
        };
        let line = say(key).with("who", who_seen(member));
        let is_aboard = key == "describe-alert-figure";
        let station = is_aboard.then(|| station_short(figure.station));
        lines.push(match station {
            Some(station) => line.with("station", station),
            None => line,
        });
    }
    Paragraph { heading: say("describe-alert-ship").with("turn", ship.turn), lines }
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
    match (&result.score, &result.lost_to) {
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
