//! `cargo xtask package`: what one installs. A Debian package and an archive, each with the
//! stripped program, its manual pages and completions.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use anyhow::{Context as _, Result, bail, ensure};

use crate::{cargo, root, status, web};

/// What `cargo xtask package` was asked for.
#[derive(Debug, Default)]
struct Wanted {
    /// A program that is built already, and what writes its manual; both are built otherwise.
    program: Option<PathBuf>,
    describe: Option<PathBuf>,
    out: Option<PathBuf>,
}

pub(crate) fn run(arguments: &[&str]) -> Result<ExitCode> {
    let wanted = read(arguments)?;
    let (program, describe) = match (&wanted.program, &wanted.describe) {
        (Some(program), Some(describe)) => (program.clone(), describe.clone()),
        _ => build()?,
    };
    let out = wanted.out.unwrap_or_else(|| root().join("target/package"));
    fs::create_dir_all(&out)?;
    let scratch = out.join("scratch");
    if scratch.exists() {
        fs::remove_dir_all(&scratch)?;
    }
    let described = scratch.join("described");
    fs::create_dir_all(&described)?;
    ensure!(
        status(Command::new(&describe).arg(&described))?.success(),
        "the manual is not written"
    );
    let stripped = scratch.join("passerelle");
    fs::copy(&program, &stripped).with_context(|| format!("no program {}", program.display()))?;
    run_tool("strip", [stripped.as_os_str()])?;
    let parts = Parts { program: stripped, described, scratch: scratch.clone() };
    let package = parts.debian(&out)?;
    let archive = parts.archive(&out)?;
    fs::remove_dir_all(&scratch)?;
    println!("{}\n{}", package.display(), archive.display());
    Ok(ExitCode::SUCCESS)
}

fn read(arguments: &[&str]) -> Result<Wanted> {
    let mut wanted = Wanted::default();
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        let place = match *argument {
            "--program" => &mut wanted.program,
            "--describe" => &mut wanted.describe,
            "--out" => &mut wanted.out,
            other => bail!("“{other}” is not understood: --program, --describe, --out FOLDER"),
        };
        *place = Some(arguments.next().context("a value is missing")?.into());
    }
    Ok(wanted)
}

/// The client, the program with it inside, and what writes the manual.
fn build() -> Result<(PathBuf, PathBuf)> {
    web::build()?;
    let both = ["build", "--release", "--package", "passerelle", "--bin", "passerelle"];
    let mut command = cargo(&both);
    ensure!(status(command.args(["--example", "describe"]))?.success(), "it does not build");
    let release = root().join("target/release");
    Ok((release.join("passerelle"), release.join("examples/describe")))
}

/// What both kinds are made of.
struct Parts {
    program: PathBuf,
    described: PathBuf,
    scratch: PathBuf,
}

impl Parts {
    fn debian(&self, out: &Path) -> Result<PathBuf> {
        let tree = self.scratch.join("debian");
        let (hosting, version, architecture) = (root().join("hosting"), version()?, architecture());
        put(&self.program, &tree.join("usr/bin/passerelle"), 0o755)?;
        let unit = tree.join("usr/lib/systemd/system/passerelle.service");
        put(&hosting.join("passerelle.service"), &unit, 0o644)?;
        let settings = tree.join("etc/passerelle/passerelle.env");
        // A password may be written into it.
        put(&hosting.join("debian/passerelle.env"), &settings, 0o600)?;
        self.manual(&tree.join("usr/share/man"))?;
        self.completions(&tree.join("usr/share"))?;
        documents(&tree.join("usr/share/doc/passerelle"))?;
        let control = tree.join("DEBIAN");
        for script in ["postinst", "prerm", "postrm"] {
            put(&hosting.join("debian").join(script), &control.join(script), 0o755)?;
        }
        write(&control.join("conffiles"), "/etc/passerelle/passerelle.env\n")?;
        let filled = fs::read_to_string(hosting.join("debian/control"))?
            .replace("@VERSION@", &version)
            .replace("@ARCHITECTURE@", architecture)
            .replace("@LIBC@", &newest_libc(&self.program)?)
            .replace("@SIZE@", &kibibytes(&tree)?.to_string());
        write(&control.join("control"), &filled)?;
        let package = out.join(format!("passerelle_{version}_{architecture}.deb"));
        let make = ["--root-owner-group", "--build"].map(OsStr::new);
        run_tool("dpkg-deb", make.into_iter().chain([tree.as_os_str(), package.as_os_str()]))?;
        Ok(package)
    }

    fn archive(&self, out: &Path) -> Result<PathBuf> {
        let name = format!("passerelle-{}-{}-linux", version()?, std::env::consts::ARCH);
        let tree = self.scratch.join(&name);
        put(&self.program, &tree.join("passerelle"), 0o755)?;
        self.manual(&tree.join("man"))?;
        self.completions(&tree.join("completions"))?;
        documents(&tree.join("doc"))?;
        put(&root().join("hosting/passerelle.service"), &tree.join("passerelle.service"), 0o644)?;
        let archive = out.join(format!("{name}.tar.gz"));
        let options = ["--create", "--gzip", "--owner=0", "--group=0", "--sort=name"];
        let options = options.map(OsStr::new).into_iter();
        let where_to = [OsStr::new("--file"), archive.as_os_str(), OsStr::new("--directory")];
        let what = [self.scratch.as_os_str(), OsStr::new(&name)];
        run_tool("tar", options.chain(where_to).chain(what))?;
        Ok(archive)
    }

