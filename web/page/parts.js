// Where the parts come from: from the server, or, where the page was opened as a file, from the script that has them all in it.

const is_file = () => location.protocol === "file:";

/// A script's end; browsers let a page that is a file load scripts, and nothing else.
function script_of(path) {
    return new Promise((resolve, reject) => {
        const script = document.createElement("script");
        script.src = path;
        script.onload = resolve;
        script.onerror = () => reject(new Error(`${path} is missing beside the page`));
        document.head.append(script);
    });
}

const bytes_of_base64 = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/// {module, start_worker, example}: the compiled module, what starts a worker that reads files, and what gives the bytes of an example.
export async function load_parts() {
    if (is_file()) {
        await script_of("offline.js");
        const { wasm, worker, example } = globalThis.smarch_offline;
        const bytes = bytes_of_base64(wasm);
        const url = URL.createObjectURL(new Blob([worker], { type: "text/javascript" }));
        return {
            module: await WebAssembly.compile(bytes),
            start_worker: () => ({ worker: new Worker(url), library: bytes }),
            example: () => bytes_of_base64(example),
        };
    }
    const answer = await fetch("smarch.wasm");
    if (!answer.ok) throw new Error(`smarch.wasm: the server answers ${answer.status}`);
    // A server that does not know the type of .wasm is no reason to fail.
    const is_typed = answer.headers.get("content-type")?.startsWith("application/wasm");
    const module = is_typed ? await WebAssembly.compileStreaming(answer) : await WebAssembly.compile(await answer.arrayBuffer());
    return {
        module,
        start_worker: () => ({ worker: new Worker("worker.js"), library: module }),
        example: async () => (await fetch("example.cubin")).arrayBuffer(),
    };
}
