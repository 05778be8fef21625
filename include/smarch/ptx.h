/**
 * @file
 * smarch: PTX's instruction set: which forms of instructions exist, and what each asks.
 *
 * Made from the Rust sources, the declarations by cbindgen; `make header` makes it anew.
 */

#ifndef SMARCH_PTX_H
#define SMARCH_PTX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <smarch/core.h>
#include <smarch/toolkits.h>
#include <smarch/targets.h>

// What an item of PTX text is: smarch_ptx_item_kind.
#define SMARCH_PTX_ITEM_VERSION     1u ///< .version
#define SMARCH_PTX_ITEM_TARGET      2u ///< .target
#define SMARCH_PTX_ITEM_DIRECTIVE   3u ///< directive
#define SMARCH_PTX_ITEM_INSTRUCTION 4u ///< instruction
#define SMARCH_PTX_ITEM_REGISTER    5u ///< special register
#define SMARCH_PTX_ITEM_OPERAND     6u ///< operand

/// A place in a form at which one of some words stands.
typedef struct smarch_ptx_slot {
    /// What the slot says: "scope", "type". "operands" is no modifier but how many operands the statement has.
    const char *name;
    /// The numbers of words. The first may be 0, "-": the slot may be left out. Words that begin with "#" are
    /// numbers of operands.
    const uint16_t *words;
    /// How many words there are.
    size_t words_count;
} smarch_ptx_slot;

/// The forms of one instruction: its slots, in the order in which they are written.
typedef struct smarch_ptx_family {
    /// How every form of it begins: "atom", "cp.async.bulk"; of a special register its name, "%tid", of a directive ".maxntid".
    const char *name;
    /// In the order in which they are written.
    const struct smarch_ptx_slot *slots;
    /// How many slots there are.
    size_t slots_count;
} smarch_ptx_family;

/// A form of an instruction: "atom.relaxed.gpu.global.add.u32". Made by Form::parse.
typedef struct smarch_ptx_form {
    /// Which word each slot has: bit n of the two numbers is the n-th word of the family's slots, one after the other.
    uint64_t choices[2];
    /// The targets that have the form in the newest release, whichever .version they ask for.
    uint64_t targets;
    /// The place of its family in FAMILIES.
    uint32_t family;
    /// The .version that it asks for in the newest release, as a number.
    uint32_t since;
    /// Up to this release something is asked otherwise.
    uint32_t special_until;
    /// Of the other fields, to know a form that Form::parse did not make.
    uint32_t check;
} smarch_ptx_form;

/// What an item of PTX text is: SMARCH_PTX_ITEM_*.
typedef uint32_t smarch_ptx_item_kind;

/// A place in a text.
typedef struct smarch_ptx_place {
    /// The offset in bytes.
    uint64_t offset;
    /// From 1 on; lines end with a line feed. 0 where the text as a whole is meant.
    uint32_t line;
    /// From 1 on, in bytes.
    uint32_t column;
} smarch_ptx_place;

/// Something in PTX text that asks for a target, a .version or a release.
typedef struct smarch_ptx_item {
    /// Where its word begins or, where ptxas reports it at another line, what stands there.
    struct smarch_ptx_place place;
    /// An instruction with its modifiers as they are written, in the caller's bytes; of a directive what smarch_ptx_form_parse takes, or a name of what
    /// no form tells (".address_size", ".operand.indirect_texture"), in the library's; of a kernel whose parameters take more than 256 bytes, and of a
    /// function's parameter, its name, in the caller's. It does not end in NUL.
    const char *text;
    /// Its length.
    size_t text_len;
    /// What it is.
    smarch_ptx_item_kind kind;
    /// How many operands an instruction or .file has; 0 for what is none.
    uint32_t operands;
    /// Its form; valid where form_status is SMARCH_OK.
    struct smarch_ptx_form form;
    /// SMARCH_ERROR_PTX_*: no form is known that is written so. SMARCH_ERROR_INVALID_VALUE for a .version and a .target.
    smarch_status form_status;
    /// Always 0.
    uint32_t reserved;
    /// Where the reader goes on: for smarch_ptx_item_next.
    uint64_t reader[10];
} smarch_ptx_item;

