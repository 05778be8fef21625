// numbers.mjs PAGE INSPECTOR: the library in WebAssembly and the page's modules, without a browser, against the inspector's --json.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { answers } from "./answers.mjs";
import { differences, questions_of } from "./questions.mjs";

const [page, inspector] = process.argv.slice(2).map((path) => resolve(path));
const root = resolve(import.meta.dirname, "../..");
const base = pathToFileURL(join(page, "modules")).href;
const { INTERFACE } = await import(`${base}/interface.js`);
const { Refusal, open_library } = await import(`${base}/library.js`);
const module = new WebAssembly.Module(readFileSync(join(page, "smarch.wasm")));

/// Every function with nothing in its arguments: it answers or refuses, and nothing traps.
function calls(library) {
    const nothing = {
        value: (type) => (library.table.structs[type] ? {} : 0),
        text: () => "",
        bytes: () => new Uint8Array(),
        list: () => [],
    };
    return Object.entries(INTERFACE.functions).flatMap(([name, [, roles]]) => {
        const values = roles.flatMap(([role, type]) =>
            nothing[role] ? [nothing[role](type)] : ["input", "changed"].includes(role) ? [{}] : [],
        );
        try {
            library[name](...values);
        } catch (error) {
            if (!(error instanceof Refusal)) return [`${name}: ${error.message}`];
        }
        return [];
    });
}

const exported = new Set(WebAssembly.Module.exports(module).map((one) => one.name));
const missing = Object.keys(INTERFACE.functions).filter((name) => !exported.has(`smarch_${name}`));
const library = open_library(INTERFACE, module);
const questions = questions_of(inspector, root);
const wrong = [
    ...missing.map((name) => `smarch_${name} is not exported`),
    ...differences(questions, await answers({ base, questions, library })),
];
for (const line of wrong.slice(0, 20)) console.error(line);
if (wrong.length) {
    console.error(`page: ${wrong.length} of ${questions.length} answers differ from the inspector's`);
    process.exit(1);
}
const counted = (ask) => questions.filter((one) => one.ask === ask).length;
console.log(
    `page: as the inspector answers: ${counted("name")} names, ${counted("occupancy")} occupancies, ${counted("file")} files,`,
    `${counted("legal")} cells of legality, ${counted("erratum")} errata, ${counted("diagnostic")} diagnostics, ${counted("symbol")} addresses;`,
    `${Object.keys(INTERFACE.functions).length} functions called`,
);
