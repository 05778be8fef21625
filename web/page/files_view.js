// The view "Files": what is in files, which devices and drivers run it, what its kernels use. A worker reads; the page asks it for rows.
import { write_address } from "./address.js";
import { chart_of } from "./chart.js";
import { device_of, no_device_text } from "./devices.js";
import { calm, code, element, facts, field, replace, verdict_mark } from "./dom.js";
import { FileReaderWorker } from "./files_worker.js";
import { curves_of } from "./occupancy.js";
import { PagedTable, table_of } from "./table.js";
import { bytes_text, cc_text, cuda_text, grouped, hex, percent, plural, visible } from "./words.js";

const DEFAULTS = { device: "", driver: "", block: "", dynamic: "", q: "", sort: "", down: "" };

const MOST_CARDS = 200;

const more_than = ({ rows, count }) => (count > rows.length ? `and ${grouped(count - rows.length)} more` : "");

const unknown = (value) => (value === null || value === undefined ? "?" : String(value));

/// Devices with the same answer share a text: ["runs natively on", ["9.0 from driver 11.8"]].
export function device_lines(report) {
    const lines = new Map();
    for (const row of report.devices) {
        const label = row.none
            ? "runs in part on"
            : row.jit
              ? row.native
                  ? "runs in part by JIT on"
                  : "runs by JIT on"
              : "runs natively on";
        const from = row.driver ? ` from driver ${cuda_text(row.driver)}` : "";
        const count = row.none
            ? ` (${row.native + row.jit} of ${plural(report.module_count, "module")}${row.jit ? `, ${row.jit} by JIT` : ""})`
            : "";
        const key = `${label}|${from}${count}`;
        lines.set(key, [...(lines.get(key) ?? []), cc_text(row.device)]);
    }
    const labels = ["runs natively on", "runs in part by JIT on", "runs by JIT on", "runs in part on"];
    const told = [...lines].map(([key, devices]) => [key.split("|")[0], `${devices.join(", ")}${key.split("|")[1]}`]);
    return labels.map((label) => [label, told.filter(([own]) => own === label).map(([, text]) => text)]);
}

export class FilesView {
    constructor(library, start_worker) {
        this.library = library;
        this.worker = new FileReaderWorker(start_worker);
        this.files = [];
        this.reports = [];
        this.inputs = {};
        this.state = { ...DEFAULTS };
        this.progress = element("div", { class: "progress", "aria-live": "polite" });
        this.list = element("div", {});
        this.kernels = element("div", {});
        this.node = element("section", {}, this.form(), this.progress, this.list, this.kernels);
        this.accept_drops();
    }

    open(state) {
        this.state = { ...DEFAULTS, ...state };
        for (const [key, input] of Object.entries(this.inputs)) input.value = this.state[key];
        if (!this.reports.length) replace(this.list, this.nothing());
    }

    form() {
        const picker = element("input", {
            type: "file",
            id: "files-picker",
            multiple: true,
            class: "hidden-input",
            onchange: () => {
                const files = [...picker.files];
                // The same file may be chosen again.
                picker.value = "";
                if (files.length) this.read(files);
            },
        });
        this.drop = element(
            "label",
            { class: "drop", for: "files-picker" },
            element("strong", {}, "Drop files here, or choose them"),
            element("span", {}, "cubin, fat binary, .so, .dll, .a, .whl, .ptx. They are read in this page; none leaves the machine."),
        );
        const question = (key, label, hint, properties = {}) => {
            const input = element("input", { type: "text", autocomplete: "off", ...properties });
            input.addEventListener(
                "input",
                calm(() => this.ask(key, input.value.trim()), 400),
            );
            this.inputs[key] = input;
            return field(label, input, hint);
        };
        return element(
            "div",
            { class: "panel" },
            element("div", { class: "picker" }, picker, this.drop),
            element(
                "div",
                { class: "four" },
                question("device", "Does it run on", "a device; empty: all are told", { list: "device-names" }),
                question("driver", "with driver", "550, 12.4; empty: the newest"),
                question("block", "Threads per block", "empty: the best for each kernel", { inputmode: "numeric" }),
                question("dynamic", "Dynamic shared memory", "bytes; empty: none", { inputmode: "numeric" }),
            ),
        );
    }

    nothing() {
        return element(
            "p",
            { class: "muted" },
            "Nothing was read yet. What a file claims is bounded: files and members of wheels up to 1 GiB, unpacked images up to 512 MiB each and 16 GiB in all.",
        );
    }

    accept_drops() {
        const stop = (event) => event.preventDefault();
        document.addEventListener("dragover", stop);
        document.addEventListener("drop", (event) => {
            stop(event);
            const files = [...(event.dataTransfer?.files ?? [])];
            if (!files.length) return;
            if (!location.hash.startsWith("#files")) location.hash = "#files";
            this.read(files);
        });
    }

    remember() {
        write_address("files", this.state);
    }

    ask(key, value) {
        if (this.state[key] === value) return;
        this.state[key] = value;
        this.remember();
        if (this.files.length) this.read(this.files);
    }

