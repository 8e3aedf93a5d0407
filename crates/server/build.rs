//! Watches the folder of the built web client, so that a new one is embedded.

use std::path::Path;
use std::{fs, io};

fn main() -> io::Result<()> {
    let client = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    // Without Node nobody builds the client. The program then embeds an empty folder and says how
    // to fill it; and cargo would rebuild at every turn if it had to watch what does not exist.
    fs::create_dir_all(&client)?;
    println!("cargo::rerun-if-changed={}", client.display());
    Ok(())
}
