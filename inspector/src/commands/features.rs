//! `smarch features`: the instructions that a target has, who has an instruction, a form, a family; pictures of them.

use crate::cli::Command;
use crate::drawn::draw;
use crate::fields::Fields;
use crate::form_pictures::{by_version, families};
use crate::legality::legality;
use crate::options::{LlvmOption, PtxOption, ToolkitOption};
use crate::output::{Depends, Done, Exit, Output, join};
use crate::ranges::{target_ranges, toolkit_ranges};
use crate::table::{Table, print_tables};
use clap::Args;
use smarch::isa::IsaFeature;
use smarch::llvm::Release;
use smarch::{Target, Toolkit, Version};
use smarch_answers::features::{
    Answer, Asked, ChoiceQuestion, Count, Difference, Forms, HoverFamily, HoverQuestion, Identity, Instruction,
    Intrinsics, ListedForm, OfIntrinsic, OfTarget, Question, Shown, Standing, TakenOperand, Whose, answer, choice,
    hover,
};
use smarch_answers::{MEASURED, Refusal, ptx_version};
use std::ffi::{OsStr, OsString};

#[derive(Args, Debug)]
pub struct Arguments {
    words: Vec<String>,
    #[command(flatten)]
    toolkit: ToolkitOption,
    #[command(flatten)]
    ptx: PtxOption,
    #[command(flatten)]
    llvm: LlvmOption,
    /// every form, with what its operands may be; with --json for editors
    #[arg(long)]
    forms: bool,
    /// draw the picture into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<OsString>,
    /// with --svg: replace files that exist
    #[arg(long)]
    force: bool,
}

impl Command for Arguments {
    fn axes(&self) -> (Option<&str>, Option<&str>) {
        (self.toolkit.toolkit.as_deref(), None)
    }

    fn run(&self, output: &Output) -> Done {
        let asked = Asked { toolkit: output.axes.toolkit, ptx: self.ptx.ptx.as_deref().map(ptx_version).transpose()? };
        asked.check()?;
        if let Some(path) = &self.svg {
            return self.draw(output, &asked, path);
        }
        let (first, second) = match self.words.as_slice() {
            [first] => (first.clone(), None),
            [first, second] => (first.clone(), Some(second.clone())),
            _ => {
                return Err(
                    "features takes a target, two targets or an instruction: smarch features sm_100 sm_100a".into()
                );
            }
        };
        if self.forms {
            return print_forms(output, &HoverQuestion { asked, forms: first, target: second });
        }
        print_answer(output, &Question { asked, first, second, llvm: self.llvm.release()? })
    }
}

/// Answers about a target, an instruction, a form.
pub fn print_answer(output: &Output, question: &Question) -> Done {
    let answer = answer(question)?;
    if output.json {
        output.json(MEASURED, &answer);
    } else {
        output.axes_line(Depends::Toolkit);
        Text { output, asked: question.asked }.print(&answer);
    }
    Ok(match &answer {
        Answer::Instruction(it) => match &it.whose {
            Whose::One { verdict, .. } => verdict.is_yes().into(),
            Whose::All { .. } => Exit::Yes,
        },
        Answer::Forms(it) => Exit::from(it.count.legal_forms != Some(0)),
        Answer::Intrinsics(it) => Exit::from(it.may_be_called()),
        _ => Exit::Yes,
    })
}

/// Every form of some families.
fn print_forms(output: &Output, question: &HoverQuestion) -> Done {
    let answer = hover(question)?;
    if output.json {
        output.json_by_item(MEASURED, &answer);
        return Ok(Exit::Yes);
    }
    output.axes_line(Depends::Toolkit);
    let text = Text { output, asked: question.asked };
    for (place, family) in answer.hover_families.iter().enumerate() {
        if place > 0 {
            output.line("");
        }
        text.hover(&family);
    }
    Ok(Exit::Yes)
}

