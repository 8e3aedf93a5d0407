//! The optional rules that cultivate secrecy: each alone, or all together.

use kernel::Refusal;

use crate::decide::refusal::{refuse, refuse_unknown};
use kernel::{bit_set, named, read_as_list};

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
read_as_list!(Options of GameOption);

/// Reads the words of a set-up. Weapons are drawn in one way at most (`FC-FLEET-22`).
pub(crate) fn resolve(words: &[String]) -> Result<Options, Refusal> {
    let read = |word: &String| {
        let unknown = |_| refuse_unknown("refusal-fleet-option", word, GameOption::ALL);
        word.parse::<GameOption>().map_err(unknown)
    };
    let options: Options = words.iter().map(read).collect::<Result<_, _>>()?;
    if options.contains(GameOption::SecretWeapons) && options.contains(GameOption::DrawnWeapons) {
        return Err(refuse("FC-FLEET-22", "refusal-fleet-two-draws"));
    }
    Ok(options)
}
