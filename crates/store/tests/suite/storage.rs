//! A disk that is full or broken for a while: nothing can be saved then, and everything again as soon as it is over.

use std::path::PathBuf;
use std::process::Command;

use testbed::Faults;

use crate::place::bodies;
use crate::scribe::Scribe;

const CANNOT_SAVE: &str = "nothing can be saved at the moment";

/// How trouble begins, and how it ends.
type Trouble<'a> = (Box<dyn Fn() + 'a>, Box<dyn Fn() + 'a>);

/// Writes, with trouble now and then, and sees that what was acknowledged is kept, and nothing else.
async fn through(address: &str, mut scribe: Scribe, troubles: Vec<Trouble<'_>>) {
    assert_eq!(scribe.ask("begin"), "ok");
    let mut kept = vec!["begin".to_owned()];
    let large = "x".repeat(200_000);
    for (number, (begin, end)) in troubles.into_iter().enumerate() {
        let body = format!("before {number}");
        assert_eq!(scribe.ask(&format!("append {body}")), "ok");
        kept.push(body);
        begin();
        for attempt in 0..3 {
            assert_eq!(scribe.ask(&format!("append lost {number} {attempt} {large}")), CANNOT_SAVE);
        }
        end();
        for body in [format!("after {number}"), format!("{large} after {number}")] {
            assert_eq!(scribe.ask(&format!("append {body}")), "ok", "it is over");
            kept.push(body);
        }
    }
    scribe.kill();
    let store = store::connect(address).await.unwrap();
    assert!(bodies(&*store, "t").await == kept, "what was acknowledged, and nothing else");
}

#[tokio::test]
async fn errors_of_the_disk_pass() {
    let folder = tempfile::tempdir().unwrap();
    let faults = Faults::build(folder.path());
    let address = format!("sqlite:{}/store.db", folder.path().display());
    let mut command = Scribe::command(&address);
    faults.harm(&mut command);
    let mut scribe = Scribe::start(command);
    assert_eq!(scribe.answer(), "ready");

    let mut troubles: Vec<Trouble> = Vec::new();
    for (error, calls) in [(5, "write"), (5, "sync"), (28, "write"), (28, "sync write")] {
        let faults = &faults;
        troubles.push((Box::new(move || faults.begin(error, calls)), Box::new(|| faults.end())));
    }
    through(&address, scribe, troubles).await;
}

/// Whoever reads goes on too: none of their connections is left in the middle of something.
#[test]
fn errors_in_reading_pass() {
    let folder = tempfile::tempdir().unwrap();
    let faults = Faults::build(folder.path());
    let address = format!("sqlite:{}/store.db", folder.path().display());
    let mut command = Scribe::command(&address);
    faults.harm(&mut command);
    let mut scribe = Scribe::start(command);
    assert_eq!(scribe.answer(), "ready");
    assert_eq!(scribe.ask("begin"), "ok");
    let large = "x".repeat(200_000);
    for (round, error) in (2..).zip([5, 28, 116]) {
        // What is new has to be read from the disk.
        assert_eq!(scribe.ask(&format!("append {large}")), "ok");
        faults.begin(error, "read");
        for _ in 0..8 {
            let failed = scribe.ask("count");
            assert!(failed.starts_with("the database cannot be used"), "{failed}");
        }
        faults.end();
        for _ in 0..8 {
            assert_eq!(scribe.ask("count"), round.to_string(), "it is over");
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
        through(&address, Scribe::on(&address), vec![(Box::new(fill), Box::new(clear))]).await;
    } else {
        // No file may grow, which is much the same.
        let address = format!("sqlite:{}/store.db", folder.path().display());
        let scribe = Scribe::command(&address);
        let mut patient = Command::new("sh");
        patient
            .args(["-c", "trap '' XFSZ; exec \"$@\"", "sh"])
            .arg(scribe.get_program())
            .args(scribe.get_args());
        patient.envs(scribe.get_envs().filter_map(|(name, value)| Some((name, value?))));
        let mut scribe = Scribe::start(patient);
        assert_eq!(scribe.answer(), "ready");
        let process = scribe.process.id().to_string();
        let limit = |limit: &'static str| {
            let process = process.clone();
            move || {
                let set =
                    Command::new("prlimit").args(["--pid", &process, &format!("--fsize={limit}")]).status();
                assert!(set.unwrap().success());
            }
        };
        through(&address, scribe, vec![(Box::new(limit("4096:unlimited")), Box::new(limit("unlimited")))])
            .await;
    }
}

/// A disk in memory.
struct SmallDisk(PathBuf);

impl SmallDisk {
    /// Nothing where this is not allowed.
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
        // The folder goes in any case; a disk that stays behind is in nobody's way.
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}