/// Which of several forms a program emits: each with its verdict, or the first that is legal alone.
pub fn print_choice(output: &Output, question: &ChoiceQuestion, is_first_alone: bool) -> Done {
    let it = choice(question)?;
    if output.json {
        output.json(MEASURED, &it);
        return Ok(it.verdict.is_yes().into());
    }
    if let (true, Some(form)) = (is_first_alone, &it.first_form) {
        output.line(form);
        return Ok(Exit::Yes);
    }
    output.axes_line(Depends::Toolkit);
    let text = Text { output, asked: question.asked };
    let count = counted(it.listed_forms.len(), "form");
    let mut fields = Fields::titled(count, format!("on {}{}", it.target, text.in_ptx()));
    match &it.first_form {
        Some(form) => fields.add("first legal", form.as_str()),
        None => fields.add("first legal", format!("none; of the last: {}", output.verdict(it.verdict))),
    }
    fields.print(output);
    output.line("");
    text.table_of(&it.listed_forms, Some(it.target)).print(output);
    Ok(it.verdict.is_yes().into())
}

impl Arguments {
    /// The picture of the measured instructions, of all forms by family, or of the versions with which they came.
    fn draw(&self, output: &Output, asked: &Asked, path: &OsStr) -> Done {
        let words: Vec<&str> = self.words.iter().map(String::as_str).collect();
        let svg = match (words.as_slice(), asked.ptx) {
            ([], _) => legality(asked),
            (["families"], None) => families(asked.toolkit),
            (["versions"], None) => by_version(asked.toolkit),
            ([what @ ("families" | "versions")], _) => {
                return Err(format!("features draws {what} with the newest .version, without --ptx").into());
            }
            ([what, ..], _) => {
                return Err(Refusal(format!(
                    "features draws all instructions, families or versions, not '{what}': smarch features families --svg {}",
                    path.to_string_lossy()
                )));
            }
        };
        draw(output, MEASURED, Some(Depends::Toolkit), path, &svg, self.force.into())
    }
}

fn counted(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

/// The names of instructions, a list for each group that has any.
fn add_by_group(fields: &mut Fields, features: &[IsaFeature]) {
    for group in features.chunk_by(|one, other| one.group() == other.group()) {
        let names: Vec<_> = group.iter().map(|feature| feature.text().as_str()).collect();
        fields.add(group[0].group().text().as_str(), names.join(", "));
    }
}

/// Lines beside a label, the further ones below the first.
fn add_lines(fields: &mut Fields, label: &str, lines: impl IntoIterator<Item = String>) {
    for (place, line) in lines.into_iter().enumerate() {
        fields.add(if place == 0 { label } else { "" }, line);
    }
}

/// What operands may be, for each number of them.
fn add_operands(fields: &mut Fields, counts: Option<Vec<Vec<&TakenOperand>>>) {
    let Some(counts) = counts else { return fields.add("operands", "it is not known what they may be") };
    for places in counts {
        fields.add("operands", if places.is_empty() { "none".to_owned() } else { places.len().to_string() });
        for (number, place) in places.iter().enumerate() {
            let text = if place.operand_text.is_empty() { "it is not known what" } else { &place.operand_text };
            fields.add(format!("  {}", number + 1), text);
        }
    }
}

/// Prints answers for a release and a `.version`.
struct Text<'a> {
    output: &'a Output,
    asked: Asked,
}