    /// {device, driver, launch}, or {problem}.
    question() {
        const { library, state } = this;
        const number = (key, label) =>
            state[key] === ""
                ? null
                : /^\d{1,9}$/.test(state[key])
                  ? Number(state[key])
                  : { problem: `${label}: '${state[key]}' is no whole number` };
        const block = number("block", "Threads per block"),
            dynamic_smem = number("dynamic", "Dynamic shared memory");
        const device = state.device ? device_of(library, state.device) : null;
        if (block?.problem) return block;
        if (dynamic_smem?.problem) return dynamic_smem;
        if (state.device && !device) return { problem: `${state.device}: ${no_device_text(library, state.device)}` };
        let driver = library.constants.DRIVER_NEWEST;
        try {
            if (state.driver) driver = library.driver_parse(state.driver);
        } catch (refusal) {
            return { problem: `${state.driver}: ${refusal.message}` };
        }
        return { device: device?.cc ?? null, driver, launch: { block, dynamic_smem } };
    }

    async read(files) {
        const question = this.question();
        if (question.problem) return replace(this.progress, element("p", { class: "problem", role: "alert" }, question.problem));
        Object.assign(this, { files, reports: [], asked: question });
        const turn = (this.turn = (this.turn ?? 0) + 1);
        replace(this.list);
        replace(this.kernels);
        const begun = performance.now();
        this.show_progress({ name: files[0].name, done: 0 });
        try {
            await this.worker.open(
                files.map((file) => ({ name: file.name, blob: file })),
                question,
                (news) => {
                    if (news.progress) this.show_progress(news.progress);
                    if (news.report) this.add(news.report);
                },
            );
            replace(
                this.progress,
                element("p", { class: "muted", id: "done" }, `Read in ${((performance.now() - begun) / 1000).toFixed(2)} s.`),
            );
            this.show_kernels();
        } catch (error) {
            if (turn === this.turn) replace(this.progress, element("p", { class: "problem", role: "alert" }, error.message));
        }
    }

    show_progress({ name, done }) {
        if (!this.bar?.isConnected) {
            this.bar = element("progress", { max: 1, "aria-label": "how much is read" });
            this.reading = element("bdi", {});
            replace(
                this.progress,
                element("p", {}, "Reading ", this.reading),
                this.bar,
                element("button", { type: "button", onclick: () => this.worker.cancel() }, "Cancel"),
            );
        }
        this.bar.value = done;
        this.reading.textContent = visible(name);
    }

    /// A card a file; of very many the first, and their number.
    add(report) {
        this.reports.push(report);
        if (this.reports.length <= MOST_CARDS) return this.list.append(this.card(report, this.reports.length - 1));
        this.more ??= element("p", { class: "muted" });
        this.more.textContent = `and ${grouped(this.reports.length - MOST_CARDS)} files more`;
        if (!this.more.isConnected) this.list.append(this.more);
    }

    card(report, at) {
        const title = element(
            "h2",
            {},
            element("bdi", {}, visible(report.name)),
            " ",
            element("span", { class: "kind" }, report.members === undefined ? (report.kind_text ?? "") : "zip"),
            " ",
            element("span", { class: "kind" }, bytes_text(report.size)),
        );
        if (report.refusal)
            return element("article", { class: "panel" }, title, element("p", { class: "problem" }, visible(report.refusal)));
        if (report.members !== undefined)
            return element(
                "article",
                { class: "panel" },
                title,
                element(
                    "p",
                    { class: "muted" },
                    `${plural(report.members, "file")} in it, of which ${report.skipped} hold no device code.`,
                ),
            );
        const damaged = report.damaged.rows.map(({ image, fault }) =>
            element("li", {}, `image ${image + 1}${fault.at === null ? "" : ` at byte ${hex(fault.at)}`}: ${fault.text}`),
        );
        return element(
            "article",
            { class: "panel" },
            title,
            facts([
                [
                    "built by",
                    report.cubin
                        ? report.cubin.toolkit
                            ? `toolkit ${report.cubin.toolkit.major}.${report.cubin.toolkit.minor}`
                            : "unknown"
                        : null,
                ],
                [this.asked.device ? `runs on ${cc_text(this.asked.device)}` : "", this.asked.device ? this.verdict(report) : null],
                ...device_lines(report).map(([label, texts]) => [label, texts.map((text) => element("div", {}, text))]),
                ["needs", report.ptx?.since ? `PTX ${report.ptx.since} or newer` : null],
                [
                    "kernels",
                    report.ptx
                        ? [report.ptx.kernels.rows.map((name) => element("bdi", {}, visible(name), " ")), more_than(report.ptx.kernels)]
                        : null,
                ],
                ["damaged", report.unsound ? report.unsound.text : null],
                [
                    "cannot be read",
                    damaged.length
                        ? element(
                              "ul",
                              { class: "plain" },
                              damaged,
                              more_than(report.damaged) ? element("li", {}, more_than(report.damaged)) : null,
                          )
                        : null,
                ],
            ]),
            report.image_count ? this.targets(report) : element("p", { class: "muted" }, "It holds no device code."),
            report.image_count > 1 ? this.images(report, at) : null,
        );
    }

