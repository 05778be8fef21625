/**
 * @file
 * smarch: the compiler's 1936-byte profile of a target, its scheduler words.
 *
 * Made from the Rust sources, the declarations by cbindgen; `make header` makes it anew.
 */

#ifndef SMARCH_PROFILE_H
#define SMARCH_PROFILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <smarch/core.h>
#include <smarch/targets.h>

// Steps of a profile's construction: smarch_profile_step.
#define SMARCH_STEP_ALLOCATE   1u ///< sub_71BDE0: allocate 1936 bytes
#define SMARCH_STEP_STRUCTURAL 2u ///< sub_C1B7A0: zero fill and structural defaults
#define SMARCH_STEP_OVERLAY    3u ///< sub_917990: overlay
#define SMARCH_STEP_PER_SM     4u ///< sub_60AXXX: per-SM initializer
#define SMARCH_STEP_VENDOR     5u ///< sub_43A400: vendor fields
#define SMARCH_STEP_BASELINE   6u ///< sub_8688F0: hardware baseline

// Who stores a field of a profile.
#define SMARCH_SETTER_STRUCTURAL 1u ///< sub_C1B7A0
#define SMARCH_SETTER_OVERLAY    2u ///< sub_917990
#define SMARCH_SETTER_PER_SM     3u ///< per-SM init
#define SMARCH_SETTER_VENDOR     4u ///< sub_43A400
#define SMARCH_SETTER_RUNTIME    5u ///< runtime
#define SMARCH_SETTER_BASELINE   6u ///< sub_8688F0

// What a setter stores into a field of a profile.
#define SMARCH_FILL_VALUE               1u  ///< a constant
#define SMARCH_FILL_CODEGEN_FACTORY     2u  ///< the codegen factory
#define SMARCH_FILL_ZERO_IF_FLAG_355    3u  ///< zero when the flag at +355 is set, on sm_90 and later
#define SMARCH_FILL_ZERO_IF_FLAG_233    4u  ///< zero when the flag at +233 is set
#define SMARCH_FILL_MODULE_BASE         5u  ///< the module base
#define SMARCH_FILL_CLI_OPTION          6u  ///< the compiler driver's option value
#define SMARCH_FILL_VENDOR_STRING       7u  ///< a pointer to the vendor's name
#define SMARCH_FILL_ASSOCIATED_DATA     8u  ///< a pointer from a callback
#define SMARCH_FILL_SM_BACKEND          9u  ///< a pointer to the SM backend
#define SMARCH_FILL_SHARED_MEMORY_TABLE 10u ///< a pointer to the shared memory sizes
#define SMARCH_FILL_BLOCK               11u ///< a constant block
#define SMARCH_FILL_SHARED_MEMORY_COUNT 12u ///< how many shared memory sizes there are

// Where the bytes of a store come from.
#define SMARCH_STORED_CONSTANT 1u ///< constant
#define SMARCH_STORED_SUPPLIED 2u ///< supplied
#define SMARCH_STORED_UNKNOWN  3u ///< unknown
#define SMARCH_STORED_PARTLY   4u ///< partly known

// How two values compare of which one or both may not be known: smarch_profile_comparison.
#define SMARCH_COMPARISON_EQUAL   1u ///< equal
#define SMARCH_COMPARISON_DIFFERS 2u ///< differs
#define SMARCH_COMPARISON_UNKNOWN 3u ///< unknown

// When a profile was dumped: smarch_profile_moment.
#define SMARCH_MOMENT_CONSTRUCTED 1u ///< after construction
#define SMARCH_MOMENT_RUNNING     2u ///< while running

// Which value of a flag a profile fits: smarch_profile_condition.
#define SMARCH_CONDITION_SET     1u ///< set
#define SMARCH_CONDITION_CLEAR   2u ///< not set
#define SMARCH_CONDITION_EITHER  3u ///< either
#define SMARCH_CONDITION_NEITHER 4u ///< neither

/// How many bytes of the object reach to the end of its last documented field. How large it is no document states.
#define SMARCH_PROFILE_BACKEND_SIZE 1419u

/// The 64-bit word at the start of a code object; in memory the bytes NVuc, 1.
#define SMARCH_CODE_OBJECT_MAGIC 0x16375564eu

/// Which DWORD of the SM backend the builder takes the encoded SM version from, v4[93]: byte 372, where the backend
/// keeps the codegen factory.
#define SMARCH_CODE_OBJECT_SM_VERSION_INDEX 93u

/// The size of the profile object in bytes.
#define SMARCH_PROFILE_SIZE 1936u

/// How many bytes the bits of a mask take.
#define SMARCH_PROFILE_MASK_SIZE 242u

/// The highest value of the pipeline progress at +1552; it only rises.
#define SMARCH_PROFILE_PIPELINE_PROGRESS_MAX 21u

/// smarch_profile_inputs.flags: the flag at +355 of the initializer's second argument; clears +428 on sm_90 and later.
#define SMARCH_PROFILE_FLAG_355 1u

/// smarch_profile_inputs.flags: the flag at +233 of the initializer's second argument (debug mode); clears +1912.
#define SMARCH_PROFILE_FLAG_233 2u

/// smarch_profile_inputs.flags: the optional vendor step follows the four.
#define SMARCH_PROFILE_VENDOR_STEP 4u

/// smarch_profile_inputs.flags: the optional baseline step follows.
#define SMARCH_PROFILE_BASELINE_STEP 8u

/// smarch_profile_inputs.flags: cli_option is given.
#define SMARCH_PROFILE_HAS_CLI_OPTION 16u

