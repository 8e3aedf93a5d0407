//! What people say to bots, and bots to people.

use alert::planning::{Action, Deed, Part, Phrase, Position, StagedThreat, State};
use alert::{Alert, Card, Number, Order, Repair, Setup, Track, Turn, Zone};
use bots::{Bot as _, CrewBot, CrewKnowledge, Level, Question};
use kernel::chance::Fast;
use kernel::{Actor, NoLog, Rules, Seat, Stage, Viewer};

/// Thorough enough to see what a single card is good for.
const LEVEL: Level = Level::Medium;
const PERSON: Seat = Seat::new(0);
/// In this mission data is transferred here.
const MISSION: &str = "S2-1";
const TRANSFER_S: u32 = 185;

/// Four hands, a Fighter in the red zone that has to be shot down in the first phase, and so many
/// seconds since the alarm.
fn staged(hands: [&str; 4], seconds: u32) -> State {
    let threat = StagedThreat { number: 1, code: "E1-07".into(), zone: Some(Zone::Red) };
    let position = Position {
        seconds,
        hands: hands.map(Into::into).to_vec(),
        tracks: vec![Track::T1; 4],
        threats: vec![threat],
        ..Position::default()
    };
    Alert::stage(&Setup::on(MISSION, 4), &position).expect("a legal position")
}

/// Cards with which everybody can do everything.
const RICH: [&str; 4] =
    ["</A >/B ^/C </B", "</A </A ^/A >/BB >/BB", "</A >/A ^/B </C", "^/A </A >/C </B"];

fn act(state: &mut State, actor: impl Into<Actor>, action: Action) {
    let actor = actor.into();
    Alert::check(state, actor, &action).expect("it is allowed");
    Alert::apply(state, actor, &action, &mut Fast::new(1), &mut NoLog);
}

fn say(state: &mut State, phrase: Phrase) {
    act(state, PERSON, Action::Say(phrase));
}

/// What a bot does that has just come in, with what newcomers have thought before.
fn newcomer(state: &State, seat: Seat, knowledge: &CrewKnowledge) -> Option<Action> {
    CrewBot::new(LEVEL, knowledge).answer(&Question::new(state, seat, 0))
}

/// Bots at these seats do everything that they want to do now.
fn settle(state: &mut State, seats: &[u8]) -> Vec<(Seat, Action)> {
    let (knowledge, newcomers) = (CrewKnowledge::default(), CrewKnowledge::default());
    let mut bots: Vec<(Seat, CrewBot)> =
        seats.iter().map(|seat| (Seat::new(*seat), CrewBot::new(LEVEL, &knowledge))).collect();
    let mut done = Vec::new();
    loop {
        let before = done.len();
        for (seat, bot) in &mut bots {
            if let Some(action) = bot.answer(&Question::new(state, *seat, done.len())) {
                let mut twin = state.clone();
                Alert::redeal(&mut twin, Viewer::Seat(*seat), &mut Fast::new(done.len() as u64));
                let in_twin = newcomer(&twin, *seat, &newcomers);
                assert_eq!(
                    in_twin,
                    newcomer(state, *seat, &newcomers),
                    "{seat} knows what it cannot see"
                );
                act(state, *seat, action);
                done.push((*seat, action));
            }
        }
        if done.len() == before {
            return done;
        }
        assert!(done.len() < 300, "no end of it");
    }
}

fn elapse_to(state: &mut State, seconds: u32) {
    while state.time_ms() < seconds * 1000 {
        let ms = (state.time_ms() / 5_000 + 1) * 5_000;
        act(state, Actor::Clock, Action::Elapsed { ms });
    }
}

/// How many cards bots laid and did not take up again.
fn laid(done: &[(Seat, Action)]) -> usize {
    let count = |is: fn(&Action) -> bool| done.iter().filter(|(_, action)| is(action)).count();
    count(|it| matches!(it, Action::Lay { .. })) - count(|it| matches!(it, Action::Take(_)))
}

