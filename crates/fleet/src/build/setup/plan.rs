//! From what was agreed to the plan of a battle, or the first reason why there can be none.

use kernel::{Refusal, Seat};

use super::homes::homes;
use super::{MULTI_BOARD_POINTS, Mode, Setup};
use crate::board::field::{Field, Zone};
use crate::board::sector::{Sector, SectorSet};
use crate::build::brief::Brief;
use crate::build::choice::Choosing;
use crate::build::options::{self, GameOption, Options};
use crate::build::roster::{COMMANDER_COST, FleetSpec, Roster};
use crate::build::variant::{Variant, Variants};
use crate::campaign::terms::{SeatTerms, Terms};
use crate::data::tables::{Faction, SectorKind, Tables};
use crate::decide::refusal::{refuse_about, refuse_count, refuse_unknown};
use crate::scenario::scene::Scene;
use crate::scenario::{Layout, Role, Scenario, ScenarioRow};

/// Pairs of gates in a single zone, at most (`FC-GAT-11`).
const SHORTCUTS: usize = 2;

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
        if options.contains(GameOption::SecretWeapons) || options.contains(GameOption::DrawnWeapons)
        {
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
        if options.contains(GameOption::FogOfWar) {
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
                && (!options.contains(GameOption::FogOfWar) || row.has_own_ground()),
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
    pub(super) fn resolve_zones(&self) -> Result<Vec<Zone>, Refusal> {
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
