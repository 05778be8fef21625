// The view "Who can": which target has which instruction by toolkit and PTX version, which release knows which target, what a list covers.
import { write_address } from "./address.js";
import { calm, choice, element, facts, field, replace, verdict_mark } from "./dom.js";
import { or_null } from "./library.js";
import { ListPart } from "./list_part.js";
import { grid_of } from "./table.js";
import { answer_of, cuda_text, plural, version_text, visible } from "./words.js";

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
    driver: "",
};

const version_of = (text) => {
    const found = /^(\d+)\.(\d+)$/.exec(text);
    return found ? { major: Number(found[1]), minor: Number(found[2]) } : null;
};

const written = (ask) => or_null(ask) ?? "";

/// The instructions whose name or group has the text, and the form of PTX that the text is, if it is one.
export function instructions_of(library, text) {
    const needle = text.toLowerCase();
    const rows = library
        .isa_features()
        .filter((row) => !needle || row.name.toLowerCase().includes(needle) || row.group_name.toLowerCase().includes(needle));
    const list = rows.map((row) => ({ key: row.name, label: row.name, group: row.group_name, feature: row.feature }));
    const form = needle.includes(".") ? written(() => library.ptx_form_parse(text.trim())) : "";
    if (form && !rows.some((row) => row.name === needle))
        list.unshift({ key: "form", label: visible(text.trim()), group: "The form that was written", form });
    return list;
}

