//! What can be typed after `passerelle admin`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

#[derive(Debug, Args)]
pub(crate) struct AdminArguments {
    #[command(subcommand)]
    pub(crate) command: AdminCommand,
    #[arg(long, global = true, value_name = "URL")]
    pub(crate) database: Option<String>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum AdminCommand {
    Status,
    List(ListArguments),
    Show(ShowArguments),
    Delete(DeleteArguments),
    Prune(PruneArguments),
    Ban(BanArguments),
    Unban(UnbanArguments),
    Bans,
    Backup(BackupArguments),
    Restore(RestoreArguments),
    Check,
}

#[derive(Debug, Args)]
pub(crate) struct ListArguments {
    #[arg(long, value_name = "STATE", value_parser = ["open", "running", "over"])]
    #[arg(hide_possible_values = true)]
    pub(crate) state: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "WHEN")]
    pub(crate) idle_before: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct ShowArguments {
    pub(crate) id: String,
}

#[derive(Debug, Args)]
pub(crate) struct DeleteArguments {
    #[arg(required = true, value_name = "ID")]
    pub(crate) ids: Vec<String>,
    #[arg(long)]
    pub(crate) yes: bool,
}

#[derive(Debug, Args)]
pub(crate) struct PruneArguments {
    #[arg(long, value_name = "WHEN", required_unless_present_any = ["idle_before", "chat_before"])]
    pub(crate) finished_before: Option<String>,
    #[arg(long, value_name = "WHEN")]
    pub(crate) idle_before: Option<String>,
    #[arg(long, value_name = "WHEN")]
    pub(crate) chat_before: Option<String>,
    #[arg(long)]
    pub(crate) yes: bool,
}

#[derive(Debug, Args)]
pub(crate) struct BanArguments {
    pub(crate) address: String,
    #[arg(long = "for", value_name = "TIME")]
    pub(crate) lasting: Option<String>,
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    pub(crate) note: String,
}

#[derive(Debug, Args)]
pub(crate) struct UnbanArguments {
    pub(crate) address: String,
}

#[derive(Debug, Args)]
pub(crate) struct BackupArguments {
    #[arg(value_name = "FILE")]
    pub(crate) to: PathBuf,
    #[arg(long)]
    pub(crate) overwrite: bool,
}

#[derive(Debug, Args)]
pub(crate) struct RestoreArguments {
    #[arg(value_name = "FILE")]
    pub(crate) from: PathBuf,
    #[arg(long)]
    pub(crate) overwrite: bool,
    #[arg(long)]
    pub(crate) yes: bool,
}
