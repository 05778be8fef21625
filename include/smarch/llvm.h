/**
 * @file
 * smarch: what upstream LLVM makes of -mcpu and -mattr.
 *
 * Made from the Rust sources, the declarations by cbindgen; `make header` makes it anew.
 */

#ifndef SMARCH_LLVM_H
#define SMARCH_LLVM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <smarch/core.h>
#include <smarch/targets.h>

// Releases of LLVM: smarch_llvm_release.
#define SMARCH_LLVM_19 19u ///< LLVM 19.1.7
#define SMARCH_LLVM_22 22u ///< LLVM 22.1.8

// Nodes of the lattice of targets of LLVM's trunk.
#define SMARCH_LLVM_NODE_ANY    1u ///< every target
#define SMARCH_LLVM_NODE_BASE   2u ///< from this number on
#define SMARCH_LLVM_NODE_FAMILY 3u ///< in this family, from this number on
#define SMARCH_LLVM_NODE_ARCH   4u ///< this number, architecture-specific

/// A release of LLVM that was run: SMARCH_LLVM_*.
typedef uint32_t smarch_llvm_release;

/// What llc makes of -mcpu and -mattr.
typedef struct smarch_llc_output {
    /// The .version that is written; 0.0 when nothing is: the attributes ask for too old a PTX, or the CPU or the first attribute is
    /// "help", for which lists are printed.
    smarch_version version;
    /// The PTX version that the attributes ask for, when it is too old; else 0.0.
    smarch_version asked;
    /// The PTX version that the target needs, when that is too old; else 0.0.
    smarch_version lowest;
    /// 1 when the release knows the CPU, else 0. The .target is the CPU's text either way, "sm_30" for none.
    uint32_t knows_cpu;
} smarch_llc_output;

/// A node of the trunk's lattice of targets: SMARCH_LLVM_NODE_*.
typedef uint32_t smarch_llvm_node;

/// A clause of a predicate: it holds for certain targets from a PTX version on.
typedef struct smarch_llvm_clause {
    /// For which targets it holds.
    smarch_llvm_node node;
    /// The SM number of the node; 0 for any target.
    uint32_t number;
    /// The lowest PTX version for which it holds; none for every version.
    smarch_version from;
    /// The lowest PTX version for which it no longer holds; none where there is no such version.
    smarch_version below;
} smarch_llvm_clause;

/// A predicate of the subtarget: "hasClusters", "hasTcgen05InstSupport". It holds when one of its clauses does.
typedef struct smarch_llvm_predicate {
    /// Its name upstream; two that cover a part of a feature name that part in brackets.
    const char *name;
    /// The clauses, in the source's order.
    const struct smarch_llvm_clause *clauses;
    /// How many clauses there are.
    size_t clauses_count;
} smarch_llvm_predicate;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/// What llc -march=nvptx64 of this release makes of -mcpu and -mattr; empty ones stand for none.
///
/// SMARCH_ERROR_INVALID_VALUE: the release was not run.
SMARCH_NODISCARD
smarch_status smarch_llc_run(smarch_llvm_release release,
                             const char *cpu,
                             size_t cpu_len,
                             const char *attrs,
                             size_t attrs_len,
                             struct smarch_llc_output *out)
SMARCH_NOEXCEPT;

/// What llc prints to standard error, each line once and with its line end; "" when it prints nothing. Written with a
/// NUL; *count (may be NULL) becomes the length without it, also when out is too small.
///
/// SMARCH_ERROR_INVALID_VALUE: the release was not run. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
SMARCH_NODISCARD
smarch_status smarch_llc_messages(smarch_llvm_release release,
                                  const char *cpu,
                                  size_t cpu_len,
                                  const char *attrs,
                                  size_t attrs_len,
                                  char *out,
                                  size_t capacity,
                                  size_t *count)
SMARCH_NOEXCEPT;

/// The feature string that LLVM makes of -mattr: parts between commas, empty ones dropped, with + where a sign is missing, in small
/// letters: "+ptx80,+ptx83" for "PTX80,,+ptx83". Whether a release knows them is not asked. Bytes that are no text become U+FFFD. Written
/// with a NUL; *count (may be NULL) becomes the length without it, also when out is too small.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
SMARCH_NODISCARD
smarch_status smarch_llvm_feature_string(const char *attrs,
                                         size_t attrs_len,
                                         char *out,
                                         size_t capacity,
                                         size_t *count)
SMARCH_NOEXCEPT;

/// The predicates of the subtarget of LLVM's trunk, in the source's order. *count becomes how many. NULL when count is
/// NULL.
SMARCH_NODISCARD const struct smarch_llvm_predicate *smarch_llvm_predicates(size_t *count) SMARCH_NOEXCEPT;

/// The predicate with this name, "hasClusters"; NULL when none has it.
SMARCH_NODISCARD
const struct smarch_llvm_predicate *smarch_llvm_predicate_find(const char *name,
                                                               size_t len)
SMARCH_NOEXCEPT;

/// Whether a predicate of the trunk's subtarget holds for the PTX version that is emitted and a target.
///
/// SMARCH_ERROR_INVALID_TARGET: invalid, or upstream lacks it. SMARCH_ERROR_INVALID_VALUE: no predicate has the name.
SMARCH_NODISCARD
smarch_status smarch_llvm_predicate_evaluate(smarch_version ptx,
                                             smarch_target t,
                                             const char *name,
                                             size_t len,
                                             bool *out)
SMARCH_NOEXCEPT;

/// The number by which LLVM 22 tells targets apart: ten times the SM number, plus 2 for f and 3 for a; 0 for an invalid
/// target.
SMARCH_NODISCARD uint32_t smarch_llvm_full_sm_version(smarch_target t) SMARCH_NOEXCEPT;

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif // SMARCH_LLVM_H
