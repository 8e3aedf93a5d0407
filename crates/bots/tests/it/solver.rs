//! The solver: what it finds can be laid, comes home, and is found again.

use alert::{Crew, DeckColours, Level, MissionFile, Odds, PlanFile, Plans, Score, Script, Trips};
use bots::{Effort, Hands, LOSS, Solution, Solver};
use kernel::chance::Seed;

const CREW: u8 = 4;

/// A white mission from a seed.
fn mission(seed: u64) -> MissionFile {
    let chance = &mut Seed::from_number(seed).chance_for(0);
    let script = Script::generate("test", chance);
    MissionFile::draw(&script, DeckColours::default(), chance)
}

fn solver(seed: u64, steps: u64) -> Solver {
    let solver = Solver::new(mission(seed).mission(CREW), CREW.into());
    solver.with_effort(Effort::Steps(steps)).with_seed(seed).with_jobs(2)
}

fn solve(solver: &Solver) -> Solution {
    solver.solve(&|_| {})
}

/// Written into a file and read again, which counts the cards.
fn expect_cards(solution: &Solution) {
    let file = PlanFile::of(solution.plans.clone()).to_string();
    let read = PlanFile::read(&file, Level::Mission);
    assert_eq!(read.map(|file| file.plans), Ok(solution.plans.clone()), "{file}");
}

#[test]
fn ships_come_home_with_what_is_found() {
    for seed in 1..=3 {
        let solution = solve(&solver(seed, 40_000));
        expect_cards(&solution);
        assert!(solution.odds.survival() > 0.999_999, "seed {seed}: {:?}", solution.odds);
        assert_eq!(Some(solution.expected), solution.odds.mean_score(), "seed {seed}");
    }
}

#[test]
fn more_steps_find_more() {
    let (few, many) = (solve(&solver(1, 200)), solve(&solver(1, 40_000)));
    assert!(few.expected < many.expected, "{} and {}", few.expected, many.expected);
    assert!(few.expected >= LOSS);
    assert!(few.steps < many.steps);
}

/// A plan is there to be laid by people: what changes nothing is not in it.
#[test]
fn every_card_has_a_reason() {
    for seed in 1..=3 {
        let file = mission(seed);
        let solution = solve(&solver(seed, 10_000));
        assert!(solution.odds.survival() > 0.0, "seed {seed}");
        let odds = |plans: &Plans| Odds::of(&file.mission(CREW), plans, &Trips::NONE, &file.tiles);
        let end = |odds: &Odds| (odds.survival(), odds.mean(|it| it.score().map_or(LOSS, total)));
        assert_eq!(end(&odds(&solution.plans)), end(&solution.odds), "seed {seed}");
        for (seat, plan) in solution.plans.iter().enumerate() {
            for (slot, _) in plan.slots.iter().enumerate().filter(|(_, card)| card.is_some()) {
                let mut plans = solution.plans.clone();
                plans[seat].slots[slot] = None;
                let without = end(&odds(&plans));
                assert_ne!(without, end(&solution.odds), "seed {seed}, seat {seat}, slot {slot}");
            }
        }
    }
}

fn total(score: Score) -> f64 {
    f64::from(score.total())
}

#[test]
fn the_same_steps_find_the_same() {
    let solver = solver(2, 3_000);
    assert_eq!(solve(&solver).plans, solve(&solver).plans);
}

#[test]
fn dealt_hands_are_enough_for_what_is_found() {
    let crew = Crew::new(CREW, false).expect("a crew of four");
    let hands = Hands::deal(crew, Level::Mission, &mut Seed::from_number(5).chance_for(0));
    let dealt = solve(&solver(1, 3_000).with_hands(hands));
    expect_cards(&dealt);
    // Behind every card that was dealt there is another half.
    let mut laid = dealt.plans.iter().flat_map(|plan| plan.slots).flatten();
    assert!(laid.all(|laid| laid.under.is_some()), "{:?}", dealt.plans);
}

#[test]
fn the_search_tells_of_better_plans_only() {
    let told = std::sync::Mutex::new(Vec::new());
    solver(1, 40_000).solve(&|progress| told.lock().expect("nobody panics").push(progress.best));
    let told = told.into_inner().expect("nobody panics");
    assert!(told.len() > 1 && told.is_sorted_by(|one, next| one < next), "{told:?}");
}
