// The page's module for Node.js: opened from the built page.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

export async function open_page(folder) {
    const { open_library } = await import(pathToFileURL(`${folder}/modules/library.js`));
    return open_library(new WebAssembly.Module(readFileSync(`${folder}/smarch.wasm`)));
}