/// smarch_profile_inputs.flags: module_base is given.
#define SMARCH_PROFILE_HAS_MODULE_BASE 32u

/// smarch_profile_inputs.flags: the module base callback is disabled; -1 is stored.
#define SMARCH_PROFILE_MODULE_BASE_DISABLED 64u

/// smarch_profile_inputs.flags: factory is given.
#define SMARCH_PROFILE_HAS_FACTORY 128u

/// smarch_profile_inputs.flags: vendor_string is given.
#define SMARCH_PROFILE_HAS_VENDOR_STRING 256u

/// smarch_profile_inputs.flags: associated_data is given.
#define SMARCH_PROFILE_HAS_ASSOCIATED_DATA 512u

/// smarch_profile_inputs.flags: sm_backend is given.
#define SMARCH_PROFILE_HAS_SM_BACKEND 1024u

/// smarch_profile_inputs.flags: shared_memory_table is given.
#define SMARCH_PROFILE_HAS_SHARED_MEMORY_TABLE 2048u

/// smarch_profile_inputs.flags: shared_memory_count is given.
#define SMARCH_PROFILE_HAS_SHARED_MEMORY_COUNT 4096u

/// What construction takes from outside. All zero: nothing is given, and the bytes that depend on it are zero and unknown.
typedef struct smarch_profile_inputs {
    /// SMARCH_PROFILE_*: which conditions hold, which steps follow, which of the fields below are given. Unknown bits are
    /// refused (SMARCH_ERROR_INVALID_VALUE).
    uint32_t flags;
    /// The compiler driver's option value, for +1684.
    uint32_t cli_option;
    /// The encoded codegen factory, instead of the target's own.
    uint32_t factory;
    /// Which of the ten constant blocks are given: bit i for block i, in the order of their offsets. Other bits are refused
    /// (SMARCH_ERROR_INVALID_VALUE).
    uint32_t block_mask;
    /// What the module base callback returned, for +432.
    uint64_t module_base;
    /// The pointer at +1200, to "NVIDIA".
    uint64_t vendor_string;
    /// The pointer at +1208.
    uint64_t associated_data;
    /// The pointer at +1584.
    uint64_t sm_backend;
    /// The pointer at +1488.
    uint64_t shared_memory_table;
    /// The count at +1496, instead of the 3 of sm_75; of other targets no document states it.
    uint32_t shared_memory_count;
    /// 160 bytes, block i at 16 * i; may be NULL when block_mask is 0.
    const uint8_t *blocks;
} smarch_profile_inputs;

/// The profile object: 1936 bytes, fields little-endian on every machine.
typedef struct smarch_profile {
    uint8_t bytes[1936];
} smarch_profile;

/// A bit for each byte of the profile object, set when the byte is known; and of the one byte that is partly known its span.
typedef struct smarch_profile_mask {
    /// Byte i is known when bits[i / 8] >> (i % 8) & 1 is 1.
    uint8_t bits[242];
    /// The lowest value of byte 348, the variant of the codegen factory, where that is not known. 0 and 0: nothing is known of it.
    uint8_t factory_lowest;
    /// Its highest value.
    uint8_t factory_highest;
} smarch_profile_mask;

/// A step of construction: SMARCH_STEP_*.
typedef uint32_t smarch_profile_step;

/// Where the bytes of a store come from: SMARCH_STORED_*.
typedef uint32_t smarch_profile_stored;

/// One store of a step.
typedef struct smarch_profile_store {
    /// Where the field begins.
    uint32_t offset;
    /// Its width in bytes: 1, 4, 8 or 16.
    uint32_t width;
    /// Where the bytes come from: SMARCH_STORED_*.
    smarch_profile_stored stored;
    /// The bytes, as many as the field is wide.
    uint8_t bytes[16];
} smarch_profile_store;

/// What is known of a number: between which values it lies.
typedef struct smarch_profile_value {
    /// The lowest value that it may have.
    uint64_t lowest;
    /// The highest one; the lowest one where the number is known.
    uint64_t highest;
} smarch_profile_value;

/// How two values compare: SMARCH_COMPARISON_*.
typedef uint32_t smarch_profile_comparison;

/// When an object was dumped: SMARCH_MOMENT_*.
typedef uint32_t smarch_profile_moment;

/// Which value of a flag an object fits: SMARCH_CONDITION_*.
typedef uint32_t smarch_profile_condition;

/// Who stores a field of the profile object: SMARCH_SETTER_*.
typedef uint32_t smarch_profile_setter;

/// What a setter stores into a field: SMARCH_FILL_*.
typedef uint32_t smarch_profile_fill;

/// A field of the profile object, described.
typedef struct smarch_profile_field {
    /// Where it begins, in bytes.
    uint32_t offset;
    /// Its width in bytes: 1, 4, 8 or 16.
    uint32_t width;
    /// Who stores it.
    smarch_profile_setter setter;
    /// What is stored.
    smarch_profile_fill fill;
    /// The constant (SMARCH_FILL_VALUE), the position of the block among the ten (SMARCH_FILL_BLOCK), or the count of sm_75
    /// (SMARCH_FILL_SHARED_MEMORY_COUNT); else 0.
    uint64_t fill_value;
    /// 1 when confidence has a value, else 0.
    uint32_t has_confidence;
    /// The document's confidence in percent; absent where it states none (blocks, baseline).
    uint32_t confidence;
    /// Whether later code overwrites what construction stored.
    bool changes;
    /// Whether it is two DWORDs that are stored as one QWORD (erratum E26).
    bool packed;
    /// Its name: "codegen_factory".
    const char *name;
    /// The default as printed: "per-SM".
    const char *default_text;
    /// What is known of its meaning.
    const char *note;
} smarch_profile_field;

