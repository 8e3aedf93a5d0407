//! Fleets as short codes that can be read out, typed and pasted.
//!
//! `FC1-` and groups of four symbols: the digits and letters of Crockford's base 32, which has no
//! I, L, O or U. The symbols carry five bits each of these bytes:
//!
//! * one byte: the faction in the upper half, the commander in the lower, counted from 1 (0: none);
//! * for each run of equal ships one byte, the kind in the upper five bits and the length of the
//!   run less 1 in the lower three, and one byte for what each of them carries: its weapon, or its
//!   devices in the two halves, counted from 1 (0: none); ships that carry nothing have none;
//! * two bytes: a checksum of the version and all bytes before, which notices every slip within two
//!   neighbouring symbols and all but one in 65,536 others.
//!
//! A number stands for the place of an id in its enum, so enums may only grow at their end.

use std::fmt;

use crate::build::roster::{Berth, Roster};
use crate::data::tables::{Ability, Commander, Faction, ShipKind, Tables, Weapon};
use crate::pieces::device::Device;

const SYMBOLS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The version of the format, which is part of every code.
const VERSION: u8 = b'1';

/// The longest run of equal ships that one byte can tell.
const LONGEST_RUN: usize = 8;

/// A fleet in one line.
///
/// ```
/// use fleet::build::{FleetCode, FleetSpec};
///
/// let roster = FleetSpec::first_battle("phebe").resolve()?;
/// let code = FleetCode::of(&roster).expect("every ship carries what it can carry");
/// assert_eq!(code.to_string().parse::<FleetCode>(), Ok(code.clone()));
/// assert_eq!(code.roster(), &roster);
/// # Ok::<(), kernel::Refusal>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FleetCode(Roster);

/// Why a text is no code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CodeError {
    /// It does not begin like one.
    Foreign,
    /// It was made by another version of the program.
    Version(char),
    /// The checksum does not match: a symbol is wrong, missing or too many.
    Mistyped,
}

impl FleetCode {
    /// None when a ship carries what it cannot carry, or when there are no ships: such fleets have
    /// no code.
    pub fn of(roster: &Roster) -> Option<Self> {
        let code = Self(roster.clone());
        (!roster.berths.is_empty() && Self::of_bytes(&code.bytes()).as_ref() == Some(&code))
            .then_some(code)
    }

    pub const fn roster(&self) -> &Roster {
        &self.0
    }

    pub(crate) fn bytes(&self) -> Vec<u8> {
        let Roster { faction, commander, berths } = &self.0;
        let commander = commander.map_or(0, |commander| commander.index() + 1);
        let mut bytes = vec![(faction.index() << 4 | commander) as u8];
        for equals in berths.chunk_by(PartialEq::eq) {
            for run in equals.chunks(LONGEST_RUN) {
                bytes.push((run[0].kind.index() << 3 | (run.len() - 1)) as u8);
                bytes.extend(load_of(run[0]));
            }
        }
        bytes
    }

    pub(crate) fn of_bytes(bytes: &[u8]) -> Option<Self> {
        let (head, mut rest) = bytes.split_first()?;
        let faction = *Faction::ALL.get(usize::from(head >> 4))?;
        let commander = counted(Commander::ALL, head & 0xf).ok()?;
        let mut berths = Vec::new();
        while let Some((run, after)) = rest.split_first() {
            let kind = *ShipKind::ALL.get(usize::from(run >> 3))?;
            let mut berth = Berth { kind, weapon: None, devices: [None; Device::MOST_OF_A_SHIP] };
            rest = after;
            if carries(kind) != Load::Nothing {
                let (load, after) = rest.split_first()?;
                take_load(&mut berth, *load)?;
                rest = after;
            }
            berths.extend(std::iter::repeat_n(berth, usize::from(run & 7) + 1));
        }
        Some(Self(Roster { faction, commander, berths }))
    }
}

/// What a kind of ship carries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Load {
    Nothing,
    Weapon,
    Devices,
}

fn carries(kind: ShipKind) -> Load {
    let row = Tables::get().ship(kind);
    if row.abilities.contains(Ability::SpecialWeapon) {
        Load::Weapon
    } else if row.device_slots > 0 {
        Load::Devices
    } else {
        Load::Nothing
    }
}

fn load_of(berth: Berth) -> Option<u8> {
    let device = |device: Option<Device>| device.map_or(0, |device| device.index() as u8 + 1);
    match carries(berth.kind) {
        Load::Nothing => None,
        Load::Weapon => Some(berth.weapon.map_or(0, |weapon| weapon.index() as u8 + 1)),
        Load::Devices => Some(device(berth.devices[0]) << 4 | device(berth.devices[1])),
    }
}

