//! The bodies of the fuzz targets, driven without a fuzzer.

#[path = "../../../../../fuzz/src/fleet_decisions.rs"]
#[allow(unreachable_pub, reason = "in the fuzz crate this is a library")]
mod decisions;
#[path = "../../../../../fuzz/src/drive.rs"]
#[allow(unreachable_pub, reason = "in the fuzz crate this is a library")]
mod drive;
#[path = "../../../../../fuzz/src/fleet_files.rs"]
#[allow(unreachable_pub, reason = "in the fuzz crate this is a library")]
mod files;

use drive::drive;

#[test]
fn any_decisions_are_refused_or_recorded() {
    drive(40, 1_500, decisions::decisions);
}

#[test]
fn any_fleet_file_is_read_or_refused() {
    drive(400, 24, files::fleet_file);
}

#[test]
fn any_fleet_code_is_read_or_refused() {
    drive(150, 12, files::fleet_code);
}

#[test]
fn any_notation_is_read_or_refused() {
    drive(2_000, 24, files::notation);
}
