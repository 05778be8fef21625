// The view "Files": what is in files, which devices and drivers run it, what its kernels use. A worker reads; the page asks it for rows.
import { write_address } from "./address.js";
import { device_of, no_device_text } from "./devices.js";
import { calm, element, field, replace } from "./dom.js";
import { file_card } from "./file_card.js";
import { FileReaderWorker } from "./files_worker.js";
import { KernelTable } from "./kernel_table.js";
import { grouped, visible } from "./words.js";

const DEFAULTS = { device: "", driver: "", block: "", dynamic: "", q: "", sort: "", down: "" };

const MOST_CARDS = 200;

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
            "Nothing was read yet. What a file claims is bounded: files and members of wheels up to 1 GiB, unpacked images up to 512 MiB ",
            "each and 16 GiB in all.",
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
        const file = this.reports.length - 1;
        const ask_images = (query) => this.worker.images({ ...query, file });
        if (file < MOST_CARDS) return this.list.append(file_card(report, this.asked.device, ask_images));
        this.more ??= element("p", { class: "muted" });
        this.more.textContent = `and ${grouped(this.reports.length - MOST_CARDS)} files more`;
        if (!this.more.isConnected) this.list.append(this.more);
    }

    show_kernels() {
        if (!this.reports.some((report) => report.kernel_count)) return replace(this.kernels);
        const table = new KernelTable(this.library, {
            state: this.state,
            ask: (query) => this.worker.rows(query),
            name_of: (file) => this.reports[file].name,
            remember: () => this.remember(),
        });
        replace(this.kernels, table.nodes());
    }
}