fn take_load(berth: &mut Berth, load: u8) -> Option<()> {
    match carries(berth.kind) {
        Load::Nothing => {}
        Load::Weapon => berth.weapon = counted(Weapon::ALL, load).ok()?,
        Load::Devices => {
            berth.devices =
                [counted(Device::ALL, load >> 4).ok()?, counted(Device::ALL, load & 0xf).ok()?];
        }
    }
    Some(())
}

/// The one that a number stands for, counted from 1; 0 is none of them.
fn counted<T: Copy>(all: &[T], number: u8) -> Result<Option<T>, Unknown> {
    match usize::from(number).checked_sub(1) {
        None => Ok(None),
        Some(index) => all.get(index).copied().map(Some).ok_or(Unknown),
    }
}

/// A number that stands for nothing.
#[derive(Debug)]
struct Unknown;

/// CRC-16/CCITT-FALSE.
fn checksum(bytes: impl IntoIterator<Item = u8>) -> u16 {
    bytes.into_iter().fold(0xffff, |sum, byte| {
        (0..8).fold(sum ^ u16::from(byte) << 8, |sum, _| {
            if sum & 0x8000 == 0 { sum << 1 } else { sum << 1 ^ 0x1021 }
        })
    })
}

/// Five bits for each symbol, the last filled up with zeros.
fn to_symbols(bytes: &[u8]) -> String {
    let bit =
        |index: usize| bytes.get(index / 8).is_some_and(|byte| byte >> (7 - index % 8) & 1 == 1);
    let symbol = |number: usize| {
        let value = (0..5).fold(0, |value, at| value << 1 | usize::from(bit(number * 5 + at)));
        char::from(SYMBOLS[value])
    };
    (0..(bytes.len() * 8).div_ceil(5)).map(symbol).collect()
}

fn of_symbols(symbols: &str) -> Option<Vec<u8>> {
    let mut bits = Vec::with_capacity(symbols.len() * 5);
    for symbol in symbols.bytes() {
        let value = SYMBOLS.iter().position(|known| *known == symbol)?;
        bits.extend((0..5).map(|at| (value >> (4 - at) & 1) as u8));
    }
    let bytes = bits.chunks_exact(8).map(|byte| byte.iter().fold(0, |sum, bit| sum << 1 | bit));
    Some(bytes.collect())
}

impl fmt::Display for FleetCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut bytes = self.bytes();
        let sum = checksum(std::iter::once(VERSION).chain(bytes.iter().copied()));
        bytes.extend(sum.to_be_bytes());
        write!(f, "FC{}", char::from(VERSION))?;
        for (number, symbol) in to_symbols(&bytes).chars().enumerate() {
            write!(f, "{}{symbol}", if number % 4 == 0 { "-" } else { "" })?;
        }
        Ok(())
    }
}

impl std::str::FromStr for FleetCode {
    type Err = CodeError;

    /// Upper and lower case, hyphens and spaces do not matter; O is read as 0, I and L as 1.
    fn from_str(text: &str) -> Result<Self, CodeError> {
        let plain = text.chars().filter(|c| !c.is_whitespace() && *c != '-');
        let plain: String = plain.map(|c| c.to_ascii_uppercase()).collect();
        let rest = plain.strip_prefix("FC").ok_or(CodeError::Foreign)?;
        let mut symbols = rest.chars();
        match symbols.next() {
            Some(version) if version == char::from(VERSION) => {}
            Some(version) if version.is_ascii_digit() => return Err(CodeError::Version(version)),
            _ => return Err(CodeError::Foreign),
        }
        let symbols: String = symbols
            .map(|c| match c {
                'O' => '0',
                'I' | 'L' => '1',
                other => other,
            })
            .collect();
        Self::of_checked(&symbols).ok_or(CodeError::Mistyped)
    }
}

impl FleetCode {
    /// Reads symbols whose checksum matches, and which are written as this program writes them.
    fn of_checked(symbols: &str) -> Option<Self> {
        let bytes = of_symbols(symbols)?;
        let (bytes, sum) = bytes.split_last_chunk::<2>()?;
        let expected = checksum(std::iter::once(VERSION).chain(bytes.iter().copied()));
        if u16::from_be_bytes(*sum) != expected {
            return None;
        }
        let code = Self::of_bytes(bytes)?;
        let rewritten = code.to_string().replace('-', "");
        (rewritten.get(3..) == Some(symbols)).then_some(code)
    }
}
