// smarch's C functions as functions of JavaScript: texts, arrays and objects in, the same out. What the functions and structs are stands in the
// table that scripts/page-bindings makes of include/smarch/interface.json; nothing here knows any of them.
//
// library.target_parse("sm_90a") is smarch_target_parse: names are those of C without the prefix. A status other than SMARCH_OK is thrown as a
// Refusal. Of several outputs an object comes back, by their names. A 64-bit number is a Number where that is exact, else a BigInt.
// What is absent is null, and null or undefined is absent.

/// The offset of a fault where there is none.
export const NO_FAULT = 0xffffffff;
const SCRATCH = 4096;

/// A status that is not SMARCH_OK: its message, where in the input the fault is, and what is wrong there, where the function tells.
export class Refusal extends Error {
    constructor(message, status, code, fault, problem) {
        super(message);
        Object.assign(this, { name: "Refusal", status, code, fault, problem });
    }
}

/// What a question answers; null where it is refused.
export function or_null(ask) {
    try {
        return ask();
    } catch {
        return null;
    }
}

/// Bytes that lie in the module's memory until they are released: large inputs are not copied for every call.
export class Resident {
    constructor(library, address, length) {
        Object.assign(this, { library, address, length });
    }
    bytes() {
        return new Uint8Array(this.library.memory.buffer, this.address, this.length);
    }
    part(at, length) {
        return new Resident(this.library, this.address + at, length);
    }
    text() {
        return this.library.decode(this.address, this.length);
    }
}

const SCALARS = {
    bool: [1, (view, at) => view.getUint8(at) !== 0, (view, at, value) => view.setUint8(at, value ? 1 : 0)],
    u8: [1, (view, at) => view.getUint8(at), (view, at, value) => view.setUint8(at, value)],
    char: [1, (view, at) => view.getUint8(at), (view, at, value) => view.setUint8(at, value)],
    u16: [2, (view, at) => view.getUint16(at, true), (view, at, value) => view.setUint16(at, value, true)],
    u32: [4, (view, at) => view.getUint32(at, true), (view, at, value) => view.setUint32(at, value, true)],
    i32: [4, (view, at) => view.getInt32(at, true), (view, at, value) => view.setInt32(at, value, true)],
    u64: [8, (view, at) => exact(view.getBigUint64(at, true)), (view, at, value) => view.setBigUint64(at, BigInt(value), true)],
    i64: [8, (view, at) => exact(view.getBigInt64(at, true)), (view, at, value) => view.setBigInt64(at, BigInt(value), true)],
};

const exact = (number) => (number <= Number.MAX_SAFE_INTEGER && number >= Number.MIN_SAFE_INTEGER ? Number(number) : number);

class Marshaller {
    constructor(table, module) {
        this.table = table;
        this.exports = new WebAssembly.Instance(module).exports;
        this.memory = this.exports.memory;
        // Below lies what is constant: texts and rows are read once.
        this.constant_end = this.memory.buffer.byteLength;
        this.texts = new Map();
        this.rows = new Map();
        this.places = new WeakMap();
        this.decoder = new TextDecoder("utf-8", { ignoreBOM: true });
        this.encoder = new TextEncoder();
        this.constants = table.constants;
        if (this.exports.smarch_abi_version() >>> 0 !== table.abi)
            throw new Error("the module and its table are of different versions of smarch");
        for (const name of Object.keys(table.functions)) this[name] = (...values) => this.call(name, values);
    }

    view() {
        if (this.last_view?.buffer !== this.memory.buffer) this.last_view = new DataView(this.memory.buffer);
        return this.last_view;
    }

    /// The short name of a code, as the constant has it: "registers" for SMARCH_LIMITER_REGISTERS; null for an unknown one.
    code_name(type, code) {
        return this.table.codes[type][code] ?? null;
    }

    // Memory is a stack: what is allocated last is released first.
    allocate(size) {
        const address = this.exports.page_allocate(size) >>> 0;
        if (!address) throw new RangeError(`the browser gives no ${size} bytes more`);
        return address;
    }
    reserve(length) {
        return new Resident(this, this.allocate(length), length);
    }
    keep(bytes) {
        const resident = this.reserve(bytes.length);
        resident.bytes().set(bytes);
        return resident;
    }
    release(resident) {
        this.exports.page_free(resident.address);
    }

    size_of(type) {
        return type[0] === "*" || type === "string" ? 4 : (SCALARS[type]?.[0] ?? this.table.structs[type][0]);
    }

    decode(address, length) {
        return this.decoder.decode(new Uint8Array(this.memory.buffer, address, length));
    }

    /// A text that ends in NUL.
    text_at(address) {
        if (!address) return null;
        if (this.texts.has(address)) return this.texts.get(address);
        const bytes = new Uint8Array(this.memory.buffer);
        const text = this.decode(address, bytes.indexOf(0, address) - address);
        if (address < this.constant_end) this.texts.set(address, text);
        return text;
    }

