//! What a game adds to be drawn: its board, its panels, and what there is to say about its things.

use kernel::{Paragraph, Pick, Present, Seat, Sentence, Value};
use ratatui::layout::Rect;
use words::Words;

use super::canvas::Canvas;

/// A game that can be drawn. Picking, log, help, rulebook and replay are the same for all; this is
/// what only the terminal needs.
pub trait Picture: Present {
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

    /// How a place is marked that was picked, or for which the board has no room; by its id if it
    /// has no mark.
    fn mark(_view: &Self::View, _place: &Pick) -> Option<String> {
        None
    }

    /// What there is to say about a thing: what it is, what its text says.
    fn inspect(view: &Self::View, pick: &Pick) -> Option<Sentence>;

    /// The cards on the table with their texts, to read at leisure.
    fn reference(view: &Self::View) -> Vec<Paragraph>;
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

    /// What a thing that is picked is called.
    pub fn label(&self, pick: &Pick) -> String
    where
        R: Picture,
    {
        let id = || pick.id.to_string();
        if R::PLACES.contains(&pick.kind) {
            return R::mark(self.view, pick).unwrap_or_else(id);
        }
        R::label(self.view, pick).map_or_else(id, |name| self.put(name))
    }

    /// A value by itself.
    pub fn put(&self, value: Value) -> String {
        self.say(&Sentence::new("board-plain").with("what", value))
    }

    pub fn name(&self, seat: usize) -> &str {
        self.names.get(seat).map_or("", String::as_str)
    }
}