/// A field, or a run of bytes without a name, in which two objects differ or are not known to be equal; or in which an object
/// contradicts what construction stores.
typedef struct smarch_profile_difference {
    /// Where it begins.
    uint32_t offset;
    /// How many bytes it has: of a field that a narrower one overlaps only its own.
    uint32_t length;
    /// Differs or unknown.
    smarch_profile_comparison comparison;
    /// How many of its bytes are not known to be equal or to differ.
    uint32_t unknown;
    /// The field; NULL for bytes that no document names.
    const struct smarch_profile_field *field;
    /// What is known of it in the first object, or what construction stores. Of more than eight bytes nothing is told: read them
    /// in the object.
    struct smarch_profile_value expected;
    /// What is known of it in the second object, or in the one that is checked.
    struct smarch_profile_value found;
} smarch_profile_difference;

/// Which values of the two flags an object fits.
typedef struct smarch_profile_conditions {
    /// The flag at +355 of the initializer's second argument, which clears +428 on sm_90 and later.
    smarch_profile_condition flag_355;
    /// The flag at +233, debug mode, which clears +1912.
    smarch_profile_condition flag_233;
} smarch_profile_conditions;

/// A region of the profile object.
typedef struct smarch_profile_region {
    /// Its first byte.
    uint32_t start;
    /// Its last byte.
    uint32_t end;
    /// What is in it.
    const char *content;
} smarch_profile_region;

/// A bit of +1385.
typedef struct smarch_profile_scheduling_flag {
    /// Its position, 0 to 7.
    uint32_t bit;
    /// The bit alone, as a mask.
    uint32_t mask;
    /// What it means; NULL for the two bits of which nothing is known.
    const char *meaning;
    /// The functions that set, clear or look at it; NULL where none is named.
    const char *evidence;
} smarch_profile_scheduling_flag;

/// What code checks together with a bit of +1385.
typedef struct smarch_profile_joint_condition {
    /// The bit of +1385, by its position.
    uint32_t bit;
    /// Where in the profile the other value lies.
    uint32_t offset;
    /// How many bytes it has: 1 to 8.
    uint32_t width;
    /// Which bits of it are tested; 0 where none is named.
    uint32_t mask;
    /// 1 when lowest has a value, else 0.
    uint32_t has_lowest;
    /// The lowest value for which the check holds; absent where no span is named.
    uint32_t lowest;
    /// 1 when highest has a value, else 0.
    uint32_t has_highest;
    /// The highest one.
    uint32_t highest;
    /// What it is.
    const char *meaning;
} smarch_profile_joint_condition;

/// A field of the SM backend, the object that +1584 of the profile points at.
typedef struct smarch_profile_backend_field {
    /// Its offset in the backend object, in bytes.
    uint32_t offset;
    /// How many bytes are read: 1, 4 or 8. No document states it: numbers are read as DWORDs, as +348 of the profile is,
    /// flags as bytes, functions as the eight bytes that lie between the two (erratum E29c).
    uint32_t width;
    /// 1 when bit has a value, else 0.
    uint32_t has_bit;
    /// The position of the one bit that has the meaning; absent where it is the whole field.
    uint32_t bit;
    /// That bit as a mask; 0 where it is the whole field.
    uint32_t mask;
    /// The minimum number of places that read it.
    uint32_t consumers;
    /// Its name as printed: "arch_class_id"; NULL where only a meaning is printed.
    const char *name;
    /// What it means.
    const char *meaning;
} smarch_profile_backend_field;

/// A value of +12, the class of architectures, that the documents name.
typedef struct smarch_profile_backend_class {
    /// The number.
    uint32_t id;
    /// What it stands for, as printed: "NVLink-Volta+".
    const char *name;
} smarch_profile_backend_class;

/// A field that every per-SM initializer deals with.
typedef struct smarch_profile_initializer_field {
    /// The field's offset in the profile object.
    uint32_t offset;
    /// What the initializers of sm_75 to sm_88, of sm_89, of sm_90 and of sm_100 to sm_121 store;
    /// all NULL when they store the same.
    const char *differs[4];
} smarch_profile_initializer_field;

/// The scheduler words of the warp-level profile.
typedef struct smarch_scheduler {
    /// The DWORD at +18: the partitions, twice.
    uint32_t packed;
    /// Its lower half. Not read when the words are written.
    uint32_t low;
    /// Its upper half. Not read when the words are written.
    uint32_t high;
    /// The WORD at +22: dispatch slots.
    uint32_t dispatch_slots;
} smarch_scheduler;

/// A row of the scheduler table.
typedef struct smarch_scheduler_row {
    /// The lowest codegen factory of the row.
    uint32_t lowest_factory;
    /// The highest codegen factory of the row; the next row begins above it.
    uint32_t highest_factory;
    /// The words.
    struct smarch_scheduler scheduler;
    /// The first SM number of the era.
    uint32_t era_first;
    /// The last SM number of the era; UINT32_MAX where it is open.
    uint32_t era_last;
    /// The row's "SM era": the targets that it names.
    const char *era;
} smarch_scheduler_row;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/// Builds the profile object of a target: the four documented steps and those optional ones that inputs
/// asks for; later stores win. inputs may be NULL: nothing is given. known may be NULL; it becomes the
/// mask of the bytes that the documents state or the caller gave, the others are zero.
///
/// SMARCH_ERROR_INVALID_TARGET, SMARCH_ERROR_PROFILE_NONE (ptxas registers no profile for it);
/// SMARCH_ERROR_NULL_POINTER: out is NULL, or blocks while block_mask is not 0; SMARCH_ERROR_INVALID_VALUE: flags or block_mask
/// has an unknown bit.
SMARCH_NODISCARD
smarch_status smarch_profile_build(smarch_target t,
                                   const struct smarch_profile_inputs *inputs,
                                   struct smarch_profile *out,
                                   struct smarch_profile_mask *known)
