//! What every operation may answer besides its own: told once, and put into the description of
//! each operation that it concerns.

use serde_json::{Map, Value as Json, json};

/// A fault, and the operations that can have it.
struct Common {
    status: &'static str,
    description: &'static str,
    concerns: fn(method: &str, path: &str, operation: &Json) -> bool,
}

const COMMON: [Common; 13] = [
    Common {
        status: "400",
        description: "It cannot be read",
        concerns: |_, _, operation| is_sent_something(operation),
    },
    Common {
        status: "401",
        description: "The secret opens no seat",
        concerns: |_, _, operation| operation["security"].is_array(),
    },
    Common {
        status: "403",
        description: "Only somebody who sits there may do this",
        concerns: |method, path, _| is_command(method, path),
    },
    Common {
        status: "403",
        description: "A page from elsewhere asks for it",
        concerns: |method, _, _| method != "get",
    },
    Common {
        status: "404",
        description: "There is no such table",
        concerns: |_, path, _| path.contains("{id}"),
    },
    Common {
        status: "409",
        description: "That is not possible now",
        concerns: |method, path, _| is_command(method, path),
    },
    Common {
        status: "413",
        description: "It is too large",
        concerns: |_, _, operation| operation["requestBody"].is_object(),
    },
    Common {
        status: "415",
        description: "It says that it is something else than JSON",
        concerns: |_, _, operation| operation["requestBody"].is_object(),
    },
    Common {
        status: "421",
        description: "The server does not answer to this name",
        concerns: |_, _, _| true,
    },
    Common {
        status: "422",
        description: "The rules forbid it",
        concerns: |method, path, _| is_command(method, path),
    },
    Common {
        status: "429",
        description: "That is too much at once; `Retry-After` says when to ask again",
        concerns: |_, _, _| true,
    },
    Common { status: "431", description: "The headers are too long", concerns: |_, _, _| true },
    Common {
        status: "503",
        description: "Nothing can be stored or read at the moment",
        concerns: |_, path, _| path.starts_with("/api/") && !is_constant(path),
    },
];

fn is_sent_something(operation: &Json) -> bool {
    let parameters = operation.get("parameters").and_then(Json::as_array);
    let in_query = parameters.is_some_and(|all| all.iter().any(|it| it["in"] == "query"));
    operation["requestBody"].is_object() || in_query
}

fn is_command(method: &str, path: &str) -> bool {
    method == "post" && path.contains("{id}")
}

/// What is answered without looking anything up.
fn is_constant(path: &str) -> bool {
    path == "/api/games" || path == "/api/about" || path.starts_with("/api/lessons")
}

/// Completes a description. What an operation says itself stays as it is.
pub(crate) fn complete(description: &mut Json) {
    let paths = description["paths"].as_object_mut().into_iter().flatten();
    for (path, methods) in paths {
        for (method, operation) in methods.as_object_mut().into_iter().flatten() {
            let concerned: Vec<&Common> =
                COMMON.iter().filter(|fault| (fault.concerns)(method, path, operation)).collect();
            if let Some(answers) = operation["responses"].as_object_mut() {
                add(answers, &concerned);
            }
        }
    }
}

fn add(answers: &mut Map<String, Json>, faults: &[&Common]) {
    for Common { status, description, .. } in faults {
        let problem = json!({"schema": {"$ref": "#/components/schemas/Problem"}});
        let answer = json!({"description": description, "content": {"application/json": problem}});
        answers.entry(*status).or_insert(answer);
    }
}
