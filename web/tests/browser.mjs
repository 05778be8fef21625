// browser.mjs PAGE TOOLS CHROMIUM: the built page in headless Chromium, served by Python's http.server: its answers against those in Node.js, what is
// on it for a keyboard and an accessibility checker, files that mean harm, and the page opened as a file. Screenshots go beside the tools.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { open_page } from "./library.mjs";
import { archive_of, claiming, renamed, sample, with_kernels, zip_of } from "./malicious.mjs";

const [page_folder, tools, browser_path] = process.argv.slice(2).map((path) => resolve(path));
const root = resolve(import.meta.dirname, "../..");
const { chromium } = await import(pathToFileURL(join(tools, "node_modules/playwright-core/index.mjs")).href);
const axe = readFileSync(join(tools, "node_modules/axe-core/axe.min.js"), "utf8");
const made = join(tools, "files");
mkdirSync(made, { recursive: true });

const failures = [];
const check = (is_so, what) => is_so || failures.push(what);
const equal = (have, want, what) =>
    check(JSON.stringify(have) === JSON.stringify(want), `${what}: ${JSON.stringify(have)}, not ${JSON.stringify(want)}`);
const begun = () => performance.now();
const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(2)} s`;

async function free_port() {
    const server = createServer().listen(0, "127.0.0.1");
    await new Promise((listening) => server.once("listening", listening));
    const { port } = server.address();
    await new Promise((closed) => server.close(closed));
    return port;
}

async function served(port) {
    for (let i = 0; i < 100; ++i) {
        if (
            await fetch(`http://127.0.0.1:${port}/`).then(
                (answer) => answer.ok,
                () => false,
            )
        )
            return;
        await new Promise((later) => setTimeout(later, 100));
    }
    throw new Error("the server does not answer");
}

const port = await free_port(),
    address = `http://127.0.0.1:${port}`;
const server = spawn("python3", ["-m", "http.server", String(port), "--bind", "127.0.0.1", "--directory", page_folder], {
    stdio: "ignore",
});
const browser = await chromium.launch({
    executablePath: browser_path,
    args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    ],
});

/// A page at a view, that has failed if it logs an error, or asks anyone else than its own server.
async function open(hash, options = {}, base = `${address}/`) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    const page = await context.newPage();
    page.on("console", (message) => message.type() === "error" && failures.push(`${hash}: the console says ${message.text()}`));
    page.on("pageerror", (error) => failures.push(`${hash}: ${error.message}`));
    page.on("dialog", (dialog) => (failures.push(`${hash}: a dialog was opened`), dialog.dismiss()));
    page.on("request", (request) =>
        check(/^(blob|data):/.test(request.url()) || request.url().startsWith(base), `${hash}: it asks for ${request.url()}`),
    );
    await page.goto(`${base}${base.startsWith("file") ? "index.html" : ""}#${hash}`);
    await page.waitForSelector("html[data-ready]", { timeout: 20000 });
    return page;
}

/// A file of these bytes.
function file_of(name, bytes) {
    const path = join(made, name);
    writeFileSync(path, bytes);
    return path;
}

async function give(page, files) {
    await page.evaluate(() => document.querySelector("#done")?.remove());
    await page.setInputFiles("#files-picker", files);
    await page.waitForSelector("#done", { timeout: 120000 });
}

const QUESTIONS = [
    ["show", "sm_90a"],
    ["device", "H100"],
    ["hardware", "9.0"],
    ["features", "tcgen05.mma", "sm_90"],
    ["check", "compute_90", "sm_120"],
    ["cover", "8.6", "9.0"],
    ["archs", "torch", "8.0;9.0+PTX"],
    ["toolkits"],
    ["driver", "550"],
    ["profile", "sm_100"],
    ["documented", "errata"],
    ["symbol", "sub_6765E0"],
    ["explain", "20306"],
    ["report", "kernels.cubin"],
];

/// A sample of what Node.js is asked, in this browser.
async function numbers() {
    const library = await open_page(page_folder),
        page = await open("occupancy");
    const bytes = sample(root, "examples/kernels/kernels.cubin");
    library.open_bytes("kernels.cubin", bytes);
    await page.evaluate((bytes) => globalThis.smarch.open_bytes("kernels.cubin", Uint8Array.from(bytes)), [...bytes]);
    for (const [ask, ...words] of QUESTIONS) {
        const told = await page.evaluate((question) => globalThis.smarch.ask(question), { ask, words });
        equal(told, library.ask({ ask, words }), `${ask} ${words.join(" ")}`);
    }
    await page.context().close();
    return QUESTIONS.length;
}

