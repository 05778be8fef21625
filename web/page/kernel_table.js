// The kernels of all files that were read: a table that is sorted and filtered by the worker, and a kernel's details with its curves.
import { charts_of } from "./chart.js";
import { calm, element, facts, field } from "./dom.js";
import { curves_of } from "./occupancy.js";
import { PagedTable } from "./table.js";
import { cc_text, grouped, percent, plural, visible } from "./words.js";

const unknown = (value) => (value === null || value === undefined ? "?" : String(value));

function kernel_columns() {
    const share = (row) => (row.fill ? percent(row.fill.warps, row.fill.occupancy.max_warps) : row.kind === "device" ? "-" : "?");
    const number = (label, sort, cell, title) => ({ label, sort, cell, title, number: true });
    return [
        {
            label: "kernel",
            sort: "name",
            cell: (row) => element("bdi", { class: "symbol", title: visible(row.name) }, visible(row.name)),
        },
        { label: "target", sort: "image", cell: (row) => row.target, title: "of the image that it is in" },
        number("regs", "registers", (row) => unknown(row.registers), "registers per thread"),
        number(
            "smem",
            "smem",
            (row) => `${unknown(row.smem)}${row.dynamic ? "+?" : ""}`,
            "bytes of static shared memory; +?: it may take dynamic shared memory as well",
        ),
        number("stack", "stack", (row) => (row.stack === Infinity ? "unbounded" : unknown(row.stack)), "bytes of stack of a thread"),
        number(
            "spills",
            "spills",
            (row) => unknown(row.spills),
            "instructions that spill registers or load them again; ptxas tells from 12.6 on",
        ),
        number("barriers", "barriers", (row) => unknown(row.barriers)),
        number("params", "params", (row) => unknown(row.params), "bytes of parameters"),
        number(
            "block",
            "block",
            (row) => (row.fill ? `${row.fill.kernel.block_size} ${row.fill.reason}` : "-"),
            "threads per block, and why so many",
        ),
        number("blocks/SM", "blocks", (row) => (row.fill ? String(row.fill.blocks) : "-")),
        number("occupancy", "occupancy", share),
        {
            label: "limited by",
            cell: (row) => (row.fill ? row.fill.limits.join(", ") : row.kind === "device" ? "a device function" : ""),
        },
        { label: "what would help", cell: (row) => (row.fill?.steps.length ? row.fill.steps[0].text : "-") },
    ];
}

export class KernelTable {
    /// `state` has q, sort and down, of which `remember` is told; `ask` gives a page of rows, `name_of` the name of a file.
    constructor(library, { state, ask, name_of, remember }) {
        Object.assign(this, { library, state, ask, name_of, remember });
    }

    nodes() {
        const filter = element("input", { type: "search", autocomplete: "off", spellcheck: "false", value: this.state.q });
        const count = element("p", { class: "muted" });
        const table = new PagedTable(
            kernel_columns(),
            async (query) => {
                const answer = await this.ask({ ...query, filter: this.state.q });
                count.textContent =
                    answer.total === answer.all
                        ? `${grouped(answer.all)} functions`
                        : `${grouped(answer.total)} of ${grouped(answer.all)} functions`;
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
        table.show();
        return [element("h2", {}, "Kernels"), field("Name or target contains", filter), count, table.node];
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
        const { library } = this;
        const told = (size, none) => (size === null ? "unknown" : size || none);
        const list = facts([
            ["name", element("bdi", {}, visible(row.name))],
            ["file", element("bdi", {}, visible(this.name_of(row.file)), `, image ${row.image + 1}`)],
            ["register cap", row.cap === null ? "unknown" : row.cap || "none"],
            ["own stack frame", row.frame === null ? "unknown" : plural(row.frame, "byte")],
            ["required block", told(row.required, "none")],
            ["largest block", told(row.most, "none")],
            ["cluster", told(row.cluster, "none")],
            ["machine code", row.code === null ? "unknown" : plural(row.code, "byte")],
            ["damaged", row.fault?.text],
            ["what would help", row.fill ? row.fill.steps.map((step) => element("div", {}, step.text)) : null],
        ]);
        if (!row.fill) return list;
        const { kernel, cc, occupancy } = row.fill;
        const state = new URLSearchParams({
            device: cc_text(cc),
            block: kernel.block_size,
            regs: kernel.registers,
            smem: kernel.static_smem,
            dynamic: kernel.dynamic_smem,
            barriers: kernel.barriers,
        });
        return element(
            "div",
            {},
            list,
            element("p", {}, element("a", { href: `#occupancy?${state}` }, `its occupancy on ${cc_text(cc)}, to change`)),
            charts_of(curves_of(library, library.geometry_find(cc), kernel), kernel, occupancy, "KiB per block"),
        );
    }
}
