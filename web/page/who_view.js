// The view "Who can": which target has which instruction by toolkit and PTX version, which release knows which target, what a list covers.
import { write_address } from "./address.js";
import { answer_facts } from "./answer_card.js";
import { calm, choice, element, field, replace, verdict_mark } from "./dom.js";
import { or_null } from "./library.js";
import { ListPart } from "./list_part.js";
import { grid_of } from "./table.js";
import { label_of, plural, visible } from "./words.js";

const PARTS = [
    ["instructions", "Instructions"],
    ["releases", "Releases"],
    ["list", "A list"],
];
const DEFAULTS = {
    part: "instructions",
    toolkit: "",
    ptx: "",
    q: "",
    target: "",
    row: "",
    column: "",
    tool: "",
    syntax: "",
    list: "",
    on: "",
    driver: "",
};

export class WhoView {
    constructor(library) {
        this.library = library;
        this.list_part = new ListPart(library, (state) => this.remember(state));
        this.tabs = element("nav", { class: "tabs", "aria-label": "Who can" });
        this.body = element("div", {});
        this.node = element("section", {}, this.tabs, this.body);
    }

    open(state) {
        this.state = { ...DEFAULTS, ...state };
        this.show();
    }

    remember(state) {
        Object.assign(this.state, state);
        write_address("who", Object.fromEntries(Object.entries(this.state).filter(([key, value]) => value !== DEFAULTS[key])));
    }

    show() {
        const { part } = this.state;
        replace(
            this.tabs,
            PARTS.map(([key, text]) => element("a", { href: `#who?part=${key}`, "aria-current": key === part ? "page" : null }, text)),
        );
        if (part === "list") replace(this.body, this.list_part.open(this.state));
        else if (part === "releases") this.releases();
        else this.instructions();
    }

    toolkit_choice() {
        const { toolkits, toolkit } = this.library.ask({ ask: "toolkits" });
        const options = toolkits.map((row) => [row.toolkit, `${row.toolkit}${row.toolkit === toolkit ? " (default)" : ""}`]).reverse();
        const chosen = (release) => {
            this.remember({ toolkit: release === toolkit ? "" : release, ptx: "" });
            this.show();
        };
        return field("Toolkit", choice(options, this.state.toolkit || toolkit, chosen));
    }

    /// What is asked of the state's release and version.
    axes() {
        const { toolkit, ptx } = this.state;
        return { toolkit, ptx };
    }

    instructions() {
        const { library, state } = this;
        const input = (key, properties) => {
            const node = element("input", { type: "search", value: state[key], autocomplete: "off", spellcheck: "false", ...properties });
            node.addEventListener(
                "input",
                calm(() => (this.remember({ [key]: node.value.trim() }), draw())),
            );
            return node;
        };
        const below = element("div", { class: "results" });
        const legality = or_null(() => library.ask({ ask: "legality", ...this.axes() })) ?? library.ask({ ask: "legality" });
        const draw = () => this.instruction_grid(below, legality);
        const versions = [...legality.ptx_versions].reverse();
        const version_text = (text, i) => [text, i ? text : `${text} (its newest)`];
        const chosen = (ptx) => {
            this.remember({ ptx: ptx === versions[0] ? "" : ptx });
            this.show();
        };
        replace(
            this.body,
            element(
                "div",
                { class: "panel four" },
                this.toolkit_choice(),
                field("PTX version", choice(versions.map(version_text), legality.ptx_version, chosen)),
                field("Instruction", input("q"), "part of its name, or any form as a statement writes it"),
                field("Target", input("target", { placeholder: "sm_90, 100" }), "parts of names; empty: all"),
            ),
            below,
        );
        draw();
    }

    /// A row for a form that the table of measured instructions lacks.
    form_row(text, targets) {
        const meant = or_null(() => this.library.ask({ ask: "features", words: [text], ...this.axes() }));
        if (!meant?.legal_on) return [];
        const has = new Set(meant.legal_on);
        const answers = targets.map((target) => (has.has(target) ? "yes" : "no"));
        return [{ instruction: text, group: "What was written", answers }];
    }

