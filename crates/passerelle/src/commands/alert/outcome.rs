//! How a mission ended: for people and as JSON.

use alert::{Fate, Loss, Member, Mission, Odds, Report, Score, Zone};
use kernel::{Sentence, Value};
use serde_json::{Value as Json, json};
use words::Words;

use super::decimal;

/// What ended where, and the score line by line.
pub(super) fn lines(mission: &Mission, report: &Report, words: &Words) -> Vec<String> {
    let mut sentences = vec![ending(mission, report)];
    for (number, arrival) in mission.arrivals() {
        let key = match report.fates[number.index()] {
            Fate::Destroyed => "alert-result-destroyed",
            Fate::Survived => "alert-result-survived",
            Fate::OnTrack if report.is_won() => "alert-result-left",
            Fate::OnTrack => "alert-result-on-track",
            Fate::Coming => "alert-result-coming",
        };
        sentences.push(
            Sentence::new(key)
                .with("number", number.get())
                .with("card", arrival.threat.code.as_str())
                .with("threat", threat_name(&arrival.threat.code)),
        );
    }
    let [red, white, blue] = report.damage;
    let damage = Sentence::new("alert-result-damage").with("red", red).with("white", white);
    sentences.push(damage.with("blue", blue));
    if let Some(score) = report.score() {
        sentences.extend(points(score).map(|(_, line, points)| {
            Sentence::new("alert-result-line")
                .with("line", Value::message(line))
                .with("points", points)
        }));
    }
    sentences.iter().map(|sentence| words.say(sentence, &[])).collect()
}

fn ending(mission: &Mission, report: &Report) -> Sentence {
    let Some(loss) = report.loss() else { return Sentence::new("alert-result-home") };
    let culprit = code_of(mission, loss);
    let sentence = match loss.zone {
        Some(zone) => Sentence::new("alert-result-broken").with("zone", zone_name(zone)),
        None => Sentence::new("alert-result-lost"),
    };
    sentence.with("turn", loss.turn.number()).with("threat", threat_name(culprit))
}

/// The card of the threat that ended the mission.
fn code_of(mission: &Mission, loss: Loss) -> &'static str {
    mission.arrival(loss.by).map_or("", |arrival| arrival.threat.code.as_str())
}

/// The lines of a score: the name in JSON, the key of its words, and the points.
fn points(score: Score) -> [(&'static str, &'static str, i16); 8] {
    [
        ("destroyed", "alert-score-destroyed", score.destroyed),
        ("survived", "alert-score-survived", score.survived),
        ("damage", "alert-score-damage", score.damage),
        ("worst_zone", "alert-score-worst-zone", score.worst_zone),
        ("knocked_out", "alert-score-knocked-out", score.knocked_out),
        ("disabled_squads", "alert-score-squads", score.disabled_squads),
        ("visual", "alert-score-visual", score.visual),
        ("total", "alert-score-total", score.total()),
    ]
}

pub(super) fn threat_name(code: &str) -> Value {
    Value::message(format!("alert-threat-{}", code.to_lowercase()))
}

fn zone_name(zone: Zone) -> Value {
    Value::message(match zone {
        Zone::Red => "alert-zone-red.the",
        Zone::White => "alert-zone-white.the",
        Zone::Blue => "alert-zone-blue.the",
    })
}

/// Everything about the end as one object.
pub(super) fn json(mission: &Mission, report: &Report) -> Json {
    let ended = |fate: Fate| -> Vec<&str> {
        let threats = mission.arrivals();
        let there = threats.filter(|(number, _)| report.fates[number.index()] == fate);
        there.map(|(_, arrival)| arrival.threat.code.as_str()).collect()
    };
    let [red, white, blue] = report.damage;
    let points = report.score().map(|score| {
        points(score).iter().map(|(name, _, points)| ((*name).to_owned(), json!(points))).collect()
    });
    let points: Option<serde_json::Map<String, Json>> = points;
    let knocked_out: Vec<usize> =
        report.knocked_out.iter().map(|member: Member| member.index() + 1).collect();
    json!({
        "won": report.is_won(),
        "score": report.score().map(Score::total),
        "lost_in_turn": report.loss().map(|loss| loss.turn.number()),
        "lost_to": report.loss().map(|loss| code_of(mission, loss)),
        "damage": { "red": red, "white": white, "blue": blue },
        "threats": {
            "destroyed": ended(Fate::Destroyed),
            "survived": ended(Fate::Survived),
            "left": ended(Fate::OnTrack),
        },
        "points": points,
        "knocked_out": knocked_out,
        "disabled_squads": report.disabled_squads,
    })
}

/// What comes of a plan over all orders of the damage tiles.
pub(super) fn odds_lines(odds: &Odds, words: &Words) -> Vec<String> {
    let percent = |share: f64| decimal(100.0 * share, words);
    let mut sentences =
        vec![Sentence::new("alert-odds-survival").with("percent", percent(odds.survival()))];
    if let Some(mean) = odds.mean_score() {
        sentences.push(Sentence::new("alert-odds-score").with("score", decimal(mean, words)));
    }
    sentences.extend(odds.scores().iter().map(|(share, score)| {
        Sentence::new("alert-odds-each").with("score", *score).with("percent", percent(*share))
    }));
    sentences.iter().map(|sentence| words.say(sentence, &[])).collect()
}

pub(super) fn odds_json(odds: &Odds) -> Json {
    let scores: Vec<Json> = odds
        .scores()
        .iter()
        .map(|(share, score)| json!({ "score": score, "probability": share }))
        .collect();
    json!({
        "survival": odds.survival(),
        "mean_score": odds.mean_score(),
        "scores": scores,
    })
}
