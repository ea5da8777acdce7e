//! A disk that is full or broken for a while: nothing can be saved then, and everything again once it is over.

use std::path::{Path, PathBuf};
use std::process::Command;

use testbed::DiskFaults;

use crate::store_process::StoreProcess;
use crate::test_database::bodies;

const CANNOT_SAVE: &str = "nothing can be saved at the moment";

/// How a fault begins, and how it ends.
type Trouble<'a> = (Box<dyn Fn() + 'a>, Box<dyn Fn() + 'a>);

/// Writes, with faults now and then, and checks that exactly what was acknowledged is stored.
async fn through(address: &str, mut process: StoreProcess, troubles: Vec<Trouble<'_>>) {
    assert_eq!(process.ask("begin"), "ok");
    let mut kept = vec!["begin".to_owned()];
    let large = "x".repeat(200_000);
    for (number, (begin, end)) in troubles.into_iter().enumerate() {
        let body = format!("before {number}");
        assert_eq!(process.ask(&format!("append {body}")), "ok");
        kept.push(body);
        begin();
        for attempt in 0..3 {
            assert_eq!(process.ask(&format!("append lost {number} {attempt} {large}")), CANNOT_SAVE);
        }
        end();
        for body in [format!("after {number}"), format!("{large} after {number}")] {
            assert_eq!(process.ask(&format!("append {body}")), "ok", "it is over");
            kept.push(body);
        }
    }
    process.kill();
    let store = store::connect(address).await.unwrap();
    assert!(bodies(&*store, "t").await == kept, "what was acknowledged, and nothing else");
}

/// A process with a database in this folder, whose disk can be made to fail; and the address of the database.
fn with_faults(folder: &Path) -> (DiskFaults, String, StoreProcess) {
    let faults = DiskFaults::build(folder);
    let address = format!("sqlite:{}/store.db", folder.display());
    let mut command = StoreProcess::command(&address);
    faults.inject_into(&mut command);
    let mut process = StoreProcess::start(command);
    assert_eq!(process.answer(), "ready");
    (faults, address, process)
}

#[tokio::test]
async fn errors_of_the_disk_pass() {
    let folder = tempfile::tempdir().unwrap();
    let (faults, address, process) = with_faults(folder.path());

    let mut troubles: Vec<Trouble> = Vec::new();
    for (error, calls) in [(5, "write"), (5, "sync"), (28, "write"), (28, "sync write")] {
        let faults = &faults;
        troubles.push((Box::new(move || faults.begin(error, calls)), Box::new(|| faults.end())));
    }
    through(&address, process, troubles).await;
}

/// Readers recover too: none of their connections is left in the middle of something.
#[test]
fn errors_in_reading_pass() {
    let folder = tempfile::tempdir().unwrap();
    let (faults, _, mut process) = with_faults(folder.path());
    assert_eq!(process.ask("begin"), "ok");
    let large = "x".repeat(200_000);
    for (round, error) in (2..).zip([5, 28, 116]) {
        // New data has to be read from the disk.
        assert_eq!(process.ask(&format!("append {large}")), "ok");
        faults.begin(error, "read");
        for _ in 0..8 {
            let failed = process.ask("count");
            assert!(failed.starts_with("the database cannot be used"), "{failed}");
        }
        faults.end();
        for _ in 0..8 {
            assert_eq!(process.ask("count"), round.to_string(), "it is over");
        }
    }
}

#[tokio::test]
async fn a_full_disk_passes() {
    let folder = tempfile::tempdir().unwrap();
    if let Some(disk) = SmallDisk::mount(folder.path().join("disk")) {
        let address = format!("sqlite:{}/store.db", disk.0.display());
        let filler = disk.0.join("filler");
        let fill = || {
            let full = std::fs::write(&filler, vec![0; 64 << 20]).unwrap_err();
            assert_eq!(full.kind(), std::io::ErrorKind::StorageFull);
        };
        let clear = || std::fs::remove_file(&filler).unwrap();
        through(&address, StoreProcess::on(&address), vec![(Box::new(fill), Box::new(clear))]).await;
    } else {
        // No file may grow, which is much the same.
        let address = format!("sqlite:{}/store.db", folder.path().display());
        let command = StoreProcess::command(&address);
        let mut patient = Command::new("sh");
        patient
            .args(["-c", "trap '' XFSZ; exec \"$@\"", "sh"])
            .arg(command.get_program())
            .args(command.get_args());
        patient.envs(command.get_envs().filter_map(|(name, value)| Some((name, value?))));
        let mut process = StoreProcess::start(patient);
        assert_eq!(process.answer(), "ready");
        let id = process.process.id().to_string();
        let limit = |limit: &'static str| {
            let id = id.clone();
            move || {
                let set = Command::new("prlimit").args(["--pid", &id, &format!("--fsize={limit}")]).status();
                assert!(set.unwrap().success());
            }
        };
        through(&address, process, vec![(Box::new(limit("4096:unlimited")), Box::new(limit("unlimited")))])
            .await;
    }
}

/// A disk in memory.
struct SmallDisk(PathBuf);

impl SmallDisk {
    /// `None` where this is not allowed.
    fn mount(folder: PathBuf) -> Option<Self> {
        std::fs::create_dir(&folder).unwrap();
        let mount = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=4m", "store"])
            .arg(&folder)
            .output()
            .ok()?;
        mount.status.success().then_some(Self(folder))
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // The folder is removed in any case; a disk that stays behind does no harm.
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}
