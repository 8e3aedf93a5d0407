//! Who beats whom: every side against every other, pair by pair.

use bots::{BotSpec, Knowledge};
use kernel::Rules;
use serde::{Deserialize, Serialize};

use crate::{Tournament, TournamentError};

/// What came out so far. It may be kept in a file and gone on with: pairs that were played are not
/// played again.
///
/// ```
/// use lab::{Matrix, Pair};
///
/// let mut matrix = Matrix::new("greedy", 10, 1, ["anvil", "hammer"].map(str::to_owned).to_vec());
/// assert_eq!(matrix.missing().collect::<Vec<_>>(), [(0, 1)]);
/// matrix.pairs.push(Pair { row: 0, column: 1, wins: 6, draws: 2, losses: 2 });
/// assert_eq!(matrix.share(0, 1), Some(0.7));
/// assert_eq!(matrix.share(1, 0), Some(0.3));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Matrix {
    /// Who plays all sides.
    pub bot: String,
    /// Games of each pair.
    pub games: u32,
    pub seed: u64,
    pub sides: Vec<String>,
    pub pairs: Vec<Pair>,
}

/// The games of one pair, as the side of the row sees them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pair {
    pub row: usize,
    pub column: usize,
    pub wins: u64,
    pub draws: u64,
    pub losses: u64,
}

impl Matrix {
    pub fn new(bot: &str, games: u32, seed: u64, sides: Vec<String>) -> Self {
        Self { bot: bot.to_owned(), games, seed, sides, pairs: Vec::new() }
    }

    /// This study with everything that was played for a part of it; sides may have joined since.
    /// None if the other one asks something else, or knows a side that this one does not.
    pub fn go_on_from(self, kept: &Self) -> Option<Self> {
        let question = |matrix: &Self| (matrix.bot.clone(), matrix.games, matrix.seed);
        if question(&self) != question(kept) {
            return None;
        }
        let place = |name: &String| self.sides.iter().position(|side| side == name);
        let places: Vec<usize> = kept.sides.iter().map(place).collect::<Option<_>>()?;
        let moved = |pair: &Pair| {
            let (row, column) = (*places.get(pair.row)?, *places.get(pair.column)?);
            Some(Pair { row, column, ..*pair })
        };
        let pairs = kept.pairs.iter().map(moved).collect::<Option<_>>()?;
        Some(Self { pairs, ..self })
    }

    /// The pairs that were not played yet.
    pub fn missing(&self) -> impl Iterator<Item = (usize, usize)> {
        let sides = self.sides.len();
        let all = (0..sides).flat_map(move |row| (row + 1..sides).map(move |column| (row, column)));
        all.filter(|(row, column)| self.share(*row, *column).is_none())
    }

    /// The share of the games that the side of the row wins; a draw is half a win.
    pub fn share(&self, row: usize, column: usize) -> Option<f64> {
        let pair = self.pairs.iter().find(|pair| {
            (pair.row, pair.column) == (row, column) || (pair.row, pair.column) == (column, row)
        })?;
        let games = (pair.wins + pair.draws + pair.losses).max(1) as f64;
        let wins = if pair.row == row { pair.wins } else { pair.losses };
        Some((wins as f64 + pair.draws as f64 / 2.0) / games)
    }

    /// The mean of the side's shares against all that it has met.
    pub fn mean(&self, row: usize) -> Option<f64> {
        let shares = (0..self.sides.len()).filter_map(|column| self.share(row, column));
        let (sum, count) = shares.fold((0.0, 0), |(sum, count), share| (sum + share, count + 1));
        (count > 0).then(|| sum / f64::from(count))
    }

    /// Plays one pair; each has games of its own, whoever else takes part.
    pub fn play<R: Rules>(
        &self,
        (row, column): (usize, usize),
        setup: R::Setup,
        bot: BotSpec,
        jobs: usize,
        knowledge: &impl Knowledge<R>,
    ) -> Result<Pair, TournamentError> {
        let names = format!("{}/{}", self.sides[row], self.sides[column]);
        let tournament = Tournament::<R> {
            setups: vec![setup],
            bots: vec![bot, bot],
            games: self.games,
            seed: self.seed ^ fnv1a(&names),
            rotate: false,
            jobs,
        };
        let results = tournament.play(knowledge, |_| {})?;
        let [wins, losses] = [results.wins[0], results.wins[1]];
        Ok(Pair { row, column, wins, draws: results.games - wins - losses, losses })
    }
}

/// A number for a text, the same on every machine (the hash FNV-1a).
fn fnv1a(text: &str) -> u64 {
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, mix)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matrix() -> Matrix {
        let sides = ["anvil", "hammer", "swarm"].map(str::to_owned).to_vec();
        let mut matrix = Matrix::new("medium", 4, 9, sides);
        matrix.pairs.push(Pair { row: 0, column: 1, wins: 4, draws: 0, losses: 0 });
        matrix.pairs.push(Pair { row: 0, column: 2, wins: 1, draws: 2, losses: 1 });
        matrix
    }

    #[test]
    fn what_was_played_is_not_missing() {
        assert_eq!(matrix().missing().collect::<Vec<_>>(), [(1, 2)]);
    }

    #[test]
    fn a_mean_counts_only_who_was_met() {
        assert_eq!(matrix().mean(0), Some(0.75));
        assert_eq!(matrix().mean(1), Some(0.0));
        assert_eq!(Matrix::new("medium", 4, 9, vec!["anvil".to_owned()]).mean(0), None);
    }

    fn fresh(sides: &[&str]) -> Matrix {
        let sides = sides.iter().map(ToString::to_string).collect();
        Matrix { pairs: Vec::new(), sides, ..matrix() }
    }

    #[test]
    fn a_side_may_join() {
        let wider = fresh(&["swarm", "lance", "hammer", "anvil"]);
        let wider = wider.go_on_from(&matrix()).expect("the same study");
        assert_eq!(wider.share(3, 2), Some(1.0), "anvil against hammer");
        assert_eq!(wider.share(0, 3), Some(0.5), "swarm against anvil");
        assert_eq!(wider.missing().collect::<Vec<_>>(), [(0, 1), (0, 2), (1, 2), (1, 3)]);
    }

    #[test]
    fn another_study_is_not_gone_on_with() {
        let sides = ["anvil", "hammer", "swarm"];
        assert_eq!(fresh(&sides).go_on_from(&matrix()), Some(matrix()));
        assert_eq!(Matrix { seed: 10, ..fresh(&sides) }.go_on_from(&matrix()), None);
        assert_eq!(fresh(&["anvil", "hammer"]).go_on_from(&matrix()), None, "swarm would be lost");
        let mut torn = matrix();
        torn.pairs[0].column = 3;
        assert_eq!(fresh(&sides).go_on_from(&torn), None, "there is no fourth side");
    }

    #[test]
    fn texts_have_the_numbers_that_fnv_1a_gives_them() {
        assert_eq!(fnv1a(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv1a("foobar"), 0x8594_4171_f739_67e8);
    }
}
