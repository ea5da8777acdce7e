//! What drawings of any game are made of.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod figures;
mod picture;

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