    verdict(report) {
        const { only_runs } = report;
        if (report.image_count === 1)
            return only_runs && [verdict_mark(only_runs.answer), only_runs.answer === "yes" ? "" : `: ${only_runs.text}`];
        const { module_count: all, modules_run: run } = report;
        if (!all) return [verdict_mark("no"), report.image_count ? ": it is to be linked first" : ": it holds no device code"];
        if (run === all) return [verdict_mark("yes"), all > 1 ? `, all ${all} modules` : ""];
        return run
            ? [verdict_mark("no"), `: ${all - run} of ${all} modules have no image that is known to run`]
            : [verdict_mark("no"), ": none of its images is known to run"];
    }

    targets(report) {
        const columns = [
            {
                label: "target",
                cell: (row) =>
                    [`${row.target || row.kind_text}${row.ptx ? `, PTX ${row.ptx}` : ""}`, row.is_relocatable ? ", to be linked" : ""].join(
                        "",
                    ),
            },
            { label: "kind", cell: (row) => row.kind_text },
            { label: "images", number: true, cell: (row) => grouped(row.images) },
            { label: "kernels", number: true, cell: (row) => (row.kernels === null ? "?" : grouped(row.kernels)) },
            { label: "stored", number: true, cell: (row) => bytes_text(row.stored) },
            { label: "unpacked", number: true, cell: (row) => bytes_text(row.size) },
            { label: "compressed", cell: (row) => row.compressions.map((one) => (one === "none" ? "no" : one)).join(", ") },
            { label: "runs on", cell: (row) => row.devices.join(", ") || "-" },
            { label: "driver", cell: (row) => (row.driver ? cuda_text(row.driver) : "-") },
        ];
        return [
            table_of(columns, report.targets.rows, { caption: "targets" }),
            more_than(report.targets) ? element("p", { class: "muted" }, more_than(report.targets)) : null,
        ];
    }

    images(report, at) {
        const columns = [
            { label: "#", number: true, cell: (row) => String(row.number) },
            { label: "image", cell: (row) => row.kind_text ?? "damaged" },
            { label: "target", cell: (row) => row.target + (row.ptx ? `, PTX ${row.ptx}` : "") },
            { label: "offset", number: true, cell: (row) => code(hex(row.at)) },
            { label: "bytes", number: true, cell: (row) => grouped(row.size) },
            { label: "compressed", cell: (row) => (row.is_within ? "with the one above" : (row.compression ?? "-")) },
            { label: "in", cell: (row) => element("bdi", {}, visible(row.member ?? row.place ?? "")) },
            { label: "made from", cell: (row) => element("bdi", {}, visible(row.identifier ?? "-")) },
            ...(this.asked.device
                ? [
                      {
                          label: `runs on ${cc_text(this.asked.device)}`,
                          cell: (row) => (row.runs ? verdict_mark(row.runs.answer, row.picked ? "yes, taken" : row.runs.answer) : "-"),
                      },
                  ]
                : []),
        ];
        const table = new PagedTable(columns, (query) => this.worker.images({ ...query, file: at }), { caption: "images" });
        const details = element(
            "details",
            { ontoggle: () => details.open && !table.node.hasChildNodes() && table.show() },
            element("summary", {}, `${grouped(report.image_count)} images`),
            table.node,
        );
        return details;
    }

    show_kernels() {
        const filter = element("input", { type: "search", autocomplete: "off", spellcheck: "false", value: this.state.q });
        const count = element("p", { class: "muted" });
        const table = new PagedTable(
            this.columns(),
            async (query) => {
                const answer = await this.worker.rows({ ...query, filter: this.state.q });
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
        if (!this.reports.some((report) => report.kernel_count)) return replace(this.kernels);
        replace(this.kernels, element("h2", {}, "Kernels"), field("Name or target contains", filter), count, table.node);
        table.show();
    }

    columns() {
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
            ["file", element("bdi", {}, visible(this.reports[row.file].name), `, image ${row.image + 1}`)],
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
        const geometry = library.geometry_find(cc),
            curves = curves_of(library, geometry, kernel),
            share = occupancy.warps / occupancy.max_warps;
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
            element(
                "div",
                { class: "curves" },
                chart_of({
                    title: "Block size",
                    label: "threads per block",
                    points: curves.block,
                    now: kernel.block_size,
                    share,
                    units: [256],
                }),
                chart_of({
                    title: "Registers",
                    label: "registers per thread",
                    points: curves.registers,
                    now: kernel.registers,
                    share,
                    units: [32, 64],
                }),
                chart_of({
                    title: "Dynamic shared memory",
                    label: "KiB per block",
                    points: curves.smem,
                    now: kernel.dynamic_smem,
                    share,
                    units: [16384, 49152],
                    tick: (at) => String(Math.round(at / 102.4) / 10),
                }),
            ),
        );
    }
}
