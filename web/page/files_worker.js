// The worker as the page sees it: promises of answers, news while files are read, and an end at once.

export class FileReaderWorker {
    /// `start()` gives {worker, library}: a new worker, and the compiled module or its bytes.
    constructor(start) {
        Object.assign(this, { start, waiting: new Map(), last: 0, worker: null });
    }

    begin() {
        const { worker, library } = this.start();
        this.worker = worker;
        worker.onmessage = ({ data }) => {
            if (data.id === undefined) return this.tell?.(data);
            const asked = this.waiting.get(data.id);
            this.waiting.delete(data.id);
            if (data.error === undefined) asked?.resolve(data.answer);
            else asked?.reject(new Error(data.error));
        };
        worker.onerror = (event) => this.stop(event.message || "the worker could not be started");
        this.send({ library }).catch(() => {});
    }

    send(message) {
        const id = ++this.last;
        return new Promise((resolve, reject) => {
            this.waiting.set(id, { resolve, reject });
            this.worker.postMessage({ id, ...message });
        });
    }

    /// Ends the worker whatever it does; what waits for it fails with the reason.
    stop(reason) {
        this.worker?.terminate();
        this.worker = null;
        const waiting = [...this.waiting.values()];
        this.waiting.clear();
        for (const { reject } of waiting) reject(new Error(reason));
    }

    cancel() {
        this.stop("Cancelled.");
    }

    /// Reads files; `tell` hears what is found.
    read(files, question, contract, tell) {
        this.stop("Other files were given.");
        this.begin();
        this.tell = tell;
        return this.send({ read: { files, question, contract } });
    }

    /// Asks about what was read; null when the worker was ended.
    ask(question) {
        return this.worker ? this.send({ ask: question }) : Promise.resolve(null);
    }
}
