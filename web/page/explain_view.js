// The view "Explain": one box. The answers tell which question a text is, and each is shown as it is answered.
import { write_address } from "./address.js";
import { answer_facts } from "./answer_card.js";
import { calm, element, field, replace } from "./dom.js";
import { or_null } from "./library.js";
import { ProfilePicture } from "./profile_picture.js";
import { visible } from "./words.js";

const EXAMPLES = ["sm_90a", "compute_100f", "RTX 4090", "9.0", "driver 535", "FP8", "atomicAdd", "sub_6765E0", "E22", "20306"];
/// What an answer of a command is about.
const KINDS = {
    show: "target",
    device: "product",
    driver: "driver",
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
        const examples = EXAMPLES.map((text) =>
            element("button", { type: "button", class: "chip", onclick: () => this.open({ q: text }) }, text),
        );
        this.node = element(
            "section",
            {},
            element(
                "div",
                { class: "panel" },
                field("A name, a product, a driver, an instruction, an address, an erratum or a diagnostic", this.input),
                element("p", { class: "chips", "aria-label": "examples" }, examples),
            ),
            this.result,
        );
    }

    open(state) {
        this.input.value = state.q ?? "";
        this.show(this.input.value.trim(), state.byte);
    }

    show(text, byte = "") {
        write_address("explain", { q: text, byte });
        if (!text) return replace(this.result, this.errata());
        const { meanings, refusal, near } = this.library.ask({ ask: "meant", words: [text] });
        if (!meanings.length) {
            const meant = near.map((name) => element("button", { type: "button", class: "chip", onclick: () => this.open({ q: name }) }, name));
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
        const card = element("article", { class: "panel" }, title, this.leads(answer), answer_facts(told, ["name", "product_name"]));
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

    /// Every erratum, where nothing is asked.
    errata() {
        const { tables } = this.library.ask({ ask: "documented", words: ["errata"] });
        return [
            element("h2", {}, "Where documents and tools disagree"),
            answer_facts({ errata: tables[0].rows.map(({ id, subject }) => ({ id, subject })) }),
        ];
    }
}
