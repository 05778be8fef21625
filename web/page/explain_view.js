// The view "Explain": what a name, an address, an erratum or a number of a diagnostic means; a profile's bytes as a picture.
import { write_address } from "./address.js";
import { all_devices } from "./contents.js";
import { device_of, products_of } from "./devices.js";
import { calm, code, element, facts, field, items, replace } from "./dom.js";
import { ProfilePicture } from "./profile_picture.js";
import { table_of } from "./table.js";
import { cc_text, cuda_text, hex, plural, version_text, visible } from "./words.js";

const EXAMPLES = ["sm_90a", "compute_100f", "RTX 4090", "9.0", "sub_6765E0", "0x6765f4", "E22", "20306"];
const BINARIES = ["ptxas", "nvlink", "cicc", "tileiras"];

const refused = (ask) => {
    try {
        return { answer: ask() };
    } catch (refusal) {
        return { refusal };
    }
};

/// What a text means: {name, product, symbols, errata, diagnostic}, each null or empty where it means none; `problem` is why it is no name.
export function explain(library, text) {
    const { constants } = library;
    const parsed = refused(() => library.name_parse(text));
    const device = device_of(library, text);
    const name = parsed.answer ?? (device && !device.product ? { kind: constants.KIND_SM, target: device.target } : null);
    const number = /^\d{1,6}$/.test(text) ? Number(text) : null;
    const address = /^(0x)?[0-9a-f]{4,8}$/i.test(text) && !(number !== null && !text.startsWith("0x")) ? parseInt(text, 16) : null;
    const symbols = [];
    for (const binary of BINARIES) {
        const id = constants[`DOCUMENTED_BINARY_${binary.toUpperCase()}`];
        const symbol = address === null ? library.documented_symbol_find(id, text) : library.documented_symbol_of_address(id, address);
        const range = address === null ? null : library.documented_symbol_range_of_address(id, address);
        if (symbol) symbols.push({ binary, symbol });
        if (range) symbols.push({ binary, range });
    }
    const errata = library.erratum_find(text.toUpperCase().replace(/^(E\d+)([A-Z])$/, (_, id, letter) => id + letter.toLowerCase()));
    const suggestions = parsed.refusal
        ? (refused(() => library.name_suggest(text)).answer ?? []).map((one) => library.name_write(one))
        : [];
    const products = device ? [] : library.device_candidates(text).map((row) => library.devices()[row]);
    return {
        name,
        products,
        product: device?.product ?? null,
        symbols,
        erratum: errata,
        diagnostic: number === null ? null : library.cicc_diagnostic_info_find(number),
        problem: parsed.refusal?.message ?? "",
        suggestions,
    };
}

/// The constructs about which cicc of a release says something, and for which targets: [{text, targets, everywhere}].
export function constructs_of(library, toolkit, diagnostic) {
    const { constants } = library;
    return library.cicc_constructs().flatMap(({ construct, text }) => {
        const asked = library
            .targets()
            .map((row) => row.target)
            .filter((target) => library.cicc_compiles_why(toolkit, target, construct, null) !== constants.NO_CICC_TARGET);
        const is_said = (target) =>
            refused(() => library.cicc_construct_diagnostics(toolkit, target, construct, null)).answer?.includes(diagnostic);
        const targets = asked.filter(is_said);
        return targets.length ? [{ text, targets, everywhere: targets.length === asked.length }] : [];
    });
}

export class ExplainView {
    constructor(library) {
        this.library = library;
        this.input = element("input", { type: "search", autocomplete: "off", spellcheck: "false", list: "device-names" });
        this.input.addEventListener(
            "input",
            calm(() => this.show(this.input.value.trim())),
        );
        this.result = element("div", { class: "results", "aria-live": "polite" });
        const examples = EXAMPLES.map((text) =>
            element("button", { type: "button", class: "chip", onclick: () => this.open({ q: text }) }, text),
        );
        this.node = element(
            "section",
            {},
            element(
                "div",
                { class: "panel" },
                field("A name, an address, an erratum or a diagnostic", this.input),
                element("p", { class: "chips", "aria-label": "examples" }, examples),
            ),
            this.result,
        );
    }

