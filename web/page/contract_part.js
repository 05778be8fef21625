// A contract that files are held against: its text, and what came of it.
import { element, replace, verdict_mark } from "./dom.js";
import { sentence_line } from "./sentence.js";
import { table_of } from "./table.js";
import { grouped, visible } from "./words.js";

const MOST_FINDINGS = 200;

/// Whether each promise is kept, and what is not as it was promised.
function answer_nodes(answer) {
    const promises = [
        { label: "promise", cell: (row) => row.promise },
        { label: "line", number: true, cell: (row) => String(row.contract_line ?? "-") },
        { label: "what", wide: true, cell: (row) => visible(row.text) },
        { label: "kept", cell: (row) => verdict_mark(row.kept) },
    ];
    const findings = [
        { label: "", cell: (row) => row.breach },
        { label: "promise", cell: (row) => row.promise },
        { label: "what", wide: true, cell: (row) => visible(row.remedy ? `${row.text}; ${row.remedy}` : row.text) },
        { label: "file", wide: true, cell: (row) => element("bdi", {}, visible(row.in_file ?? "")) },
    ];
    const more = answer.findings.length - MOST_FINDINGS;
    return [
        sentence_line(answer.sentence, { class: "verdict-line", id: "contract-answer" }),
        answer.findings.length ? table_of(findings, answer.findings.slice(0, MOST_FINDINGS), { caption: "findings" }) : null,
        more > 0 ? element("p", { class: "muted" }, `and ${grouped(more)} more`) : null,
        table_of(promises, answer.promises, { caption: "promises" }),
    ];
}

export class ContractPart {
    /// `read()` reads the files once more.
    constructor(read) {
        this.wants = null;
        this.text = element("textarea", { id: "contract", rows: 8, spellcheck: "false", autocomplete: "off", "aria-describedby": "contract-hint" });
        this.said = element("div", { "aria-live": "polite" });
        const button = (label, id, wants) => element("button", { type: "button", id, onclick: () => ((this.wants = wants()), read()) }, label);
        this.node = element(
            "details",
            { class: "contract" },
            element("summary", {}, "Check them against a contract"),
            element("label", { for: "contract" }, "smarch.toml"),
            this.text,
            element("p", { class: "hint", id: "contract-hint" }, 'archs = "sm_80 sm_90 compute_90", runs-on = ["A100", "RTX 5090@570"], [[kernel]] registers = 128'),
            element("div", { class: "buttons" }, button("Check", "contract-check", () => this.text.value.trim() || null), button("Write what they hold", "contract-write", () => "")),
            this.said,
        );
    }

    /// What the worker is to do with the files: a text, "" to write one, null for neither.
    wanted() {
        return this.wants;
    }

    /// What came of it.
    show(held) {
        if (held?.contract_text !== undefined) {
            this.text.value = held.contract_text;
            this.wants = null;
            replace(this.said);
        } else if (held?.error !== undefined) {
            replace(this.said, element("p", { class: "problem", role: "alert" }, visible(held.error)));
        } else {
            replace(this.said, held ? answer_nodes(held) : null);
        }
    }
}
