//! Lengths of games, sorted into columns whose ends are round numbers.

/// How many games fall into each column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Histogram {
    /// Where the first column begins.
    pub(super) from: u32,
    /// How many lengths a column holds.
    pub(super) width: u32,
    pub(super) games: Vec<usize>,
}

/// More columns than this would be thinner than is good to look at.
const COLUMNS_AT_MOST: u32 = 40;
/// More numbers than this would run into each other below the axis.
const TICKS_AT_MOST: u32 = 10;

impl Histogram {
    /// `lengths` is sorted and not empty.
    pub(super) fn of(lengths: &[u32]) -> Self {
        let (min, max) = (lengths[0], lengths[lengths.len() - 1]);
        let width = round_step(max - min + 1, COLUMNS_AT_MOST);
        let from = min / width * width;
        let mut games = vec![0; ((max - from) / width + 1) as usize];
        for length in lengths {
            games[((length - from) / width) as usize] += 1;
        }
        Self { from, width, games }
    }

    /// How many lengths all columns hold.
    pub(super) fn span(&self) -> u32 {
        self.width * self.games.len() as u32
    }

    /// The games in the highest column.
    pub(super) fn most(&self) -> usize {
        self.games.iter().copied().max().unwrap_or(1)
    }

    /// The round numbers to write below the axis.
    pub(super) fn ticks(&self) -> impl Iterator<Item = u32> + use<> {
        let step = round_step(self.span(), TICKS_AT_MOST);
        let (first, end) = (self.from.div_ceil(step) * step, self.from + self.span());
        (first..=end).step_by(step as usize)
    }
}

/// The smallest of 1, 2, 5, 10, 20, 50… that covers `span` in fewer steps than so many.
fn round_step(span: u32, steps_at_most: u32) -> u32 {
    let mut round = (0..9).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_u32.pow(power)));
    round.find(|step| span.div_ceil(*step) < steps_at_most).unwrap_or(span)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_begin_at_round_numbers_and_hold_every_game() {
        let lengths: Vec<u32> = (117..=403).collect();
        let histogram = Histogram::of(&lengths);
        assert_eq!((histogram.from, histogram.width), (110, 10));
        assert_eq!(histogram.games.iter().sum::<usize>(), lengths.len());
        assert_eq!(histogram.ticks().collect::<Vec<_>>(), [150, 200, 250, 300, 350, 400]);
    }

    #[test]
    fn games_that_are_all_equally_long_fill_one_column() {
        let histogram = Histogram::of(&[7, 7, 7]);
        assert_eq!(histogram, Histogram { from: 7, width: 1, games: vec![3] });
    }
}
