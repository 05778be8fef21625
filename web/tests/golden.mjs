// golden.mjs PAGE: every command on record that answers in JSON, asked of the page's module: the object is the same, with its keys in the same
// order, and what the command refuses is refused.
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { open_page } from "./library.mjs";

const [page, only] = process.argv.slice(2);
const root = resolve(import.meta.dirname, "../..");
const golden = join(root, "tests/golden");

/// The files of a tar file.
function files_of(tar) {
    const files = new Map();
    for (let at = 0; at + 512 <= tar.length;) {
        const text = (from, size) => tar.toString("latin1", at + from, at + from + size).replace(/\0.*$/s, "");
        const size = parseInt(text(124, 12), 8) || 0;
        if (text(156, 1) === "0" || text(156, 1) === "") files.set(text(0, 100).replace(/^\.\//, ""), tar.subarray(at + 512, at + 512 + size));
        at += 512 + Math.ceil(size / 512) * 512;
    }
    return files;
}

const inputs = files_of(gunzipSync(readFileSync(join(golden, "inputs.tar.gz"))));
const bytes_of = (word) => {
    if (word.startsWith("in/")) return inputs.get(word.slice(3));
    const path = join(root, word);
    return /^(tests|examples|share)\//.test(word) && existsSync(path) && statSync(path).isFile() ? readFileSync(path) : undefined;
};

const COMMANDS = new Set(
    ("report extract diff list check ptx features pick cover limits archs toolkits device driver host wheels table data ptx-version hardware occupancy profile " +
        "scheduler mcpu gates cicc explain symbol documented show expect").split(" "),
);
/// What the command refuses for how it was typed: the page's questions are not typed.
const TYPED = /unexpected argument|value is required|takes? (a|one|two|no|sch|regs|devices|further)|go(es)? with|belongs? to|give one of them|is not a goal|inputs of construction|is missing:|a word too many|knows no option|'': not a release|Not a directory/;
/// Options without a value, of each command.
const SWITCHES = {
    report: ["list", "any", "kernels"],
    archs: ["minimize", "in"],
    expect: ["from"],
    ptx: ["table", "first"],
    features: ["forms"],
    gates: ["virtual", "no-cuda"],
    mcpu: ["symmetric", "portable", "best"],
    cicc: ["hint"],
    documented: ["hint"],
    symbol: ["list"],
    profile: ["vendor", "baseline"],
};
/// Options whose value may be left out, and what is meant then; these of profile have their value behind "=".
const OPTIONAL = { "flag-355": "set", "flag-233": "set", optin: "" };
/// What the page does not answer: this machine, help, what is drawn or written elsewhere, folders, files that are not there, thin archives and standard
/// input; and words that are no UTF-8.
const elsewhere = (args) =>
    args.join(" ") === "cicc" ||
    args[0] === "here" ||
    args.some((word) => word.startsWith("--here")) ||
    args.some((word) => /thin\.a$|^(in\/none|no-such-file\.so|nothing\.cubin)$/.test(word)) ||
    args.some((word) => /^(help|--help|-h|--version|--svg|--width|--color|--colour|--force|-|--)$/.test(word) || /^--(svg|width|color|colour)=/.test(word) || /\\x/.test(word)) ||
    args.some((word) => {
        const path = join(root, word);
        return (word.startsWith("in/") || word.startsWith("tests/") || word.startsWith("examples/")) && !bytes_of(word) && (word.endsWith("/") || [...inputs.keys()].some((name) => name.startsWith(`${word.slice(3)}/`)) || (existsSync(path) && statSync(path).isDirectory()));
    });

function question_of(args) {
    const rest = [...args];
    const question = { ask: "show", words: [] };
    const axes = [];
    while (/^--(toolkit|driver)/.test(rest[0] ?? "")) axes.push(...rest.splice(0, rest[0].includes("=") ? 1 : 2));
    if (COMMANDS.has(rest[0])) question.ask = rest.shift();
    rest.push(...axes);
    while (rest.length) {
        const word = rest.shift();
        // As cicc takes it.
        const flag = /^-arch(?:=(.*))?$/.exec(word);
        if (flag && question.ask === "documented") {
            question.arch = flag[1] ?? rest.shift();
            continue;
        }
        const option = /^--([a-z][a-z0-9-]*)(?:=(.*))?$/s.exec(word);
        if (!option) question.words.push(word);
        else if (option[1] === "json") continue;
        else if (SWITCHES[question.ask]?.includes(option[1])) question[option[1]] = true;
        else {
            const stands_alone = option[1] in OPTIONAL && (option[1] !== "optin" || !rest.length || rest[0].startsWith("--"));
            const value = option[2] ?? (stands_alone ? OPTIONAL[option[1]] : rest.shift());
            const many = ["minus", "and", "or", "set", "block", "runs-on"].includes(option[1]) && ["archs", "gates", "profile", "expect"].includes(question.ask);
            if (many) (question[option[1]] ??= []).push(value);
            else question[option[1]] = value;
        }
    }
    return question;
}

/// Where two values first differ.
function first_difference(have, want, path = "") {
    if (JSON.stringify(have) === JSON.stringify(want)) return null;
    const are_objects = [have, want].every((value) => value !== null && typeof value === "object");
    if (!are_objects) return `${path}: ${JSON.stringify(have)}, not ${JSON.stringify(want)}`.slice(0, 300);
    for (const key of new Set([...Object.keys(have), ...Object.keys(want)])) {
        const found = first_difference(have[key] ?? null, want[key] ?? null, `${path}/${key}`);
        if (found) return found;
    }
    return `${path}: the order of keys`;
}

const recorded = new Map();
for (const file of readdirSync(join(golden, "answers")))
    for (const line of gunzipSync(readFileSync(join(golden, "answers", file))).toString().split("\n"))
        if (line) recorded.set(...JSON.parse(line));

const counts = { same: 0, refused: 0, typed: 0, elsewhere: 0 };
const by_command = {},
    failures = [];
const library = await open_page(resolve(page));
const open = new Set();
const began = performance.now();
for (const line of readFileSync(join(golden, "commands.tsv"), "utf8").split("\n")) {
    const [views, stdin, ...args] = line.split("\t");
    if (!line || line.startsWith("#") || !views.includes("j")) continue;
    const answer = recorded.get(["--json", ...args.map((word) => word || "''")].join("\t"));
    if (stdin !== "-" || elsewhere(args) || !answer) {
        counts.elsewhere += 1;
        continue;
    }
    const question = question_of(args);
    if (only && question.ask !== only) continue;
    let want = null;
    try {
        want = JSON.parse(answer.stdout);
    } catch {
        // It is refused.
    }
    // What a text may mean besides the page asks by itself.
    if (want?.may_also_mean) {
        const [, ...others] = library.ask({ ask: "meant", words: [question.words.join(" ")] }).meanings;
        if (JSON.stringify(others) !== JSON.stringify(want.may_also_mean)) failures.push(`${args.join(" ")}: may also mean ${JSON.stringify(others)}`);
        delete want.may_also_mean;
    }
    for (const word of [...question.words.flatMap((word) => [word, ...word.split(",")]), question.sizes, question.on, question.contract].filter(Boolean))
        for (const name of [word, word.replace(/cubin$/, "json")])
            if (!open.has(name) && bytes_of(name)) {
                library.open_bytes(name, bytes_of(name));
                open.add(name);
            }
    let have = null,
        why = "";
    try {
        have = library.ask(question);
    } catch (refusal) {
        why = refusal.message;
        // What is typed by itself, or as another tool's options, means a question: the page asks that.
        const [meant] = ["show", "mcpu"].includes(question.ask) && want ? library.ask({ ask: "meant", words: [question.words.join(" ")] }).meanings : [];
        if (meant) have = library.ask(question_of([meant.ask, ...meant.words]));
    }
    const of = (by_command[question.ask] ??= { same: 0, other: 0 });
    if (JSON.stringify(have) === JSON.stringify(want)) {
        counts[want ? "same" : "refused"] += 1;
        of.same += 1;
    } else if (!want && TYPED.test(answer.stderr)) counts.typed += 1;
    else {
        of.other += 1;
        failures.push(`${args.join(" ")}: ${want ? (have ? first_difference(have, want) : `refused: ${why}`) : `answered, and the command says ${answer.stderr}`}`);
    }
}
if (process.env.SHOW) console.log(by_command);
console.log(
    `golden: ${counts.same} answers of commands are the same objects, ${counts.refused} refusals are refused, ${counts.typed} are mistakes of typing alone, ${counts.elsewhere} commands are not the page's; ` +
        `${((performance.now() - began) / 1000).toFixed(1)} s`,
);
for (const failure of failures.slice(0, Number(process.env.SHOW ?? 20))) console.error(`golden: ${failure.slice(0, 300)}`);
if (failures.length) {
    console.error(`golden: ${failures.length} differ`);
    process.exit(1);
}
