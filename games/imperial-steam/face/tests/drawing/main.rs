//! What every drawing of Imperial Steam must be.

mod games;
mod map;
mod panels;

use std::collections::BTreeSet;

use roxmltree::Document;

/// No script, no style, nothing from elsewhere.
fn strict(document: &Document<'_>) {
    assert!(document.root_element().attribute("viewBox").is_some());
    for node in document.descendants().filter(|node| node.is_element()) {
        assert!(!["script", "style", "foreignObject", "image"].contains(&node.tag_name().name()));
        for attribute in node.attributes() {
            assert!(attribute.name() != "style" && !attribute.name().starts_with("on"), "{attribute:?}");
            assert!(attribute.name() != "href" || attribute.value().starts_with('#'), "{attribute:?}");
        }
    }
}

fn check_ids(document: &Document<'_>) {
    let mut ids = BTreeSet::new();
    for id in document.descendants().filter_map(|node| node.attribute("id")) {
        assert!(ids.insert(id), "{id} twice");
    }
    for node in document.descendants().filter(|node| node.is_element()) {
        for attribute in node.attributes() {
            let value = attribute.value();
            let id = match attribute.name() {
                "href" => value.strip_prefix('#'),
                _ => value.strip_prefix("url(#").and_then(|rest| rest.strip_suffix(')')),
            };
            assert!(id.is_none_or(|id| ids.contains(id)), "{value} leads nowhere");
        }
    }
}
