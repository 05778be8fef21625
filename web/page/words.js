// Numbers, versions and names as the page writes them. What comes from a file is made visible before anything else.

/// Characters that hide, reorder or control: those that the answers do not print either, and variation selectors.
const HIDDEN =
    /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufdd0-\ufdef\ufe00-\ufe0f\ufeff\ufff9-\ufffb\ufffe\uffff]|[\u{e0000}-\u{e0fff}]/gu;
const LONGEST = 300;

/// As the command prints it: \x1b, \u{202e}.
function escape_of(character) {
    const code = character.codePointAt(0);
    return code < 0x80 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u{${code.toString(16)}}`;
}

/// A text of a file's, with characters that would not be seen escaped, and shortened where it is too long for a page.
export function visible(text) {
    const escaped = text.slice(0, 4 * LONGEST).replace(HIDDEN, escape_of);
    return text.length > LONGEST ? `${escaped.slice(0, LONGEST)}… (${grouped(text.length)} characters)` : escaped;
}

/// 1234567 as "1 234 567", with narrow spaces.
export const grouped = (number) => String(number).replace(/\B(?=(\d{3})+(?!\d))/g, "\u202f");

export const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/// "233 KiB", as a person reads sizes; exact below 10 KiB.
export function bytes_text(size) {
    if (size < 10240) return `${grouped(size)} bytes`;
    const unit = size < 2 ** 20 ? ["KiB", 2 ** 10] : size < 2 ** 30 ? ["MiB", 2 ** 20] : ["GiB", 2 ** 30];
    const number = size / unit[1];
    return `${number < 100 && !Number.isInteger(number) ? number.toFixed(1) : Math.round(number)} ${unit[0]}`;
}

export const percent = (part, whole) => (whole ? `${Math.floor((part * 100 + Math.floor(whole / 2)) / whole)} %` : "-");

export const hex = (number) => `0x${number.toString(16)}`;

/// A value that may be unknown, or not there.
export const known = (value, none = "-") => (value === "unknown" ? "?" : value === null || value === undefined ? none : String(value));

const LIMITERS = { smem: "shared memory", slots: "block slots", virtual: "virtual resources", tensor_memory: "tensor memory" };

/// What limits, as people say it.
export const limiter_text = (code) => LIMITERS[code] ?? code;

const SHORT = { ptx: "PTX", cuda: "CUDA", sm: "SM", sms: "SMs", smem: "shared memory", mib: "MiB", kib: "KiB", id: "id", llc: "llc" };

/// Keys that say less to a person than to a program.
const LABELS = {
    acceptance_unknown: "unknown: not run",
    advisory: "advice",
    alias_of: "now called",
    asked_address: "address that was asked about",
    bytes_after_start: "bytes after its start",
    compiles_ptx_of: "compiles PTX of",
    confidence_percent: "confidence, %",
    cuda_arch: "__CUDA_ARCH__",
    cuda_arch_documented: "__CUDA_ARCH__ in the documents",
    device_support: "devices",
    diagnostic_number: "number inside cicc",
    documented_names: "names in the documents",
    driver: "CUDA version",
    exact_bytes: "bytes",
    features: "instructions",
    features_unknown: "instructions of which nothing is known",
    form_family: "family",
    form_slot: "slot",
    form_slots: "slots",
    form_topic: "asked",
    form_words: "words",
    forms_count: "forms",
    gate_effect: "rule",
    having_toolkits: "toolkits",
    is_discretionary: "an option demotes it",
    is_in_later_branches: "in later branches",
    legal_on: "targets that have it",
    library_answers: "what is answered",
    listed_forms: "forms",
    listed_name: "listed as",
    listings: "listed by NVIDIA's open kernel modules",
    loads_on: "its cubins load on",
    loads_on_unknown: "whether its cubins load is unknown of",
    loads_zstd: "loads images compressed with zstd",
    lowest_base: "lowest target without a suffix",
    memory_mib: "memory, MiB",
    name_kind: "kind of name",
    new_instructions: "forms that it brought",
    new_instructions_of: "forms as the toolkit has them",
    new_targets: "targets that it brought",
    newest_ptx: "newest PTX that it compiles",
    not_listed: "products that only later releases list",
    pci_id: "PCI ID",
    printed_names: "prints itself as",
    product_kind: "kind",
    product_name: "product",
    product_source: "stated by",
    ptx_accepted: "lowest PTX version that ptxas takes",
    ptx_compiles_for: "its PTX compiles for",
    ptx_emitted: "lowest PTX version to write",
    ptxas_family: "family in ptxas",
    reach_bytes: "bytes to what comes next",
    read_by: "read by toolkits",
    refused: "where it is refused",
    release_forms: "forms of the release",
    sm: "number",
    sm_features_documented: "features in cicc, as documented",
    stands_for: "measured as",
    starts_toolkits: "starts programs of toolkits",
    starts_without_ptx: "of these without their PTX",
    symbol_kind: "kind",
};

/// A key of an answer as a label: "oldest_toolkit" is "oldest toolkit", "since_ptx" is "since PTX", and what people call a value the value's own.
export const label_of = (key) =>
    LABELS[key] ??
    key
        .replace(/_text$/, "")
        .split("_")
        .map((word) => SHORT[word] ?? word)
        .join(" ");
