//! The occupancy curves of kernels as pictures, a file each.

use crate::files::{Existing, check_free, create_folder};
use crate::occupancy_text::{Drawn, write_curves};
use smarch_answers::report::{FileReport, KernelUse};
use smarch_answers::{CurvesQuestion, Refusal, UniqueNames};
use std::path::Path;

/// No longer than that is the part of a name that a file's name keeps.
const LONGEST: usize = 100;

/// A file name of a kernel's: letters, digits and underscores, not too long.
fn file_name(kernel: &KernelUse<'_>, has_images: bool) -> String {
    let mut name = if has_images { format!("{}-", kernel.image + 1) } else { String::new() };
    let is_kept = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    let bytes = kernel.full_name().0.iter().take(LONGEST);
    name.extend(bytes.map(|byte| if is_kept(*byte) { char::from(*byte) } else { '-' }));
    while name.len() > 1 && name.ends_with('-') {
        name.pop();
    }
    name
}

/// Writes a picture of every kernel that fills an SM into a folder, or none where a name is taken; how many.
pub fn write_pictures(folder: &Path, existing: Existing, report: &FileReport) -> Result<usize, Refusal> {
    let has_images = report.images.len() > 1;
    let mut names = UniqueNames::default();
    let filled = report.chosen().filter_map(|kernel| Some((kernel, kernel.fill?)));
    let pictures: Vec<_> = filled
        .map(|(kernel, fill)| (kernel, fill, folder.join(names.unique(&file_name(&kernel, has_images), ".svg"))))
        .collect();
    pictures.iter().try_for_each(|(.., path)| check_free(path, existing))?;
    create_folder(folder)?;
    for (kernel, fill, path) in &pictures {
        let drawn = Drawn {
            name: &kernel.full_name().shown(),
            sm: &format!("an SM of compute capability {}", fill.sm.cc),
            geometry: fill.sm,
            question: CurvesQuestion { kernel: fill.kernel, required_threads: fill.required_threads },
            blocks: fill.blocks(),
            warps: fill.warps(),
            limiters: fill.refusal.is_none().then_some(fill.occupancy.limiters),
        };
        write_curves(path, &drawn, existing)?;
    }
    Ok(pictures.len())
}
