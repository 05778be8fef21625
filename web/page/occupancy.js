// How a kernel fills an SM, what limits it and what would help: the library's answers, put together as the inspector does.
import { or_null } from "./library.js";
import { percent, plural } from "./words.js";

/// The limits by their labels, in the order in which they are shown.
const LIMITS = [
    ["warps", "warps", "by_warps"],
    ["registers", "registers", "by_registers"],
    ["shared memory", "smem", "by_smem"],
    ["block slots", "slots", "by_slots"],
    ["barriers", "barriers", "by_barriers"],
    ["virtual resources", "virtual", "by_virtual"],
];

/// Changes of one field of a kernel: the field of smarch_next_step, the code and the label of the change, the field of smarch_kernel.
const CHANGES = [
    ["registers", "registers_per_thread", "registers", "registers"],
    ["static_smem", "static_smem_bytes", "static shared memory", "static_smem"],
    ["dynamic_smem", "dynamic_smem_bytes", "dynamic shared memory", "dynamic_smem"],
    ["smaller_block", "threads_per_block", "block size", "block_size"],
    ["larger_block", "threads_per_block", "block size", "block_size"],
    ["barriers", "barriers_per_block", "barriers", "barriers"],
    ["virtual_resources", "virtual_resources_per_block", "virtual resources", "virtual_resources"],
];

export function limits_of(library, occupancy) {
    const { UNLIMITED } = library.constants;
    return LIMITS.map(([label, code, field]) => ({
        label,
        code,
        blocks: occupancy[field] === UNLIMITED ? null : occupancy[field],
        limits: (occupancy.limiters & library.constants[`LIMITER_${code.toUpperCase()}`]) !== 0,
    }));
}

export const limiters_of = (library, occupancy) => limits_of(library, occupancy).filter((limit) => limit.limits);

/// A kernel that is opted in to as much dynamic shared memory as it takes, or to more.
export const opted_in = (library, kernel, bytes) => ({
    ...kernel,
    flags: (kernel.flags ?? 0) | library.constants.KERNEL_OPTIN,
    max_dynamic_smem: bytes,
});

export const occupancy_or_null = (library, geometry, kernel) => or_null(() => library.occupancy_compute(geometry, kernel));
const best_or_null = (library, geometry, kernel) => or_null(() => library.occupancy_best_block(geometry, kernel));

/// "3 blocks, 38 %".
export const filled_text = (blocks, warps, { max_warps }) => `${plural(blocks, "block")}, ${percent(warps, max_warps)}`;

function step_of(code, what, now, then, occupancy, block_then) {
    const change = code === "opted_in_dynamic_smem_bytes" ? ` ${plural(then, "byte")}` : ` ${now} -> ${then}`;
    const with_block = block_then ? ` with ${plural(block_then, "thread")}` : "";
    const text = `${what}${change}${with_block}: ${filled_text(occupancy.blocks, occupancy.warps, occupancy)}`;
    return { code, now, then, block_then: block_then ?? null, occupancy, text };
}

/// The smallest changes that each bring more than so many warps.
export function next_steps(library, geometry, kernel, warps = 0) {
    const next = library.occupancy_next_step(geometry, kernel);
    const steps = [];
    for (const [from, code, what, field] of CHANGES) {
        if (next[from] === null) continue;
        const occupancy = occupancy_or_null(library, geometry, { ...kernel, [field]: next[from] });
        if (occupancy && occupancy.warps > warps) steps.push({ ...step_of(code, what, kernel[field] ?? 0, next[from], occupancy), field });
    }
    return steps;
}

const product_of = (size) => size[0] * size[1] * size[2];

/// The block size that fills an SM best; where nothing fits for want of opting in, the best after that.
function best_size(library, geometry, kernel) {
    const best = best_or_null(library, geometry, kernel);
    if (best?.block_size) return best.block_size;
    if (kernel.max_dynamic_smem) return null;
    return best_or_null(library, geometry, opted_in(library, kernel, kernel.dynamic_smem))?.block_size || null;
}

function refusal_of(block, required, most) {
    if (required && block !== required) return `the kernel requires ${required} threads`;
    return !required && most && block > most ? `the kernel allows ${most} threads` : "";
}