/// What PTX text needs, by the rules of the newest release: made by requirements.
///
/// Where an instruction is of no known form (unknown), or the reader lost its footing (lost), this is a lower
/// bound: the text may ask for more.
typedef struct smarch_ptx_needs {
    /// The first instruction or directive that asks for the highest .version; line 0 where nothing asks for one.
    struct smarch_ptx_place newest;
    /// The first that the fewest targets have; line 0 where every target has all of them.
    struct smarch_ptx_place rarest;
    /// The first of which nothing is known; line 0 where there is none.
    struct smarch_ptx_place first_unknown;
    /// Where the reader lost its footing: nothing is known of what stands behind it. Line 0 where it did not.
    struct smarch_ptx_place lost;
    /// How many instructions there are.
    uint64_t instructions;
    /// How many instructions and directives are of no known form.
    uint64_t unknown;
    /// What it met there, an error's code; 0 where it lost nothing.
    uint32_t lost_error;
    /// What the text states, an id; 0 for none.
    uint32_t stated_target;
    smarch_version stated_version;
    /// The .version of what newest asks for.
    smarch_version newest_since;
    /// The targets that have all of it with the .version at the same place in PTX_VERSIONS, a bit each.
    uint64_t by_version[64];
    /// The targets that have what stands at rarest.
    uint64_t rarest_targets;
    /// What the reader met last.
    uint64_t seen[16];
} smarch_ptx_needs;

/// A place at which ptxas refuses PTX text, or at which nothing is known.
typedef struct smarch_ptx_finding {
    /// Where; line 0 for the text as a whole. Of an instruction where it begins, of one of no known form where its first unknown word does.
    struct smarch_ptx_place place;
    /// What stands there: the instruction with its modifiers, in the caller's bytes, or a directive, in the library's; the .version or the list of the .target that the release does
    /// not know; else empty. It does not end in NUL.
    const char *text;
    /// Its length.
    size_t text_len;
    /// Why: SMARCH_NO_* is a refusal of ptxas. SMARCH_UNKNOWN_FORM: no form is known that is written so, and whether ptxas takes it is not
    /// known. SMARCH_UNKNOWN_TEXT: the reader lost its footing, and nothing is known of what stands behind it.
    smarch_verdict verdict;
    /// The release that was asked about.
    smarch_toolkit toolkit;
    /// The .version with which it was read.
    smarch_version ptx;
    /// The .target with which it was read; 0 where that is not known.
    smarch_target ptx_target;
    /// The GPU that the .target does not compile for, or that has no such instruction; else 0.
    smarch_target gpu;
    /// Which line of ptxas's about the form it is, from 0 on.
    uint32_t line_of_form;
    /// SMARCH_ERROR_PTX_*: what is wrong where the verdict is unknown, and SMARCH_ERROR_PTX_HEADER; else SMARCH_OK.
    smarch_status error;
    /// How many operands the form counts, 0 where that does not matter; where text is the name of a kernel or a parameter, a number that says so.
    uint32_t operands;
} smarch_ptx_finding;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/// The families of forms, by name; those of one name stand together. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_ptx_family *smarch_ptx_families(size_t *count) SMARCH_NOEXCEPT;

/// A word of forms: a modifier without its dot; "-" (0) stands for a slot that is left out, "#3" for three operands. "" for an unknown one.
SMARCH_NODISCARD
const char *smarch_ptx_word_name(uint16_t word)
SMARCH_NOEXCEPT;

/// The form that a text writes: an instruction with its modifiers, "atom.global.add.noftz.bf16x2", in the order of the PTX ISA or, as ptxas takes it, any
/// other, in which only types and layouts among themselves keep theirs; a special register,
/// "%clusterid.x"; a directive, ".maxntid". Operands may follow, after a blank: their number decides where an instruction takes several
/// ("min.f32 d, a, b, c"), and without them it is the fewest. fault_at (may be NULL) becomes the offset of the word that is wrong or, where one is
/// missing, of its place; SMARCH_NO_FAULT with success.
///
/// SMARCH_ERROR_PTX_INSTRUCTION: no instruction begins so. SMARCH_ERROR_PTX_MODIFIER: the word is no modifier of it, or stands at
/// the wrong place. SMARCH_ERROR_PTX_MODIFIER_MISSING: a modifier is missing. SMARCH_ERROR_PTX_FORM: the modifiers do not go together on any target of
/// any release. SMARCH_ERROR_PTX_OPERANDS: not with so many operands.
SMARCH_NODISCARD
smarch_status smarch_ptx_form_parse(const char *text,
                                    size_t len,
                                    struct smarch_ptx_form *out,
                                    size_t *fault_at)
