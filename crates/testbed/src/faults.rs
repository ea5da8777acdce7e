//! A disk that fails when it is told to.

use std::path::{Path, PathBuf};
use std::process::Command;

/// A library that is loaded before all others, and lets calls on a database fail while there is a file that says how.
#[derive(Debug)]
pub struct Faults {
    library: PathBuf,
    orders: PathBuf,
}

impl Faults {
    /// Builds it in this folder, by the compiler that SQLite is built by too.
    #[must_use]
    pub fn build(folder: &Path) -> Self {
        let library = folder.join("faults.so");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/faults.c");
        let compiled = Command::new("cc")
            .args(["-shared", "-fPIC", "-o"])
            .arg(&library)
            .arg(source)
            .arg("-ldl")
            .status();
        assert!(compiled.unwrap().success());
        Self { library, orders: folder.join("faults") }
    }

    /// A program that meets them.
    pub fn harm(&self, command: &mut Command) {
        command.env("LD_PRELOAD", &self.library).env("FAULTS", &self.orders);
    }

    /// From now on the calls that are named (`read`, `write`, `sync`) fail with an error of this number.
    pub fn begin(&self, error: i32, calls: &str) {
        // All at once: the program must not read half of it.
        let written = self.orders.with_extension("new");
        std::fs::write(&written, format!("{error} {calls}")).unwrap();
        std::fs::rename(&written, &self.orders).unwrap();
    }

    pub fn end(&self) {
        std::fs::remove_file(&self.orders).unwrap();
    }
}
