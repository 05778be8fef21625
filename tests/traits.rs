//! What public types give to Rust beside answers: texts of errors, debugging texts, defaults, comparisons, iterators, words of bits.

use smarch::arch_list::{self, Remark, Syntax};
use smarch::hardware::{GEOMETRIES, Kernel, Limiters};
use smarch::targets::TargetSet;
use smarch::{Cc, Error, List, NameKind, Optional, Target, Text, Tool, Version};
use std::collections::HashSet;

fn name_of(target: Target) -> Text {
    target.info().name
}

#[test]
fn texts_and_lists() {
    let text = name_of(Target::Sm100a);
    assert_eq!(format!("{text:?} {text} {text:>8}"), "\"sm_100a\" sm_100a  sm_100a");
    let set: HashSet<Text> = [Target::Sm90, Target::Sm90, Target::Sm90a].map(name_of).into();
    assert!(set.len() == 2 && set.contains(&text_of("sm_90a")) && !set.contains(&text));

    let list = List::new(&[1, 2, 3]);
    assert_eq!(format!("{list:?}"), "[1, 2, 3]");
    assert_eq!(list, [1, 2, 3]);
    assert_eq!(list, &[1, 2, 3][..]);
    assert!(list != [1, 2, 4] && list != &[1, 2][..]);
    #[expect(clippy::clone_on_copy, reason = "what is tested")]
    let copy = list.clone();
    assert_eq!(copy, list);
    assert_eq!(List::<u32>::new(&[]).len(), 0);
}