/// What stands on the page: the headline and the limits of some kernels, the rows of a file, a refusal, a name.
async function shown() {
    const page = await open("occupancy");
    for (const [device, block, regs, smem] of [
        ["sm_90", 256, 40, 8192],
        ["sm_75", 128, 64, 1024],
        ["8.6", 1024, 32, 0],
        ["RTX 4090", 96, 168, 20000],
    ]) {
        for (const [label, value] of [
            ["Device", device],
            ["Threads per block", block],
            ["Registers per thread", regs],
            ["Static shared memory, bytes", smem],
        ])
            await page.getByLabel(label, { exact: true }).fill(String(value));
        const told = await page.evaluate(() => ({
            headline: document.querySelector(".headline").innerText,
            limits: [...document.querySelectorAll("tr.limit th")].map((cell) => cell.innerText),
        }));
        const words = [{ "RTX 4090": "8.9" }[device] ?? device];
        const want = await page.evaluate((question) => globalThis.smarch.ask(question), { ask: "occupancy", words, block, regs, smem });
        check(
            told.headline.includes(`${want.blocks_per_sm} block`) &&
                told.headline.includes(`${want.warps_per_sm} of ${want.max_warps_per_sm} warps`),
            `occupancy of ${device}: ${told.headline}`,
        );
        equal(told.limits.length, want.limiters.length, `limits of ${device}`);
    }
    check((await page.evaluate(() => location.hash)).includes("device=RTX+4090"), "the address keeps what is shown");
    const before = await page.locator(".chart circle.now").first().getAttribute("cx");
    await page.getByLabel("Threads per block, slider").press("ArrowRight");
    check((await page.locator(".chart circle.now").first().getAttribute("cx")) !== before, "the curve follows the slider");

    await page.goto("about:blank");
    await page.goto(`${address}/#occupancy?device=sm_75&block=128&regs=64`);
    await page.waitForSelector("html[data-ready]");
    check((await page.locator(".headline").innerText()).includes("compute capability 7.5"), "an address leads to what it says");

    await page.goto(`${address}/#files`);
    await page.waitForSelector(".drop");
    await page.evaluate(
        (bytes) => {
            const dropped = new DataTransfer();
            dropped.items.add(new File([Uint8Array.from(bytes)], "dropped.cubin"));
            document.dispatchEvent(new DragEvent("drop", { dataTransfer: dropped, bubbles: true, cancelable: true }));
        },
        [...sample(root, "examples/kernels/kernels.cubin")],
    );
    await page.waitForSelector("#done");
    check((await page.locator("article h2").innerText()).startsWith("dropped.cubin"), "a file that is dropped is read");
    await give(page, [join(root, "examples/kernels/kernels.cubin")]);
    await page.waitForSelector(".paged tbody tr");
    const rows = await page.evaluate(() =>
        [...document.querySelectorAll(".paged tbody tr")].map((row) =>
            [...row.cells].map((cell) => cell.innerText.trim()),
        ),
    );
    equal(
        rows.find((row) => row[0] === "gemm_f16"),
        [
            "gemm_f16",
            "sm_90",
            "128",
            "37888",
            "0",
            "0",
            "256",
            "2",
            "25 %",
            "registers",
            "registers 128 -> 80: 3 blocks, 38 %",
        ],
        "the row of a kernel",
    );
    await page.getByRole("button", { name: "gemm_f16" }).press("Enter");
    check((await page.locator("tr.details .chart").count()) === 3, "a kernel shows its curves");

    // A contract: written, kept, broken, and one that is none.
    const held = async (button, wanted) => {
        await page.evaluate(() => document.querySelector("#done")?.remove());
        await page.click(button);
        await page.waitForFunction(wanted, null, { timeout: 120000 });
    };
    await page.click("details.contract > summary");
    await held("#contract-write", () => document.querySelector("#contract").value.includes('archs = ["sm_90"]'));
    await held("#contract-check", () => document.querySelector("#contract-answer")?.innerText.startsWith("yes: 1 file keeps all"));
    await page.fill("#contract", 'archs = "sm_90 sm_120"');
    await held("#contract-check", () => document.querySelector("#contract-answer")?.innerText.startsWith("no: 1 of 1 promise is broken"));
    check((await page.locator("details.contract").innerText()).includes("no sm_120; there is sm_90"), "a contract that is broken tells why");
    await page.fill("#contract", 'arch = "sm_90"');
    await held("#contract-check", () => document.querySelector("details.contract .problem")?.innerText.includes("did you mean archs?"));

    await page.goto(`${address}/#who?q=tcgen05&target=sm_90`);
    await page.waitForSelector(".grid");
    await page.locator('.grid td[tabindex="0"]').first().focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    check(
        (await page.locator(".detail").first().innerText()).includes("tool prints"),
        "a cell that is picked by the keyboard tells its refusal",
    );
    await page.goto(`${address}/#explain?q=20306`);
    await page.waitForFunction(() => document.querySelector("main").innerText.includes("warning #20306-D"));
    await page.goto(`${address}/#explain?q=H100`);
    await page.waitForFunction(() => document.querySelector("article")?.innerText.includes("H100 SXM5 80 GB"));
    await page.goto(`${address}/#explain?q=RTX+4090`);
    await page.waitForFunction(() => document.querySelector("article h2")?.innerText.includes("GeForce RTX 4090"));
    // A device that many are called keeps the file, and the sliders end where the device does.
    await page.goto(`${address}/#files?device=nothing`);
    await page.setInputFiles("#files-picker", [join(root, "examples/kernels/kernels.cubin")]);
    await page.waitForFunction(() => document.querySelector(".progress").innerText.includes("kernels.cubin"));
    await page.getByLabel("Does it run on", { exact: true }).fill("H100");
    await page.waitForSelector("#done");
    const told_of_file = await page.locator("article").innerText();
    check(told_of_file.includes("yes: it runs on the H100 (9.0)"), "H100 is understood, and the file is read");
    check(/runs natively on\s+9\.0 from driver 580/.test(told_of_file), "a driver is called by its branch");
    await page.goto(`${address}/#occupancy?device=sm_75`);
    await page.waitForFunction(() => document.querySelector(".headline")?.innerText.includes("7.5"));
    check((await page.getByLabel("Dynamic shared memory, bytes, slider").getAttribute("max")) === "65536", "the slider ends as sm_75 does");
    // 64 warps of a device's 64 are as high as 48 of another one's 48.
    await page.goto(`${address}/#occupancy?device=8.6&kept=1&block=128&regs=64`);
    await page.waitForSelector(".curve.kept");
    const kept = await page.locator(".curve.kept").nth(1).getAttribute("d");
    check(kept.startsWith("M42.0 14.0H"), `the curve of the kept configuration is drawn by its own device's warps: ${kept}`);
    const chart = page.locator(".chart").nth(1);
    await chart.hover({ position: { x: (await chart.boundingBox()).width - 20, y: 40 } });
    const told = await page.locator(".curve-figure .value").nth(1).innerText();
    check(/^25\d registers: 2 blocks, 17 %, limited by registers; kept: 1 block, 13 %, limited by registers$/.test(told), `the value under the pointer: ${told}`);
    // The verdict of a list, in the command's words.
    await page.goto(`${address}/#who?part=list&list=8.0&on=RTX+5090`);
    await page.waitForSelector(".verdict-line");
    const verdict = await page.locator(".verdict-line").innerText();
    check(verdict === "no: 12.0 runs nothing of it; add sm_120", `the verdict of a list: ${verdict}`);
    check((await page.locator("article li").allInnerTexts()).some((text) => text.includes("add sm_120")), "advice is a sentence");
    // The first view of Explain tells what can be asked.
    await page.goto(`${address}/#explain`);
    await page.getByRole("button", { name: "driver 535" }).click();
    await page.waitForFunction(() => document.querySelector("article h2")?.innerText.includes("535"));
    // Words, not keys; drivers by their branch.
    const card = await page.locator("article").first().innerText();
    for (const words of ["CUDA version", "loads images compressed with zstd", "starts programs of toolkits", "oldest driver", "driver 570", "a driver of CUDA 6.5"])
        check(card.includes(words), `the card of a driver says ${words}`);
    await page.context().close();
}

