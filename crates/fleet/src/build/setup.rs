//! What is chosen before a battle begins.

use std::ops::RangeInclusive;

use kernel::{Refusal, Seat, Sentence};
use serde::{Deserialize, Serialize};

use crate::board::field::{Edge, Field, Zone};
use crate::board::sector::{Sector, SectorSet};
use crate::build::brief::Brief;
use crate::build::choice::Choosing;
use crate::build::menu_words;
use crate::build::options::{self, GameOption, Options};
use crate::build::roster::{COMMANDER_COST, FleetSpec, Roster};
use crate::build::usual::{usual_field, usual_fleets};
use crate::build::variant::{Variant, Variants};
use crate::campaign::terms::{SeatTerms, Terms};
use crate::data::tables::{Faction, SectorKind, Tables};
use crate::decide::refusal::{refuse_about, refuse_count, refuse_unknown};
use crate::scenario::scene::Scene;
use crate::scenario::{Deployment, Layout, Role, Scenario, ScenarioRow};
use kernel::named;

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

/// Pairs of gates in a single zone, at most (`FC-GAT-11`).
const SHORTCUTS: usize = 2;

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
    #[serde(default, skip_serializing_if = "Option::is_none")]
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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<u8>,
    /// Optional rules: `secret_weapons`, `secret_devices`, `drawn_weapons`, `hidden_deployment`,
    /// `fog_of_war`.
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "menu_words::list")]
    pub options: Vec<String>,
    /// The seat that plays the part of Phebe, or of the runner in a Blockade, counted from 1. When
    /// left out, the only fleet of Phebe does, and otherwise the first seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
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

/// A set-up whose words are all known and which keeps to the rules.
#[derive(Debug, Clone)]
pub struct Plan {
    pub scenario: Scenario,
    pub mode: Mode,
    pub(crate) field: Field,
    pub rosters: Vec<Roster>,
    /// Pairs of gates that players place.
    pub gate_pairs: u8,
    /// Whether the players still place special sectors.
    pub places_terrain: bool,
    pub first: Option<Seat>,
    pub options: Options,
    pub(crate) variants: Variants,
    pub(crate) scene: Scene,
    pub(crate) terms: SeatTerms,
    /// Fleets that are still to be chosen.
    pub(crate) choosing: Option<Choosing>,
    /// The hull of each ship of a helper, whose roster is the last one.
    pub(crate) helper_hulls: Vec<u8>,
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

    /// The plan of the battle, or the first reason why there can be none.
    pub fn resolve(&self) -> Result<Plan, Refusal> {
        if self.fleets.is_empty() && self.seats.is_some() {
            return self.filled().resolve();
        }
        let tables = Tables::get();
        let unknown = |_| refuse_unknown("refusal-fleet-scenario", &self.scenario, Scenario::ALL);
        let scenario = self.scenario.parse().map_err(unknown)?;
        let row = tables.scenario(scenario);
        if let Some(fault) = row.avatar_fault().filter(|_| self.is_varied(Variant::WithoutAvatar)) {
            return Err(fault);
        }
        self.terms.as_ref().map_or(Ok(()), Terms::check)?;
        let mode = self.resolve_mode()?;
        let layout = row.layout_for(self.fleets.len(), mode)?;
        let options = options::resolve(&self.options)?;
        let mut rosters: Vec<Roster> =
            self.fleets.iter().map(FleetSpec::resolve).collect::<Result<_, _>>()?;
        if options.has(GameOption::SecretWeapons) || options.has(GameOption::DrawnWeapons) {
            for roster in &mut rosters {
                roster.put_weapons_aside(tables, scenario);
            }
        }
        let phebe = self.resolve_phebe(&rosters)?;
        self.check_rosters(tables, &rosters, mode, phebe)?;
        let mut field = self.resolve_field(row, layout, mode, phebe)?;
        let variants = Variants::read(&self.variants)?;
        let (scene, mut terms) =
            self.resolve_scene(tables, row, layout, phebe, variants, &mut field)?;
        if options.has(GameOption::FogOfWar) {
            field.cover(row.has_own_ground())?;
        }
        let seats = rosters.len() as u8;
        let first = self.resolve_first(row, &scene, seats)?;
        let choosing = self.resolve_choice(seats)?;
        let relief = self.terms.as_ref().and_then(|terms| terms.relief.as_ref());
        if let Some(relief) = relief.filter(|_| seats == 2) {
            let (helper, roster) = relief.resolve()?;
            terms.helper = Some(helper);
            rosters.push(roster);
        }
        Ok(Plan {
            scenario,
            mode,
            field,
            rosters,
            gate_pairs: self.resolve_gates(row)?,
            places_terrain: self.terrain.is_none()
                && (!options.has(GameOption::FogOfWar) || row.has_own_ground()),
            first,
            options,
            variants,
            scene,
            terms,
            choosing,
            helper_hulls: relief.map(|it| it.aftermath.hulls.clone()).unwrap_or_default(),
        })
    }

