"""What ptxas does with register counts, launch bounds, barriers and shared memory beyond its limits."""

from ..question import Cell, Question, first_refusal, words_of

# As in smarch.h: SMARCH_LIMIT_*.
MAXRREGCOUNT, MAXNREG, MAXNTID, MINNCTAPERSM, BARRIER, STATIC_SMEM, RELOCATABLE_STATIC_SMEM, REQNTID = range(1, 9)

BLOCKS = [(1, 1, 1), (128, 1, 1), (1024, 1, 1), (1025, 1, 1), (1536, 1, 1), (1537, 1, 1), (2048, 1, 1), (2049, 1, 1), (32, 32, 2), (7, 11, 13), (64, 64, 1), (16, 16, 9), (0, 1, 1), (65536, 65536, 1), (4294967295, 1, 1)]
BOUNDS = [(None, 4), (None, 0), (32, 0), (32, 1), (32, 16), (32, 17), (32, 24), (32, 25), (32, 32), (32, 33), (32, 65535), (96, 16), (128, 12), (128, 13), (128, 16), (128, 17), (512, 3), (512, 4), (512, 5), (1024, 1), (1024, 2), (1024, 3), (2049, 1)]
SMEM = [0, 1, 49151, 49152, 49153, 65536, 101376, 101377, 166912, 232448, 232449, 300000]


class Limits(Question):
    name = "limits"
    title = "ptxas: what it does beyond limits"
    axes = ("--gpu-name", "request")
    needs = ("ptxas",)

    def cells(self, bench):
        return [cell for gpu in bench.targets.gpus for cell in self.of_gpu(bench, gpu)]

    def of_gpu(self, bench, gpu):
        def cell(kind, value, threads, title, directives="", body="", options=()):
            stem = f"{gpu}-{kind}-{value}-{'x'.join(map(str, threads))}"
            text = f"{bench.targets.header(gpu)}.visible .entry k() {directives}\n{{ {body} ret; }}\n"
            command = [bench.toolkit["ptxas"], "--gpu-name", gpu, *options, f"{stem}.ptx", "-o", f"{stem}.cubin"]
            return Cell((gpu, title), ("limit", gpu, kind, value, *threads), [command], {f"{stem}.ptx": text}, (f"{stem}.cubin",))

        one, none = (1, 1, 1), (0, 0, 0)
        for count in (-1, 0, 1, 16, 23, 24, 25, 32, 128, 254, 255, 256, 257, 65535):
            yield cell(MAXRREGCOUNT, count, one, f"--maxrregcount {count}", options=("--maxrregcount", count))
        for count in (0, 1, 16, 23, 24, 168, 255, 256, 512):
            yield cell(MAXNREG, count, one, f".maxnreg {count}", f".maxnreg {count}")
        for block in BLOCKS:
            for kind, directive in ((MAXNTID, ".maxntid"), (REQNTID, ".reqntid")):
                said = f"{directive} {', '.join(map(str, block))}"
                yield cell(kind, 0, block, said, said)
        for block, count in BOUNDS:
            said = f".maxntid {block} .minnctapersm {count}" if block else f".minnctapersm {count}"
            yield cell(MINNCTAPERSM, count, (block, 1, 1) if block else none, said, said)
        for number in (0, 1, 15, 16, 17, 255, 4294967296):
            yield cell(BARRIER, number, one, f"barrier {number}", body=f"bar.sync {number};")
        for size in SMEM:
            body = f".shared .align 4 .b8 memory[{size}]; .reg .b32 %w; mov.u32 %w, memory; st.shared.u32 [%w], 1;" if size else ""
            yield cell(STATIC_SMEM, size, one, f"{size} bytes of shared memory", body=body)
            yield cell(RELOCATABLE_STATIC_SMEM, size, one, f"{size} bytes of shared memory, -c", body=body, options=("-c",))

    def hear(self, cell, runs):
        said = first_refusal(runs[-1])
        if said == "killed":
            return said
        remarks = words_of(runs[-1].lines, ("warning", "error", "fatal"))
        # The library gives the first line; what follows are consequences.
        return " | ".join(["accepted" if runs[-1].status == 0 else "refused", *remarks[:1]])
