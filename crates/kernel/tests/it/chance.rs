//! Where dice and cards come from.

use kernel::chance::{
    Chance, ChanceFault, Commitment, Draw, Fast, Recorded, Replayed, Scripted, Seed, SeedError,
};

const DIE: Draw = Draw::Die { sides: 6 };

/// Draws often and compares with what even chance would give.
fn check_even(chance: &mut impl Chance, draw: Draw, outcomes: &[u32]) {
    const DRAWS_EACH: u32 = 2000;
    let mut counts = vec![0_u32; outcomes.len()];
    for _ in 0..DRAWS_EACH * outcomes.len() as u32 {
        let value = chance.draw(draw);
        let index = outcomes.iter().position(|outcome| *outcome == value);
        counts[index.unwrap_or_else(|| panic!("{value} is no answer to {draw:?}"))] += 1;
    }
    let expected = f64::from(DRAWS_EACH);
    let deviation = |count: &u32| (f64::from(*count) - expected).powi(2) / expected;
    let chi_squared: f64 = counts.iter().map(deviation).sum();
    // Mean and variance of the distribution are known: five standard deviations are no accident.
    let freedom = outcomes.len() as f64 - 1.0;
    let limit = freedom + 5.0 * (2.0 * freedom).sqrt();
    assert!(chi_squared < limit, "{draw:?}: {chi_squared} is over {limit}: {counts:?}");
}

fn check_all_even(chance: &mut impl Chance) {
    check_even(chance, DIE, &[1, 2, 3, 4, 5, 6]);
    check_even(chance, Draw::Die { sides: 10 }, &(1..=10).collect::<Vec<_>>());
    check_even(chance, Draw::Below(2), &[0, 1]);
    check_even(chance, Draw::Below(52), &(0..52).collect::<Vec<_>>());
    check_even(chance, Draw::OneOf(1 << 63 | 0b1011), &[0, 1, 3, 63]);
}

#[test]
fn seeded_chance_is_even() {
    check_all_even(&mut Seed::from_number(2026).chance_for(0));
}

#[test]
fn fast_chance_is_even() {
    check_all_even(&mut Fast::new(2026));
}

/// With three quarters of all 32-bit numbers as outcomes, scaling alone would give every third
/// outcome twice the chance.
#[test]
fn seeded_chance_is_even_where_scaling_is_not() {
    let bound = 3 << 30;
    let mut chance = Seed::from_number(1).chance_for(0);
    let mut thirds = [0_u32; 3];
    for _ in 0..30_000 {
        thirds[(chance.below(bound) % 3) as usize] += 1;
    }
    assert!(thirds.iter().all(|count| (9_500..10_500).contains(count)), "{thirds:?}");
}

fn values(seed: Seed, decision: u64) -> Vec<u32> {
    let mut chance = seed.chance_for(decision);
    (0..12).map(|_| chance.below(1000)).collect()
}

#[test]
fn the_same_seed_and_decision_give_the_same_draws() {
    assert_eq!(values(Seed::from_number(5), 3), values(Seed::from_number(5), 3));
}

#[test]
fn every_decision_and_every_seed_has_draws_of_its_own() {
    let seed = Seed::from_number(5);
    assert_ne!(values(seed, 0), values(seed, 1));
    assert_ne!(values(seed, 1), values(seed, 1 << 32));
    assert_ne!(values(seed, 0), values(Seed::from_number(6), 0));
}

/// The first word that `ChaCha20` gives for a key of zeros is in its specification (RFC 8439):
/// the bytes 76 b8 e0 ad, and half of the numbers below 2^32 leaves the upper 31 bits.
#[test]
fn seeded_chance_is_chacha20() {
    let mut chance = Seed::from_bytes([0; 32]).chance_for(0);
    assert_eq!(chance.below(1 << 31), 0xade0_b876 >> 1);
    assert_eq!(chance.below(1 << 31), 0x903d_f1a0 >> 1);
}

/// Published records must stay verifiable: whoever changes the generator changes the format. The
/// values were also computed by a program that shares no line with this one.
#[test]
fn seeded_chance_gives_what_it_always_gave() {
    let seed = Seed::from_number(7);
    assert_eq!(
        seed.to_string(),
        "c7eaa64479047d3d6a59480fbf49241e09a7043f13f84b0444f6c607729d70a4"
    );
    assert_eq!(
        seed.commitment().to_string(),
        "3346e73b930275b78ed10d5ec71e90ceda68d5cb1b0a3b54ac7194e7ac49b924"
    );
    let mut chance = seed.chance_for(3);
    let dice: Vec<u8> = (0..12).map(|_| chance.die(6)).collect();
    assert_eq!(dice, [6, 6, 4, 1, 6, 3, 5, 5, 5, 5, 2, 6]);
    let cards: Vec<u8> = (0..6).map(|_| chance.one_of(0xf0f0_0000_0000_00ff)).collect();
    assert_eq!(cards, [60, 63, 61, 60, 55, 2]);
}

