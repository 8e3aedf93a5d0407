//! Reads the table that `cargo bench` prints.

/// One benchmark: how long it took, and how much it did in a second if it counts something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Row {
    /// The name with those of its groups: `random_battles/mixed`.
    pub(super) name: String,
    pub(super) fastest: Cell,
    pub(super) median: Cell,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Cell {
    pub(super) time: String,
    pub(super) speed: Option<String>,
}

/// Every benchmark of an output, in order.
///
/// A row of the table is drawn as a branch of a tree; a row without a branch that follows one says
/// how many items a second that was.
pub(super) fn rows(printed: &str) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let mut groups: Vec<(usize, String)> = Vec::new();
    for line in printed.lines() {
        let mut columns = line.split('│').map(str::trim);
        let Some(depth) = line.chars().position(|it| it == '├' || it == '╰') else {
            if let Some(row) = rows.last_mut() {
                add_speed(row, line);
            }
            continue;
        };
        let branch: String = line.chars().skip(depth + 3).collect();
        let first = branch.split('│').next().unwrap_or_default();
        let (name, fastest) = first.trim().split_once("  ").unwrap_or((first.trim(), ""));
        groups.retain(|(deep, _)| *deep < depth);
        if fastest.trim().is_empty() {
            groups.push((depth, name.to_owned()));
            continue;
        }
        let path: Vec<&str> =
            groups.iter().map(|(_, group)| group.as_str()).chain([name]).collect();
        // After the branch: slowest, median, mean.
        let after_branch = line.chars().take(depth).filter(|it| *it == '│').count();
        let median = columns.nth(after_branch + 2).unwrap_or_default();
        rows.push(Row {
            name: path.join("/"),
            fastest: Cell { time: fastest.trim().to_owned(), speed: None },
            median: Cell { time: median.to_owned(), speed: None },
        });
    }
    rows
}

fn add_speed(row: &mut Row, line: &str) {
    let cells: Vec<&str> =
        line.split('│').map(str::trim).filter(|cell| cell.ends_with("item/s")).collect();
    if let [fastest, _slowest, median, ..] = cells.as_slice() {
        row.fastest.speed = Some((*fastest).to_owned());
        row.median.speed = Some((*median).to_owned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PRINTED: &str = "\
Timer precision: 20 ns
playouts            fastest       │ slowest       │ median        │ mean          │ samples │ iters
├─ clone_state      70.1 ns       │ 99.9 ns       │ 71.2 ns       │ 72 ns         │ 100     │ 6400
╰─ random_battles                 │               │               │               │         │
   ├─ first_battle  9.04 ms       │ 12 ms         │ 9.5 ms        │ 9.6 ms        │ 100     │ 100
   │                1.9 Mitem/s   │ 1.4 Mitem/s   │ 1.8 Mitem/s   │ 1.8 Mitem/s   │         │
   ╰─ mixed         8.04 ms       │ 11 ms         │ 8.5 ms        │ 8.6 ms        │ 100     │ 100
                    2.1 Mitem/s   │ 1.6 Mitem/s   │ 2.0 Mitem/s   │ 2.0 Mitem/s   │         │
";

    #[test]
    fn every_benchmark_is_read_with_its_groups() {
        let rows = rows(PRINTED);
        let names: Vec<_> = rows.iter().map(|row| row.name.as_str()).collect();
        assert_eq!(names, ["clone_state", "random_battles/first_battle", "random_battles/mixed"]);
        assert_eq!((&*rows[0].fastest.time, &*rows[0].median.time), ("70.1 ns", "71.2 ns"));
        assert_eq!(rows[0].median.speed, None);
        assert_eq!(rows[1].median.time, "9.5 ms");
        assert_eq!(rows[1].fastest.speed.as_deref(), Some("1.9 Mitem/s"));
        assert_eq!(rows[2].median.speed.as_deref(), Some("2.0 Mitem/s"));
    }

    #[test]
    fn what_is_no_table_has_no_rows() {
        assert_eq!(rows("running 3 tests\nok\n"), []);
    }
}
