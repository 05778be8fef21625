// Devices by whatever name a person has: a product, a target, a compute capability.
import { all_devices } from "./contents.js";
import { cc_of_text, cc_text } from "./words.js";
import { element } from "./dom.js";

/// {cc, target, product, name} of "RTX 4090", "sm_90a" or "9.0"; null where no device is meant.
export function device_of(library, text) {
    const cc = cc_of_text(text);
    if (cc !== null) {
        const target = library.target_from_cc(cc);
        return target ? { cc, target, product: null, name: cc_text(cc) } : null;
    }
    try {
        const target = library.target_parse(text.trim());
        return { cc: library.target_info_of(target).number, target, product: null, name: text.trim() };
    } catch {
        const product = library.device_find(text);
        return product && { cc: product.cc, target: library.target_from_cc(product.cc), product, name: product.name };
    }
}

/// Why a text means no device.
export function no_device_text(library, text) {
    const candidates = library.device_candidates(text);
    if (candidates.length) {
        const names = candidates.slice(0, 4).map((row) => library.devices()[row].name);
        return `several products are called so: ${names.join(", ")}${candidates.length > 4 ? " and others" : ""}`;
    }
    return "no product, target or compute capability is called so";
}

/// The names that a field offers.
export function device_names(library) {
    const capabilities = all_devices(library).filter((cc) => library.geometry_find(cc));
    return element(
        "datalist",
        { id: "device-names" },
        [...library.devices().map((row) => row.name), ...capabilities.map(cc_text)].map((name) => element("option", { value: name })),
    );
}

/// Some products of a compute capability, those with the most SMs first.
export function products_of(library, cc, most = 3) {
    const rows = library
        .devices()
        .filter((row) => row.cc === cc)
        .sort((a, b) => (b.sm_count ?? 0) - (a.sm_count ?? 0));
    return (
        rows
            .slice(0, most)
            .map((row) => row.name)
            .join(", ") + (rows.length > most ? ` and ${rows.length - most} more` : "")
    );
}