    open(state) {
        this.input.value = state.q ?? "sm_90a";
        this.show(this.input.value.trim(), state.byte);
    }

    show(text, byte = "") {
        write_address("explain", { q: text, byte });
        if (!text) return replace(this.result, this.errata());
        const found = explain(this.library, text);
        const cards = [];
        if (found.product) cards.push(this.product(found.product));
        if (found.name) cards.push(this.target(found.name), this.profile(found.name.target, text, byte));
        for (const one of found.symbols)
            cards.push(one.symbol ? this.symbol(one.binary, one.symbol, text) : this.range(one.binary, one.range));
        if (found.erratum) cards.push(this.erratum(found.erratum));
        if (found.diagnostic) cards.push(this.diagnostic(found.diagnostic));
        replace(this.result, cards.filter(Boolean).length ? cards : this.nothing(text, found));
    }

    /// The products that a name may mean, or names that were perhaps meant.
    nothing(text, { products, suggestions, problem }) {
        const ask = (name, kind) => element("button", { type: "button", class: kind, onclick: () => this.open({ q: name }) }, name);
        if (products.length) {
            const columns = [
                { label: "product", cell: (row) => ask(row.name, "plain") },
                { label: "compute capability", cell: (row) => ask(cc_text(row.cc), "plain") },
                { label: "SMs", number: true, cell: (row) => String(row.sm_count ?? "unknown") },
                { label: "memory", number: true, cell: (row) => (row.memory_mib ? `${row.memory_mib} MiB` : "unknown") },
            ];
            return [
                element("p", {}, `${visible(text)}: several products are called so.`),
                table_of(columns, products, { caption: "products" }),
            ];
        }
        const meant = suggestions.slice(0, 5).map((name) => ask(name, "chip"));
        return [
            element("p", { class: "problem" }, `${visible(text)}: nothing is known by this name. As a name of a target: ${problem}.`),
            meant.length ? element("p", { class: "chips" }, "did you mean ", meant) : null,
        ];
    }

    card(title, kind, rows, ...more) {
        return element(
            "article",
            { class: "panel" },
            element("h2", {}, title, " ", element("span", { class: "kind" }, kind)),
            facts(rows),
            more,
        );
    }

    product(row) {
        return this.card(row.name, "product", [
            ["compute capability", cc_text(row.cc)],
            ["kind", this.library.device_kind_name(row.kind)],
            ["SMs", row.sm_count ?? "unknown"],
            ["memory", row.memory_mib ? `${row.memory_mib} MiB` : "unknown"],
            ["printed as", row.printed.join(", ")],
            ["stated by", this.library.device_source_name(row.source)],
            ["occupancy", element("a", { href: `#occupancy?${new URLSearchParams({ device: row.name })}` }, "of a kernel on it")],
        ]);
    }

    target({ kind, target }) {
        const { library } = this;
        const { constants } = library;
        const row = library.target_info_of(target),
            toolkit = constants.TOOLKIT_DEFAULT;
        const names = (targets) => items(targets.map((one) => library.target_name(one)));
        const accepted = Object.entries(library.table.codes.tool)
            .filter(([tool]) => library.tool_accepts(toolkit, Number(tool), { kind, target }))
            .map(([tool]) => library.tool_name(Number(tool)));
        const loads = all_devices(library).filter((cc) => library.loads(target, cc));
        const macros = refused(() => library.target_macros(toolkit, target)).answer ?? [];
        const gpus = refused(() => library.ptxas_gpus(toolkit, target)).answer ?? [];
        return this.card(library.name_write({ kind, target }), "target", [
            ["product", row.product],
            ["generation", row.generation],
            ["compute capability", cc_text(row.number)],
            ["other name", row.alias_of ? library.target_name(row.alias_of) : null],
            ["family", row.family ? library.family_name(row.family) : null],
            ["standing", library.standing_name(library.target_standing(toolkit, target))],
            [
                "built by",
                row.oldest_toolkit ? `toolkits ${cuda_text(row.oldest_toolkit)} to ${cuda_text(row.newest_toolkit)}` : "none that was run",
            ],
            ["lowest .version", version_text(library.target_lowest_ptx(toolkit, target))],
            ["accepted by", accepted.join(", ") || "nothing"],
            ["a cubin loads on", loads.map(cc_text).join(", ") || "nothing that is known"],
            ["PTX compiles for", names(gpus)],
            ["macros", items(macros.map((macro) => (macro.value === null ? macro.name : `${macro.name}=${macro.value}`)))],
            ["products", products_of(library, row.number, 6)],
            [
                "see",
                [
                    element("a", { href: `#who?target=${library.target_name(target)}` }, "its instructions"),
                    " ",
                    element("a", { href: `#occupancy?device=${cc_text(row.number)}` }, "occupancy on it"),
                ],
            ],
        ]);
    }