SMARCH_NOEXCEPT;

/// The first form of a family, by its place in smarch_ptx_families; in the order of the slots, and in each slot in the order of its words.
///
/// SMARCH_ERROR_INVALID_VALUE: there is no such family.
SMARCH_NODISCARD
smarch_status smarch_ptx_form_first(uint32_t family,
                                    struct smarch_ptx_form *out)
SMARCH_NOEXCEPT;

/// Makes of a form the one of the same family that follows.
///
/// SMARCH_ERROR_PTX_LAST: it was the last; it stays what it was. SMARCH_ERROR_INVALID_VALUE: no form of smarch_ptx_form_parse.
SMARCH_NODISCARD
smarch_status smarch_ptx_form_next(struct smarch_ptx_form *form)
SMARCH_NOEXCEPT;

/// Whether ptxas of this release accepts the form in PTX with this .version and .target; ptx {0, 0} is the newest .version that it reads. False for
/// an invalid argument.
SMARCH_NODISCARD
bool smarch_ptx_form_supports(smarch_toolkit k,
                              smarch_version ptx,
                              smarch_target ptx_target,
                              const struct smarch_ptx_form *form)
SMARCH_NOEXCEPT;

/// As smarch_ptx_form_supports, with the reason: first that of the .version with the .target, then of the .target, then of the .version.
SMARCH_NODISCARD
smarch_verdict smarch_ptx_form_supports_why(smarch_toolkit k,
                                            smarch_version ptx,
                                            smarch_target ptx_target,
                                            const struct smarch_ptx_form *form)
SMARCH_NOEXCEPT;

/// What ptxas of this release prints when it refuses the form, each line once, from "Feature" on, in its order; "" when it accepts it.
/// Written with a NUL; *count (may be NULL) becomes the length without it, also when it does not fit.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_TARGET, _INVALID_VALUE: an invalid argument. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above
/// *count.
SMARCH_NODISCARD
smarch_status smarch_ptx_form_message(smarch_toolkit k,
                                      smarch_version ptx,
                                      smarch_target ptx_target,
                                      const struct smarch_ptx_form *form,
                                      char *out,
                                      size_t capacity,
                                      size_t *count)
SMARCH_NOEXCEPT;

/// The form as it is written: what smarch_ptx_form_parse reads. Written with a NUL; *count (may be NULL) becomes the length without it, also when it
/// does not fit. A number of operands that is not the fewest follows as placeholders: "min.f32 _, _, _, _".
///
/// SMARCH_ERROR_INVALID_VALUE: no form of smarch_ptx_form_parse. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
SMARCH_NODISCARD
smarch_status smarch_ptx_form_write(const struct smarch_ptx_form *form,
                                    char *out,
                                    size_t capacity,
                                    size_t *count)
SMARCH_NOEXCEPT;

/// The word that the form has in a slot of its family; 0, "-", where the slot is left out, for a place beyond the slots and for an invalid form.
SMARCH_NODISCARD
uint16_t smarch_ptx_form_word(const struct smarch_ptx_form *form,
                              uint32_t slot)
SMARCH_NOEXCEPT;

/// The lowest .version with which this release accepts the form on any target; {0, 0} where it accepts none, and for an invalid argument.
SMARCH_NODISCARD
smarch_version smarch_ptx_form_since(smarch_toolkit k,
                                     const struct smarch_ptx_form *form)
SMARCH_NOEXCEPT;

/// The lowest .version with which this release accepts the form with a .target; {0, 0} where it accepts none, and for an invalid argument.
SMARCH_NODISCARD
smarch_version smarch_ptx_form_since_on(smarch_toolkit k,
                                        smarch_target ptx_target,
                                        const struct smarch_ptx_form *form)
SMARCH_NOEXCEPT;

/// The targets that have the form in this release, with its newest .version. *count becomes how many, also when they do not fit; no list is
/// longer than all targets.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_VALUE: an invalid argument. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
SMARCH_NODISCARD
smarch_status smarch_ptx_form_targets(smarch_toolkit k,
                                      const struct smarch_ptx_form *form,
                                      smarch_target *out,
                                      size_t capacity,
                                      size_t *count)
SMARCH_NOEXCEPT;

/// The name of what an item is, "instruction"; "" for an unknown code.
SMARCH_NODISCARD const char *smarch_ptx_item_kind_name(smarch_ptx_item_kind kind) SMARCH_NOEXCEPT;

