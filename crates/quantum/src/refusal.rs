//! Why the rules turn something down: each reason with the clause it comes from.

use kernel::{Refusal, Sentence, Value};

use crate::card::{Card, Command};
use crate::square::Square;
use crate::step::Step;

/// A reason, with the values that its sentence names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Ban<'a> {
    // The set-up.
    SeatCount(u8),
    UnknownMap(String),
    MapSeats {
        map: &'a str,
        wanted: u8,
        seats: u8,
    },
    UnknownEdition(String),
    Position {
        clause: &'static str,
        key: &'static str,
        about: String,
    },

    /// Something else has to be answered first.
    Pending(Step),
    /// The card phase has not begun.
    CardsLater,
    /// Nothing asks for such an answer. The clause is the one that would.
    NoSuchQuestion(&'static str),

    // Squares and ships. The clause is that of the action which needs them.
    NoPlanet {
        clause: &'static str,
        at: Square,
    },
    NoOwnShip {
        clause: &'static str,
        at: Square,
    },
    NotOwnShip {
        clause: &'static str,
        at: Square,
    },
    NotEmpty {
        clause: &'static str,
        at: Square,
    },
    NotOpen {
        clause: &'static str,
        at: Square,
    },
    NotInScrapyard {
        clause: &'static str,
        die: char,
    },
    NotYetInPlay {
        clause: &'static str,
        die: char,
    },
    /// A square that the action cannot use.
    WrongSquare {
        clause: &'static str,
        at: Square,
        allowed: Allowed,
    },

    // The set-up's questions.
    NotAStart(Square),
    StartTaken(Square),

    // Actions.
    Actions {
        clause: &'static str,
        needed: u8,
        left: u8,
    },
    HasMoved(Square),
    AbilityUsed(Square),
    WrongShip {
        clause: &'static str,
        at: Square,
        face: u8,
        needed: u8,
    },
    TooFar {
        clause: &'static str,
        from: Square,
        to: Square,
        range: u8,
    },
    NoWay {
        clause: &'static str,
        from: Square,
        to: Square,
        range: u8,
    },
    NoStep {
        clause: &'static str,
        at: Square,
    },
    NoEnemy {
        clause: &'static str,
        at: Square,
    },
    /// Two squares that do not lie to each other as they must.
    NotBeside {
        clause: &'static str,
        at: Square,
        other: Square,
        needed: Beside,
    },
    LoadedAttack(Square),
    NoAttack {
        clause: &'static str,
    },
    ResearchFull,
    PlanetFull {
        clause: &'static str,
        at: Square,
    },
    OwnCube {
        clause: &'static str,
        at: Square,
    },
    WrongSum {
        clause: &'static str,
        at: Square,
        needed: u8,
        sum: u8,
    },
    WrongFace {
        clause: &'static str,
        face: u8,
    },

    // Cards.
    NoCard(Command),
    NotActive(Command),
    CardUsed(Command),
    CuriousAfterAttack,
    DialTooLow {
        clause: &'static str,
    },
    NoReroll(Command),
    DieFixed,
    NotShown(Card),
    NoExpansionLeft,
    NotHeld {
        clause: &'static str,
        card: Command,
    },
    OwnOrUnknownCube,
    NoCubeThere {
        at: Square,
    },
    HigherNumber {
        from: u8,
        to: u8,
    },
}

/// The squares that an action can use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Allowed {
    StartOrbit,
    OwnOrbit,
    /// Or, with Stealthy, any square without a neighbour.
    OwnOrbitOrAlone,
    AroundFlagship,
    AnotherShip,
    /// What Nomadic moves must be in an orbit.
    FromOrbit,
    NeighbouringOrbit,
}

impl Allowed {
    const fn key(self) -> &'static str {
        match self {
            Self::StartOrbit => "refusal-quantum-start-orbit",
            Self::OwnOrbit => "refusal-quantum-own-orbit",
            Self::OwnOrbitOrAlone => "refusal-quantum-own-orbit-or-alone",
            Self::AroundFlagship => "refusal-quantum-around-flagship",
            Self::AnotherShip => "refusal-quantum-another-ship",
            Self::FromOrbit => "refusal-quantum-from-orbit",
            Self::NeighbouringOrbit => "refusal-quantum-neighbouring-orbit",
        }
    }
}

/// How two squares must lie to each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Beside {
    /// An attack comes from beside its target.
    Attack,
    /// Only an interceptor that has its ability left attacks diagonally.
    Straight,
    Strike,
    /// A load is taken up from the eight squares around.
    Load,
}

impl Beside {
    const fn key(self) -> &'static str {
        match self {
            Self::Attack => "refusal-quantum-not-beside",
            Self::Straight => "refusal-quantum-diagonal",
            Self::Strike => "refusal-quantum-strike-beside",
            Self::Load => "refusal-quantum-load-around",
        }
    }
}

