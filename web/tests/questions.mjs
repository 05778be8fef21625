// Questions to the page, and what the inspector answers to them: names, golden occupancies, every sample file, cells of legality.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const unless_unknown = (value) => (value === "unknown" ? null : value);

/// The inspector's JSON; null where it refuses.
function inspect(inspector, ...words) {
    const ran = spawnSync(inspector, [...words, "--json"], { encoding: "utf8", maxBuffer: 2 ** 30 });
    if (ran.error) throw ran.error;
    return ran.stdout ? JSON.parse(ran.stdout) : null;
}

function names(inspector) {
    return inspect(inspector, "list").targets.map(({ target, suffix, accepted_by, acceptance_unknown, macros, ...facts }) => {
        const expected = Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, unless_unknown(value)]));
        return { ask: "name", of: target, expected: { ...expected, macros } };
    });
}

function occupancy_question(inspector, row) {
    const target = `sm_${row.cc.replace(".", "")}`,
        number = (key) => Number(row[key]);
    const kernel = {
        flags: 0,
        registers: number("regs"),
        block_size: number("block"),
        static_smem: number("static"),
        dynamic_smem: number("dyn"),
        barriers: number("bars"),
        virtual_resources: number("virt"),
    };
    const words = [
        "occupancy",
        target,
        "--regs",
        row.regs,
        "--block",
        row.block,
        "--smem",
        row.static,
        "--dynamic",
        row.dyn,
        "--barriers",
        row.bars,
        "--virtual",
        row.virt,
    ];
    if (number("maxdyn") > 0) {
        Object.assign(kernel, { flags: kernel.flags | 2, max_dynamic_smem: number("maxdyn") });
        words.push("--optin", row.maxdyn);
    }
    if (number("carve") >= 0) {
        Object.assign(kernel, { flags: kernel.flags | 1, carveout_percent: number("carve") });
        words.push("--carveout", row.carve);
    }
    const told = inspect(inspector, ...words);
    if (!told) return null;
    const { smarch, toolkit, evidence, target: of, threads_per_block, smem_reserved_per_block_bytes, ...expected } = told;
    return { ask: "occupancy", of: { target, kernel }, expected };
}

/// Rows of the golden file that options of the inspector can say, evenly over it.
function occupancies(inspector, root, count) {
    const [head, ...lines] = readFileSync(join(root, "tests/data/occupancy/golden.tsv"), "utf8").trim().split("\n");
    const columns = head.split("\t");
    const rows = lines.map((line) => Object.fromEntries(line.split("\t").map((cell, i) => [columns[i], cell])));
    const usable = rows.filter((row) => row.cache === "0" && row.gc === "0" && row.limcfg === "0" && Number(row.block) <= 1024);
    // What the inspector refuses as bad input, the next row stands for.
    const first_told = (at) => usable.slice(at, at + 20).reduce((found, row) => found ?? occupancy_question(inspector, row), null);
    return Array.from({ length: count }, (_, i) => first_told(Math.floor((i * usable.length) / count)));
}

const pick = (object, keys) => Object.fromEntries(keys.map((key) => [key, object[key]]));

const KERNEL = [
    "symbol",
    "function_kind",
    "registers_per_thread",
    "static_smem_bytes",
    "stack_bytes",
    "frame_bytes",
    "spill_instructions",
    "barriers_per_block",
    "parameter_bytes",
    "required_block",
    "max_block",
    "cluster",
];
const ENTRY = ["kind", "target", "ptx_version", "place", "compression", "within_previous", "offset_bytes", "stored_bytes", "size_bytes"];
const TARGET = [
    "kind",
    "target",
    "ptx_version",
    "is_relocatable",
    "image_count",
    "kernel_count",
    "stored_bytes",
    "unpacked_bytes",
    "runs_on",
    "oldest_driver",
];

function expected_report(report, has_device) {
    const kernels = report.cubins.flatMap(({ entry, kernels }) =>
        kernels.map((kernel) => {
            const { occupancy } = kernel;
            const filled = occupancy &&
                occupancy !== "unknown" && {
                    ...pick(occupancy, ["threads_per_block", "block_size_reason", "blocks_per_sm", "warps_per_sm", "limiters"]),
                    next_steps: occupancy.next_steps.map((step) => step.text),
                };
            return { entry, ...pick(kernel, KERNEL), occupancy: filled || occupancy };
        }),
    );
    return {
        ...pick(report, ["file_kind", "size_bytes", "module_count", "device_rows"]),
        entries: report.entries.map((entry) => ({
            ...pick(entry, ENTRY),
            fault: entry.fault?.text ?? null,
            ...(has_device ? { runs: entry.runs?.answer ?? null, picked: entry.picked } : {}),
        })),
        target_rows: report.target_rows.map((row) => pick(row, TARGET)),
        since_ptx: report.since_ptx ?? null,
        lowest_target: report.lowest_target ?? null,
        ptx_kernels: (report.ptx_kernels ?? []).map((row) => row.symbol),
        damaged: [...report.damaged_entries, ...report.cubins.filter((one) => one.fault)].map((row) => row.entry).sort((a, b) => a - b),
        kernels,
    };
}

