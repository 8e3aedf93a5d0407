//! The maps: where tiles, planets and start planets lie.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::bits::WORDS_AT_MOST;
use crate::square::Square;

/// Where a map comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Group {
    Basic,
    Advanced,
    Addon2014,
    Superseded,
    Community,
}

/// A planet of a map, by its number in reading order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlanetId(pub(crate) u8);

impl PlanetId {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A planet in the middle of its tile.
#[derive(Debug, Clone)]
pub struct Planet {
    pub square: Square,
    /// 7 to 10: the sum that a construction needs (`QU-BUILD-02`).
    pub number: u8,
    pub is_start: bool,
    /// The four orbital squares (`QU-TERM-03`).
    pub(crate) orbit: [u64; WORDS_AT_MOST],
    /// The planets on the four neighbouring tiles, bit by bit.
    pub(crate) neighbours: u32,
}

impl Planet {
    /// How many cubes the planet can hold (`QU-TERM-08`, `QU-TERM-09`).
    pub const fn slots(&self) -> u8 {
        self.number - 6
    }
}

/// A map as it is laid out on the table.
#[derive(Debug)]
pub struct Map {
    pub id: String,
    pub group: Group,
    pub seats: u8,
    /// Each player's cubes for the whole game (`QU-MAP-02`).
    pub cubes: u8,
    pub columns: u8,
    pub rows: u8,
    pub planets: ArrayVec<Planet, { Map::PLANETS_AT_MOST }>,
    pub(crate) open: [u64; WORDS_AT_MOST],
    pub(crate) void: [u64; WORDS_AT_MOST],
    /// The square of each bit, for listing what a set of bits holds.
    squares: Box<[Square; 64 * WORDS_AT_MOST]>,
    /// The planet whose orbit a bit belongs to.
    orbits: Vec<Option<PlanetId>>,
    /// Rows of the board, as views show them.
    pub(crate) board: Vec<String>,
}

/// There is one copy of each map.
impl PartialEq for Map {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

/// How many words of bits a map's squares need: the code for moves is made once for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Words {
    Two,
    Four,
    Eight,
}

impl Map {
    pub const PLANETS_AT_MOST: usize = 25;

    /// Every map there is, in the order of the data file: basic ones first.
    pub fn all() -> &'static [Self] {
        &MAPS
    }

