//! What is chosen before a battle begins.

mod homes;
mod plan;

use std::ops::RangeInclusive;

use kernel::{Seat, Sentence, named};
use serde::{Deserialize, Serialize};

use crate::build::brief::Brief;
use crate::build::menu_words;
use crate::build::roster::FleetSpec;
use crate::build::usual::{usual_field, usual_fleets};
use crate::build::variant::{Variant, Variants};
use crate::campaign::terms::Terms;
use crate::data::tables::{Faction, SectorKind, Tables};
use crate::scenario::{Role, Scenario};
use crate::state::position::Position;

pub use plan::Plan;

named! {
    /// Who fights whom.
    pub enum Mode {
        /// Two players.
        Duel = "duel",
        /// Two camps of equal number; seats alternate between them (`FC-TEA-06`).
        Teams = "teams",
        /// Everybody for himself (`FC-FFA-01`).
        FreeForAll = "free_for_all",
    }
}

/// The zones that the manual names for a Pitched Battle of two (`FC-SCN-01`), and of four
/// (`FC-SCN-02`).
const NAMED_FOR_TWO: [&str; 4] = ["5x5", "6x5", "6x6", "4x4+4x4"];
const NAMED_FOR_FOUR: [&str; 4] = ["8x5", "10x5", "7x7", "5x5+5x5"];

/// The points of each fleet of the first edition in several zones (`FC-LEG-11`).
const MULTI_BOARD_POINTS: RangeInclusive<u8> = 8..=14;

/// The choices of a battle, as they stand in records, scripts and requests. Words are kept as they
/// were written: [`Setup::resolve`] says what is wrong with them.
///
/// ```
/// use fleet::Setup;
///
/// assert!(Setup::first_battle().resolve().is_ok());
/// assert!(Setup { points: 8, ..Setup::first_battle() }.resolve().is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    #[serde(default = "pitched_battle")]
    pub scenario: String,
    #[serde(default = "duel")]
    pub mode: String,
    /// Class points of each fleet.
    #[serde(default = "twelve")]
    pub points: u8,
    /// Combat zones as width and depth: `5x5`.
    #[serde(default = "five_by_five", deserialize_with = "menu_words::list")]
    pub zones: Vec<String>,
    /// One fleet for each seat.
    #[serde(default, deserialize_with = "menu_words::fleets")]
    pub fleets: Vec<FleetSpec>,
    /// How many play, when no fleets are named: everybody has the usual one then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<u8>,
    /// Pairs of gates that players place; when left out, one less than there are zones.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "menu_words::number"
    )]
    pub gates: Option<u8>,
    /// Special sectors that lie there from the beginning, as `asteroid_field@b3`; when they are
    /// left out, players set them aside and place them (`FC-SETUP-07`).
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "menu_words::terrain"
    )]
    pub terrain: Option<Vec<String>>,
    /// The seat that begins, counted from 1; when left out, the scenario or dice decide
    /// (`FC-SETUP-01`).
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "menu_words::number"
    )]
    pub first: Option<u8>,
    /// Optional rules: `secret_weapons`, `secret_devices`, `drawn_weapons`, `hidden_deployment`,
    /// `fog_of_war`.
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "menu_words::list")]
    pub options: Vec<String>,
    /// The seat that plays the part of Phebe, or of the runner in a Blockade, counted from 1. When
    /// left out, the only fleet of Phebe does, and otherwise the first seat.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "menu_words::number"
    )]
    pub phebe: Option<u8>,
    /// Rules of the first edition and of the play aid, by the ids of [`crate::build::Variant`].
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "menu_words::list")]
    pub variants: Vec<String>,
    /// `open` or `secret`, when fleets are chosen at the table; those above are then offered to
    /// their seats.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "menu_words::choice"
    )]
    pub choice: Option<String>,
    /// What a campaign changes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terms: Option<Terms>,
    /// A battle in the middle, placed by hand; when left out, it is set up by the rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Box<Position>>,
}

fn pitched_battle() -> String {
    Scenario::PitchedBattle.id().to_owned()
}

fn duel() -> String {
    Mode::Duel.id().to_owned()
}

const fn twelve() -> u8 {
    12
}

fn five_by_five() -> Vec<String> {
    vec!["5x5".to_owned()]
}

impl Setup {
    /// The first game of the manual (`FC-FLEET-03`, `FC-FLEET-08`, `FC-SETUP-06`).
    pub fn first_battle() -> Self {
        let fleets = ["phebe", "amycles"].map(FleetSpec::first_battle).to_vec();
        let asteroids = ["asteroid_field@b3", "asteroid_field@d3"].map(str::to_owned).to_vec();
        Self { terrain: Some(asteroids), ..Self::battle(fleets) }
    }

    /// A pitched battle between these fleets on the standard zone.
    pub fn battle(fleets: Vec<FleetSpec>) -> Self {
        Self {
            scenario: pitched_battle(),
            mode: duel(),
            points: twelve(),
            zones: five_by_five(),
            fleets,
            seats: None,
            gates: None,
            terrain: None,
            first: None,
            options: Vec::new(),
            phebe: None,
            variants: Vec::new(),
            choice: None,
            terms: None,
            position: None,
        }
    }

