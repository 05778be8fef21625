// The page: opens the library, shows the view that the address names.
import { read_address } from "./address.js";
import { device_names } from "./devices.js";
import { element, replace } from "./dom.js";
import { ExplainView } from "./explain_view.js";
import { FilesView } from "./files_view.js";
import { open_library } from "./library.js";
import { OccupancyView } from "./occupancy_view.js";
import { load_parts } from "./parts.js";
import { WhoView } from "./who_view.js";

const TITLES = { occupancy: "Occupancy", files: "Files", who: "Who can", explain: "Explain" };
const LEADS = {
    occupancy: "How many blocks of a kernel fit on an SM, what limits them, and what would bring one more.",
    files: "What a library, a wheel or a cubin holds, which devices and drivers run it, and what its kernels use.",
    who: "Which target has an instruction, which release builds for it, and what a list of architectures covers.",
    explain: "What a name, a product, a driver, an instruction, an address, an erratum or a diagnostic means.",
};

async function start() {
    const main = document.querySelector("main");
    const { module, start_worker, example } = await load_parts();
    const library = open_library(module);
    const makers = {
        occupancy: () => new OccupancyView(library),
        files: () => new FilesView(library, start_worker, example),
        who: () => new WhoView(library),
        explain: () => new ExplainView(library),
    };
    const views = {};
    document.body.append(device_names(library));
    const show = (is_asked) => {
        const { view: asked, state } = read_address();
        const view = asked in TITLES ? asked : "occupancy";
        document.title = `${TITLES[view]} - smarch`;
        for (const link of document.querySelectorAll("header nav a"))
            link.hash === `#${view}` ? link.setAttribute("aria-current", "page") : link.removeAttribute("aria-current");
        views[view] ??= makers[view]();
        const heading = element("h1", { tabindex: "-1" }, TITLES[view]);
        replace(main, heading, element("p", { class: "lead" }, LEADS[view]), views[view].node);
        views[view].open(state);
        if (is_asked) heading.focus({ preventScroll: true });
    };
    document.querySelector(".skip").addEventListener("click", (event) => {
        event.preventDefault();
        main.querySelector("h1").focus();
    });
    addEventListener("hashchange", () => show(true));
    show(false);
    // For tests and the curious: the library as an object.
    globalThis.smarch = library;
    document.documentElement.dataset.ready = "yes";
}

start().catch((error) => {
    const main = document.querySelector("main");
    replace(main, element("h1", {}, "The page could not be started"), element("p", { class: "problem", role: "alert" }, error.message));
});