SMARCH_NOEXCEPT;

/// Takes one step of construction on an object that is being built, whether or not inputs asks for it.
/// inputs may be NULL, known may not.
///
/// SMARCH_ERROR_INVALID_VALUE: no such step; else as smarch_profile_build. Nothing is written then.
SMARCH_NODISCARD
smarch_status smarch_profile_apply(struct smarch_profile *profile,
                                   smarch_profile_step step,
                                   smarch_target t,
                                   const struct smarch_profile_inputs *inputs,
                                   struct smarch_profile_mask *known)
SMARCH_NOEXCEPT;

/// A step of construction as text. Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_profile_step_name(smarch_profile_step step) SMARCH_NOEXCEPT;

/// Where the bytes of a store come from, as text. Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_profile_stored_name(smarch_profile_stored stored) SMARCH_NOEXCEPT;

/// What a step stores for a target, in the order of the offsets; the zero fill is not listed. inputs may
/// be NULL. *count becomes how many stores there are.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count, nothing is written to out; else as smarch_profile_apply.
SMARCH_NODISCARD
smarch_status smarch_profile_stores(smarch_profile_step step,
                                    smarch_target t,
                                    const struct smarch_profile_inputs *inputs,
                                    struct smarch_profile_store *out,
                                    size_t capacity,
                                    size_t *count)
SMARCH_NOEXCEPT;

/// Takes a profile object from memory; any 1936 bytes are one.
///
/// SMARCH_ERROR_PROFILE_SIZE: len is not 1936. SMARCH_ERROR_NULL_POINTER.
SMARCH_NODISCARD
smarch_status smarch_profile_read(const uint8_t *bytes,
                                  size_t len,
                                  struct smarch_profile *out)
SMARCH_NOEXCEPT;

/// The value of the scalar field that begins at an offset, SMARCH_PROFILE_<NAME>_OFFSET. Blocks of
/// 16 bytes and typed access: the smarch_profile_get_ functions below.
///
/// SMARCH_ERROR_PROFILE_FIELD: no field begins there. SMARCH_ERROR_PROFILE_WIDTH: it is a block.
SMARCH_NODISCARD
smarch_status smarch_profile_get(const struct smarch_profile *profile,
                                 size_t offset,
                                 uint64_t *out)
SMARCH_NOEXCEPT;

/// Stores a value into the scalar field that begins at an offset.
///
/// SMARCH_ERROR_PROFILE_FIELD: no field begins there. SMARCH_ERROR_PROFILE_WIDTH: it is a block, or the value needs more bytes.
SMARCH_NODISCARD
smarch_status smarch_profile_set(struct smarch_profile *profile,
                                 size_t offset,
                                 uint64_t value)
SMARCH_NOEXCEPT;

/// What is known of the number in the scalar field that begins at an offset. known may be NULL: every byte is, as of a dump.
///
/// SMARCH_ERROR_PROFILE_FIELD: no field begins there. SMARCH_ERROR_PROFILE_WIDTH: it is a block.
SMARCH_NODISCARD
smarch_status smarch_profile_field_value(const struct smarch_profile *profile,
                                         const struct smarch_profile_mask *known,
                                         size_t offset,
                                         struct smarch_profile_value *out)
SMARCH_NOEXCEPT;

/// How two values compare, as text. Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_profile_comparison_name(smarch_profile_comparison comparison) SMARCH_NOEXCEPT;

/// When an object was dumped, as text. Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_profile_moment_name(smarch_profile_moment moment) SMARCH_NOEXCEPT;

/// Which value of a flag an object fits, as text. Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_profile_condition_name(smarch_profile_condition condition) SMARCH_NOEXCEPT;

/// In which fields, and runs of unnamed bytes, two objects differ or are not known to be equal; offsets ascending. What is not
/// listed is equal: unknown bytes equal nothing. before_known and after_known may be NULL: every byte is known, as of a dump.
/// *count becomes how many.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is written to out.
SMARCH_NODISCARD
smarch_status smarch_profile_diff(const struct smarch_profile *before,
                                  const struct smarch_profile_mask *before_known,
                                  const struct smarch_profile *after,
                                  const struct smarch_profile_mask *after_known,
                                  struct smarch_profile_difference *out,
                                  size_t capacity,
                                  size_t *count)
SMARCH_NOEXCEPT;

/// Compares an object with what construction for a target stores. known may be NULL: every byte is known, as of a dump; inputs may
/// be NULL. A flag that inputs sets is taken as set; of one that it does not set that value is taken which the object fits
/// (smarch_profile_conditions_fitting). Bytes that nobody knows and fields of steps that inputs leaves out are not compared; while running
/// neither are fields that code overwrites and bytes that no document names.
/// *fault_at (may be NULL) becomes the offset of the first byte that contradicts.
///
/// SMARCH_ERROR_PROFILE_MISMATCH: there is one; *fault_at is written. SMARCH_ERROR_INVALID_VALUE: no such moment. Else as
/// smarch_profile_build.
SMARCH_NODISCARD
smarch_status smarch_profile_check(const struct smarch_profile *profile,
                                   const struct smarch_profile_mask *known,
                                   smarch_target t,
                                   const struct smarch_profile_inputs *inputs,
                                   smarch_profile_moment moment,
                                   size_t *fault_at)
