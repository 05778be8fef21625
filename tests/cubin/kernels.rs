//! What kernels use, against cuobjdump and `ptxas -v`.

use crate::common::{Row, bytes, files, table};
use smarch::Error;
use smarch::cubin::{
    Attribute, BlockReason, CubinKind, DynamicSmem, FunctionKind, Kernel, ListError, Stack, file_memory, functions,
    identify, kernels,
};

/// The kernels of a cubin, as many as there are.
pub fn all_kernels(bytes: &[u8]) -> Result<Vec<Kernel<'_>>, smarch::cubin::Fault> {
    let count = functions(bytes)?.count();
    let mut room = vec![Kernel::default(); count];
    match kernels(bytes, &mut room) {
        Ok(_) => Ok(room),
        Err(ListError::File(fault)) => Err(fault),
        Err(error) => panic!("{error}"),
    }
}

/// Which kernels have a section of shared memory: all of a unit with dynamic shared memory, and no others without memory of their own.
#[test]
fn shared_sections() {
    for (file, expected) in [
        ("13.0.88_sm_80_dynshared", &[true, true][..]),
        ("13.0.88_sm_90_dynshared", &[true, true]),
        ("13.5.37_sm_75_simple", &[false]),
        ("13.0.88_sm_90a_simple", &[false]),
    ] {
        let bytes = bytes(&format!("cubin/cubins/{file}.cubin"));
        let sections: Vec<bool> = all_kernels(&bytes)
            .unwrap()
            .iter()
            .map(|kernel| kernel.shared_section)
            .collect();
        assert_eq!(sections, expected, "{file}");
    }
}

fn block(cell: Option<[u32; 3]>) -> String {
    cell.map_or(String::new(), |[x, y, z]| format!("{x}x{y}x{z}"))
}

/// A kernel in the columns of `resources.tsv`.
fn columns(kernel: &Kernel, sm: u32, kind: CubinKind) -> Vec<(&'static str, String)> {
    let is_entry = kernel.kind == FunctionKind::Entry;
    let number = |value: Option<u32>| value.map_or(String::new(), |value| value.to_string());
    let launch = kernel.launch.unwrap_or_default();
    // Where cuobjdump prints 0 and nothing is known or something else: its quirks, one a line.
    let registers = if !is_entry && sm >= 90 {
        Some(0)
    } else {
        kernel.registers
    };
    let stack = kernel.stack.unwrap_or(Stack::Bytes(0));
    assert!(kernel.shared_section || (kernel.static_smem.unwrap_or(0), kernel.reserved_smem.unwrap_or(0)) == (0, 0));
    let shared = if kind == CubinKind::Relocatable {
        assert_eq!((kernel.static_smem, kernel.reserved_smem), (None, None));
        0
    } else {
        kernel.static_smem.unwrap() + kernel.reserved_smem.unwrap()
    };
    let bound = kernel.bound.filter(|_| sm < 90).unwrap_or_default();
    // Banks in the order of their sections, which is not that of their numbers.
    let mut constants: Vec<String> = kernel
        .constants
        .iter()
        .map(|(bank, size)| format!("{bank}:{size}"))
        .collect();
    constants.sort();
    let parameters = kernel.parameters.filter(|parameters| parameters.at.is_some());
    vec![
        ("REG", number(registers)),
        (
            "STACK",
            match stack {
                Stack::Bytes(bytes) => bytes.to_string(),
                Stack::Unbounded => "UNKNOWN".to_string(),
            },
        ),
        ("SHARED", shared.to_string()),
        ("LOCAL", number(kernel.local)),
        ("CONSTANT", constants.join(",")),
        ("TEXTURE", bound.textures.to_string()),
        ("SURFACE", bound.surfaces.to_string()),
        ("SAMPLER", bound.samplers.to_string()),
        (
            "ptxas_regs",
            if is_entry {
                number(kernel.registers)
            } else {
                String::new()
            },
        ),
        (
            "ptxas_barriers",
            if is_entry {
                number(kernel.barriers)
            } else {
                String::new()
            },
        ),
        (
            "ptxas_smem",
            if is_entry {
                kernel.static_smem.unwrap_or(0).to_string()
            } else {
                String::new()
            },
        ),
        ("entry", u32::from(is_entry).to_string()),
        ("maxntid", block(launch.max_block)),
        ("reqntid", block(launch.required_block)),
        ("cluster", block(launch.cluster)),
        ("explicit_cluster", u32::from(launch.explicit_cluster).to_string()),
        ("max_cluster_rank", number(launch.max_cluster_rank)),
        ("maxreg", number(kernel.register_cap)),
        ("param_bytes", number(parameters.map(|parameters| parameters.bytes))),
    ]
}

