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

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif // SMARCH_PTX_H
