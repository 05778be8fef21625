// Devices by whatever name a person has: a product, a target, a compute capability.
import { element } from "./dom.js";
import { or_null, Refusal } from "./library.js";

/// Every product that is known.
export function all_products(library) {
    library.products ??= library.ask({ ask: "device" }).products;
    return library.products;
}

/// The products that differ in what an SM or a device holds, one of each kind, that of the most products first.
function different(products) {
    const kinds = new Map();
    for (const row of products) {
        const key = `${row.compute_capability} ${row.sm_count}`;
        kinds.set(key, [...(kinds.get(key) ?? []), row]);
    }
    return [...kinds.values()].sort((a, b) => b.length - a.length || (b[0].sm_count || 0) - (a[0].sm_count || 0)).map(([row]) => row);
}

/// {cc, name, product, others} of "RTX 4090", "sm_90a" or "9.0"; of a name that products share which differ one of the kind that most are of,
/// and one of each other kind.
export function device_of(library, text) {
    const { meanings, refusal } = library.ask({ ask: "meant", words: [text] });
    const meant = meanings.find(({ ask }) => ask === "show" || ask === "device");
    if (!meant) throw new Refusal(refusal ?? `'${text}' is not a device: write a product, RTX 4090, a target, sm_90, or a compute capability, 9.0`);
    const answer = library.ask(meant);
    if (meant.ask === "show") return { cc: answer.compute_capability, name: text, product: null, others: [] };
    const [product, ...others] = different(answer.products);
    return { cc: product.compute_capability, name: product.product_name, product, others };
}

/// The names that a field offers.
export function device_names(library) {
    const products = all_products(library);
    const known = new Set(products.map((row) => row.compute_capability));
    const capabilities = [...known].filter((cc) => or_null(() => library.ask({ ask: "hardware", words: [cc] })));
    return element(
        "datalist",
        { id: "device-names" },
        [...products.map((row) => row.product_name), ...capabilities].map((name) => element("option", { value: name })),
    );
}

/// Some products of a compute capability, those with the most SMs first; "-" where none is known.
export function products_of(library, cc, most = 3) {
    const rows = all_products(library)
        .filter((row) => row.compute_capability === cc)
        .sort((a, b) => (Number(b.sm_count) || 0) - (Number(a.sm_count) || 0));
    const more = rows.length > most ? ` and ${rows.length - most} more` : "";
    return rows.length ? rows.slice(0, most).map((row) => row.product_name).join(", ") + more : "-";
}
