// The 1936 bytes of a target's profile as a picture: a square a byte, unknown ones apart; a byte's field is told when it is picked.
import { element, facts, replace } from "./dom.js";
import { hex, label_of } from "./words.js";

const SIDE = 11,
    PER_ROW = 64,
    LEFT = 44;

export class ProfilePicture {
    /// `bytes` are numbers, or "unknown"; `profile` is the answer that names its fields.
    constructor(bytes, profile, at, onpick) {
        Object.assign(this, { bytes, fields: profile.fields, onpick });
        this.detail = element("div", { class: "detail", "aria-live": "polite" });
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

    field_of(at) {
        return this.fields.find((row) => at >= row.offset_bytes && at < row.offset_bytes + row.width_bytes) ?? null;
    }

    /// One path a kind: 1936 elements would be slow.
    squares() {
        const paths = { zero: "", known: "", unknown: "" };
        for (let at = 0; at < this.bytes.length; ++at) {
            const kind = this.bytes[at] === "unknown" ? "unknown" : this.bytes[at] ? "known" : "zero";
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
        const row = this.field_of(this.at);
        const hex_of = (byte) => (byte === "unknown" ? "??" : byte.toString(16).padStart(2, "0"));
        const raw = row && row.raw.slice(0, 16).map(hex_of).join(" ") + (row.raw.length > 16 ? " ..." : "");
        replace(
            this.detail,
            facts([
                ["byte", `+${this.at} (${hex(this.at)}): ${this.bytes[this.at]}`],
                ["field", row ? `${row.name}, +${row.offset_bytes}, ${row.width_bytes} bytes` : "none that a document names"],
                ["bytes", raw],
                ["set by", row && label_of(row.setter)],
                ["default", row?.default],
                ["note", row?.note],
                ["region", row?.region?.text],
                ["confidence", row && row.confidence_percent !== null ? `${row.confidence_percent} %` : null],
            ]),
        );
        if (!is_first) this.onpick(this.at);
    }
}
