// A curve of occupancy along one axis, with what limits it where, and the value under the pointer; dragging in it sets the value.
import { element } from "./dom.js";
import { limiter_text, percent, plural } from "./words.js";

const WIDTH = 380,
    HEIGHT = 202,
    LEFT = 42,
    RIGHT = 16,
    TOP = 14,
    BOTTOM = 46,
    BAND = 13,
    /// What a letter of a band's text takes.
    LETTER = 5.4;

/// At most six ticks at round places.
function ticks_of(most, steps) {
    const step = steps.find((step) => most / step <= 6) ?? steps.at(-1);
    return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

/// The part in which a value lies.
const part_at = (parts, at) => parts.findLast((part) => part.at <= at) ?? parts[0];

const class_of = (part) => (part.limiters === null || !part.blocks_per_sm ? "none" : part.limiters[0]);
const band_text = (limit) => (limit === "none" ? "does not run" : limiter_text(limit));

/// Where which limit is the first: [{limit, at, to}].
function bands_of(parts, end) {
    const bands = [];
    parts.forEach((part, i) => {
        const to = parts[i + 1]?.at ?? end;
        if (bands.at(-1)?.limit === class_of(part)) bands.at(-1).to = to;
        else bands.push({ limit: class_of(part), at: part.at, to });
    });
    return bands;
}

/// `curve` is {end, parts, best, largest, max_warps}, `kept` another one or null; `unit` is what stands behind a value, `steps` are those that ticks may have,
/// `tick` writes one; `onset(value)` may be null.
function chart_of({ title, label, unit, curve, kept, now, steps, tick = String, onset }) {
    const { parts } = curve,
        end = curve.end || 1;
    const x_of = (at) => LEFT + ((WIDTH - LEFT - RIGHT) * Math.min(at, end)) / end;
    const number = (value) => value.toFixed(1);
    /// The share of the warps that the curve's own device holds.
    const y_of = (part, { max_warps }) => number(TOP + (HEIGHT - TOP - BOTTOM) * (1 - part.warps_per_sm / max_warps));
    const path_of = (curve, last) =>
        curve.parts.filter((part) => part.at <= last).map((part, i) => `${i ? "H" : "M"}${number(x_of(part.at))}${i ? "V" : " "}${y_of(part, curve)}`).join("") + `H${number(x_of(last))}`;
    const ground = HEIGHT - BOTTOM;
    const said = ({ parts, max_warps, largest = end }, at) => {
        const part = part_at(parts, at);
        if (!part.blocks_per_sm || at > largest) return "does not run";
        const limits = part.limiters.map(limiter_text).join(", ");
        return `${plural(part.blocks_per_sm, "block")}, ${percent(part.warps_per_sm, max_warps)}${limits ? `, limited by ${limits}` : ""}`;
    };
    const told = (at) => `${tick(at)} ${unit}: ${said(curve, at)}${kept ? `; kept: ${said(kept, at)}` : ""}`;
    const value = element("span", { class: "value" }, told(now));
    const pointer = element("line", { class: "pointer", y1: TOP - 6, y2: ground, x1: -10, x2: -10 });
    // Beyond the kernel's own maximum there is no curve.
    const last = Math.min(curve.largest ?? end, end);
    const path = path_of(curve, last);
    const best = curve.best === null ? null : { x: x_of(curve.best), y: Number(y_of(part_at(parts, curve.best), curve)) };
    const best_label = best && {
        x: best.x + (best.x > WIDTH * 0.65 ? -8 : 8),
        y: best.y + (best.y < TOP + 12 ? 15 : -7),
        "text-anchor": best.x > WIDTH * 0.65 ? "end" : "start",
    };
    const bands = bands_of(parts, end).map(({ limit, at, to }) => {
        const width = Math.max(0, x_of(to) - x_of(at));
        const text = band_text(limit);
        return [
            element("rect", { class: `band ${limit}`, x: number(x_of(at)), y: ground + 1, width: number(width), height: BAND }),
            text.length * LETTER < width
                ? element("text", { class: `limit ${limit}`, x: number(x_of(at) + width / 2), y: ground + BAND - 2.5, "text-anchor": "middle" }, text)
                : null,
        ];
    });
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
        ticks_of(end, steps).map((at) =>
            element("text", { class: "tick", x: x_of(at), y: HEIGHT - BOTTOM + 27, "text-anchor": "middle" }, tick(at)),
        ),
        element("text", { class: "axis", x: (LEFT + WIDTH - RIGHT) / 2, y: HEIGHT - 4, "text-anchor": "middle" }, label),
        element("path", { class: "area", d: `${path}V${ground}H${number(x_of(parts[0].at))}Z` }),
        bands,
        last < end ? element("rect", { class: "beyond", x: x_of(last), y: TOP, width: x_of(end) - x_of(last), height: ground - TOP }) : null,
        kept ? element("path", { class: "curve kept", d: path_of(kept, Math.min(kept.end, end)) }) : null,
        element("path", { class: "curve", d: path }),
        best ? element("circle", { class: "best", cx: best.x, cy: best.y, r: 4.5 }) : null,
        best && curve.best !== now ? element("text", { class: "best", ...best_label }, `best: ${tick(curve.best)}`) : null,
        element("line", { class: "now", x1: x_of(now), x2: x_of(now), y1: TOP - 6, y2: ground }),
        element("circle", { class: "now", cx: x_of(now), cy: y_of(part_at(parts, now), curve), r: 4.5 }),
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

const reason_of = ({ limiters, is_required }) => limiters?.map(limiter_text).join(", ") ?? (is_required ? "required" : "launch bounds");

/// The three curves of a kernel ({block, regs, dynamic}), as the answer `curves` gives them; `kept` are those of another one, or null; `onset` has a
/// function for each axis that can be set.
export function charts_of(curves, kernel, { kept = null, onset = {} } = {}) {
    const kib = (at) => `${Math.round((at / 1024) * 10) / 10}`;
    const own = curves.largest_block;
    const largest_of = (curves, key) => (key === "threads_per_block" ? curves.largest_block?.threads_per_block : undefined);
    const curve_of = (curves, key) => curves && { ...curves[key], largest: largest_of(curves, key), max_warps: curves.max_warps_per_sm };
    const chart = (key, properties) => chart_of({ ...properties, curve: curve_of(curves, key), kept: curve_of(kept, key) });
    const charts = element(
        "div",
        { class: "curves" },
        chart("threads_per_block", {
            title: "Block size",
            label: `threads per block${own ? `, at most ${own.threads_per_block} (${reason_of(own)})` : ""}`,
            unit: "threads",
            now: kernel.block,
            steps: [256],
            onset: onset.block,
        }),
        chart("registers_per_thread", {
            title: "Registers",
            label: "registers per thread",
            unit: "registers",
            now: kernel.regs,
            steps: [32, 64],
            onset: onset.regs,
        }),
        chart("dynamic_smem_bytes", {
            title: "Dynamic shared memory",
            label: "KiB per block, up to the limit after opting in",
            unit: "KiB",
            now: kernel.dynamic,
            steps: [16384, 49152],
            tick: kib,
            onset: onset.dynamic,
        }),
    );
    const keys = ["threads_per_block", "registers_per_thread", "dynamic_smem_bytes"];
    const limits = new Set(keys.flatMap((key) => curves[key].parts.map(class_of)));
    const legend = [...limits].map((limit) =>
        element("li", { class: limit }, limit === "none" ? band_text(limit) : `limited by ${band_text(limit)}`),
    );
    const rest = kept ? element("li", { class: "kept" }, "the configuration that was kept") : null;
    return element("div", {}, charts, element("ul", { class: "legend bands", "aria-label": "what limits, below each curve" }, legend, rest));
}
