//! Positions put together by chance: crowded, with any cards, such as no game would reach soon.

use kernel::chance::{Chance as _, Fast};
use quantum::{Command, Map, Position, SeatPosition, Square};

/// A position on the map in which anything may be anywhere.
pub(crate) fn scatter(map: &Map, chance: &mut Fast) -> Position {
    let mut squares = crowd(map, chance);
    let mut cards: Vec<&str> = Command::ALL.iter().map(|card| card.id()).collect();
    chance.shuffle(&mut cards);
    let mut slots: Vec<(String, u8)> = map
        .planet_ids()
        .map(|id| map.planet(id))
        .map(|planet| (planet.square.to_string(), planet.slots()))
        .collect();
    let mut seats: Vec<SeatPosition> =
        (0..map.seats).map(|_| scatter_seat(map, chance, &mut squares, &mut cards)).collect();
    if chance.below(4) == 0 {
        fill_up(&mut seats, &mut slots, map.cubes, chance);
    } else {
        for seat in &mut seats {
            place_cubes(seat, &mut slots, chance.below(u32::from(map.cubes)), chance);
        }
    }
    let active = chance.below(map.seats.into()) as u8;
    scatter_marks(&mut seats[usize::from(active)], chance);
    Position {
        active: Some(active + 1),
        actions: Some(chance.below(5) as u8),
        shown: Vec::new(),
        seats,
    }
}

/// Open squares in random order, often from one corner of the map only, so that ships meet.
fn crowd(map: &Map, chance: &mut Fast) -> Vec<Square> {
    let size = [3, 5, 7, Square::SIDE][chance.below(4) as usize];
    let left = chance.below(map.columns.into()) as u8;
    let top = chance.below(map.rows.into()) as u8;
    let within = |square: &Square| {
        (left..left.saturating_add(size)).contains(&square.column())
            && (top..top.saturating_add(size)).contains(&square.row())
    };
    let mut squares: Vec<Square> = map.open_squares().filter(within).collect();
    chance.shuffle(&mut squares);
    squares
}

fn scatter_seat(
    map: &Map,
    chance: &mut Fast,
    squares: &mut Vec<Square>,
    cards: &mut Vec<&str>,
) -> SeatPosition {
    let on_board = (chance.below(6) as usize).min(squares.len());
    let ships = squares
        .split_off(squares.len() - on_board)
        .into_iter()
        .map(|square| format!("{}@{square}", chance.die(6)))
        .collect();
    let scrapped = chance.below(6 - on_board as u32);
    let held = cards.split_off(cards.len() - chance.below(4) as usize);
    let new = held.len().min(chance.below(6).saturating_sub(4) as usize);
    let (new, working) = held.split_at(new);
    SeatPosition {
        ships,
        scrapyard: (0..scrapped).map(|_| chance.die(6)).collect(),
        cubes_left: Some(map.cubes.max(1)),
        research: Some(chance.die(6)),
        dominance: Some(1 + chance.below(5) as u8),
        commands: working.iter().map(|card| (*card).to_owned()).collect(),
        new_commands: new.iter().map(|card| (*card).to_owned()).collect(),
        ..SeatPosition::default()
    }
}

fn place_cubes(
    seat: &mut SeatPosition,
    slots: &mut [(String, u8)],
    wanted: u32,
    chance: &mut Fast,
) {
    for _ in 0..wanted {
        let (planet, free) = &mut slots[chance.below(slots.len() as u32) as usize];
        if *free > 0 && !seat.cubes.contains(planet) {
            *free -= 1;
            seat.cubes.push(planet.clone());
        }
    }
}

/// Nearly every slot is taken, so that entanglement matters: each planet in turn gets cubes of
/// random seats, in which some seats have several.
fn fill_up(seats: &mut [SeatPosition], slots: &mut [(String, u8)], cubes: u8, chance: &mut Fast) {
    for (planet, free) in slots {
        let spare = u8::from(chance.below(6) == 0);
        while *free > spare {
            *free -= 1;
            let seat = &mut seats[chance.below(seats.len() as u32) as usize];
            if seat.cubes.len() < usize::from(cubes) {
                seat.cubes.push(planet.clone());
            }
        }
    }
}

fn scatter_marks(seat: &mut SeatPosition, chance: &mut Fast) {
    let squares: Vec<String> = seat
        .ships
        .iter()
        .filter_map(|ship| ship.split_once('@').map(|(_, square)| square.to_owned()))
        .collect();
    let mut some = || squares.iter().filter(|_| chance.below(3) == 0).cloned().collect();
    (seat.moved, seat.ability_used) = (some(), some());
}
