//! Who beats whom, as a picture: a square for each pair, the darker the clearer.

use super::svg::{Anchor, Svg};
use crate::Matrix;

/// The words in the picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GridCaptions {
    pub title: String,
    /// How to read it.
    pub subtitle: String,
    /// Above the last column.
    pub mean: String,
    /// The sides, as people call them.
    pub sides: Vec<String>,
}

const CELL: f64 = 34.0;
const MARGIN: f64 = 24.0;
/// Where the squares begin: names stand on their left, and aslant above them.
const LEFT: f64 = 220.0;
const TOP: f64 = 236.0;
/// Room on the right for the last slanted name.
const OVERHANG: f64 = 120.0;
/// Between the squares and the means.
const GAP: f64 = 10.0;

/// Winning is blue and losing orange: colours that everybody tells apart.
const WIN: [f64; 3] = [0.0, 114.0, 178.0];
const LOSS: [f64; 3] = [213.0, 94.0, 0.0];

/// Draws the matrix as a complete SVG file.
pub fn grid(matrix: &Matrix, captions: &GridCaptions) -> String {
    let sides = matrix.sides.len();
    let side = CELL * sides as f64;
    let mean_left = LEFT + side + GAP;
    let mut svg = Svg::new(mean_left + CELL + OVERHANG, TOP + side + MARGIN);
    svg.text(MARGIN, 44.0, Anchor::Start, "title", &captions.title);
    svg.text(MARGIN, 66.0, Anchor::Start, "quiet", &captions.subtitle);
    for (index, name) in captions.sides.iter().enumerate() {
        let middle = CELL * (index as f64 + 0.5);
        svg.text(LEFT - 10.0, TOP + middle + 4.5, Anchor::End, "label", name);
        svg.slanted_text(LEFT + middle + 4.0, TOP - 10.0, "label", name);
    }
    svg.slanted_text(mean_left + CELL / 2.0 + 4.0, TOP - 10.0, "heading", &captions.mean);
    for row in 0..sides {
        let top = TOP + CELL * row as f64;
        for column in 0..sides {
            let share = matrix.share(row, column);
            draw_cell(&mut svg, (LEFT + CELL * column as f64, top), share);
        }
        draw_cell(&mut svg, (mean_left, top), matrix.mean(row));
    }
    svg.finish()
}

/// A square with its percentage; an empty one where nothing was played.
fn draw_cell(svg: &mut Svg, (left, top): (f64, f64), share: Option<f64>) {
    let colour = share.map_or_else(|| "#f2f2f2".to_owned(), colour_of);
    svg.bar((left + 0.5, top + 0.5), (CELL - 1.0, CELL - 1.0), &colour);
    if let Some(share) = share {
        let class = if (share - 0.5).abs() > 0.35 { "on-dark" } else { "cell" };
        let number = format!("{:.0}", share * 100.0);
        svg.text(left + CELL / 2.0, top + CELL / 2.0 + 4.0, Anchor::Middle, class, &number);
    }
}

/// From white at one half to the full colour at everything or nothing.
fn colour_of(share: f64) -> String {
    let (full, strength) = if share >= 0.5 { (WIN, share - 0.5) } else { (LOSS, 0.5 - share) };
    let part = |channel: f64| (255.0 + (channel - 255.0) * strength * 2.0).round() as u8;
    let [red, green, blue] = full.map(part);
    format!("#{red:02x}{green:02x}{blue:02x}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Pair;

    #[test]
    fn every_pair_is_seen_from_both_sides() {
        let sides = ["anvil", "hammer"].map(str::to_owned).to_vec();
        let mut matrix = Matrix::new("greedy", 10, 1, sides.clone());
        matrix.pairs.push(Pair { row: 0, column: 1, wins: 9, draws: 0, losses: 1 });
        let captions = GridCaptions {
            title: "Fleets".to_owned(),
            subtitle: "Row beats column".to_owned(),
            mean: "mean".to_owned(),
            sides,
        };
        let svg = grid(&matrix, &captions);
        // Each as a pair and as the mean of its row.
        assert_eq!(svg.matches(">90</text>").count(), 2);
        assert_eq!(svg.matches(">10</text>").count(), 2);
        assert_eq!(svg.matches(">anvil</text>").count(), 2);
        assert_eq!(svg.matches("#f2f2f2").count(), 2, "nobody fights himself");
    }

    #[test]
    fn an_even_pair_is_white() {
        assert_eq!(colour_of(0.5), "#ffffff");
        assert_eq!(colour_of(1.0), "#0072b2");
        assert_eq!(colour_of(0.0), "#d55e00");
    }
}
