//! Runs the program in a folder of its own.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

/// A folder to run in, which is also the home of saved games.
pub(crate) struct Desk {
    folder: TempDir,
    /// What is run there.
    pub(crate) program: PathBuf,
}

/// What a run left behind.
pub(crate) struct Run {
    pub(crate) output: String,
    pub(crate) errors: String,
    pub(crate) code: i32,
}

impl Desk {
    pub(crate) fn new() -> Self {
        Self::of(PathBuf::from(env!("CARGO_BIN_EXE_passerelle")))
    }

    fn of(program: PathBuf) -> Self {
        Self { folder: tempfile::tempdir().expect("a folder for the test"), program }
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, text: &str) {
        fs::write(self.path(name), text).expect("the folder can be written");
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).expect("the file is there")
    }

    /// Runs the program with arguments that are separated by spaces.
    pub(crate) fn run(&self, arguments: &str) -> Run {
        self.type_into(arguments, "")
    }

    /// Runs the program and types into it.
    pub(crate) fn type_into(&self, arguments: &str, typed: &str) -> Run {
        self.run_with(&[], arguments, typed)
    }

    /// The same with these variables in the environment, which is empty otherwise.
    pub(crate) fn run_with(&self, variables: &[(&str, &str)], arguments: &str, typed: &str) -> Run {
        let mut child = Command::new(&self.program)
            .args(arguments.split_whitespace())
            .current_dir(self.folder.path())
            .env_clear()
            .env("XDG_DATA_HOME", self.folder.path())
            .envs(variables.iter().copied())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut input = child.stdin.take().expect("it is piped");
        // A program that has ended already reads nothing more.
        let _ = input.write_all(typed.as_bytes());
        drop(input);
        let done = child.wait_with_output().expect("the program ends");
        let text = |bytes| String::from_utf8(bytes).expect("the program writes text");
        Run {
            output: text(done.stdout),
            errors: text(done.stderr),
            code: done.status.code().expect("nothing kills the program"),
        }
    }

    /// Runs the program, which must fail with this one sentence and print nothing else.
    #[track_caller]
    pub(crate) fn fails(&self, arguments: &str, sentence: &str) {
        let run = self.run(arguments);
        assert_eq!(run.errors, format!("passerelle: {sentence}\n"), "{arguments}");
        assert_eq!((run.code, run.output.as_str()), (2, ""), "{arguments}");
    }
}

/// A folder for the program with a fourth game, which is built beside the program.
pub(crate) fn with_race() -> Desk {
    let program = Path::new(env!("CARGO_BIN_EXE_passerelle"));
    let name = format!("examples/with_race{}", std::env::consts::EXE_SUFFIX);
    let program = program.with_file_name(name);
    assert!(program.is_file(), "build it first: cargo build --package passerelle --examples");
    Desk::of(program)
}

/// The root of the workspace.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
