//! Debian's nginx with the configuration that we ship, on a port of its own, and a TLS client for it.

use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::{Port, Site};

/// The host name in the shipped configuration.
const NAME: &str = "table.example";
const SHIPPED: &str = include_str!("../../../deploy/nginx.conf");

/// Anything that happens at all happens long before this.
const PATIENCE: Duration = Duration::from_secs(60);

/// Everything that nginx needs besides the site, in one process and one folder.
const AROUND: &str = "daemon off;
master_process off;
pid FOLDER/pid;
error_log FOLDER/error.log;
events { worker_connections 512; }
http {
    log_format who '$request $status by $upstream_addr';
    access_log FOLDER/access.log who;
    client_body_temp_path FOLDER/body;
    proxy_temp_path FOLDER/proxy;
    fastcgi_temp_path FOLDER/fastcgi;
    uwsgi_temp_path FOLDER/uwsgi;
    scgi_temp_path FOLDER/scgi;
    include FOLDER/site.conf;
}
";

#[derive(Debug)]
pub struct Nginx {
    child: Child,
    folder: tempfile::TempDir,
    port: Port,
    /// Where it redirects visitors to TLS.
    _plain: Port,
}

impl Nginx {
    /// Starts it in front of these two nodes.
    pub fn start(nodes: [&str; 2]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        certify(folder.path());
        let [plain, port] = [Port::hold(), Port::hold()];
        let (mut child, said) = launch(folder.path(), nodes, plain.number, port.number);
        let why = || std::fs::read_to_string(&said).unwrap_or_default();
        assert!(answers(&mut child, port.number), "nginx does not start: {}", why());
        Self { child, folder, port, _plain: plain }
    }

    /// The site, for a browser that trusts its certificate.
    pub fn site(&self) -> Site {
        let (port, trusted) = (self.port.number, self.folder.path().join("cert.pem"));
        let send = move |request: &str| say(port, &trusted, request);
        Site { host: NAME.to_owned(), origin: format!("https://{NAME}"), send: Box::new(send) }
    }

    /// The URL, and the flags that let Chromium reach it.
    pub fn for_chromium(&self) -> (String, [String; 2]) {
        let way = format!("--host-resolver-rules=MAP {NAME} {}", self.port.address());
        (format!("https://{NAME}"), [way, "--ignore-certificate-errors".to_owned()])
    }

    /// Whether a stream sends this line.
    pub fn stream_says(&self, path: &str, wanted: &'static str) -> bool {
        let mut child = connect(self.port.number, &self.folder.path().join("cert.pem"));
        let mut stdin = child.stdin.take().unwrap();
        write!(stdin, "GET {path} HTTP/1.1\r\nHost: {NAME}\r\n\r\n").unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let (tell, told) = std::sync::mpsc::channel();
        std::thread::spawn(move || tell.send(lines.any(|line| line == wanted)));
        let heard = told.recv_timeout(PATIENCE).unwrap_or(false);
        let _ = child.kill();
        let _ = child.wait();
        heard
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        if std::thread::panicking() {
            for log in ["error.log", "access.log"] {
                eprintln!("{}", std::fs::read_to_string(self.folder.path().join(log)).unwrap_or_default());
            }
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Adapts the shipped configuration. Panics if it no longer contains what is to be replaced.
fn configuration(folder: &Path, nodes: [&str; 2], plain: u16, port: u16) -> String {
    let mut site = SHIPPED.to_owned();
    let live = "/etc/letsencrypt/live/table.example";
    for (shipped, ours) in [
        ("listen 80;", format!("listen 127.0.0.1:{plain};")),
        ("listen 443 ssl http2;", format!("listen 127.0.0.1:{port} ssl http2;")),
        ("server 127.0.0.1:8081 ", format!("server {} ", nodes[0])),
        ("server 127.0.0.1:8082 ", format!("server {} ", nodes[1])),
        (&format!("{live}/fullchain.pem"), format!("{}/cert.pem", folder.display())),
        (&format!("{live}/privkey.pem"), format!("{}/key.pem", folder.display())),
    ] {
        assert_eq!(site.matches(shipped).count(), 1, "{shipped}");
        site = site.replace(shipped, &ours);
    }
    site
}

fn launch(folder: &Path, nodes: [&str; 2], plain: u16, port: u16) -> (Child, PathBuf) {
    std::fs::write(folder.join("site.conf"), configuration(folder, nodes, plain, port)).unwrap();
    let around = AROUND.replace("FOLDER", folder.to_str().unwrap());
    std::fs::write(folder.join("nginx.conf"), around).unwrap();
    let said = folder.join("said");
    let child = Command::new(program())
        .arg("-p")
        .arg(folder)
        .arg("-c")
        .arg(folder.join("nginx.conf"))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(std::fs::File::create(&said).unwrap())
        .spawn()
        .expect("`cargo xtask test` installs nginx, and so does `apt-get install nginx-light`");
    (child, said)
}

/// Debian installs it where only root's path leads.
fn program() -> PathBuf {
    let usual = Path::new("/usr/sbin/nginx");
    if usual.exists() { usual.to_owned() } else { "nginx".into() }
}

/// Whether it listens; `false` if it has exited instead.
fn answers(child: &mut Child, port: u16) -> bool {
    loop {
        if TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok() {
            return true;
        }
        if child.try_wait().unwrap().is_some() {
            return false;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// Makes a self-signed certificate.
fn certify(folder: &Path) {
    let made = Command::new("openssl")
        .args([
            "req",
            "-x509",
            "-newkey",
            "ec",
            "-pkeyopt",
            "ec_paramgen_curve:P-256",
            "-nodes",
            "-days",
            "2",
        ])
        .args(["-subj", &format!("/CN={NAME}"), "-addext", &format!("subjectAltName=DNS:{NAME}")])
        .args(["-keyout", "key.pem", "-out", "cert.pem"])
        .current_dir(folder)
        .output()
        .expect("openssl makes the certificate");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
}

/// Opens a TLS connection to this port.
fn connect(port: u16, trusted: &Path) -> Child {
    Command::new("openssl")
        .args(["s_client", "-quiet", "-connect", &format!("127.0.0.1:{port}"), "-servername", NAME])
        .args(["-verify_hostname", NAME, "-verify_return_error", "-CAfile"])
        .arg(trusted)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// Sends a request and returns the whole response.
fn say(port: u16, trusted: &Path, request: &str) -> Option<String> {
    let mut child = connect(port, trusted);
    let mut stdin = child.stdin.take().unwrap();
    // It may have exited by now.
    let _ = stdin.write_all(request.as_bytes());
    let output = child.wait_with_output().unwrap();
    drop(stdin);
    let answer = String::from_utf8(output.stdout).ok()?;
    (!answer.is_empty()).then_some(answer)
}
