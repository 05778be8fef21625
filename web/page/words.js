// Numbers, versions and names as the page writes them. What comes from a file is made visible before anything else.

/// Characters that hide, reorder or control: control codes, soft hyphens, zero widths, directions, tags.
const HIDDEN =
    /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e01ef}]/gu;
const LONGEST = 300;

/// A text of a file's, with characters that would not be seen written as \u{202e}, and shortened where it is too long for a page.
export function visible(text) {
    const escaped = text.slice(0, 4 * LONGEST).replace(HIDDEN, (character) => `\\u{${character.codePointAt(0).toString(16)}}`);
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

export const version_text = (version) => (version && version.major ? `${version.major}.${version.minor}` : "");

/// A compute capability: 90 is 9.0.
export const cc_text = (cc) => `${Math.floor(cc / 10)}.${cc % 10}`;

/// The CUDA version of a driver or a toolkit: 12040 is 12.4.
export const cuda_text = (number) => `${Math.floor(number / 1000)}.${Math.floor((number % 1000) / 10)}`;

export function cc_of_text(text) {
    const found = /^(\d{1,2})\.(\d)$/.exec(text.trim());
    return found ? Number(found[1]) * 10 + Number(found[2]) : null;
}

export const hex = (number) => `0x${number.toString(16)}`;

/// "yes", "no" or "unknown" of a verdict.
export const answer_of = (library, verdict) => library.code_name("answer", library.verdict_answer(verdict)) ?? "unknown";
