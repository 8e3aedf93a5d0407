//! What a game adds to be drawn: its board, its panels, and names for what is picked.

use kernel::{Outcome, Paragraph, Pick, Present, Seat, Sentence, Value};
use ratatui::layout::Rect;
use words::Words;

use super::canvas::Canvas;

/// A game that can be drawn. Picking, log, help, rulebook and replay are the same for all; this is
/// the rest.
pub trait Picture: Present {
    /// What the ids of its clauses start with.
    const CLAUSES: &'static str;
    /// Kinds of picks that are places on the board: they get no number to press.
    const PLACES: &'static [&'static str];

    /// What stands above everything: where and when we are.
    fn title(view: &Self::View) -> Sentence;

    /// How this game is won, where that is not always the same.
    fn aim(view: &Self::View) -> Option<Sentence> {
        let _ = view;
        None
    }

    /// The columns that the board takes of this room, and leaves enough for the panels.
    fn board_width(view: &Self::View, room: Rect, zoom: Zoom) -> u16;

    /// Whether the board is so small that the key which enlarges it should be named.
    fn is_cramped(_view: &Self::View, _room: Rect, _zoom: Zoom) -> bool {
        false
    }

    /// Draws the board.
    fn draw_board(scene: &Scene<'_, Self>, canvas: &mut Canvas<'_>, area: Rect);

    /// Draws players and cards from the top of the area down; gives back how many rows it took.
    fn draw_panels(scene: &Scene<'_, Self>, canvas: &mut Canvas<'_>, area: Rect) -> u16;

    /// What a thing that is picked is called.
    fn label(view: &Self::View, pick: &Pick) -> Value;

    /// What there is to say about a thing: what it is, what its text says.
    fn inspect(view: &Self::View, pick: &Pick) -> Option<Sentence>;

    /// What an event changed, to mark it.
    fn touched(event: &Self::Event) -> Vec<Pick>;

    /// Whether the only thing to pick may be picked by itself: where that cannot surprise.
    fn follows(picks: &[Pick], only: &Pick) -> bool;

    /// Whether something that happened begins a turn, for going through a record by turns.
    fn begins_turn(event: &Self::Event) -> bool;

    /// The cards on the table with their texts, to read at leisure.
    fn reference(view: &Self::View) -> Vec<Paragraph>;

    /// How the game ended, as far as the view knows.
    fn outcome(view: &Self::View) -> Option<Outcome>;
}

/// How a thing is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Glow {
    Dark,
    /// It can be picked.
    Lit,
    /// It was picked.
    Chosen,
    /// The cursor is on it.
    Cursor(Under),
}

/// What lies under the cursor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Under {
    Dark,
    Lit,
    Chosen,
}

/// Everything that a picture shows.
#[derive(Debug)]
pub struct Scene<'a, R: Present> {
    pub view: &'a R::View,
    pub words: &'a Words,
    pub names: &'a [String],
    /// Who decides at this keyboard, if somebody does.
    pub seat: Option<Seat>,
    pub picks: &'a [Pick],
    pub lit: &'a [Pick],
    pub cursor: Option<&'a Pick>,
    /// What the last decision changed.
    pub touched: &'a [Pick],
    /// Those of the lit things that have a number to press.
    pub numbered: &'a [Pick],
    pub zoom: Zoom,
}

/// How large the board is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Zoom {
    /// As large as the whole of it fits.
    #[default]
    Fit,
    /// As large as possible; the board follows the cursor.
    Large,
}

impl<R: Present> Scene<'_, R> {
    pub fn glow(&self, pick: &Pick) -> Glow {
        let under = match () {
            () if self.lit.contains(pick) => Under::Lit,
            () if self.picks.contains(pick) => Under::Chosen,
            () => Under::Dark,
        };
        match under {
            under if self.cursor == Some(pick) => Glow::Cursor(under),
            Under::Dark => Glow::Dark,
            Under::Lit => Glow::Lit,
            Under::Chosen => Glow::Chosen,
        }
    }

    /// The number to press for this thing.
    pub fn number(&self, pick: &Pick) -> Option<usize> {
        let index = self.numbered.iter().position(|numbered| numbered == pick)?;
        (index < 9).then_some(index + 1)
    }

    pub fn say(&self, sentence: &Sentence) -> String {
        self.words.say(sentence, self.names)
    }

    /// A value by itself.
    pub fn put(&self, value: Value) -> String {
        self.say(&Sentence::new("board-plain").with("what", value))
    }

    pub fn name(&self, seat: usize) -> &str {
        self.names.get(seat).map_or("", String::as_str)
    }
}
