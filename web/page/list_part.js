// An architecture list of a build system: what it builds, what each device runs of it, what would be better, the same in other syntaxes.
import { all_devices } from "./contents.js";
import { calm, choice, element, facts, field, replace, verdict_mark } from "./dom.js";
import { products_of } from "./devices.js";
import { or_null } from "./library.js";
import { table_of } from "./table.js";
import { answer_of, cc_text, cuda_text, visible } from "./words.js";

const START = { syntax: "torch", list: "8.0;8.6;9.0+PTX" };

/// [code, name] of every syntax, by name: cmake, cmake-3.18, ..., torch-1.13, torch-2.0.
const syntaxes_of = (library) =>
    Object.keys(library.table.codes.arch_syntax)
        .map((code) => [Number(code), library.arch_syntax_name(Number(code))])
        .sort(([, one], [, other]) => one.localeCompare(other, "en", { numeric: true }));

/// The devices that a driver supports; where that is unknown, those for which the toolkit builds.
function supported_devices(library, toolkit, driver) {
    const is_built = (device) => or_null(() => library.cover(toolkit, driver, [device], library.constants.COVER_CUBINS)) !== null;
    return all_devices(library).filter((device) => {
        const answer = answer_of(library, library.driver_supports_why(driver, device));
        return answer === "yes" || (answer === "unknown" && is_built(device));
    });
}

/// {images, rows, advice} of a list, or {refusal}. `images` are what it builds, `rows` what each supported device runs of them.
export function coverage_of(library, syntax, text, toolkit, driver) {
    let images;
    try {
        images = library.arch_list_parse(syntax, text, { toolkit }).images.filter((image) => image.kind);
    } catch (refusal) {
        return { refusal };
    }
    const ptx = library.toolkit_ptx(toolkit);
    const given = images.map(({ kind, target }) => ({ name: { kind, target }, ptx: kind === library.constants.KIND_COMPUTE ? ptx : null }));
    const devices = supported_devices(library, toolkit, driver);
    const rows = devices.map((device) => {
        const choice = or_null(() => library.pick(driver, given, device));
        return { device, image: choice ? images[choice.index] : null, verdict: library.covers_why(driver, given, device) };
    });
    return { images, given, rows, advice: or_null(() => library.advise(toolkit, driver, given, devices)) ?? [] };
}

export class ListPart {
    constructor(library, remember) {
        Object.assign(this, { library, remember });
    }

    /// The code of a syntax by its name; null where there is none.
    syntax_of(name) {
        return or_null(() => this.library.arch_syntax_parse(name ?? ""));
    }

    open(state) {
        const { library } = this;
        this.state = { ...state, syntax: this.syntax_of(state.syntax) ? state.syntax : START.syntax, list: state.list || START.list };
        const newest = library.constants.DRIVER_NEWEST;
        const syntaxes = syntaxes_of(library).map(([, name]) => [name, name]);
        const list = element("input", { type: "text", value: this.state.list, autocomplete: "off", spellcheck: "false" });
        const driver = element("input", {
            type: "text",
            value: this.state.driver,
            autocomplete: "off",
            placeholder: `the newest, ${cuda_text(newest)}`,
        });
        const toolkits = library
            .toolkits()
            .map((row) => [row.name, row.name])
            .reverse();
        this.result = element("div", { class: "results" });
        const again = (change) => {
            Object.assign(this.state, change);
            this.remember(change);
            this.show();
        };
        list.addEventListener(
            "input",
            calm(() => again({ list: list.value.trim() })),
        );
        driver.addEventListener(
            "input",
            calm(() => again({ driver: driver.value.trim() })),
        );
        const form = element(
            "div",
            { class: "panel four" },
            field(
                "Syntax",
                choice(syntaxes, this.state.syntax, (syntax) => again({ syntax, list: library.arch_syntax_example(this.syntax_of(syntax)) })),
            ),
            field("List", list),
            field(
                "Toolkit",
                choice(toolkits, this.state.toolkit || library.toolkit_name(library.constants.TOOLKIT_DEFAULT), (toolkit) =>
                    again({ toolkit }),
                ),
            ),
            field("Driver", driver, "550, 12.4"),
        );
        this.input = list;
        this.show();
        return [form, this.result];
    }