const VIEWS = {
    occupancy: "occupancy",
    files: "files",
    instructions: "who?q=mma&row=mma.m8n8k4.f16&column=sm_60",
    releases: "who?part=releases",
    list: "who?part=list",
    covered: "who?part=list&list=8.0&on=RTX+5090",
    mistake: "who?part=list&list=8.0;99",
    nothing: "explain",
    explain: "explain?q=sm_90a",
    bytes: "explain?q=sm_90a&byte=348",
    driver: "explain?q=driver+535",
    errata: "explain?q=E22",
    product: "explain?q=H100",
    spoken: "explain?q=FP8",
    unknown: "explain?q=nothing",
    compared: "occupancy?device=8.6&kept=1&block=128&regs=64",
    refused: "occupancy?device=none",
};

const views = Object.entries(VIEWS).filter(([name]) => [undefined, name].includes(process.env.VIEW));

/// Each view in light and dark: what axe finds, a screenshot, nothing wider than a phone.
async function looked_at() {
    for (const colorScheme of ["light", "dark"]) {
        for (const [name, hash] of views) {
            const page = await open(hash, { colorScheme });
            if (name === "files") {
                const long = with_kernels(sample(root, "examples/kernels/kernels.cubin"), 2, (i) => `a_kernel_${i}${"_of_a_long_name".repeat(20)}`);
                await give(page, [
                    join(root, "examples/kernels/kernels.cubin"),
                    join(root, "tests/data/fatbin/samples/host_shared.so"),
                    file_of("long.cubin", long),
                ]);
                await page.getByRole("button", { name: "gemm_f16" }).first().click();
            }
            await page.waitForTimeout(300);
            await page.evaluate(axe);
            const { violations } = await page.evaluate(() => globalThis.axe.run());
            for (const one of violations)
                failures.push(
                    `${name}, ${colorScheme}: ${one.id}: ${one.help}: ${one.nodes
                        .slice(0, 3)
                        .map((node) => node.html.slice(0, 120))
                        .join(" | ")}`,
                );
            for (const width of [1280, 390]) {
                await page.setViewportSize({ width, height: 900 });
                await page.waitForTimeout(100);
                const cut = await page.evaluate(() => [
                    document.documentElement.scrollWidth - innerWidth,
                    ...[...document.querySelectorAll(".table:not(.wide)")].map((table) => table.scrollWidth - table.clientWidth),
                ]);
                check(Math.max(...cut) <= 1, `${name}: ${Math.max(...cut)} pixels are cut off at ${width}`);
                await page.screenshot({ path: join(tools, `${name}-${colorScheme}-${width}.png`), fullPage: true });
            }
            await page.context().close();
        }
    }
}

