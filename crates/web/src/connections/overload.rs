//! The response to newcomers when the server is full: that it is, and when to try again.

use kernel::message;
use std::sync::Arc;
use std::time::{Duration, Instant};

use maud::{DOCTYPE, PreEscaped, html};
use sha2::{Digest, Sha256};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::OwnedSemaphorePermit;
use words::{Language, Words};

use crate::metrics;

/// How many newcomers can be answered at once.
pub(super) const SLOTS: usize = 16;
/// How long one such response may take.
const RESPONSE_TIMEOUT: Duration = Duration::from_secs(2);
const RETRY_AFTER_SECONDS: u64 = 5;
/// However many connections are refused, this is how often at most it is logged.
const LOG_EVERY: Duration = Duration::from_secs(10);

pub(super) struct Overload {
    answer: Arc<[u8]>,
    log: LogThrottle,
}

impl Overload {
    pub(super) fn new() -> Self {
        Self { answer: answer().into(), log: LogThrottle::default() }
    }

    /// Counts and logs a refused connection.
    pub(super) fn record_refusal(&mut self, whose: &'static str) {
        metrics::count_refused_connection(whose);
        if let Some(refused) = self.log.count(Instant::now()) {
            tracing::warn!(refused, whose, "connections were refused: all places are taken");
        }
    }

    /// Answers, whatever the request, and closes the connection.
    pub(super) fn respond(
        &self,
        stream: TcpStream,
        spare: OwnedSemaphorePermit,
    ) -> impl Future<Output = ()> + Send + use<> {
        let answer = Arc::clone(&self.answer);
        async move {
            // A peer that disconnects does not need the answer.
            let _ = tokio::time::timeout(RESPONSE_TIMEOUT, respond(stream, &answer)).await;
            drop(spare);
        }
    }
}

async fn respond(mut stream: TcpStream, answer: &[u8]) -> std::io::Result<()> {
    let mut bytes = [0; 4096];
    let mut end = [0; 4];
    // Closing a connection with unread data would discard the response.
    while &end != b"\r\n\r\n" {
        let read = stream.read(&mut bytes).await?;
        if read == 0 {
            break;
        }
        for byte in &bytes[..read] {
            end = [end[1], end[2], end[3], *byte];
            if &end == b"\r\n\r\n" {
                break;
            }
        }
    }
    stream.write_all(answer).await?;
    stream.shutdown().await?;
    while stream.read(&mut bytes).await? > 0 {}
    Ok(())
}

/// The style of the one page that cannot fetch anything: the same colours as all others. The content security policy
/// allows exactly this text.
const STYLE: &str = ":root{color-scheme:light dark}\
    body{margin:0;background:light-dark(#efe6d2,#1d1a16);color:light-dark(#2e2820,#f0e8d8);font:1.05rem/1.5 system-ui,sans-serif}\
    header{padding:.65rem 1rem;background:#2e2820;color:#f0e8d8;border-bottom:3px solid #c58a1b;font:700 1.2rem Palatino,'DejaVu Serif',Georgia,serif}\
    main{max-width:40rem;margin:0 auto;padding:1.5rem 1rem}\
    section+section{margin-top:1.75rem;padding-top:1.75rem;border-top:1px solid light-dark(#cbbd9c,#4a4236)}\
    h1{margin:0 0 .6rem;font:700 1.8rem/1.2 Palatino,'DejaVu Serif',Georgia,serif}\
    p{margin:0}";

/// In every language, because the visitor's is unknown.
fn answer() -> Vec<u8> {
    let page = html! {
        (DOCTYPE)
        html lang=(Language::default()) {
            head {
                meta charset="utf-8";
                title { "Roundhouse" }
                meta name="viewport" content="width=device-width, initial-scale=1";
                style { (PreEscaped(STYLE)) }
            }
            body {
                header { "Roundhouse" }
                main {
                    @for words in Language::ALL.map(Words::new) {
                        section lang=(words.language()) {
                            h1 { (words.word(message!(web_full_title))) }
                            p { (words.word(message!(web_full))) }
                        }
                    }
                }
            }
        }
    }
    .into_string();
    let head = format!(
        "HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: {}\r\n\
         Retry-After: {RETRY_AFTER_SECONDS}\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n\
         Content-Security-Policy: default-src 'none'; style-src 'sha256-{}'; frame-ancestors 'none'\r\n\
         Connection: close\r\n\r\n",
        page.len(),
        base64(&Sha256::digest(STYLE))
    );
    (head + &page).into_bytes()
}