    /// Who plays Phebe's part.
    fn resolve_phebe(&self, rosters: &[Roster]) -> Result<Seat, Refusal> {
        let seats = rosters.len() as u8;
        match self.phebe {
            Some(seat) if seat >= 1 && seat <= seats => Ok(Seat::new(seat - 1)),
            Some(seat) => Err(refuse_about("FC-SCN-01", "refusal-fleet-part", seat)),
            None => Ok(usual_phebe(rosters)),
        }
    }

    /// The zones, with where everybody deploys and where special sectors may lie.
    fn resolve_field(
        &self,
        row: &'static ScenarioRow,
        layout: &Layout,
        mode: Mode,
        phebe: Seat,
    ) -> Result<Field, Refusal> {
        let mut field = Field::new(&self.resolve_zones()?);
        if !layout.takes(&self.zones) {
            let zones = self.zones.join("+");
            return Err(refuse_about(&row.clause, "refusal-fleet-scenario-zone", zones));
        }
        let mut homes = homes(&field, row.deployment, mode, phebe, self.fleets.len() as u8);
        homes.resize(Seat::MOST, SectorSet::EMPTY);
        field.homes.copy_from_slice(&homes);
        field.lay_lone_gates(row.gates);
        field.close(row.ground);
        Ok(field)
    }

