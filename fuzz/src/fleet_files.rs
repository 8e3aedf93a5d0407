//! Arbitrary text as fleet files, fleet codes, set-ups and notation of Fleet Commander, and sound
//! ones with changes: a reason, or something that is written back the same.

use fleet::build::{Brief, FleetCode, FleetSpec};
use fleet::scenario::Scenario;
use fleet::{Action, FleetCommander, Setup};
use kernel::chance::Fast;
use kernel::{NoLog, Rules as _};

const FLEET: &str = "faction = \"phebe\"\ncommander = \"arop_tan\"\n\
    ships = [\"battleship:drones\", \"mule:sentinel_device\", \"cruiser\", \"frigate\"]\n";

/// A fleet file: the bytes themselves, and the bytes as changes to a sound one.
pub fn fleet_file(bytes: &[u8]) {
    read_fleet(&String::from_utf8_lossy(bytes));
    read_fleet(&changed(FLEET, bytes));
}

/// A fleet code: the bytes themselves, and the bytes as changes to that of a drawn fleet.
pub fn fleet_code(bytes: &[u8]) {
    read_code(&String::from_utf8_lossy(bytes));
    let seed = bytes.first().copied().map_or(0, u64::from);
    let setup = Setup::surprise(&mut Fast::new(seed));
    for fleet in &setup.fleets {
        let roster = fleet.resolve().expect("a drawn fleet is sound");
        let code = FleetCode::of(&roster).expect("a sound fleet has a code").to_string();
        assert_eq!(code.parse::<FleetCode>().expect("it is one").roster(), &roster);
        read_code(&changed(&code, bytes));
    }
}

/// An action in notation.
pub fn notation(bytes: &[u8]) {
    if let Ok(action) = String::from_utf8_lossy(bytes).parse::<Action>() {
        let written = action.to_string();
        assert_eq!(written.parse().as_ref(), Ok(&action), "{written}");
    }
}

fn read_fleet(text: &str) {
    let Ok(fleet) = toml::from_str::<FleetSpec>(text) else { return };
    for scenario in Scenario::ALL {
        let brief = Brief { scenario: scenario.id().to_owned(), ..Brief::default() };
        let faults = brief.faults(&fleet);
        let Ok(roster) = fleet.resolve() else {
            assert!(!faults.is_empty(), "what cannot be read is no fleet: {text}");
            continue;
        };
        if let Some(code) = FleetCode::of(&roster) {
            read_code(&code.to_string());
        }
    }
    let fleets = vec![fleet, FleetSpec::first_battle("amycles")];
    drop(FleetCommander::start(&Setup::battle(fleets), &mut Fast::new(1), &mut NoLog));
}

fn read_code(text: &str) {
    let Ok(code) = text.parse::<FleetCode>() else { return };
    let written = code.to_string();
    assert_eq!(written.parse::<FleetCode>(), Ok(code), "{text}");
}

/// The text with some characters changed, inserted or left out.
fn changed(text: &str, bytes: &[u8]) -> String {
    let mut text = text.as_bytes().to_vec();
    for change in bytes.chunks_exact(2) {
        let at = usize::from(change[0]) % text.len().max(1);
        match change[1] % 3 {
            0 if !text.is_empty() => text[at] = b' ' + change[1] / 3,
            1 if !text.is_empty() => drop(text.remove(at)),
            _ => text.insert(at, b' ' + change[1] / 3),
        }
    }
    String::from_utf8_lossy(&text).into_owned()
}
