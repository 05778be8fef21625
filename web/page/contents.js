// What is in a file: one cubin, PTX text, or the images of a container; which devices and drivers run them. As `smarch report` answers.
import { NO_FAULT, or_null, Refusal } from "./library.js";
import { version_text } from "./words.js";

const KIND_TEXTS = {
    ptx: "PTX",
    cubin: "cubin",
    lto: "LTO IR",
    relocatable_ptx: "PTX, to be linked",
    tile_ir: "Tile IR",
    concatenated: "several",
    index: "index",
};
const HOLDERS = ["cubin", "ptx", "fat_binary", "elf", "pe", "coff", "archive"];

export const is_candidate = (image) => image.kind && !image.is_relocatable && (image.kind === "cubin" || image.kind === "ptx");

const NAME_KINDS = { cubin: "KIND_SM", ptx: "KIND_COMPUTE", lto: "KIND_LTO" };

const name_of = (library, kind, target) => (target && NAME_KINDS[kind] ? { kind: library.constants[NAME_KINDS[kind]], target } : null);

export const kind_of = (library, file) => or_null(() => library.file_identify(file));

/// Whether the first bytes of a member of a zip file, or of a file in a folder, are of something that may hold device code.
export const may_hold_code = (library, bytes) => HOLDERS.includes(library.code_name("file_kind", kind_of(library, bytes) ?? 0));

function cubin_or_refusal(library, file) {
    try {
        return library.cubin_identify(file);
    } catch (refusal) {
        if (refusal instanceof Refusal) return refusal;
        throw refusal;
    }
}

const sm_text = (library, cubin) => (cubin.target ? library.target_name(cubin.target) : `sm_${cubin.sm}${cubin.accelerated ? "a" : ""}`);

function image_of(library, entry, file) {
    const { constants } = library;
    const fault =
        entry.fault === constants.OK
            ? null
            : { text: library.status_message(entry.fault), at: entry.fault_at === NO_FAULT ? null : entry.fault_at };
    const image = {
        kind: "",
        name: null,
        ptx: null,
        target: "",
        place: null,
        compression: null,
        is_within: false,
        at: entry.at,
        region_at: entry.region_at,
        stored: 0,
        size: 0,
        is_relocatable: false,
        member: null,
        identifier: null,
        fault,
        entry,
    };
    if (!entry.place) return image;
    const kind = library.code_name("fatbin_entry_kind", entry.kind) ?? `kind_${entry.kind}`;
    Object.assign(image, {
        kind,
        kind_text: KIND_TEXTS[kind] ?? `kind ${entry.kind}`,
        name: name_of(library, kind, entry.target),
        place: library.code_name("fatbin_place", entry.place),
    });
    if (kind === "ptx" || kind === "relocatable_ptx") image.ptx = entry.version;
    if (kind !== "concatenated" && kind !== "index")
        image.target = `sm_${entry.sm}${entry.suffix ? String.fromCharCode(entry.suffix) : ""}`;
    image.compression = library.code_name("fatbin_compression", entry.compression) ?? "none";
    Object.assign(image, {
        is_within: entry.is_within !== 0,
        stored: entry.payload_size,
        size: entry.size,
        member: entry.member || null,
        identifier: entry.identifier || null,
    });
    if (image.compression === "none") image.bytes = file.part(entry.payload_at, entry.payload_size);
    image.is_relocatable = ["nv_relfatbin", "nv_rel"].includes(image.place) || kind === "relocatable_ptx";
    if (image.bytes && kind === "cubin") {
        const cubin = cubin_or_refusal(library, image.bytes);
        image.is_relocatable ||= !(cubin instanceof Refusal) && cubin.kind === constants.CUBIN_RELOCATABLE;
    }
    return image;
}

function whole(kind, name, target, file) {
    return {
        kind,
        kind_text: KIND_TEXTS[kind],
        name,
        ptx: null,
        target,
        place: "file",
        compression: "none",
        is_within: false,
        at: 0,
        region_at: 0,
        stored: file.length,
        size: file.length,
        is_relocatable: false,
        member: null,
        identifier: null,
        fault: null,
        entry: null,
        bytes: file,
    };
}

