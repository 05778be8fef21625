//! The commands on record in tests/golden, with damaged files: none panics. `make fuzz-commands` runs it, for SECONDS or
//! so many COMMANDS, with what is unpacked in INPUTS.

use crate::front;
use std::ffi::OsString;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// Larger files take too long.
const LARGEST: u64 = 400_000;

static PANICS: AtomicU32 = AtomicU32::new(0);

/// SplitMix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, end: usize) -> usize {
        self.next() as usize % end.max(1)
    }
}

/// Damages some bytes: what a header holds, a number at its limits, a piece moved or lost.
fn damage(bytes: &mut Vec<u8>, random: &mut Random) {
    for _ in 0..=random.below(6) {
        // Headers are where most is decided.
        let end = if random.below(2) == 0 { bytes.len().min(256) } else { bytes.len() };
        let at = random.below(end);
        let wide = [0, 1, 0x7f, 0xff, 0x7fff_ffff, 0xffff_ffff, u64::MAX, random.next()][random.below(8)];
        let width = 1 << random.below(4);
        match random.below(8) {
            0 => bytes.truncate(at),
            1 => drop(bytes.drain(at..bytes.len().min(at + random.below(64)))),
            2 => {
                let piece = bytes[at..bytes.len().min(at + random.below(256))].to_vec();
                let to = random.below(bytes.len());
                bytes.splice(to..to, piece);
            }
            3 | 4 => bytes.iter_mut().skip(at).take(1).for_each(|byte| *byte ^= 1 << random.below(8)),
            _ => bytes.iter_mut().skip(at).zip(wide.to_le_bytes()).take(width).for_each(|(byte, new)| *byte = new),
        }
    }
}

/// The commands on record that take a file: their arguments, tab-separated.
fn commands(inputs: &Path) -> Vec<Vec<PathBuf>> {
    let rows = fs::read_to_string("tests/golden/commands.tsv").unwrap();
    let arguments = |row: &str| {
        let arguments = row.split('\t').skip(2).map(|argument| match argument.strip_prefix("in/") {
            Some(input) => inputs.join(input),
            None => argument.into(),
        });
        arguments.collect::<Vec<PathBuf>>()
    };
    let rows = rows.lines().filter(|row| !row.starts_with('#') && !row.contains('\\')).map(arguments);
    // What is extracted goes to a folder that is named.
    let writes_here = |arguments: &[PathBuf]| {
        arguments.first().is_some_and(|first| first.as_os_str() == "extract")
            && !arguments.iter().any(|argument| argument.starts_with("out"))
    };
    // Pictures are written, not read.
    let draws = |arguments: &[PathBuf]| arguments.iter().any(|it| it.extension().is_some_and(|it| it == "svg"));
    rows.filter(|arguments| arguments.iter().any(|argument| is_input(argument)))
        .filter(|arguments| !writes_here(arguments) && !draws(arguments))
        .collect()
}

fn is_input(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|it| it.is_file() && it.len() <= LARGEST)
}

#[test]
#[ignore = "it runs for SECONDS"]
fn no_damaged_file_makes_a_command_panic() {
    std::env::set_current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).unwrap();
    let setting = |name: &str| std::env::var(name).ok();
    let duration = Duration::from_secs(setting("SECONDS").map_or(10, |seconds| seconds.parse().unwrap()));
    let most: Option<u64> = setting("COMMANDS").map(|count| count.parse().unwrap());
    let mut random = Random(setting("SEED").map_or(1, |seed| seed.parse().unwrap()));
    let commands = commands(Path::new(&setting("INPUTS").unwrap_or_default()));
    let folder = PathBuf::from(setting("FOUND").unwrap_or_else(|| "target/mutations".to_owned()));
    fs::create_dir_all(&folder).unwrap();
    let before = take_hook();
    set_hook(Box::new(move |panic| {
        PANICS.fetch_add(1, Relaxed);
        before(panic);
    }));
    let (start, mut count, mut found) = (Instant::now(), 0_u64, Vec::new());
    while most.map_or(start.elapsed() < duration, |most| count < most) {
        count += 1;
        let mut typed = vec![OsString::from("smarch")];
        let mut files = Vec::new();
        for argument in &commands[random.below(commands.len())] {
            typed.push(if is_input(argument) {
                let mut bytes = fs::read(argument).unwrap();
                damage(&mut bytes, &mut random);
                let file = folder.join(format!("{}-{}", files.len(), argument.file_name().unwrap().display()));
                fs::write(&file, bytes).unwrap();
                files.push(file);
                files[files.len() - 1].clone().into()
            } else if argument.starts_with("out") {
                folder.join("out").into()
            } else {
                argument.clone().into()
            });
        }
        match random.below(3) {
            0 => typed.push("--json".into()),
            1 => typed.extend(["--color=always".into(), "--width=80".into()]),
            _ => {}
        }
        let panics = PANICS.load(Relaxed);
        let outcome = catch_unwind(AssertUnwindSafe(|| front::run(typed.iter().cloned())));
        if outcome.is_err() || PANICS.load(Relaxed) > panics {
            // Kept for who mends it.
            for file in &files {
                fs::copy(file, folder.join(format!("panic-{count}-{}", file.file_name().unwrap().display()))).unwrap();
            }
            found.push(format!("{count}: {typed:?}"));
        }
        files.iter().for_each(|file| fs::remove_file(file).unwrap());
        let _ = fs::remove_dir_all(folder.join("out")).or_else(|_| fs::remove_file(folder.join("out")));
    }
    assert!(found.is_empty(), "{} of {count} commands panicked:\n{}", found.len(), found.join("\n"));
    assert!(most.is_some() || count > duration.as_secs(), "{count} commands");
    fs::write(folder.join("count"), count.to_string()).unwrap();
}
