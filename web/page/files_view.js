// The view "Files": what is in files, which devices and drivers run it, what its kernels use. A worker reads; the page asks it for rows.
import { write_address } from "./address.js";
import { ContractPart } from "./contract_part.js";
import { device_of } from "./devices.js";
import { calm, element, field, replace } from "./dom.js";
import { file_card, verdict_line } from "./file_card.js";
import { FileReaderWorker } from "./files_worker.js";
import { KernelTable } from "./kernel_table.js";
import { Refusal } from "./library.js";
import { grouped, plural, visible } from "./words.js";

const DEFAULTS = { device: "", driver: "", block: "", dynamic: "", q: "", sort: "", down: "" };

const MOST_CARDS = 200;

export class FilesView {
    constructor(library, start_worker, example) {
        Object.assign(this, { library, example });
        this.worker = new FileReaderWorker(start_worker);
        this.files = [];
        this.reports = new Map();
        this.inputs = {};
        this.state = { ...DEFAULTS };
        this.contract = new ContractPart(() => this.files.length && this.read(this.files));
        this.progress = element("div", { class: "progress", "aria-live": "polite" });
        this.list = element("div", {});
        this.kernels = element("div", {});
        this.node = element("section", {}, this.form(), this.progress, this.list, this.kernels);
        this.accept_drops();
    }

    open(state) {
        this.state = { ...DEFAULTS, ...state };
        for (const [key, input] of Object.entries(this.inputs)) input.value = this.state[key];
        if (!this.files.length) replace(this.list, this.nothing());
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
            this.contract.node,
        );
    }

    nothing() {
        const example = element("button", { type: "button", id: "example", onclick: () => this.read_example() }, "Try it with an example");
        return [
            element("p", {}, example, " ", element("span", { class: "muted" }, "some kernels as toolkit 13.0 builds them")),
            element(
                "p",
                { class: "muted" },
                "Nothing was read yet. A file may have 2 GiB; a member of a wheel and an image may have as much as there is memory; ",
                "members that share bytes are refused.",
            ),
        ];
    }

    async read_example() {
        this.read([new File([await this.example()], "example.cubin")]);
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

    /// The question as the answers take it.
    question() {
        const { state } = this;
        const question = {};
        for (const key of ["device", "driver", "block", "dynamic"]) if (state[key] !== "") question[key] = state[key];
        if (question.dynamic) question.optin = true;
        // A product, or whatever else a device is called.
        if (question.device) Object.assign(question, { device: device_of(this.library, question.device).cc, "device-typed": question.device });
        return question;
    }

    async read(files) {
        this.files = files;
        let question;
        try {
            question = this.question();
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            // The files stay: they are read as soon as the question can be understood.
            const waiting = `${files.map((file) => visible(file.name)).join(", ")}: read when the device is understood.`;
            replace(
                this.progress,
                element("p", { class: "problem", role: "alert" }, visible(refusal.message)),
                element("p", { class: "muted" }, waiting),
            );
            return;
        }
        Object.assign(this, { reports: new Map(), refusals: 0, asked: question });
        const turn = (this.turn = (this.turn ?? 0) + 1);
        replace(this.list);
        replace(this.kernels);
        const begun = performance.now();
        this.show_progress({ name: files[0].name, done: 0 });
        try {
            const { skipped, whole, held } = await this.worker.read(
                files.map((file) => ({ name: file.name, blob: file })),
                question,
                this.contract.wanted(),
                (news) => {
                    if (news.progress) this.show_progress(news.progress);
                    if (news.report) this.add(news.report);
                    if (news.refused) this.refused(news.refused);
                },
            );
            const others = skipped ? ` ${plural(skipped, "other file")} without device code.` : "";
            const text = `Read in ${((performance.now() - begun) / 1000).toFixed(2)} s.${others}`;
            replace(this.progress, whole && verdict_line(whole), element("p", { class: "muted", id: "done" }, text));
            this.contract.show(held);
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
        this.reports.set(report.file_number, report.file);
        const ask_images = (query) => this.worker.ask({ ask: "images", file_number: report.file_number, ...query });
        this.append(() => file_card(report, ask_images));
    }

    refused(sentence) {
        this.refusals += 1;
        this.append(() => element("article", { class: "panel" }, element("p", { class: "problem" }, visible(sentence))));
    }

    append(card) {
        const count = this.reports.size + this.refusals;
        if (count <= MOST_CARDS) return this.list.append(card());
        this.more ??= element("p", { class: "muted" });
        this.more.textContent = `and ${grouped(count - MOST_CARDS)} files more`;
        if (!this.more.isConnected) this.list.append(this.more);
    }

    show_kernels() {
        const table = new KernelTable(this.library, {
            state: this.state,
            ask: (query) => this.worker.ask({ ask: "kernels", ...query }),
            name_of: (file) => this.reports.get(file) ?? "",
            remember: () => this.remember(),
        });
        table.nodes().then((nodes) => replace(this.kernels, nodes));
    }
}