/// The images of a file that lies in memory (a Resident). Throws a Refusal that says what it is instead.
export function contents_of(library, file) {
    const { constants } = library;
    const cubin = cubin_or_refusal(library, file);
    if (!(cubin instanceof Refusal)) {
        const image = whole("cubin", name_of(library, "cubin", cubin.target), sm_text(library, cubin), file);
        image.is_relocatable = cubin.kind === constants.CUBIN_RELOCATABLE;
        return { kind: "cubin", kind_text: "cubin", images: [image], file, cubin };
    }
    if (cubin.status === constants.ERROR_CUBIN_IS_PTX) {
        const ptx = library.ptx_identify(file);
        const image = whole("ptx", name_of(library, "ptx", ptx.target), ptx.target ? library.target_name(ptx.target) : "", file);
        Object.assign(image, { ptx: ptx.version, target_written: ptx.target ? null : ptx.target_text });
        return { kind: "ptx", kind_text: "PTX text", images: [image], file };
    }
    const kind = kind_of(library, file);
    let entries;
    try {
        entries = library.fatbin_entries(file);
    } catch (refusal) {
        // A damaged cubin is one all the same; of other files the container's words fit.
        const is_cubin = [constants.FILE_CUBIN, constants.FILE_PTX, constants.FILE_EMPTY].includes(kind);
        const told = is_cubin ? cubin : refusal;
        if (kind && told.status === constants.ERROR_CONTAINER_UNKNOWN)
            told.message += `; its first bytes say: ${library.file_kind_name(kind)}`;
        throw told;
    }
    return {
        kind: library.code_name("file_kind", kind ?? 0) ?? "unknown",
        kind_text: kind ? library.file_kind_name(kind) : "",
        images: entries.map((entry) => image_of(library, entry, file)),
        file,
    };
}

const are_of_one = (one, other) =>
    one.region_at === other.region_at && one.place === other.place && (one.member ?? "") === (other.member ?? "");

/// Images of one region, of which a driver takes one: {first, end}.
function regions_of(images) {
    const regions = [];
    for (let first = 0; first < images.length;) {
        let end = first + 1;
        while (end < images.length && are_of_one(images[first], images[end])) ++end;
        regions.push({ first, end });
        first = end;
    }
    return regions;
}

/// The regions that hold something a driver looks at by itself.
export const modules_of = (contents) =>
    regions_of(contents.images).filter(({ first, end }) => contents.images.slice(first, end).some(is_candidate));

const image_of_library = (image) => ({ name: image.name, ptx: image.ptx });

/// Which images run on a device with a driver, and which of each region the driver takes.
export function verdicts_of(library, contents, driver, device) {
    const { images } = contents;
    const { DRIVER_ZSTD } = library.constants;
    const verdicts = {
        device,
        driver,
        runs: images.map(() => null),
        is_newer: images.map(() => false),
        is_picked: images.map(() => false),
    };
    for (const { first, end } of regions_of(images)) {
        const candidates = [],
            places = [];
        for (let i = first; i < end; ++i) {
            if (!images[i].name || images[i].is_relocatable) continue;
            if (images[i].compression === "zstd" && driver < DRIVER_ZSTD) {
                verdicts.is_newer[i] = true;
                continue;
            }
            candidates.push(image_of_library(images[i]));
            places.push(i);
            verdicts.runs[i] = library.runs_why(driver, candidates.at(-1), device);
        }
        const choice = or_null(() => library.pick(driver, candidates, device));
        if (choice) verdicts.is_picked[places[choice.index]] = true;
    }
    return verdicts;
}

/// {answer, text} of one image on the device that was asked about.
export function runs_of(library, image, verdicts, at) {
    const verdict = verdicts.runs[at];
    if (verdict !== null)
        return { answer: library.code_name("answer", library.verdict_answer(verdict)), text: library.verdict_message(verdict) };
    if (image.is_relocatable) return { answer: "no", text: "it is to be linked first" };
    if (verdicts.is_newer[at]) return { answer: "no", text: "it is compressed with zstd, which older drivers do not load" };
    return image.target ? { answer: "unknown", text: "its target is not in the table" } : null;
}