/// The longest time for which the page did nothing while something was going on, in milliseconds.
async function longest_pause(page, action) {
    await page.evaluate(() => {
        globalThis.pauses = { last: performance.now(), longest: 0, is_on: true };
        const tick = () => {
            const now = performance.now();
            pauses.longest = Math.max(pauses.longest, now - pauses.last);
            pauses.last = now;
            if (pauses.is_on) setTimeout(tick, 0);
        };
        tick();
    });
    await action();
    return page.evaluate(() => ((pauses.is_on = false), Math.round(pauses.longest)));
}

/// Files that mean harm show text, and the page stays responsive.
async function harm() {
    const cubin = sample(root, "examples/kernels/kernels.cubin");
    const wicked = renamed(cubin, { vector_add: "<img/src=>", reduce_sum: "\u001b[31m\u202eab", gemm_f16: "<b>x</b>" });
    const page = await open("files");
    const is_text = async (what) =>
        check(
            (await page.evaluate(() => !document.querySelector("main img, main b, main script"))) === true,
            `${what}: markup of a file's became elements`,
        );
    await give(page, [{ name: "<script>document.title='x'</script>.cubin", mimeType: "", buffer: wicked }]);
    await page.waitForSelector(".paged tbody tr");
    const text = await page.locator("main").innerText();
    for (const part of ["<img/src=>", "<b>x</b>", "\\x1b[31m\\u{202e}", "<script>document.title"])
        check(text.includes(part), `a wicked name is not shown as text: ${part}`);
    await is_text("names");

    const bombs = zip_of([
        { name: "a/<img src=x onerror=alert(1)>.so", data: Buffer.concat([cubin, Buffer.alloc(2 ** 28)]), declared: cubin.length },
        { name: "large.so", data: Buffer.concat([cubin, Buffer.alloc(2 ** 22)]), declared: 2 ** 32 - 5 },
        { name: "sound.cubin", data: cubin },
    ]);
    await give(page, [
        { name: "bombs.whl", mimeType: "", buffer: bombs },
        { name: "claim.fatbin", mimeType: "", buffer: claiming(sample(root, "tests/data/fatbin/samples/zstd_all.fatbin"), 2 ** 33) },
    ]);
    const told = await page.locator("main").innerText();
    for (const part of [
        "its size is not the one that the zip file's directory gives",
        "is not unpacked: the limit of 1073741824 bytes for an image is reached",
        "gemm_f16",
    ])
        check(told.includes(part), `bombs: the page does not say: ${part}`);
    await is_text("bombs");

    const broken = cubin.subarray(0, 64);
    const crowd = zip_of(Array.from({ length: 3000 }, (_, i) => ({ name: `broken_${i}.cubin`, data: broken })));
    const crowded = await longest_pause(page, () => give(page, [{ name: "crowd.whl", mimeType: "", buffer: crowd }]));
    check(
        (await page.locator("main").innerText()).includes("and 2\u202f800 files more"),
        "of 3,000 files that cannot be read the first 200 have a card, and the others are counted",
    );
    const kernels = Array.from({ length: 50000 }, (_, i) => `.visible .entry k${i}() { ret; }\n`);
    const entries = [".version 8.0\n.target sm_80\n.address_size 64\n", ...kernels].join("");
    const written = await longest_pause(page, () => give(page, [{ name: "many.ptx", mimeType: "", buffer: Buffer.from(entries) }]));
    check(
        (await page.locator("main").innerText()).includes("and 49\u202f800 more"),
        "of very many kernels of PTX not the first alone are shown",
    );
    console.log(`page: 3,000 broken members, never busy for longer than ${crowded} ms; PTX with 50,000 kernels, ${written} ms`);

    const many = with_kernels(cubin, 60000);
    const million = file_of("million.whl", zip_of(Array.from({ length: 17 }, (_, i) => ({ name: `part_${i}.cubin`, data: many }))));
    const from = begun();
    const pause = await longest_pause(page, () => give(page, [million]));
    const read = seconds(from),
        sorting = begun();
    const sorted = await longest_pause(page, async () => {
        await page.getByRole("button", { name: "kernel", exact: true }).click();
        await page.waitForFunction(() => document.querySelector('th[aria-sort="ascending"]'), null, { timeout: 60000 });
    });
    check((await page.locator("main").innerText()).includes("1\u202f020\u202f051 functions"), "a million kernels are not all there");
    check((await page.locator(".paged tbody tr").count()) <= 100, "a page of a long table has more than 100 rows");
    console.log(
        `page: 1,020,051 kernels read in ${read}, the page never busy for longer than ${pause} ms;`,
        `sorted by name in ${seconds(sorting)}, ${sorted} ms`,
    );

    await page.setInputFiles("#files-picker", [million]);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.waitForFunction(() => document.querySelector(".progress").innerText.includes("Cancelled."));
    await page.context().close();
}

