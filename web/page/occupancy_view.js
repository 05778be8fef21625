// The view "Occupancy": a device and a kernel's numbers; blocks on an SM, limits, curves, the next step, the same kernel elsewhere, two side by side.
import { write_address } from "./address.js";
import { charts_of } from "./chart.js";
import { device_of, products_of } from "./devices.js";
import { element, facts, field, replace } from "./dom.js";
import { or_null, Refusal } from "./library.js";
import { table_of } from "./table.js";
import { bytes_text, grouped, known, limiter_text, percent, plural, visible } from "./words.js";

/// The numbers of a kernel: [option, label, default, step of the slider, what the slider ends at of the hardware].
const NUMBERS = [
    ["block", "Threads per block", 256, 32, (sm) => sm.max_threads_per_block],
    ["regs", "Registers per thread", 40, 1, (sm) => sm.max_registers_per_thread],
    ["smem", "Static shared memory, bytes", 8192, 256, (sm) => sm.smem_per_block_bytes],
    ["dynamic", "Dynamic shared memory, bytes", 0, 1024, (sm) => sm.smem_per_block_optin_bytes],
    ["barriers", "Named barriers", 0, 1, () => 16],
    ["tensor-memory", "Tensor memory, columns", 0, 32, (sm) => Number(sm.tensor_memory_columns_per_sm) || 0],
];
/// What a change of the answer's is called here.
const OPTIONS = {
    threads_per_block: "block",
    registers_per_thread: "regs",
    static_smem_bytes: "smem",
    dynamic_smem_bytes: "dynamic",
    barriers_per_block: "barriers",
    tensor_memory_columns_per_block: "tensor-memory",
};
const DEFAULTS = {
    device: "H100 SXM5 80GB",
    optin: "",
    cluster: "",
    grid: "",
    sms: "",
    kept: "",
    ...Object.fromEntries(NUMBERS.map(([key, , value]) => [key, String(value)])),
};

/// Everything that the view shows of a configuration ({device, block, regs...}, all texts). Throws a Refusal.
export function occupancy_answer(library, state) {
    const device = device_of(library, state.device);
    const sms = state.sms || (Number(device.product?.sm_count) ? device.product.sm_count : "");
    const options = Object.fromEntries([...NUMBERS.map(([key]) => key), "cluster", "grid"].map((key) => [key, state[key]]));
    const question = { words: [device.cc] };
    for (const [key, value] of Object.entries({ ...options, sms })) if (value !== "") question[key] = value;
    if (state.optin) question.optin = state.dynamic || "0";
    const hardware = library.ask({ ask: "hardware", words: [device.cc] });
    return { device, question, hardware, fit: library.ask({ ...question, ask: "occupancy" }) };
}

const bar_of = (share) =>
    element(
        "svg",
        { viewBox: "0 0 100 1", preserveAspectRatio: "none", "aria-hidden": "true" },
        element("rect", { width: 100 * share, height: 1 }),
    );

const share_of = (fit) => percent(fit.warps_per_sm, fit.max_warps_per_sm);
const limits_of = (fit) => fit.limiters.map(limiter_text).join(", ");
const filled_text = (filled, most) => `${plural(filled.blocks_per_sm, "block")}, ${percent(filled.warps_per_sm, most)}`;

export class OccupancyView {
    constructor(library) {
        this.library = library;
        this.inputs = {};
        this.sliders = {};
        this.headline = element("div", { class: "headline", "aria-live": "polite" });
        this.result = element("div", { class: "results" });
        this.below = element("div", {});
        this.node = element("section", {}, element("div", { class: "split" }, this.headline, this.form(), this.result), this.below);
    }

    open(state) {
        this.state = { ...DEFAULTS, ...state };
        for (const [key, inputs] of Object.entries(this.inputs)) {
            for (const input of inputs)
                input.type === "checkbox" ? (input.checked = Boolean(this.state[key])) : (input.value = this.state[key]);
        }
        this.update();
    }

    set(key, value) {
        this.state[key] = String(value);
        for (const input of this.inputs[key] ?? [])
            if (input !== document.activeElement || input.type === "range") input.value = this.state[key];
        this.update();
    }