fn gifts(done: &[(Seat, Action)]) -> Vec<(Seat, Card)> {
    let gift = |action: &Action| match action {
        Action::Give { to, card } => Some((*to, *card)),
        _ => None,
    };
    done.iter().filter_map(|(_, action)| gift(action)).collect()
}

fn has(card: Card, order: Order) -> bool {
    card.movement() == order || card.action() == order
}

fn number(number: u8) -> Number {
    Number::new(number).expect("a number of a token")
}

#[test]
fn a_threat_that_somebody_takes_is_left_to_them() {
    let mut alone = staged(RICH, 20);
    assert!(laid(&settle(&mut alone, &[1, 2, 3])) > 0, "bots do something about it");
    let mut state = staged(RICH, 20);
    say(&mut state, Phrase::Take(number(1)));
    assert_eq!(laid(&settle(&mut state, &[1, 2, 3])), 0, "it is the only threat");
    // Said later, it is heeded as well.
    say(&mut alone, Phrase::Take(number(1)));
    let done = settle(&mut alone, &[1, 2, 3]);
    assert!(done.iter().any(|(_, action)| matches!(action, Action::Take(_))), "{done:?}");
    for seat in 1..=3 {
        let view = Alert::view(&alone, Viewer::Seat(Seat::new(seat)));
        let slots = &view.members[usize::from(seat)].slots;
        assert!(slots.iter().all(|slot| slot.card.is_none()), "seat {seat}");
    }
}

/// Whoever takes care of a threat and cannot any more says so.
#[test]
fn a_threat_that_somebody_leaves_is_everybody_s_again() {
    let mut state = staged(RICH, 20);
    say(&mut state, Phrase::Take(number(1)));
    assert_eq!(laid(&settle(&mut state, &[1, 2, 3])), 0);
    say(&mut state, Phrase::Leave(number(1)));
    assert!(laid(&settle(&mut state, &[1, 2, 3])) > 0);
}

/// One has the shots and no way to the red zone, the others have the way: a card changes hands
/// without being asked for.
#[test]
fn a_bot_hands_another_the_card_that_it_lacks() {
    let crew = [0, 1, 2, 3];
    let hands = ["</C </C", "</C </C ^/C", ">/A >/A ^/A >/A", "</C ^/C </C"];
    let mut state = staged(hands, TRANSFER_S - 5);
    settle(&mut state, &crew);
    elapse_to(&mut state, TRANSFER_S);
    let done = settle(&mut state, &crew);
    let [(to, card)] = gifts(&done)[..] else { panic!("one card is enough: {done:?}") };
    assert!(to != Seat::new(2) && has(card, Order::A), "{to} gets {card}");
    let accepted =
        |(seat, action): &(Seat, Action)| *seat == to && *action == Action::Accept(Seat::new(2));
    assert!(done.iter().any(accepted), "{done:?}");
}

/// Another mission with the same colours, and what is broken is repaired first.
#[test]
fn bots_fly_on_and_repair() {
    let gunship = StagedThreat { number: 3, code: "E1-05".into(), zone: Some(Zone::Red) };
    let position = Position {
        seconds: 595,
        tracks: vec![Track::T4, Track::T5, Track::T6, Track::T7],
        threats: vec![gunship],
        ..Position::default()
    };
    let setup = Setup { campaign: true, ..Setup::on(MISSION, 4) };
    let mut state = Alert::stage(&setup, &position).expect("a legal position");
    elapse_to(&mut state, 600);
    let same = Action::GoOn(state.settled().choices);
    let done = settle(&mut state, &[0, 1, 2, 3]);
    let count = |is: &dyn Fn(&Action) -> bool| done.iter().filter(|(_, it)| is(it)).count();
    assert_eq!(count(&|it| *it == same), 4, "{done:?}");
    assert!(count(&|it| matches!(it, Action::Repair(Repair::Tile(Zone::Red, _)))) > 0, "{done:?}");
    assert_eq!((state.part(), state.time_ms()), (Part::Planning, 0));
}

