//! Addresses: which are accepted, and what is said about the others.

use std::path::Path;

use store::StoreError;

#[tokio::test]
async fn files_with_unusual_names() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("in ner")).unwrap();
    for (form, name) in [
        ("sqlite:", "plain"),
        ("sqlite://", "a b.db"),
        ("sqlite:", "100%41 ü#&=.db"),
        ("sqlite:", "in ner/../back.db"),
        ("sqlite:", ":memory:"),
    ] {
        let file = folder.path().join(name);
        let address = format!("{form}{}", file.display());
        store::connect(&address).await.unwrap().create_guest("Ada", 1).await.unwrap();
        assert!(file.is_file(), "{}", file.display());
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_new_file_is_for_its_owner_alone() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    let folder = tempfile::tempdir().unwrap();
    let mode = |file: &Path| std::fs::metadata(file).unwrap().permissions().mode() & 0o777;
    let open = async |name: &str| {
        let store = store::connect(&format!("sqlite:{}", folder.path().join(name).display())).await.unwrap();
        store.create_guest("Ada", 1).await.unwrap();
        store
    };
    symlink("elsewhere.db", folder.path().join("link.db")).unwrap();
    let _open = [open("new.db").await, open("link.db").await];
    let mut kept = 0;
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let file = entry.unwrap().path();
        assert_eq!(mode(&file), 0o600, "{}", file.display());
        kept += 1;
    }
    assert!(kept > 3, "what SQLite writes beside the file is there too");

    let shared = folder.path().join("shared.db");
    std::fs::write(&shared, "").unwrap();
    std::fs::set_permissions(&shared, std::fs::Permissions::from_mode(0o640)).unwrap();
    open("shared.db").await;
    assert_eq!(mode(&shared), 0o640, "whoever made it has decided");
}

#[tokio::test]
async fn refused_with_a_reason() {
    let folder = tempfile::tempdir().unwrap();
    let inside = |name: &str| format!("sqlite:{}", folder.path().join(name).display());
    std::fs::write(folder.path().join("novel.txt"), "It was a dark and stormy night. ".repeat(100)).unwrap();
    for (address, reason) in [
        (inside("missing/store.db"), "there is no folder"),
        (inside("novel.txt"), "not a database"),
        (inside(""), "unable to open"),
        ("sqlite:".into(), "no file"),
        ("oracle://x".into(), "kind is unknown"),
        ("postgres://localhost:port/x".into(), "port"),
        ("postgres://postgres@localhost/x?host=/no/such/folder".into(), "No such file"),
    ] {
        let error = store::connect(&address).await.unwrap_err();
        assert!(error.to_string().contains(reason), "{address}: {error}");
        assert!(matches!(error, StoreError::Address(_) | StoreError::Database(_)));
    }
    assert!(!Path::new(&folder.path().join("missing")).exists());
}

#[tokio::test]
async fn databases_in_memory_are_separate() {
    let [one, other] =
        [store::connect("sqlite::memory:").await.unwrap(), store::connect("sqlite::memory:").await.unwrap()];
    let ada = one.create_guest("Ada", 1).await.unwrap();
    assert!(one.person(ada).await.unwrap().is_some());
    assert!(other.person(ada).await.unwrap().is_none());
}
