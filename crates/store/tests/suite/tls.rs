//! PostgreSQL over TLS, with verified certificates.

use std::path::Path;
use std::process::Command;

use testbed::Postgres;

fn openssl(folder: &Path, arguments: &str) {
    let done = Command::new("openssl").args(arguments.split(' ')).current_dir(folder).output().unwrap();
    assert!(done.status.success(), "{arguments}\n{}", String::from_utf8_lossy(&done.stderr));
}

/// A certificate authority, its certificate for a server called `localhost`, and another authority.
fn certificates(folder: &Path) {
    let key = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes";
    for name in ["ca", "stranger"] {
        openssl(
            folder,
            &format!("req -x509 {key} -days 2 -subj /CN={name} -keyout {name}.key -out {name}.crt"),
        );
    }
    openssl(folder, &format!("req {key} -subj /CN=localhost -keyout server.key -out server.csr"));
    std::fs::write(folder.join("names"), "subjectAltName=DNS:localhost").unwrap();
    openssl(
        folder,
        "x509 -req -in server.csr -CA ca.crt -CAkey ca.key -CAcreateserial -days 2 -extfile names -out server.crt",
    );
}

#[tokio::test]
async fn certificates_are_checked() {
    let folder = tempfile::tempdir().unwrap();
    certificates(folder.path());
    let server = Postgres::uninitialized();
    server.init();
    let read = |name: &str| std::fs::read(folder.path().join(name)).unwrap();
    let (certificate, key) = (
        server.put_file("server.crt", &read("server.crt")),
        server.put_file("server.key", &read("server.key")),
    );
    // TCP connections without TLS are refused.
    let rules = server.put_file("rules", b"local all all trust\nhostssl all all 127.0.0.1/32 trust\n");
    server.run(&format!(
        "-c listen_addresses=127.0.0.1 -c fsync=off -c ssl=on -c ssl_cert_file='{}' -c ssl_key_file='{}' \
         -c hba_file='{}'",
        certificate.display(),
        key.display(),
        rules.display()
    ));
    server.database("games");
    let [ca, stranger] =
        ["ca.crt", "stranger.crt"].map(|name| folder.path().join(name).display().to_string());
    for (host, options, welcome) in [
        ("localhost", "sslmode=disable".to_owned(), false),
        ("127.0.0.1", "sslmode=require".to_owned(), true),
        ("127.0.0.1", format!("sslmode=verify-ca&sslrootcert={ca}"), true),
        ("localhost", format!("sslmode=verify-ca&sslrootcert={stranger}"), false),
        ("localhost", format!("sslmode=verify-full&sslrootcert={ca}"), true),
        ("127.0.0.1", format!("sslmode=verify-full&sslrootcert={ca}"), false),
        ("localhost", format!("sslmode=verify-full&sslrootcert={stranger}"), false),
        ("localhost", "sslmode=verify-full".to_owned(), false),
    ] {
        let address = format!("{}?{options}", server.tcp_address(host, "games"));
        let connected = store::connect(&address).await;
        assert_eq!(connected.is_ok(), welcome, "{host} {options}: {connected:?}");
        if let Ok(store) = connected {
            store.create_guest("Ada", 1).await.unwrap();
            assert!(store.lease("job").await.unwrap().is_some(), "through its other connection, too");
            store.close().await;
        }
    }
}
