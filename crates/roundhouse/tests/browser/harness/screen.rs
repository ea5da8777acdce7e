//! The screen that somebody sits in front of.

use std::path::Path;

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

/// A screen: its size, whether it is touched, and the languages that its browser asks for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Screen {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) touch: bool,
    pub(crate) languages: &'static str,
}

impl Screen {
    pub(crate) const DESK: Self = Self { width: 1400, height: 900, touch: false, languages: "en-GB,en" };
    pub(crate) const FRENCH: Self = Self { languages: "fr-FR,fr", ..Self::DESK };

    pub(crate) const fn phone(width: u32, height: u32) -> Self {
        Self { width, height, touch: true, ..Self::DESK }
    }

    pub(super) async fn open(self, driver: &str, profile: &Path, flags: &[&str]) -> Client {
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let capabilities = json!({
            "browserName": "chrome",
            "goog:loggingPrefs": { "browser": "ALL" },
            "goog:chromeOptions": self.options(profile, flags),
        });
        let Value::Object(capabilities) = capabilities else { unreachable!() };
        builder.capabilities(capabilities);
        builder.connect(driver).await.unwrap_or_else(|error| panic!("no browser opens: {error}"))
    }

    fn options(self, profile: &Path, flags: &[&str]) -> Value {
        let mut options = testbed::chromium(profile, self.width, self.height);
        options["prefs"] = json!({
            "intl.accept_languages": self.languages,
            "download.default_directory": profile.with_extension("downloads"),
        });
        if let Value::Array(all) = &mut options["args"] {
            all.extend(flags.iter().map(|flag| json!(flag)));
        }
        if self.touch {
            let metrics =
                json!({ "width": self.width, "height": self.height, "pixelRatio": 2.0, "touch": true });
            options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
        }
        options
    }
}