    show() {
        const { library, state } = this;
        if (this.input.value !== state.list && this.input !== document.activeElement) this.input.value = state.list;
        const syntax = this.syntax_of(state.syntax);
        const toolkit = library.toolkits().find((row) => row.name === state.toolkit)?.toolkit ?? library.constants.TOOLKIT_DEFAULT;
        const driver = state.driver ? or_null(() => library.driver_parse(state.driver)) : library.constants.DRIVER_NEWEST;
        const written = element("p", { class: "muted" }, library.arch_syntax_tool(syntax));
        if (!driver)
            return replace(
                this.result,
                written,
                element("p", { class: "problem" }, `${visible(state.driver)}: not a driver: write 12.4, 550.54.14 or R550`),
            );
        const answer = coverage_of(library, syntax, state.list, toolkit, driver);
        if (answer.refusal) return replace(this.result, written, this.mistake(syntax, answer.refusal));
        const name = ({ kind, target }) => library.name_write({ kind, target });
        const none = answer.rows.filter((row) => !row.image);
        const columns = [
            { label: "device", cell: (row) => cc_text(row.device) },
            { label: "products", cell: (row) => element("span", { class: "muted" }, products_of(library, row.device, 2)) },
            {
                label: "runs",
                cell: (row) => (row.image ? verdict_mark("yes", name(row.image)) : verdict_mark(answer_of(library, row.verdict))),
            },
            {
                label: "how",
                cell: (row) =>
                    row.image
                        ? row.image.kind === library.constants.KIND_COMPUTE
                            ? "PTX, compiled by the driver (JIT)"
                            : "a cubin, natively"
                        : library.verdict_message(row.verdict),
            },
        ];
        replace(
            this.result,
            written,
            element(
                "article",
                { class: "panel" },
                element("h2", {}, "It builds"),
                facts([
                    ["images", answer.images.map((image) => element("span", { class: "chip" }, name(image)))],
                    ["runs nothing of it", none.map((row) => cc_text(row.device)).join(", ") || "no device that the driver supports"],
                    [
                        "advice",
                        answer.advice.length
                            ? element(
                                  "ul",
                                  { class: "plain" },
                                  answer.advice.map((one) => element("li", {}, this.sentence(answer.images, one))),
                              )
                            : "nothing: the list is good as it is",
                    ],
                ]),
            ),
            table_of(columns, [...none, ...answer.rows.filter((row) => row.image)], { caption: "what each device runs of the list" }),
            element("h2", {}, "The same list elsewhere"),
            this.translations(toolkit, answer.images),
        );
    }

    /// A piece of advice, of whose image and device the library tells which.
    sentence(images, { kind, index, has_index, image, device }) {
        const { library } = this;
        const own = has_index ? library.name_write({ kind: images[index].kind, target: images[index].target }) : "";
        const other = image.target ? library.name_write(image) : "";
        return [
            own || other,
            device ? `, on ${cc_text(device)}` : "",
            `: ${library.advice_kind_name(kind)}`,
            own && other ? ` (${other})` : "",
        ].join("");
    }

    mistake(syntax, refusal) {
        const { library, state } = this;
        const text = state.list,
            { problem } = refusal;
        const printed = problem ? or_null(() => library.arch_problem_message(problem, text)) : "";
        const bytes = new TextEncoder().encode(text),
            part = (from, to) => new TextDecoder().decode(bytes.subarray(from, to));
        const shown =
            problem && problem.end > problem.start
                ? element(
                      "p",
                      { class: "mistake" },
                      visible(part(0, problem.start)),
                      element("mark", {}, visible(part(problem.start, problem.end))),
                      visible(part(problem.end)),
                  )
                : null;
        return element(
            "article",
            { class: "panel" },
            element("p", { class: "problem" }, refusal.message),
            shown,
            printed ? facts([["the tool prints", visible(printed)]]) : null,
        );
    }

    translations(toolkit, images) {
        const { library } = this;
        const rows = syntaxes_of(library).map(([syntax, name]) => {
            try {
                return { name, text: library.arch_list_write(toolkit, syntax, images) };
            } catch (refusal) {
                return { name, refusal };
            }
        });
        const columns = [
            { label: "syntax", cell: ({ name }) => name },
            {
                label: "list",
                cell: ({ text, refusal }) => (refusal ? element("span", { class: "muted" }, refusal.message) : element("code", {}, text)),
            },
        ];
        return table_of(columns, rows, { caption: "the list in other syntaxes" });
    }
}
