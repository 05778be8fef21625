// A curve of occupancy along one axis, as steps, with a mark at the value that is now; dragging in it sets the value.
import { element } from "./dom.js";

const WIDTH = 380,
    HEIGHT = 190,
    LEFT = 42,
    RIGHT = 12,
    TOP = 14,
    BOTTOM = 34;

/// At most six ticks at round places.
function ticks_of(most, units) {
    const step = units.find((unit) => most / unit <= 6) ?? units.at(-1);
    return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

/// `points` are {at, share, blocks} ascending; `units` are steps that ticks may have, `tick` writes one. `onset(value)` may be null.
export function chart_of({ title, label, points, now, share, units, tick = String, onset }) {
    const most = points.at(-1).at || 1;
    const x_of = (at) => LEFT + ((WIDTH - LEFT - RIGHT) * Math.min(at, most)) / most;
    const y_of = (part) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - part);
    const number = (value) => value.toFixed(1);
    const path = points
        .map(({ at, share }, i) => (i ? `H${number(x_of(at))}V${number(y_of(share))}` : `M${number(x_of(at))} ${number(y_of(share))}`))
        .join("");
    const ground = number(y_of(0));
    const peak = points.reduce((best, point) => (point.share > best.share ? point : best));
    const said = `${title}: ${Math.round(share * 100)} % at ${tick(now)}; at most ${Math.round(peak.share * 100)} %, at ${tick(peak.at)}`;
    const svg = element(
        "svg",
        { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": said, class: onset ? "chart settable" : "chart" },
        [0, 0.25, 0.5, 0.75, 1].map((part) => [
            element("line", { class: "rule", x1: LEFT, x2: WIDTH - RIGHT, y1: y_of(part), y2: y_of(part) }),
            element("text", { class: "tick", x: LEFT - 6, y: y_of(part) + 4, "text-anchor": "end" }, `${part * 100} %`),
        ]),
        ticks_of(most, units).map((at) =>
            element("text", { class: "tick", x: x_of(at), y: HEIGHT - BOTTOM + 15, "text-anchor": "middle" }, tick(at)),
        ),
        element("text", { class: "axis", x: (LEFT + WIDTH - RIGHT) / 2, y: HEIGHT - 4, "text-anchor": "middle" }, label),
        element("path", { class: "area", d: `${path}V${ground}H${number(x_of(points[0].at))}Z` }),
        element("path", { class: "curve", d: path }),
        element("line", { class: "now", x1: x_of(now), x2: x_of(now), y1: TOP - 6, y2: ground }),
        element("circle", { class: "now", cx: x_of(now), cy: y_of(share), r: 4.5 }),
    );
    if (onset) {
        const set = (event) => {
            const box = svg.getBoundingClientRect();
            const x = ((event.clientX - box.left) / box.width) * WIDTH;
            onset(Math.max(0, Math.min(most, Math.round(((x - LEFT) / (WIDTH - LEFT - RIGHT)) * most))));
        };
        // The curve is drawn anew while it is dragged: what follows is heard by the document.
        svg.addEventListener("pointerdown", (event) => {
            event.preventDefault();
            set(event);
            const end = () => {
                document.removeEventListener("pointermove", set);
                document.removeEventListener("pointerup", end);
            };
            document.addEventListener("pointermove", set);
            document.addEventListener("pointerup", end);
        });
    }
    return element("figure", { class: "curve-figure" }, element("figcaption", {}, title), svg);
}

/// The three curves of a kernel's occupancy, as curves_of gives them; `onset` has a function for each axis that can be set.
export function charts_of(curves, kernel, occupancy, smem_label, onset = {}) {
    const share = occupancy.warps / occupancy.max_warps;
    const chart = (axis, title, label, now, units, tick) =>
        chart_of({ title, label, points: curves[axis], now, share, units, tick, onset: onset[axis] });
    const kib = (at) => String(Math.round((at / 1024) * 10) / 10);
    return element(
        "div",
        { class: "curves" },
        chart("block", "Block size", "threads per block", kernel.block_size, [256]),
        chart("registers", "Registers", "registers per thread", kernel.registers, [32, 64]),
        chart("smem", "Dynamic shared memory", smem_label, kernel.dynamic_smem, [16384, 49152], kib),
    );
}
