// The kernels of a file's images: what they use, how their blocks fill an SM. Images are unpacked one at a time, within limits.
import { Refusal } from "./library.js";
import { contents_of, devices_of, modules_of, runs_of, targets_of, verdicts_of } from "./contents.js";
import { fill_limits, fill_of, steps_of } from "./occupancy.js";
import { bytes_text, cc_text, version_text } from "./words.js";

/// What a file may claim: bytes of one image, and of all images of a file together, unpacked.
export const IMAGE_LIMIT = 512 * 2 ** 20;
export const UNPACKED_LIMIT = 16 * 2 ** 30;

const is_ptx = (image) => image.kind === "ptx" || image.kind === "relocatable_ptx";
const fault_of = (refusal) => ({ text: refusal.message, at: refusal.fault ?? null });

function without_nuls(bytes) {
    const view = bytes.bytes();
    let length = view.length;
    while (length && !view[length - 1]) --length;
    return bytes.part(0, length);
}

/// Unpacks images of one file. What was unpacked last stays in memory until `done` is called: images of one compressed entry share it.
class Unpacker {
    constructor(library, contents) {
        Object.assign(this, { library, contents, unpacked: 0, held: null });
    }

    bytes_of(at) {
        const image = this.contents.images[at];
        if (image.fault && !image.kind) throw new Refusal(image.fault.text, null, null, image.fault.at);
        if (!image.entry) return image.bytes;
        if (image.bytes && !image.is_within && !image.fault && image.size <= image.bytes.length) {
            const bytes = image.bytes.part(0, image.size);
            return is_ptx(image) ? without_nuls(bytes) : bytes;
        }
        const holder = image.is_within ? this.holder_of(at) : null;
        if (!holder) return this.unpack(image);
        if (this.held?.holder !== holder) this.held = { holder, bytes: this.unpack(holder) };
        const { bytes } = this.held,
            { image_at } = image.entry;
        if (image_at > bytes.length || image.size > bytes.length - image_at)
            throw new Refusal(this.library.status_message(this.library.constants.ERROR_FATBIN_PAYLOAD), null, null, image.at);
        const part = bytes.part(image_at, image.size);
        return is_ptx(image) ? without_nuls(part) : part;
    }

    /// The entry in which an image is: the last before it that is not itself in one.
    holder_of(at) {
        const { images } = this.contents;
        for (let i = at - 1; i >= 0; --i) {
            if (!images[i].is_within) return images[i].entry?.payload_at === images[at].entry.payload_at ? images[i] : null;
        }
        return null;
    }

    unpack(image) {
        this.done();
        const { library, contents } = this;
        const size = library.fatbin_unpacked_size(contents.file, image.entry);
        if (size > IMAGE_LIMIT)
            throw new Refusal(
                `it claims ${bytes_text(size)} unpacked; this page unpacks images up to ${bytes_text(IMAGE_LIMIT)}`,
                null,
                "limit",
                image.at,
            );
        this.unpacked += size;
        if (this.unpacked > UNPACKED_LIMIT)
            throw new Refusal(`this page unpacks ${bytes_text(UNPACKED_LIMIT)} of a file, and no more`, null, "limit", image.at);
        this.room = library.reserve(size);
        return library.fatbin_unpack(contents.file, image.entry, this.room);
    }

    done() {
        if (this.room) this.library.release(this.room);
        this.room = this.held = null;
    }
}

/// The functions of a cubin, one after the other; their rows are read as they are asked for.
function* functions_of(library, bytes) {
    const size = library.size_of("cubin_kernel");
    let room = library.reserve(64 * size),
        rows;
    try {
        try {
            rows = library.cubin_kernels(bytes, room);
        } catch (refusal) {
            if (!refusal.needed) throw refusal;
            library.release(room);
            room = library.reserve(refusal.needed * size);
            rows = library.cubin_kernels(bytes, room);
        }
        for (let at = 0; at < rows.length; at += size) yield library.read("cubin_kernel", rows.address + at);
    } finally {
        library.release(room);
    }
}

/// Fills SMs. Kernels that take the same are computed once.
export class Filler {
    constructor(library, launch) {
        Object.assign(this, { library, launch, fills: new Map() });
    }

    fill(uses, geometry) {
        const key = [
            geometry.cc,
            uses.kind,
            uses.registers,
            uses.has_smem,
            uses.static_smem,
            uses.barriers,
            uses.has_launch,
            uses.required_block,
            uses.max_block,
        ].join();
        if (!this.fills.has(key)) this.fills.set(key, this.filled(uses, geometry));
        return this.fills.get(key);
    }

    filled(uses, geometry) {
        const fill = fill_of(this.library, geometry, uses, this.launch);
        if (!fill) return null;
        const share = fill.warps / fill.occupancy.max_warps;
        return { ...fill, cc: geometry.cc, share, limits: fill_limits(this.library, fill), steps: steps_of(this.library, geometry, fill) };
    }
}

const size_text = (known, size) => (!known ? null : size[0] ? size.join("x") : "");

