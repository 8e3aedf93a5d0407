//! [`Game`] and [`Match`] for every game of the kernel.

use std::collections::{BTreeMap, VecDeque};
use std::fmt::Debug;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::marker::PhantomData;
use std::num::NonZeroU32;
use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex, PoisonError};

use bots::{Bot, BotSpec, Floor, Hindsight, Knowledge, Otherwise, Question, Retry, Whims};
use kernel::chance::{Commitment, Fast, Seed};
use kernel::{
    Actor, Decision, Event as _, Fit, Form, Menu, Moment, Outcome, Paragraph, Play, Player, Prompt,
    Record, Refusal, Replay, ReplayError, Seat, SeatSet, Sentence, Series as _, Viewer, verify,
};
use serde::Deserialize as _;
use serde_json::{Map, Value as Json};

use crate::game::{
    Again, CampaignMenu, FirstShown, Game, GameError, LEVELS, Match, MenuEntry, Past, Recorded,
    Rows, Search, Start, Thinker, Told, fast, record_of,
};
use crate::message::{
    BetterShown, ChangeShown, HeldShown, Offered, PickSent, RetryShown, ThingShown, Written,
};
use crate::rounds::{Ongoing, Rounds};
use crate::scene;

/// How many moments a match keeps in memory with their events; the others are replayed.
const MOMENTS_KEPT: usize = 32;

/// A game and what its bots know of it.
pub(crate) struct Hosted<R, K> {
    knowledge: K,
    rules: PhantomData<fn() -> R>,
}

impl<R: Menu, K> Hosted<R, K> {
    pub(crate) const fn new(knowledge: K) -> Self {
        Self { knowledge, rules: PhantomData }
    }
}

impl<R: Menu, K> Debug for Hosted<R, K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Hosted({})", R::GAME)
    }
}

fn campaign_menu<R: Menu>() -> Option<CampaignMenu> {
    let players = R::Series::sizes();
    (!players.is_empty()).then(|| CampaignMenu { players, options: R::Series::options() })
}

fn read_setup<R: Menu>(setup: &Json) -> Result<R::Setup, GameError> {
    R::Setup::deserialize(setup).map_err(|error| GameError::Setup(error.to_string()))
}

impl<R: Menu, K: Knowledge<R>> Hosted<R, K> {
    fn hosted(&self, mut play: Play<R>) -> Box<dyn Match> {
        play.keep_moments(MOMENTS_KEPT);
        let knowledge = self.knowledge.for_a_game();
        Box::new(Running { play, captions: VecDeque::new(), knowledge, bots: BTreeMap::new() })
    }
}

impl<R: Menu, K: Knowledge<R>> Game for Hosted<R, K> {
    fn name(&self) -> &'static str {
        R::GAME
    }

    fn rules(&self) -> u32 {
        R::VERSION
    }

    fn entry(&self) -> MenuEntry {
        let (seats, pitch) = (R::seat_counts(), R::pitch());
        let most = seats.iter().copied().max().unwrap_or_default();
        MenuEntry {
            game: R::GAME,
            title: R::name(),
            players: [seats.iter().copied().min().unwrap_or_default(), most],
            seats,
            each_seat: R::each_seat(),
            switches: R::switches(),
            minutes: pitch.minutes,
            pitch: pitch.sentence,
            first: FirstShown::of(R::GAME, pitch.first),
            options: R::options(),
            levels: LEVELS.to_vec(),
            secrets: R::SECRETS,
            real_time: R::clock(1).is_some(),
            campaign: campaign_menu::<R>(),
        }
    }

    fn setup(&self, seats: u8, chosen: &Map<String, Json>, luck: u64) -> Result<Json, Refusal> {
        let setup = R::setup(seats, chosen, &mut fast(luck))?;
        serde_json::to_value(setup).map_err(|error| Refusal::not_on_the_menu(&error.to_string()))
    }

    fn fit(&self, seats: u8, chosen: &Map<String, Json>, last: Option<&str>) -> Fit {
        Fit::of::<R>(seats, chosen, last)
    }

    fn document(&self, name: &str) -> Option<Json> {
        R::document(name)
    }

    fn consult(&self, name: &str, asked: &Json) -> Option<Result<Json, Refusal>> {
        R::consult(name, asked)
    }

    fn setting(&self, setup: &Json) -> Option<Sentence> {
        read_setup::<R>(setup).ok().map(|setup| R::setting(&setup))
    }

    fn start(
        &self,
        setup: &Json,
        players: Vec<Player>,
        seed: Seed,
    ) -> Result<Box<dyn Match>, GameError> {
        Ok(self.hosted(Play::<R>::start(read_setup::<R>(setup)?, players, seed)?))
    }

    fn resume(&self, setup: &Json, start: Start) -> Result<Box<dyn Match>, GameError> {
        if start.rules != R::VERSION {
            return Err(GameError::Rules { found: start.rules, known: R::VERSION });
        }
        let record = record_of(R::GAME, read_setup::<R>(setup)?, start, Vec::new());
        Ok(self.hosted(Play::<R>::review(record)?))
    }

    fn begin(
        &self,
        players: u8,
        chosen: &Map<String, Json>,
        luck: u64,
    ) -> Result<Box<dyn Rounds>, Refusal> {
        Ok(Box::new(Ongoing::<R>(R::Series::begin(players, chosen, luck)?)))
    }

    fn read(&self, text: &str) -> Result<Recorded, GameError> {
        let record = Record::parse::<R>(text)?;
        // What does not replay is no game.
        Play::<R>::review(record.clone())?;
        let setup = serde_json::to_value(&record.setup)
            .map_err(|error| GameError::Setup(error.to_string()))?;
        let start = Start {
            rules: record.rules,
            players: record.players,
            commitment: record.commitment,
            seed: record.seed,
            chance: record.start,
        };
        Ok(Recorded { setup, start, decisions: record.decisions })
    }
}