SMARCH_NOEXCEPT;

/// All contradictions that smarch_profile_check finds, field by field; offsets ascending. Each has SMARCH_COMPARISON_DIFFERS, what
/// construction stores as expected and what the object has as found. *count becomes how many; 0: the object agrees.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count, nothing is written to out. Else as smarch_profile_check, without
/// SMARCH_ERROR_PROFILE_MISMATCH.
SMARCH_NODISCARD
smarch_status smarch_profile_contradictions(const struct smarch_profile *profile,
                                            const struct smarch_profile_mask *known,
                                            smarch_target t,
                                            const struct smarch_profile_inputs *inputs,
                                            smarch_profile_moment moment,
                                            struct smarch_profile_difference *out,
                                            size_t capacity,
                                            size_t *count)
SMARCH_NOEXCEPT;

/// Tries both values of the flags that decide what construction stores, and tells which an object fits. known and inputs may be NULL.
/// A flag that inputs sets is given: the answer is SMARCH_CONDITION_SET or SMARCH_CONDITION_NEITHER.
///
/// As smarch_profile_build.
SMARCH_NODISCARD
smarch_status smarch_profile_conditions_fitting(const struct smarch_profile *profile,
                                                const struct smarch_profile_mask *known,
                                                smarch_target t,
                                                const struct smarch_profile_inputs *inputs,
                                                struct smarch_profile_conditions *out)
SMARCH_NOEXCEPT;

/// The targets that a codegen factory, the number at +348, leaves possible, suffixes included. *count becomes how many; 0: no
/// registered target has it.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is written to out.
SMARCH_NODISCARD
smarch_status smarch_profile_targets(uint32_t factory,
                                     smarch_target *out,
                                     size_t capacity,
                                     size_t *count)
SMARCH_NOEXCEPT;

/// The fields: the 26 scalars and pointers and the ten constant blocks, offsets ascending; then the six fields of the
/// hardware baseline (SMARCH_SETTER_BASELINE), offsets ascending. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_profile_field *smarch_profile_fields(size_t *count) SMARCH_NOEXCEPT;

/// The eleven regions, contiguous from the first byte to the last. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_profile_region *smarch_profile_regions(size_t *count) SMARCH_NOEXCEPT;

/// The eight bits of +1385, lowest first. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_profile_scheduling_flag *smarch_profile_scheduling_flags(size_t *count)
SMARCH_NOEXCEPT;

/// What code checks together with bits of +1385, bits ascending. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_profile_joint_condition *smarch_profile_joint_conditions(size_t *count)
SMARCH_NOEXCEPT;

/// The documented fields of the SM backend, offsets ascending. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_profile_backend_field *smarch_profile_backend_fields(size_t *count)
SMARCH_NOEXCEPT;

/// The named values of +12 of the SM backend, numbers ascending. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_profile_backend_class *smarch_profile_backend_classes(size_t *count)
SMARCH_NOEXCEPT;

/// What the twelve per-SM initializers store, offsets ascending: two fields differ, nine do not. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_profile_initializer_field *smarch_profile_initializer_fields(size_t *count)
SMARCH_NOEXCEPT;

/// The field that a byte belongs to: the narrowest that covers it. NULL for bytes that no document names.
SMARCH_NODISCARD const struct smarch_profile_field *smarch_profile_field_find(size_t offset) SMARCH_NOEXCEPT;

/// The region in which a byte lies. NULL beyond the object.
SMARCH_NODISCARD const struct smarch_profile_region *smarch_profile_region_find(size_t offset) SMARCH_NOEXCEPT;

/// Whether a joint condition holds in an object: SMARCH_ANSWER_*. Unknown where the bytes are not known or no document states what is
/// checked. known may be NULL: every byte is known, as of a dump.
SMARCH_NODISCARD
smarch_status smarch_profile_joint_condition_holds(const struct smarch_profile_joint_condition *condition,
                                                   const struct smarch_profile *profile,
                                                   const struct smarch_profile_mask *known,
                                                   uint32_t *out)
SMARCH_NOEXCEPT;

/// The value of the field of the SM backend that begins at an offset, out of the bytes of the object.
///
/// SMARCH_ERROR_PROFILE_FIELD: no documented field begins there. SMARCH_ERROR_WORDS_TRUNCATED: the bytes end before the field does.
SMARCH_NODISCARD
smarch_status smarch_profile_backend_read(size_t offset,
                                          const uint8_t *bytes,
                                          size_t len,
                                          uint64_t *out)
SMARCH_NOEXCEPT;

/// The named value of +12 of the SM backend with this number. NULL where no document names it.
SMARCH_NODISCARD
const struct smarch_profile_backend_class *smarch_profile_backend_class_find(uint32_t id)
SMARCH_NOEXCEPT;

/// A setter as text: "sub_C1B7A0". Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_profile_setter_name(smarch_profile_setter setter) SMARCH_NOEXCEPT;

/// What a setter stores, as text: "a constant". Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_profile_fill_name(smarch_profile_fill fill) SMARCH_NOEXCEPT;

/// The value of +1385 after a reset: bit 7 alone stays.
SMARCH_NODISCARD uint8_t smarch_profile_scheduling_flags_reset(uint8_t flags) SMARCH_NOEXCEPT;

