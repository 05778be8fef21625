// What the page answers to questions, as plain values. The function runs in Node.js and in a browser alike: it imports the page's modules from a
// base, and takes everything else as its argument.
export async function answers({ base, questions, library: given }) {
    const [
        { report_of },
        { next_steps, limits_of },
        { legality_of },
        { Refusal, open_library },
        { INTERFACE },
        words,
        { constructs_of, explain },
    ] = await Promise.all(
        ["kernels", "occupancy", "who_view", "library", "interface", "words", "explain_view"].map((name) => import(`${base}/${name}.js`)),
    );
    const library = given ?? open_library(INTERFACE, await WebAssembly.compile(await (await fetch("smarch.wasm")).arrayBuffer()));
    const { cc_text, cuda_text, version_text } = words;
    const or_null = (text) => text || null;

    const name = (text) => {
        const target = library.target_parse(text),
            row = library.target_info_of(target),
            toolkit = library.constants.TOOLKIT_DEFAULT;
        return {
            sm: row.number,
            compute_capability: cc_text(row.number),
            standing: library.code_name("standing", library.target_standing(toolkit, target)),
            family: row.family ? library.family_name(row.family) : null,
            alias_of: row.alias_of ? library.target_name(row.alias_of) : null,
            cuda_arch: row.cuda_arch,
            ptx_accepted: or_null(version_text(library.target_lowest_ptx(toolkit, target))),
            ptx_emitted: or_null(version_text(row.ptx_emitted)),
            oldest_toolkit: row.oldest_toolkit ? cuda_text(row.oldest_toolkit) : null,
            newest_toolkit: row.newest_toolkit ? cuda_text(row.newest_toolkit) : null,
            generation: row.generation,
            product: row.product,
            macros: library.target_macros(toolkit, target).map((macro) => ({ name: macro.name, value: macro.value })),
        };
    };

    const step = ({ code, now, then, occupancy, text }) => ({
        change: code,
        value_now: now,
        value_then: then,
        blocks_per_sm: occupancy.blocks,
        warps_per_sm: occupancy.warps,
        text,
    });

    const filled = (kernel) => {
        const { occupancy: it } = kernel;
        const limits = limits_of(library, it);
        return {
            blocks_per_sm: it.blocks,
            warps_per_sm: it.warps,
            max_warps_per_sm: it.max_warps,
            limiters: limits.filter((limit) => limit.limits).map((limit) => limit.code),
            blocks_by: Object.fromEntries(limits.map((limit) => [limit.code, limit.blocks])),
            allocated_registers_per_block: it.allocated_registers,
            allocated_smem_per_block_bytes: it.allocated_smem,
            carveout_kib: it.smem_per_sm / 1024,
            unused_registers: it.unused_registers,
            unused_warps: it.unused_warps,
            unused_smem_bytes: it.unused_smem,
        };
    };

    const occupancy = ({ target, kernel }) => {
        const geometry = library.geometry_of(library.target_parse(target));
        const best = library.occupancy_best_block(geometry, kernel);
        return {
            ...filled({ occupancy: library.occupancy_compute(geometry, kernel) }),
            next_steps: next_steps(library, geometry, kernel).map(step),
            best_block: best.block_size
                ? {
                      threads_per_block: best.block_size,
                      blocks_per_sm: best.blocks,
                      warps_per_sm: best.blocks * Math.ceil(best.block_size / 32),
                  }
                : null,
        };
    };

    const size = (text) =>
        text === null ? "unknown" : text ? Object.fromEntries(text.split("x").map((part, i) => ["xyz"[i], Number(part)])) : null;
    const known = (value) => (value === null ? "unknown" : value);
    const kernel = (row) => ({
        entry: row.image + 1,
        symbol: row.name,
        function_kind: row.kind,
        registers_per_thread: known(row.registers),
        static_smem_bytes: known(row.smem),
        stack_bytes: row.stack === Infinity ? "unbounded" : known(row.stack),
        frame_bytes: known(row.frame),
        spill_instructions: known(row.spills),
        barriers_per_block: known(row.barriers),
        parameter_bytes: known(row.params),
        required_block: size(row.required),
        max_block: size(row.most),
        cluster: size(row.cluster),
        occupancy: row.fill
            ? {
                  threads_per_block: row.fill.kernel.block_size,
                  block_size_reason: row.fill.reason,
                  blocks_per_sm: row.fill.blocks,
                  warps_per_sm: row.fill.warps,
                  limiters: filled(row.fill).limiters,
                  next_steps: row.fill.steps.map((one) => one.text),
              }
            : row.kind === "device"
              ? null
              : "unknown",
    });

    const file = async ({ bytes, device, driver }) => {
        const resident = library.keep(bytes);
        try {
            const report = await report_of(library, resident, {
                device: device ?? null,
                driver: driver ?? library.constants.DRIVER_NEWEST,
            });
            return {
                file_kind: report.kind,
                size_bytes: report.size,
                module_count: report.module_count,
                entries: report.images.map((image) => ({
                    kind: image.kind || null,
                    target: or_null(image.target),
                    ptx_version: or_null(image.ptx),
                    place: image.place,
                    compression: image.compression,
                    within_previous: image.is_within,
                    offset_bytes: image.at,
                    stored_bytes: image.stored,
                    size_bytes: image.size,
                    fault: image.fault?.text ?? null,
                    ...(device ? { runs: image.runs?.answer ?? null, picked: image.picked } : {}),
                })),
                device_rows: report.devices.map((row) => ({
                    device: cc_text(row.device),
                    modules_native: row.native,
                    modules_jit: row.jit,
                    modules_without_image: row.none,
                    oldest_driver: row.driver ? cuda_text(row.driver) : "unknown",
                })),
                target_rows: report.targets.map((row) => ({
                    kind: row.kind,
                    target: or_null(row.target),
                    ptx_version: or_null(row.ptx),
                    is_relocatable: row.is_relocatable,
                    image_count: row.images,
                    kernel_count: known(row.kernels),
                    stored_bytes: row.stored,
                    unpacked_bytes: row.size,
                    runs_on: row.devices,
                    oldest_driver: row.driver ? cuda_text(row.driver) : "unknown",
                })),
                damaged: report.damaged.map(({ image }) => image + 1).sort((a, b) => a - b),
                kernels: report.kernels.map(kernel),
                since_ptx: report.ptx ? or_null(report.ptx.since) : null,
                lowest_target: report.ptx?.lowest ?? null,
                ptx_kernels: report.ptx?.kernels ?? [],
            };
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            return { refused: true };
        } finally {
            library.release(resident);
        }
    };

    const legal = ({ instruction, form, target, toolkit, ptx }) => {
        const [major, minor] = ptx.split(".").map(Number);
        const row = form ? { form: library.ptx_form_parse(form) } : library.isa_features().find(({ name }) => name === instruction);
        const { verdict, message } = legality_of(
            library,
            library.toolkit_parse(toolkit),
            { major, minor },
            library.target_parse(target),
            row,
        );
        return {
            answer: library.code_name("answer", library.verdict_answer(verdict)),
            text: library.verdict_message(verdict),
            tool_prints: message ? message.split("\n") : [],
        };
    };

    /// How many forms the library walks through: the state of the walk goes to C and back with every step.
    const forms = () => {
        const next = (form) => {
            try {
                return library.ptx_form_next(form);
            } catch {
                return null;
            }
        };
        let count = 0;
        library.ptx_families().forEach((_, family) => {
            for (let form = library.ptx_form_first(family); form; form = next(form)) ++count;
        });
        return count;
    };

    const erratum = (id) => {
        const row = explain(library, id).erratum;
        return {
            id: row.id,
            subject: row.subject,
            documents_say: row.documents_say,
            library_answers: row.library_answers,
            proof: row.proof,
        };
    };

    const diagnostic = (number) => {
        const row = explain(library, String(number)).diagnostic;
        return {
            text: row.text,
            printed_number: row.printed_number,
            diagnostic_number: row.number,
            given_by: constructs_of(library, library.constants.TOOLKIT_DEFAULT, row.diagnostic).map(({ text, targets }) => ({
                text,
                printed_for: targets.map((target) => library.target_name(target)),
            })),
        };
    };

    const symbol = (address) =>
        explain(library, address)
            .symbols.filter((one) => one.symbol)
            .map(({ binary, symbol }) => ({ binary, name: symbol.name, address: symbol.address, role: symbol.role }));

    const bytes_of = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const told = [];
    for (const { ask, of } of questions) {
        if (ask === "name") told.push(name(of));
        else if (ask === "forms") told.push(forms());
        else if (ask === "erratum") told.push(erratum(of));
        else if (ask === "diagnostic") told.push(diagnostic(of));
        else if (ask === "symbol") told.push(symbol(of));
        else if (ask === "occupancy") told.push(occupancy(of));
        else if (ask === "file") told.push(await file({ ...of, bytes: bytes_of(of.bytes) }));
        else told.push(legal(of));
    }
    return told;
}
