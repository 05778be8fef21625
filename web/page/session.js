// The files that were given, read one after the other, and their kernels, which stay here: the page asks for the rows that it shows.
import { may_hold_code } from "./contents.js";
import { report_of } from "./kernels.js";
import { Refusal } from "./library.js";
import { bytes_text } from "./words.js";
import { head_of, is_zip, members_of, stream_of } from "./zip.js";

/// The largest file, and member of a wheel, that is read.
export const FILE_LIMIT = 2 ** 30;
const LOOK = 4096;
const MEMBER_LIMIT = 200000;
/// So many rows of a list go to the page at once; kernels and images are asked for.
const MOST_ROWS = 200;

/// What stands for a number that sorts: unknown is null.
const SORTS = {
    registers: (row) => row.registers,
    smem: (row) => row.smem,
    stack: (row) => row.stack,
    spills: (row) => row.spills,
    barriers: (row) => row.barriers,
    params: (row) => row.params,
    code: (row) => row.code,
    image: (row) => row.file * 2 ** 24 + row.image,
    block: (row) => row.fill?.kernel.block_size ?? null,
    blocks: (row) => row.fill?.blocks ?? null,
    occupancy: (row) => row.fill?.share ?? null,
};

/// A file's bytes in the library's memory. A stream that gives more than was declared is stopped.
async function load(library, stream, size, progress) {
    if (size > FILE_LIMIT)
        throw new Refusal(`it has ${bytes_text(size)}; this page reads files up to ${bytes_text(FILE_LIMIT)}`, null, "limit", null);
    const file = library.reserve(size);
    const reader = stream.getReader();
    let at = 0;
    try {
        for (;;) {
            const { done, value } = await reader.read();
            if (done) break;
            if (at + value.length > size) throw new Refusal("it unpacks to more than the zip file declares", null, "zip", null);
            file.bytes().set(value, at);
            at += value.length;
            progress(at / size);
        }
        if (at < size) throw new Refusal("it unpacks to less than the zip file declares", null, "zip", null);
    } catch (error) {
        library.release(file);
        // Not awaited: what is being unpacked may never answer.
        reader.cancel().catch(() => {});
        throw error;
    }
    return file;
}

/// A report without what may be endless.
function summary_of({ kernels, images, targets, damaged, ptx, ...rest }) {
    const cut = (list) => ({ rows: list.slice(0, MOST_ROWS), count: list.length });
    return {
        ...rest,
        kernel_count: kernels.length,
        image_count: images.length,
        only_runs: images.length === 1 ? images[0].runs : null,
        may_run: images.some((image) => image.runs?.answer === "unknown"),
        targets: cut(targets),
        damaged: cut(damaged),
        ptx: ptx && { ...ptx, kernels: cut(ptx.kernels) },
    };
}

const told = (error) =>
    error instanceof Refusal || error instanceof RangeError ? error.message : `it cannot be unpacked: ${error.message}`;

export class Session {
    constructor(library) {
        this.library = library;
        this.kernels = [];
        this.orders = new Map();
    }

    /// Reads files ({name, blob}). `question` is {device, driver, launch}; `tell` hears {progress: {name, done, total}} and {report}.
    async open(files, question, tell) {
        Object.assign(this, { question, tell, kernels: [], images: new Map(), count: 0 });
        this.orders.clear();
        for (const { name, blob } of files) {
            const head = new Uint8Array(await blob.slice(0, LOOK).arrayBuffer());
            if (is_zip(head)) await this.zip(name, blob);
            else await this.file(name, blob.size, async () => blob.stream());
        }
    }

    async zip(name, blob) {
        let members;
        try {
            members = await members_of(blob);
            if (members.length > MEMBER_LIMIT)
                throw new Refusal(`it has ${members.length} members; this page reads ${MEMBER_LIMIT}`, null, "limit", null);
        } catch (error) {
            return this.report(name, { size: blob.size, refusal: told(error) });
        }
        const total = members.reduce((sum, member) => sum + member.packed, 0) || 1;
        let done = 0,
            skipped = 0;
        for (const member of members) {
            const share = (of) => this.tell({ progress: { name: member.name, done: (done + member.packed * of) / total } });
            share(0);
            const path = `${name}: ${member.name}`;
            try {
                if (may_hold_code(this.library, await head_of(blob, member, LOOK)))
                    await this.file(path, member.size, () => stream_of(blob, member), share);
                else ++skipped;
            } catch (error) {
                this.report(path, { size: member.size, refusal: told(error) });
            }
            done += member.packed;
        }
        this.report(name, { size: blob.size, members: members.length, skipped });
    }

    async file(name, size, open, share = (of) => this.tell({ progress: { name, done: of } })) {
        let file;
        try {
            file = await load(this.library, await open(), size, (of) => share(of / 2));
            const report = await report_of(this.library, file, { ...this.question, progress: (of) => share(0.5 + of / 2) });
            for (const row of report.kernels)
                this.kernels.push(Object.assign(row, { file: this.count, target: report.images[row.image].target }));
            this.images.set(this.count, report.images);
            this.report(name, summary_of(report));
        } catch (error) {
            this.report(name, { size, refusal: told(error) });
        } finally {
            if (file) this.library.release(file);
        }
    }

    report(name, report) {
        this.count += 1;
        this.tell({ report: { name, ...report } });
    }

    /// A page of the kernels: {sort, descending, filter, from, count} to {total, rows}. What is unknown comes last.
    rows({ sort, descending, filter, from, count }) {
        const list = this.ordered(sort ?? "", Boolean(descending), (filter ?? "").toLowerCase());
        return { total: list.length, all: this.kernels.length, rows: list.slice(from, from + count) };
    }

    /// A part of a file's images: {file, from, count} to {total, rows}.
    image_rows({ file, from, count }) {
        const images = this.images.get(file) ?? [];
        return { total: images.length, rows: images.slice(from, from + count).map((image, i) => ({ ...image, number: from + i + 1 })) };
    }

    ordered(sort, descending, filter) {
        const key = `${sort}|${descending}|${filter}`;
        if (this.orders.has(key)) return this.orders.get(key);
        const list = filter
            ? this.kernels.filter((row) => row.name.toLowerCase().includes(filter) || row.target.includes(filter))
            : [...this.kernels];
        const sign = descending ? -1 : 1;
        if (sort === "name") list.sort((a, b) => sign * (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
        else if (SORTS[sort]) {
            const of = SORTS[sort];
            list.sort((a, b) => {
                const one = of(a),
                    other = of(b);
                if (one === null || other === null) return (one === null) - (other === null);
                return sign * (one === other ? 0 : one < other ? -1 : 1);
            });
        }
        // One order at a time is kept beside the file's own.
        this.orders.clear();
        this.orders.set(key, list);
        return list;
    }
}