/// A cell in the same form.
fn cell(row: &Row, column: &str) -> String {
    let mut parts: Vec<&str> = row.get(column).split(',').collect();
    parts.sort_unstable();
    parts.join(",")
}

/// Every function and column of 212 cubins of both layouts.
#[test]
fn every_kernel_is_as_the_tools_print_it() {
    let rows = table("cubin/resources.tsv");
    assert_eq!(rows.len(), 512);
    let mut used = 0;
    for (file, bytes) in files("cubin/cubins") {
        let cubin = identify(&bytes).unwrap();
        let found = all_kernels(&bytes).unwrap_or_else(|fault| panic!("{file}: {fault}"));
        let expected: Vec<&Row> = rows.iter().filter(|row| row.get("file") == file).collect();
        assert_eq!(found.len(), expected.len(), "{file}");
        for kernel in &found {
            let name = std::str::from_utf8(kernel.name).unwrap();
            let row = expected.iter().find(|row| row.get("kernel") == name).unwrap();
            assert_eq!(kernel.fault, None, "{file} {name}");
            for (column, value) in columns(kernel, cubin.sm, cubin.kind) {
                // Old tools print no barriers.
                if column == "ptxas_barriers" && row.get(column).is_empty() {
                    continue;
                }
                assert_eq!(value, cell(row, column), "{file} {name} {column}");
            }
            used += 1;
        }
    }
    assert_eq!(used, rows.len());
}

/// The quirks of cuobjdump that `cubin/RULES.md` names, and what is answered instead.
#[test]
fn quirks_of_cuobjdump_are_answered_right() {
    let kernel_of = |file: &str, name: &str| {
        let bytes = bytes(&format!("cubin/cubins/{file}"));
        let kernels = all_kernels(&bytes).unwrap();
        let kernel = kernels.iter().find(|kernel| kernel.name == name.as_bytes()).unwrap();
        (
            kernel.registers,
            kernel.stack,
            kernel.static_smem,
            kernel.bound,
            kernel.kind,
        )
    };
    // Registers of device functions from SM 90 on: printed as 0, recorded as here.
    for file in [
        "12.9.86_sm_90a_call_c.cubin",
        "12.9.86_sm_90a_mix_c.cubin",
        "13.0.88_sm_90a_call_g.cubin",
    ] {
        let (registers, stack, _, _, kind) = kernel_of(file, "dev");
        assert_eq!(
            (registers, stack, kind),
            (Some(24), None, FunctionKind::Device),
            "{file}"
        );
    }
    // Textures from SM 90 on: printed as 0.
    let (_, _, _, bound, _) = kernel_of("13.0.88_sm_100a_tex.cubin", "texbound");
    assert_eq!(
        bound.map(|bound| (bound.textures, bound.surfaces, bound.samplers)),
        Some((2, 0, 0))
    );
    let (_, _, _, bound, _) = kernel_of("13.0.88_sm_100a_tex.cubin", "surfbound");
    assert_eq!(
        bound.map(|bound| (bound.textures, bound.surfaces, bound.samplers)),
        Some((0, 1, 0))
    );
    // Samplers of their own have another relocation there.
    let (_, _, _, bound, _) = kernel_of("13.0.88_sm_100a_texind.cubin", "texs");
    assert_eq!(bound.map(|bound| (bound.textures, bound.samplers)), Some((1, 1)));
    // Before linking, stack, shared memory and textures: printed as 0.
    let (registers, stack, smem, bound, _) = kernel_of("13.0.88_sm_80_shared_c.cubin", "sh2");
    assert_eq!((registers, stack, smem, bound), (Some(8), None, None, None));
}

/// Memory of the file: `mix` has constants of the source, `bounds` none.
#[test]
fn memory_of_the_file() {
    let memory = |file: &str| file_memory(&bytes(&format!("cubin/cubins/{file}"))).unwrap();
    let with = memory("13.0.88_sm_100_mix.cubin");
    assert_eq!(
        (with.global, with.constants.iter().collect::<Vec<_>>()),
        (0, vec![(3, 64)])
    );
    let without = memory("13.0.88_sm_110_bounds.cubin");
    assert_eq!((without.global, without.constants.iter().count()), (0, 0));
}