/// A match of one game.
struct Running<R: Menu, K> {
    play: Play<R>,
    /// The last actions in words, with the numbers of their decisions.
    captions: VecDeque<(u32, Sentence)>,
    knowledge: K,
    bots: BTreeMap<Seat, Seated<R>>,
}

/// A bot that a thought can hold while the match goes on.
type SharedBot<R> = Arc<Mutex<Box<dyn Bot<R>>>>;

/// A bot at its seat. Whoever thinks holds it, and nobody else asks it meanwhile.
struct Seated<R: Menu> {
    spec: BotSpec,
    bot: SharedBot<R>,
}

impl<R: Menu, K> Debug for Running<R, K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Running").field("play", &self.play).finish_non_exhaustive()
    }
}

impl<R: Menu, K> Running<R, K> {
    fn decisions(&self) -> u32 {
        self.play.record().decisions.len() as u32
    }

    fn is_seated(&self, seat: Seat) -> bool {
        seat.index() < usize::from(R::seats(self.play.state()))
    }

    /// A decision in words, as it looks from where it is made.
    fn caption(&self, decision: &Decision) -> Option<Sentence> {
        let Actor::Seat(seat) = decision.actor else { return None };
        let action: R::Action = decision.action.parse().ok()?;
        let is_open = R::check(self.play.state(), decision.actor, &action).is_ok();
        is_open.then(|| R::offer(self.play.state(), seat, &action).sentence)
    }

    fn keep_caption(&mut self, caption: Sentence) {
        if self.captions.len() == MOMENTS_KEPT {
            self.captions.pop_front();
        }
        self.captions.push_back((self.decisions(), caption));
    }

    fn tell(&self, number: u32, moment: &Moment<R>, viewer: Viewer) -> Told {
        let decision = number.checked_sub(1).and_then(|index| self.decision_at(index));
        let knows = decision.is_some_and(|decision| may_know::<R>(decision, viewer));
        let caption = self.captions.iter().find(|(of, _)| *of == number).filter(|_| knows);
        let events = moment.events.iter().filter_map(|event| event.seen_by(viewer));
        Told {
            number,
            actor: decision.map(|decision| decision.actor),
            action: decision.filter(|_| knows).map(|decision| decision.action.clone()),
            sentence: caption.map(|(_, sentence)| sentence.clone()),
            events: Written::new(
                &events.map(|event| scene::shown::<R>(&event)).collect::<Vec<_>>(),
            ),
        }
    }

    fn decision_at(&self, index: u32) -> Option<&Decision> {
        self.play.record().decisions.get(index as usize)
    }

