// Reads files beside the page, so that the page stays responsive. It is told {library: the module, or its bytes} once, then {read} or {ask}.
import { open_library } from "./library.js";
import { bytes_text } from "./words.js";

/// The largest file that is read.
const FILE_LIMIT = 2 ** 31;
const STEP = 2 ** 24;

let library;

/// A pause in which what was told is sent.
const breath = () => new Promise((go_on) => setTimeout(go_on, 0));

/// A file's bytes in the module's memory.
async function load({ name, blob }, tell) {
    if (blob.size > FILE_LIMIT) throw new Error(`it has ${bytes_text(blob.size)}; this page reads files up to ${bytes_text(FILE_LIMIT)}`);
    await library.open(name, blob.size, async (write) => {
        for (let at = 0; at < blob.size; at += STEP) {
            write(new Uint8Array(await blob.slice(at, at + STEP).arrayBuffer()), at);
            tell({ progress: { name, done: Math.min(1, at / blob.size) / 4 } });
        }
    });
}

/// Whether files keep a contract; without a text the contract that they keep. A contract that is not understood is told as {error}.
function expected(words, text) {
    try {
        return library.ask({ ask: "expect", words, ...(text ? { "contract-text": text } : { from: true }) });
    } catch (error) {
        if (error instanceof WebAssembly.RuntimeError) throw error;
        return { error: error.message };
    }
}

/// Reads files ({name, blob}) one after the other, and tells what is found: {report}, {refused}, {progress}. `contract`: a text that they are held
/// against, "" to have one written, null for neither.
async function read({ files, question, contract }, tell) {
    const words = [];
    for (const file of files) {
        try {
            await load(file, tell);
            words.push(file.name);
        } catch (error) {
            tell({ refused: `${file.name}: ${error.message}` });
        }
    }
    let step = library.ask({ ...question, ask: "read", words }),
        heard = performance.now();
    while (step.next !== null) {
        step = library.ask({ ask: "read on" });
        if (step.report) tell({ report: { ...step.report, file_number: step.file_number, entry_count: step.entry_count, left_out_texts: step.left_out_texts } });
        if (step.refusal) tell({ refused: step.refusal });
        if (performance.now() - heard > 50) {
            tell({ progress: { name: step.next ?? "", done: 0.25 + 0.75 * step.done } });
            await breath();
            heard = performance.now();
        }
    }
    const held = contract === null ? null : expected(words, contract);
    library.ask({ ask: "close", words });
    return { skipped: step.skipped, whole: step.whole ?? null, held };
}

onmessage = async ({ data }) => {
    try {
        if (data.library)
            library = open_library(data.library instanceof WebAssembly.Module ? data.library : new WebAssembly.Module(data.library));
        const answer = data.read ? await read(data.read, (news) => postMessage(news)) : data.ask ? library.ask(data.ask) : null;
        postMessage({ id: data.id, answer });
    } catch (error) {
        const message = error instanceof WebAssembly.RuntimeError ? "there is not enough memory for it" : error.message;
        postMessage({ id: data.id, error: message });
    }
};