/// As a content security policy encodes a hash.
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut spelled = String::new();
    for three in bytes.chunks(3) {
        let bits = (0..3).fold(0_usize, |bits, at| bits << 8 | usize::from(*three.get(at).unwrap_or(&0)));
        for at in 0..4 {
            let letter = LETTERS[bits >> (18 - 6 * at) & 63];
            spelled.push(if at <= three.len() { char::from(letter) } else { '=' });
        }
    }
    spelled
}

/// Limits how often something is logged.
#[derive(Default)]
struct LogThrottle {
    said: Option<Instant>,
    since: u64,
}

impl LogThrottle {
    /// Counts one more. If it is time to log again, returns how many there were since the last time.
    fn count(&mut self, now: Instant) -> Option<u64> {
        self.since += 1;
        if self.said.is_some_and(|said| now.duration_since(said) < LOG_EVERY) {
            return None;
        }
        self.said = Some(now);
        Some(std::mem::take(&mut self.since))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;

    #[test]
    fn a_flood_is_told_in_a_few_lines() {
        let mut log = LogThrottle::default();
        let began = Instant::now();
        let said: Vec<_> = (0..2_500u64)
            .filter_map(|tenths| log.count(began + Duration::from_millis(10 * tenths)))
            .collect();
        assert_eq!(said, [1, 1_000, 1_000]);
    }

    /// The logged lines.
    #[derive(Clone, Default)]
    struct Lines(Arc<Mutex<Vec<String>>>);

    impl tracing::Subscriber for Lines {
        fn enabled(&self, _: &tracing::Metadata<'_>) -> bool {
            true
        }
        fn new_span(&self, _: &tracing::span::Attributes<'_>) -> tracing::span::Id {
            tracing::span::Id::from_u64(1)
        }
        fn record(&self, _: &tracing::span::Id, _: &tracing::span::Record<'_>) {}
        fn record_follows_from(&self, _: &tracing::span::Id, _: &tracing::span::Id) {}
        fn event(&self, event: &tracing::Event<'_>) {
            let mut line = event.metadata().level().to_string();
            event.record(&mut |field: &tracing::field::Field, value: &dyn std::fmt::Debug| {
                line.push_str(&format!(" {field}={value:?}"));
            });
            self.0.lock().unwrap().push(line);
        }
        fn enter(&self, _: &tracing::span::Id) {}
        fn exit(&self, _: &tracing::span::Id) {}
    }

    #[test]
    fn whoever_watches_over_the_server_reads_of_a_flood() {
        let lines = Lines::default();
        tracing::subscriber::with_default(lines.clone(), || {
            let mut overload = Overload::new();
            for _ in 0..1_000 {
                overload.record_refusal("all");
            }
        });
        let told = "WARN message=connections were refused: all places are taken refused=1 whose=\"all\"";
        assert_eq!(*lines.0.lock().unwrap(), [told]);
    }

    #[test]
    fn the_answer_is_a_whole_page_in_both_languages() {
        let answer = String::from_utf8(answer()).unwrap();
        let (head, page) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.contains(&format!("Content-Length: {}\r\n", page.len())));
        assert!(page.contains("is full") && page.contains("est complète"), "{page}");
        let style = page.split_once("<style>").unwrap().1.split_once("</style>").unwrap().0;
        let allowed = format!("style-src 'sha256-{}'", base64(&Sha256::digest(style)));
        assert!(head.contains(&allowed), "{head}");
    }

    #[test]
    fn hashes_are_spelled_as_everywhere() {
        for (plain, spelled) in
            [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")]
        {
            assert_eq!(base64(plain.as_bytes()), spelled);
        }
        assert_eq!(base64(&[251, 255]), "+/8=");
    }
}
