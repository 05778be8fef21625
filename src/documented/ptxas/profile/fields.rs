//! The fields: one list that makes the descriptors, the typed constants and the construction steps.
//!
//! Source: seed 000, "Key Fields", "SSE Constant Blocks" (offset, type, default, setter, name,
//! confidence as printed) and "Universal Constants" for the baseline (errata E26 to E28c).

use super::image::{Field, SIZE, Word};
use crate::{Optional, Text};
use static_assertions::const_assert;

coded_enum! {
    /// Which function stores a field.
    pub enum Setter {
        /// The structural defaults after the zero fill.
        Structural = 1, STRUCTURAL, "sub_C1B7A0";
        /// The overlay.
        Overlay    = 2, OVERLAY,    "sub_917990";
        /// The initializer of each SM; twelve functions of one structure.
        PerSm      = 3, PER_SM,     "per-SM init";
        /// The ELF builder, later.
        Vendor     = 4, VENDOR,     "sub_43A400";
        /// No initializer but code that runs later; zero until then.
        Runtime    = 5, RUNTIME,    "runtime";
        /// The hardware baseline. It carries offsets of this object, but no step of construction stores it (erratum
        /// E28c).
        Baseline   = 6, BASELINE,   "sub_8688F0";
    }
}

coded_enum! {
    /// What a setter stores.
    pub enum Fill {
        /// A constant: the row's `fill_value`.
        Value             =  1, VALUE,               "a constant";
        /// The encoded codegen factory of the target (erratum E07).
        CodegenFactory    =  2, CODEGEN_FACTORY,     "the codegen factory";
        /// Zero on sm_90 and later when the flag at +355 of the initializer's second argument is set, else nothing.
        ZeroIfFlag355     =  3, ZERO_IF_FLAG_355,    "zero when the flag at +355 is set, on sm_90 and later";
        /// Zero when the flag at +233 of the initializer's second argument is set (debug mode), else nothing.
        ZeroIfFlag233     =  4, ZERO_IF_FLAG_233,    "zero when the flag at +233 is set";
        /// A callback's result less 0x6FFFFE64, or -1 when it is disabled.
        ModuleBase        =  5, MODULE_BASE,         "the module base";
        /// The compiler driver's option value.
        CliOption         =  6, CLI_OPTION,          "the compiler driver's option value";
        /// A pointer to "NVIDIA".
        VendorString      =  7, VENDOR_STRING,       "a pointer to the vendor's name";
        /// A pointer from a callback.
        AssociatedData    =  8, ASSOCIATED_DATA,     "a pointer from a callback";
        /// A pointer to the SM backend; the null stub nullsub_856 at first.
        SmBackend         =  9, SM_BACKEND,          "a pointer to the SM backend";
        /// A pointer to the shared memory sizes: the row's `fill_value`, unk_21D9168, on sm_75, elsewhere not documented.
        SharedMemoryTable = 10, SHARED_MEMORY_TABLE, "a pointer to the shared memory sizes";
        /// One of the ten constant blocks, by the position that the row's `fill_value` holds; its value is in no document (erratum E29b).
        Block             = 11, BLOCK,               "a constant block";
        /// How many shared memory sizes there are: the row's `fill_value` on sm_75, elsewhere not documented (erratum E28e).
        SharedMemoryCount = 12, SHARED_MEMORY_COUNT, "how many shared memory sizes there are";
    }
}

/// A field of the profile object, described.
#[doc(alias = "smarch_profile_field")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct FieldInfo {
    /// Where it begins, in bytes.
    pub offset: u32,
    /// Its width in bytes: 1, 4, 8 or 16.
    pub width: u32,
    /// Who stores it.
    pub setter: Setter,
    /// What is stored.
    pub fill: Fill,
    /// The constant (SMARCH_FILL_VALUE), the position of the block among the ten (SMARCH_FILL_BLOCK), the address or the count of sm_75
    /// (SMARCH_FILL_SHARED_MEMORY_TABLE, SMARCH_FILL_SHARED_MEMORY_COUNT); else 0.
    pub fill_value: u64,
    /// The document's confidence in percent; absent where it states none (blocks, baseline).
    pub confidence: Optional<u32>,
    /// Whether later code overwrites what construction stored.
    pub changes: bool,
    /// Whether it is two DWORDs that are stored as one QWORD (erratum E26).
    pub packed: bool,
    /// Its name: "codegen_factory".
    pub name: Text,
    /// The default as printed: "per-SM".
    pub default_text: Text,
    /// What the document says of its meaning, in our words.
    pub note: Text,
}

impl FieldInfo {
    /// The bytes of the object that the field covers.
    #[must_use]
    pub const fn range(&self) -> core::ops::Range<usize> {
        let start = self.offset as usize;
        start..start.saturating_add(self.width as usize)
    }