#[test]
fn one_of_counts_the_members() {
    // Below 4 and one of four members take the same decision.
    let (mut below, mut one_of) =
        (Seed::from_number(3).chance_for(1), Seed::from_number(3).chance_for(1));
    for _ in 0..50 {
        let index = below.below(4) as usize;
        assert_eq!(one_of.one_of(1 << 63 | 0b1011), [0, 1, 3, 63][index]);
    }
}

#[test]
fn a_question_knows_its_answers() {
    assert!(DIE.admits(1) && DIE.admits(6) && !DIE.admits(0) && !DIE.admits(7));
    assert!(Draw::Below(3).admits(0) && !Draw::Below(3).admits(3));
    assert!(Draw::OneOf(0b100).admits(2) && !Draw::OneOf(0b100).admits(1));
    assert!(Draw::OneOf(1 << 63).admits(63) && !Draw::OneOf(u64::MAX).admits(64));
}

#[test]
fn a_shuffle_keeps_every_item() {
    let mut items: Vec<u8> = (0..52).collect();
    Seed::from_number(1).chance_for(0).shuffle(&mut items);
    assert_ne!(items, (0..52).collect::<Vec<_>>());
    items.sort_unstable();
    assert_eq!(items, (0..52).collect::<Vec<_>>());
}

#[test]
fn scripted_dice_and_picks_come_from_their_own_queues() {
    let mut chance = Scripted::new([5, 2], [0b0110]);
    assert_eq!(chance.die(6), 5);
    assert_eq!(chance.one_of(0b1100), 2, "the only wanted member that is there");
    assert_eq!(chance.below(3), 2);
    assert_eq!(chance.finish(), Ok(()));
}

#[test]
fn a_script_that_ends_too_early_goes_on_with_made_up_outcomes_and_tells() {
    let mut chance = Scripted::dice([4]);
    assert_eq!([chance.die(6), chance.die(6)], [4, 1]);
    assert_eq!(chance.one_of(0b1000), 3);
    assert_eq!(chance.finish(), Err(ChanceFault::Exhausted(DIE)), "the first fault counts");
}

#[test]
fn a_script_that_does_not_fit_tells() {
    let mut chance = Scripted::dice([7]);
    assert_eq!(chance.die(6), 1);
    assert_eq!(chance.finish(), Err(ChanceFault::NotAdmitted { draw: DIE, value: 7 }));

    let mut chance = Scripted::new([], [0b1]);
    assert_eq!(chance.one_of(0b110), 1);
    let draw = Draw::OneOf(0b110);
    assert_eq!(chance.finish(), Err(ChanceFault::NotAdmitted { draw, value: 0 }));

    assert_eq!(Scripted::new([1, 2], [1]).finish(), Err(ChanceFault::LeftOver(3)));
}

#[test]
fn what_was_recorded_is_replayed() {
    let mut recorded = Recorded::new(Fast::new(1));
    let first = [recorded.draw(DIE), recorded.draw(Draw::Below(9)), recorded.draw(Draw::OneOf(6))];
    let drawn = recorded.into_drawn();
    let mut replayed = Replayed::new(&drawn);
    let again = [replayed.draw(DIE), replayed.draw(Draw::Below(9)), replayed.draw(Draw::OneOf(6))];
    assert_eq!((again, replayed.finish()), (first, Ok(())));
}

#[test]
fn a_replay_that_does_not_fit_tells() {
    let finish = |drawn: &[u32]| {
        let mut replayed = Replayed::new(drawn);
        replayed.draw(DIE);
        replayed.finish()
    };
    assert_eq!(finish(&[]), Err(ChanceFault::Exhausted(DIE)));
    assert_eq!(finish(&[0]), Err(ChanceFault::NotAdmitted { draw: DIE, value: 0 }));
    assert_eq!(finish(&[6, 1, 1]), Err(ChanceFault::LeftOver(2)));
    assert_eq!(finish(&[6]), Ok(()));
}

#[test]
fn seeds_and_commitments_are_64_hexadecimal_digits() {
    let digits = "0123456789abcdef".repeat(4);
    assert_eq!(digits.parse::<Seed>().map(|seed| seed.to_string()), Ok(digits.clone()));
    assert_eq!(digits.parse::<Commitment>().map(|hash| hash.to_string()), Ok(digits.clone()));
    for wrong in ["", "xyz", &digits[1..], &format!("{digits}0")] {
        let error = wrong.parse::<Seed>().expect_err("this is no seed");
        assert_eq!(error.to_string(), format!("`{wrong}` is not 64 hexadecimal digits"));
        let _: SeedError = error;
    }
}

/// Rules that roll until something changes must come back from a script that has run dry.
#[test]
fn made_up_outcomes_go_round_so_that_rolling_until_another_face_ends() {
    for not in 1..=6 {
        let mut scripted = Scripted::dice([]);
        let mut replayed = Replayed::new(&[]);
        let other_face = |chance: &mut dyn FnMut() -> u8| (0..2).any(|_| chance() != not);
        assert!(other_face(&mut || scripted.die(6)), "scripted, not {not}");
        assert!(other_face(&mut || replayed.die(6)), "replayed, not {not}");
    }
}
