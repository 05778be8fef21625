"""Files that were made to cost more than they are: each is a function of a size. `benches/counts/commands` counts what they take."""

import bz2
import io
import pathlib
import random
import struct
import tarfile
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[2]

PTX, CUBIN, CONCATENATED = 1, 2, 0x100
LZ4, ZSTD = 0x2000, 0x8000
BLOCK = 1 << 17


def region(entries):
    return struct.pack("<IHHQ", 0xBA55ED50, 1, 16, len(entries)) + entries


def entry(kind, payload, flags=0x11, sm=90, unpacked=0, compressed=0, record=0, more=b"", size=None):
    """An entry of a fat binary; `more` is what its header holds behind the fixed part."""
    more += bytes(-len(more) % 8)
    size = len(payload) if size is None else size
    head = struct.pack("<HHIQIIHHIIIQQQ", kind, 0x101, 64 + len(more), size, compressed, record, 0, 9, sm, 0, 0, flags, 0, unpacked)
    return head + more + payload


def zstd_runs(size):
    """A frame that unpacks to so many zeros: 4 bytes for 128 KiB of them."""
    blocks = range(0, size, BLOCK)
    runs = [((min(BLOCK, size - at) << 3 | 2 | (at + BLOCK >= size)).to_bytes(3, "little")) + b"\0" for at in blocks]
    return b"\x28\xb5\x2f\xfd\xe0" + struct.pack("<Q", size) + b"".join(runs)


def packed(kind, frame, unpacked):
    padded = frame + bytes(-len(frame) % 8)
    return entry(kind, padded, flags=0x11 | ZSTD, unpacked=unpacked, compressed=len(frame))


def bomb(images, size):
    """Cubins of so many zeros each."""
    return region(packed(CUBIN, zstd_runs(size), size) * images)


def empty_images(count):
    return region(entry(CUBIN, b"") * count)


def damaged_together(count):
    """Images that are compressed together, in a payload whose last block is damaged: so long as there are images."""
    size = 4096 * count
    frame = bytearray(zstd_runs(size))
    frame[-4] |= 6
    inner = b"".join(struct.pack("<HHIQIIHHIIIQQQ", CUBIN, 0x101, 64, 64, 0, 0, 0, 9, 90, 0, 0, 0x11, 0, 0) + bytes(8) for _ in range(count))
    listed = struct.pack("<II", count, 8 + len(inner)) + inner
    padded = bytes(frame) + bytes(-len(frame) % 8)
    return region(entry(CONCATENATED, padded, flags=0x11 | ZSTD, sm=0, unpacked=size, compressed=len(frame), record=64, more=listed))


def archive(members, long_name=b""):
    parts, table = [b"!<arch>\n"], b""
    if long_name:
        table = long_name + b"/\n"
        parts.append(b"//" + b" " * 46 + b"%-10d`\n" % len(table) + table + b"\n" * (len(table) & 1))
    for member in members:
        name = b"/0" if long_name else b"a.o/"
        parts.append(b"%-16s%-12d%-6d%-6d%-8d%-10d`\n" % (name, 0, 0, 0, 644, len(member)) + member + b"\n" * (len(member) & 1))
    return b"".join(parts)


def elf(section):
    """A host's object with a section .nv_fatbin."""
    names = b"\0.nv_fatbin\0.shstrtab\0"
    sections = [(0, 0, 0, 0), (1, 1, 64, len(section)), (12, 3, 64 + len(section), len(names))]
    table = b"".join(struct.pack("<IIQQQQIIQQ", name, kind, 0, 0, at, length, 0, 0, 8, 0) for name, kind, at, length in sections)
    head = struct.pack("<16sHHIQQQIHHHHHH", b"\x7fELF\2\1\1", 1, 62, 1, 0, 0, 64 + len(section) + len(names), 0, 64, 0, 0, 64, len(sections), 2)
    return head + section + names + table


def long_member(count):
    """A member of images without bytes, whose name is as long as it may be."""
    return archive([elf(empty_images(count))], b"n" * 60_000)


def tar_of(files, packing):
    """A tar of (name, bytes), packed by gz, bz2 or xz."""
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode=f"w:{packing}") as archive:
        for name, content in files:
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return out.getvalue()


def tar_bomb(size):
    """A tar of so many zeros, packed to some bytes a million."""
    entry = tarfile.TarInfo("zeros")
    entry.size = size
    packer = bz2.BZ2Compressor()
    return packer.compress(entry.tobuf(tarfile.GNU_FORMAT)) + b"".join(packer.compress(bytes(1 << 20)) for _ in range(size >> 20)) + packer.flush()