/// What is kept of a function: what the table and the details show.
function row_of(library, uses, image, fill) {
    const { constants } = library;
    const { name, registers, barriers, stack, frame, spills, local } = uses;
    return {
        name,
        image,
        kind: library.code_name("cubin_function_kind", uses.kind) ?? "unknown",
        registers,
        cap: uses.register_cap === 255 ? 0 : uses.register_cap,
        smem: uses.has_smem ? uses.static_smem : null,
        // A section without bytes: some kernel of the source takes dynamic shared memory.
        dynamic: !uses.has_smem || uses.static_smem ? null : (uses.flags & constants.CUBIN_KERNEL_SHARED_SECTION) !== 0,
        stack: uses.flags & constants.CUBIN_KERNEL_STACK_UNBOUNDED ? Infinity : stack,
        frame,
        spills,
        local,
        barriers,
        params: uses.has_parameters ? uses.parameter_bytes : null,
        required: size_text(uses.has_launch, uses.required_block),
        most: size_text(uses.has_launch, uses.max_block),
        cluster: size_text(uses.has_launch, uses.cluster),
        code: uses.has_code ? uses.code_size : null,
        fault: uses.fault === constants.OK ? null : { text: library.status_message(uses.fault), at: uses.fault_at },
        fill,
    };
}

/// A pause in which a worker hears what else it is told.
const breath = () => new Promise((go_on) => setTimeout(go_on, 0));

/// What a file holds: its images, targets, the devices that run it, its kernels. `file` lies in the library's memory. `progress(done)` is told which
/// share of the images was read.
export async function report_of(library, file, { device, driver, launch, progress = () => {} }) {
    const contents = contents_of(library, file);
    const verdicts = device ? verdicts_of(library, contents, driver, device) : null;
    const filler = new Filler(library, launch ?? {});
    const unpacker = new Unpacker(library, contents);
    const counts = [],
        kernels = [],
        damaged = [];
    let heard = performance.now();
    for (let i = 0; i < contents.images.length; ++i) {
        const image = contents.images[i];
        if (image.fault) damaged.push({ image: i, fault: image.fault });
        try {
            counts.push(read_image(library, unpacker, image, i, verdicts, filler, kernels));
        } catch (refusal) {
            if (!(refusal instanceof Refusal || refusal instanceof RangeError)) throw refusal;
            counts.push(null);
            if (!image.fault) damaged.push({ image: i, fault: fault_of(refusal) });
        }
        if (!image.is_within) unpacker.done();
        if (performance.now() - heard > 50) {
            progress((i + 1) / contents.images.length);
            await breath();
            heard = performance.now();
        }
    }
    unpacker.done();
    const modules = modules_of(contents);
    const targets = targets_of(library, contents, counts).map((row) => ({
        ...plain_image(row),
        images: row.images,
        kernels: row.has_unread ? null : row.kernels,
        devices: row.devices.map(cc_text),
        driver: row.driver,
        compressions: [...row.compressions],
    }));
    return {
        kind: contents.kind,
        kind_text: contents.kind_text,
        size: file.length,
        cubin: contents.cubin ?? null,
        images: contents.images.map((image, i) => ({
            ...plain_image(image),
            kernels: counts[i],
            runs: verdicts && runs_of(library, image, verdicts, i),
            picked: verdicts?.is_picked[i] ?? false,
        })),
        module_count: modules.length,
        modules_run: verdicts ? modules.filter(({ first, end }) => verdicts.is_picked.slice(first, end).some(Boolean)).length : null,
        devices: devices_of(library, contents, modules),
        targets,
        damaged,
        kernels,
        unsound: contents.kind === "cubin" ? unsound_part(library, file) : null,
        ptx: contents.kind === "ptx" ? ptx_of(library, file) : null,
    };
}

/// An image, or a row of such, without what only this side reads: the library's entry, bytes, and what is counted.
function plain_image({ entry, bytes, region_at, has_unread, ...plain }) {
    return { ...plain, ptx: version_text(plain.ptx) };
}

/// How many kernels an image has; their rows are added to the list. With a device only those of images that a driver takes.
function read_image(library, unpacker, image, at, verdicts, filler, kernels) {
    if (!image.kind) return null;
    if (image.kind !== "cubin" && image.kind !== "ptx") return 0;
    const bytes = unpacker.bytes_of(at);
    if (image.kind === "ptx") return library.ptx_entries(bytes).length;
    const cubin = library.cubin_identify(bytes);
    const keeps = !verdicts || unpacker.contents.images.length === 1 || verdicts.is_picked[at];
    const runs = verdicts?.runs[at];
    const geometry =
        (runs && library.code_name("answer", library.verdict_answer(runs)) === "yes" && library.geometry_find(verdicts.device)) ||
        (cubin.target && library.geometry_of(cubin.target));
    let entries = 0;
    for (const uses of functions_of(library, bytes)) {
        entries += uses.kind === library.constants.FUNCTION_ENTRY;
        if (keeps) kernels.push(row_of(library, uses, at, geometry ? filler.fill(uses, geometry) : null));
    }
    return entries;
}

function unsound_part(library, file) {
    try {
        library.cubin_check(file);
        return null;
    } catch (refusal) {
        return fault_of(refusal);
    }
}

/// What PTX text needs: its kernels, the lowest .version.
function ptx_of(library, file) {
    const kernels = library.ptx_entries(file).map((entry) => entry.text);
    try {
        const needs = library.ptx_requirements(file);
        const since = library.ptx_needs_since(needs);
        const lowest = library.ptx_needs_targets(null, needs)[0] ?? null;
        return {
            kernels,
            since: version_text(since),
            lowest: lowest && library.target_name(lowest),
            driver: library.driver_for_ptx(since),
        };
    } catch (refusal) {
        return { kernels, since: "", lowest: null, driver: 0, fault: fault_of(refusal) };
    }
}