    /// Packed, as Debian wants them.
    fn manual(&self, to: &Path) -> Result<()> {
        for section in ["man1", "fr/man1"] {
            for page in fs::read_dir(self.described.join(section))? {
                let page = page?.path();
                let name = page.file_name().context("a page has a name")?;
                // `help` says what the pages say.
                if name.to_string_lossy().contains("-help") {
                    continue;
                }
                let to = to.join(section).join(name);
                put(&page, &to, 0o644)?;
                run_tool("gzip", ["-9n".as_ref(), to.as_os_str()])?;
            }
        }
        Ok(())
    }

    fn completions(&self, share: &Path) -> Result<()> {
        for (made, place) in [
            ("passerelle.bash", "bash-completion/completions/passerelle"),
            ("_passerelle", "zsh/vendor-completions/_passerelle"),
            ("passerelle.fish", "fish/vendor_completions.d/passerelle.fish"),
        ] {
            put(&self.described.join("completions").join(made), &share.join(place), 0o644)?;
        }
        Ok(())
    }
}

fn documents(to: &Path) -> Result<()> {
    for (file, name) in [
        ("LICENSE", "copyright"),
        ("NOTICE.md", "NOTICE.md"),
        ("CHANGELOG.md", "changelog"),
        ("docs/hosting.md", "hosting.md"),
        ("docs/monitoring/dashboard.json", "dashboard.json"),
        ("docs/monitoring/alerts.yml", "alerts.yml"),
    ] {
        put(&root().join(file), &to.join(name), 0o644)?;
    }
    run_tool("gzip", ["-9n".as_ref(), to.join("changelog").as_os_str()])
}

fn put(from: &Path, to: &Path, mode: u32) -> Result<()> {
    fs::create_dir_all(to.parent().context("a file lies in a folder")?)?;
    fs::copy(from, to).with_context(|| format!("{} is not there", from.display()))?;
    Ok(fs::set_permissions(to, fs::Permissions::from_mode(mode))?)
}

fn write(to: &Path, text: &str) -> Result<()> {
    fs::create_dir_all(to.parent().context("a file lies in a folder")?)?;
    fs::write(to, text)?;
    Ok(fs::set_permissions(to, fs::Permissions::from_mode(0o644))?)
}

fn run_tool<'a>(tool: &str, arguments: impl IntoIterator<Item = &'a OsStr>) -> Result<()> {
    // What this chore prints is the names of what it made, and nothing else.
    let mut command = Command::new(tool);
    command.args(arguments).stdout(Stdio::null());
    ensure!(status(&mut command)?.success(), "{tool} failed");
    Ok(())
}

/// The version of the workspace.
fn version() -> Result<String> {
    let manifest = fs::read_to_string(root().join("Cargo.toml"))?;
    let line = manifest.lines().find_map(|line| line.strip_prefix("version = \""));
    let version = line.and_then(|rest| rest.split('"').next());
    Ok(version.context("the workspace has a version")?.to_owned())
}

/// As Debian calls it.
fn architecture() -> &'static str {
    match std::env::consts::ARCH {
        "x86_64" => "amd64",
        "aarch64" => "arm64",
        other => other,
    }
}

/// The newest C library that the program asks for, as its symbols say.
fn newest_libc(program: &Path) -> Result<String> {
    let listed = Command::new("objdump").arg("-T").arg(program).output();
    let listed = listed.context("objdump is not there: install binutils")?;
    Ok(newest(&String::from_utf8_lossy(&listed.stdout)))
}

fn newest(symbols: &str) -> String {
    let versions = symbols.split("GLIBC_").skip(1).filter_map(|rest| {
        let end = rest.find(|letter: char| !letter.is_ascii_digit() && letter != '.');
        let number = &rest[..end.unwrap_or(rest.len())];
        let parts: Option<Vec<u32>> = number.split('.').map(|part| part.parse().ok()).collect();
        parts.filter(|parts| parts.len() > 1)
    });
    let newest = versions.max().unwrap_or_else(|| vec![2, 36]);
    newest.iter().map(u32::to_string).collect::<Vec<_>>().join(".")
}

fn kibibytes(folder: &Path) -> Result<u64> {
    let mut sum = 0;
    for child in fs::read_dir(folder)? {
        let child = child?;
        let about = child.metadata()?;
        sum += if about.is_dir() { kibibytes(&child.path())? } else { about.len().div_ceil(1_024) };
    }
    Ok(sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_version_is_by_numbers() {
        let symbols = "(GLIBC_2.2.5) free\n(GLIBC_2.34) x\n(GLIBC_2.9) y\nGLIBC_PRIVATE z";
        assert_eq!(newest(symbols), "2.34");
        assert_eq!(newest(""), "2.36");
    }

    #[test]
    fn what_is_not_understood_is_said() {
        assert!(read(&["--program", "a", "--out", "b"]).is_ok());
        assert!(read(&["--program"]).is_err());
        assert!(read(&["--dance"]).is_err());
    }
}