    /// The bot at a seat: another one when another level plays there from now on.
    fn bot(&mut self, seat: Seat, spec: BotSpec) -> Option<&SharedBot<R>>
    where
        K: Knowledge<R>,
    {
        if self.bots.get(&seat).is_none_or(|seated| seated.spec != spec) {
            let whims = Whims::of(self.play.record().seed?, seat);
            let bot = spec.build_for_people::<R>(NonZeroU32::MIN, whims, self.knowledge.clone());
            let bot = Arc::new(Mutex::new(bot));
            self.bots.insert(seat, Seated { spec, bot });
        }
        self.bots.get(&seat).map(|seated| &seated.bot)
    }

    fn replay(&self) -> Replay<'_, R> {
        Replay::new(self.play.record()).expect("the record of a match that is played replays")
    }
}

/// Another seat's action may be a secret; what came of it is told by the events.
fn may_know<R: Menu>(decision: &Decision, viewer: Viewer) -> bool {
    match decision.actor {
        Actor::Seat(seat) => !R::SECRETS || viewer == Viewer::Seat(seat),
        Actor::Clock => true,
    }
}

/// A game as it might have gone, as everybody may see it: it is over.
fn better<R: Menu>(found: &Hindsight<R>) -> BetterShown {
    let change = |it: &Otherwise| ChangeShown {
        member: it.member,
        turn: it.turn,
        was: it.was.clone(),
        now: it.now.clone(),
    };
    let view = |state| Written::new(&R::view(state, Viewer::Spectator));
    BetterShown {
        kind: found.kind.to_owned(),
        changes: found.changes.iter().map(change).collect(),
        rows: found.rows.clone(),
        before: view(&found.before),
        events: found.events.iter().map(scene::shown::<R>).collect(),
        after: view(&found.after),
    }
}

fn retried<R: Menu>(Retry { held, flight }: Retry<R>) -> RetryShown {
    let shown = |(card, from)| HeldShown { card, from };
    let held = held.into_iter().map(|all| all.into_iter().map(shown).collect()).collect();
    RetryShown { held, flight: better::<R>(&flight) }
}

impl<R: Menu, K: Knowledge<R>> Match for Running<R, K> {
    fn seats(&self) -> u8 {
        R::seats(self.play.state())
    }

    fn at(&self) -> u32 {
        self.decisions()
    }

    fn prompt(&self) -> Prompt {
        self.play.prompt()
    }

    fn sides(&self) -> Vec<SeatSet> {
        R::sides(self.play.state())
    }

    fn has_secrets(&self) -> bool {
        R::SECRETS
    }

    fn setting(&self) -> Sentence {
        R::setting(&self.play.record().setup)
    }

    fn setup(&self) -> Json {
        R::shown(&self.play.record().setup)
    }

    fn silence(&self) -> Option<Refusal> {
        R::silence(self.play.state())
    }

    fn may_pause(&self) -> Result<(), Refusal> {
        R::may_pause(self.play.state())
    }

    fn propose(&self, actor: Actor, text: &str) -> Result<Decision, Refusal> {
        self.play.propose(actor, text)
    }

    fn accept(&mut self, decision: Decision) -> Result<(), ReplayError> {
        let is_seated = match decision.actor {
            Actor::Seat(seat) => self.is_seated(seat),
            Actor::Clock => false,
        };
        let caption = is_seated.then(|| self.caption(&decision)).flatten();
        self.play.accept(decision)?;
        if let Some(caption) = caption {
            self.keep_caption(caption);
        }
        Ok(())
    }

    fn undoable_by(&self) -> Option<Seat> {
        self.play.undoable_by()
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.play.undo(seat)?;
        let standing = self.decisions();
        self.captions.retain(|(number, _)| *number <= standing);
        Ok(())
    }

    fn tick(&self, elapsed_ms: u32) -> Option<String> {
        R::clock(elapsed_ms).map(|action| action.to_string())
    }

    fn view(&self, viewer: Viewer) -> Written {
        Written::new(&R::view(self.play.state(), viewer))
    }

    fn view_if_redealt(&self, viewer: Viewer, luck: u64) -> Written {
        let mut state = self.play.state().clone();
        R::redeal(&mut state, viewer, &mut Fast::new(luck));
        Written::new(&R::view(&state, viewer))
    }

    fn describe(&self, at: Option<u32>, viewer: Viewer) -> Vec<Paragraph> {
        let past = at.filter(|at| *at < self.decisions());
        R::describe(&match past {
            Some(at) => R::view(&self.play.state_after(at as usize), viewer),
            None => R::view(self.play.state(), viewer),
        })
    }

    fn question(&self, seat: Seat) -> Sentence {
        R::question(self.play.state(), seat)
    }

