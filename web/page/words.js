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

const LIMITERS = { smem: "shared memory", slots: "block slots", virtual: "virtual resources" };

/// What limits, as people say it.
export const limiter_text = (code) => LIMITERS[code] ?? code;

const SHORT = { ptx: "PTX", cuda: "CUDA", sm: "SM", sms: "SMs", smem: "shared memory", mib: "MiB", kib: "KiB", id: "id", llc: "llc" };

/// A key of an answer as a label: "oldest_driver" is "oldest driver", "since_ptx" is "since PTX".
export const label_of = (key) =>
    key
        .split("_")
        .map((word) => SHORT[word] ?? word)
        .join(" ");