/// The scheduler words of a codegen factory: the range table, literally. sm_75's factory, 24577,
/// falls into the row of 13 partitions; by target it has 14.
SMARCH_NODISCARD
smarch_status smarch_scheduler_for_factory(uint32_t factory,
                                           struct smarch_scheduler *out)
SMARCH_NOEXCEPT;

/// The scheduler words of a target: the row whose SM era names it.
///
/// SMARCH_ERROR_SCHEDULER_NONE: no row does (legacy targets but sm_50, sm_60 and sm_70).
SMARCH_NODISCARD
smarch_status smarch_scheduler_for_target(smarch_target t,
                                          struct smarch_scheduler *out)
SMARCH_NOEXCEPT;

/// Reads the six bytes at +18 of a warp-level profile.
///
/// SMARCH_ERROR_WORDS_TRUNCATED: len is below 24.
SMARCH_NODISCARD
smarch_status smarch_scheduler_read(const uint8_t *bytes,
                                    size_t len,
                                    struct smarch_scheduler *out)
SMARCH_NOEXCEPT;

/// Writes packed and dispatch_slots into the six bytes at +18 of a warp-level profile; the other bytes stay as they are.
/// *count becomes 24, the minimum size of a warp-level profile.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count. SMARCH_ERROR_INVALID_VALUE: dispatch_slots needs more than 16 bits.
/// Nothing is written to out then.
SMARCH_NODISCARD
smarch_status smarch_scheduler_write(const struct smarch_scheduler *scheduler,
                                     uint8_t *out,
                                     size_t capacity,
                                     size_t *count)
SMARCH_NOEXCEPT;

/// The scheduler table, codegen factories ascending. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_scheduler_row *smarch_scheduler_rows(size_t *count) SMARCH_NOEXCEPT;

/// The row of the scheduler table with these words. NULL when none has them.
SMARCH_NODISCARD
const struct smarch_scheduler_row *smarch_scheduler_row_find(uint32_t packed,
                                                             uint32_t dispatch_slots)
SMARCH_NOEXCEPT;

/// Reads the encoded SM version out of a code object's header.
///
/// SMARCH_ERROR_WORDS_TRUNCATED: len is below 12. SMARCH_ERROR_CODE_OBJECT_MAGIC: the magic is missing.
SMARCH_NODISCARD smarch_status smarch_code_object_read(const uint8_t *bytes, size_t len, uint32_t *out) SMARCH_NOEXCEPT;

/// Writes the 12 documented bytes of a code object's header: magic and encoded SM version. *count becomes 12.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is written to out.
SMARCH_NODISCARD
smarch_status smarch_code_object_write(uint32_t sm_version,
                                       uint8_t *out,
                                       size_t capacity,
                                       size_t *count)
SMARCH_NOEXCEPT;

/// The code-object version of an encoded SM version: the packed scheduler DWORD of that codegen factory.
SMARCH_NODISCARD uint32_t smarch_code_object_version(uint32_t sm_version) SMARCH_NOEXCEPT;

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