    instruction_grid(below, legality) {
        const { library, state } = this;
        const needle = state.q.toLowerCase();
        const holds = (row) => row.instruction.toLowerCase().includes(needle) || row.group.toLowerCase().includes(needle);
        const listed = legality.instructions.filter(holds);
        const is_listed = !needle || listed.some((row) => row.instruction === needle);
        const found = [...(is_listed ? [] : this.form_row(state.q, legality.targets)), ...listed];
        const wanted = state.target.split(/[\s,]+/).filter(Boolean);
        const columns = legality.targets
            .map((target, place) => ({ key: target, label: target, place }))
            .filter(({ key }) => !wanted.length || wanted.some((part) => key.includes(part)))
            .reverse();
        const rows = found.map((row) => ({ key: row.instruction, label: visible(row.instruction), group: row.group, answers: row.answers }));
        const detail = element(
            "div",
            { class: "detail", "aria-live": "polite" },
            element("p", { class: "muted" }, "Pick a cell to see why, and what ptxas prints."),
        );
        if (!rows.length || !columns.length) {
            const why = rows.length
                ? "No target of this name has an instruction with this .version."
                : "No instruction has this in its name, and it is not a form of PTX.";
            return replace(below, element("p", { class: "problem" }, why));
        }
        const told = (row, column) => {
            const answer = library.ask({ ask: "features", words: [row.key, column.key], ...this.axes() });
            const said = answer.verdict?.answer ?? row.answers[column.place];
            replace(
                detail,
                element("h2", {}, row.label, " on ", column.label, " ", verdict_mark(said)),
                answer_facts(answer, ["instruction", "group", "target", "ptx_version"]),
            );
        };
        const onpick = (row, column) => {
            this.remember({ row: row.key, column: column.key });
            told(row, column);
        };
        const row = rows.find((row) => row.key === state.row),
            column = columns.find((column) => column.key === state.column);
        const picked = row && column ? { row: row.key, column: column.key } : null;
        const counts = `${plural(rows.length, "instruction")}, ${plural(columns.length, "target")}`;
        const release = state.toolkit || library.ask({ ask: "toolkits" }).toolkit;
        const caption = `${counts}, as ptxas of toolkit ${release} decides with .version ${legality.ptx_version}`;
        const answer = (row, column) => row.answers[column.place];
        replace(
            below,
            detail,
            element("p", { class: "muted" }, `${caption}. ● legal, · refused, ? unknown.`),
            grid_of(rows, columns, answer, { caption, onpick, picked }),
        );
        if (picked) told(row, column);
    }

    releases() {
        const { library, state } = this;
        const tool = state.tool || "ptxas_gpu_name";
        const { tools, toolkits, names } = or_null(() => library.ask({ ask: "acceptance", words: [tool] })) ?? library.ask({ ask: "acceptance", words: ["ptxas_gpu_name"] });
        // The newest comes first.
        const rows = names
            .map((row) => ({ key: row.name, label: row.name, group: row.generation ?? "other", answers: row.answers }))
            .reverse();
        const columns = toolkits.map((release, place) => ({ key: release, label: release, place })).reverse();
        const detail = element(
            "div",
            { class: "detail", "aria-live": "polite" },
            element("p", { class: "muted" }, "Pick a cell to see why."),
        );
        const onpick = (row, column) => {
            this.remember({ row: row.key, column: column.key });
            const answer = library.ask({ ask: "check", words: [row.key, "build"], toolkit: column.key });
            const own = answer.tools.find((one) => one.tool === tool);
            replace(
                detail,
                element("h2", {}, `${row.label} with ${label_of(tool)} of ${column.label} `, verdict_mark(row.answers[column.place])),
                own ? answer_facts(own, ["tool"]) : null,
                element("p", {}, element("a", { href: `#explain?q=${encodeURIComponent(row.key)}` }, `everything known of ${row.key}`)),
            );
        };
        const chosen = (value) => {
            this.remember({ tool: value });
            this.show();
        };
        const caption = `which release's ${label_of(tool)} takes which target`;
        const options = tools.map((one) => [one, label_of(one)]);
        replace(
            this.body,
            element("div", { class: "panel four" }, field("Tool", choice(options, tool, chosen))),
            detail,
            element("p", { class: "muted" }, "● taken, · refused, ? unknown: the tool of that release was not run."),
            grid_of(rows, columns, (row, column) => row.answers[column.place], { caption, onpick }),
        );
    }
}