/// The first thing in PTX text that asks for a target, a .version or a release: the .version, the .target, a directive, an instruction, or a special
/// register among an instruction's operands, which comes before it. In ptxas's order. A NUL ends the text. fault_at (may be NULL) becomes the offset
/// where the reader lost its footing, else SMARCH_NO_FAULT.
///
/// SMARCH_ERROR_PTX_TEXT_END: there is none. SMARCH_ERROR_PTX_COMMENT, _PTX_STRING, _PTX_END, _PTX_BRACE, _PTX_SYNTAX: the reader lost its footing. It
/// does not judge the syntax, the types or the names of what it reads.
SMARCH_NODISCARD
smarch_status smarch_ptx_item_first(const char *text,
                                    size_t len,
                                    struct smarch_ptx_item *out,
                                    size_t *fault_at)
SMARCH_NOEXCEPT;

/// Makes of an item of smarch_ptx_item_first the one that follows in the same text. Time for all of them grows with the text.
///
/// As smarch_ptx_item_first; *item stays what it was where there is none.
SMARCH_NODISCARD
smarch_status smarch_ptx_item_next(const char *text,
                                   size_t len,
                                   struct smarch_ptx_item *item,
                                   size_t *fault_at)
SMARCH_NOEXCEPT;

/// What PTX text needs, by the rules of the newest release that was measured: the lowest .version, the targets that have all of it, which statement asks for
/// most. Built in place: after any failure *out is all 0. Reads up to the first NUL. Where out->unknown is not 0, or out->lost has a line, it is
/// a lower bound: the text may ask for more.
SMARCH_NODISCARD
smarch_status smarch_ptx_requirements(const char *text,
                                      size_t len,
                                      struct smarch_ptx_needs *out)
SMARCH_NOEXCEPT;

/// The lowest .version with which any target has all of it; {0, 0} where none has.
SMARCH_NODISCARD smarch_version smarch_ptx_needs_since(const struct smarch_ptx_needs *needs) SMARCH_NOEXCEPT;

/// The lowest .version with which a target has all of it; {0, 0} where it never has, and for an invalid argument.
SMARCH_NODISCARD
smarch_version smarch_ptx_needs_since_on(const struct smarch_ptx_needs *needs,
                                         smarch_target ptx_target)
SMARCH_NOEXCEPT;

/// The targets that have all of it with this .version, in the order of smarch_targets; ptx {0, 0} is the newest. *count becomes how many, also when
/// they do not fit; no list is longer than all targets.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
SMARCH_NODISCARD
smarch_status smarch_ptx_needs_targets(smarch_version ptx,
                                       const struct smarch_ptx_needs *needs,
                                       smarch_target *out,
                                       size_t capacity,
                                       size_t *count)
SMARCH_NOEXCEPT;

/// Where ptxas of this release refuses PTX text, in its order: line by line; then the .version with the .target; then the .target with gpu, which is
/// looked at only where nothing else was refused. A .version or .target that the release does not know is reported alone. ptx and ptx_target stand in for
/// those that the text states, {0, 0} and 0 for its own; gpu 0: no GPU is asked about. Reads up to the first NUL, in one pass; time grows with the text.
///
/// An instruction of no known form, and the place where the reader lost its footing, are findings as well. No findings: the text asks
/// for nothing that the target lacks; whether it is right otherwise is not said. *count becomes how many there are, also when they do not fit.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_TARGET: an invalid argument. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
SMARCH_NODISCARD
smarch_status smarch_ptx_check(smarch_toolkit k,
                               smarch_version ptx,
                               const char *text,
                               size_t len,
                               smarch_target ptx_target,
                               smarch_target gpu,
                               struct smarch_ptx_finding *out,
                               size_t capacity,
                               size_t *count)
SMARCH_NOEXCEPT;

/// What ptxas prints there, from behind "error   : " or "fatal   : "; of what is unknown, what the reader met. Written with a NUL; *count (may be NULL)
/// becomes the length without it, also when it does not fit. The text that was checked must still be there.
///
/// SMARCH_ERROR_INVALID_VALUE: no finding of smarch_ptx_check. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
SMARCH_NODISCARD
smarch_status smarch_ptx_finding_message(const struct smarch_ptx_finding *finding,
                                         char *out,
                                         size_t capacity,
                                         size_t *count)
SMARCH_NOEXCEPT;

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif // SMARCH_PTX_H