def zip_of(members, overlap=False):
    """A zip file of names and bytes; with `overlap` every row of the directory means the first member."""
    out, rows, first = b"", [], None
    for name, data in members:
        deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
        stored = deflate.compress(data) + deflate.flush()
        numbers = struct.pack("<HHHHHIIIHH", 20, 0, 8, 0, 0, zlib.crc32(data), len(stored), len(data), len(name), 0)
        place = len(out)
        if not overlap or first is None:
            out += b"PK\3\4" + numbers + name + stored
            first = place, numbers
        at, numbers = first if overlap else (place, numbers)
        rows.append(b"PK\1\2" + struct.pack("<H", 20) + numbers + struct.pack("<HHHII", 0, 0, 0, 0, at) + name)
    directory = b"".join(rows)
    return out + directory + b"PK\5\6" + struct.pack("<HHHHIIH", 0, 0, len(rows), len(rows), len(directory), len(out), 0)


def nested_pack(depth):
    """A name whose pack expansions are in each other."""
    return b"_Z1fI" + b"Dp" * depth + b"T_Ev" + b"ILi0E" * depth


def ptx(lines):
    return b".version 8.0\n.target sm_90\n.address_size 64\n" + b"".join(lines)


def ptx_kernels(count, name=lambda number: b"_Z%dkernel_%08dPKfS0_Pfi" % (15, number)):
    return ptx(b".visible .entry %s() { ret; }\n" % name(number) for number in range(count))


def ptx_nested(count):
    return ptx_kernels(count, lambda number: nested_pack(40) + b"%d" % number)


def ptx_instructions(count):
    return ptx(b"\tadd.f32 %%f%d, %%f1, %%f2;\n" % number for number in range(count))


def ptx_mistakes(count):
    """Each of these is refused."""
    return ptx(b"\tmma.sp.m16n8k%d.f32 %%f1;\n" % number for number in range(count))


def renamed(cubin, name):
    """A cubin whose first kernel is called otherwise: its names move to the end of the file."""
    out = bytearray(cubin)
    (sections,) = struct.unpack_from("<Q", cubin, 40)
    count, names = struct.unpack_from("<HH", cubin, 60)
    heads = [struct.unpack_from("<IIQQQQIIQQ", cubin, sections + 64 * at) for at in range(count)]
    bytes_of = [cubin[head[4] : head[4] + head[5]] for head in heads]

    def text(table, at):
        return bytes_of[table][at : bytes_of[table].index(0, at)]

    old = next(text(names, head[0])[6:] for head in heads if text(names, head[0]).startswith(b".text."))
    added = {}

    def moved(table, at):
        """Where the new name of what is called after the kernel stands in its table."""
        before, is_found, after = text(table, at).rpartition(old)
        if not is_found or after:
            return at
        added.setdefault(table, b"")
        added[table] += before + name + b"\0"
        return len(bytes_of[table]) + len(added[table]) - len(before + name) - 1

    for number, head in enumerate(heads):
        struct.pack_into("<I", out, sections + 64 * number, moved(names, head[0]))
        for at in range(head[4], head[4] + head[5], 24) if head[1] == 2 else ():
            struct.pack_into("<I", out, at, moved(head[6], struct.unpack_from("<I", cubin, at)[0]))
    for table, more in added.items():
        struct.pack_into("<QQ", out, sections + 64 * table + 24, len(out), len(bytes_of[table]) + len(more))
        out += bytes_of[table] + more
    return bytes(out)


def pasted():
    """What people paste, a line each."""
    lines = (ROOT / "tests/data/pasted.tsv").read_text().splitlines()[2:]
    return [line.split("\t")[0] for line in lines]


def log(lines):
    """A log of such lines, with some letters of every second one changed."""
    source, chance, made = pasted(), random.Random(1), []
    for at in range(lines):
        line = list(source[at % len(source)])
        for _ in range(at % 2 * 3):
            line[chance.randrange(len(line))] = chr(chance.randrange(32, 127))
        made.append("".join(line))
    return "\n".join(made).encode()


def one_line(lines):
    return log(lines).replace(b"\n", b" ")


def words_of_messages(count):
    """The beginnings of messages, none of which goes on."""
    return b"Value Feature Instruction Modifier 'a' is not requires no error is Input file " * count


def nonsense(letters):
    chance = random.Random(2)
    return "x" + "".join(chr(chance.randrange(32, 127)) for _ in range(letters))
