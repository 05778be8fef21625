//! A file's report as text.

use super::Shown;
use crate::fields::Fields;
use crate::identity_text::target_of_cubin;
use crate::images_text::{add_images, print_images};
use crate::kernels_text::{print_kernel, print_kernels};
use crate::modules_text::{add_devices, print_modules, print_targets, runs_column};
use crate::needs_text::needs_text;
use crate::outcome_text::{print_asked, print_reasons, print_sentence};
use crate::output::join;
use smarch::cubin::FileKind;
use smarch_answers::report::FileReport;
use smarch_answers::{plural, shown};
use std::collections::BTreeSet;
use std::path::Path;

/// More damaged images are counted only.
const MOST_DAMAGES: usize = 10;

impl Shown<'_> {
    pub(super) fn print(&self, report: &FileReport, pictures: Option<(&Path, usize)>) {
        let output = self.output;
        if let Some(outcome) = report.outcome.as_ref().filter(|_| self.is_one) {
            print_sentence(output, &outcome.sentence());
            print_asked(output, &outcome.asked, &outcome.left_out());
            let reasons = outcome.reasons.iter().map(|it| (it.module_count, &*it.reason, it.remedy.as_ref()));
            print_reasons(output, "module", reasons);
            output.line("");
        }
        let mut fields = self.fields(report);
        if let Some((folder, count)) = pictures {
            let folder = shown(folder.as_os_str().as_encoded_bytes());
            fields.add("pictures", format!("{} in {folder}", plural(count as u64, "picture")));
        }
        fields.print(output);
        if report.images.len() > 1 && !report.targets.is_empty() {
            self.heading("Targets");
            print_targets(output, &report.targets);
        }
        let lists = self.arguments.list;
        if let Some(verdicts) = report.verdicts.as_ref().filter(|_| lists) {
            print_modules(output, &report.images, &report.modules, verdicts);
        }
        if lists && !report.images.is_empty() {
            self.heading("Images");
            let runs = report.verdicts.as_ref().map(|verdicts| runs_column(output, verdicts));
            let runs = runs.as_ref().map(|(heading, texts)| (heading.clone(), texts.as_slice()));
            print_images(output, &report.images, runs);
        }
        let is_cubin = self.is_one && report.kind == Some(FileKind::Cubin);
        if !is_cubin && !self.arguments.asks_for_kernels() {
            return;
        }
        self.print_kernels(report);
        if report.left_out > 0 {
            let functions = plural(report.left_out as u64, "function");
            output.paragraph(&format!(
                "not listed: {functions} in images that must still be linked; --image N lists those of one"
            ));
        }
    }

    fn heading(&self, text: &str) {
        self.output.line(format_args!("\n{}", self.output.bold(text)));
    }

    /// What stands above all tables.
    fn fields(&self, report: &FileReport) -> Fields {
        let (output, cubin) = (self.output, report.cubin());
        let name = &report.file.0;
        let title = name.rsplit(|byte| *byte == b'/').next().filter(|_| self.is_one);
        let kind = report.kind.map_or_else(String::new, |kind| kind.to_string());
        let target = cubin.map(|cubin| format!(" for {}", target_of_cubin(output.axes.toolkit, cubin)));
        let mut fields = Fields::titled(title.unwrap_or(name), kind + &target.unwrap_or_default());
        fields.add("size", plural(report.size as u64, "byte"));
        if let Some(cubin) = cubin {
            let toolkit = cubin.toolkit.map(|toolkit| toolkit.to_string());
            fields.add("toolkit", toolkit.unwrap_or_else(|| "unknown".to_owned()));
            if let Some(named) = cubin.named {
                fields.add("named in a note", format!("-arch {named}"));
            }
            fields.add("kind", cubin.kind.to_string());
        }
        if let Some(triton) = &report.triton {
            fields.add("Triton's launch", triton.to_string());
        }
        if let Some(outcome) = report.outcome.as_ref().filter(|_| !self.is_one) {
            fields.add("runs", outcome.sentence());
        }
        add_images(&mut fields, &report.images);
        if report.modules.len() > 1 {
            let count = report.modules.len();
            fields.add("modules", format!("{count}: fat binaries; a driver takes one image of each"));
        }
        add_devices(&mut fields, &report.images, &report.modules, &report.devices);
        self.add_damages(&mut fields, report);
        if let Some(text) = &report.ptx {
            let kernels: Vec<String> = text.kernels.iter().map(|it| it.name.shown()).collect();
            fields.add("kernels", join(&kernels, ", "));
            fields.add("needs", needs_text(&text.needs));
        }
        fields
    }

    fn add_damages(&self, fields: &mut Fields, report: &FileReport) {
        for (position, (image, fault)) in report.damages().take(MOST_DAMAGES).enumerate() {
            let image = self.output.red(&format!("image {}", image + 1));
            fields.add(if position == 0 { "damaged" } else { "" }, format!("{image} {fault}"));
        }
        let more = report.damages().count().saturating_sub(MOST_DAMAGES);
        if more > 0 {
            fields.add("", format!("and {more} more"));
        }
        if let Some(Some(fault)) = report.cubin_check {
            fields.add("besides", self.output.yellow("damaged ") + &fault.to_string());
        }
    }

    fn print_kernels(&self, report: &FileReport) {
        let output = self.output;
        for (image, fault) in report.found.cubins.iter().filter_map(|it| Some((it.image, it.fault?))) {
            output.line("");
            let cannot = output.red("cannot be read");
            output.paragraph(&format!("image {}, {}: {cannot} {fault}", image + 1, report.target_text(image)));
        }
        if report.found.cubins.is_empty() || report.kernels.is_empty() && report.found.is_damaged {
            return;
        }
        if report.is_one_kernel() {
            for kernel in report.page() {
                let heading = match report.images.len() {
                    2.. => format!("Image {}, {}", kernel.image + 1, report.target_text(kernel.image)),
                    _ => "Kernels".to_owned(),
                };
                let of = kernel.sm.map(|sm| format!(", occupancy of compute capability {}", sm.cc));
                self.heading(&(heading + &of.unwrap_or_default()));
                print_kernel(output, report, &kernel);
            }
        } else {
            self.heading(&self.kernels_heading(report));
            if report.kernels.is_empty() {
                output.line("no kernels");
            } else {
                print_kernels(output, report, self.question.selection.names);
            }
        }
        let more = report.kernels.len().saturating_sub(self.question.selection.limit.unwrap_or(usize::MAX));
        if more > 0 {
            output.line(format_args!("and {more} more; --limit N lists so many"));
        }
    }

    /// Which SM is filled: one for all, or each kernel's own.
    fn kernels_heading(&self, report: &FileReport) -> String {
        let cubins = &report.found.cubins;
        let filled: BTreeSet<String> =
            cubins.iter().filter_map(|it| Some(report.sm_of(it.image)?.cc.to_string())).collect();
        let mut text = match (cubins.as_slice(), report.images.len()) {
            ([only], 2..) => format!("Kernels of image {}, {}", only.image + 1, report.target_text(only.image)),
            _ => "Kernels".to_owned(),
        };
        text += &match (filled.first(), filled.len()) {
            (Some(only), 1) => format!(", occupancy of compute capability {only}"),
            (Some(_), _) => ", occupancy of each target's own devices".to_owned(),
            _ => String::new(),
        };
        let launch = &self.question.selection.launch;
        if let Some(block) = launch.block {
            text += &format!(", blocks of {}", plural(block, "thread"));
        }
        if let Some(bytes) = launch.dynamic_smem {
            text += &format!(", {} of dynamic shared memory", plural(bytes, "byte"));
            text += &match launch.optin {
                Some(optin) if optin == bytes => " opted in to".to_owned(),
                Some(optin) => format!(", opted in to {optin}"),
                None => String::new(),
            };
        }
        text
    }
}
