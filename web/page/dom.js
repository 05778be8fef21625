// Elements. Texts become text nodes only, so that nothing of a file's is ever markup.

const SVG = "http://www.w3.org/2000/svg";
const SVG_TAGS = new Set(["svg", "path", "line", "rect", "circle", "text", "g", "title"]);

/// element("a", { href: "#x", onclick: f }, "text", other): properties that are functions become listeners; null and false are left out.
export function element(tag, properties, ...children) {
    const node = SVG_TAGS.has(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag);
    for (const [name, value] of Object.entries(properties ?? {})) {
        if (value === null || value === undefined || value === false) continue;
        if (typeof value === "function") node.addEventListener(name.slice(2), value);
        else node.setAttribute(name, value === true ? "" : value);
    }
    node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
    return node;
}

export const replace = (node, ...children) =>
    node.replaceChildren(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));

/// A field with its label; `hint` stands below it.
export function field(label, input, hint) {
    const id = `field-${++field.count}`;
    input.id = id;
    const below = hint ? element("p", { class: "hint", id: `${id}-hint` }, hint) : null;
    if (below) input.setAttribute("aria-describedby", `${id}-hint`);
    return element("div", { class: "field" }, element("label", { for: id }, label), input, below);
}
field.count = 0;

export function choice(options, value, onchange) {
    const select = element(
        "select",
        { onchange: () => onchange(select.value) },
        options.map(([code, text]) => element("option", { value: code }, text)),
    );
    select.value = String(value);
    return select;
}

/// Facts as a list of terms: [label, value...]; those without a value are left out.
export function facts(rows) {
    const shown = rows.filter(
        ([, value]) => value !== null && value !== undefined && value !== "" && value !== false && !(Array.isArray(value) && !value.length),
    );
    return element(
        "dl",
        { class: "facts" },
        shown.map(([label, ...value]) => element("div", {}, element("dt", {}, label), element("dd", {}, ...value.flat()))),
    );
}

/// "yes", "no" and "unknown" as a mark that needs no colour to be read.
export const verdict_mark = (answer, text = answer) => element("span", { class: `verdict ${answer}` }, text);

export const code = (text) => element("code", {}, text);

/// A list whose texts wrap between items only.
export const items = (texts) => texts.map((text, i) => [i ? " " : "", element("span", { class: "item" }, text)]);

/// Waits until nothing was asked for a moment: for fields that are typed into.
export function calm(action, milliseconds = 120) {
    let timer;
    return (...values) => {
        clearTimeout(timer);
        timer = setTimeout(() => action(...values), milliseconds);
    };
}

const csv_cell = (text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/// Saves lines of texts as a table for spreadsheets; `lines()` may be asynchronous.
export function csv_button(name, lines) {
    const save = async () => {
        const text = (await lines()).map((line) => `${line.map(csv_cell).join(",")}\r\n`).join("");
        const link = element("a", { href: URL.createObjectURL(new Blob([text], { type: "text/csv" })), download: `${name}.csv` });
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    };
    return element("p", { class: "save" }, element("button", { type: "button", onclick: save }, "CSV"));
}
