//! Who sends a request, in which language, and what kind of response they want.

mod sessions;
mod visitor;

use axum::http::{HeaderMap, HeaderName, Uri, header};
use words::{Language, Words};

use crate::compression::Encoding;
use crate::pages::model::{Frame, Me, Theme};
use crate::token;
pub(crate) use sessions::{new_session, session_of};
pub(crate) use visitor::Visitor;

/// The header with which the script asks for only a part of a page.
pub(crate) const PART: HeaderName = HeaderName::from_static("x-part");
/// The header that lists what the page already has of that part: marks of fragments.
const HAVE: HeaderName = HeaderName::from_static("x-have");

/// What the headers alone tell about a request.
#[derive(Clone, Debug)]
pub(crate) struct RequestPrefs {
    pub(crate) language: Language,
    pub(crate) theme: Option<Theme>,
    /// Whether only the part of the page that changes is wanted.
    pub(crate) wants_part: bool,
    /// The marks of the fragments that the requesting page has.
    pub(crate) known_marks: Option<String>,
    pub(crate) encoding: Encoding,
    /// The URL of this page, with its query.
    pub(crate) page_url: String,
}

impl RequestPrefs {
    pub(crate) fn of(headers: &HeaderMap, uri: &Uri) -> Self {
        let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
        let chosen = cookie(headers, "lang").and_then(|code| code.parse().ok());
        let theme = match cookie(headers, "theme") {
            Some("light") => Some(Theme::Light),
            Some("dark") => Some(Theme::Dark),
            _ => None,
        };
        Self {
            language: chosen.unwrap_or_else(|| preferred_language(headers)),
            theme,
            wants_part: headers.contains_key(PART),
            known_marks: text(HAVE).map(str::to_owned),
            encoding: Encoding::accepted(text(header::ACCEPT_ENCODING).unwrap_or_default()),
            page_url: page_url_of(uri),
        }
    }

    pub(crate) fn frame(&self, me: Option<Me>) -> Frame {
        Frame {
            words: Words::new(self.language),
            theme: self.theme,
            me,
            page_url: self.page_url.clone(),
            game: None,
            // Without randomness a repeated form counts again.
            form_token: token::secret().unwrap_or_default(),
        }
    }
}

/// The page that a URL belongs to. A URL that forms are sent to cannot be opened: it belongs to the page with the form.
fn page_url_of(uri: &Uri) -> String {
    let mut steps = uri.path().split('/').skip(1);
    match (steps.next(), steps.next(), steps.next()) {
        (Some("me"), Some(_), _) => "/me".to_owned(),
        (Some("play-now" | "settings"), None, _) => "/".to_owned(),
        (Some("table"), Some(_), Some("" | "join" | "people" | "verify" | "watch")) => path_and_query(uri),
        (Some("table"), Some(id), Some(_)) => format!("/table/{id}"),
        _ => path_and_query(uri),
    }
}

fn path_and_query(uri: &Uri) -> String {
    uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string)
}

/// The language that the browser prefers among those we support.
fn preferred_language(headers: &HeaderMap) -> Language {
    let wanted =
        headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut best = (0.0, Language::default());
    for tag in wanted.split(',') {
        let mut parts = tag.trim().split(";q=");
        let language = parts.next().and_then(|tag| tag.trim().parse::<Language>().ok());
        let weight = parts.next().map_or(1.0, |weight| weight.trim().parse::<f32>().unwrap_or(0.0));
        if let Some(language) = language
            && weight > best.0
        {
            best = (weight, language);
        }
    }
    best.1
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies.flat_map(|line| line.split(';')).find_map(|pair| {
        let (key, value) = pair.trim().split_once('=')?;
        (key == name).then_some(value)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(list: &[(&'static str, &str)]) -> HeaderMap {
        list.iter().map(|(name, value)| (HeaderName::from_static(name), value.parse().unwrap())).collect()
    }

    #[test]
    fn the_language_follows_the_browser_until_it_is_chosen() {
        for (wanted, cookie, language) in [
            ("fr-CA,fr;q=0.9,en;q=0.8", "", Language::French),
            ("de,en;q=0.5,fr;q=0.7", "", Language::French),
            ("en-GB", "", Language::English),
            ("de", "", Language::English),
            ("", "", Language::English),
            ("fr;q=junk", "", Language::English),
            ("fr", "theme=dark; lang=en", Language::English),
            ("en", "lang=fr", Language::French),
            ("en", "lang=xx", Language::English),
        ] {
            let headers = headers(&[("accept-language", wanted), ("cookie", cookie)]);
            let prefs = RequestPrefs::of(&headers, &"/a?b=c".parse().unwrap());
            assert_eq!(prefs.language, language, "{wanted} {cookie}");
            assert_eq!(prefs.page_url, "/a?b=c");
        }
    }

    #[test]
    fn the_page_of_a_form_can_be_opened() {
        for (asked, page) in [
            ("/", "/"),
            ("/me", "/me"),
            ("/me/sign-in", "/me"),
            ("/me/password?x=y", "/me"),
            ("/play-now", "/"),
            ("/settings", "/"),
            ("/new?game=age-of-steam", "/new?game=age-of-steam"),
            ("/import", "/import"),
            ("/rules/age-of-steam", "/rules/age-of-steam"),
            ("/table/abc", "/table/abc"),
            ("/table/abc?seat=1&at=3", "/table/abc?seat=1&at=3"),
            ("/table/abc/?seat=1", "/table/abc/?seat=1"),
            ("/table/abc/verify", "/table/abc/verify"),
            ("/table/abc/join/secret", "/table/abc/join/secret"),
            ("/table/abc/people", "/table/abc/people"),
            ("/table/abc/chat", "/table/abc"),
            ("/table/abc/back-answer", "/table/abc"),
        ] {
            assert_eq!(
                RequestPrefs::of(&HeaderMap::new(), &asked.parse().unwrap()).page_url,
                page,
                "{asked}"
            );
        }
    }
}
