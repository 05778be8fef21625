// What is told of one file: who runs it, its targets, its images.
import { code, element, facts, verdict_mark } from "./dom.js";
import { PagedTable, table_of } from "./table.js";
import { bytes_text, cc_text, cuda_text, grouped, hex, plural, visible } from "./words.js";

const more_than = ({ rows, count }) => (count > rows.length ? `and ${grouped(count - rows.length)} more` : "");

/// Devices with the same answer share a text: ["runs natively on", ["9.0 from driver 11.8"]].
function device_lines(report) {
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

/// What the statements of PTX text ask for.
function needs_text({ since, lowest, driver }) {
    if (!since || !lowest) return "no target of ptxas has all of it";
    const higher = /\d$/.test(lowest) ? " or higher" : "";
    return `PTX ${since} or newer, ${lowest}${higher}${driver ? `, driver ${cuda_text(driver)} or newer` : ""}`;
}

/// Whether it runs on the device that was asked about.
function verdict_of(report) {
    const { only_runs } = report;
    if (report.image_count === 1)
        return only_runs && [verdict_mark(only_runs.answer), only_runs.answer === "yes" ? "" : `: ${only_runs.text}`];
    const { module_count: all, modules_run: run } = report;
    if (!all) return [verdict_mark("no"), report.image_count ? ": it is to be linked first" : ": it holds no device code"];
    if (run === all) return [verdict_mark("yes"), all > 1 ? `, all ${all} modules` : ""];
    if (run) return [verdict_mark("no"), `: ${all - run} of ${all} modules have no image that is known to run`];
    return [verdict_mark(report.may_run ? "unknown" : "no"), ": none of its images is known to run"];
}

function targets_of_report(report) {
    const columns = [
        {
            label: "target",
            cell: (row) =>
                [`${row.target || row.kind_text}${row.ptx ? `, PTX ${row.ptx}` : ""}`, row.is_relocatable ? ", to be linked" : ""].join(""),
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

/// The images, shown when they are asked for.
function images_of_report(report, device, ask) {
    const columns = [
        { label: "#", number: true, cell: (row) => String(row.number) },
        { label: "image", cell: (row) => row.kind_text ?? "damaged" },
        { label: "target", cell: (row) => row.target + (row.ptx ? `, PTX ${row.ptx}` : "") },
        { label: "offset", number: true, cell: (row) => code(hex(row.at)) },
        { label: "bytes", number: true, cell: (row) => grouped(row.size) },
        { label: "compressed", cell: (row) => (row.is_within ? "with the one above" : (row.compression ?? "-")) },
        { label: "in", cell: (row) => element("bdi", {}, visible(row.member ?? row.place ?? "")) },
        { label: "made from", cell: (row) => element("bdi", {}, visible(row.identifier ?? "-")) },
        ...(device
            ? [
                  {
                      label: `runs on ${cc_text(device)}`,
                      cell: (row) => (row.runs ? verdict_mark(row.runs.answer, row.picked ? "yes, taken" : row.runs.answer) : "-"),
                  },
              ]
            : []),
    ];
    const table = new PagedTable(columns, ask, { caption: "images" });
    const details = element(
        "details",
        { ontoggle: () => details.open && !table.node.hasChildNodes() && table.show() },
        element("summary", {}, `${grouped(report.image_count)} images`),
        table.node,
    );
    return details;
}

/// What is told of a file; `device` is the compute capability that was asked about, or null; `ask_images` gives a page of its images.
export function file_card(report, device, ask_images) {
    const title = element(
        "h2",
        {},
        element("bdi", {}, visible(report.name)),
        " ",
        element("span", { class: "kind" }, report.members === undefined ? (report.kind_text ?? "") : "zip"),
        " ",
        element("span", { class: "kind" }, bytes_text(report.size)),
    );
    if (report.refusal) return element("article", { class: "panel" }, title, element("p", { class: "problem" }, visible(report.refusal)));
    if (report.members !== undefined)
        return element(
            "article",
            { class: "panel" },
            title,
            element("p", { class: "muted" }, `${plural(report.members, "file")} in it, of which ${report.skipped} hold no device code.`),
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
            [device ? `runs on ${cc_text(device)}` : "", device ? verdict_of(report) : null],
            ...device_lines(report).map(([label, texts]) => [label, texts.map((text) => element("div", {}, text))]),
            ["needs", report.ptx && needs_text(report.ptx)],
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
        report.image_count ? targets_of_report(report) : element("p", { class: "muted" }, "It holds no device code."),
        report.image_count > 1 ? images_of_report(report, device, ask_images) : null,
    );
}
