//! One test run told from the alarm to the jump.

use alert::{Alert, Setup};
use kernel::{Present, Value};

use super::game::Game;

/// Keys and values, without words of any language.
fn line(sentence: &kernel::Sentence) -> String {
    let args = sentence.args.iter().map(|(name, value)| format!(" {name}={}", spelt(value)));
    format!("{}{}", sentence.key, args.collect::<String>())
}

fn spelt(value: &Value) -> String {
    match value {
        Value::Number(number) => number.to_string(),
        Value::Text(text) | Value::Message(text) => text.to_string(),
        Value::Seat(seat) => format!("P{seat}"),
        Value::List(values) => values.iter().map(spelt).collect::<Vec<_>>().join(", "),
        Value::Sentence(sentence) => line(sentence),
    }
}

#[test]
fn a_test_run_from_the_alarm_to_the_jump() {
    let hands = [">/A </A ^/A", "</A >/A ^/B", "</A", "</B ^/A"];
    let mut game = Game::with_hands(&Setup::on("S1-1", 4), &hands);
    game.at(30);
    for text in ["lay 1 >/A", "lay 2 A/<", "lay 3 A/^"] {
        game.does(1, text);
    }
    for text in ["lay 2 A/<", "lay 3 A/>", "say take 1"] {
        game.does(2, text);
    }
    game.does(3, "lay 1 </A");
    game.does(4, "lay 1 </B");
    game.does(4, "lay 2 ^/A");
    game.at(95);
    game.does(2, "give 4 ^/B");
    game.does(4, "accept 2");
    game.run_out();
    game.does(1, "go");
    game.watch();
    let told: Vec<String> = game.events.iter().map(|event| line(&Alert::tell(event))).collect();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/golden/test-run.txt");
    expect_test::expect_file![path].assert_eq(&(told.join("\n") + "\n"));
}
