// browser.mjs SITE TOOLS CHROMIUM: the site in headless Chromium, opened as files: nothing is wider than the window, nothing is said on the console, nothing is
// loaded from elsewhere, axe-core finds nothing; the search finds; pages read without JavaScript. Two widths, two schemes: one page of each kind and each
// list in all four, every other page in one of them, in turn, or with ALL=1 in all four. axe-core takes as long as all the rest: of the other pages it sees one
// in ten, with ALL=1 each, in one view. ONLY="searches readers": these parts. Screenshots of the samples go beside the tools.
import { mkdirSync, readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [site, tools, browser_path] = process.argv.slice(2).map((path) => resolve(path));
const { chromium } = await import(pathToFileURL(join(tools, "node_modules/playwright-core/index.mjs")).href);
const axe = readFileSync(join(tools, "node_modules/axe-core/axe.min.js"), "utf8");
const pictures = join(tools, "site");
mkdirSync(pictures, { recursive: true });

const VIEWS = [
    { width: 1280, colorScheme: "light" },
    { width: 360, colorScheme: "dark" },
    { width: 360, colorScheme: "light" },
    { width: 1280, colorScheme: "dark" },
];
/// One of each kind, those that are widest; the lists are those of the first page.
const SAMPLES = [
    "index",
    "sm_120",
    "sm_73",
    "cc/12.0",
    "toolkit/13.0",
    "driver/580",
    "ptx/8.7",
    "instruction/tcgen05.mma",
    "instruction/special-clusterid",
    "message/CUDA_ERROR_NO_BINARY_FOR_GPU",
    "message/Value-name-is-not-defined-for-option-gpu-name",
    "erratum/E22",
    "README",
    "docs/functions",
    "docs/first-minute",
];
/// What is typed, and the page that is found first.
const SEARCHES = [
    ["sm_90a", "sm_90a.html"],
    ["RTX 5090", "cc/12.0.html"],
    ["tcgen05.mma", "instruction/tcgen05.mma.html"],
    ["209", "message/"],
    ["no kernel image", "message/"],
    ["driver 580", "driver/580.html"],
    ["E22", "erratum/E22.html"],
    ["glossary", "docs/glossary.html"],
];

/// What readers want, from the README on: links by their words, and what stands on the page that they end at. At most three clicks.
const PATHS = [
    ["who has an RTX 5090 asks what to build", ["Devices", "12.0"], "Build for sm_120"],
    ["who writes a JIT asks for tcgen05.mma", ["Instructions", "tcgen05.mma"], "Yes on sm_100a"],
    ["who ships wheels asks what 13.0 dropped", ["Toolkits", "13.0"], "Dropped names"],
    ["who runs a cluster asks what driver 550 starts", ["Drivers", "R550"], "Starts programs of toolkits"],
    ["who got an error asks what helps", ["Messages", "printed by driver", "CUDA_ERROR_NO_BINARY_FOR_GPU"], "build it with an image for the GPU"],
    ["who writes firmware asks how", ["firmware"], "Firmware"],
];

const failures = [];
const check = (is_so, what) => is_so || failures.push(what);
const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
const address_of = (name) => `${pathToFileURL(join(site, name)).href}.html`;

const names = readdirSync(site, { recursive: true })
    .filter((name) => name.endsWith(".html") && !name.startsWith("live/"))
    .map((name) => name.slice(0, -".html".length));
const lists = names.filter((name) => !name.includes("/") && /^[a-z-]+$/.test(name));
const shown = [...new Set([...SAMPLES, ...lists])];
for (const name of shown) check(names.includes(name), `there is no page ${name}`);
const others = names.filter((name) => !shown.includes(name));
const seen_by_axe = new Set(process.env.ALL ? names : [...shown, ...others.filter((_, i) => i % 10 === 0)]);

const browser = await chromium.launch({ executablePath: browser_path, args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"] });

async function opened(options) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    page.on("console", (message) => failures.push(`${page.url()}: the console says ${message.text()}`));
    page.on("pageerror", (error) => failures.push(`${page.url()}: ${error.message}`));
    page.on("request", (request) =>
        check(request.url().startsWith(pathToFileURL(site).href) || request.url().startsWith("data:"), `${page.url()}: it asks for ${request.url()}`),
    );
    return page;
}

async function is_whole(page, what) {
    const cut = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    check(cut <= 1, `${what}: ${cut} pixels are cut off`);
}

/// On a narrow window the menu shows where one is, and no name of a table is broken.
async function is_readable(page, what) {
    const { hidden, broken } = await page.evaluate(() => {
        const place = document.querySelector("header nav [aria-current]")?.getBoundingClientRect();
        const lines = (node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        };
        const names = [...document.querySelectorAll("table code, tbody th")].filter((node) => /^[\w.:]{2,40}$/.test(node.textContent));
        return {
            hidden: place && (place.left < 0 || place.right > innerWidth),
            broken: names.filter((node) => lines(node) > 1).map((node) => node.textContent),
        };
    });
    check(!hidden, `${what}: the menu does not show where one is`);
    check(!broken.length, `${what}: names are broken: ${broken.slice(0, 5).join(", ")}`);
}

async function is_accessible(page, what) {
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => globalThis.axe.run({ resultTypes: ["violations"], preload: false }));
    for (const { id, help, nodes } of violations)
        failures.push(`${what}: ${id}: ${help}: ${nodes.slice(0, 2).map((node) => node.html.slice(0, 120)).join(" | ")}`);
}

/// The pages of one view: the samples, and each fourth of the others, or all.
async function view({ width, colorScheme }, place) {
    const page = await opened({ viewport: { width, height: 900 }, colorScheme });
    const own = new Set([...shown, ...others.filter((_, i) => i % VIEWS.length === place)]);
    for (const name of process.env.ALL ? names : own) {
        await page.goto(address_of(name));
        const what = `${name}, ${colorScheme}, ${width}`;
        await is_whole(page, what);
        await is_readable(page, what);
        if (seen_by_axe.has(name) && own.has(name)) await is_accessible(page, what);
        if (shown.includes(name)) {
            const height = await page.evaluate(() => document.documentElement.scrollHeight);
            await page.setViewportSize({ width, height: Math.min(height, 2400) });
            await page.screenshot({ path: join(pictures, `${name.replaceAll("/", "_")}-${width}-${colorScheme}.png`) });
            await page.setViewportSize({ width, height: 900 });
        }
    }
    await page.context().close();
}

/// Each kind with scripts switched off: the answer is there, and no search that would not work.
async function without_scripts() {
    const page = await opened({ javaScriptEnabled: false });
    for (const name of SAMPLES) {
        await page.goto(address_of(name));
        check((await page.locator("h1").innerText()).length > 0, `${name}: without scripts it has no heading`);
        check((await page.locator("main").innerText()).length > 150, `${name}: without scripts it says little`);
        check(!(await page.locator("#search").isVisible()), `${name}: a search that does not work is shown`);
    }
    await page.context().close();
}

/// From the first page and from one in a folder, by the keyboard alone.
async function searches() {
    const page = await opened({ viewport: { width: 360, height: 900 } });
    for (const from of ["index", "ptx/8.7"]) {
        for (const [typed, wanted] of SEARCHES) {
            await page.goto(address_of(from));
            await page.keyboard.press("/");
            await page.keyboard.type(typed);
            await page.waitForSelector("#found:not([hidden]) a", { timeout: 5000 });
            await is_whole(page, `${from}, the search for ${typed}`);
            await page.keyboard.press("ArrowDown");
            const found = await page.evaluate(() => document.activeElement.href ?? "");
            check(found.includes(`/${wanted}`), `the search for ${typed} finds ${found} first, not ${wanted}`);
            await page.keyboard.press("Enter");
            await page.waitForURL(found, { timeout: 5000 });
        }
    }
    await page.goto(address_of("index"));
    await page.locator("#search").fill("sm_9");
    await page.waitForSelector("#found:not([hidden]) a", { timeout: 5000 });
    await is_accessible(page, "what a search finds");
    await page.locator("#search").fill("qqqq");
    await page.waitForSelector("#found-count:not(.hidden)", { timeout: 5000 });
    check((await page.locator("#found-count").innerText()) === "nothing found", "a search that finds nothing says so");
    await page.keyboard.press("Escape");
    check(!(await page.locator("#found").isVisible()), "Escape closes what was found");
    await page.context().close();
}

/// Each reader gets to the answer.
async function readers() {
    const page = await opened({ viewport: { width: 1280, height: 900 } });
    for (const [who, clicks, wanted] of PATHS) {
        await page.goto(address_of("README"));
        for (const words of clicks) await page.locator("a, summary").filter({ hasText: new RegExp(`^${words}$`) }).first().click();
        check((await page.locator("main").innerText()).includes(wanted), `${who}: ${page.url()} does not say ${wanted}`);
    }
    await page.context().close();
}

const views = () => Promise.all(VIEWS.map(view));

const from = performance.now();
const wanted = process.env.ONLY?.split(" ");
try {
    for (const part of [without_scripts, searches, readers, views].filter(({ name }) => !wanted || wanted.includes(name))) {
        try {
            await part();
        } catch (error) {
            failures.push(error.message.split("\n").slice(0, 3).join(" "));
        }
    }
} finally {
    await browser.close();
}
for (const failure of failures.slice(0, 60)) console.error(`site: ${failure}`);
const seconds = Math.round((performance.now() - from) / 1000);
if (failures.length) console.error(`site: ${plural(failures.length, "fault")}`);
else if (wanted) console.log(`site: ${wanted.join(", ")}: no fault, ${seconds} s`);
else
    console.log(
        `site: in Chromium ${browser.version()}, ${seconds} s: ${plural((process.env.ALL ? names : shown).length, "page")} in four views,`,
        `${process.env.ALL ? 0 : others.length} in one of them;`,
        `axe finds nothing in ${seen_by_axe.size} of them; ${SEARCHES.length} searches find their page, ${PATHS.length} readers their answer`,
    );
process.exit(failures.length ? 1 : 0);
