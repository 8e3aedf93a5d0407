//! Lessons over HTTP: the list, a lesson, and the way through it without anything being kept.

use serde_json::{Value as Json, json};

use crate::kept::on_file;
use crate::node::{Node, body, send, settings};

async fn play(node: &Node, tried: &Json) -> (u16, Json) {
    let answer = send(node.post("/api/lessons/quantum/move", tried)).await;
    (answer.status().as_u16(), body(answer).await)
}

#[tokio::test]
async fn a_lesson_is_listed_shown_and_finished() {
    let node = Node::start(on_file(), settings()).await;
    let all = body(send(node.get("/api/lessons?game=quantum")).await).await;
    assert_eq!(all[0]["id"], "move");
    assert_eq!(body(send(node.get("/api/lessons?game=ludo")).await).await, json!([]));
    let lesson = body(send(node.get("/api/lessons/quantum/move")).await).await;
    let mut done: Vec<Json> = Vec::new();
    for step in lesson["way"].as_array().expect("steps") {
        let (status, now) = play(&node, &json!({"done": done})).await;
        assert_eq!((status, &now["step"]), (200, &json!(done.len())));
        assert_eq!(now["done"], json!(!step["asks"].as_bool().expect("a flag")));
        let solution = step["solution"].as_str().unwrap_or_default();
        if step["asks"] == true {
            let (_, after) = play(&node, &json!({"done": done, "action": solution})).await;
            assert_eq!(after["answer"]["kind"], "right");
            assert_eq!(after["actions"]["notations"], json!([]), "the step is over");
            assert_ne!(after["view"], now["view"]);
        }
        done.push(solution.into());
    }
}

#[tokio::test]
async fn whatever_is_not_right_changes_nothing() {
    let node = Node::start(on_file(), settings()).await;
    let (_, now) = play(&node, &json!({"done": [""]})).await;
    let (_, wrong) = play(&node, &json!({"done": [""], "action": "c3-d4"})).await;
    assert_eq!(wrong["answer"]["text"], "lesson-quantum-move-orbit.corner");
    let (_, refused) = play(&node, &json!({"done": [""], "action": "c3-i9"})).await;
    assert_eq!(refused["answer"]["clause"], "QU-MOVE-02");
    let picks = json!([{"kind": "square", "id": "c3"}, {"kind": "square", "id": "i9"}]);
    let (_, why) = play(&node, &json!({"done": [""], "why": picks})).await;
    assert_eq!(why["answer"]["kind"], "refused");
    for other in [wrong, refused, why] {
        assert_eq!(other["view"], now["view"]);
        assert_eq!(other["actions"], now["actions"]);
    }
}

#[tokio::test]
async fn what_leads_nowhere_is_refused() {
    let node = Node::start(on_file(), settings()).await;
    for (tried, expected) in [
        (json!({"done": ["", "c3-d4"]}), (422, "stray")),
        (json!({"done": vec![""; 500]}), (422, "stray")),
        (json!({"done": "everything"}), (400, "malformed")),
    ] {
        let (status, problem) = play(&node, &tried).await;
        assert_eq!((status, problem["error"].as_str().unwrap_or_default()), expected);
    }
    for path in ["/api/lessons/quantum/chess", "/api/lessons/ludo/move"] {
        let answer = send(node.get(path)).await;
        assert_eq!(answer.status(), 404, "{path}");
        assert_eq!(body(answer).await["error"], "no_lesson");
    }
}
