//! The optional rules that cultivate secrecy: each alone, or all together.

use kernel::Refusal;

use crate::named::{bit_set, named};
use crate::refusal::refuse_about;

named! {
    /// An optional rule.
    pub enum GameOption {
        /// Special weapons are drawn, and shown at their first use (`FC-OSW-01`).
        SecretWeapons = "secret_weapons",
        /// Technical devices lie face down until their first use (`FC-FLEET-14`).
        SecretDevices = "secret_devices",
        /// Special weapons are drawn at random, one for each ship, in the open (`FC-FLEET-22`).
        DrawnWeapons = "drawn_weapons",
        /// Ships are deployed as Signals, with decoys among them (`FC-OHD-01`).
        HiddenDeployment = "hidden_deployment",
        /// The zone is discovered sector by sector (`FC-OFW-01`).
        FogOfWar = "fog_of_war",
    }
}

bit_set! {
    /// The optional rules of a battle.
    pub struct Options(u8) of GameOption
}

/// Reads the words of a set-up.
pub(crate) fn resolve(words: &[String]) -> Result<Options, Refusal> {
    let read = |word: &String| {
        let unknown = || refuse_about("FC-SCN-01", "refusal-fleet-option", word.clone());
        word.parse::<GameOption>().map_err(|_| unknown())
    };
    words.iter().map(read).collect()
}