impl From<Ban<'_>> for Refusal {
    fn from(ban: Ban<'_>) -> Self {
        let (clause, sentence) = ban.words();
        Self::new(clause, sentence)
    }
}

fn text(square: Square) -> &'static str {
    square.name()
}

fn card(command: Command) -> Value {
    Value::message(command.key())
}

impl Ban<'_> {
    #[expect(clippy::too_many_lines, reason = "one row for each reason")]
    fn words(self) -> (&'static str, Sentence) {
        let say = Sentence::new;
        match self {
            Self::SeatCount(seats) => {
                ("QU-SETUP-01", say("refusal-quantum-seat-count").with("seats", seats))
            }
            Self::UnknownMap(map) => {
                ("QU-MAP-03", say("refusal-quantum-unknown-map").with("map", map))
            }
            Self::MapSeats { map, wanted, seats } => (
                "QU-MAP-01",
                say("refusal-quantum-map-seats")
                    .with("map", map.to_owned())
                    .with("wanted", wanted)
                    .with("seats", seats),
            ),
            Self::UnknownEdition(edition) => {
                ("QU-EDITION-01", say("refusal-quantum-unknown-edition").with("edition", edition))
            }
            Self::Position { clause, key, about } => (clause, say(key).with("about", about)),
            Self::Pending(step) => pending(step),
            Self::CardsLater => ("QU-CARD-01", say("refusal-quantum-cards-later")),
            Self::NoSuchQuestion(clause) => (clause, say("refusal-quantum-no-such-question")),
            Self::NoPlanet { clause, at } => {
                (clause, say("refusal-quantum-no-planet").with("square", text(at)))
            }
            Self::NoOwnShip { clause, at } => {
                (clause, say("refusal-quantum-no-own-ship").with("square", text(at)))
            }
            Self::NotOwnShip { clause, at } => {
                (clause, say("refusal-quantum-not-own-ship").with("square", text(at)))
            }
            Self::NotEmpty { clause, at } => {
                (clause, say("refusal-quantum-not-empty").with("square", text(at)))
            }
            Self::NotOpen { clause, at } => {
                (clause, say("refusal-quantum-not-open").with("square", text(at)))
            }
            Self::NotInScrapyard { clause, die } => {
                (clause, say("refusal-quantum-not-in-scrapyard").with("die", die.to_string()))
            }
            Self::NotYetInPlay { clause, die } => {
                (clause, say("refusal-quantum-not-yet-in-play").with("die", die.to_string()))
            }
            Self::WrongSquare { clause, at, allowed } => {
                (clause, say(allowed.key()).with("square", text(at)))
            }
            Self::NotAStart(at) => {
                ("QU-SETUP-10", say("refusal-quantum-not-a-start").with("square", text(at)))
            }
            Self::StartTaken(at) => {
                ("QU-SETUP-13", say("refusal-quantum-start-taken").with("square", text(at)))
            }
            Self::Actions { clause, needed, left } => {
                (clause, say("refusal-quantum-actions").with("needed", needed).with("left", left))
            }
            Self::HasMoved(at) => {
                ("QU-TURN-05", say("refusal-quantum-has-moved").with("square", text(at)))
            }
            Self::AbilityUsed(at) => {
                ("QU-SHIP-0-02", say("refusal-quantum-ability-used").with("square", text(at)))
            }
            Self::WrongShip { clause, at, face, needed } => (
                clause,
                say("refusal-quantum-wrong-ship")
                    .with("square", text(at))
                    .with("face", face)
                    .with("needed", needed)
                    .with("ship", Value::message(format!("{}.a", ship_key(needed)))),
            ),
            Self::TooFar { clause, from, to, range } => (
                clause,
                say("refusal-quantum-too-far")
                    .with("from", text(from))
                    .with("to", text(to))
                    .with("range", range),
            ),
            Self::NoWay { clause, from, to, range } => (
                clause,
                say("refusal-quantum-no-way")
                    .with("from", text(from))
                    .with("to", text(to))
                    .with("range", range),
            ),
            Self::NoStep { clause, at } => {
                (clause, say("refusal-quantum-no-step").with("square", text(at)))
            }
            Self::NoEnemy { clause, at } => {
                (clause, say("refusal-quantum-no-enemy").with("square", text(at)))
            }
            Self::NotBeside { clause, at, other, needed } => {
                (clause, say(needed.key()).with("square", text(at)).with("other", text(other)))
            }
            Self::LoadedAttack(at) => {
                ("QU-SHIP-2-03", say("refusal-quantum-loaded-attack").with("square", text(at)))
            }
            Self::NoAttack { clause } => (clause, say("refusal-quantum-no-attack")),
            Self::ResearchFull => ("QU-RES-03", say("refusal-quantum-research-full")),
            Self::PlanetFull { clause, at } => {
                (clause, say("refusal-quantum-planet-full").with("square", text(at)))
            }
            Self::OwnCube { clause, at } => {
                (clause, say("refusal-quantum-own-cube").with("square", text(at)))
            }
            Self::WrongSum { clause, at, needed, sum } => (
                clause,
                say("refusal-quantum-wrong-sum")
                    .with("square", text(at))
                    .with("needed", needed)
                    .with("sum", sum),
            ),
            Self::WrongFace { clause, face } => {
                (clause, say("refusal-quantum-wrong-face").with("face", face))
            }
            Self::NoCard(command) => {
                (command.clause(), say("refusal-quantum-no-card").with("card", card(command)))
            }
            Self::NotActive(command) => {
                ("QU-CARD-14", say("refusal-quantum-not-active").with("card", card(command)))
            }
            Self::CardUsed(command) => {
                ("QU-FAQ-13", say("refusal-quantum-card-used").with("card", card(command)))
            }
            Self::CuriousAfterAttack => {
                ("QU-CURIOUS-01", say("refusal-quantum-curious-after-attack"))
            }
            Self::DialTooLow { clause } => (clause, say("refusal-quantum-dial-too-low")),
            Self::NoReroll(command) => {
                let clause =
                    if matches!(command, Command::Relentless | Command::Cruel | Command::Scrappy) {
                        command.clause()
                    } else {
                        "QU-NOTE-04"
                    };
                (clause, say("refusal-quantum-no-reroll").with("card", card(command)))
            }
            Self::DieFixed => ("QU-RATIONAL-01", say("refusal-quantum-die-fixed")),
            Self::NotShown(shown) => (
                "QU-CARD-03",
                say("refusal-quantum-not-shown").with("card", Value::message(shown.key())),
            ),
            Self::NoExpansionLeft => ("QU-CARD-18", say("refusal-quantum-no-expansion-left")),
            Self::NotHeld { clause, card: command } => {
                (clause, say("refusal-quantum-not-held").with("card", card(command)))
            }
            Self::OwnOrUnknownCube => ("QU-RELOCATION-01", say("refusal-quantum-own-cube-moved")),
            Self::NoCubeThere { at } => {
                ("QU-RELOCATION-01", say("refusal-quantum-no-cube-there").with("square", text(at)))
            }
            Self::HigherNumber { from, to } => (
                "QU-RELOCATION-01",
                say("refusal-quantum-higher-number").with("from", from).with("to", to),
            ),
        }
    }
}

