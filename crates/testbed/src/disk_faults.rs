//! Injects disk errors on request.

use std::path::{Path, PathBuf};
use std::process::Command;

/// A preloaded library that lets system calls on a database fail for as long as a file names them.
#[derive(Debug)]
pub struct DiskFaults {
    library: PathBuf,
    instructions: PathBuf,
}

impl DiskFaults {
    /// Builds it in this folder, with the compiler that SQLite is built with.
    #[must_use]
    pub fn build(folder: &Path) -> Self {
        let library = folder.join("faults.so");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/disk_faults.c");
        let compiled = Command::new("cc")
            .args(["-shared", "-fPIC", "-o"])
            .arg(&library)
            .arg(source)
            .arg("-ldl")
            .status();
        assert!(compiled.unwrap().success());
        Self { library, instructions: folder.join("faults") }
    }

    /// Makes a program subject to the faults.
    pub fn inject_into(&self, command: &mut Command) {
        command.env("LD_PRELOAD", &self.library).env("FAULTS", &self.instructions);
    }

    /// From now on these calls (`read`, `write`, `sync`) fail with this error number.
    pub fn begin(&self, error: i32, calls: &str) {
        // Atomically: the program must not read half of it.
        let written = self.instructions.with_extension("new");
        std::fs::write(&written, format!("{error} {calls}")).unwrap();
        std::fs::rename(&written, &self.instructions).unwrap();
    }

    pub fn end(&self) {
        std::fs::remove_file(&self.instructions).unwrap();
    }
}