    pub fn find(id: &str) -> Option<&'static Self> {
        MAPS.iter().find(|map| map.id == id)
    }

    /// The learning map for so many seats.
    pub fn basic(seats: u8) -> Option<&'static Self> {
        MAPS.iter().find(|map| map.group == Group::Basic && map.seats == seats)
    }

    /// One more than the columns: the last bit of a row is never open, so that a step to the
    /// right from the edge leads nowhere.
    pub(crate) const fn stride(&self) -> u32 {
        self.columns as u32 + 1
    }

    pub(crate) const fn bit(&self, square: Square) -> usize {
        square.row() as usize * self.stride() as usize + square.column() as usize
    }

    pub(crate) fn square(&self, bit: usize) -> Square {
        self.squares[bit % self.squares.len()]
    }

    pub(crate) const fn words(&self) -> Words {
        match self.rows as u32 * self.stride() {
            ..=128 => Words::Two,
            129..=256 => Words::Four,
            _ => Words::Eight,
        }
    }

    const fn covers(&self, square: Square) -> bool {
        square.column() < self.columns && square.row() < self.rows
    }

    fn is_in(&self, set: &[u64; WORDS_AT_MOST], square: Square) -> bool {
        let bit = self.bit(square);
        self.covers(square) && set[bit / 64] & (1 << (bit % 64)) != 0
    }

    /// Whether a ship can stand here: a square of a tile that is no planet.
    pub fn is_open(&self, square: Square) -> bool {
        self.is_in(&self.open, square)
    }

    /// Whether the square belongs to a void tile.
    pub fn is_void(&self, square: Square) -> bool {
        self.is_in(&self.void, square)
    }

    /// Every square where a ship can stand, in reading order.
    pub fn open_squares(&self) -> impl Iterator<Item = Square> {
        let is_open = |bit: usize| self.open[bit / 64] & (1 << (bit % 64)) != 0;
        (0..self.squares.len()).filter(move |bit| is_open(*bit)).map(|bit| self.squares[bit])
    }

    pub fn planet(&self, id: PlanetId) -> &Planet {
        &self.planets[id.index()]
    }

    pub fn planet_ids(&self) -> impl Iterator<Item = PlanetId> + Clone + use<> {
        (0..self.planets.len() as u8).map(PlanetId)
    }

    /// The planet that stands on this square.
    pub fn planet_at(&self, square: Square) -> Option<PlanetId> {
        self.planet_ids().find(|id| self.planet(*id).square == square)
    }

    /// The planet that a ship on this square orbits (`QU-TERM-03`).
    pub fn orbited_from(&self, square: Square) -> Option<PlanetId> {
        if self.covers(square) { self.orbits[self.bit(square)] } else { None }
    }

    fn new(source: MapSource) -> Result<Self, String> {
        let tiles: Vec<Vec<&str>> =
            source.layout.iter().map(|row| row.split_whitespace().collect()).collect();
        let (rows, columns) = (tiles.len() * 3, tiles.first().map_or(0, Vec::len) * 3);
        if tiles.iter().any(|row| row.len() * 3 != columns) || columns > Square::SIDE.into() {
            return Err(format!("map `{}`: rows of different or too great length", source.id));
        }
        let mut map = Self {
            id: source.id,
            group: source.group,
            seats: source.seats,
            cubes: source.cubes,
            columns: columns as u8,
            rows: rows as u8,
            planets: ArrayVec::new(),
            open: [0; WORDS_AT_MOST],
            void: [0; WORDS_AT_MOST],
            squares: Box::new([Square::default(); 64 * WORDS_AT_MOST]),
            orbits: vec![None; rows * (columns + 1)],
            board: Vec::new(),
        };
        for square in
            (0..map.rows).flat_map(|r| (0..map.columns).filter_map(move |c| Square::new(c, r)))
        {
            let bit = map.bit(square);
            map.squares[bit] = square;
        }
        for (row, tokens) in tiles.iter().enumerate() {
            for (column, token) in tokens.iter().enumerate() {
                map.add_tile(column as u8, row as u8, token)?;
            }
        }
        map.find_neighbours();
        map.board = map.draw();
        Ok(map)
    }

    fn draw(&self) -> Vec<String> {
        let symbol = |square: Square| match () {
            () if self.planet_at(square).is_some() => 'P',
            () if self.is_void(square) => 'v',
            () if self.is_open(square) => 'o',
            () => '.',
        };
        (0..self.rows)
            .map(|row| (0..self.columns).filter_map(|c| Square::new(c, row)).map(symbol).collect())
            .collect()
    }

    fn add_tile(&mut self, column: u8, row: u8, token: &str) -> Result<(), String> {
        let number = token.trim_end_matches('*');
        let bad = || format!("map `{}`: no tile is written `{token}`", self.id);
        let number: u8 = match number {
            "." => return Ok(()),
            _ => number.parse().map_err(|_| bad())?,
        };
        let centre = Square::new(column * 3 + 1, row * 3 + 1).ok_or_else(bad)?;
        let (centre_bit, stride) = (self.bit(centre), self.stride() as usize);
        for bit in [centre_bit - stride, centre_bit, centre_bit + stride] {
            for bit in bit - 1..=bit + 1 {
                if number == 0 || bit != centre_bit {
                    self.open[bit / 64] |= 1 << (bit % 64);
                }
                if number == 0 {
                    self.void[bit / 64] |= 1 << (bit % 64);
                }
            }
        }
        match number {
            0 => Ok(()),
            7..=10 => {
                let id = PlanetId(self.planets.len() as u8);
                let is_start = token.ends_with('*');
                let mut orbit = [0; WORDS_AT_MOST];
                for near in centre.near() {
                    let bit = self.bit(near);
                    orbit[bit / 64] |= 1 << (bit % 64);
                    self.orbits[bit] = Some(id);
                }
                let planet = Planet { square: centre, number, is_start, orbit, neighbours: 0 };
                self.planets.try_push(planet).map_err(|_| bad())
            }
            _ => Err(bad()),
        }
    }

    fn find_neighbours(&mut self) {
        let squares: Vec<Square> = self.planets.iter().map(|planet| planet.square).collect();
        for planet in &mut self.planets {
            for (index, other) in squares.iter().enumerate() {
                let columns = planet.square.column().abs_diff(other.column());
                let rows = planet.square.row().abs_diff(other.row());
                if columns + rows == 3 && (columns == 0 || rows == 0) {
                    planet.neighbours |= 1 << index;
                }
            }
        }
    }
}

/// A map as it stands in the data file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapSource {
    id: String,
    group: Group,
    seats: u8,
    cubes: u8,
    layout: Vec<String>,
}

#[derive(Deserialize)]
struct MapFile {
    map: Vec<MapSource>,
}

static MAPS: LazyLock<Vec<Map>> = LazyLock::new(|| {
    let file: MapFile = toml::from_str(include_str!("../data/maps.toml"))
        .expect("the maps that ship with the program are read by a test");
    file.map
        .into_iter()
        .map(|source| Map::new(source).expect("the maps that ship with the program are sound"))
        .collect()
});