function files_below(folder) {
    return readdirSync(folder)
        .sort()
        .flatMap((name) => {
            const path = join(folder, name);
            return statSync(path).isDirectory() ? files_below(path) : [path];
        });
}

/// Every file of a folder, as one run of the inspector answers; what it says nothing of, it refuses or passes over.
function files(inspector, root, folder, device) {
    const words = device ? ["--device", device.name, "--driver", device.driver] : [];
    const told = inspect(inspector, "report", join(root, folder), ...words);
    const by_path = new Map(told.reports.map((report) => [report.file, report]));
    return files_below(join(root, folder))
        .filter((path) => /\.(cubin|fatbin|o|obj|so|a|lib|dll|exe|ptx)$|host_exe/.test(path))
        .map((path) => {
            const report = by_path.get(path);
            const of = {
                path,
                bytes: readFileSync(path).toString("base64"),
                ...(device ? { device: device.cc, driver: device.number } : {}),
            };
            return { ask: "file", of, expected: report ? expected_report(report, Boolean(device)) : null };
        });
}

/// Cells that are spread over releases, versions, targets and instructions.
function legality(inspector, count) {
    const toolkits = ["11.8", "12.4", "12.9", "13.0", "13.5"],
        targets = ["sm_75", "sm_80", "sm_89", "sm_90", "sm_90a", "sm_100", "sm_100a", "sm_120a"];
    const instructions = [
        ...new Set(
            ["sm_90a", "sm_100a", "sm_120a"]
                .flatMap((target) => inspect(inspector, "features", target).instructions ?? [])
                .map((row) => row.instruction ?? row),
        ),
    ];
    return Array.from({ length: count }, (_, i) => {
        const of = {
            instruction: instructions[(i * 37) % instructions.length],
            target: targets[i % targets.length],
            toolkit: toolkits[(i * 7) % toolkits.length],
        };
        const told = inspect(inspector, "features", of.instruction, of.target, "--toolkit", of.toolkit);
        // A name that is a form's as well means the form.
        const asked = told.instruction ? of : { ...of, form: of.instruction };
        return {
            ask: "legal",
            of: { ...asked, ptx: told.ptx_version },
            expected: { answer: told.verdict.answer, text: told.verdict.text, tool_prints: told.tool_prints },
        };
    });
}

/// Every erratum, every diagnostic that has a number, an address in each binary.
function explained(inspector) {
    const { errata } = inspect(inspector, "explain");
    const numbers = [20306, 3763, 20011];
    const told = numbers.flatMap((number) =>
        (inspect(inspector, "explain", String(number))?.diagnostics ?? []).slice(0, 1).map((row) => ({ number, row })),
    );
    const symbols = ["0x6765f4", "0x609b70"].map((of) => {
        const rows = ["ptxas", "nvlink", "cicc", "tileiras"].flatMap((binary) => inspect(inspector, "symbol", of, binary)?.symbols ?? []);
        return { ask: "symbol", of, expected: rows.map((row) => pick(row, ["binary", "name", "address", "role"])) };
    });
    return [
        ...errata.map((row) => ({
            ask: "erratum",
            of: row.id,
            expected: pick(row, ["id", "subject", "documents_say", "library_answers", "proof"]),
        })),
        ...told.map(({ number, row }) => ({
            ask: "diagnostic",
            of: number,
            expected: {
                ...pick(row, ["text", "printed_number", "diagnostic_number"]),
                given_by: row.given_by.map((one) => pick(one, ["text", "printed_for"])),
            },
        })),
        ...symbols,
    ];
}

export function questions_of(inspector, root) {
    return [
        ...names(inspector),
        ...occupancies(inspector, root, 500),
        ...legality(inspector, 200),
        ...explained(inspector),
        { ask: "forms", of: "all", expected: inspect(inspector, "features", "families").forms_count },
        ...files(inspector, root, "tests/data/cubin"),
        ...files(inspector, root, "tests/data/fatbin"),
        ...files(inspector, root, "examples/kernels"),
        ...files(inspector, root, "tests/data/fatbin", { name: "8.9", cc: 89, driver: "550", number: 12040 }),
    ];
}

/// Where two values differ first: "kernels.0.symbol: 1, not 2"; null where they do not.
export function difference(have, want, at = "") {
    if (want === null || have === null || typeof want !== "object" || typeof have !== "object")
        return Object.is(have, want) ? null : `${at}: ${JSON.stringify(have)}, not ${JSON.stringify(want)}`;
    for (const key of new Set([...Object.keys(want), ...Object.keys(have)])) {
        const found = difference(have[key] ?? null, want[key] ?? null, at ? `${at}.${key}` : key);
        if (found) return found;
    }
    return null;
}

/// Compares answers with what the inspector told; returns the differences as lines.
export function differences(questions, told) {
    return questions.flatMap(({ ask, of, expected }, i) => {
        const label = `${ask} ${ask === "file" ? `${of.path}${of.device ? " with a device" : ""}` : JSON.stringify(of)}`;
        // What the inspector refuses or passes over holds nothing here either.
        if (expected === null) return told[i].refused || !told[i].entries.length ? [] : [`${label}: the inspector refuses it`];
        const found = difference(told[i], expected);
        return found ? [`${label}: ${found}`] : [];
    });
}
