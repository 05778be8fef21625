// An architecture list of a build system: what it builds, what each device runs of it, what would be better, the same in other syntaxes.
import { calm, choice, element, facts, field, replace, verdict_mark } from "./dom.js";
import { products_of } from "./devices.js";
import { Refusal } from "./library.js";
import { sentence_line } from "./sentence.js";
import { table_of } from "./table.js";
import { visible } from "./words.js";

const START = { syntax: "torch", list: "8.0;8.6;9.0+PTX" };

export class ListPart {
    constructor(library, remember) {
        Object.assign(this, { library, remember });
    }

    open(state) {
        const { library } = this;
        this.syntaxes = library.ask({ ask: "archs" }).syntaxes;
        const names = this.syntaxes.map((row) => row.name).sort((one, other) => one.localeCompare(other, "en", { numeric: true }));
        const syntax = names.includes(state.syntax) ? state.syntax : START.syntax;
        this.state = { ...state, syntax, list: state.list || START.list };
        const text = (key, properties) => {
            const input = element("input", { type: "text", value: this.state[key], autocomplete: "off", spellcheck: "false", ...properties });
            input.addEventListener(
                "input",
                calm(() => again({ [key]: input.value.trim() })),
            );
            return input;
        };
        const { toolkits, toolkit } = library.ask({ ask: "toolkits" });
        const releases = toolkits.map((row) => [row.toolkit, row.toolkit]).reverse();
        this.result = element("div", { class: "results" });
        const again = (change) => {
            Object.assign(this.state, change);
            this.remember(change);
            this.show();
        };
        const example = (name) => this.syntaxes.find((row) => row.name === name).example;
        this.input = text("list");
        const form = element(
            "div",
            { class: "panel four" },
            field(
                "Syntax",
                choice(
                    names.map((name) => [name, name]),
                    syntax,
                    (name) => again({ syntax: name, list: example(name) }),
                ),
            ),
            field("List", this.input),
            field(
                "Toolkit",
                choice(releases, state.toolkit || toolkit, (release) => again({ toolkit: release })),
            ),
            field("Driver", text("driver", { placeholder: "the newest" }), "550, 12.4"),
            field("Must run on", text("on", { placeholder: "all that the driver supports" }), "7.5, RTX 5090"),
        );
        this.show();
        return [form, this.result];
    }

    /// The answer about the list; another syntax may be asked for.
    ask(written_as) {
        const { syntax, list, toolkit, driver, on } = this.state;
        const question = { ask: "archs", words: [syntax, list], toolkit: toolkit ?? "", driver: driver ?? "", ...(on && { on }) };
        return this.library.ask(written_as ? { ...question, as: written_as } : question);
    }

    show() {
        const { state } = this;
        if (this.input.value !== state.list && this.input !== document.activeElement) this.input.value = state.list;
        const own = this.syntaxes.find((row) => row.name === state.syntax);
        const written = element("p", { class: "muted" }, own.written_in);
        let answer;
        try {
            answer = this.ask();
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            return replace(this.result, written, element("p", { class: "problem" }, visible(refusal.message)));
        }
        if (answer.error) return replace(this.result, written, this.mistake(answer));
        replace(
            this.result,
            written,
            this.summary(answer),
            this.coverage(answer),
            element("h2", {}, "The same list elsewhere"),
            this.translations(),
        );
    }

    summary(answer) {
        const left_out = (is_unknown) => {
            const rows = answer.coverage.filter((row) => !row.runs_image && (row.verdict.answer === "unknown") === is_unknown);
            return rows.map((row) => row.device).join(", ");
        };
        const advice = answer.advice_list.map((one) => element("li", {}, one.advice_sentence));
        const devices = this.state.on ? "none of these devices" : "no device that the driver supports";
        return element(
            "article",
            { class: "panel" },
            answer.sentence ? sentence_line(answer.sentence, { class: "verdict-line" }) : null,
            element("h2", {}, "It builds"),
            facts([
                ["images", answer.images.map((image) => element("span", { class: "chip" }, image.name))],
                ["remarks", answer.remarks.map((remark) => element("div", {}, remark.text))],
                ["runs nothing of it", left_out(false) || devices],
                ["not known to run any", left_out(true)],
                ["advice", advice.length ? element("ul", { class: "plain" }, advice) : "nothing: the list is good as it is"],
            ]),
        );
    }

    /// What each device runs; those that run nothing come first, with the image that is nearest to running.
    coverage({ coverage }) {
        const how = ({ runs_image: image, verdict }) => {
            if (!image) return verdict.text.replace(/^unknown: /, "");
            return image.kind === "ptx" ? "PTX, compiled by the driver (JIT)" : "a cubin, natively";
        };
        const columns = [
            { label: "device", cell: (row) => row.device },
            {
                label: "runs",
                cell: ({ runs_image: image, verdict }) =>
                    image ? verdict_mark("yes", image.name) : verdict_mark(verdict.answer, verdict.answer === "unknown" ? "unknown" : "nothing"),
            },
            { label: "how, or why not", wide: true, cell: how },
            { label: "products", wide: true, cell: (row) => element("span", { class: "muted" }, products_of(this.library, row.device, 2)) },
        ];
        const rows = [...coverage.filter((row) => !row.runs_image), ...coverage.filter((row) => row.runs_image)];
        return table_of(columns, rows, { caption: "what each device runs of the list", csv: "coverage" });
    }

    mistake({ list, error }) {
        const bytes = new TextEncoder().encode(list ?? "");
        const part = (from, to) => visible(new TextDecoder().decode(bytes.subarray(from, to)));
        const shown =
            error.end_byte > error.start_byte
                ? element(
                      "p",
                      { class: "mistake" },
                      part(0, error.start_byte),
                      element("mark", {}, part(error.start_byte, error.end_byte)),
                      part(error.end_byte),
                  )
                : null;
        const printed = error.tool_prints ?? [];
        return element(
            "article",
            { class: "panel" },
            element("p", { class: "problem" }, visible(error.text ?? "")),
            shown,
            printed.length ? facts([["the tool prints", printed.map((line) => element("div", { class: "printed" }, visible(line)))]]) : null,
        );
    }

    translations() {
        const rows = this.syntaxes.map(({ name }) => ({ name, written: this.ask(name).written }));
        const columns = [
            { label: "syntax", cell: ({ name }) => name },
            {
                label: "list",
                wide: true,
                cell: ({ written }) =>
                    written.list === null
                        ? element("span", { class: "muted" }, written.error?.text ?? "it cannot say this")
                        : element("code", {}, written.list),
            },
        ];
        return table_of(columns, rows, { caption: "the list in other syntaxes" });
    }
}