    /// Each fleet as the scenario asks for it; the cost of leadership is waived when everybody
    /// pays it (`FC-FLEET-17`..`FC-FLEET-19`).
    fn check_rosters(
        &self,
        tables: &Tables,
        rosters: &[Roster],
        mode: Mode,
        phebe: Seat,
    ) -> Result<(), Refusal> {
        self.check_multi_board()?;
        let leads = |roster: &Roster| roster.leadership_cost(tables) > 0;
        let leaders = rosters.iter().filter(|roster| leads(roster)).count();
        let all_lead = leaders == rosters.len();
        // Leaders either cost their players, or are worth the same to all others (`FC-FLEET-19`).
        let by_bonus = self.is_varied(Variant::CommanderBonus);
        let mut spent = Vec::new();
        for (seat, roster) in Seat::all(rosters.len() as u8).zip(rosters) {
            let has_bonus = by_bonus && leaders > 0 && !leads(roster);
            let brief = Brief {
                all_lead: all_lead || by_bonus,
                bonus: if has_bonus { COMMANDER_COST } else { 0 },
                ..self.plain_brief(seat)
            };
            let faults = brief.faults_in(roster, Role::of(seat, phebe));
            if let Some(fault) = faults.into_iter().next() {
                return Err(fault);
            }
            spent.push(brief.spent_by(roster));
        }
        if self.is_multi_board() { check_camps(mode, &spent) } else { Ok(()) }
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

    fn check_multi_board(&self) -> Result<(), Refusal> {
        if self.is_multi_board() && !MULTI_BOARD_POINTS.contains(&self.points) {
            return Err(refuse_about("FC-LEG-11", "refusal-fleet-multi-board", self.points));
        }
        Ok(())
    }

    fn resolve_mode(&self) -> Result<Mode, Refusal> {
        let unknown = |_| refuse_unknown("refusal-fleet-mode", &self.mode, Mode::ALL);
        let mode = self.mode.parse().map_err(unknown)?;
        let seats = self.fleets.len();
        let (clause, fits) = match mode {
            Mode::Duel => ("FC-SCN-01", seats == 2),
            Mode::Teams => {
                ("FC-TEA-01", (4..=Seat::MOST).contains(&seats) && seats.is_multiple_of(2))
            }
            Mode::FreeForAll => ("FC-FFA-01", (3..=Seat::MOST).contains(&seats)),
        };
        if fits { Ok(mode) } else { Err(refuse_about(clause, "refusal-fleet-seats", seats as u32)) }
    }

    /// The zones side by side, with a column between them.
    fn resolve_zones(&self) -> Result<Vec<Zone>, Refusal> {
        let bad = |text: &str| refuse_about("FC-SETUP-03", "refusal-fleet-zone", text.to_owned());
        let mut west = 0;
        let mut zones = Vec::new();
        for text in &self.zones {
            let (width, depth) = text.split_once('x').ok_or_else(|| bad(text))?;
            let width: u8 = width.parse().map_err(|_| bad(text))?;
            let depth: u8 = depth.parse().map_err(|_| bad(text))?;
            let fits = width >= 4 && (4..=Sector::ROWS).contains(&depth) && width >= depth;
            if !fits || u16::from(west) + u16::from(width) > u16::from(Sector::COLUMNS) {
                return Err(bad(text));
            }
            zones.push(Zone { west, width, depth });
            west += width + 1;
        }
        if zones.is_empty() || zones.len() > Field::ZONES {
            return Err(refuse_about("FC-SETUP-03", "refusal-fleet-zones", zones.len() as u32));
        }
        // Two of a camp share an edge (`FC-TEA-04`); in several zones each has one for himself
        // (`FC-ZON-05`).
        let least = if zones.len() == 1 && self.fleets.len() > 2 { 7 } else { 4 };
        match zones.iter().find(|zone| zone.width < least) {
            Some(zone) => Err(refuse_about("FC-TEA-04", "refusal-fleet-zone-narrow", zone.width)),
            None => Ok(zones),
        }
    }

    /// What the scenario puts on the field, then the special sectors of the set-up.
    fn resolve_scene(
        &self,
        tables: &Tables,
        row: &'static ScenarioRow,
        layout: &Layout,
        phebe: Seat,
        variants: Variants,
        field: &mut Field,
    ) -> Result<(Scene, SeatTerms), Refusal> {
        let mut scene = Scene::new(row, layout, phebe);
        let terms = match &self.terms {
            Some(terms) => terms.seated(&mut scene, self.fleets.len() as u8)?,
            None => SeatTerms::NONE,
        };
        field.cluttered = scene.haul.cargo.sectors();
        for text in self.terrain.iter().flatten() {
            let bad = || refuse_about("FC-SETUP-08", "refusal-fleet-terrain", text.clone());
            let (kind, at) = text.split_once('@').ok_or_else(bad)?;
            let kind: SectorKind = kind.parse().map_err(|_| bad())?;
            let at: Sector = at.parse().map_err(|_| bad())?;
            if !scene.lay(row, tables, field, variants, kind, at) {
                return Err(bad());
            }
        }
        let wanted = Scene::must_lay(row, self.fleets.len() as u8);
        if self.terrain.is_some() && wanted > scene.laid_of(row, field) {
            return Err(refuse_about(&row.clause, "refusal-fleet-terrain-missing", wanted));
        }
        Ok((scene, terms))
    }

    /// At most a pair for each letter; none are needed in a single zone (`FC-GAT-11`).
    fn resolve_gates(&self, row: &ScenarioRow) -> Result<u8, Refusal> {
        let zones = self.zones.len();
        let pairs = self.gates.unwrap_or(zones.saturating_sub(1) as u8);
        let agreed = self.is_varied(Variant::AgreedGates);
        if agreed && usize::from(pairs) != zones && usize::from(pairs) + 1 != zones {
            return Err(refuse_about("FC-LEG-04", "refusal-fleet-agreed-gates", pairs));
        }
        if zones == 1 && (SHORTCUTS + 1..=Field::GATES).contains(&usize::from(pairs)) {
            return Err(refuse_about("FC-GAT-11", "refusal-fleet-shortcuts", pairs));
        }
        let lone = row.gates.is_some() && pairs > 0;
        if usize::from(pairs) <= Field::GATES && !lone {
            return Ok(pairs);
        }
        Err(refuse_about("FC-GAT-01", "refusal-fleet-gates", pairs))
    }

    /// Who begins: whoever the scenario names, whom the set-up cannot contradict, or whoever the
    /// set-up names.
    fn resolve_first(
        &self,
        row: &'static ScenarioRow,
        scene: &Scene,
        seats: u8,
    ) -> Result<Option<Seat>, Refusal> {
        let named = match self.first {
            None => None,
            Some(first) if first >= 1 && first <= seats => Some(Seat::new(first - 1)),
            Some(first) => return Err(refuse_about("FC-SETUP-01", "refusal-fleet-first", first)),
        };
        match (scene.first(row, seats), named) {
            (Some(given), Some(named)) if given != named => {
                let number = given.index() as u32 + 1;
                Err(refuse_about(&row.begins_by, "refusal-fleet-first-given", number))
            }
            (given, named) => Ok(given.or(named)),
        }
    }
}

/// The special sectors that players may set aside: all but Radar Anomalies, which a variant brings
/// in (`FC-RAD-01`), and but those of an expansion that is not used.
pub(crate) fn placeable(variants: Variants) -> impl Iterator<Item = SectorKind> {
    let fits = move |kind: &SectorKind| match Tables::get().sector(*kind).expansion.as_str() {
        "beyond_the_gate" => variants.has(Variant::RadarAnomalies),
        "avatar" => !variants.has(Variant::WithoutAvatar),
        _ => true,
    };
    SectorKind::ALL.iter().copied().filter(fits)
}

/// Whether the fleets of the camps have spent the same (`FC-LEG-11`). Seats of teams alternate.
fn check_camps(mode: Mode, spent: &[u32]) -> Result<(), Refusal> {
    let camps = if mode == Mode::Teams { 2 } else { spent.len() };
    let total = |camp: usize| spent.iter().skip(camp).step_by(camps).sum::<u32>();
    match (1..camps).find(|camp| total(*camp) != total(0)) {
        None => Ok(()),
        Some(camp) => Err(refuse_count("FC-LEG-11", "refusal-fleet-camps", total(camp), total(0))),
    }
}

/// The only player of Phebe, or the first seat.
fn usual_phebe(rosters: &[Roster]) -> Seat {
    let mut own = Seat::all(rosters.len() as u8)
        .filter(|seat| rosters[seat.index()].faction == Faction::Phebe);
    match (own.next(), own.next()) {
        (Some(only), None) => only,
        _ => Seat::new(0),
    }
}

/// Where each seat deploys: the edge row in a duel (`FC-SETUP-10`), four sectors of an edge for
/// each player of a camp (`FC-TEA-04`, `FC-TEA-05`), an edge each in a free-for-all; or as the
/// scenario has it.
fn homes(
    field: &Field,
    deployment: Deployment,
    mode: Mode,
    phebe: Seat,
    seats: u8,
) -> Vec<SectorSet> {
    let Some(zone) = field.zones().next() else { return Vec::new() };
    match deployment {
        Deployment::Edges | Deployment::Champions => edge_homes(field, mode, seats),
        Deployment::OffBoard => vec![SectorSet::EMPTY; usize::from(seats)],
        Deployment::Ambush => {
            let both = zone.row(0).or(zone.row(zone.depth - 1));
            let of = |seat| if seat == phebe { zone.row(zone.depth / 2) } else { both };
            Seat::all(seats).map(of).collect()
        }
    }
}

fn edge_homes(field: &Field, mode: Mode, seats: u8) -> Vec<SectorSet> {
    let Some(zone) = field.zones().next() else { return Vec::new() };
    let on_edge = |edge, number: u8, of: u8| -> SectorSet {
        let edge = zone.edge(edge);
        let spare = edge.len().saturating_sub(4);
        let start =
            if of > 1 { spare * usize::from(number) / usize::from(of - 1) } else { spare / 2 };
        edge.into_iter().skip(start).take(4).collect()
    };
    let several = field.zones().nth(1).is_some();
    (0..seats)
        .map(|seat| match mode {
            _ if several => field.all_edges(),
            Mode::Duel => zone.row(if seat == 0 { 0 } else { zone.depth - 1 }),
            Mode::Teams => {
                let edge = if seat.is_multiple_of(2) { Edge::South } else { Edge::North };
                on_edge(edge, seat / 2, seats / 2)
            }
            Mode::FreeForAll if seats <= 4 => on_edge(Edge::CLOCKWISE[usize::from(seat)], 0, 1),
            // More than four share the long edges, clockwise.
            Mode::FreeForAll => match seat.checked_sub(seats / 2) {
                None => on_edge(Edge::South, seats / 2 - 1 - seat, seats / 2),
                Some(number) => on_edge(Edge::North, number, seats.div_ceil(2)),
            },
        })
        .collect()
}
