//! Every lesson that ships with the program can be finished, answers whatever is legal, and has all
//! its words in both languages.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use alert::Alert;
use fleet::FleetCommander;
use kernel::{Menu, Stage, Viewer};
use lessons::{Answer, Lesson, Step, Walk, read_all};
use quantum::Quantum;
use words::{Language, Words};

/// A step is read in one breath.
const WORDS_AT_MOST: usize = 60;

#[test]
fn the_lessons_of_quantum_hold() {
    check::<Quantum>(6);
}

#[test]
fn the_lessons_of_fleet_commander_hold() {
    check::<FleetCommander>(10);
}

#[test]
fn the_lessons_of_space_alert_hold() {
    check::<Alert>(0);
}

fn check<R: Menu + Stage>(at_least: usize) {
    let lessons = read_all::<R>().unwrap_or_else(|(name, error)| panic!("{name}: {error}"));
    assert!(lessons.len() >= at_least, "{} lessons", lessons.len());
    let mut keys = BTreeSet::new();
    let things: BTreeSet<String> = lessons.iter().flat_map(things_of).collect();
    for lesson in &lessons {
        solve(lesson);
        for number in 0..lesson.steps.len() {
            every_answer(lesson, number);
            marks_exist(lesson, number, &things);
        }
        keys.extend(keys_of(lesson));
    }
    for language in Language::ALL {
        check_words::<R>(&lessons, &keys, language);
    }
}

/// The solutions of the first steps.
fn solutions<R: Stage>(lesson: &Lesson<R>, steps: usize) -> Vec<String> {
    let solution = |step: &Step<R>| step.solution().unwrap_or_default().to_owned();
    lesson.steps[..steps].iter().map(solution).collect()
}

fn walk_to<'l, R: Menu + Stage>(lesson: &'l Lesson<R>, done: &[String]) -> Walk<'l, R> {
    Walk::after(lesson, done).unwrap_or_else(|stray| panic!("{}: {stray}", lesson.key()))
}

/// Whoever is shown every answer finishes the lesson.
fn solve<R: Menu + Stage>(lesson: &Lesson<R>) {
    let last = lesson.steps.len() - 1;
    let mut walk = walk_to(lesson, &solutions(lesson, last));
    if let Some(solution) = lesson.steps[last].solution() {
        assert!(!walk.is_over());
        answer_right(&mut walk, solution);
    }
    assert!(walk.is_over(), "{} does not end", lesson.key());
}

#[track_caller]
fn answer_right<R: Menu + Stage>(walk: &mut Walk<'_, R>, action: &str) {
    let key = walk.step().key.clone();
    match walk.try_answer(action) {
        Ok(Answer::Right(_)) => {}
        other => panic!("{key}: `{action}` is {other:?}"),
    }
}

/// Every legal action is answered, every answer can be had, and every right one leads on.
fn every_answer<R: Menu + Stage>(lesson: &Lesson<R>, number: usize) {
    let done = solutions(lesson, number);
    let walk = walk_to(lesson, &done);
    let step = &lesson.steps[number];
    if step.right.is_empty() {
        return;
    }
    let mut actions = Vec::new();
    R::actions(walk.state(), lesson.seat, &mut actions);
    assert!(!actions.is_empty(), "{}: nothing can be done", step.key);
    let mut said = BTreeSet::new();
    for action in actions {
        let mut walk = walk_to(lesson, &done);
        match walk.try_answer(&action.to_string()) {
            Ok(Answer::Right(key)) => {
                said.insert(key);
                leads_on(lesson, &done, &action.to_string());
            }
            Ok(Answer::Wrong(key)) => {
                let is_listed = step.wrong.iter().any(|wrong| wrong.said == key);
                assert!(is_listed, "{}: nothing is said to `{action}`", step.key);
                assert_eq!(walk.state(), walk_to(lesson, &done).state(), "{}: {action}", step.key);
                said.insert(key);
            }
            other => panic!("{}: `{action}` is {other:?}", step.key),
        }
    }
    let listed = step.wrong.iter().map(|wrong| &wrong.said);
    for key in listed.chain(step.right.iter().map(|right| &right.said)) {
        assert!(said.contains(key), "{key} is never said");
    }
}