    /// What to say of zones that are larger or smaller than advised: 12 to 15 sectors for each of
    /// two players (`FC-SETUP-04`), 10 to 15 in larger battles (`FC-TEA-03`). Zones that the manual
    /// names are as good (`FC-SCN-01`, `FC-SCN-02`).
    ///
    /// ```
    /// use fleet::Setup;
    ///
    /// let mut setup = Setup::first_battle();
    /// assert!(setup.advice().is_none());
    /// setup.zones = vec!["7x7".to_owned()];
    /// assert_eq!(setup.advice().expect("49 for two").key, "fleet-advised-sectors");
    /// ```
    pub fn advice(&self) -> Option<Sentence> {
        // A campaign has zones of its own.
        let filled = self.terms.is_none().then(|| self.filled())?;
        let (least, named) = match filled.fleets.len() {
            ..=2 => (12, NAMED_FOR_TWO),
            _ => (10, NAMED_FOR_FOUR),
        };
        let zones = filled.resolve_zones().ok()?;
        let sectors: u16 = zones.iter().map(|it| u16::from(it.width) * u16::from(it.depth)).sum();
        let seats = filled.fleets.len() as u16;
        let (least, most) = (seats * least, seats * 15);
        let is_fine = (least..=most).contains(&sectors);
        let is_named = named.contains(&filled.zones.join("+").as_str());
        let sentence = || Sentence::new("fleet-advised-sectors").with("sectors", sectors);
        (!is_fine && !is_named).then(|| sentence().with("least", least).with("most", most))
    }

    /// The set-up with fleets and a field for its seats, where it names none.
    #[must_use]
    pub fn filled(&self) -> Self {
        let (true, Some(seats)) = (self.fleets.is_empty(), self.seats) else { return self.clone() };
        let seats = usize::from(seats).clamp(1, Seat::MOST);
        let scenario: Scenario = self.scenario.parse().unwrap_or(Scenario::PitchedBattle);
        let row = Tables::get().scenario(scenario);
        let usual = match row.usual.as_slice() {
            [] => usual_fleets(scenario, self.points),
            given => given.to_vec(),
        };
        let fleets = usual.into_iter().cycle().take(seats).collect();
        let mut filled = Self { fleets, seats: None, ..self.clone() };
        let (mode, zone) = usual_field(seats);
        if self.mode == duel() {
            mode.clone_into(&mut filled.mode);
        }
        if self.zones == five_by_five() {
            filled.zones = row.usual_zones(seats).unwrap_or_else(|| vec![zone.to_owned()]);
        }
        filled
    }

    /// How many play: a fleet each, and perhaps somebody who comes to help later (`FC-CAM-11`).
    pub fn seat_count(&self) -> u8 {
        let fleets = self.filled().fleets.len().min(Seat::MOST) as u8;
        let relief = self.terms.as_ref().and_then(|terms| terms.relief.as_ref());
        fleets + u8::from(relief.is_some() && fleets == 2)
    }

    /// What the seat's fleet is built for as long as nobody knows the others, and the part that it
    /// plays.
    pub fn brief_for(&self, seat: Seat) -> (Brief, Role) {
        let is_phebe = |fleet: &&FleetSpec| fleet.faction == Faction::Phebe.id();
        let only = self.fleets.iter().filter(is_phebe).count() == 1;
        let usual = || self.fleets.iter().position(|it| only && is_phebe(&it)).unwrap_or(0) as u8;
        let phebe = self.phebe.map_or_else(usual, |seat| seat.saturating_sub(1));
        let all_lead = self.is_varied(Variant::CommanderBonus);
        (Brief { all_lead, ..self.plain_brief(seat) }, Role::of(seat, Seat::new(phebe)))
    }

    /// What the set-up asks of the seat's fleet, leaders apart.
    fn plain_brief(&self, seat: Seat) -> Brief {
        let agreed = self.agreed_points(seat);
        Brief {
            scenario: self.scenario.clone(),
            points: agreed.or(self.unusual_points()),
            without_avatar: self.is_varied(Variant::WithoutAvatar),
            agreed: agreed.is_some(),
            least: self.least_points(),
            ..Brief::default()
        }
    }

    /// The points that a fleet has at least where camps must be equal: all of them when fleets are
    /// chosen at the table, because nobody knows then what the others take (`FC-LEG-11`).
    pub(crate) fn least_points(&self) -> u8 {
        match self.choice {
            _ if !self.is_multi_board() => 0,
            Some(_) => self.points,
            None => *MULTI_BOARD_POINTS.start(),
        }
    }

    /// Points that were agreed upon, where they are not the usual ones.
    pub(crate) fn unusual_points(&self) -> Option<u8> {
        (self.points != twelve()).then_some(self.points)
    }

    /// Points that are not those of the scenario: by a campaign (`FC-CAM-14`), or by the first
    /// edition in several zones (`FC-LEG-11`).
    pub(crate) fn agreed_points(&self, seat: Seat) -> Option<u8> {
        let of_campaign = self.terms.as_ref().and_then(|terms| terms.points.get(seat.index()));
        of_campaign.copied().or_else(|| self.is_multi_board().then_some(self.points))
    }

    /// A campaign has points of its own.
    fn is_multi_board(&self) -> bool {
        self.is_varied(Variant::MultiBoardFleets) && self.zones.len() > 1 && self.terms.is_none()
    }

    fn is_varied(&self, variant: Variant) -> bool {
        self.variants.iter().any(|word| word == variant.id())
    }
}

/// The special sectors that players may set aside: all but Radar Anomalies, which a variant brings
/// in (`FC-RAD-01`), and but those of an expansion that is not used.
pub(crate) fn placeable(variants: Variants) -> impl Iterator<Item = SectorKind> {
    let fits = move |kind: &SectorKind| match Tables::get().sector(*kind).expansion.as_str() {
        "beyond_the_gate" => variants.contains(Variant::RadarAnomalies),
        "avatar" => !variants.contains(Variant::WithoutAvatar),
        _ => true,
    };
    SectorKind::ALL.iter().copied().filter(fits)
}
