//! How sure a share is that was counted in a sample.

use serde::Serialize;

/// Where a share lies with a probability of 95 %.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Interval {
    pub low: f64,
    pub high: f64,
}

/// The Wilson score interval for `wins` out of `games`, at 95 %.
///
/// Unlike the simple interval around the mean it stays inside 0 and 1 and is honest about small
/// samples and about shares near the ends.
///
/// ```
/// let interval = lab::wilson(8, 10);
/// assert!(interval.low > 0.49 && interval.high < 0.95);
/// ```
pub fn wilson(wins: u64, games: u64) -> Interval {
    /// 95 % of a normal distribution lie within this many standard deviations.
    const Z: f64 = 1.959_963_984_540_054;
    if games == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let games = games as f64;
    let share = wins as f64 / games;
    let scale = 1.0 + Z * Z / games;
    let centre = (share + Z * Z / (2.0 * games)) / scale;
    let spread = (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let half = Z * spread / scale;
    // Rounding must not spoil the two ends that are exact.
    Interval {
        low: if wins == 0 { 0.0 } else { centre - half },
        high: if share < 1.0 { centre + half } else { 1.0 },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(wins: u64, games: u64, low: f64, high: f64) {
        let found = wilson(wins, games);
        let near = |left: f64, right: f64| (left - right).abs() < 5e-5;
        assert!(near(found.low, low) && near(found.high, high), "{wins} of {games}: {found:?}");
    }

    #[test]
    fn agrees_with_published_values() {
        // Newcombe 1998, table I, method 3.
        check(81, 263, 0.2553, 0.3662);
        check(15, 148, 0.0624, 0.1605);
        check(0, 20, 0.0, 0.1611);
        check(1, 29, 0.0061, 0.1718);
    }

    #[test]
    fn stays_inside_and_is_symmetric() {
        check(0, 0, 0.0, 1.0);
        check(20, 20, 1.0 - 0.1611, 1.0);
        assert_eq!((wilson(0, 400).low, wilson(400, 400).high), (0.0, 1.0));
        let (few, many) = (wilson(3, 10), wilson(7, 10));
        assert!((few.low - (1.0 - many.high)).abs() < 1e-12);
    }
}
