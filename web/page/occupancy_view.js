// The view "Occupancy": a device and a kernel's numbers; blocks on an SM, limits, curves, the next step, the same kernel elsewhere.
import { write_address } from "./address.js";
import { charts_of } from "./chart.js";
import { device_of, no_device_text, products_of } from "./devices.js";
import { element, facts, field, replace } from "./dom.js";
import { curves_of, filled_text, limiters_of, limits_of, next_steps, occupancy_or_null, opted_in } from "./occupancy.js";
import { table_of } from "./table.js";
import { bytes_text, cc_text, grouped, percent, plural } from "./words.js";

/// The numbers of a kernel: [key in the address, label, field of smarch_kernel, default, largest on the slider, step of the slider].
const NUMBERS = [
    ["block", "Threads per block", "block_size", 256, 1024, 32],
    ["regs", "Registers per thread", "registers", 40, 255, 1],
    ["smem", "Static shared memory, bytes", "static_smem", 8192, 49152, 256],
    ["dynamic", "Dynamic shared memory, bytes", "dynamic_smem", 0, 233472, 1024],
    ["barriers", "Named barriers", "barriers", 0, 16, 1],
];
const DEFAULTS = {
    device: "H100 SXM5 80GB",
    optin: "",
    cluster: "",
    grid: "",
    sms: "",
    ...Object.fromEntries(NUMBERS.map(([key, , , value]) => [key, String(value)])),
};

const whole_number = (text, most = 0xffffffff) => (/^\d{1,10}$/.test(text) && Number(text) <= most ? Number(text) : null);

/// Everything that the view shows of a state ({device, block, regs...}, all texts), or {problem}.
export function occupancy_answer(library, state) {
    const device = device_of(library, state.device);
    if (!device) return { problem: `${state.device}: ${no_device_text(library, state.device)}` };
    const geometry = library.geometry_find(device.cc);
    if (!geometry) return { problem: `nothing is known of the hardware of ${device.name}` };
    let kernel = { flags: 0 };
    for (const [key, label, name] of NUMBERS) {
        kernel[name] = whole_number(state[key]);
        if (kernel[name] === null) return { problem: `${label}: '${state[key]}' is no whole number` };
    }
    if (state.optin) kernel = opted_in(library, kernel, kernel.dynamic_smem);
    try {
        const occupancy = library.occupancy_compute(geometry, kernel);
        const best = library.occupancy_best_block(geometry, kernel);
        const sms = state.sms ? whole_number(state.sms) : (device.product?.sm_count ?? null);
        return {
            device,
            geometry,
            kernel,
            occupancy,
            best,
            sms,
            steps: next_steps(library, geometry, kernel),
            limits: limits_of(library, occupancy),
            ...device_answer(library, geometry, occupancy, state, sms),
        };
    } catch (refusal) {
        return { problem: refusal.message };
    }
}

/// What the whole device holds, and in how many waves it runs a grid.
function device_answer(library, geometry, occupancy, state, sms) {
    const cluster = state.cluster ? whole_number(state.cluster) : null,
        grid = state.grid ? whole_number(state.grid) : null;
    const answer = { cluster, grid, clusters: null, waves: null, device_problem: "" };
    try {
        for (const key of ["cluster", "grid", "sms"]) {
            if (state[key] && whole_number(state[key]) === null) return { ...answer, device_problem: `'${state[key]}' is no whole number` };
        }
        if (cluster && grid && grid % cluster) answer.device_problem = `${plural(grid, "block")} are no multiple of a cluster's ${cluster}`;
        else if (sms && occupancy.blocks) {
            if (cluster) answer.clusters = library.geometry_clusters_upper_bound(geometry, occupancy.blocks, sms, cluster);
            answer.waves = library.geometry_waves(geometry, occupancy.blocks, sms, cluster ?? 1, grid ?? 0);
        }
    } catch (refusal) {
        answer.device_problem = refusal.message;
    }
    return answer;
}

/// The same kernel on every compute capability.
export function elsewhere(library, kernel) {
    return library.geometries().map((geometry) => ({ cc: geometry.cc, geometry, occupancy: occupancy_or_null(library, geometry, kernel) }));
}

