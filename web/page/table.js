// Tables: a plain one, one that is shown in pages whatever its length, and a grid of marks that arrow keys move in.
import { csv_button, element, replace } from "./dom.js";
import { grouped } from "./words.js";

const PAGE_ROWS = 100;

const class_of = (column) => (column.number ? "number" : column.wide ? "wide-text" : column.wraps ? "wraps" : null);

/// A table of columns [{label, cell(row), number?, wide?, wraps?, sort?, title?}]. `sorted` is {key, descending}, `onsort(key)` makes heads into buttons.
/// `csv` is the name of the file as which it may be saved.
export function table_of(columns, rows, { caption, sorted, onsort, csv, row_of = (row, cells) => element("tr", {}, cells) } = {}) {
    const head = columns.map((column) => {
        const is_sorted = sorted && column.sort && sorted.key === column.sort;
        const content =
            column.sort && onsort ? element("button", { type: "button", onclick: () => onsort(column.sort) }, column.label) : column.label;
        const order = is_sorted ? (sorted.descending ? "descending" : "ascending") : column.sort && onsort ? "none" : null;
        return element("th", { scope: "col", class: class_of(column), "aria-sort": order, title: column.title }, content);
    });
    const body = rows.map((row) =>
        row_of(
            row,
            columns.map((column, i) =>
                element(i ? "td" : "th", { scope: i ? null : "row", class: class_of(column), "data-label": i ? column.label : null }, column.cell(row)),
            ),
        ),
    );
    const table = element(
        "div",
        { class: "table", tabindex: "0", role: "region", "aria-label": caption },
        element(
            "table",
            {},
            element("caption", { class: "hidden" }, caption),
            element("thead", {}, element("tr", {}, head)),
            element("tbody", {}, body),
        ),
    );
    if (!csv) return table;
    const texts = () => [...table.querySelectorAll("tr")].map((line) => [...line.children].map((cell) => cell.textContent));
    return element("div", { class: "saved" }, table, csv_button(csv, texts));
}

/// A table that is shown a page at a time; `ask({sort, descending, from, count})` gives {total, rows} or a promise of it.
export class PagedTable {
    constructor(columns, ask, { caption, row_of, sort = "", descending = false, onchange = () => {} }) {
        Object.assign(this, { columns, ask, caption, row_of, sorted: { key: sort, descending }, onchange, from: 0, asked: 0 });
        this.node = element("div", { class: "paged" });
    }

    sort_by(key) {
        // Numbers are first asked for from the largest.
        const is_number = this.columns.find((column) => column.sort === key)?.number;
        const descending = this.sorted.key === key ? !this.sorted.descending : Boolean(is_number);
        this.sorted = { key, descending };
        this.from = 0;
        this.onchange(this.sorted);
        this.show(key);
    }

    async show(focused) {
        const asked = ++this.asked;
        const { key, descending } = this.sorted;
        const { total, rows } = await this.ask({ sort: key, descending, from: this.from, count: PAGE_ROWS });
        if (asked !== this.asked) return;
        const table = table_of(this.columns, rows, {
            caption: this.caption,
            sorted: this.sorted,
            onsort: (key) => this.sort_by(key),
            row_of: this.row_of,
        });
        const places = total > PAGE_ROWS ? [this.pager(total)] : [];
        replace(this.node, table, places);
        if (focused)
            this.columns.forEach(
                (column, i) => column.sort === focused && table.querySelectorAll("thead th")[i].querySelector("button")?.focus(),
            );
    }

    pager(total) {
        const last = Math.floor((total - 1) / PAGE_ROWS) * PAGE_ROWS;
        const to = (from) => () => {
            this.from = from;
            this.show();
        };
        const button = (text, label, from, is_off) =>
            element("button", { type: "button", "aria-label": label, disabled: is_off, onclick: to(from) }, text);
        return element(
            "nav",
            { class: "pager", "aria-label": `${this.caption}: pages` },
            button("«", "first page", 0, this.from === 0),
            button("‹", "previous page", Math.max(0, this.from - PAGE_ROWS), this.from === 0),
            element("span", {}, `${grouped(this.from + 1)} to ${grouped(Math.min(total, this.from + PAGE_ROWS))} of ${grouped(total)}`),
            button("›", "next page", this.from + PAGE_ROWS, this.from >= last),
            button("»", "last page", last, this.from >= last),
        );
    }
}

const MARKS = { yes: "●", no: "·", unknown: "?", part: "◐" };

/// A grid: rows [{label, key, group?}] against columns [{label, key}]; answer(row, column) is yes, no, unknown or part; `onpick(row, column)`.
export function grid_of(rows, columns, answer, { caption, onpick, picked }) {
    const head = element(
        "tr",
        {},
        element("td", {}),
        columns.map((column) => element("th", { scope: "col", class: "upright" }, element("span", {}, column.label))),
    );
    const body = [];
    let group = null;
    rows.forEach((row, y) => {
        if (row.group && row.group !== group) {
            group = row.group;
            body.push(
                element(
                    "tr",
                    { class: "group" },
                    element("th", { scope: "rowgroup", colspan: columns.length + 1 }, element("span", {}, group)),
                ),
            );
        }
        const cells = columns.map((column, x) => {
            const said = answer(row, column);
            const is_picked = picked && picked.row === row.key && picked.column === column.key;
            return element(
                "td",
                {
                    class: said,
                    "data-x": x,
                    "data-y": y,
                    tabindex: is_picked || (!picked && !x && !y) ? "0" : "-1",
                    "aria-selected": is_picked ? "true" : null,
                    "aria-label": `${row.label}, ${column.label}: ${said}`,
                },
                MARKS[said],
            );
        });
        body.push(element("tr", {}, element("th", { scope: "row" }, row.label), cells));
    });
    const table = element(
        "table",
        { class: "grid", role: "grid", "aria-label": caption },
        element("thead", {}, head),
        element("tbody", {}, body),
    );
    const cell_at = (x, y) => table.querySelector(`td[data-x="${x}"][data-y="${y}"]`);
    const go = (cell) => {
        if (!cell) return;
        table.querySelector('td[tabindex="0"]')?.setAttribute("tabindex", "-1");
        cell.setAttribute("tabindex", "0");
        cell.focus();
    };
    const pick = (cell) => {
        if (!cell?.dataset.x) return;
        table.querySelector("td[aria-selected]")?.removeAttribute("aria-selected");
        cell.setAttribute("aria-selected", "true");
        onpick(rows[cell.dataset.y], columns[cell.dataset.x]);
    };
    table.addEventListener("click", ({ target }) => {
        const cell = target.closest("td[data-x]");
        go(cell);
        pick(cell);
    });
    table.addEventListener("keydown", (event) => {
        const cell = event.target.closest("td[data-x]");
        if (!cell) return;
        const x = Number(cell.dataset.x),
            y = Number(cell.dataset.y);
        const moves = {
            ArrowLeft: [x - 1, y],
            ArrowRight: [x + 1, y],
            ArrowUp: [x, y - 1],
            ArrowDown: [x, y + 1],
            Home: [0, y],
            End: [columns.length - 1, y],
        };
        if (moves[event.key]) go(cell_at(...moves[event.key]));
        else if (event.key === "Enter" || event.key === " ") pick(cell);
        else return;
        event.preventDefault();
    });
    return element("div", { class: "table wide", role: "region", "aria-label": caption, tabindex: "-1" }, table);
}
