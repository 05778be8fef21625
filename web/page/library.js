// The answers, as WebAssembly: a question goes in as JSON, the answer comes out as JSON.

/// Why there is no answer: a sentence.
export class Refusal extends Error {}

/// Opens the compiled module: {ask, open}.
export function open_library(module) {
    const { exports } = new WebAssembly.Instance(module);
    const encoder = new TextEncoder(),
        decoder = new TextDecoder();
    const reserve = (size) => {
        const at = exports.allocate(size);
        if (!at) throw new Refusal("not enough memory for it");
        return at >>> 0;
    };
    const given = (bytes) => {
        const at = reserve(bytes.length);
        new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
        return [at, bytes.length];
    };
    return {
        /// Answers {ask: command, words, options...}; throws a Refusal that says why not.
        ask(question) {
            const at = exports.ask(...given(encoder.encode(JSON.stringify(question)))) >>> 0;
            const said = JSON.parse(decoder.decode(new Uint8Array(exports.memory.buffer, at, exports.answer_size())));
            if (said.refusal !== undefined) throw new Refusal(said.refusal);
            return said.answer;
        },
        /// Opens a file: `fill(view)` writes its bytes into memory for so many, and may be asynchronous.
        async open(name, size, fill) {
            const at = reserve(size);
            await fill((bytes, place) => new Uint8Array(exports.memory.buffer, at + place, bytes.length).set(bytes));
            exports.open(...given(encoder.encode(name)), at, size);
        },
        /// Opens a file whose bytes are there.
        open_bytes(name, bytes) {
            exports.open(...given(encoder.encode(name)), ...given(bytes));
        },
    };
}

/// The answer, or null where there is none.
export function or_null(ask) {
    try {
        return ask();
    } catch (refusal) {
        if (refusal instanceof Refusal) return null;
        throw refusal;
    }
}
