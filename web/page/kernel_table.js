// The kernels of all files that were read: a table that is sorted and filtered beside the page, and a kernel's details with its curves.
import { charts_of } from "./chart.js";
import { calm, csv_button, element, facts, field } from "./dom.js";
import { or_null } from "./library.js";
import { PagedTable } from "./table.js";
import { grouped, known, limiter_text, percent, plural, visible } from "./words.js";

/// Rows that are asked for at once when all are saved.
const SAVED_AT_ONCE = 5000;

const size_text = (size) => (size === null ? "none" : size === "unknown" ? "unknown" : `${size.x}x${size.y}x${size.z}`);
const bytes_of = (size) => (size === "unknown" || size === "unbounded" ? size : plural(size, "byte"));
/// How the kernel fills an SM; null where that is not known, and of a device function.
const fill_of = (row) => (row.occupancy && row.occupancy !== "unknown" ? row.occupancy : null);

function limits_of(row) {
    const fill = fill_of(row);
    if (!fill) return row.function_kind === "device" ? "a device function" : "";
    return fill.launch_refused ?? fill.limiters.map(limiter_text).join(", ");
}

/// [label, key that sorts, text, title]; the keys are the answers' own.
const NUMBERS = [
    ["regs", "registers_per_thread", (row) => known(row.registers_per_thread), "registers per thread"],
    [
        "smem",
        "static_smem_bytes",
        (row) => `${known(row.static_smem_bytes)}${row.dynamic_smem === "possible" ? "+?" : ""}`,
        "bytes of static shared memory; +?: it may take dynamic shared memory as well",
    ],
    ["stack", "stack_bytes", (row) => known(row.stack_bytes), "bytes of stack of a thread"],
    ["spills", "spill_instructions", (row) => known(row.spill_instructions), "instructions that spill registers or load them again; ptxas tells from 12.6 on"],
    ["block", "threads_per_block", (row) => fill_of(row)?.threads_per_block ?? "-", "threads per block"],
    ["blocks/SM", "blocks_per_sm", (row) => fill_of(row)?.blocks_per_sm ?? "-", "blocks on an SM"],
    [
        "occupancy",
        "occupancy",
        (row) => (fill_of(row) ? percent(row.occupancy.warps_per_sm, row.occupancy.max_warps_per_sm) : row.function_kind === "device" ? "-" : "?"),
        "warps of the SM's",
    ],
];

const COLUMNS = [
    {
        label: "kernel",
        sort: "name",
        cell: (row) => element("bdi", { class: "symbol", title: visible(row.shown_name) }, visible(row.shown_name)),
    },
    { label: "target", sort: "entry", cell: (row) => row.target, title: "of the image that it is in" },
    ...NUMBERS.map(([label, sort, cell, title]) => ({ label, sort, title, number: true, cell: (row) => String(cell(row)) })),
    { label: "limited by", wraps: true, cell: limits_of },
    { label: "what would help", wraps: true, cell: (row) => fill_of(row)?.next_steps[0]?.text ?? "-" },
];

export class KernelTable {
    /// `state` has q, sort and down, of which `remember` is told; `ask` gives a page of rows, `name_of` the name of a file.
    constructor(library, { state, ask, name_of, remember }) {
        Object.assign(this, { library, state, ask, name_of, remember });
    }