    /// The bytes that later code overwrites; none where nothing does. What becomes a pointer takes eight, whatever was there.
    #[must_use]
    pub const fn changed_range(&self) -> core::ops::Range<usize> {
        let start = self.offset as usize;
        let width = match (self.changes, self.width) {
            (false, _) => 0,
            (true, 4) => 8,
            (true, width) => width as usize,
        };
        start..start.saturating_add(width)
    }
}

/// B a byte, D four bytes, Q eight, O a block of sixteen.
macro_rules! kind {
    (B) => {
        u8
    };
    (D) => {
        u32
    };
    (Q) => {
        u64
    };
    (O) => {
        [u8; 16]
    };
}

/// What a fill holds; 0 where it holds nothing.
macro_rules! fill_value {
    () => {
        0
    };
    ($value:literal) => {
        $value
    };
}

/// Whether a constant is two DWORDs: its upper half is not zero.
const fn is_packed(width: u8, value: u64) -> bool {
    width == 8 && value > 0xffff_ffff
}

macro_rules! changes {
    (stays) => {
        false
    };
    (changes) => {
        true
    };
}

macro_rules! fields {
    ($(#[$meta:meta])* $list:ident: $($offset:literal $name:ident $c_name:literal $kind:ident Fill::$fill:ident $(($value:literal))?, $default:literal $setter:ident $confidence:tt $later:ident $note:literal;)+) => {
        $(#[$meta])*
        pub static $list: &[FieldInfo] = &[$(
            FieldInfo {
                offset: $offset,
                width: <kind!($kind) as Word>::WIDTH as u32,
                setter: Setter::$setter,
                fill: Fill::$fill,
                fill_value: fill_value!($($value)?),
                confidence: Optional::<u32>::new(optional!(literal $confidence)),
                changes: changes!($later),
                packed: is_packed(<kind!($kind) as Word>::WIDTH, fill_value!($($value)?)),
                name: text!($c_name),
                default_text: text!($default),
                note: text!($note),
            },
        )+];
    };
}

/// Both lists as typed constants.
macro_rules! constants {
    ($($offset:literal $name:ident $c_name:literal $kind:ident Fill::$fill:ident $(($value:literal))?, $default:literal $setter:ident $confidence:tt $later:ident $note:literal;)+) => {
        /// The fields as typed constants, for [`Profile::get`](super::Profile::get) and [`set`](super::Profile::set).
        pub mod field {
            use super::Field;
            $(
                #[doc = concat!("+", stringify!($offset), ": ", $note)]
                pub const $name: Field<kind!($kind)> = Field::at($offset);
            )+
        }
    };
}

/// Gives a list of rows to several macros, so that each row is written once.
macro_rules! rows {
    (fields: { $($fields:tt)+ } baseline: { $($baseline:tt)+ }) => {
        fields! {
            /// [`FIELDS`] and, after them, [`BASELINE`].
            ALL_FIELDS: $($fields)+ $($baseline)+
        }
        constants! { $($fields)+ $($baseline)+ }
    };
}

#[rustfmt::skip]
rows! {
fields: {
//  offset name                       C name                      type fill                        default as printed       setter     conf later   note
       0 OBJECT_BASE               "object_base"               Q Fill::Value(0),              "0"                   Structural 75 stays   "zeroed; probably a class pointer";
     112 PACKED_CONFIG             "packed_config"             Q Fill::Value(0x5_0000_0000),  "0x500000000"         Structural 85 stays   "+112 is 0 and +116 is 5 (erratum E26)";
     120 OPT_LEVEL_DEFAULT         "opt_level_default"         D Fill::Value(5),              "5"                   Structural 85 stays   "an initial optimization level or a block dimension";
     132 MAX_REGISTER_LIMIT        "max_register_limit"        Q Fill::Value(0xffff_ffff),    "0xFFFFFFFF"          Structural 85 stays   "the sentinel for no limit";
     184 BLOCK_184                 "block_184"                 O Fill::Block(0),              "xmmword_20206F0"     Structural -  stays   "a constant block";
     280 BLOCK_280                 "block_280"                 O Fill::Block(1),              "xmmword_2027950"     Structural -  stays   "a constant block";
     312 BLOCK_312                 "block_312"                 O Fill::Block(2),              "xmmword_2027600"     Structural -  stays   "a constant block";
     340 ENABLE_FLAG_A             "enable_flag_A"             D Fill::Value(1),              "1"                   Structural 85 stays   "a capability that is on by default";
     344 SHARED_MEMORY_CONFIG_BASE "shared_memory_config_base" D Fill::Value(0x10_0000),      "0x100000"            PerSm      95 stays   "1 MiB on every target";
     348 CODEGEN_FACTORY           "codegen_factory"           D Fill::CodegenFactory,        "per-SM"              PerSm      99 stays   "generation << 12 | variant (erratum E07)";
     424 PACKED_ENABLE             "packed_enable"             Q Fill::Value(0x1_0000_0000),  "0x100000000"         Structural 90 stays   "+424 is 0 and +428 is 1 (erratum E26)";
     428 CONDITIONAL_FEATURE_FLAG  "conditional_feature_flag"  D Fill::ZeroIfFlag355,         "0 (cond.)"           PerSm      85 stays   "cleared on sm_90 and later when *(a2+355) is set; else 1, from +424";
     432 MODULE_BASE_ADDRESS       "module_base_address"       D Fill::ModuleBase,            "computed"            PerSm      95 stays   "a callback's result less 0x6FFFFE64, or -1 when it is disabled";
     588 CLEARED_FIELD             "cleared_field"             D Fill::Value(0),              "0"                   Overlay    90 stays   "zeroed once more; ten and more functions read it";
     680 BLOCK_680                 "block_680"                 O Fill::Block(3),              "xmmword_2027620"     Structural -  stays   "a constant block";
     696 BLOCK_696                 "block_696"                 O Fill::Block(4),              "xmmword_22B4ED0"     Structural -  stays   "a constant block; +708 lies in it";
     708 ENABLE_FLAG_D             "enable_flag_D"             D Fill::Value(1),              "1"                   PerSm      85 stays   "1 on every target";
     740 BLOCK_740                 "block_740"                 O Fill::Block(5),              "xmmword_22B4EE0"     Structural -  stays   "a constant block";
     788 BLOCK_788                 "block_788"                 O Fill::Block(6),              "xmmword_22B4EF0"     Structural -  stays   "a constant block";
     816 BLOCK_816                 "block_816"                 O Fill::Block(7),              "xmmword_22B4F00"     Structural -  stays   "a constant block (erratum E28)";
     944 PIPELINE_DEPTH            "pipeline_depth"            D Fill::Value(4),              "4"                   Structural 85 stays   "perhaps a limit of barriers or pipeline stages";
    1200 VENDOR_STRING_PTR         "vendor_string_ptr"         Q Fill::VendorString,          "\"NVIDIA\""          Vendor     95 stays   "points at the vendor's name";
    1208 ASSOCIATED_DATA_PTR       "associated_data_ptr"       Q Fill::AssociatedData,        "(pointer)"           Vendor     90 stays   "from a callback";
    1216 VENDOR_FLAG               "vendor_flag"               D Fill::Value(1),              "1"                   Vendor     85 stays   "set when the ELF builder starts";
    1385 SCHEDULING_FEATURE_FLAGS  "scheduling_feature_flags"  B Fill::Value(0),              "0 (bits)"            Runtime    99 changes "bits that gate scheduling; 21+ consumer sites";
    1536 DYNAMIC_REGION_OFFSET     "dynamic_region_offset"     Q Fill::Value(1832),           "1832"                Structural 90 stays   "where the tail region begins";
    1552 PIPELINE_PROGRESS         "pipeline_progress"         Q Fill::Value(0),              "0"                   Runtime    95 changes "a counter that only rises, 0 to 21; scoreboard guards look at 16 to 19";
    1584 SM_BACKEND_VTABLE_PTR     "sm_backend_vtable_ptr"     Q Fill::SmBackend,             "nullsub_856"         Structural 99 changes "points at the SM backend, an object of its own; a null stub at first";
    1684 CLI_OPTION_VALUE          "cli_option_value"          D Fill::CliOption,             "CLI value"           PerSm      90 stays   "handed through from the compiler driver, *(a1+108)";
    1832 BLOCK_1832                "block_1832"                O Fill::Block(8),              "xmmword_21DEBA0"     Overlay    -  stays   "a constant block; +1840 lies in it";
    1840 ELF_SECTION_DATA          "elf_section_data"          D Fill::Value(1),              "1"                   PerSm      85 changes "1 at first, later a pointer";
    1880 BARRIER_TRACKING_PTR      "barrier_tracking_ptr"      Q Fill::Value(1),              "1"                   PerSm      95 changes "1 at first, later a pointer to scoreboard data";
    1892 TAIL_MODE_VALUE           "tail_mode_value"           D Fill::Value(2),              "2"                   Overlay    85 stays   "perhaps a version or an encoding mode";
    1908 BLOCK_1908                "block_1908"                O Fill::Block(9),              "xmmword_21DEBB0"     Overlay    -  stays   "a constant block; +1912 lies in it";
    1912 CONDITIONAL_CLEAR         "conditional_clear"         D Fill::ZeroIfFlag233,         "0 (cond.)"           PerSm      85 stays   "cleared when *(a2+233) is set (debug mode); else of the block at +1908";
    1928 OUTPUT_CONFIG_VALUE       "output_config_value"       D Fill::Value(1),              "1"                   PerSm      85 stays   "how output is configured";
}
baseline: {
     604 DEPENDENCY_BARRIERS       "dependency_barriers"       D Fill::Value(6),              "6"                   Baseline   -  stays   "dependency barriers per warp";
     612 REGISTER_LIMITS           "register_limits"           Q Fill::Value(0xff_0000_003f), "0xFF0000003F"        Baseline   -  stays   "+612 is 63 and +616 is 255, the maximum number of registers per thread (erratum E26)";
    1472 WARP_SIZE                 "warp_size"                 D Fill::Value(32),             "32"                  Baseline   -  stays   "threads per warp";
    1484 STATIC_SHARED_MEMORY      "static_shared_memory"      D Fill::Value(49152),          "49152"               Baseline   -  stays   "bytes of static shared memory";
    1488 SHARED_MEMORY_TABLE       "shared_memory_table"       Q Fill::SharedMemoryTable(0x21d_9168), "&unk_21D9168"        Baseline   -  stays   "points at the shared memory sizes: 0x21D9168 on sm_75, elsewhere unknown (erratum E28e)";
    1496 SHARED_MEMORY_COUNT       "shared_memory_count"       D Fill::SharedMemoryCount(3),  "3"                   Baseline   -  stays   "how many shared memory sizes there are: 3 on sm_75, elsewhere unknown (erratum E28e)";
}
}

/// The 26 scalars and pointers and the ten constant blocks, offsets ascending.
pub static FIELDS: &[FieldInfo] = ALL_FIELDS.split_at(26 + 10).0;

/// The hardware baseline, offsets ascending. The document gives no widths: they are the QWORD of +612, the pointer of
/// +1488 and else four bytes, which +1484 bounds.
pub static BASELINE: &[FieldInfo] = ALL_FIELDS.split_at(26 + 10).1;

/// The pairs of fields that overlap (erratum E27).
const OVERLAPS: [(u32, u32); 4] = [(424, 428), (696, 708), (1832, 1840), (1908, 1912)];

const_assert!(BASELINE.len() == 6);
const_assert!(fields_ascend(FIELDS) && fields_ascend(BASELINE));
const_assert!(overlaps_are(FIELDS, &OVERLAPS) && overlaps_are(BASELINE, &[]));

/// Whether each field begins after the one before it and inside one region, and ends there, too.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "evaluated at compile time only"
)]
const fn fields_ascend(fields: &[FieldInfo]) -> bool {
    let mut position = 0;
    while position < fields.len() {
        let field = &fields[position];
        if position > 0 && fields[position - 1].offset >= field.offset {
            return false;
        }
        if field.range().end > SIZE || !super::regions::one_region_holds(field.range().start, field.range().end) {
            return false;
        }
        position += 1;
    }
    true
}