/// Attributes are called as the tools of some release call them; a number that none names, and 0, have no name.
#[test]
fn attributes_have_their_names() {
    let code = |row: &Row| u32::from_str_radix(&row.get("attr")[2..], 16).unwrap();
    let name = |code: u32| Attribute::from_code(code).map(|attribute| attribute.text().to_string());
    let rows = table("cubin/eiattr_names.tsv");
    assert_eq!(rows.len(), 256);
    for row in &rows {
        let expected = Some(row.get("name")).filter(|&name| name != "-" && name != "EIATTR_ERROR");
        assert_eq!(name(code(row)).as_deref(), expected, "{}", row.get("attr"));
    }
    let named = rows.iter().filter(|row| row.get("name").starts_with("EIATTR_")).count();
    assert_eq!((named, Attribute::ALL.len()), (109, 108));
    assert_eq!(Attribute::from_code(0x2f), Some(Attribute::Regcount), "seed 000");
    // All that was ever seen has a name, also where the newest cuobjdump prints none.
    for row in table("cubin/eiattr.tsv")
        .iter()
        .filter(|row| row.get("kind") == "EIATTR")
    {
        let named = name(code(row)).unwrap();
        assert!(
            row.get("name") == named || row.get("name") == "unknown Attribute",
            "{named}"
        );
    }
}

/// Every record of every cubin here has a named attribute.
#[test]
fn no_attribute_is_unknown() {
    let mut count = 0;
    for folder in ["cubin/cubins", "cubin/history", "cubin/debug", "cubin/spills"] {
        for (file, bytes) in files(folder) {
            for kernel in all_kernels(&bytes).unwrap() {
                assert_eq!(kernel.unknown_attributes, 0, "{file}");
                count += 1;
            }
        }
    }
    assert!(count > 400, "{count}");
}

/// Spills, where ptxas keeps them: as many as it states bytes of, four each.
#[test]
fn spills_are_told_from_12_6_on() {
    let files = files("cubin/spills");
    assert_eq!(files.len(), 7);
    let rows = table("cubin/spills.tsv");
    let number = |row: &Row, column: &str| row.get(column).parse::<u32>().unwrap();
    let mut spilling = 0;
    for (file, bytes) in &files {
        let (cuda, gpu) = file.trim_end_matches(".cubin").split_once('_').unwrap();
        let found = all_kernels(bytes).unwrap();
        assert_eq!(found.len(), 3, "{file}");
        for kernel in found {
            let name = core::str::from_utf8(kernel.name).unwrap();
            let row = rows
                .iter()
                .find(|row| {
                    [row.get("cuda"), row.get("gpu"), row.get("function"), row.get("options")]
                        == [cuda, gpu, name, "--maxrregcount 24"]
                })
                .unwrap();
            let stated = (number(row, "spill_stores") + number(row, "spill_loads")) / 4;
            let is_told = !matches!(cuda, "11.7.99" | "12.5.82");
            assert_eq!(kernel.spills, is_told.then_some(stated), "{file} {name}");
            assert_eq!(kernel.frame, Some(number(row, "stack_frame")), "{file} {name}");
            spilling += u32::from(kernel.spills > Some(0));
        }
    }
    assert_eq!(spilling, 5);
    // The same by all 17 releases.
    for row in &rows {
        let release: Vec<u32> = row.get("cuda").split('.').map(|part| part.parse().unwrap()).collect();
        let (found, bytes) = (
            number(row, "annotations"),
            number(row, "spill_stores") + number(row, "spill_loads"),
        );
        let is_told = release >= vec![12, 6];
        assert_eq!(found > 0, is_told && bytes > 0, "{:?}", row.get("cuda"));
        // Wider ones are fewer.
        assert!(found <= bytes / 4 && (found + 4 >= bytes / 4 || !is_told));
    }
}

/// A buffer that is too small says how many are needed.
#[test]
fn a_small_room_is_told_the_size() {
    let bytes = bytes("cubin/cubins/13.0.88_sm_100_mix.cubin");
    let error = kernels(&bytes, &mut [Kernel::default(); 2]).unwrap_err();
    assert_eq!(error, ListError::BufferTooSmall { needed: 3 });
    assert_eq!(error.error(), Error::BufferTooSmall);
    assert_eq!(kernels(&bytes, &mut [Kernel::default(); 5]).unwrap().len(), 3);
}

/// The iterator gives names without any room.
#[test]
fn functions_are_listed_without_room() {
    let bytes = bytes("cubin/cubins/12.9.86_sm_80_call_g.cubin");
    let found: Vec<_> = functions(&bytes).unwrap().map(|function| function.unwrap()).collect();
    let names: Vec<_> = found
        .iter()
        .map(|function| std::str::from_utf8(function.name).unwrap())
        .collect();
    assert_eq!(names, ["dev", "caller", "caller2", "nocall"]);
    assert_eq!(found[0].kind, FunctionKind::Device);
    assert_eq!(found[1].kind, FunctionKind::Entry);
}