    form() {
        const input = (key, properties) => {
            const node = element("input", properties);
            node.addEventListener("input", () => this.set(key, node.value.trim()));
            (this.inputs[key] ??= []).push(node);
            return node;
        };
        const text = (key, label, hint, placeholder) =>
            field(label, input(key, { type: "text", inputmode: "numeric", autocomplete: "off", placeholder }), hint);
        const numbers = NUMBERS.map(([key, label, , step]) => {
            const typed = input(key, { type: "text", inputmode: "numeric", autocomplete: "off" });
            const slider = input(key, { type: "range", min: key === "block" ? step : 0, step, "aria-label": `${label}, slider` });
            this.sliders[key] = slider;
            return element("div", { class: "slider" }, field(label, typed), slider);
        });
        const optin = element("input", { type: "checkbox", id: "optin", onchange: () => this.set("optin", optin.checked ? "1" : "") });
        this.inputs.optin = [optin];
        return element(
            "form",
            { class: "panel", onsubmit: (event) => event.preventDefault() },
            element("h2", {}, "Kernel and device"),
            field(
                "Device",
                input("device", { type: "text", list: "device-names", autocomplete: "off", spellcheck: "false" }),
                "a product, a target (sm_90a) or a compute capability (9.0)",
            ),
            numbers,
            element("p", { class: "check" }, optin, element("label", { for: "optin" }, "opted in to its dynamic shared memory")),
            element(
                "div",
                { class: "three" },
                text("cluster", "Cluster", null, "blocks"),
                text("grid", "Grid", null, "blocks"),
                text("sms", "SMs", null, "number"),
            ),
        );
    }

    /// The configuration in the address that is now, without what it is compared with.
    configuration() {
        const filled = Object.entries(this.state).filter(([key, value]) => key !== "kept" && value !== DEFAULTS[key]);
        return new URLSearchParams(filled).toString();
    }

    /// The answer that was kept, or null.
    kept() {
        if (!this.state.kept) return null;
        const state = { ...DEFAULTS, ...Object.fromEntries(new URLSearchParams(this.state.kept === "1" ? "" : this.state.kept)) };
        return or_null(() => ({ state, ...occupancy_answer(this.library, state) }));
    }

    update() {
        const { state } = this;
        write_address("occupancy", Object.fromEntries(Object.entries(state).filter(([key, value]) => value !== DEFAULTS[key])));
        let answer;
        try {
            answer = occupancy_answer(this.library, state);
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            replace(this.headline, element("p", { class: "problem", role: "alert" }, visible(refusal.message)));
            replace(this.result);
            return replace(this.below);
        }
        for (const [key, , , , end] of NUMBERS) {
            // A slider that ends elsewhere would move its own value.
            this.sliders[key].max = Math.max(end(answer.hardware), Number(state[key]) || 0);
            this.sliders[key].value = state[key];
        }
        const kept = this.kept(),
            { scrollX, scrollY } = window;
        replace(this.headline, this.summary(answer), this.others_called_so(answer.device));
        replace(this.result, this.bars(answer), this.next(answer), this.numbers(answer), this.compared(answer, kept));
        replace(this.below, this.curves(answer, kept), this.everywhere(answer));
        window.scrollTo(scrollX, scrollY);
    }

    summary({ device, fit }) {
        const capability = `compute capability ${device.cc}`;
        return [
            element("p", { class: "big" }, element("strong", {}, share_of(fit)), " occupancy"),
            element("p", {}, `${plural(fit.blocks_per_sm, "block")} on an SM: ${fit.warps_per_sm} of ${fit.max_warps_per_sm} warps`),
            element("p", { class: "muted" }, device.product ? `${device.name}, ${capability}` : capability),
        ];
    }

    /// Other products that have the name which was typed.
    others_called_so({ others }) {
        if (!others.length) return null;
        const choose = (row) =>
            element(
                "button",
                { type: "button", class: "chip", onclick: () => this.set("device", row.product_name) },
                `${row.product_name} (${row.compute_capability}, ${plural(known(row.sm_count), "SM")})`,
            );
        return element("p", { class: "chips" }, "or ", others.slice(0, 6).map(choose));
    }