/// Whether exactly these pairs of fields overlap.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "evaluated at compile time only"
)]
const fn overlaps_are(fields: &[FieldInfo], expected: &[(u32, u32)]) -> bool {
    let (mut found, mut first) = (0, 0);
    while first < fields.len() {
        let mut second = first + 1;
        while second < fields.len() {
            if fields[second].range().start < fields[first].range().end {
                let pair = (fields[first].offset, fields[second].offset);
                if found == expected.len() || pair.0 != expected[found].0 || pair.1 != expected[found].1 {
                    return false;
                }
                found += 1;
            }
            second += 1;
        }
        first += 1;
    }
    found == expected.len()
}

/// The field that a byte belongs to, as [`field_at`], and where the run of bytes with the same owner ends.
pub(super) fn run_at(offset: usize) -> (Option<&'static FieldInfo>, usize) {
    let mut owner: Option<&FieldInfo> = None;
    let mut end = SIZE;
    for field in ALL_FIELDS {
        let range = field.range();
        if range.contains(&offset) {
            end = end.min(range.end);
            if owner.is_none_or(|owner| field.width < owner.width) {
                owner = Some(field);
            }
        } else if range.start > offset {
            end = end.min(range.start);
        }
    }
    (owner, end)
}

/// The field that a byte of the object belongs to: the narrowest that covers it, since the
/// narrow ones are stored last (erratum E27). `None` for bytes that no document names.
#[must_use]
pub fn field_at(offset: usize) -> Option<&'static FieldInfo> {
    ALL_FIELDS
        .iter()
        .filter(|field| field.range().contains(&offset))
        .min_by_key(|field| field.width)
}
