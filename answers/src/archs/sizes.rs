//! How large the images of a list are in a built file.

use crate::files::TargetRows;
use alloc::{string::String, string::ToString, vec::Vec};
use serde::Serialize;
use smarch::arch_list::Image;

/// What a built file holds for one image of the list, or beside the list.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Size {
    pub name: String,
    /// The list has it.
    pub in_list: bool,
    /// How many images.
    pub image_count: usize,
    /// As stored, with padding.
    pub stored_bytes: u64,
    /// Before they were compressed.
    pub unpacked_bytes: u64,
}

/// How many bytes a built file holds for the images of a list, in their order, and for what is not in the list?
pub fn sizes(images: &[Image], rows: &TargetRows) -> Vec<Size> {
    let mut sizes: Vec<Size> = Vec::new();
    let place = |sizes: &mut Vec<Size>, name: String, in_list| {
        let found = sizes.iter().position(|it| it.name == name);
        found.unwrap_or_else(|| {
            sizes.push(Size { name, in_list, image_count: 0, stored_bytes: 0, unpacked_bytes: 0 });
            sizes.len() - 1
        })
    };
    for image in images {
        place(&mut sizes, image.name.to_string(), true);
    }
    for row in rows.iter() {
        let name = row.name.map_or_else(|| row.text(), |name| name.to_string());
        let at = place(&mut sizes, name, false);
        if let Some(size) = sizes.get_mut(at) {
            size.image_count += row.images;
            size.stored_bytes += row.stored;
            size.unpacked_bytes = size.unpacked_bytes.saturating_add(row.unpacked);
        }
    }
    sizes
}