/// A launch takes what cuobjdump prints of the kernel, with the block that the source asks for: `.reqntid`, `.maxntid`, or none of them.
#[test]
fn launches_keep_to_what_the_file_tells() {
    use smarch::hardware::Kernel as Asked;
    let mut reasons = std::collections::BTreeMap::new();
    let asked = |block_size| Asked {
        block_size,
        dynamic_smem: 64,
        optin: Some(64),
        ..Asked::default()
    };
    for (_, file) in files("cubin/cubins") {
        let Ok(kernels) = all_kernels(&file) else { continue };
        let Some(sm) = identify(&file).ok().and_then(|cubin| smarch::Cc(cubin.sm).geometry()) else {
            continue;
        };
        for kernel in kernels {
            let launched = match kernel.launched(sm, &asked(0)) {
                Ok(launched) => launched,
                Err(error) => {
                    let is_told = kernel.registers.and(kernel.static_smem).and(kernel.launch).is_some();
                    assert!(!is_told || kernel.kind == FunctionKind::Device, "{error}");
                    assert_eq!(error, Error::KernelUnknown);
                    continue;
                }
            };
            let bounds = kernel.launch.unwrap();
            let product = |size: Option<[u32; 3]>| size.map(|size| size.into_iter().product::<u32>());
            let (required, most) = (product(bounds.required_block), product(bounds.max_block));
            let expected = required
                .map(|it| (it, BlockReason::Required))
                .or(most.map(|it| (it, BlockReason::Bound)));
            let takes = launched.kernel;
            assert_eq!(Some(takes.registers), kernel.registers);
            assert_eq!(Some(takes.static_smem), kernel.static_smem.map(u64::from));
            assert_eq!(
                (takes.barriers, takes.max_block_size),
                (kernel.barriers.unwrap_or(0), most)
            );
            assert_eq!(
                (takes.dynamic_smem, takes.optin, launched.required_threads),
                (64, Some(64), required)
            );
            match expected {
                Some(expected) => assert_eq!((takes.block_size, launched.reason), expected),
                None => {
                    assert_eq!(launched.reason, BlockReason::Best);
                    let best = sm.best_block(&takes).unwrap().unwrap();
                    assert_eq!(takes.block_size, best.block_size);
                }
            }
            assert_eq!(launched.refused_by, None);
            *reasons.entry(launched.reason.text().as_str()).or_insert(0) += 1;
            // Of a size that is given: not another than is required, not more than is allowed.
            for block in [1, 32, 192, 1024] {
                let given = kernel.launched(sm, &asked(block)).unwrap();
                assert_eq!((given.kernel.block_size, given.reason), (block, BlockReason::Given));
                let is_allowed = required.map_or(most.is_none_or(|most| block <= most), |required| block == required);
                assert_eq!(given.refused_by.is_none(), is_allowed);
            }
        }
    }
    assert!(
        reasons.len() == 3 && reasons.values().all(|&count| count > 0),
        "{reasons:?}"
    );
    // Of a kernel of which nothing is told.
    let kernel = Kernel::default();
    assert_eq!(
        kernel
            .launched(smarch::Target::Sm90.geometry().unwrap(), &asked(0))
            .unwrap_err(),
        Error::KernelUnknown
    );
}

/// A section of shared memory in which nothing is declared: some kernel of the source takes dynamic memory.
#[test]
fn dynamic_shared_memory_shows_in_sections() {
    for (file, expected) in [
        ("13.0.88_sm_80_dynshared", Some(DynamicSmem::Possible)),
        ("13.5.37_sm_75_simple", Some(DynamicSmem::Never)),
    ] {
        let bytes = bytes(&format!("cubin/cubins/{file}.cubin"));
        let last = all_kernels(&bytes).unwrap().pop().unwrap();
        assert_eq!(last.dynamic_smem(), expected, "{file}");
    }
    // What is declared hides it; without a section of a linked file there is none; before linking nothing is known.
    let bytes = bytes("cubin/cubins/13.0.88_sm_100_mix.cubin");
    let mix = all_kernels(&bytes).unwrap();
    assert_eq!(mix.last().unwrap().dynamic_smem(), None);
    assert_eq!(Kernel::default().dynamic_smem(), None);
}
