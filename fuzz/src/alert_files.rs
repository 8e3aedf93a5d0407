//! Arbitrary text as mission and plan files of Space Alert, and sound files with changes: an
//! answer that names lines, or a file that is written back the same and can be resolved.

use alert::{FileError, Level, Mission, MissionFile, PlanFile, TileOrder, Trips, resolve};
use kernel::NoLog;

const MISSION: &str = include_str!("../../docs/examples/night-shift.toml");
const PLAN: &str = include_str!("../../docs/examples/night-shift-plan.toml");

/// A mission file: the bytes themselves, and the bytes as changes to a sound one.
pub fn mission_file(bytes: &[u8]) {
    read_mission(&String::from_utf8_lossy(bytes));
    read_mission(&changed(MISSION, bytes));
}

/// A plan file, for every level.
pub fn plan_file(bytes: &[u8]) {
    for level in Level::ALL {
        read_plan(&String::from_utf8_lossy(bytes), level);
        read_plan(&changed(PLAN, bytes), level);
    }
}

fn read_mission(text: &str) {
    let file = match MissionFile::read(text) {
        Ok(file) => file,
        Err(errors) => return expect_lines(text, &errors),
    };
    let written = file.to_string();
    assert_eq!(MissionFile::read(&written).as_ref(), Ok(&file), "{text}\n---\n{written}");
    drop(file.script());
    for crew in [4, 5] {
        let plans = PlanFile::read(PLAN, Level::Mission).expect("a sound plan").plans;
        let order = TileOrder::default();
        let _ = resolve(&file.mission(crew), &plans, &order, &Trips::NONE, &mut NoLog);
    }
}

fn read_plan(text: &str, level: Level) {
    let file = match PlanFile::read(text, level) {
        Ok(file) => file,
        Err(errors) => return expect_lines(text, &errors),
    };
    let written = file.to_string();
    assert_eq!(PlanFile::read(&written, level).as_ref(), Ok(&file), "{text}\n---\n{written}");
    let mission: Mission = MissionFile::read(MISSION).expect("a sound mission").mission(4);
    let _ = resolve(&mission, &file.plans, &TileOrder::default(), &file.trips(), &mut NoLog);
}

/// What is wrong is on a line of the text.
fn expect_lines(text: &str, errors: &[FileError]) {
    let lines = text.matches('\n').count() + 1;
    assert!(!errors.is_empty(), "refused without a reason: {text}");
    assert!(errors.iter().all(|error| (1..=lines).contains(&error.line)), "{errors:?} in {text}");
}

/// The text with a change for every three bytes: something cut, doubled, replaced or inserted.
fn changed(text: &str, bytes: &[u8]) -> String {
    const PIECES: &str = "0123456789'\"[]{}=,.-/<>^ABCh:#\n ";
    let mut text: Vec<char> = text.chars().collect();
    for change in bytes.as_chunks::<3>().0.iter().take(12) {
        if text.is_empty() {
            break;
        }
        let at = usize::from(u16::from_be_bytes([change[0], change[1]])) % text.len();
        let end = (at + usize::from(change[2] / 4) % 9).min(text.len());
        let piece = PIECES.chars().nth(usize::from(change[2]) % PIECES.len()).unwrap_or(' ');
        match change[2] % 4 {
            0 => drop(text.drain(at..end)),
            1 => {
                let copy: Vec<char> = text[at..end].to_vec();
                text.splice(at..at, copy);
            }
            2 => text[at] = piece,
            _ => text.insert(at, piece),
        }
    }
    text.into_iter().collect()
}