/// Reported, not asserted: machines differ.
async function times() {
    const page = await (await browser.newContext()).newPage(),
        from = begun();
    await page.goto(`${address}/`);
    await page.waitForSelector("html[data-ready]");
    console.log(`page: first view in ${seconds(from)}`);
    await page.context().close();
    const library = file_of("library.a", archive_of(sample(root, "tests/data/fatbin/samples/host_object.o"), 80 * 2 ** 20));
    const files = await open("files"),
        reading = begun();
    const pause = await longest_pause(files, () => give(files, [library]));
    console.log(`page: an archive of 80 MiB listed in ${seconds(reading)}, the page never busy for longer than ${pause} ms`);
    await files.context().close();
    if (!process.env.SMARCH_PAGE_LIBRARY) return;
    const other = await open("files"),
        again = begun();
    await give(other, [process.env.SMARCH_PAGE_LIBRARY]);
    console.log(`page: ${process.env.SMARCH_PAGE_LIBRARY.split("/").at(-1)} listed in ${seconds(again)}`);
    await other.screenshot({ path: join(tools, "library.png") });
    await other.context().close();
}

/// The page opened as a file: every view, and a file that its worker reads.
async function as_file() {
    const page = await open("files", {}, pathToFileURL(page_folder).href + "/");
    await give(page, [join(root, "examples/kernels/kernels.cubin")]);
    await page.waitForSelector(".paged tbody tr");
    check((await page.locator("main").innerText()).includes("gemm_f16"), "the page opened as a file reads no file");
    for (const view of ["occupancy", "who", "explain"]) {
        await page.locator(`header nav a[href="#${view}"]`).click();
        await page.waitForFunction((view) => document.querySelector("h1").innerText.toLowerCase().startsWith(view.slice(0, 3)), view);
    }
    await page.context().close();
}

try {
    await served(port);
    let count = 0;
    const wanted = process.env.ONLY?.split(" ");
    const parts = [
        async function all_numbers() {
            count = await numbers();
        },
        shown,
        looked_at,
        as_file,
        harm,
        times,
    ];
    for (const part of parts.filter((one) => !wanted || wanted.includes(one.name))) {
        try {
            await part();
        } catch (error) {
            failures.push(`${part.name}: ${error.message.split("\n").slice(0, 3).join(" ")}`);
        }
    }
    for (const failure of failures) console.error(`page: ${failure}`);
    if (!failures.length)
        console.log(
            `page: in Chromium ${browser.version()} as in Node.js: ${count} questions;`,
            `axe finds nothing in ${plural(views.length, "view")}, light and dark`,
        );
} finally {
    await browser.close();
    server.kill();
}
process.exit(failures.length ? 1 : 0);