    /// A bar per limit; the shortest ones limit.
    bars({ fit }) {
        const limits = Object.entries(fit.blocks_by);
        const most = Math.max(1, ...limits.map(([, blocks]) => blocks ?? 0));
        const row = ([code, blocks]) => {
            const is_limit = fit.limiters.includes(code);
            return element(
                "tr",
                { class: is_limit ? "limit" : null },
                element("th", { scope: "row" }, limiter_text(code)),
                element("td", { class: "number" }, blocks === null ? "" : String(blocks)),
                element(
                    "td",
                    { class: "bar" },
                    element(
                        "div",
                        {},
                        blocks === null ? element("span", { class: "muted" }, "no limit") : bar_of(blocks / most),
                        is_limit ? element("span", { class: "limits" }, "limits") : null,
                    ),
                ),
            );
        };
        return element(
            "table",
            { class: "bars" },
            element("caption", {}, "Blocks on an SM, by what limits them"),
            element("tbody", {}, limits.map(row)),
        );
    }

    next({ fit }) {
        const buttons = fit.next_steps
            .filter((step) => OPTIONS[step.change])
            .map((step) => {
                const apply = () => this.set(OPTIONS[step.change], step.value_then);
                return element("li", {}, element("button", { type: "button", onclick: apply }, step.text));
            });
        const best = fit.best_block;
        if (best && best.threads_per_block !== fit.threads_per_block) {
            const text = `best block size, ${plural(best.threads_per_block, "thread")}: ${filled_text(best, fit.max_warps_per_sm)}`;
            const apply = () => this.set("block", best.threads_per_block);
            buttons.push(element("li", {}, element("button", { type: "button", onclick: apply }, text)));
        }
        const none = element("p", { class: "muted" }, "No single change brings one more block.");
        return element(
            "div",
            { class: "next" },
            element("h2", {}, "The next step"),
            buttons.length ? element("ul", { class: "steps" }, buttons) : none,
        );
    }

    numbers({ fit, hardware }) {
        const reserved = fit.smem_reserved_per_block_bytes;
        const tail = fit.tail_blocks ? `, the last with ${plural(fit.tail_blocks, "block")}` : "";
        const at_once = `${grouped(fit.blocks_at_once ?? 0)} blocks at a time${fit.cluster_blocks > 1 ? " at most" : ""}`;
        return element(
            "div",
            { class: "panel" },
            element("h2", {}, "In numbers"),
            facts([
                [
                    "a block gets",
                    `${plural(fit.allocated_registers_per_block, "register")}, `,
                    `${plural(fit.allocated_smem_per_block_bytes, "byte")} of shared memory`,
                    reserved ? `, ${reserved} of them the driver's` : "",
                ],
                [
                    "left over",
                    `${plural(fit.unused_warps, "warp")}, ${plural(fit.unused_registers, "register")}, `,
                    `${plural(fit.unused_smem_bytes, "byte")} of ${fit.carveout_kib} KiB shared memory`,
                ],
                ["the device", fit.sm_count ? `${plural(fit.sm_count, "SM")}, ${at_once}` : "SMs unknown: name a product or their number"],
                [
                    "clusters",
                    typeof fit.clusters_at_most === "number"
                        ? `${fit.clusters_at_most} at most; the driver knows the number (cuOccupancyMaxActiveClusters)`
                        : null,
                ],
                ["waves of the grid", fit.waves ? `${fit.waves}${tail}` : null],
                [
                    "smallest full grid",
                    fit.min_grid_blocks ? `${plural(fit.min_grid_blocks, "block")} of ${fit.best_block.threads_per_block} threads` : null,
                ],
                [
                    "shared memory sizes",
                    `${hardware.carveouts_kib.join(", ")} KiB an SM; a block up to ${bytes_text(hardware.smem_per_block_bytes)}, `,
                    `opted in ${bytes_text(hardware.smem_per_block_optin_bytes)}`,
                ],
            ]),
        );
    }

