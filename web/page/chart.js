// A curve of occupancy along one axis, with what limits it where, and the value under the pointer; dragging in it sets the value.
import { element } from "./dom.js";
import { limiter_text, percent, plural } from "./words.js";

const WIDTH = 380,
    HEIGHT = 196,
    LEFT = 42,
    RIGHT = 12,
    TOP = 14,
    BOTTOM = 40,
    BAND = 7;

/// At most six ticks at round places.
function ticks_of(most, units) {
    const step = units.find((unit) => most / unit <= 6) ?? units.at(-1);
    return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

/// The part in which a value lies.
const part_at = (parts, at) => parts.findLast((part) => part.at <= at) ?? parts[0];

const class_of = (part) => (part.limiters === null || !part.blocks_per_sm ? "none" : part.limiters[0]);

/// `curve` is {end, parts}, `kept` another one or null; `units` are steps that ticks may have, `tick` writes one; `onset(value)` may be null.
function chart_of({ title, label, curve, kept, max_warps, now, units, tick = String, onset }) {
    const { parts } = curve,
        end = curve.end || 1;
    const x_of = (at) => LEFT + ((WIDTH - LEFT - RIGHT) * Math.min(at, end)) / end;
    const y_of = (part) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - part.warps_per_sm / max_warps);
    const number = (value) => value.toFixed(1);
    const path_of = (of, last) =>
        of.map((part, i) => (i ? `H${number(x_of(part.at))}V${number(y_of(part))}` : `M${number(x_of(part.at))} ${number(y_of(part))}`)).join("") +
        `H${number(x_of(last))}`;
    const path = path_of(parts, end),
        ground = HEIGHT - BOTTOM;
    const here = part_at(parts, now);
    const told = (at) => {
        const part = part_at(parts, at);
        if (!part.blocks_per_sm) return `${tick(at)}: does not run`;
        const limits = part.limiters.map(limiter_text).join(", ");
        return `${tick(at)}: ${plural(part.blocks_per_sm, "block")}, ${percent(part.warps_per_sm, max_warps)}${limits ? `, limited by ${limits}` : ""}`;
    };
    const value = element("span", { class: "value" }, told(now));
    const pointer = element("line", { class: "pointer", y1: TOP - 6, y2: ground, x1: -10, x2: -10 });
    const bands = parts.map((part, i) =>
        element("rect", {
            class: `band ${class_of(part)}`,
            x: number(x_of(part.at)),
            y: ground + 1,
            width: number(Math.max(0, x_of(parts[i + 1]?.at ?? end) - x_of(part.at))),
            height: BAND,
        }),
    );
    const svg = element(
        "svg",
        { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": `${title}: ${told(now)}`, class: onset ? "chart settable" : "chart" },
        [0, 0.25, 0.5, 0.75, 1].map((share) => {
            const y = TOP + (ground - TOP) * (1 - share);
            return [
                element("line", { class: "rule", x1: LEFT, x2: WIDTH - RIGHT, y1: y, y2: y }),
                element("text", { class: "tick", x: LEFT - 6, y: y + 4, "text-anchor": "end" }, `${share * 100} %`),
            ];
        }),
        ticks_of(end, units).map((at) =>
            element("text", { class: "tick", x: x_of(at), y: HEIGHT - BOTTOM + 21, "text-anchor": "middle" }, tick(at)),
        ),
        element("text", { class: "axis", x: (LEFT + WIDTH - RIGHT) / 2, y: HEIGHT - 4, "text-anchor": "middle" }, label),
        element("path", { class: "area", d: `${path}V${ground}H${number(x_of(parts[0].at))}Z` }),
        bands,
        kept ? element("path", { class: "curve kept", d: path_of(kept.parts, Math.min(kept.end, end)) }) : null,
        element("path", { class: "curve", d: path }),
        element("line", { class: "now", x1: x_of(now), x2: x_of(now), y1: TOP - 6, y2: ground }),
        element("circle", { class: "now", cx: x_of(now), cy: y_of(here), r: 4.5 }),
        pointer,
    );
    const at_of = (event) => {
        const box = svg.getBoundingClientRect();
        const x = ((event.clientX - box.left) / box.width) * WIDTH;
        return Math.max(0, Math.min(end, Math.round(((x - LEFT) / (WIDTH - LEFT - RIGHT)) * end)));
    };
    svg.addEventListener("pointermove", (event) => {
        const at = at_of(event);
        pointer.setAttribute("x1", x_of(at));
        pointer.setAttribute("x2", x_of(at));
        value.textContent = told(at);
    });
    svg.addEventListener("pointerleave", () => {
        pointer.setAttribute("x1", -10);
        pointer.setAttribute("x2", -10);
        value.textContent = told(now);
    });
    if (onset) {
        const set = (event) => onset(at_of(event));
        // The curve is drawn anew while it is dragged: what follows is heard by the document.
        svg.addEventListener("pointerdown", (event) => {
            event.preventDefault();
            set(event);
            const stop = () => {
                document.removeEventListener("pointermove", set);
                document.removeEventListener("pointerup", stop);
            };
            document.addEventListener("pointermove", set);
            document.addEventListener("pointerup", stop);
        });
    }
    return element("figure", { class: "curve-figure" }, element("figcaption", {}, element("strong", {}, title), " ", value), svg);
}

/// The three curves of a kernel ({block, regs, dynamic}), as the answer `curves` gives them; `kept` are those of another one, or null; `onset` has a
/// function for each axis that can be set.
export function charts_of(curves, kernel, { kept = null, onset = {} } = {}) {
    const kib = (at) => `${Math.round((at / 1024) * 10) / 10}`;
    const chart = (key, title, label, now, units, set, tick) =>
        chart_of({ title, label, curve: curves[key], kept: kept?.[key], max_warps: curves.max_warps_per_sm, now, units, tick, onset: set });
    const charts = element(
        "div",
        { class: "curves" },
        chart("threads_per_block", "Block size", "threads per block", kernel.block, [256], onset.block),
        chart("registers_per_thread", "Registers", "registers per thread", kernel.regs, [32, 64], onset.regs),
        chart("dynamic_smem_bytes", "Dynamic shared memory", "KiB per block, as far as opting in reaches", kernel.dynamic, [16384, 49152], onset.dynamic, kib),
    );
    const keys = ["threads_per_block", "registers_per_thread", "dynamic_smem_bytes"];
    const limits = new Set(keys.flatMap((key) => curves[key].parts.map(class_of)));
    const legend = [...limits].map((limit) =>
        element("li", { class: limit }, limit === "none" ? "does not run" : `limited by ${limiter_text(limit)}`),
    );
    const rest = kept ? element("li", { class: "kept" }, "the configuration that was kept") : null;
    return element("div", {}, charts, element("ul", { class: "legend bands", "aria-label": "what limits, below each curve" }, legend, rest));
}