    profile(target, text, byte) {
        const built = refused(() => this.library.profile_build(target, null)).answer;
        if (!built) return null;
        const picture = new ProfilePicture(this.library, built, Number(byte) || 0, (at) => write_address("explain", { q: text, byte: at }));
        return element(
            "article",
            { class: "panel" },
            element(
                "h2",
                {},
                "Profile ",
                element(
                    "span",
                    { class: "kind" },
                    `${plural(built.out.bytes.length, "byte")} of ptxas's object for ${this.library.target_name(target)}`,
                ),
            ),
            picture.node,
        );
    }

    symbol(binary, row, text) {
        const address = /^0x/i.test(text) || row.address === null ? null : row.address;
        const asked = /^(0x)?[0-9a-f]+$/i.test(text) ? parseInt(text, 16) : null;
        const within =
            asked !== null && row.address !== null && asked > row.address ? `${hex(asked - row.address)} bytes after its start` : null;
        return this.card(row.name, `${this.library.documented_symbol_kind_name(row.kind)} in ${binary}`, [
            ["what it does", row.role],
            ["address", row.address === null ? "not stated" : code(hex(row.address))],
            ["asked", within && `${hex(asked)}, ${within}`],
            ["also called", [row.label, row.alias].filter(Boolean).join(", ")],
            ["size", row.size ?? "not stated"],
            ["confidence", row.confidence === null ? "not stated" : `${row.confidence} %`],
            ["stated in", row.place],
        ]);
    }

    range(binary, row) {
        return this.card(`${hex(row.start)} to ${hex(row.end)}`, `addresses in ${binary}`, [
            ["what it holds", row.role],
            ["functions", row.functions],
            ["size", row.size],
            ["confidence", row.confidence === null ? null : `${row.confidence} %`],
            ["stated in", row.place],
        ]);
    }

    erratum(row) {
        return this.card(row.id, "erratum", [
            ["subject", row.subject],
            ["the documents state", row.documents_say],
            ["answered here", row.library_answers],
            ["proof", row.proof],
        ]);
    }

    diagnostic(row) {
        const { library } = this;
        return this.card(row.printed_number ? `#${row.printed_number}` : `#${row.number}`, `diagnostic of cicc`, [
            ["text", row.text],
            ["cicc prints", element("span", { class: "printed" }, library.cicc_diagnostic_write(row.diagnostic))],
            [
                "printed for",
                constructs_of(library, library.constants.TOOLKIT_DEFAULT, row.diagnostic).map(({ text, targets, everywhere }) => {
                    const names = everywhere ? "every architecture" : targets.map((target) => library.target_name(target)).join(" ");
                    return element("div", {}, code(text), ": ", names);
                }),
            ],
            ["severity", library.code_name("cicc_severity", row.severity)],
            ["printed number", row.printed_number],
            ["number inside cicc", row.number],
            [
                "options",
                row.is_discretionary ? "--diag_suppress, --diag_warning, --diag_remark and --diag_error change it" : "no option changes it",
            ],
        ]);
    }

    /// Every erratum, where nothing is asked.
    errata() {
        return table_of(
            [
                { label: "id", cell: (row) => row.id },
                { label: "subject", cell: (row) => row.subject },
            ],
            this.library.errata(),
            { caption: "errata" },
        );
    }
}