    /// Two configurations side by side.
    compared({ device, question, fit }, kept) {
        const keep = element(
            "button",
            { type: "button", onclick: () => this.set("kept", this.configuration() || "1") },
            kept ? "Keep this one instead" : "Keep this configuration, to compare",
        );
        if (!kept) return element("p", {}, keep);
        const sides = [
            { device: kept.device, question: kept.question, fit: kept.fit },
            { device, question, fit },
        ];
        const rows = [
            ["device", ({ device }) => device.name],
            ...NUMBERS.map(([key, label]) => [label, ({ question }) => question[key] ?? "0"]),
            ["blocks on an SM", ({ fit }) => fit.blocks_per_sm],
            ["warps", ({ fit }) => `${fit.warps_per_sm} of ${fit.max_warps_per_sm}`],
            ["occupancy", ({ fit }) => share_of(fit)],
            ["limited by", ({ fit }) => limits_of(fit)],
            ["waves of the grid", ({ fit }) => known(fit.waves)],
        ].map(([label, of]) => ({ label, texts: sides.map((side) => String(of(side))) }));
        const own = (row) => (row.texts[0] === row.texts[1] ? row.texts[1] : element("strong", {}, row.texts[1]));
        const columns = [
            { label: "number", cell: (row) => row.label },
            { label: "kept", cell: (row) => row.texts[0] },
            { label: "now", cell: own },
        ];
        const back = () => this.open({ ...Object.fromEntries(new URLSearchParams(this.state.kept)), kept: "" });
        return element(
            "div",
            { class: "compared" },
            element("h2", {}, "Two configurations"),
            table_of(columns, rows, { caption: "two configurations side by side" }),
            element(
                "p",
                { class: "chips" },
                keep,
                " ",
                element("button", { type: "button", onclick: () => this.set("kept", "") }, "Compare no more"),
                " ",
                element("button", { type: "button", onclick: back }, "Back to the one that was kept"),
            ),
        );
    }

    curves({ question }, kept) {
        const { library } = this;
        const curves_of = (question) => library.ask({ ...question, ask: "curves" });
        const kernel = Object.fromEntries(NUMBERS.map(([key]) => [key, Number(question[key] ?? 0)]));
        return charts_of(curves_of(question), kernel, {
            kept: kept && curves_of(kept.question),
            onset: {
                block: (at) => this.set("block", Math.max(32, Math.round(at / 32) * 32)),
                regs: (at) => this.set("regs", at),
                dynamic: (at) => this.set("dynamic", Math.round(at / 256) * 256),
            },
        });
    }

    everywhere({ device, question, fit }) {
        const { everywhere } = this.library.ask({ ...question, words: [], ask: "everywhere" });
        const mark = (value, own, text) => {
            if (value === own) return text;
            return element("strong", { class: value > own ? "more" : "less" }, value > own ? "▲ " : "▼ ", text);
        };
        const part = (row) => row.warps_per_sm / row.max_warps_per_sm;
        const runs = (row) => row.blocks_per_sm !== null;
        const columns = [
            {
                label: "device",
                cell: (row) =>
                    row.device === device.cc
                        ? row.device
                        : element("button", { type: "button", class: "plain", onclick: () => this.set("device", row.device) }, row.device),
            },
            { label: "blocks", number: true, cell: (row) => (runs(row) ? mark(row.blocks_per_sm, fit.blocks_per_sm, String(row.blocks_per_sm)) : "-") },
            { label: "warps", number: true, cell: (row) => (runs(row) ? `${row.warps_per_sm} of ${row.max_warps_per_sm}` : "-") },
            { label: "occupancy", number: true, cell: (row) => (runs(row) ? mark(part(row), part(fit), share_of(row)) : "refused") },
            { label: "limited by", cell: (row) => (runs(row) ? limits_of(row) : "-") },
            { label: "products", wide: true, cell: (row) => element("span", { class: "muted" }, products_of(this.library, row.device, 2)) },
        ];
        const row_of = (row, cells) => element("tr", { class: row.device === device.cc ? "here" : null }, cells);
        return element(
            "div",
            {},
            element("h2", {}, "The same kernel on other devices"),
            element("p", { class: "muted" }, `▲: more than on ${device.cc}; ▼: less.`),
            table_of(columns, everywhere.reverse(), { caption: "the kernel by compute capability", row_of, csv: "occupancy" }),
        );
    }
}