const bar_of = (share) =>
    element(
        "svg",
        { viewBox: "0 0 100 1", preserveAspectRatio: "none", "aria-hidden": "true" },
        element("rect", { width: 100 * share, height: 1 }),
    );

export class OccupancyView {
    constructor(library) {
        this.library = library;
        this.inputs = {};
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
        for (const input of this.inputs[key]) if (input !== document.activeElement || input.type === "range") input.value = this.state[key];
        this.update();
    }

    form() {
        const input = (key, properties, ...heard) => {
            const node = element("input", properties);
            node.addEventListener("input", () => this.set(key, node.value.trim()));
            (this.inputs[key] ??= []).push(node);
            return node;
        };
        const text = (key, label, hint, placeholder) =>
            field(label, input(key, { type: "text", inputmode: "numeric", autocomplete: "off", placeholder }), hint);
        const numbers = NUMBERS.map(([key, label, , , most, step]) => {
            const typed = input(key, { type: "text", inputmode: "numeric", autocomplete: "off" });
            const slider = input(key, {
                type: "range",
                min: key === "block" ? step : 0,
                max: most,
                step,
                "aria-label": `${label}, slider`,
            });
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

    update() {
        const { state } = this;
        write_address("occupancy", Object.fromEntries(Object.entries(state).filter(([key, value]) => value !== DEFAULTS[key])));
        const answer = occupancy_answer(this.library, state);
        if (answer.problem) {
            replace(this.headline, element("p", { class: "problem", role: "alert" }, answer.problem));
            replace(this.result);
            return replace(this.below);
        }
        const { scrollX, scrollY } = window;
        replace(this.headline, this.summary(answer));
        replace(this.result, this.bars(answer), this.next(answer), this.numbers(answer));
        replace(this.below, this.curves(answer), this.others(answer));
        window.scrollTo(scrollX, scrollY);
    }

    summary({ device, occupancy }) {
        const share = percent(occupancy.warps, occupancy.max_warps);
        return [
            element("p", { class: "big" }, element("strong", {}, share), " occupancy"),
            element("p", {}, `${plural(occupancy.blocks, "block")} on an SM: ${occupancy.warps} of ${occupancy.max_warps} warps`),
            element(
                "p",
                { class: "muted" },
                device.product ? `${device.name}, compute capability ${cc_text(device.cc)}` : `compute capability ${cc_text(device.cc)}`,
            ),
        ];
    }

    /// A bar per limit; the shortest ones limit.
    bars({ limits }) {
        const most = Math.max(1, ...limits.map((limit) => limit.blocks ?? 0));
        const row = ({ label, blocks, limits: is_limit }) =>
            element(
                "tr",
                { class: is_limit ? "limit" : null },
                element("th", { scope: "row" }, label),
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
        return element(
            "table",
            { class: "bars" },
            element("caption", {}, "Blocks on an SM, by what limits them"),
            element("tbody", {}, limits.map(row)),
        );
    }

    next({ steps, best, kernel, occupancy }) {
        const buttons = steps.map((step) =>
            element("li", {}, element("button", { type: "button", onclick: () => this.apply(step) }, step.text)),
        );
        if (best.block_size && best.block_size !== kernel.block_size) {
            const warps = best.blocks * Math.ceil(best.block_size / 32);
            const text = `best block size, ${plural(best.block_size, "thread")}: ${filled_text(best.blocks, warps, occupancy)}`;
            buttons.push(element("li", {}, element("button", { type: "button", onclick: () => this.set("block", best.block_size) }, text)));
        }
        const heading = element("h2", {}, "The next step");
        return element(
            "div",
            { class: "next" },
            heading,
            buttons.length
                ? element("ul", { class: "steps" }, buttons)
                : element("p", { class: "muted" }, "No single change brings one more block."),
        );
    }

    apply(step) {
        this.set(NUMBERS.find(([, , name]) => name === step.field)[0], step.then);
    }

    curves({ geometry, kernel, occupancy }) {
        return charts_of(curves_of(this.library, geometry, kernel), kernel, occupancy, "KiB per block, as far as opting in reaches", {
            block: (at) => this.set("block", Math.max(32, Math.round(at / 32) * 32)),
            registers: (at) => this.set("regs", at),
            smem: (at) => this.set("dynamic", Math.round(at / 256) * 256),
        });
    }

    numbers({ geometry, occupancy, sms, waves, clusters, cluster, grid, device_problem, best }) {
        const library = this.library;
        const reserved = geometry.smem_reserved_per_block;
        const tail = waves?.tail_blocks ? `, the last with ${plural(waves.tail_blocks, "block")}` : "";
        return element(
            "div",
            { class: "panel" },
            element("h2", {}, "In numbers"),
            facts([
                [
                    "a block gets",
                    `${plural(occupancy.allocated_registers, "register")}, ${plural(occupancy.allocated_smem, "byte")} of shared memory`,
                    reserved ? `, ${reserved} of them the driver's` : "",
                ],
                [
                    "left over",
                    `${plural(occupancy.unused_warps, "warp")}, ${plural(occupancy.unused_registers, "register")}, `,
                    `${plural(occupancy.unused_smem, "byte")} of ${occupancy.smem_per_sm / 1024} KiB shared memory`,
                ],
                [
                    "the device",
                    sms
                        ? `${plural(sms, "SM")}${waves ? `, ${grouped(waves.blocks_at_once)} blocks at a time${cluster > 1 ? " at most" : ""}` : ""}`
                        : "SMs unknown: name a product or their number",
                ],
                ["clusters", clusters === null ? null : `${clusters} at most; the driver knows the number (cuOccupancyMaxActiveClusters)`],
                ["waves of the grid", grid && waves ? `${waves.waves}${tail}` : null],
                [
                    "smallest full grid",
                    sms && best.block_size
                        ? `${plural(library.best_block_min_grid(best, sms), "block")} of ${best.block_size} threads`
                        : null,
                ],
                [
                    "shared memory sizes",
                    `${library
                        .geometry_carveouts(geometry)
                        .map((size) => size / 1024)
                        .join(
                            ", ",
                        )} KiB an SM; a block up to ${bytes_text(geometry.smem_per_block)}, opted in ${bytes_text(geometry.smem_per_block_optin)}`,
                ],
                ["not answered", device_problem],
            ]),
        );
    }

    others({ device, kernel, occupancy: here }) {
        const changed = (value, own, text) => (value === own ? text : element("strong", { class: value > own ? "more" : "less" }, text));
        const columns = [
            {
                label: "device",
                cell: ({ cc }) =>
                    cc === device.cc
                        ? cc_text(cc)
                        : element(
                              "button",
                              { type: "button", class: "plain", onclick: () => this.set("device", cc_text(cc)) },
                              cc_text(cc),
                          ),
            },
            { label: "products", cell: ({ cc }) => element("span", { class: "muted" }, products_of(this.library, cc, 2)) },
            {
                label: "blocks",
                number: true,
                cell: ({ occupancy }) => (occupancy ? changed(occupancy.blocks, here.blocks, String(occupancy.blocks)) : "-"),
            },
            { label: "warps", number: true, cell: ({ occupancy }) => (occupancy ? `${occupancy.warps} of ${occupancy.max_warps}` : "-") },
            {
                label: "occupancy",
                number: true,
                cell: ({ occupancy }) =>
                    occupancy
                        ? changed(
                              occupancy.warps / occupancy.max_warps,
                              here.warps / here.max_warps,
                              percent(occupancy.warps, occupancy.max_warps),
                          )
                        : "refused",
            },
            {
                label: "limited by",
                cell: ({ occupancy }) =>
                    occupancy
                        ? limiters_of(this.library, occupancy)
                              .map((limit) => limit.label)
                              .join(", ")
                        : "",
            },
            { label: "shared memory of an SM", number: true, cell: ({ geometry }) => `${geometry.smem_per_sm / 1024} KiB` },
        ];
        const row_of = (row, cells) => element("tr", { class: row.cc === device.cc ? "here" : null }, cells);
        return element(
            "div",
            {},
            element("h2", {}, "The same kernel on other devices"),
            table_of(columns, elsewhere(this.library, kernel).reverse(), { caption: "the kernel by compute capability", row_of }),
        );
    }
}
