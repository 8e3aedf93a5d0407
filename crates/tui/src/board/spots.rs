//! Where the things that can be picked were drawn.

use kernel::Pick;

/// A direction on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Direction {
    Up,
    Down,
    Left,
    Right,
}

/// A thing and the cells that it takes. It may lie outside of what is shown when the board is
/// scrolled, so that the cursor can go there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Spot {
    pub(crate) pick: Pick,
    pub(crate) left: i32,
    pub(crate) top: i32,
    pub(crate) width: i32,
    pub(crate) height: i32,
    pub(crate) is_shown: bool,
}

impl Spot {
    fn holds(&self, column: i32, row: i32) -> bool {
        (self.left..self.left + self.width).contains(&column)
            && (self.top..self.top + self.height).contains(&row)
    }

    /// The centre in half columns; a row is as high as two columns are wide.
    fn centre(&self) -> (i32, i32) {
        (self.left * 2 + self.width, (self.top * 2 + self.height) * 2)
    }

    /// How far one goes from here in this direction to reach the other, if it lies that way.
    /// Going straight is cheaper than turning aside.
    fn distance(&self, other: &Self, direction: Direction) -> Option<i32> {
        let ((x, y), (to_x, to_y)) = (self.centre(), other.centre());
        let (along, aside) = match direction {
            Direction::Up => (y - to_y, to_x - x),
            Direction::Down => (to_y - y, to_x - x),
            Direction::Left => (x - to_x, to_y - y),
            Direction::Right => (to_x - x, to_y - y),
        };
        (along > 0 && aside.abs() <= along * 3).then(|| along + aside.abs() * 2)
    }
}

/// All of them, in the order in which they were drawn.
#[derive(Debug, Clone, Default)]
pub(crate) struct Spots(Vec<Spot>);

impl Spots {
    pub(crate) fn push(&mut self, spot: Spot) {
        self.0.push(spot);
    }

    pub(crate) fn find(&self, pick: &Pick) -> Option<&Spot> {
        self.0.iter().find(|spot| spot.pick == *pick)
    }

    /// What was drawn on this cell.
    pub(crate) fn at(&self, column: u16, row: u16) -> Option<&Pick> {
        let is_here = |spot: &&Spot| spot.is_shown && spot.holds(column.into(), row.into());
        self.0.iter().rev().find(is_here).map(|spot| &spot.pick)
    }

    /// The nearest of the wanted things in a direction.
    pub(crate) fn toward(
        &self,
        from: &Pick,
        direction: Direction,
        is_wanted: impl Fn(&Pick) -> bool,
    ) -> Option<Pick> {
        let from = self.find(from)?;
        self.0
            .iter()
            .filter(|spot| spot.pick != from.pick && is_wanted(&spot.pick))
            .filter_map(|spot| Some((from.distance(spot, direction)?, spot)))
            .min_by_key(|(distance, _)| *distance)
            .map(|(_, spot)| spot.pick.clone())
    }

    /// The wanted things as one reads the screen.
    pub(crate) fn in_reading_order(&self, is_wanted: impl Fn(&Pick) -> bool) -> Vec<Pick> {
        let mut wanted: Vec<&Spot> = self.0.iter().filter(|spot| is_wanted(&spot.pick)).collect();
        wanted.sort_by_key(|spot| (spot.top, spot.left));
        wanted.into_iter().map(|spot| spot.pick.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spots() -> Spots {
        let mut spots = Spots::default();
        for (row, line) in ["ab.", "c.d", "..e"].iter().enumerate() {
            for (column, letter) in line.chars().enumerate().filter(|(_, letter)| *letter != '.') {
                spots.push(Spot {
                    pick: Pick::new("square", letter.to_string()),
                    left: column as i32 * 4,
                    top: row as i32 * 2,
                    width: 4,
                    height: 2,
                    is_shown: letter != 'e',
                });
            }
        }
        spots
    }

    fn toward(from: &'static str, direction: Direction) -> Option<String> {
        let to = spots().toward(&Pick::new("square", from), direction, |_| true);
        to.map(|pick| pick.id.into_owned())
    }

    #[test]
    fn the_arrows_go_straight_before_they_turn_aside() {
        assert_eq!(toward("a", Direction::Right).as_deref(), Some("b"));
        assert_eq!(toward("a", Direction::Down).as_deref(), Some("c"));
        assert_eq!(toward("b", Direction::Right).as_deref(), Some("d"));
        assert_eq!(toward("c", Direction::Right).as_deref(), Some("d"));
        assert_eq!(toward("a", Direction::Up), None);
    }

    #[test]
    fn only_what_is_shown_can_be_clicked() {
        assert_eq!(spots().at(5, 1).map(|pick| &*pick.id), Some("b"));
        assert_eq!(spots().at(9, 5), None);
        assert_eq!(spots().at(9, 0), None);
    }

    #[test]
    fn things_are_cycled_as_one_reads() {
        let ids: Vec<_> = spots().in_reading_order(|pick| pick.id != "b");
        let ids: Vec<&str> = ids.iter().map(|pick| &*pick.id).collect();
        assert_eq!(ids, ["a", "c", "d", "e"]);
    }
}