    read(type, at) {
        if (SCALARS[type]) return SCALARS[type][1](this.view(), at);
        const pointee = type === "string" ? type : type.slice(1);
        if (type === "string") return this.text_at(this.view().getUint32(at, true));
        if (type[0] === "*") return this.row_at(pointee, this.view().getUint32(at, true));
        return this.struct_at(type, at);
    }

    /// A row of a table of the library's: the same object for the same row, which is handed back to C as that row.
    row_at(type, address) {
        if (!address) return null;
        const known = this.rows.get(address)?.[type];
        if (known) return known;
        const row = this.read(type, address);
        if (address < this.constant_end && typeof row === "object") {
            this.rows.set(address, { ...this.rows.get(address), [type]: Object.freeze(row) });
            this.places.set(row, address);
        }
        return row;
    }

    struct_at(type, at) {
        const out = {};
        const view = this.view();
        for (const [name, field, offset, how] of this.table.structs[type][2]) {
            if (!how) out[name] = this.read(field, at + offset);
            else if (how.has !== undefined && !view.getUint32(at + how.has, true)) out[name] = null;
            else if (how.count !== undefined)
                out[name] = this.counted(field, view.getUint32(at + offset, true), view.getUint32(at + how.count, true));
            else if (how.times) out[name] = this.array(field, at + offset, how.times);
            else if (how.zero && this.is_zero(at + offset, this.size_of(field))) out[name] = null;
            else out[name] = this.read(field, at + offset);
        }
        return out;
    }

    is_zero(at, size) {
        return new Uint8Array(this.memory.buffer, at, size).every((byte) => !byte);
    }

    counted(field, address, count) {
        if (!address) return field === "string" || field === "*u8" ? null : [];
        if (field === "string") return this.decode(address, count);
        return this.array(field.slice(1), address, count);
    }

    array(type, address, count) {
        if (type === "u8") return new Uint8Array(this.memory.buffer, address, count).slice();
        if (type === "char") return this.text_at(address);
        const size = this.size_of(type);
        return Array.from({ length: count }, (_, i) => this.read(type, address + i * size));
    }

    write(type, at, value) {
        if (SCALARS[type]) return SCALARS[type][2](this.view(), at, value);
        if (type === "string") return this.view().setUint32(at, this.place_text(value + "\0").address, true);
        if (type[0] === "*")
            return this.view().setUint32(at, this.places.get(value) ?? this.place_list(type.slice(1), value).address, true);
        for (const [name, field, offset, how] of this.table.structs[type][2]) {
            const part = value[name];
            if (part === undefined || part === null) continue;
            if (how?.has !== undefined) this.view().setUint32(at + how.has, 1, true);
            if (how?.times) this.write_array(field, at + offset, part);
            else if (how?.count !== undefined) {
                const placed = field === "string" ? this.place_text(part) : this.place_list(field.slice(1), part);
                this.view().setUint32(at + offset, placed.address, true);
                this.view().setUint32(at + how.count, placed.length, true);
            } else this.write(field, at + offset, part);
        }
    }

    write_array(type, at, values) {
        if (typeof values === "string") values = this.encoder.encode(values);
        const size = this.size_of(type);
        values.forEach((value, i) => this.write(type, at + i * size, value));
    }

    place_zeros(size) {
        const address = this.allocate(size);
        new Uint8Array(this.memory.buffer, address, size).fill(0);
        return address;
    }

    place_text(text) {
        return text instanceof Resident ? text : this.keep(this.encoder.encode(text));
    }

    place_list(type, values) {
        if (values instanceof Resident) return values;
        if (type === "u8") return this.keep(values);
        const size = this.size_of(type);
        const address = this.place_zeros(size * values.length);
        values.forEach((value, i) => this.write(type, address + i * size, value));
        return { address, length: values.length };
    }

    place_struct(type, value) {
        if (value === null || value === undefined) return 0;
        const known = this.places.get(value);
        if (known) return known;
        const address = this.place_zeros(this.size_of(type));
        this.write(type, address, value);
        return address;
    }

    /// Calls a function with values for what it reads; a Resident after them is the room that its list or bytes are written to.
    call(name, values) {
        const [result, roles] = this.table.functions[name];
        const mark = this.exports.page_allocate(1);
        try {
            const run = new Call(this, name, result, roles, values);
            return run.finish();
        } finally {
            this.exports.page_free(mark);
        }
    }
}

/// One call: the arguments in the module's memory, and where its outputs are.
class Call {
    constructor(library, name, result, roles, values) {
        Object.assign(this, { library, name, result, roles, values: [...values], outputs: [], raw: [] });
        this.is_struct = Boolean(library.table.structs[result]);
        if (this.is_struct) this.raw.push((this.returned = library.place_zeros(library.size_of(result))));
        for (const [role, type, name] of roles) this.raw.push(this[role](type, name));
        if (this.values.length) this.room(this.values.shift());
    }

    next() {
        return this.values.shift();
    }

    output(type, name) {
        const address = this.library.place_zeros(this.library.size_of(type));
        this.outputs.push({ type, name, address });
        return address;
    }

