// An answer as it is: its keys as labels, its lists as texts or tables. Whatever a command answers can be shown so.
import { element, facts, items, verdict_mark } from "./dom.js";
import { PagedTable } from "./table.js";
import { label_of, visible } from "./words.js";

/// Keys that stand around every answer, and those that tell programs what another one tells people: the kinds behind `operand_text`.
const AROUND = /^(smarch|toolkit|evidence|(taken|refused|unknown)_operands|taken_integers)$|_hex$/;

/// The keys of an answer that are shown: of a value that has a text for people that alone.
const shown_keys = (answer) => Object.keys(answer).filter((key) => !AROUND.test(key) && !(`${key}_text` in answer));

/// So many short values stand beside each other.
const MOST_ITEMS = 400;

const is_object = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
const is_plain = (value) => value === null || typeof value !== "object";
const is_verdict = (value) => is_object(value) && "answer" in value && "text" in value;

function plain_text(key, value) {
    if (value === null) return "none";
    if (value === true) return "yes";
    if (value === false) return "no";
    if (typeof value === "number" && /address|mask/.test(key)) return `0x${value.toString(16).toUpperCase()}`;
    return visible(/_kind$/.test(key) ? String(value).replaceAll("_", " ") : String(value));
}

const verdict_text = (value) => [verdict_mark(value.answer), value.answer === value.text ? "" : `: ${value.text.replace(/^unknown: /, "")}`];

/// Rows of a list of objects, as a table with a column a key.
function table_of_rows(caption, rows) {
    const keys = [...new Set(rows.flatMap(shown_keys))];
    const columns = keys.map((key) => ({
        label: label_of(key),
        number: rows.every((row) => typeof row[key] === "number") && !/address|mask/.test(key),
        wide: rows.some((row) => typeof row[key] === "string" && row[key].length > 40),
        cell: (row) => (row[key] === undefined ? "" : shown(key, row[key])),
    }));
    const paged = new PagedTable(columns, ({ from, count }) => ({ total: rows.length, rows: rows.slice(from, from + count) }), { caption });
    paged.show();
    return paged.node;
}

/// A value as elements.
function shown(key, value) {
    if (is_plain(value)) return plain_text(key, value);
    if (is_verdict(value)) return verdict_text(value);
    if (is_object(value)) return answer_facts(value);
    if (!value.length) return "none";
    if (value.length === 1 && is_object(value[0]) && !is_verdict(value[0])) return answer_facts(value[0]);
    if (value.every(is_plain)) return items(value.slice(0, MOST_ITEMS).map((one) => plain_text(key, one)));
    if (value.every(is_verdict)) return value.map((one) => element("div", {}, verdict_text(one)));
    return value.every(is_object) ? table_of_rows(label_of(key), value) : visible(JSON.stringify(value));
}

/// The keys of an answer and their values, without some.
export function answer_facts(answer, without = []) {
    const keys = shown_keys(answer).filter((key) => !without.includes(key));
    const is_table = (value) => Array.isArray(value) && value.length > 1 && value.every((one) => is_object(one) && !is_verdict(one));
    const tables = keys.filter((key) => is_table(answer[key]));
    const others = keys.filter((key) => !tables.includes(key) && answer[key] !== null);
    return element(
        "div",
        {},
        facts(others.map((key) => [label_of(key), shown(key, answer[key])])),
        tables.map((key) => [element("h3", {}, label_of(key)), table_of_rows(label_of(key), answer[key])]),
    );
}
