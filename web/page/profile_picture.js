// The 1936 bytes of a target's profile as a picture: a square a byte, unknown ones apart; a byte's field is told when it is picked.
import { element, facts, replace } from "./dom.js";
import { hex } from "./words.js";

const SIDE = 11,
    PER_ROW = 64,
    LEFT = 44;

export class ProfilePicture {
    constructor(library, { out, known }, at, onpick) {
        Object.assign(this, { library, bytes: out.bytes, known, onpick });
        this.detail = element("div", { class: "detail", "aria-live": "polite" });
        this.fields = library.profile_fields();
        const rows = Math.ceil(this.bytes.length / PER_ROW);
        this.cursor = element("rect", { class: "cursor", width: SIDE, height: SIDE });
        this.svg = element(
            "svg",
            {
                class: "bytes",
                viewBox: `0 0 ${LEFT + PER_ROW * SIDE + 2} ${rows * SIDE + 2}`,
                role: "application",
                tabindex: "0",
                "aria-label": "the profile's bytes; arrow keys pick one",
            },
            Array.from({ length: rows }, (_, row) =>
                row % 4
                    ? null
                    : element("text", { class: "tick", x: LEFT - 6, y: row * SIDE + 9, "text-anchor": "end" }, String(row * PER_ROW)),
            ).filter(Boolean),
            this.squares(),
            this.cursor,
        );
        this.svg.addEventListener("click", (event) => this.pick(this.place_of(event)));
        this.svg.addEventListener("keydown", (event) => {
            const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -PER_ROW, ArrowDown: PER_ROW }[event.key];
            if (!step) return;
            event.preventDefault();
            this.pick(this.at + step);
        });
        const legend = [
            ["zero", "known, 0"],
            ["known", "known, not 0"],
            ["filled", "0 until later code overwrites it"],
            ["unknown", "unknown: no document states it"],
        ].map(([kind, text]) => element("li", { class: kind }, text));
        this.node = element(
            "div",
            { class: "profile" },
            element("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "picture of the profile" }, this.svg),
            element("ul", { class: "legend" }, legend),
            this.detail,
        );
        this.pick(at, true);
    }

    is_known(at) {
        return ((this.known.bits[at >> 3] >> (at % 8)) & 1) === 1;
    }

    field_of(at) {
        return this.fields.find((row) => at >= row.offset && at < row.offset + row.width) ?? null;
    }

    /// One path a kind: 1936 elements would be slow.
    squares() {
        const paths = { zero: "", known: "", filled: "", unknown: "" };
        for (let at = 0; at < this.bytes.length; ++at) {
            const kind = !this.is_known(at) ? "unknown" : this.bytes[at] ? "known" : this.field_of(at)?.changes ? "filled" : "zero";
            const x = LEFT + (at % PER_ROW) * SIDE + 1,
                y = Math.floor(at / PER_ROW) * SIDE + 1;
            paths[kind] += `M${x} ${y}h${SIDE - 2}v${SIDE - 2}h${2 - SIDE}z`;
        }
        return Object.entries(paths).map(([kind, d]) => element("path", { class: kind, d }));
    }

    place_of(event) {
        const box = this.svg.getBoundingClientRect();
        const scale = (LEFT + PER_ROW * SIDE + 2) / box.width;
        const x = Math.floor(((event.clientX - box.left) * scale - LEFT) / SIDE),
            y = Math.floor(((event.clientY - box.top) * scale) / SIDE);
        return x < 0 || x >= PER_ROW ? this.at : y * PER_ROW + x;
    }

    pick(at, is_first = false) {
        this.at = Math.max(0, Math.min(this.bytes.length - 1, at));
        this.cursor.setAttribute("x", LEFT + (this.at % PER_ROW) * SIDE);
        this.cursor.setAttribute("y", Math.floor(this.at / PER_ROW) * SIDE);
        const row = this.field_of(this.at),
            { library } = this;
        const region = library.profile_region_find(this.at);
        const bytes = row
            ? Array.from({ length: Math.min(row.width, 16) }, (_, i) =>
                  this.is_known(row.offset + i) ? this.bytes[row.offset + i].toString(16).padStart(2, "0") : "??",
              ).join(" ")
            : null;
        replace(
            this.detail,
            facts([
                ["byte", `+${this.at} (${hex(this.at)}): ${this.is_known(this.at) ? this.bytes[this.at] : "unknown"}`],
                ["field", row ? `${row.name}, +${row.offset}, ${row.width} bytes` : "none that a document names"],
                ["bytes", bytes && bytes + (row.width > 16 ? " ..." : "")],
                ["set by", row && library.profile_setter_name(row.setter)],
                ["default", row?.default_text],
                ["note", row?.note],
                ["region", region?.content],
                ["confidence", row && row.confidence !== null ? `${row.confidence} %` : null],
            ]),
        );
        if (!is_first) this.onpick(this.at);
    }
}
