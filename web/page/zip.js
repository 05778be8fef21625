// The members of a zip file (a wheel), unpacked by the browser. The directory at its end is read, then a member at a time.
import { Refusal } from "./library.js";
import { bytes_text } from "./words.js";

const END_SIZE = 22,
    LONGEST_COMMENT = 65535,
    DIRECTORY_LIMIT = 64 * 2 ** 20;
const END = 0x06054b50,
    END64 = 0x06064b50,
    LOCATOR64 = 0x07064b50,
    ENTRY = 0x02014b50,
    LOCAL = 0x04034b50;
const PIECE = 2 ** 16;
const STORED = 0,
    DEFLATED = 8,
    ENCRYPTED = 1;

const damaged = (what) => new Refusal(`the zip file is damaged: ${what}`, null, "zip", null);

async function view_of(blob, start, end) {
    return new DataView(await blob.slice(start, end).arrayBuffer());
}

export const is_zip = (bytes) =>
    bytes.length >= 4 &&
    bytes[0] === 0x50 &&
    bytes[1] === 0x4b &&
    ((bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6));

/// Where the directory begins, and its size.
async function directory_of(blob) {
    const from = Math.max(0, blob.size - END_SIZE - LONGEST_COMMENT);
    const tail = await view_of(blob, from, blob.size);
    for (let at = tail.byteLength - END_SIZE; at >= 0; --at) {
        if (tail.getUint32(at, true) !== END) continue;
        const size = tail.getUint32(at + 12, true),
            start = tail.getUint32(at + 16, true);
        const is_64 = at >= 20 && tail.getUint32(at - 20, true) === LOCATOR64;
        if (!is_64) return { start, size };
        const place = Number(tail.getBigUint64(at - 12, true));
        const end = await view_of(blob, place, place + 56);
        if (end.byteLength < 56 || end.getUint32(0, true) !== END64) throw damaged("its 64-bit directory is not where it should be");
        return { start: Number(end.getBigUint64(48, true)), size: Number(end.getBigUint64(40, true)) };
    }
    throw damaged("it has no directory");
}

/// Sizes and place of a member where they need 64 bits.
function widen(member, view, at, end) {
    while (at + 4 <= end) {
        const id = view.getUint16(at, true),
            size = view.getUint16(at + 2, true);
        if (id === 1) {
            let place = at + 4;
            for (const key of ["size", "packed", "at"]) {
                if (member[key] !== 0xffffffff || place + 8 > Math.min(end, at + 4 + size)) continue;
                member[key] = Number(view.getBigUint64(place, true));
                place += 8;
            }
        }
        at += 4 + size;
    }
}

/// {name, size, packed, method, crc, flags, at} of every member that is a file.
export async function members_of(blob) {
    const { start, size } = await directory_of(blob);
    if (size > DIRECTORY_LIMIT)
        throw new Refusal(
            `the directory of the zip file has ${bytes_text(size)}; this page reads ${bytes_text(DIRECTORY_LIMIT)}`,
            null,
            "limit",
            null,
        );
    const view = await view_of(blob, start, start + size);
    const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
    const members = [];
    for (let at = 0; at + 46 <= view.byteLength;) {
        if (view.getUint32(at, true) !== ENTRY) throw damaged("its directory has something else than members");
        const name_end = at + 46 + view.getUint16(at + 28, true),
            extra_end = name_end + view.getUint16(at + 30, true);
        if (extra_end > view.byteLength) throw damaged("its directory ends within a member");
        const member = {
            name: decoder.decode(new Uint8Array(view.buffer, at + 46, name_end - at - 46)),
            flags: view.getUint16(at + 8, true),
            method: view.getUint16(at + 10, true),
            crc: view.getUint32(at + 16, true),
            packed: view.getUint32(at + 20, true),
            size: view.getUint32(at + 24, true),
            at: view.getUint32(at + 42, true),
        };
        widen(member, view, name_end, extra_end);
        if (!member.name.endsWith("/")) members.push(member);
        at = extra_end + view.getUint16(at + 32, true);
    }
    return members;
}

/// The member as a gzip file around the same deflated bytes: so the browser checks the sum as well.
function as_gzip(member, packed) {
    const trailer = new DataView(new ArrayBuffer(8));
    trailer.setUint32(0, member.crc, true);
    trailer.setUint32(4, member.size % 2 ** 32, true);
    const header = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255);
    return new Blob([header, packed, trailer.buffer]);
}

/// A blob's bytes, few at a time: browsers unpack all that they are given before they are asked whether more is wanted.
function in_pieces(blob) {
    let at = 0;
    return new ReadableStream({
        async pull(controller) {
            if (at >= blob.size) return controller.close();
            const piece = await blob.slice(at, at + PIECE).arrayBuffer();
            at += PIECE;
            controller.enqueue(new Uint8Array(piece));
        },
    });
}

/// The bytes of a member as a stream of Uint8Array.
export async function stream_of(blob, member) {
    if (member.flags & ENCRYPTED) throw new Refusal("it is encrypted", null, "zip", null);
    const local = await view_of(blob, member.at, member.at + 30);
    if (local.byteLength < 30 || local.getUint32(0, true) !== LOCAL) throw damaged("a member is not where the directory says");
    const start = member.at + 30 + local.getUint16(26, true) + local.getUint16(28, true);
    const packed = blob.slice(start, start + member.packed);
    if (packed.size < member.packed) throw damaged("a member ends behind the file");
    if (member.method === STORED) return packed.stream();
    if (member.method !== DEFLATED) throw new Refusal(`its compression (method ${member.method}) is not read here`, null, "zip", null);
    return in_pieces(as_gzip(member, packed)).pipeThrough(new DecompressionStream("gzip"));
}

/// At most so many bytes of a member's beginning; what is damaged behind them is not looked at.
export async function head_of(blob, member, limit) {
    const reader = (await stream_of(blob, member)).getReader();
    const head = new Uint8Array(Math.min(limit, member.size));
    let length = 0;
    while (length < head.length) {
        const { done, value } = await reader.read();
        if (done) break;
        head.set(value.subarray(0, head.length - length), length);
        length += value.length;
    }
    reader.cancel().catch(() => {});
    return head.subarray(0, Math.min(length, head.length));
}
