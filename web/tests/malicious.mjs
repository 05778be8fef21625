// Files that mean harm: names with markup and escape sequences, very many kernels, claims that are not true.
import { readFileSync } from "node:fs";
import { crc32, deflateRawSync } from "node:zlib";

const latin = (text) => Buffer.from(text, "latin1");

/// The sample with other names of the same lengths.
export function renamed(cubin, names) {
    let text = cubin.toString("latin1");
    for (const [from, to] of Object.entries(names)) text = text.replaceAll(from, Buffer.from(to, "utf8").toString("latin1"));
    return latin(text);
}

/// The sample with so many kernels more, each with the code of its first one in a section of its own: at most 65,000.
export function with_kernels(cubin, count, name_of = (i) => `kernel_${i}`) {
    const start = Number(cubin.readBigUInt64LE(0x28)),
        sections = cubin.readUInt16LE(0x3c);
    const headers = Buffer.concat([cubin.subarray(start, start + 64 * sections), Buffer.alloc(64 * count)]);
    const part = (i) =>
        cubin.subarray(
            Number(headers.readBigUInt64LE(64 * i + 24)),
            Number(headers.readBigUInt64LE(64 * i + 24) + headers.readBigUInt64LE(64 * i + 32)),
        );
    const symtab = Array.from({ length: sections }, (_, i) => i).find((i) => headers.readUInt32LE(64 * i + 4) === 2);
    const strtab = headers.readUInt32LE(64 * symtab + 40),
        shstrtab = cubin.readUInt16LE(0x3e);
    const old = part(symtab),
        symbols = Buffer.concat([old, Buffer.alloc(24 * count)]);
    const model = Array.from({ length: old.length / 24 }, (_, i) => old.subarray(24 * i, 24 * i + 24)).find((one) => (one[4] & 15) === 2);
    const code = headers.subarray(64 * model.readUInt16LE(6), 64 * model.readUInt16LE(6) + 64);
    const names = [part(strtab)],
        section_names = [part(shstrtab)];
    let name_at = names[0].length,
        section_name_at = section_names[0].length;
    for (let i = 0; i < count; ++i) {
        const name = latin(`${name_of(i)}\0`),
            section_name = latin(`.text.${name_of(i)}\0`),
            symbol = old.length + 24 * i,
            header = 64 * (sections + i);
        model.copy(symbols, symbol);
        symbols.writeUInt32LE(name_at, symbol);
        symbols.writeUInt16LE(sections + i, symbol + 6);
        code.copy(headers, header);
        headers.writeUInt32LE(section_name_at, header);
        headers.writeUInt32LE(old.length / 24 + i, header + 44);
        names.push(name);
        section_names.push(section_name);
        name_at += name.length;
        section_name_at += section_name.length;
    }
    const parts = [cubin];
    let at = cubin.length;
    for (const [i, bytes] of [
        [symtab, symbols],
        [strtab, Buffer.concat(names)],
        [shstrtab, Buffer.concat(section_names)],
    ]) {
        headers.writeBigUInt64LE(BigInt(at), 64 * i + 24);
        headers.writeBigUInt64LE(BigInt(bytes.length), 64 * i + 32);
        const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 7)]);
        parts.push(padded);
        at += padded.length;
    }
    const out = Buffer.concat([...parts, headers]);
    out.writeBigUInt64LE(BigInt(at), 0x28);
    out.writeUInt16LE(sections + count, 0x3c);
    return out;
}

/// A zip file of members {name, data, declared}: the size that it declares may be another than the data's.
export function zip_of(members) {
    const parts = [],
        directory = [];
    let at = 0;
    for (const { name, data, declared } of members) {
        const packed = deflateRawSync(data),
            label = Buffer.from(name, "utf8"),
            size = declared ?? data.length;
        const local = Buffer.alloc(30),
            entry = Buffer.alloc(46);
        local.writeUInt32LE(0x04034b50, 0);
        entry.writeUInt32LE(0x02014b50, 0);
        for (const [head, from] of [
            [local, 6],
            [entry, 8],
        ]) {
            head.writeUInt16LE(8, from + 2);
            head.writeUInt32LE(crc32(data), from + 8);
            head.writeUInt32LE(packed.length, from + 12);
            head.writeUInt32LE(size, from + 16);
            head.writeUInt16LE(label.length, from + 20);
        }
        entry.writeUInt32LE(at, 42);
        parts.push(local, label, packed);
        directory.push(entry, label);
        at += 30 + label.length + packed.length;
    }
    const tail = Buffer.alloc(22),
        size = directory.reduce((sum, part) => sum + part.length, 0);
    tail.writeUInt32LE(0x06054b50, 0);
    tail.writeUInt16LE(members.length, 8);
    tail.writeUInt16LE(members.length, 10);
    tail.writeUInt32LE(size, 12);
    tail.writeUInt32LE(at, 16);
    return Buffer.concat([...parts, ...directory, tail]);
}

/// An archive that holds a member again and again, until it has so many bytes.
export function archive_of(member, bytes) {
    const header = latin(
        `${"member.o/".padEnd(16)}${"0".padEnd(12)}${"0".padEnd(6)}${"0".padEnd(6)}${"644".padEnd(8)}${String(member.length).padEnd(10)}\`\n`,
    );
    const one = Buffer.concat([header, member, Buffer.alloc(member.length % 2, 10)]);
    return Buffer.concat([latin("!<arch>\n"), ...Array.from({ length: Math.ceil(bytes / one.length) }, () => one)]);
}

/// The sample fat binary whose first entry claims that it unpacks to so many bytes.
export function claiming(fatbin, bytes) {
    const out = Buffer.from(fatbin);
    // An entry's header begins behind the region's 16 bytes; the unpacked size stands 56 bytes into it.
    out.writeBigUInt64LE(BigInt(bytes), 16 + 56);
    return out;
}

export const sample = (root, path) => readFileSync(`${root}/${path}`);