/// After this answer the next steps can be solved until one brings a position of its own.
fn leads_on<R: Menu + Stage>(lesson: &Lesson<R>, done: &[String], action: &str) {
    let mut done = done.to_vec();
    done.push(action.to_owned());
    for step in &lesson.steps[done.len()..] {
        if step.position.is_some() {
            break;
        }
        let mut walk = walk_to(lesson, &done);
        if let Some(solution) = step.solution() {
            answer_right(&mut walk, solution);
        }
        done.push(step.solution().unwrap_or_default().to_owned());
    }
}

/// Everything that can be picked on the way through a lesson.
fn things_of<R: Menu + Stage>(lesson: &Lesson<R>) -> BTreeSet<String> {
    let mut things = BTreeSet::new();
    for number in 0..lesson.steps.len() {
        let walk = walk_to(lesson, &solutions(lesson, number));
        let mut actions = Vec::new();
        R::actions(walk.state(), lesson.seat, &mut actions);
        let offers = actions.iter().map(|action| R::offer(walk.state(), lesson.seat, action));
        things.extend(offers.flat_map(|offer| offer.picks).map(|pick| pick.to_string()));
    }
    things
}

/// What a step points at is a thing of the game: the view names it, or it can be picked somewhere.
fn marks_exist<R: Menu + Stage>(lesson: &Lesson<R>, number: usize, things: &BTreeSet<String>) {
    let walk = walk_to(lesson, &solutions(lesson, number));
    let view = R::view(walk.state(), Viewer::Seat(lesson.seat));
    let view = serde_json::to_string(&view).expect("a view is JSON");
    for mark in &walk.step().look {
        let is_thing = things.contains(&format!("{}:{}", mark.kind, mark.id));
        let is_seen = view.contains(&format!("\"{}\"", mark.id));
        assert!(is_thing || is_seen, "{}: there is no {mark:?}", walk.step().key);
    }
}

/// Every key that a lesson may say.
fn keys_of<R: Stage>(lesson: &Lesson<R>) -> Vec<String> {
    let mut keys = vec![lesson.key(), format!("{}.about", lesson.key())];
    for step in &lesson.steps {
        keys.extend([step.key.clone(), format!("{}.title", step.key)]);
        if !step.right.is_empty() {
            keys.extend(["task", "hint"].map(|part| format!("{}.{part}", step.key)));
        }
        keys.extend(step.right.iter().map(|right| right.said.clone()));
        keys.extend(step.wrong.iter().map(|wrong| wrong.said.clone()));
    }
    keys
}

/// The words are there, are all used, and a step is short; the clauses exist.
fn check_words<R: Stage>(lessons: &[Lesson<R>], keys: &BTreeSet<String>, language: Language) {
    let words = Words::new(language);
    for key in keys {
        assert!(words.text(key).is_some(), "{language}: {key} has no words");
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join(format!("../../locales/{language}/{}/lessons.ftl", R::GAME));
    let source = fs::read_to_string(file).unwrap_or_default();
    for key in messages(&source) {
        assert!(keys.contains(&key), "{language}: {key} is said by no lesson");
    }
    for step in lessons.iter().flat_map(|lesson| &lesson.steps) {
        let text = words.text(&step.key).unwrap_or_default();
        let count = text.split_whitespace().count();
        assert!(count <= WORDS_AT_MOST, "{language}: {} has {count} words", step.key);
        assert_eq!(text.matches("**").count() % 2, 0, "{language}: {}: `**`", step.key);
        for clause in &step.clauses {
            assert!(words.text(clause).is_some(), "{}: there is no {clause}", step.key);
        }
    }
}

/// The messages of a file with their attributes: `key`, `key.attribute`.
fn messages(source: &str) -> Vec<String> {
    let mut keys = Vec::new();
    let mut message = "";
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        let Some((name, _)) = line.split_once(" = ") else { continue };
        if let Some(attribute) = name.trim_start().strip_prefix('.') {
            keys.push(format!("{message}.{attribute}"));
        } else {
            message = name;
            keys.push(name.to_owned());
        }
    }
    keys
}
