//! The Debian package: made, installed into a folder, tried, removed.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

use crate::program::root;

/// Whether a tool is there; says so otherwise.
fn has(tool: &str) -> bool {
    let is_there = Command::new(tool).arg("--version").output().is_ok();
    if !is_there {
        println!("skipped: {tool} is not installed");
    }
    is_there
}

#[track_caller]
fn done(command: &mut Command) -> String {
    let Output { status, stdout, stderr } = command.output().expect("it starts");
    let said = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    let (stdout, stderr) = (said(stdout), said(stderr));
    assert!(status.success(), "{command:?}\n{stdout}{stderr}");
    stdout
}

/// The package and the archive, made of the program under test.
fn make(out: &Path) -> (PathBuf, PathBuf) {
    let program = Path::new(env!("CARGO_BIN_EXE_passerelle"));
    let describe = program.with_file_name("examples/describe");
    assert!(describe.is_file(), "build it first: cargo build --package passerelle --examples");
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut make = Command::new(cargo);
    make.current_dir(root()).args(["run", "--quiet", "--package", "xtask", "--", "package"]);
    make.arg("--program").arg(program).arg("--describe").arg(&describe).arg("--out").arg(out);
    let made = done(&mut make);
    let mut lines = made.lines().map(PathBuf::from);
    (lines.next().expect("a package"), lines.next().expect("an archive"))
}

#[test]
fn it_is_installed_tried_and_removed() {
    if !["dpkg", "dpkg-deb", "strip", "objdump"].iter().all(|tool| has(tool)) {
        return;
    }
    let folder = TempDir::new().expect("a folder");
    let (package, archive) = make(folder.path());
    it_holds_what_it_should(&package, &archive);
    if done(Command::new("id").arg("-u")).trim() != "0" {
        println!("skipped: only root can install a package");
        return;
    }
    let root = folder.path().join("root");
    let data = root.join("var/lib/dpkg");
    for below in ["info", "updates", "triggers"] {
        fs::create_dir_all(data.join(below)).expect("it can be made");
    }
    fs::write(data.join("status"), "").expect("it can be written");
    let dpkg = |arguments: &[&str]| {
        let mut command = Command::new("dpkg");
        command.arg(format!("--root={}", root.display()));
        // The folder holds no libraries and no shell: scripts run outside, and know where.
        command.args(["--force-depends", "--force-script-chrootless"]).args(arguments);
        done(&mut command)
    };
    dpkg(&["--install", package.to_str().expect("a path is text")]);
    let installed = root.join("usr/bin/passerelle");
    let version = done(Command::new(&installed).arg("--version"));
    assert!(version.contains(env!("CARGO_PKG_VERSION")), "{version}");
    let settings = root.join("etc/passerelle/passerelle.env");
    let mode = fs::metadata(&settings).expect("it is there").permissions().mode();
    assert_eq!(mode & 0o777, 0o600, "a password may be in it");
    it_serves_and_keeps(&root, &installed);

    fs::write(&settings, "PASSERELLE_OPTIONS=--listen 127.0.0.1:1234\n").expect("it is changed");
    dpkg(&["--remove", "passerelle"]);
    assert!(!installed.exists() && settings.exists(), "what was written stays");
    let said = dpkg(&["--purge", "passerelle"]);
    assert!(!settings.exists(), "whoever purges means it");
    assert!(root.join("var/lib/passerelle/tables.db").exists(), "games are somebody's");
    assert!(said.contains("the tables are still in /var/lib/passerelle"), "{said}");
}

fn it_holds_what_it_should(package: &Path, archive: &Path) {
    let listed = done(Command::new("dpkg-deb").arg("--contents").arg(package));
    for file in [
        "./usr/bin/passerelle",
        "./usr/lib/systemd/system/passerelle.service",
        "./etc/passerelle/passerelle.env",
        "./usr/share/man/man1/passerelle.1.gz",
        "./usr/share/man/man1/passerelle-serve.1.gz",
        "./usr/share/man/man1/passerelle-admin-backup.1.gz",
        "./usr/share/man/fr/man1/passerelle-serve.1.gz",
        "./usr/share/bash-completion/completions/passerelle",
        "./usr/share/zsh/vendor-completions/_passerelle",
        "./usr/share/fish/vendor_completions.d/passerelle.fish",
        "./usr/share/doc/passerelle/copyright",
        "./usr/share/doc/passerelle/alerts.yml",
    ] {
        assert!(listed.lines().any(|line| line.ends_with(file)), "{file} is not in\n{listed}");
    }
    let strangers = listed.lines().filter(|line| !line.contains("root/root")).count();
    assert_eq!(strangers, 0, "everything is root's:\n{listed}");
    let control = done(Command::new("dpkg-deb").arg("--field").arg(package));
    assert!(!control.contains('@') || control.matches('@').count() == 1, "{control}");
    let archived = done(Command::new("tar").arg("--list").arg("--file").arg(archive));
    for file in ["/passerelle\n", "/man/man1/passerelle.1.gz\n", "/doc/copyright\n"] {
        assert!(archived.contains(file), "{file} is not in\n{archived}");
    }
    let page = done(
        Command::new("tar")
            .args(["--extract", "--to-stdout", "--file"])
            .arg(archive)
            .args(["--wildcards", "*/completions/bash-completion/completions/passerelle"]),
    );
    assert!(page.contains("--behind-proxy") && page.contains("prune"), "{page}");
}

/// What the service would run, as far as that goes without systemd.
fn it_serves_and_keeps(root: &Path, program: &Path) {
    let state = root.join("var/lib/passerelle");
    fs::create_dir_all(&state).expect("it can be made");
    let database = format!("sqlite:{}", state.join("tables.db").display());
    crate::served::Served::start_program(program, "127.0.0.1:0", &database).kill();
    let unit = fs::read_to_string(root.join("usr/lib/systemd/system/passerelle.service"));
    let unit = unit.expect("it is there");
    for line in
        ["DynamicUser=yes", "ProtectSystem=strict", "StartLimitBurst=10", "NoNewPrivileges=yes"]
    {
        assert!(unit.lines().any(|it| it == line), "{line}");
    }
    let mut verify = Command::new("systemd-analyze");
    verify.args(["verify", "--man=no", "--recursive-errors=no"]);
    verify.arg(format!("--root={}", root.display())).arg("passerelle.service");
    match verify.output() {
        Err(_) => println!("skipped: systemd-analyze is not installed"),
        Ok(said) => {
            let said = String::from_utf8_lossy(&said.stderr).into_owned();
            let ours: Vec<&str> =
                said.lines().filter(|line| line.contains("passerelle.service:")).collect();
            assert!(ours.is_empty(), "{said}");
        }
    }
}