// Fields of a profile: where they begin, how wide they are.
#define SMARCH_PROFILE_OBJECT_BASE_OFFSET                0
#define SMARCH_PROFILE_OBJECT_BASE_WIDTH                 8
#define SMARCH_PROFILE_PACKED_CONFIG_OFFSET              112
#define SMARCH_PROFILE_PACKED_CONFIG_WIDTH               8
#define SMARCH_PROFILE_OPT_LEVEL_DEFAULT_OFFSET          120
#define SMARCH_PROFILE_OPT_LEVEL_DEFAULT_WIDTH           4
#define SMARCH_PROFILE_MAX_REGISTER_LIMIT_OFFSET         132
#define SMARCH_PROFILE_MAX_REGISTER_LIMIT_WIDTH          8
#define SMARCH_PROFILE_BLOCK_184_OFFSET                  184
#define SMARCH_PROFILE_BLOCK_184_WIDTH                   16
#define SMARCH_PROFILE_BLOCK_280_OFFSET                  280
#define SMARCH_PROFILE_BLOCK_280_WIDTH                   16
#define SMARCH_PROFILE_BLOCK_312_OFFSET                  312
#define SMARCH_PROFILE_BLOCK_312_WIDTH                   16
#define SMARCH_PROFILE_ENABLE_FLAG_A_OFFSET              340
#define SMARCH_PROFILE_ENABLE_FLAG_A_WIDTH               4
#define SMARCH_PROFILE_SHARED_MEMORY_CONFIG_BASE_OFFSET  344
#define SMARCH_PROFILE_SHARED_MEMORY_CONFIG_BASE_WIDTH   4
#define SMARCH_PROFILE_CODEGEN_FACTORY_OFFSET            348
#define SMARCH_PROFILE_CODEGEN_FACTORY_WIDTH             4
#define SMARCH_PROFILE_PACKED_ENABLE_OFFSET              424
#define SMARCH_PROFILE_PACKED_ENABLE_WIDTH               8
#define SMARCH_PROFILE_CONDITIONAL_FEATURE_FLAG_OFFSET   428
#define SMARCH_PROFILE_CONDITIONAL_FEATURE_FLAG_WIDTH    4
#define SMARCH_PROFILE_MODULE_BASE_ADDRESS_OFFSET        432
#define SMARCH_PROFILE_MODULE_BASE_ADDRESS_WIDTH         4
#define SMARCH_PROFILE_CLEARED_FIELD_OFFSET              588
#define SMARCH_PROFILE_CLEARED_FIELD_WIDTH               4
#define SMARCH_PROFILE_BLOCK_680_OFFSET                  680
#define SMARCH_PROFILE_BLOCK_680_WIDTH                   16
#define SMARCH_PROFILE_BLOCK_696_OFFSET                  696
#define SMARCH_PROFILE_BLOCK_696_WIDTH                   16
#define SMARCH_PROFILE_ENABLE_FLAG_D_OFFSET              708
#define SMARCH_PROFILE_ENABLE_FLAG_D_WIDTH               4
#define SMARCH_PROFILE_BLOCK_740_OFFSET                  740
#define SMARCH_PROFILE_BLOCK_740_WIDTH                   16
#define SMARCH_PROFILE_BLOCK_788_OFFSET                  788
#define SMARCH_PROFILE_BLOCK_788_WIDTH                   16
#define SMARCH_PROFILE_BLOCK_816_OFFSET                  816
#define SMARCH_PROFILE_BLOCK_816_WIDTH                   16
#define SMARCH_PROFILE_PIPELINE_DEPTH_OFFSET             944
#define SMARCH_PROFILE_PIPELINE_DEPTH_WIDTH              4
#define SMARCH_PROFILE_VENDOR_STRING_PTR_OFFSET          1200
#define SMARCH_PROFILE_VENDOR_STRING_PTR_WIDTH           8
#define SMARCH_PROFILE_ASSOCIATED_DATA_PTR_OFFSET        1208
#define SMARCH_PROFILE_ASSOCIATED_DATA_PTR_WIDTH         8
#define SMARCH_PROFILE_VENDOR_FLAG_OFFSET                1216
#define SMARCH_PROFILE_VENDOR_FLAG_WIDTH                 4
#define SMARCH_PROFILE_SCHEDULING_FEATURE_FLAGS_OFFSET   1385
#define SMARCH_PROFILE_SCHEDULING_FEATURE_FLAGS_WIDTH    1
#define SMARCH_PROFILE_DYNAMIC_REGION_OFFSET_OFFSET      1536
#define SMARCH_PROFILE_DYNAMIC_REGION_OFFSET_WIDTH       8
#define SMARCH_PROFILE_PIPELINE_PROGRESS_OFFSET          1552
#define SMARCH_PROFILE_PIPELINE_PROGRESS_WIDTH           8
#define SMARCH_PROFILE_SM_BACKEND_VTABLE_PTR_OFFSET      1584
#define SMARCH_PROFILE_SM_BACKEND_VTABLE_PTR_WIDTH       8
#define SMARCH_PROFILE_CLI_OPTION_VALUE_OFFSET           1684
#define SMARCH_PROFILE_CLI_OPTION_VALUE_WIDTH            4
#define SMARCH_PROFILE_BLOCK_1832_OFFSET                 1832
#define SMARCH_PROFILE_BLOCK_1832_WIDTH                  16
#define SMARCH_PROFILE_ELF_SECTION_DATA_OFFSET           1840
#define SMARCH_PROFILE_ELF_SECTION_DATA_WIDTH            4
#define SMARCH_PROFILE_BARRIER_TRACKING_PTR_OFFSET       1880
#define SMARCH_PROFILE_BARRIER_TRACKING_PTR_WIDTH        8
#define SMARCH_PROFILE_TAIL_MODE_VALUE_OFFSET            1892
#define SMARCH_PROFILE_TAIL_MODE_VALUE_WIDTH             4
#define SMARCH_PROFILE_BLOCK_1908_OFFSET                 1908
#define SMARCH_PROFILE_BLOCK_1908_WIDTH                  16
#define SMARCH_PROFILE_CONDITIONAL_CLEAR_OFFSET          1912
#define SMARCH_PROFILE_CONDITIONAL_CLEAR_WIDTH           4
#define SMARCH_PROFILE_OUTPUT_CONFIG_VALUE_OFFSET        1928
#define SMARCH_PROFILE_OUTPUT_CONFIG_VALUE_WIDTH         4
#define SMARCH_PROFILE_DEPENDENCY_BARRIERS_OFFSET        604
#define SMARCH_PROFILE_DEPENDENCY_BARRIERS_WIDTH         4
#define SMARCH_PROFILE_REGISTER_LIMITS_OFFSET            612
#define SMARCH_PROFILE_REGISTER_LIMITS_WIDTH             8
#define SMARCH_PROFILE_WARP_SIZE_OFFSET                  1472
#define SMARCH_PROFILE_WARP_SIZE_WIDTH                   4
#define SMARCH_PROFILE_STATIC_SHARED_MEMORY_OFFSET       1484
#define SMARCH_PROFILE_STATIC_SHARED_MEMORY_WIDTH        4
#define SMARCH_PROFILE_SHARED_MEMORY_TABLE_OFFSET        1488
#define SMARCH_PROFILE_SHARED_MEMORY_TABLE_WIDTH         8
#define SMARCH_PROFILE_SHARED_MEMORY_COUNT_OFFSET        1496
#define SMARCH_PROFILE_SHARED_MEMORY_COUNT_WIDTH         4

