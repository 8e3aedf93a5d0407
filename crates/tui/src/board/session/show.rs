//! What a session shows.

use kernel::{Pick, Prompt, Rules, Sentence};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{HELP, Notice, Session};
use crate::board::canvas::{Canvas, wrapped};
use crate::board::picture::Picture;
use crate::board::screen::{self, News, Shown};
use crate::board::spots::Spots;
use crate::board::theme::Paint;

pub(super) fn draw<R: Picture>(session: &mut Session<R>, buffer: &mut Buffer) {
    if let Some(seat) = session.curtain {
        let text = session.desk.say(&Sentence::new("text-curtain").with("seat", seat));
        draw_curtain(session, buffer, &text);
        return;
    }
    let view = R::view(session.play.state(), session.viewer);
    let (picks, lit, touched) = (session.picker.picks(), session.picker.lit(), session.touched());
    let cursor = session.cursor.clone();
    let shown = Shown::<R> {
        view: &view,
        seat: session.seat,
        asked: session.next_seat(),
        question: question(session),
        hint: hint(session),
        picks: &picks,
        lit: &lit,
        cursor: cursor.as_ref(),
        touched: &touched,
        typed: session.typed.as_deref(),
        news: news(session, &view),
        hints: hints(session),
        help: HELP,
        over: over(session),
    };
    let numbered = screen::draw(&mut session.desk, buffer, &shown);
    session.numbered = numbered;
}

/// One sentence on what is expected of whom.
fn question<R: Picture>(session: &Session<R>) -> String {
    let desk = &session.desk;
    match (session.play.prompt(), session.seat, session.next_seat()) {
        (Prompt::Over(outcome), _, _) => desk.say(&outcome.sentence()),
        (Prompt::Decide { .. }, Some(seat), _) => {
            let question = desk.say(&R::question(session.play.state(), seat));
            desk.words.pair(desk.names[seat.index()].clone(), question)
        }
        (Prompt::Decide { .. }, None, Some(seat)) => {
            desk.say(&Sentence::new("board-thinks").with("seat", seat))
        }
        (Prompt::Decide { .. }, None, None) => String::new(),
    }
}

/// What helps to answer.
fn hint<R: Picture>(session: &Session<R>) -> Option<String> {
    let hint = session.seat.and_then(|seat| R::hint(session.play.state(), seat));
    hint.map(|hint| session.desk.say(&hint))
}

fn news<R: Picture>(session: &Session<R>, view: &R::View) -> News {
    let desk = &session.desk;
    match &session.notice {
        Some(Notice::Refused(refusal)) => News::Refused(desk.words.refuse(refusal, &desk.names)),
        Some(Notice::Said(sentence)) => News::Said(desk.say(sentence)),
        None => match &session.cursor {
            Some(pick) => looked_at(session, view, pick),
            None => match R::aim(view) {
                Some(aim) => News::Looked(desk.say(&aim)),
                None => News::Nothing,
            },
        },
    }
}

/// What picking the thing under the cursor does, or what it is.
fn looked_at<R: Picture>(session: &Session<R>, view: &<R as Rules>::View, pick: &Pick) -> News {
    let mut offers = session.picker.open_to(pick);
    let sentence = match (offers.next(), offers.next()) {
        (Some(only), None) => Some(only.sentence.clone()),
        (Some(_), Some(_)) | (None, _) => R::inspect(view, pick),
    };
    sentence.map_or(News::Nothing, |sentence| News::Looked(session.desk.say(&sentence)))
}

fn hints<R: Picture>(session: &Session<R>) -> String {
    let key = match () {
        () if session.typed.is_some() => return typing_hint(session),
        () if session.play.prompt().outcome().is_some() => "board-hints-over",
        () if session.seat.is_none() => "board-hints-waiting",
        () if session.picker.is_begun() => "board-hints-begun",
        () => "board-hints",
    };
    session.desk.words.text(key).unwrap_or_default()
}

/// How an action is written, by one that could be played now.
fn typing_hint<R: Picture>(session: &Session<R>) -> String {
    let action = session.seat.and_then(|seat| session.play.actions(seat).into_iter().next());
    let example = action.map_or_else(String::new, |action| action.to_string());
    session.desk.say(&Sentence::new("board-hints-typing").with("example", example))
}

/// How it ended, and how to prove that the dice were fair.
fn over<R: Picture>(session: &Session<R>) -> Vec<String> {
    let desk = &session.desk;
    let Some(outcome) = session.play.prompt().outcome() else { return Vec::new() };
    let record = session.play.record();
    let ended = desk.say(&outcome.sentence());
    // The last event says by what it ended.
    let why = desk.log.last().map(|last| desk.say(last)).filter(|why| *why != ended);
    let mut lines: Vec<String> = [ended].into_iter().chain(why).chain([String::new()]).collect();
    if let Some(seed) = record.seed {
        lines.push(desk.say(&Sentence::new("board-over-seed").with("seed", seed.to_string())));
    }
    let commitment = record.commitment.to_string();
    lines.push(desk.say(&Sentence::new("board-over-commitment").with("commitment", commitment)));
    if let Some(save) = &session.save {
        let file = save.path().display().to_string();
        lines.push(desk.say(&Sentence::new("text-record").with("file", file)));
    }
    lines.push(String::new());
    lines.push(desk.say(&Sentence::new("board-over-keys")));
    lines
}

/// Hides everything until the right person sits here.
fn draw_curtain<R: Picture>(session: &Session<R>, buffer: &mut Buffer, text: &str) {
    let mut spots = Spots::default();
    let mut canvas = Canvas::new(buffer, &mut spots, session.desk.theme);
    let whole = canvas.area();
    let style = canvas.bold(Paint::Ink);
    canvas.fill(whole, style);
    let area = Rect { x: whole.x + 2, width: whole.width.saturating_sub(4), ..whole };
    for (row, line) in (area.height / 2..).zip(wrapped(text, area.width)) {
        canvas.write(area, 0, row, &line, style);
    }
}
