// The view "Explain": one box. The answers tell which question a text is, and each is shown as it is answered.
import { write_address } from "./address.js";
import { answer_facts } from "./answer_card.js";
import { calm, element, facts, field, replace } from "./dom.js";
import { or_null } from "./library.js";
import { ProfilePicture } from "./profile_picture.js";
import { sentence_line } from "./sentence.js";
import { table_of } from "./table.js";
import { visible } from "./words.js";

/// What may be typed, and what it is.
const EXAMPLES = [
    ["sm_90a", "a target"],
    ["compute_100f", "PTX for a target and its family"],
    ["RTX 4090", "a product"],
    ["9.0", "a compute capability"],
    ["driver 535", "a driver: its CUDA version, and the devices that it supports"],
    ["g++-13", "a host compiler: the toolkits whose nvcc compiles with it"],
    ["FP8", "a type: the instructions that take it, and the targets that have them"],
    ["atomicAdd", "a function of CUDA C++: its instruction"],
    ["sub_6765E0", "an address or a name in one of NVIDIA's programs, as the documents name it"],
    ["E22", "an erratum: where documents and tools disagree"],
    ["20306", "a diagnostic of cicc: when it is printed"],
];
/// What an answer of a command is about.
const KINDS = {
    show: "target",
    device: "product",
    driver: "driver",
    host: "host compiler",
    "ptx-version": "version of PTX",
    features: "instruction of PTX",
    explain: "explained",
    symbol: "named by the documents",
};

export class ExplainView {
    constructor(library) {
        this.library = library;
        this.input = element("input", { type: "search", autocomplete: "off", spellcheck: "false", list: "device-names" });
        this.input.addEventListener(
            "input",
            calm(() => this.show(this.input.value.trim())),
        );
        this.result = element("div", { class: "results", "aria-live": "polite" });
        this.examples = element("p", { class: "chips", role: "group", "aria-label": "examples" });
        this.node = element(
            "section",
            {},
            element(
                "div",
                { class: "panel" },
                field("A name, a product, a driver, an instruction, an address, an erratum or a diagnostic", this.input),
                this.examples,
            ),
            this.result,
        );
    }

    open(state) {
        this.input.value = state.q ?? "";
        this.show(this.input.value.trim(), state.byte);
    }

    /// A text that can be asked about, as a button.
    chip(text) {
        return element("button", { type: "button", class: "chip", onclick: () => this.open({ q: text }) }, text);
    }

    show(text, byte = "") {
        write_address("explain", { q: text, byte });
        replace(this.examples, text ? EXAMPLES.map(([example]) => this.chip(example)) : null);
        if (!text) return replace(this.result, this.beginning());
        const { meanings, refusal, near } = this.library.ask({ ask: "meant", words: [text] });
        if (!meanings.length) {
            const meant = near.map((name) => this.chip(name));
            return replace(
                this.result,
                element("p", { class: "problem" }, visible(refusal)),
                meant.length ? element("p", { class: "chips" }, "did you mean ", meant) : null,
            );
        }
        replace(
            this.result,
            meanings.map((question) => this.card(question, text, byte)),
        );
    }

    card(question, text, byte) {
        const answer = this.library.ask(question);
        const name = answer.name ?? (answer.products?.length === 1 ? answer.products[0].product_name : question.words.join(" "));
        const title = element("h2", {}, visible(name), " ", element("span", { class: "kind" }, KINDS[question.ask] ?? question.ask));
        // A product alone needs no table.
        const told = answer.products?.length === 1 ? answer.products[0] : answer;
        const sentence = answer.sentence ? sentence_line(answer.sentence, { class: "verdict-line" }) : null;
        const card = element("article", { class: "panel" }, title, sentence, this.leads(answer), answer_facts(told, ["name", "product_name", "sentence"]));
        return question.ask === "show" ? [card, this.profile(answer.target, text, byte)] : card;
    }

    /// Where more is told of it.
    leads({ target, compute_capability, products, instruction }) {
        const links = [];
        const link = (view, state, text) => links.push(element("a", { href: `#${view}?${new URLSearchParams(state)}` }, text), " ");
        if (compute_capability) link("occupancy", { device: compute_capability }, "occupancy on it");
        if (products?.length === 1) link("occupancy", { device: products[0].product_name }, "occupancy on it");
        if (target && !instruction) link("who", { target }, "its instructions");
        if (instruction) link("who", { q: instruction }, "who has it");
        return links.length ? element("p", {}, links) : null;
    }

    /// The profile's bytes, where ptxas has one; it is opened when somebody asks for it.
    profile(target, text, byte) {
        const bytes = or_null(() => this.library.ask({ ask: "profile bytes", words: [target] }));
        if (!bytes) return null;
        const body = element("div", {});
        const draw = () => {
            if (body.hasChildNodes()) return;
            const answer = this.library.ask({ ask: "profile", words: [target] });
            const remember = (at) => write_address("explain", { q: text, byte: at });
            body.append(new ProfilePicture(bytes, answer, Number(byte) || 0, remember).node);
        };
        const details = element(
            "details",
            { class: "panel", open: byte !== "", ontoggle: () => details.open && draw() },
            element("summary", {}, `ptxas's profile of ${target}: ${bytes.length} bytes, as the documents describe them`),
            body,
        );
        if (byte !== "") draw();
        return details;
    }

    /// Where nothing is asked: what can be, and every erratum.
    beginning() {
        const { tables } = this.library.ask({ ask: "documented", words: ["errata"] });
        const rows = tables[0].rows.map(({ id, subject }) => ({ id, subject }));
        const columns = [
            { label: "erratum", cell: ({ id }) => this.chip(id) },
            { label: "subject", wide: true, cell: ({ subject }) => subject },
        ];
        const examples = EXAMPLES.map(([text, what]) => [this.chip(text), what]);
        return [
            element("article", { class: "panel examples" }, element("h2", {}, "What can be asked"), facts(examples)),
            element(
                "details",
                { class: "panel" },
                element("summary", {}, `Where documents and tools disagree: ${rows.length} errata`),
                table_of(columns, rows, { caption: "errata", csv: "errata" }),
            ),
        ];
    }
}