const later = (one, other) => (!one || !other ? one || other : Math.max(one, other));

export const all_devices = (library) => [...new Set(library.targets().map((row) => row.number))];

/// For each compute capability that runs something: how many modules natively and by JIT, and from which driver on.
export function devices_of(library, contents, modules) {
    // Modules of one build hold the same images: each kind of module is asked about once.
    const kinds = new Map();
    for (const { first, end } of modules) {
        const images = contents.images.slice(first, end).filter((image) => image.name && is_candidate(image));
        const key = images
            .map((image) => `${image.kind}:${image.name.target}:${version_text(image.ptx)}:${image.compression === "zstd"}`)
            .join(" ");
        const kind = kinds.get(key) ?? { images, count: 0 };
        kind.count += 1;
        kinds.set(key, kind);
    }
    const driver = library.constants.DRIVER_NEWEST,
        rows = [];
    for (const device of all_devices(library)) {
        const row = { device, native: 0, jit: 0, none: 0, driver: 0 };
        for (const { images, count } of kinds.values()) {
            const choice = or_null(() => library.pick(driver, images.map(image_of_library), device));
            if (!choice) {
                row.none += count;
                continue;
            }
            const image = images[choice.index],
                is_ptx = image.kind === "ptx";
            row[is_ptx ? "jit" : "native"] += count;
            if (is_ptx && image.ptx) row.driver = later(row.driver, library.driver_for_ptx(image.ptx));
            if (image.compression === "zstd") row.driver = later(row.driver, library.constants.DRIVER_ZSTD);
        }
        if (row.native + row.jit === 0) continue;
        row.driver = later(row.driver, library.device_oldest_driver(device));
        rows.push(row);
    }
    return rows;
}

const order_of = (kind) => (kind === "cubin" ? 0 : kind === "ptx" ? 1 : 2);
const number_of = (target) => Number(/\d+/.exec(target)?.[0] ?? 0);
const ptx_number = (version) => (version ? version.major * 65536 + version.minor : 0);

function fits(library, row, device) {
    if (!row.name || row.is_relocatable) return false;
    if (row.name.kind === library.constants.KIND_SM) return library.loads(row.name.target, device);
    return row.name.kind === library.constants.KIND_COMPUTE && library.ptx_fits(row.name.target, device);
}

/// The oldest driver with which one of the devices runs the images of a row; 0 where no source states it.
function driver_of(library, row) {
    const oldest = row.devices.map((device) => library.device_oldest_driver(device));
    let driver = oldest.every(Boolean) ? Math.min(...oldest) : 0;
    if (row.ptx && row.name) driver = later(driver, library.driver_for_ptx(row.ptx));
    if (row.compressions.has("zstd")) driver = later(driver, library.constants.DRIVER_ZSTD);
    return row.devices.length ? driver : 0;
}

/// The images by target: how many, how many kernels (kernels[i] of image i; null where that is unknown), how many bytes, who runs them.
export function targets_of(library, contents, kernels) {
    const rows = new Map();
    contents.images.forEach((image, i) => {
        if (!image.kind) return;
        const key = [image.is_relocatable, image.kind, image.target, version_text(image.ptx)].join("|");
        const row = rows.get(key) ?? { ...image, images: 0, stored: 0, size: 0, kernels: 0, has_unread: false, compressions: new Set() };
        rows.set(key, row);
        row.images += 1;
        row.stored += image.stored;
        row.size += image.size;
        row.compressions.add(image.compression);
        row.kernels += kernels[i] ?? 0;
        row.has_unread ||= kernels[i] === null;
    });
    const list = [...rows.values()];
    list.sort(
        (a, b) =>
            a.is_relocatable - b.is_relocatable ||
            order_of(a.kind) - order_of(b.kind) ||
            number_of(a.target) - number_of(b.target) ||
            (a.target < b.target ? -1 : a.target > b.target ? 1 : 0) ||
            ptx_number(a.ptx) - ptx_number(b.ptx),
    );
    const devices = all_devices(library);
    for (const row of list) {
        row.devices = devices.filter((device) => fits(library, row, device));
        row.driver = driver_of(library, row);
    }
    return list;
}
