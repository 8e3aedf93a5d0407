//! The bodies of the fuzz targets, driven without a fuzzer.

#[path = "../../../../fuzz/src/alert_decisions.rs"]
#[allow(unreachable_pub, reason = "in the fuzz crate this is a library")]
mod decisions;
#[path = "../../../../fuzz/src/drive.rs"]
#[allow(unreachable_pub, reason = "in the fuzz crate this is a library")]
mod drive;
#[path = "../../../../fuzz/src/alert_files.rs"]
#[allow(unreachable_pub, reason = "in the fuzz crate this is a library")]
mod files;

use drive::drive;

#[test]
fn any_mission_file_is_read_or_refused() {
    drive(3000, 30, files::mission_file);
}

#[test]
fn any_plan_file_is_read_or_refused() {
    drive(2000, 30, files::plan_file);
}

#[test]
fn any_decisions_are_refused_or_recorded() {
    drive(60, 2500, decisions::decisions);
}
