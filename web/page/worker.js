// Reads files beside the page, so that the page stays responsive. It is told {library: the module, or its bytes} once, then {open}, {rows} or
// {images}.
import { INTERFACE } from "./interface.js";
import { open_library } from "./library.js";
import { Session } from "./session.js";

let session;

async function answer({ library, open, rows, images }) {
    if (library)
        session = new Session(open_library(INTERFACE, library instanceof WebAssembly.Module ? library : new WebAssembly.Module(library)));
    if (open) await session.open(open.files, open.question, (news) => postMessage(news));
    if (images) return session.image_rows(images);
    return rows ? session.rows(rows) : null;
}

onmessage = async ({ data }) => {
    try {
        postMessage({ id: data.id, answer: await answer(data) });
    } catch (error) {
        postMessage({ id: data.id, error: error.message });
    }
};
