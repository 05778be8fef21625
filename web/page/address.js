// What is shown stands in the address: #occupancy?device=RTX+4090&block=256. A view reads its part and writes it back.

export function read_address() {
    const [name, query] = location.hash.slice(1).split("?", 2);
    return { view: name, state: Object.fromEntries(new URLSearchParams(query ?? "")) };
}

/// Without a step in the history: a slider would fill it.
export function write_address(view, state) {
    const filled = Object.entries(state).filter(([, value]) => value !== "" && value !== null && value !== undefined);
    const query = new URLSearchParams(filled).toString();
    history.replaceState(null, "", `#${view}${query ? `?${query}` : ""}`);
}
