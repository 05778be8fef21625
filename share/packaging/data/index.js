"use strict";
// smarch.json and documents.json, and the rows of the first by id.

const data = require("./smarch.json");

/** Every row by its id. */
const rows = new Map();
for (const section of Object.values(data))
    for (const list of [section, ...(Array.isArray(section) || section === null ? [] : Object.values(section))])
        if (Array.isArray(list)) for (const row of list) if (typeof row?.id === "string") rows.set(row.id, row);

exports.data = data;
exports.rows = rows;
/** The row with an id; undefined where there is none. */
exports.row = (id) => rows.get(id);
/** The tables of the documents, which are read when they are first asked for. */
exports.documents = () => require("./documents.json");
exports.version = data.smarch;
