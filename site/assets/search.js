// What scripts add to the pages: on a narrow window the menu shows where one is, and there is a search.
"use strict";
(() => {
    const current = document.querySelector("header nav [aria-current]");
    if (current) current.parentElement.scrollLeft = current.offsetLeft - (current.parentElement.clientWidth - current.offsetWidth) / 2;
})();

// The search: an index that is made with the pages, read when somebody begins to type. Nothing is asked of a server.
(() => {
    const input = document.querySelector("#search");
    const list = document.querySelector("#found");
    const count = document.querySelector("#found-count");
    const root = input.dataset.root;
    const MOST = 12;

    input.parentElement.hidden = false;

    /// A script and not a request: a page that is opened as a file may load it, too.
    const load = () =>
        (load.once ??= new Promise((done) => {
            const script = document.createElement("script");
            script.src = `${root}index.js`;
            script.onload = () => done(globalThis.smarch_index.map(prepared));
            document.head.append(script);
        }));

    const small = (text) => text.toLowerCase();
    const words_of = (text) => small(text).split(/[\s,;:()'"/]+/).filter(Boolean);

    function prepared([title, address, kind, lead, more]) {
        const by_title = words_of(title);
        return { title, address, kind, lead, more, small_title: small(title), by_title, by_more: words_of(more.join(" ")), by_lead: words_of(lead) };
    }

    /// How well an entry fits, 0: not at all. Each word that was typed begins a word of it; those of its title count most, and a part of a page less than a page.
    function fit(entry, typed, wanted) {
        let sum = entry.small_title === typed ? 1000 : entry.more.some((text) => small(text) === typed) ? 600 : 0;
        if (entry.small_title.startsWith(typed)) sum += 200 / entry.small_title.length;
        for (const word of wanted) {
            const begins = (all) => all.some((one) => one.startsWith(word));
            const is_whole = (all) => all.includes(word);
            if (is_whole(entry.by_title)) sum += 100;
            else if (begins(entry.by_title)) sum += 60;
            else if (is_whole(entry.by_more)) sum += 50;
            else if (begins(entry.by_more)) sum += 25;
            else if (entry.small_title.includes(word)) sum += 15;
            else if (begins(entry.by_lead)) sum += 5;
            else return 0;
        }
        return entry.address.includes("#") ? sum / 2 : sum;
    }

    function item({ title, address, kind, lead, more }, typed) {
        const link = document.createElement("a");
        const [page, anchor] = address.split("#");
        link.href = `${root}${page}.html${anchor ? `#${anchor}` : ""}`;
        const part = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });
        const named = more.find((text) => small(text).includes(typed));
        link.append(part("strong", title), " ", part("em", kind), part("span", named ? `${named}: ${lead}` : lead));
        const row = document.createElement("li");
        row.append(link);
        return row;
    }

    async function show() {
        const typed = small(input.value.trim());
        if (!typed) return hide();
        const index = await load();
        if (typed !== small(input.value.trim())) return;
        const wanted = words_of(typed);
        const fits = index.map((entry) => [fit(entry, typed, wanted), entry]).filter(([sum]) => sum > 0);
        fits.sort(([one], [other]) => other - one);
        list.replaceChildren(...fits.slice(0, MOST).map(([, entry]) => item(entry, typed)));
        list.hidden = !fits.length;
        count.textContent = fits.length ? `${fits.length} found` : "nothing found";
        count.classList.toggle("hidden", fits.length > 0);
    }

    function hide() {
        list.hidden = true;
        count.textContent = "";
        count.classList.add("hidden");
    }

    /// To the result above or below; above the first is the field.
    function step(by) {
        const links = [...list.querySelectorAll("a")];
        const place = links.indexOf(document.activeElement) + by;
        (place < 0 ? input : links[Math.min(place, links.length - 1)])?.focus();
    }

    input.addEventListener("input", show);
    input.addEventListener("focus", () => (load(), input.value && show()));
    input.parentElement.addEventListener("keydown", (event) => {
        const steps = { ArrowDown: 1, ArrowUp: -1 };
        if (event.key in steps && !list.hidden) {
            event.preventDefault();
            step(steps[event.key]);
        } else if (event.key === "Escape") {
            hide();
            input.focus();
            hide();
        } else if (event.key === "Enter" && event.target === input) list.querySelector("a")?.click();
    });
    addEventListener("click", (event) => input.parentElement.contains(event.target) || hide());
    addEventListener("keydown", (event) => {
        if (event.key === "/" && !/^(INPUT|TEXTAREA)$/.test(document.activeElement.tagName)) {
            event.preventDefault();
            input.focus();
        }
    });
})();
