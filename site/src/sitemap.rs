//! The sitemap. Its addresses are whole ones, so that it is written only where the site's own is known.

use crate::html::escaped;

/// The sitemap of pages below an address.
pub fn sitemap<'a>(base: &str, addresses: impl Iterator<Item = &'a str>) -> String {
    let base = base.trim_end_matches('/');
    let urls =
        addresses.map(|address| format!("<url><loc>{}</loc></url>\n", escaped(&format!("{base}/{address}.html"))));
    let urls: String = urls.collect();
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n{urls}</urlset>\n"
    )
}

#[cfg(test)]
mod tests {
    use super::sitemap;

    #[test]
    fn addresses_are_whole_and_escaped() {
        let made = sitemap("https://example.org/a&b/", ["sm_120"].into_iter());
        assert!(
            made.contains("<loc>https://example.org/a&amp;b/sm_120.html</loc>"),
            "{made}"
        );
    }
}
