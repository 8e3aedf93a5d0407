//! Bots by name.

use bots::{BotSpec, Budget, Ignorant, Level};
use samples::race::Race;

use super::{FIRST, ask, standing};

#[test]
fn every_name_parses_and_prints_back() {
    for name in ["random", "greedy", "mcts:1", "mcts:2000", "mcts:200ms", "easy", "medium", "hard"]
    {
        let spec: BotSpec = name.parse().expect("a known bot");
        assert_eq!(spec.to_string(), name);
    }
    assert_eq!("mcts:2000".parse(), Ok(BotSpec::Mcts(Budget::Iterations(2_000))));
    assert_eq!("mcts:200ms".parse(), Ok(BotSpec::Mcts(Budget::Time(200))));
    assert_eq!("hard".parse(), Ok(BotSpec::Level(Level::Hard)));
}

#[test]
fn a_wrong_name_says_what_is_wrong() {
    let check = |text: &str, part: &str| {
        let message = text.parse::<BotSpec>().expect_err(text).to_string();
        assert!(message.contains(part), "{message}");
        assert!(message.contains(&format!("`{text}`")), "{message}");
    };
    check("gredy", "known are random, greedy, mcts:2000");
    check("", "known are");
    check("Random", "known are");
    check("mcts", "how long to think");
    check("mcts:", "how long to think");
    check("mcts:ms", "how long to think");
    check("mcts:many", "`many` is not a number");
    check("mcts:-5", "`-5` is not a number");
    check("mcts:+5", "`+5` is not a number");
    check("mcts:1.5ms", "`1.5` is not a number");
    check("mcts:0", "from 1 to 10000000 iterations");
    check("mcts:10000001", "from 1 to 10000000 iterations");
    check("mcts:99999999999999999999", "from 1 to 10000000 iterations");
    check("mcts:0ms", "from 1 to 600000 milliseconds");
    check("mcts:600001ms", "from 1 to 600000 milliseconds");
}

#[test]
fn every_bot_is_built_and_plays() {
    for name in ["random", "greedy", "mcts:50", "mcts:5ms", "easy", "medium", "hard"] {
        let spec: BotSpec = name.parse().expect("a known bot");
        let mut bot = spec.build::<Race>(7, Ignorant);
        let state = standing([3, 4], [1, 1]);
        let chosen = ask(&mut *bot, &state, FIRST);
        assert!(super::actions::<Race>(&state, FIRST).contains(&chosen), "{name}: {chosen}");
    }
}