    // What each role is given.
    value(type) {
        const value = this.next();
        if (type === "u64" || type === "i64") return BigInt(value);
        return this.library.table.structs[type] ? this.library.place_struct(type, value ?? {}) : Number(value);
    }
    input(type) {
        return this.library.place_struct(type, this.next());
    }
    changed(type, name) {
        const address = this.library.place_struct(type, { ...this.next() });
        this.outputs.push({ type, name, address });
        return address;
    }
    text() {
        const placed = this.library.place_text(this.next() ?? "");
        this.length_now = placed.length;
        return placed.address;
    }
    bytes(type) {
        return this.list(type);
    }
    list(type) {
        const placed = this.library.place_list(type, this.next() ?? []);
        this.length_now = placed.length;
        return placed.address;
    }
    length() {
        return this.length_now;
    }
    workspace() {
        this.length_now = this.library.constants.UNPACK_WORKSPACE;
        return this.library.allocate(this.length_now);
    }
    buffer(type, name) {
        const size = this.library.size_of(type);
        this.list_out = { type, name, size, at: this.raw.length, capacity: Math.floor(SCRATCH / size) };
        return this.library.allocate(size * this.list_out.capacity);
    }
    array(type, name) {
        return this.buffer(type, name);
    }
    capacity() {
        return this.list_out.capacity;
    }
    count() {
        return (this.count_at = this.library.place_zeros(4));
    }
    fault() {
        return (this.fault_at = this.library.place_zeros(4));
    }
    out(type, name) {
        return this.output(type, name);
    }
    place(type, name) {
        return this.output(type, name);
    }
    mask(type, name) {
        return this.output(type, name);
    }
    problem(type) {
        this.problem_at = this.library.place_zeros(this.library.size_of(type));
        this.problem_type = type;
        return this.problem_at;
    }

    /// Writes the list to memory of the caller's, or to as much as is needed.
    room(resident) {
        const { list_out: list, raw } = this;
        list.resident = resident;
        raw[list.at] = resident.address;
        raw[list.at + 1] = list.capacity = Math.floor(resident.length / list.size);
    }

    run() {
        return this.library.exports["smarch_" + this.name](...this.raw);
    }

    finish() {
        const { library } = this;
        let returned = this.run();
        const { constants } = library;
        if (this.result === "status" && returned === constants.ERROR_BUFFER_TOO_SMALL && this.list_out && !this.list_out.resident) {
            const { list_out: list } = this;
            // Texts are written with a NUL, which is not counted.
            const capacity = library.view().getUint32(this.count_at, true) + (list.type === "char" ? 1 : 0);
            this.raw[list.at] = library.allocate(capacity * list.size);
            this.raw[list.at + 1] = capacity;
            returned = this.run();
        }
        if (this.result !== "status") return this.answer(returned);
        const fault = this.fault_at === undefined ? NO_FAULT : library.view().getUint32(this.fault_at, true);
        if (returned !== constants.OK) {
            const problem = this.problem_type ? library.read(this.problem_type, this.problem_at) : null;
            const text = library.text_at(library.exports.smarch_status_message(returned) >>> 0);
            const refusal = new Refusal(text, returned, library.code_name("status", returned), fault === NO_FAULT ? null : fault, problem);
            if (returned === constants.ERROR_BUFFER_TOO_SMALL) refusal.needed = library.view().getUint32(this.count_at, true);
            throw refusal;
        }
        return this.written(fault);
    }

    answer(returned) {
        const { library, result } = this;
        if (this.is_struct) return library.read(result, this.returned);
        if (result === "string") return library.text_at(returned >>> 0);
        if (result[0] === "*") {
            const type = result.slice(1),
                address = returned >>> 0;
            if (this.count_at === undefined) return library.row_at(type, address);
            const count = library.view().getUint32(this.count_at, true),
                size = library.size_of(type);
            return Array.from({ length: count }, (_, i) => library.row_at(type, address + i * size));
        }
        if (result === "bool") return returned !== 0;
        return typeof returned === "bigint" ? exact(BigInt.asUintN(64, returned)) : returned >>> 0;
    }

    /// The outputs: the only one itself, several by their names. A place where a list stopped, or has damage, comes with the list as its `fault`.
    written(fault) {
        const { library, list_out: list } = this;
        const answers = this.outputs.map(({ type, name, address }) => [name, library.read(type, address)]);
        if (list) {
            const count = library.view().getUint32(this.count_at, true),
                address = this.raw[list.at];
            const value = list.resident
                ? list.resident.part(0, count * list.size)
                : list.type === "char"
                  ? library.decode(address, count)
                  : library.array(list.type, address, count);
            if (fault !== NO_FAULT && typeof value === "object") value.fault = fault;
            answers.unshift([list.name, value]);
        }
        return answers.length === 1 ? answers[0][1] : answers.length ? Object.fromEntries(answers) : undefined;
    }
}

/// The library of a compiled module, with the table that was made for it.
export function open_library(table, module) {
    return new Marshaller(table, module);
}