/// How a function of a cubin fills an SM when it is launched so ({block, dynamic_smem}, both may be null); null where that is not known. Why the
/// block has its size is the reason: given, required, bound (the most that the launch bounds allow) or best.
export function fill_of(library, geometry, uses, launch) {
    if (uses.kind !== library.constants.FUNCTION_ENTRY || uses.registers === null || !uses.has_smem || !uses.has_launch) return null;
    const required = product_of(uses.required_block),
        most = product_of(uses.max_block);
    if (required > 0xffff || most > 0xffff) return null;
    const kernel = {
        flags: 0,
        registers: uses.registers,
        static_smem: uses.static_smem,
        barriers: uses.barriers ?? 0,
        dynamic_smem: launch.dynamic_smem ?? 0,
    };
    const fill = { kernel, reason: "best", required, most, refusal: "" };
    if (launch.block) {
        kernel.block_size = launch.block;
        fill.reason = "given";
        fill.refusal = refusal_of(kernel.block_size, required, most);
    } else if (required || most) {
        kernel.block_size = required || most;
        fill.reason = required ? "required" : "bound";
    } else {
        kernel.block_size = best_size(library, geometry, kernel);
        if (!kernel.block_size) return null;
    }
    fill.occupancy = occupancy_or_null(library, geometry, kernel);
    if (!fill.occupancy) return null;
    fill.blocks = fill.refusal ? 0 : fill.occupancy.blocks;
    fill.warps = fill.refusal ? 0 : fill.occupancy.warps;
    return fill;
}

/// Fewer registers that bring more warps, with whatever block size is best then.
function fewer_registers(library, geometry, fill) {
    const unit = Math.max(Math.floor(geometry.register_unit / 32), 1);
    const { registers, block_size } = fill.kernel;
    for (let fewer = Math.floor((registers - 1) / unit) * unit; fewer >= unit; fewer -= unit) {
        const changed = { ...fill.kernel, registers: fewer };
        const best = best_or_null(library, geometry, changed);
        if (!best?.block_size) continue;
        changed.block_size = best.block_size;
        const occupancy = occupancy_or_null(library, geometry, changed);
        if (!occupancy || occupancy.warps <= fill.occupancy.warps) continue;
        return step_of(
            "registers_per_thread",
            "registers",
            registers,
            fewer,
            occupancy,
            changed.block_size === block_size ? null : changed.block_size,
        );
    }
    return null;
}

/// Opting in to the dynamic shared memory, where that is what is missing.
function opting_in(library, geometry, fill) {
    if (fill.kernel.max_dynamic_smem || fill.occupancy.blocks) return null;
    const occupancy = occupancy_or_null(library, geometry, opted_in(library, fill.kernel, fill.kernel.dynamic_smem));
    return occupancy?.blocks ? step_of("opted_in_dynamic_smem_bytes", "opted in to", 0, fill.kernel.dynamic_smem, occupancy) : null;
}

/// What would bring more warps: the smallest changes, each by itself. A block size that was chosen here may change with any of them.
export function steps_of(library, geometry, fill) {
    if (fill.refusal) return [];
    const steps = [];
    const opting = opting_in(library, geometry, fill);
    if (opting) steps.push(opting);
    const registers = fill.reason === "best" && fill.kernel.registers ? fewer_registers(library, geometry, fill) : null;
    if (registers) steps.push(registers);
    for (const step of next_steps(library, geometry, fill.kernel, fill.occupancy.warps)) {
        const is_block = step.code === "threads_per_block",
            is_larger = step.then > step.now;
        const is_fixed = fill.reason === "required" || (fill.reason === "bound" && is_larger);
        if (!(is_block && is_fixed) && !(registers && step.code === registers.code)) steps.push(step);
    }
    return steps;
}

/// What limits a fill: its resources, or why it is refused.
export const fill_limits = (library, fill) =>
    fill.refusal ? [fill.refusal] : limiters_of(library, fill.occupancy).map((limit) => limit.label);

/// The three curves of a kernel: percent of warps along block size, registers and dynamic shared memory (as far as opting in reaches).
export function curves_of(library, geometry, kernel) {
    const { AXIS_BLOCK_SIZE, AXIS_REGISTERS, AXIS_DYNAMIC_SMEM } = library.constants;
    const further = kernel.max_dynamic_smem ? kernel : opted_in(library, kernel, geometry.smem_per_block_optin);
    const curve = (of, axis, step) =>
        library
            .occupancy_curve(geometry, of, axis, step)
            .map(({ at, blocks, warps }) => ({ at, blocks, share: warps / geometry.max_warps_per_sm }));
    return {
        block: curve(kernel, AXIS_BLOCK_SIZE, 32),
        registers: curve(kernel, AXIS_REGISTERS, 1),
        smem: curve(further, AXIS_DYNAMIC_SMEM, 256),
    };
}
