/**
 * @file
 * smarch: where the documents err.
 *
 * Made from the Rust sources, the declarations by cbindgen; `make header` makes it anew.
 */

#ifndef SMARCH_ERRATA_H
#define SMARCH_ERRATA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <smarch/core.h>

// Kinds of evidence; bits.
#define SMARCH_EVIDENCE_DOCUMENTED 1u ///< the text of a document
#define SMARCH_EVIDENCE_MEASURED   2u ///< a tool that was run
#define SMARCH_EVIDENCE_PUBLIC     4u ///< a public specification

/// Kinds of evidence, bits: SMARCH_EVIDENCE_*.
typedef uint32_t smarch_evidence;

/// Where documents contradict themselves, each other or the tools, and what the library answers.
typedef struct smarch_erratum {
    /// A stable id: E09.
    const char *id;
    /// What it is about.
    const char *subject;
    /// What the documents state.
    const char *documents_say;
    /// What the library answers.
    const char *library_answers;
    /// Where the evidence is: a file under tests/data, or the place in a document.
    const char *proof;
    /// What kinds of evidence decide.
    smarch_evidence evidence;
} smarch_erratum;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/// All errata, by id. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_erratum *smarch_errata(size_t *count) SMARCH_NOEXCEPT;

/// The erratum with this id, ASCII case ignored: "E09", "e34b". NULL when there is none.
SMARCH_NODISCARD const struct smarch_erratum *smarch_erratum_find(const char *id, size_t len) SMARCH_NOEXCEPT;

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif // SMARCH_ERRATA_H