/// Names and other bytes that are text are seen as text, whatever the bytes are.
#[test]
fn debugging_shows_text() {
    let cubin = std::fs::read("examples/kernels/kernels.cubin").unwrap();
    let function = smarch::cubin::functions(&cubin).unwrap().next().unwrap().unwrap();
    let shown = format!("{function:?}");
    assert!(
        shown.starts_with("Function { name: \"vector_add\", kind: Entry"),
        "{shown}"
    );
    let ptx = smarch::ptx::identify(b".version 8.0\n.target sm_90 // \xff\"\n").unwrap();
    assert!(
        format!("{ptx:?}").starts_with("Ptx { target_text: \"sm_90\""),
        "{ptx:?}"
    );
    let attribute = smarch::llvm::attributes(b"+ptx\xc3\xa4\"\xff").next().unwrap();
    assert!(
        format!("{attribute:?}").contains(r#"name: "ptxä\"\xff""#),
        "{attribute:?}"
    );
    let library = std::fs::read("tests/data/fatbin/samples/host_static.a").unwrap();
    let member = smarch::cubin::archive_members(&library)
        .unwrap()
        .next()
        .unwrap()
        .unwrap();
    assert!(format!("{member:?}").contains(".o\", at: Some("), "{member:?}");
    let entry = smarch::cubin::entries(&library).unwrap().next().unwrap().unwrap();
    assert!(format!("{entry:?}").len() < 300, "{entry:?}");
}

fn text_of(name: &str) -> Text {
    name_of(name.parse().unwrap())
}

#[test]
fn numbers_that_may_be_absent() {
    for value in [None, Some(Tool::Nvlink)] {
        assert_eq!(Optional::<Tool>::new(value).get(), value);
    }
    for value in [None, Some(Version::new(8, 6))] {
        assert_eq!(Optional::<Version>::new(value).get(), value);
    }
    assert_eq!(format!("{:?} {}", Version::new(12, 9), Version::new(8, 0)), "12.9 8.0");
}

#[test]
fn sets_of_targets_and_tools() {
    assert_eq!(TargetSet::default(), TargetSet::EMPTY);
    let set = TargetSet::EMPTY.with(Target::Sm100).with(Target::Sm75);
    assert_eq!(
        format!("{set:?}"),
        format!("{{{:?}, {:?}}}", Target::Sm75, Target::Sm100)
    );
    assert_eq!((&set).into_iter().collect::<Vec<_>>(), [Target::Sm75, Target::Sm100]);

    let other = TargetSet::EMPTY.with(Target::Sm75).with(Target::Sm90);
    assert_eq!(set.and(other), TargetSet::EMPTY.with(Target::Sm75));

    let tools = smarch::Toolkit::V13_0.tools(Target::Sm75);
    let members: Vec<Tool> = tools.iter().collect();
    assert!(!members.is_empty() && members.iter().all(|&tool| tools.contains(tool)));
    assert_eq!(
        members.iter().fold(0, |bits, tool| bits | 1 << tool.code()),
        tools.bits()
    );
    assert_eq!(tools.bits().count_ones() as usize, members.len());
}

#[test]
fn targets_by_number_and_their_names() {
    assert_eq!(Target::try_from(Cc(103)), Ok(Target::Sm103));
    assert_eq!(Target::try_from(Cc(104)), Err(Error::NameUnknownNumber));
    for &target in Target::ALL {
        for kind in [NameKind::Sm, NameKind::Compute, NameKind::Lto] {
            assert_eq!(target.name_text(kind).as_str(), target.named(kind).to_string());
        }
    }
}

#[test]
fn limits_of_an_occupancy() {
    let geometry = GEOMETRIES
        .iter()
        .find(|geometry| geometry.max_warps_per_sm == 64)
        .unwrap();
    let occupancy = geometry
        .occupancy(&Kernel {
            block_size: 1024,
            ..Kernel::default()
        })
        .unwrap();
    assert!(occupancy.limiters.contains(Limiters::WARPS) && !occupancy.limiters.contains(Limiters::BARRIERS));
    assert_eq!(occupancy.by_warps.to_string(), "2");
    assert_eq!(occupancy.by_barriers.to_string(), "unlimited");
}

#[test]
fn lists_and_their_problems() {
    let problem = arch_list::parse(Syntax::Torch2_15, "8.0 wrong").unwrap_err();
    assert_eq!(problem.to_string(), format!("bytes 4 to 9: {}", problem.error));

    let mut list = arch_list::parse(Syntax::Torch2_15, "9.0;10.0a+PTX").unwrap();
    let text = format!("{list:?}");
    assert!(text.contains("Sm90") || text.contains("sm_90"), "{text}");
    let refused = arch_list::write(Syntax::RulesCuda, &arch_list::List::default()).unwrap_err();
    assert_eq!(refused.error, Error::ArchListEmpty);
    assert_eq!(refused.to_string(), format!("image 0: {}", refused.error));
    let written = arch_list::write(Syntax::Torch2_15, &list).unwrap();
    assert_eq!(format!("{written:?}"), written.to_string());
    list = arch_list::parse(Syntax::Nvcc, "-arch=native").unwrap();
    assert_eq!(list.remarks().iter().collect::<Vec<_>>(), [Remark::Machine]);
    assert_eq!(
        list.remarks().iter().fold(0, |bits, remark| bits | 1 << remark.code()),
        list.remarks().bits()
    );
}

/// A writer that fails ends the writing of a list with its failure.
#[test]
fn writers_that_fail() {
    struct Full(usize);
    impl std::fmt::Write for Full {
        fn write_str(&mut self, text: &str) -> std::fmt::Result {
            self.0 = self.0.checked_sub(text.len()).ok_or(std::fmt::Error)?;
            Ok(())
        }
    }
    let list = arch_list::parse(Syntax::Torch2_15, "9.0;10.0a+PTX").unwrap();
    for syntax in [Syntax::Torch2_15, Syntax::Nvcc] {
        let written = arch_list::write(syntax, &list).unwrap();
        let size = written.to_string().len();
        for room in 0..=size {
            let result = std::fmt::write(&mut Full(room), format_args!("{written}"));
            assert_eq!(result.is_ok(), room == size, "{written}");
        }
    }
}

/// `native` of clang is what the visible devices are.
#[test]
fn native_of_clang() {
    let parse = |devices: &[Cc]| {
        let context = arch_list::Context {
            devices: Some(devices),
            ..Default::default()
        };
        arch_list::parse_in(Syntax::Clang22, "--offload-arch=native", &context)
    };
    let list = parse(&[Cc(90), Cc(75)]).unwrap();
    let names: Vec<Target> = list.images().map(|image| image.name.target).collect();
    assert!(names.contains(&Target::Sm90) && names.contains(&Target::Sm75) && names.len() == 2);
    assert_eq!(parse(&[]).unwrap_err().error, Error::ArchListNoDevice);
    assert_eq!(parse(&[Cc(75), Cc(104)]).unwrap_err().error, Error::ArchListUnsupported);
}

#[test]
fn faults_of_files() {
    let fault = smarch::cubin::check(b"").unwrap_err();
    assert_eq!(fault.to_string(), format!("at byte 0x0: {}", fault.error));
    let of_list = smarch::cubin::ListError::from(fault);
    assert_eq!((of_list.error(), of_list.to_string()), (fault.error, fault.to_string()));
    let small = smarch::cubin::ListError::BufferTooSmall { needed: 3 };
    assert_eq!(small.to_string(), "the buffer is too small: 3 elements are needed");
}

#[cfg(feature = "documented")]
mod documented {
    use smarch::Error;
    use smarch::documented::cicc::configurator::{Guard, GuardSet, OpenCondition, OpenConditions, RULES, When};
    use smarch::documented::cicc::verifier::{Instruction, Opcode, Ordering};
    use smarch::documented::tileiras;
    use smarch::profile::Mask;

    #[test]
    fn words_of_conditions() {
        let [first, second] = [OpenCondition::ALL[0], OpenCondition::ALL[1]];
        let conditions = OpenConditions::UNKNOWN
            .with(first, true)
            .with(second, true)
            .with(second, false);
        assert_eq!(
            (conditions.get(first), conditions.get(second)),
            (Some(true), Some(false))
        );
        assert_eq!(
            OpenConditions::from_bits(first.code() | second.code(), first.code()),
            Some(conditions)
        );
        assert_eq!(GuardSet::from_bits(5).map(GuardSet::bits), Some(5));
        assert_eq!(GuardSet::from_bits(1 << Guard::ALL.len()), None);
        assert!(RULES.iter().any(|rule| matches!(rule.when(), When::Always)));
        assert_eq!(When::Always.to_string(), "always");
    }

    #[test]
    fn opcodes_of_instructions() {
        let cast = Instruction::AddrSpaceCast { from: 0, to: 1 };
        for (instruction, opcode) in [
            (Instruction::Load { space: 1 }, Some(Opcode::Load)),
            (Instruction::Store { space: 1 }, Some(Opcode::Store)),
            (Instruction::Fence(Ordering::ALL[0]), Some(Opcode::Fence)),
            (cast, Some(Opcode::AddrSpaceCast)),
            (Instruction::Resume, None),
        ] {
            assert_eq!(instruction.opcode(), opcode);
        }
    }

    #[test]
    fn problems_of_subtargets() {
        let error = |cpu: &[u8], attributes: &[u8]| tileiras::parse(cpu, attributes).unwrap_err().error();
        assert_eq!(error(b"sm_90", b"+no-such-thing"), Error::NvptxAttribute);
        assert_eq!(error(b"sm_90", b"sm_90"), Error::NvptxMalformed);
        assert_eq!(error(b"sm_1", b""), Error::NvptxCpu);
    }

    #[test]
    fn masks_as_bytes() {
        assert!(Mask::NONE.as_bytes().iter().all(|&byte| byte == 0));
        let mut mask = Mask::NONE;
        let inputs = smarch::profile::Inputs::default();
        let mut profile = smarch::profile::Profile::ZERO;
        profile.build(smarch::Target::Sm90, &inputs, Some(&mut mask)).unwrap();
        let is_known = |at: usize| mask.as_bytes()[at / 8] >> (at % 8) & 1 == 1;
        assert!((0..smarch::profile::SIZE).all(|at| is_known(at) == mask.contains(at)));
        assert!((0..smarch::profile::SIZE).any(is_known));
    }
}

/// Texts become values by `parse`, and what is wrong with them is an error as Rust has it.
#[test]
fn texts_are_parsed_and_faults_are_errors() {
    assert_eq!("9.0".parse(), Ok(Cc(90)));
    assert_eq!("12.1".parse(), Ok(Cc(121)));
    assert_eq!("8.6".parse(), Ok(Version::new(8, 6)));
    for text in [
        "", "9", "9.", ".0", "9.0.1", "09.0", "9.00", "+9.0", " 9.0", "9.0 ", "65536.0", "9,0",
    ] {
        assert_eq!(text.parse::<Version>(), Err(Error::VersionText), "{text:?}");
        assert_eq!(text.parse::<Cc>(), Err(Error::VersionText), "{text:?}");
    }
    assert!("9.10".parse::<Cc>().is_err() && "9.10".parse() == Ok(Version::new(9, 10)));
    for cc in [75, 90, 100, 121].map(Cc) {
        assert_eq!(cc.to_string().parse(), Ok(cc));
    }
    let feature: smarch::isa::IsaFeature = "tcgen05.alloc".parse().unwrap();
    assert_eq!(feature.text().as_str(), "tcgen05.alloc");
    let form: smarch::ptx::Form = "atom.global.add.u32".parse().unwrap();
    assert_eq!(form.to_string(), "atom.global.add.u32");
    let faults: [Box<dyn std::error::Error>; 3] = [
        Box::new("atom.global.plus.u32".parse::<smarch::ptx::Form>().unwrap_err()),
        Box::new(smarch::documented::nvlink::CodegenOptions::parse(b"lds128convert=often").unwrap_err()),
        Box::new("tcgen06".parse::<smarch::isa::IsaFeature>().unwrap_err()),
    ];
    assert!(
        faults[0].to_string().ends_with(" at 12") && faults[1].to_string().ends_with(" at 14"),
        "{faults:?}"
    );
    assert_eq!(faults[2].to_string(), Error::IsaFeatureName.to_string());
}

/// A set of targets is made of targets and gives them back, in their order.
#[test]
fn sets_of_targets_iterate() {
    let set: TargetSet = [Target::Sm90a, Target::Sm75, Target::Sm90a].into_iter().collect();
    let mut seen = Vec::new();
    for target in &set {
        seen.push(target);
    }
    assert_eq!(seen, [Target::Sm75, Target::Sm90a]);
}
