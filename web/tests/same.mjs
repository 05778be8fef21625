// same.mjs PAGE SMARCH FILE...: what the page answers about files of any kind, wheels among them, against what the command prints with --json.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { open_page } from "./library.mjs";

const [page, smarch, ...files] = process.argv.slice(2);
/// What is asked of a file: a command, its words before the file, and its options.
const QUESTIONS = [
    ["report", [], {}],
    ["report", [], { device: "9.0", driver: "12.4" }],
    ["report", [], { sort: "occupancy", limit: "7", names: "mangled" }],
    ["show", [], {}],
    ["ptx", [], {}],
    ["pick", ["8.6"], {}],
    ["cover", [], {}],
];

function printed(words) {
    try {
        return JSON.parse(execFileSync(smarch, ["--json", ...words], { maxBuffer: 2 ** 32, stdio: ["ignore", "pipe", "ignore"] }));
    } catch (error) {
        // No as an answer ends with 1, and is printed as well.
        return error.stdout?.length ? JSON.parse(error.stdout) : null;
    }
}

function answered(library, question) {
    try {
        return library.ask(question);
    } catch {
        return null;
    }
}

let different = 0;
for (const file of files) {
    // A module for each file: its memory is not given back.
    const library = await open_page(page);
    library.open_bytes(file, readFileSync(file));
    for (const [ask, words, options] of QUESTIONS) {
        const typed = [ask, ...words, file, ...Object.entries(options).flatMap(([option, value]) => [`--${option}`, value])];
        const [have, want] = [answered(library, { ask, words: [...words, file], ...options }), printed(typed)].map((it) => JSON.stringify(it));
        const is_same = have === want;
        different += !is_same;
        console.log(`${is_same ? "same" : "DIFFERENT"}: ${typed.join(" ")}: ${want.length} characters${want === "null" ? ", refused" : ""}`);
        if (!is_same) console.log(`  ${have.slice(0, 300)}\n  ${want.slice(0, 300)}`);
    }
}
console.log(`${files.length} files, ${different} answers differ`);
process.exit(different ? 1 : 0);