/// Whoever says turn by turn how is believed only as far as it goes; but nobody does it twice.
#[test]
fn a_threat_that_is_seen_to_is_no_reason_to_forget_it() {
    let mut state = staged(RICH, 20);
    say(&mut state, Phrase::Take(number(1)));
    for turn in [2, 3] {
        let turn = Turn::new(turn).expect("a turn");
        let station = alert::Station::UpperRed;
        let deed = Deed::Press { station, button: alert::Button::A };
        say(&mut state, Phrase::Will { turn, deed });
    }
    assert_eq!(laid(&settle(&mut state, &[1, 2, 3])), 0);
}

#[test]
fn who_needs_a_card_is_promised_one_and_handed_one() {
    let mut state = staged(RICH, TRANSFER_S - 5);
    let silent = settle(&mut state.clone(), &[1, 2, 3]);
    let says_have = |done: &[(Seat, Action)]| {
        done.iter().filter(|(_, it)| matches!(it, Action::Say(Phrase::Have(Order::Bots)))).count()
    };
    assert_eq!(says_have(&silent), 0);
    say(&mut state, Phrase::Need(Order::Bots));
    assert_eq!(says_have(&settle(&mut state, &[1, 2, 3])), 1, "one promise is enough");
    elapse_to(&mut state, TRANSFER_S);
    let done = settle(&mut state, &[1, 2, 3]);
    let [(to, card)] = gifts(&done)[..] else { panic!("one card for one need: {done:?}") };
    assert!(to == PERSON && has(card, Order::Bots), "{card}");
    let from = done.iter().find(|(_, it)| matches!(it, Action::Give { .. })).expect("the gift").0;
    act(&mut state, PERSON, Action::Accept(from));
    assert_eq!(gifts(&settle(&mut state, &[1, 2, 3])), [], "it is not needed any more");
}

#[test]
fn without_a_word_nobody_is_handed_anything_who_told_nothing() {
    let mut state = staged(RICH, TRANSFER_S - 5);
    settle(&mut state, &[1, 2, 3]);
    elapse_to(&mut state, TRANSFER_S);
    assert!(gifts(&settle(&mut state, &[1, 2, 3])).iter().all(|(to, _)| *to != PERSON));
}

/// Nobody can shoot, and somebody has an A.
#[test]
fn what_somebody_has_is_asked_for_where_it_helps() {
    let poor = ["</A", "</C </C ^/C </A", "</B </B ^/C", "</C ^/B </B"];
    let asks = |done: &[(Seat, Action)]| {
        done.iter().any(|(_, it)| matches!(it, Action::Say(Phrase::Need(Order::A))))
    };
    let mut state = staged(poor, TRANSFER_S - 5);
    assert!(!asks(&settle(&mut state.clone(), &[1, 2, 3])), "nobody has said anything");
    say(&mut state, Phrase::Have(Order::Lift));
    assert!(!asks(&settle(&mut state.clone(), &[1, 2, 3])), "it is no use");
    say(&mut state, Phrase::Have(Order::A));
    assert!(asks(&settle(&mut state, &[1, 2, 3])));
}

/// A person who tells one card and no more keeps nobody waiting.
#[test]
fn bots_wait_only_for_a_moment_for_the_rest_of_a_hand() {
    let card = "</A".parse().expect("a card");
    let mut state = staged(RICH, 20);
    say(&mut state, Phrase::Hold(card));
    elapse_to(&mut state, 40);
    assert!(laid(&settle(&mut state, &[1, 2, 3])) > 0);
    // Without a clock they wait until that person has time go on.
    let setup = Setup { clock: false, ..Setup::on(MISSION, 4) };
    let mut state = Alert::start(&setup, &mut Fast::new(1), &mut NoLog).expect("a legal set-up");
    say(&mut state, Phrase::Hold(card));
    act(&mut state, PERSON, Action::Done);
    settle(&mut state, &[1, 2, 3]);
    assert!(state.time_ms() > 0, "time goes on");
}
