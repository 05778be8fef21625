// What is told of one file: who runs it, its targets, its images.
import { code, element, facts, verdict_mark } from "./dom.js";
import { sentence_line } from "./sentence.js";
import { PagedTable, table_of } from "./table.js";
import { bytes_text, grouped, hex, known, label_of, plural, visible } from "./words.js";

const MOST_ROWS = 200;

/// The first of a list, and how many there are besides.
const first_of = (list, shown) => [
    list.slice(0, MOST_ROWS).map(shown),
    list.length > MOST_ROWS ? element("p", { class: "muted" }, `and ${grouped(list.length - MOST_ROWS)} more`) : null,
];

/// How a device runs the modules of a file.
function how_of(row, all) {
    const from = row.oldest_driver_text ? ` from ${row.oldest_driver_text}` : "";
    const some = `${row.modules_native + row.modules_jit} of ${plural(all, "module")}${row.modules_jit ? `, ${row.modules_jit} by JIT` : ""}`;
    if (row.modules_without_image) return ["runs in part on", `${from} (${some})`];
    if (row.modules_jit) return [row.modules_native ? "runs in part by JIT on" : "runs by JIT on", from];
    return ["runs natively on", from];
}

/// Devices with the same answer share a text: ["runs natively on", ["9.0 from driver 520"]].
function device_lines(report) {
    const lines = new Map();
    for (const row of report.device_rows) {
        const [label, text] = how_of(row, report.module_count);
        const texts = lines.get(label) ?? new Map();
        lines.set(label, texts.set(text, [...(texts.get(text) ?? []), row.device]));
    }
    return [...lines].map(([label, texts]) => [label, [...texts].map(([text, devices]) => element("div", {}, devices.join(", "), text))]);
}

/// What the statements of PTX text ask for.
function needs_text({ since_ptx, lowest_target }) {
    if (!since_ptx || !lowest_target) return "no target of ptxas has all of it";
    return `PTX ${since_ptx} or newer, ${lowest_target}${/\d$/.test(lowest_target) ? " or higher" : ""}`;
}

function targets_of_report(report) {
    const kind = (row) => row.kind.replaceAll("_", " ");
    const columns = [
        {
            label: "target",
            cell: (row) => `${row.target ?? kind(row)}${row.ptx_version ? `, PTX ${row.ptx_version}` : ""}${row.is_relocatable ? ", to be linked" : ""}`,
        },
        { label: "kind", cell: kind },
        { label: "images", number: true, cell: (row) => grouped(row.image_count) },
        { label: "kernels", number: true, cell: (row) => (row.kernel_count === "unknown" ? "?" : grouped(row.kernel_count)) },
        { label: "stored", number: true, cell: (row) => bytes_text(row.stored_bytes) },
        { label: "unpacked", number: true, cell: (row) => bytes_text(row.unpacked_bytes) },
        { label: "compressed", cell: (row) => row.compressions.map((one) => (one === "none" ? "no" : one)).join(", ") },
        { label: "from", cell: (row) => row.oldest_driver_text ?? "?" },
        { label: "runs on", wide: true, cell: (row) => row.runs_on.join(", ") || "-" },
    ];
    return table_of(columns, report.target_rows, { caption: `targets of ${visible(report.file)}` });
}

/// The images, shown when they are asked for.
function images_of_report(report, ask) {
    const columns = [
        { label: "#", number: true, cell: (row) => String(row.entry) },
        { label: "image", cell: (row) => (row.kind ?? "damaged").replaceAll("_", " ") },
        { label: "target", cell: (row) => `${row.target ?? ""}${row.ptx_version ? `, PTX ${row.ptx_version}` : ""}` },
        { label: "offset", number: true, cell: (row) => code(hex(row.offset_bytes)) },
        { label: "bytes", number: true, cell: (row) => grouped(row.size_bytes) },
        { label: "compressed", cell: (row) => (row.within_previous ? "with the one above" : (row.compression ?? "-")) },
        { label: "in", cell: (row) => element("bdi", {}, visible(row.member ?? row.place ?? "")) },
        { label: "made from", cell: (row) => element("bdi", {}, visible(row.identifier ?? "-")) },
    ];
    if (report.device)
        columns.push({
            label: `runs on ${report.device}`,
            cell: (row) => (row.runs ? verdict_mark(row.runs.answer, row.picked ? "yes, taken" : row.runs.answer) : "-"),
        });
    const table = new PagedTable(columns, ask, { caption: `images of ${visible(report.file)}` });
    const details = element(
        "details",
        { ontoggle: () => details.open && !table.node.hasChildNodes() && table.show() },
        element("summary", {}, plural(grouped(report.entry_count), "image")),
        table.node,
    );
    return details;
}

const fault_text = (fault) => `${fault.offset_bytes === undefined ? "" : `at byte ${hex(fault.offset_bytes)}: `}${fault.text}`;

/// The verdict in a sentence, with the reason and what to do; further reasons below it.
export function verdict_line({ sentence, reasons }) {
    const more = reasons.slice(1).map((it) => element("li", {}, visible(it.remedy ? `${it.reason}; ${it.remedy}` : it.reason)));
    return element(
        "div",
        { class: "verdict-line" },
        sentence_line(sentence),
        more.length ? element("ul", { class: "plain" }, first_of(more, (item) => item)) : null,
    );
}

/// What is told of a file; `ask_images` gives a page of its images.
export function file_card(report, ask_images) {
    const title = element(
        "h2",
        {},
        element("bdi", {}, visible(report.file)),
        " ",
        element("span", { class: "kind" }, label_of(report.file_kind ?? "")),
        " ",
        element("span", { class: "kind" }, bytes_text(report.size_bytes)),
    );
    const damaged = report.damaged_entries.map(({ entry, fault }) => element("li", {}, `image ${entry} ${fault_text(fault)}`));
    return element(
        "article",
        { class: "panel" },
        title,
        report.sentence ? verdict_line(report) : null,
        facts([
            ...device_lines(report),
            ["needs", report.ptx_kernels && needs_text(report)],
            ["kernels", report.ptx_kernels && first_of(report.ptx_kernels, (kernel) => element("bdi", {}, visible(kernel.name), " "))],
            ["damaged", report.fault ? fault_text(report.fault) : null],
            ["left out", report.left_out_texts.length ? report.left_out_texts.map((text) => element("div", {}, text)) : null],
            ["cannot be read", damaged.length ? element("ul", { class: "plain" }, first_of(damaged, (item) => item)) : null],
        ]),
        report.entry_count ? targets_of_report(report) : element("p", { class: "muted" }, "It holds no device code."),
        report.entry_count > 1 ? images_of_report(report, ask_images) : null,
    );
}