    fn alarms(&self, question: &Sentence) -> bool {
        R::alarms(question)
    }

    fn actions(&self, seat: Seat) -> Vec<Offered> {
        let state = self.play.state();
        let actions = self.play.actions(seat);
        actions.iter().map(|action| scene::offered::<R>(state, seat, action)).collect()
    }

    fn things(&self, seat: Seat, offered: &[Offered]) -> Vec<ThingShown> {
        scene::things::<R>(self.play.state(), seat, offered)
    }

    fn forms(&self, seat: Seat) -> Vec<Form> {
        R::forms(self.play.state(), seat)
    }

    fn asked(&self, seat: Seat) -> u64 {
        let mut hasher = DefaultHasher::new();
        if self.prompt().seats().contains(seat) {
            self.play.actions(seat).hash(&mut hasher);
            Written::new(&(self.question(seat), self.forms(seat))).get().hash(&mut hasher);
        }
        hasher.finish()
    }

    fn told(&self, numbers: RangeInclusive<u32>, viewer: Viewer) -> Vec<Told> {
        let (first, last) = (*numbers.start(), (*numbers.end()).min(self.decisions()));
        let kept = self.play.moments();
        let oldest = self.decisions() + 1 - kept.len() as u32;
        if first >= oldest {
            let moment = |number: u32| &kept[(number - oldest) as usize];
            return (first..=last)
                .map(|number| self.tell(number, moment(number), viewer))
                .collect();
        }
        let mut replay = self.replay();
        let mut told = Vec::new();
        if first == 0 {
            told.push(self.tell(0, &replay.start_moment(), viewer));
        }
        for number in 1..=last {
            let step = replay.step().expect("the record of a match that is played replays");
            if let Some(moment) = step.filter(|_| number >= first) {
                told.push(self.tell(number, &moment, viewer));
            }
        }
        told
    }

    fn past(&self, at: u32, viewer: Viewer) -> Past {
        let at = at.min(self.decisions());
        let state = self.play.state_after(at as usize);
        let prompt = R::prompt(&state);
        Past {
            at,
            seats: prompt.seats(),
            outcome: prompt.outcome(),
            view: Written::new(&R::view(&state, viewer)),
        }
    }

    fn why(&self, seat: Seat, picks: &[PickSent]) -> Option<Refusal> {
        scene::why::<R>(self.play.state(), seat, picks)
    }

    fn floor(&self) -> Floor {
        Floor::after(self.play.record().decisions.iter().rev().map(|decision| decision.actor))
    }

    fn thinker(&mut self, seat: Seat, level: &str) -> Option<Thinker> {
        let spec: BotSpec = level.parse().ok()?;
        if !self.prompt().seats().contains(seat) {
            return None;
        }
        let bot = Arc::clone(self.bot(seat, spec)?);
        let question = Question::<R>::new(self.play.state(), seat, self.decisions() as usize);
        Some(Box::new(move || {
            let mut bot = bot.lock().unwrap_or_else(PoisonError::into_inner);
            bot.answer(&question).map(|action| action.to_string())
        }))
    }

    fn hindsight(&self) -> Option<Search> {
        self.prompt().outcome()?;
        let (record, knowledge) = (self.play.record().clone(), self.knowledge.clone());
        Some(Box::new(move || {
            let found = knowledge.hindsight(&record);
            Written::new(&found.iter().map(better::<R>).collect::<Vec<_>>())
        }))
    }

    fn retry(&self, rows: Option<Rows>) -> Option<Again> {
        self.prompt().outcome()?;
        let (record, knowledge) = (self.play.record().clone(), self.knowledge.clone());
        Some(Box::new(move || {
            let again = knowledge.retry(&record, rows.as_ref())?;
            Some(again.map(|again| Written::new(&retried::<R>(again))))
        }))
    }

    fn commitment(&self) -> Commitment {
        self.play.record().commitment
    }

    fn start_chance(&self) -> &[u32] {
        &self.play.record().start
    }

    fn record(&self, players: Vec<Player>, with_seed: bool) -> String {
        let mut record = self.play.record().clone();
        record.players = players;
        record.seed = record.seed.filter(|_| with_seed);
        record.to_text()
    }

    fn report(&self, outcome: Outcome) -> Json {
        R::Series::report(self.play.state(), outcome)
    }

    fn verify(&self) -> Result<(), ReplayError> {
        verify::<R>(self.play.record()).map(|_| ())
    }
}