impl Text<'_> {
    fn print(&self, answer: &Answer) {
        match answer {
            Answer::Target(it) => self.target(it),
            Answer::Difference(it) => self.difference(it),
            Answer::Instruction(it) => self.instruction(it),
            Answer::Forms(it) => self.forms(it),
            Answer::Intrinsics(it) => self.intrinsics(it),
        }
    }

    /// " in PTX 7.8"; nothing where no version was named.
    fn in_ptx(&self) -> String {
        self.asked.ptx.map_or(String::new(), |version| format!(" in PTX {version}"))
    }

    fn target(&self, it: &OfTarget) {
        let count = counted(it.instructions.len(), "measured instruction");
        let all = IsaFeature::ALL.len();
        let mut fields = Fields::titled(it.target.to_string(), format!("has {count} of {all}{}", self.in_ptx()));
        add_by_group(&mut fields, &it.instructions);
        fields.print(self.output);
    }

    fn difference(&self, it: &Difference) {
        let print = |one: Target, only: &[IsaFeature], other: Target| {
            let count = counted(only.len(), "instruction");
            let mut fields = Fields::titled(one.to_string(), format!("has {count} that {other} lacks"));
            add_by_group(&mut fields, only);
            fields.print(self.output);
        };
        print(it.target, &it.only_target, it.other_target);
        if !it.only_target.is_empty() {
            self.output.line("");
        }
        print(it.other_target, &it.only_other_target, it.target);
    }

    fn instruction(&self, it: &Instruction) {
        let (name, kind) = match &it.identity {
            Identity::Form { form, form_family } => (form.as_str(), format!("a form of {form_family}")),
            Identity::Measured { instruction, group } => (*instruction, group.text().to_string()),
        };
        let kind = it.target.map_or(kind, |target| format!("on {target}"));
        let mut fields = Fields::titled(name, kind + &self.in_ptx());
        if let Some(forms) = &it.stands_for {
            fields.add(if forms.len() == 1 { "form" } else { "forms" }, join(forms, "; "));
        }
        match &it.whose {
            Whose::One { verdict, since_ptx, having_toolkits, tool_prints, way_out } => {
                fields.add("legal", self.output.verdict(*verdict));
                fields.add_way_out("", way_out.as_ref());
                self.add_since(&mut fields, *since_ptx, having_toolkits);
                add_lines(&mut fields, "ptxas prints", tool_prints.iter().cloned());
            }
            Whose::All { since_ptx, having_toolkits, lowest_base, legal_on, refused } => {
                self.add_since(&mut fields, *since_ptx, having_toolkits);
                let none = if legal_on.is_empty() {
                    "no target has it"
                } else {
                    "no base target has it: suffix a or f is needed"
                };
                fields.add("from", lowest_base.map_or(none.to_owned(), |target| target.to_string()));
                fields.add_list("targets", legal_on);
                if let Some(refused) = refused {
                    let mut lines = refused.tool_prints.clone();
                    lines[0].insert_str(0, &format!("{}: ", refused.target));
                    add_lines(&mut fields, "refused on", lines);
                }
            }
        }
        if let Some(counts) = &it.operand_counts {
            let counts = counts.as_ref().map(|counts| {
                counts.iter().map(|it| it.operand_places.iter().map(|it| &it.operand).collect()).collect()
            });
            add_operands(&mut fields, counts);
        }
        if let Some(Some(remark)) = &it.advisory {
            fields.add("remark", remark.as_str());
        }
        fields.print(self.output);
        if let Some(forms) = &it.same_name_family {
            self.output.line("");
            self.forms(forms);
        }
    }

    fn since(&self, since: Option<Version>) -> String {
        match since {
            Some(version) => format!("from {version} on"),
            None => format!("in none that ptxas {} reads", self.asked.toolkit),
        }
    }

    fn add_since(&self, fields: &mut Fields, since: Option<Version>, toolkits: &[Toolkit]) {
        fields.add("PTX version", self.since(since));
        fields.add("toolkits", toolkit_ranges(toolkits));
    }

    fn targets(&self, it: &Standing) -> String {
        if !it.legal_on.is_empty() {
            return target_ranges(&it.legal_on.iter().collect::<Vec<_>>(), &self.asked.targets());
        }
        match it.since_ptx {
            Some(_) => format!("none in PTX {}", self.asked.version()),
            None => format!("none, but with toolkit {}", toolkit_ranges(&it.other_toolkits)),
        }
    }

    /// "30 forms, of which toolkit 13.0 has 28 and sm_80 has 5".
    fn count(&self, count: &Count, families: usize, target: Option<Target>) -> String {
        let mut text = counted(count.forms_count, "form");
        if families > 1 {
            text += &format!(" in {families} families");
        }
        let number = |some: usize| if some == 0 { "none".to_owned() } else { some.to_string() };
        let of_release = number(count.release_forms);
        let release = match self.asked.ptx {
            Some(version) => Some(format!("PTX {version} has {of_release}")),
            None if count.release_forms == count.forms_count => None,
            None => Some(format!("toolkit {} has {of_release}", self.asked.toolkit)),
        };
        let of_target = target.zip(count.legal_forms).map(|(target, legal)| format!("{target} has {}", number(legal)));
        let parts: Vec<String> = release.into_iter().chain(of_target).collect();
        match parts.as_slice() {
            [] => text,
            parts => format!("{text}, of which {}", parts.join(" and ")),
        }
    }

    fn forms(&self, it: &Forms) {
        let (families, tables) = match &it.shown {
            Shown::Families { topic_families } => (topic_families.len(), vec![self.families(it)]),
            Shown::Family { form_slots, .. } => {
                let slots = form_slots.iter().map(|slots| {
                    let mut table = Table::new(["slot", "words"]);
                    for slot in slots {
                        let none = slot.may_be_left_out.then_some("(none)");
                        let words: Vec<&str> = none.into_iter().chain(slot.form_words.iter().copied()).collect();
                        table.add(vec![slot.form_slot.to_owned(), words.join(" ")]);
                    }
                    table
                });
                (1, slots.chain([self.listed(it)]).collect())
            }
        };
        let mut fields = Fields::titled(&it.title, self.count(&it.count, families, it.target));
        fields.add("PTX version", self.since(it.count.standing.since_ptx));
        fields.add("targets", self.targets(&it.count.standing));
        let missing = it.missing_slots.iter().map(|slot| match slot.form_slot {
            "name" => format!("the whole name, {}", slot.form_words.join(" ")),
            slot => slot.to_owned(),
        });
        let missing: Vec<String> = missing.collect();
        if !missing.is_empty() {
            fields.add("a form needs", missing.join(", "));
        }
        fields.print(self.output);
        if tables.iter().any(|table| !table.is_empty()) {
            self.output.line("");
            print_tables(self.output, &tables);
        }
        if let Shown::Family { families_below, .. } = &it.shown
            && !families_below.is_empty()
        {
            let below = families_below.join(", ");
            self.output.paragraph(&format!("\nOther families that begin so: {below}"));
        }
    }

    fn hover(&self, it: &HoverFamily) {
        let count: usize = it.hover_groups.iter().map(|group| group.hover_forms.len()).sum();
        self.output.line(format_args!("{}  {}", self.output.bold(it.form_family), counted(count, "form")));
        for group in &it.hover_groups {
            let mut fields = Fields::new();
            fields.add_lines("forms", group.hover_forms.iter().map(String::as_str));
            let standing = &it.form_standings[group.form_standing];
            fields.add("PTX version", self.since(standing.since_ptx));
            fields.add("targets", target_ranges(&standing.legal_on.iter().collect::<Vec<_>>(), &self.asked.targets()));
            let place = |place: &usize| &it.hover_places[*place].operand;
            let counts = group.hover_operands.iter().flatten().map(|places| places.iter().map(place).collect());
            add_operands(&mut fields, group.hover_operands.is_some().then(|| counts.collect()));
            self.output.line("");
            fields.print(self.output);
        }
    }

    fn intrinsics(&self, it: &Intrinsics) {
        if let [one] = it.intrinsics.as_slice() {
            return self.intrinsic(it, one);
        }
        let count = counted(it.intrinsics.len(), "type");
        let kind = it.target.map_or(String::new(), |target| format!(" on {target}"));
        Fields::titled("several intrinsics", format!("{count}{kind}{}", self.in_ptx())).print(self.output);
        let target = it.target.map(|target| target.to_string());
        let mut table = Table::new(["intrinsic".to_owned()].into_iter().chain(target).chain(["becomes".into()]));
        for one in &it.intrinsics {
            let mut row = vec![one.intrinsic.clone()];
            row.extend(one.verdict.map(|verdict| if verdict.is_yes() { "yes" } else { "no" }.to_owned()));
            let forms: Vec<&str> = one.listed_forms.iter().map(|form| form.form.as_str()).collect();
            row.push(forms.join(", "));
            table.add(row);
        }
        table.print(self.output);
    }

    fn intrinsic(&self, it: &Intrinsics, one: &OfIntrinsic) {
        let kind = it.target.map_or("an intrinsic of LLVM".to_owned(), |target| format!("on {target}"));
        let mut fields = Fields::titled(&one.intrinsic, kind + &self.in_ptx());
        if let Some(verdict) = one.verdict {
            fields.add("may be called", self.output.verdict(verdict));
        }
        if let (Some(oldest), Some(newest)) = (one.having_llvm.first(), one.having_llvm.last()) {
            let later =
                if Release::ALL.last() == Some(newest) { "" } else { "; later ones replace it when they read IR" };
            fields.add("LLVM", format!("{} to {}{later}", oldest.code(), newest.code()));
        }
        if one.listed_forms.is_empty() {
            fields.add("becomes", "no instruction");
        } else if let [form] = one.listed_forms.as_slice() {
            fields.add("becomes", form.form.as_str());
            fields.add("PTX version", self.since(form.standing.since_ptx));
            fields.add("targets", self.targets(&form.standing));
        } else {
            fields.add("becomes", "one of these, by its constant arguments");
        }
        fields.print(self.output);
        if one.listed_forms.len() > 1 {
            self.output.line("");
            self.table_of(&one.listed_forms, it.target).print(self.output);
        }
    }

    fn version_or_dash(&self, it: &Standing) -> String {
        it.since_ptx.map_or("-".to_owned(), |version| version.to_string())
    }

    fn families(&self, it: &Forms) -> Table {
        let Shown::Families { topic_families } = &it.shown else {
            return Table::new([""; 0]);
        };
        let release = match self.asked.ptx {
            Some(version) => format!("in PTX {version}"),
            None => format!("in {}", self.asked.toolkit),
        };
        let heading = ["family".to_owned(), "forms".to_owned(), release];
        let target = it.target.map(|target| target.to_string());
        let mut table = Table::new(heading.into_iter().chain(target).chain(["from PTX".into(), "targets".into()]));
        for family in topic_families {
            let count = &family.count;
            let counts = [count.forms_count, count.release_forms].into_iter().chain(count.legal_forms);
            let mut row = vec![family.form_family.to_owned()];
            row.extend(counts.map(|count| count.to_string()));
            row.extend([self.version_or_dash(&count.standing), self.targets(&count.standing)]);
            table.add(row);
        }
        table
    }

    fn listed(&self, it: &Forms) -> Table {
        let Shown::Family { listed_forms, .. } = &it.shown else {
            return Table::new([""; 0]);
        };
        self.table_of(listed_forms, it.target)
    }

    fn table_of(&self, forms: &[ListedForm], target: Option<Target>) -> Table {
        let target = target.map(|target| target.to_string());
        let mut table =
            Table::new(std::iter::once("form".into()).chain(target).chain(["from PTX".into(), "targets".into()]));
        for form in forms {
            let verdict = form.verdict.map(|verdict| if verdict.is_yes() { "yes" } else { "no" });
            let mut row = vec![form.form.clone()];
            row.extend(verdict.map(str::to_owned));
            row.extend([self.version_or_dash(&form.standing), self.targets(&form.standing)]);
            table.add(row);
        }
        table
    }
}