// X(name, NAME, type) for every field that is a number, and X(name, NAME) for every block of 16 bytes.
#define SMARCH_PROFILE_SCALARS(X) \
    X(object_base, OBJECT_BASE, uint64_t) \
    X(packed_config, PACKED_CONFIG, uint64_t) \
    X(opt_level_default, OPT_LEVEL_DEFAULT, uint32_t) \
    X(max_register_limit, MAX_REGISTER_LIMIT, uint64_t) \
    X(enable_flag_A, ENABLE_FLAG_A, uint32_t) \
    X(shared_memory_config_base, SHARED_MEMORY_CONFIG_BASE, uint32_t) \
    X(codegen_factory, CODEGEN_FACTORY, uint32_t) \
    X(packed_enable, PACKED_ENABLE, uint64_t) \
    X(conditional_feature_flag, CONDITIONAL_FEATURE_FLAG, uint32_t) \
    X(module_base_address, MODULE_BASE_ADDRESS, uint32_t) \
    X(cleared_field, CLEARED_FIELD, uint32_t) \
    X(enable_flag_D, ENABLE_FLAG_D, uint32_t) \
    X(pipeline_depth, PIPELINE_DEPTH, uint32_t) \
    X(vendor_string_ptr, VENDOR_STRING_PTR, uint64_t) \
    X(associated_data_ptr, ASSOCIATED_DATA_PTR, uint64_t) \
    X(vendor_flag, VENDOR_FLAG, uint32_t) \
    X(scheduling_feature_flags, SCHEDULING_FEATURE_FLAGS, uint8_t) \
    X(dynamic_region_offset, DYNAMIC_REGION_OFFSET, uint64_t) \
    X(pipeline_progress, PIPELINE_PROGRESS, uint64_t) \
    X(sm_backend_vtable_ptr, SM_BACKEND_VTABLE_PTR, uint64_t) \
    X(cli_option_value, CLI_OPTION_VALUE, uint32_t) \
    X(elf_section_data, ELF_SECTION_DATA, uint32_t) \
    X(barrier_tracking_ptr, BARRIER_TRACKING_PTR, uint64_t) \
    X(tail_mode_value, TAIL_MODE_VALUE, uint32_t) \
    X(conditional_clear, CONDITIONAL_CLEAR, uint32_t) \
    X(output_config_value, OUTPUT_CONFIG_VALUE, uint32_t) \
    X(dependency_barriers, DEPENDENCY_BARRIERS, uint32_t) \
    X(register_limits, REGISTER_LIMITS, uint64_t) \
    X(warp_size, WARP_SIZE, uint32_t) \
    X(static_shared_memory, STATIC_SHARED_MEMORY, uint32_t) \
    X(shared_memory_table, SHARED_MEMORY_TABLE, uint64_t) \
    X(shared_memory_count, SHARED_MEMORY_COUNT, uint32_t)

#define SMARCH_PROFILE_BLOCKS(X) \
    X(block_184, BLOCK_184) \
    X(block_280, BLOCK_280) \
    X(block_312, BLOCK_312) \
    X(block_680, BLOCK_680) \
    X(block_696, BLOCK_696) \
    X(block_740, BLOCK_740) \
    X(block_788, BLOCK_788) \
    X(block_816, BLOCK_816) \
    X(block_1832, BLOCK_1832) \
    X(block_1908, BLOCK_1908)

// smarch_profile_get_<name>(profile), smarch_profile_set_<name>(profile, value): typed, little-endian on every machine.
// NULL has the value 0, and nothing is stored there.
#define SMARCH_PROFILE_ACCESSORS_(name, NAME, type) \
    static inline type smarch_profile_get_##name(const smarch_profile *profile) SMARCH_NOEXCEPT { \
        type value = 0; \
        for (size_t i = profile ? sizeof(type) : 0; i-- > 0;) value = (type)(((uint64_t)value << 8) | profile->bytes[SMARCH_PROFILE_##NAME##_OFFSET + i]); \
        return value; \
    } \
    static inline void smarch_profile_set_##name(smarch_profile *profile, type value) SMARCH_NOEXCEPT { \
        for (size_t i = 0; profile && i < sizeof(type); ++i) profile->bytes[SMARCH_PROFILE_##NAME##_OFFSET + i] = (uint8_t)((uint64_t)value >> (8 * i)); \
    }
SMARCH_PROFILE_SCALARS(SMARCH_PROFILE_ACCESSORS_)

// smarch_profile_get_<block>(profile, bytes), smarch_profile_set_<block>(profile, bytes): 16 bytes.
#define SMARCH_PROFILE_BLOCK_ACCESSORS_(name, NAME) \
    static inline void smarch_profile_get_##name(const smarch_profile *profile, uint8_t bytes[16]) SMARCH_NOEXCEPT { \
        for (size_t i = 0; profile && bytes && i < 16; ++i) bytes[i] = profile->bytes[SMARCH_PROFILE_##NAME##_OFFSET + i]; \
    } \
    static inline void smarch_profile_set_##name(smarch_profile *profile, const uint8_t bytes[16]) SMARCH_NOEXCEPT { \
        for (size_t i = 0; profile && bytes && i < 16; ++i) profile->bytes[SMARCH_PROFILE_##NAME##_OFFSET + i] = bytes[i]; \
    }
SMARCH_PROFILE_BLOCKS(SMARCH_PROFILE_BLOCK_ACCESSORS_)

#undef SMARCH_PROFILE_ACCESSORS_
#undef SMARCH_PROFILE_BLOCK_ACCESSORS_

/// Whether the byte at this offset is known; false beyond the object and for NULL.
static inline bool smarch_profile_known(const smarch_profile_mask *mask, size_t offset) SMARCH_NOEXCEPT {
    return mask && offset < SMARCH_PROFILE_SIZE && ((mask->bits[offset / 8] >> (offset % 8)) & 1) != 0;
}

#endif // SMARCH_PROFILE_H