/// Why a target has an instruction or not: {verdict, message (what ptxas prints), advisory}.
export function legality_of(library, toolkit, ptx, target, row) {
    const of = row.form ?? row.feature;
    const [why, message] = row.form ? ["ptx_form_supports_why", "ptx_form_message"] : ["isa_supports_why", "isa_message"];
    const verdict = library[why](toolkit, ptx, target, of);
    return {
        verdict,
        message: written(() => library[message](toolkit, ptx, target, of)),
        advisory: row.form ? "" : written(() => library.isa_advisory(toolkit, ptx, target, of)),
    };
}

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

    toolkit() {
        const { library } = this;
        return library.toolkits().find((row) => row.name === this.state.toolkit)?.toolkit ?? library.constants.TOOLKIT_DEFAULT;
    }

    toolkit_choice() {
        const { library } = this;
        const options = library
            .toolkits()
            .map((row) => [row.name, `${row.name}${row.toolkit === library.constants.TOOLKIT_DEFAULT ? " (default)" : ""}`])
            .reverse();
        return field(
            "Toolkit",
            choice(options, library.toolkit_name(this.toolkit()), (toolkit) => {
                this.remember({ toolkit, ptx: "" });
                this.show();
            }),
        );
    }

    instructions() {
        const { library, state } = this;
        const toolkit = this.toolkit(),
            newest = version_text(library.toolkit_ptx(toolkit));
        const versions = library.ptx_versions(toolkit).map(version_text).reverse();
        const search = element("input", { type: "search", value: state.q, autocomplete: "off", spellcheck: "false" });
        const target = element("input", {
            type: "search",
            value: state.target,
            autocomplete: "off",
            spellcheck: "false",
            placeholder: "sm_90, 100",
        });
        const below = element("div", { class: "results" });
        const draw = () => this.instruction_grid(below, toolkit, version_of(state.ptx || newest));
        search.addEventListener(
            "input",
            calm(() => (this.remember({ q: search.value.trim() }), draw())),
        );
        target.addEventListener(
            "input",
            calm(() => (this.remember({ target: target.value.trim() }), draw())),
        );
        const version = field(
            "PTX version",
            choice(
                versions.map((text) => [text, text === newest ? `${text} (its newest)` : text]),
                state.ptx || newest,
                (ptx) => {
                    this.remember({ ptx: ptx === newest ? "" : ptx });
                    this.show();
                },
            ),
        );
        replace(
            this.body,
            element(
                "div",
                { class: "panel four" },
                this.toolkit_choice(),
                version,
                field("Instruction", search, "part of its name, or any form as a statement writes it"),
                field("Target", target, "parts of names; empty: all"),
            ),
            below,
        );
        draw();
    }

    instruction_grid(below, toolkit, ptx) {
        const { library, state } = this;
        const rows = instructions_of(library, state.q);
        const wanted = state.target.split(/[\s,]+/).filter(Boolean);
        const can = (row, target) =>
            row.form ? library.ptx_form_supports(toolkit, ptx, target, row.form) : library.isa_supports(toolkit, ptx, target, row.feature);
        const known = library
            .targets()
            .filter(({ target }) => library.isa_features().some(({ feature }) => library.isa_supports(toolkit, ptx, target, feature)));
        const columns = known
            .filter((row) => !wanted.length || wanted.some((part) => row.name.includes(part)))
            .map((row) => ({ key: row.name, label: row.name, target: row.target }));
        columns.reverse();
        const detail = element(
            "div",
            { class: "detail", "aria-live": "polite" },
            element("p", { class: "muted" }, "Pick a cell: it tells why, and what ptxas prints."),
        );
        if (!rows.length || !columns.length)
            return replace(
                below,
                element(
                    "p",
                    { class: "problem" },
                    rows.length
                        ? "No target that is called so has any instruction with this .version."
                        : "No measured instruction has this in its name, and it is no form of PTX.",
                ),
            );
        const answer = (row, column) => {
            if (can(row, column.target)) return "yes";
            const verdict = library[row.form ? "ptx_form_supports_why" : "isa_supports_why"](
                toolkit,
                ptx,
                column.target,
                row.form ?? row.feature,
            );
            return answer_of(library, verdict);
        };
        const onpick = (row, column) => {
            this.remember({ row: row.key, column: column.key });
            replace(detail, this.legality(toolkit, ptx, row, column));
        };
        const picked =
            rows.some((row) => row.key === state.row) && columns.some((column) => column.key === state.column)
                ? { row: state.row, column: state.column }
                : null;
        const counts = `${plural(rows.length, "instruction")}, ${plural(columns.length, "target")}`;
        const caption = `${counts}, as ptxas of toolkit ${library.toolkit_name(toolkit)} decides with .version ${version_text(ptx)}`;
        replace(
            below,
            detail,
            element("p", { class: "muted" }, `${caption}. ● legal, · refused, ? unknown.`),
            grid_of(rows, columns, answer, { caption, onpick, picked }),
        );
        if (picked)
            replace(
                detail,
                this.legality(
                    toolkit,
                    ptx,
                    rows.find((row) => row.key === picked.row),
                    columns.find((column) => column.key === picked.column),
                ),
            );
    }

    legality(toolkit, ptx, row, column) {
        const { library } = this;
        const { verdict, message, advisory } = legality_of(library, toolkit, ptx, column.target, row);
        const since = row.form ? library.ptx_form_since(toolkit, row.form) : library.isa_feature_since(toolkit, row.feature);
        const targets = row.form ? library.ptx_form_targets(toolkit, row.form) : library.isa_feature_targets(toolkit, row.feature);
        return [
            element("h2", {}, row.label, " on ", column.label, " ", verdict_mark(answer_of(library, verdict))),
            facts([
                ["why", library.verdict_message(verdict)],
                ["ptxas prints", message && element("span", { class: "printed" }, message)],
                ["and advises", advisory && element("span", { class: "printed" }, advisory)],
                ["since", since && version_text(since) ? `PTX ${version_text(since)}` : "not known"],
                ["legal on", targets.map((target) => library.target_name(target)).join(" ") || "no target of this toolkit"],
            ]),
        ];
    }

    releases() {
        const { library, state } = this;
        const tools = Object.keys(library.table.codes.tool).map((tool) => [tool, library.tool_name(Number(tool))]);
        const tool = Number(state.tool) || library.constants.TOOL_PTXAS_GPU_NAME;
        const kind =
            tool === library.constants.TOOL_CICC || tool === library.constants.TOOL_NVRTC || tool === library.constants.TOOL_LIBNVVM
                ? library.constants.KIND_COMPUTE
                : library.constants.KIND_SM;
        const why = (row, column) => library.tool_accepts_why(column.toolkit, tool, { kind, target: row.target });
        const rows = library.targets().map((row) => ({
            key: row.name,
            label: library.name_write({ kind, target: row.target }),
            group: row.generation ?? "other",
            target: row.target,
        }));
        const columns = library.toolkits().map((row) => ({ key: row.name, label: row.name, toolkit: row.toolkit }));
        // The newest comes first.
        rows.reverse();
        columns.reverse();
        const detail = element(
            "div",
            { class: "detail", "aria-live": "polite" },
            element("p", { class: "muted" }, "Pick a cell: it tells why."),
        );
        const told = (row, column) => {
            const verdict = why(row, column),
                info = library.target_info_of(row.target);
            return [
                element(
                    "h2",
                    {},
                    row.label,
                    " with ",
                    library.tool_name(tool),
                    " of ",
                    column.label,
                    " ",
                    verdict_mark(answer_of(library, verdict)),
                ),
                facts([
                    ["why", library.verdict_message(verdict)],
                    [
                        "built by",
                        info.oldest_toolkit
                            ? `toolkits ${cuda_text(info.oldest_toolkit)} to ${cuda_text(info.newest_toolkit)}`
                            : "none that was run",
                    ],
                    ["product", info.product],
                ]),
            ];
        };
        const onpick = (row, column) => {
            this.remember({ row: row.key, column: column.key });
            replace(detail, told(row, column));
        };
        const caption = `which release's ${library.tool_name(tool)} takes which target`;
        const tool_choice = field(
            "Tool",
            choice(tools, tool, (value) => {
                this.remember({ tool: value });
                this.show();
            }),
        );
        replace(
            this.body,
            element("div", { class: "panel four" }, tool_choice),
            detail,
            element("p", { class: "muted" }, "● taken, · refused, ? unknown: the tool of that release was not run."),
            grid_of(rows, columns, (row, column) => answer_of(library, why(row, column)), { caption, onpick }),
        );
    }
}