/// The locale key of the ship with this face.
pub(crate) const fn ship_key(face: u8) -> &'static str {
    match face {
        1 => "ship-1",
        2 => "ship-2",
        3 => "ship-3",
        4 => "ship-4",
        5 => "ship-5",
        _ => "ship-6",
    }
}

/// What has to be answered before anything else.
fn pending(step: Step) -> (&'static str, Sentence) {
    let (clause, key) = match step {
        Step::StartRoll { .. } => ("QU-SETUP-06", "refusal-quantum-pending-start-roll"),
        Step::StartPlanet { .. } => ("QU-SETUP-10", "refusal-quantum-pending-start-planet"),
        Step::StartShip { .. } => ("QU-SETUP-12", "refusal-quantum-pending-start-ship"),
        Step::Picks { .. } => ("QU-TURN-01", "refusal-quantum-pending-picks"),
        Step::Drop { .. } => ("QU-MOVE-14", "refusal-quantum-pending-drop"),
        Step::Danger => ("QU-MOVE-14", "refusal-quantum-pending-danger"),
        Step::AttackerRerolls | Step::DefenderRerolls => {
            ("QU-MOVE-14", "refusal-quantum-pending-rerolls")
        }
        Step::Advance => ("QU-MOVE-14", "refusal-quantum-pending-advance"),
        Step::ChooseFace { .. } => ("QU-CLEVER-01", "refusal-quantum-pending-face"),
        Step::KeepFace { .. } => ("QU-SCRAPPY-01", "refusal-quantum-pending-keep"),
        Step::Infamy { .. } => ("QU-DOM-11", "refusal-quantum-pending-infamy"),
        Step::PlaceShips { .. } => ("QU-CARD-04", "refusal-quantum-pending-place"),
        Step::Relocate { .. } => ("QU-CARD-04", "refusal-quantum-pending-relocate"),
        Step::Reorganize { .. } => ("QU-CARD-04", "refusal-quantum-pending-reorganize"),
        Step::Sabotage { .. } => ("QU-SABOTAGE-01", "refusal-quantum-pending-sabotage"),
        Step::MakeRoom { .. } => ("QU-CARD-09", "refusal-quantum-pending-room"),
        Step::Actions
        | Step::CombatRoll
        | Step::CombatResult
        | Step::Dominance { .. }
        | Step::Spoils
        | Step::Refill { .. } => ("QU-TURN-01", "refusal-quantum-no-such-question"),
    };
    (clause, Sentence::new(key))
}