    async nodes() {
        const filter = element("input", { type: "search", autocomplete: "off", spellcheck: "false", value: this.state.q });
        const count = element("p", { class: "muted" });
        const asked = ({ sort, descending, from, count }) => ({ order: sort ?? "", descending, from, count, filter: this.state.q });
        if (!(await this.ask({ count: 1 }))?.all) return [];
        const table = new PagedTable(
            COLUMNS,
            async (query) => {
                const answer = (await this.ask(asked(query))) ?? { total: 0, all: 0, rows: [] };
                const some = answer.total === answer.all ? "" : `${grouped(answer.total)} of `;
                count.textContent = `${some}${grouped(answer.all)} functions`;
                return answer;
            },
            {
                caption: "kernels",
                row_of: (row, cells) => this.kernel_row(row, cells),
                sort: this.state.sort,
                descending: this.state.down === "1",
                onchange: ({ key, descending }) => {
                    Object.assign(this.state, { sort: key, down: descending ? "1" : "" });
                    this.remember();
                },
            },
        );
        filter.addEventListener(
            "input",
            calm(() => {
                this.state.q = filter.value.trim();
                this.remember();
                table.from = 0;
                table.show();
            }),
        );
        const lines = async () => {
            const lines = [["file", "kernel", "target", ...NUMBERS.map(([, key]) => key), "limited by"]];
            for (let from = 0; ; from += SAVED_AT_ONCE) {
                const { key, descending } = table.sorted;
                const { rows } = await this.ask(asked({ sort: key, descending, from, count: SAVED_AT_ONCE }));
                for (const row of rows) {
                    const numbers = NUMBERS.map(([, , cell]) => String(cell(row)));
                    lines.push([this.name_of(row.file_number), row.name, row.target, ...numbers, limits_of(row)]);
                }
                if (rows.length < SAVED_AT_ONCE) return lines;
            }
        };
        await table.show();
        return [
            element("h2", {}, "Kernels"),
            field("Name or target contains", filter),
            count,
            table.node,
            csv_button("kernels", lines),
        ];
    }

    /// A row that opens the kernel's details below itself.
    kernel_row(row, cells) {
        const open = element("button", { type: "button", class: "plain", "aria-expanded": "false" }, ...cells[0].childNodes);
        cells[0].replaceChildren(open);
        const line = element("tr", {}, cells);
        open.addEventListener("click", () => {
            const is_open = open.getAttribute("aria-expanded") === "true";
            open.setAttribute("aria-expanded", String(!is_open));
            if (is_open) line.nextSibling.remove();
            else line.after(element("tr", { class: "details" }, element("td", { colspan: cells.length }, this.details(row))));
        });
        return line;
    }

    details(row) {
        const fill = fill_of(row);
        const list = facts([
            ["name", element("bdi", {}, visible(row.name))],
            ["symbol", row.symbol === row.name ? null : element("bdi", {}, visible(row.symbol))],
            ["file", element("bdi", {}, visible(this.name_of(row.file_number)), `, image ${row.entry}`)],
            ["register cap", known(row.register_cap, "none")],
            ["barriers", known(row.barriers_per_block)],
            ["parameters", bytes_of(row.parameter_bytes)],
            ["own stack frame", bytes_of(row.frame_bytes)],
            ["required block", size_text(row.required_block)],
            ["largest block", size_text(row.max_block)],
            ["cluster", size_text(row.cluster)],
            ["machine code", row.machine_code === "unknown" ? "unknown" : bytes_of(row.machine_code.size_bytes)],
            ["damaged", row.fault?.text],
            ["block size", fill && `${fill.threads_per_block}, ${fill.block_size_reason}`],
            ["what would help", fill?.next_steps.length ? fill.next_steps.map((step) => element("div", {}, step.text)) : null],
        ]);
        if (!fill) return list;
        const number = (value) => (typeof value === "number" ? value : 0);
        const kernel = {
            block: fill.threads_per_block,
            regs: number(row.registers_per_thread),
            smem: number(row.static_smem_bytes),
            dynamic: fill.dynamic_smem_bytes,
            barriers: number(row.barriers_per_block),
        };
        const optin = fill.opted_in_bytes === null ? {} : { optin: fill.opted_in_bytes };
        const curves = or_null(() => this.library.ask({ ask: "curves", words: [row.occupancy_of], ...kernel, ...optin }));
        const address = new URLSearchParams({ device: row.occupancy_of, ...kernel, ...(fill.opted_in_bytes === null ? {} : { optin: "1" }) });
        return element(
            "div",
            {},
            list,
            element("p", {}, element("a", { href: `#occupancy?${address}` }, `its occupancy on ${row.occupancy_of}, to change`)),
            curves && charts_of(curves, kernel),
        );
    }
}
