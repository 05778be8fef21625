/**
 * @file
 * smarch: the releases of the CUDA toolkit, and drivers.
 *
 * Made from the Rust sources, the declarations by cbindgen; `make header` makes it anew.
 */

#ifndef SMARCH_TOOLKITS_H
#define SMARCH_TOOLKITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <smarch/core.h>

// Releases of the CUDA toolkit: smarch_toolkit.
#define SMARCH_TOOLKIT_11_7 11070u ///< 11.7
#define SMARCH_TOOLKIT_11_8 11080u ///< 11.8
#define SMARCH_TOOLKIT_12_0 12000u ///< 12.0
#define SMARCH_TOOLKIT_12_1 12010u ///< 12.1
#define SMARCH_TOOLKIT_12_2 12020u ///< 12.2
#define SMARCH_TOOLKIT_12_3 12030u ///< 12.3
#define SMARCH_TOOLKIT_12_4 12040u ///< 12.4
#define SMARCH_TOOLKIT_12_5 12050u ///< 12.5
#define SMARCH_TOOLKIT_12_6 12060u ///< 12.6
#define SMARCH_TOOLKIT_12_8 12080u ///< 12.8
#define SMARCH_TOOLKIT_12_9 12090u ///< 12.9
#define SMARCH_TOOLKIT_13_0 13000u ///< 13.0
#define SMARCH_TOOLKIT_13_1 13010u ///< 13.1
#define SMARCH_TOOLKIT_13_2 13020u ///< 13.2
#define SMARCH_TOOLKIT_13_3 13030u ///< 13.3
#define SMARCH_TOOLKIT_13_4 13040u ///< 13.4
#define SMARCH_TOOLKIT_13_5 13050u ///< 13.5

/// The release of the documents: what to ask for where no other is meant.
#define SMARCH_TOOLKIT_DEFAULT 13000u

/// The newest driver that public documents describe.
#define SMARCH_DRIVER_NEWEST 13050u

/// A release of the CUDA toolkit whose tools were run, as CUDA_VERSION writes it: SMARCH_TOOLKIT_12_4 is 12040; 0 for none. Of any
/// other number nothing is known.
typedef uint32_t smarch_toolkit;

/// What is known of a release without asking anything else.
typedef struct smarch_toolkit_info {
    /// The release.
    smarch_toolkit toolkit;
    /// The newest PTX version that its ptxas reads.
    smarch_version ptx;
    /// Its name: "12.4".
    const char *name;
    /// The builds of ptxas that were run, separated by blanks: "12.4.99 12.4.131".
    const char *builds;
} smarch_toolkit_info;

/// A driver: the CUDA version that cuDriverGetVersion returns, 12040 for 12.4; 0 for one that is not known.
typedef uint32_t smarch_driver;

/// A branch of the driver: what the first part of 550.54.14 names.
typedef struct smarch_driver_branch {
    /// The branch: 550.
    uint32_t branch;
    /// What its drivers return: 12.4. Without a compatibility package, which brings a newer library.
    smarch_driver driver;
    /// The newest PTX version that they compile.
    smarch_version ptx;
} smarch_driver_branch;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/// All releases that were run, the oldest first; *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_toolkit_info *smarch_toolkits(size_t *count) SMARCH_NOEXCEPT;

/// The branches of the driver of which it is public what they return, ascending; *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_driver_branch *smarch_driver_branches(size_t *count)
SMARCH_NOEXCEPT;

/// The name of a release, "12.4"; "" for any other number.
SMARCH_NODISCARD const char *smarch_toolkit_name(smarch_toolkit k) SMARCH_NOEXCEPT;

/// What is known of a release without asking anything else; NULL for a number that is no release that was run.
SMARCH_NODISCARD const struct smarch_toolkit_info *smarch_toolkit_info_of(smarch_toolkit k) SMARCH_NOEXCEPT;

/// The newest .version that ptxas of this release reads; {0, 0} for a number that is no release that was run.
SMARCH_NODISCARD smarch_version smarch_toolkit_ptx(smarch_toolkit k) SMARCH_NOEXCEPT;

/// Which release a text names: "12.4", or a build of it, "12.4.131".
///
/// SMARCH_ERROR_TOOLKIT_TEXT: not a release. SMARCH_ERROR_TOOLKIT_NOT_RUN: one that was not run, or that never was: 9.2, 12.7, 12.10.
SMARCH_NODISCARD
smarch_status smarch_toolkit_parse(const char *text,
                                   size_t len,
                                   smarch_toolkit *out)
SMARCH_NOEXCEPT;

/// Which driver a text names: a CUDA version, "12.4"; a driver's own version, "550.54.14" or "551.61"; a branch, "550" or "R550". It is
/// what the driver itself returns; where a compatibility package is installed, ask cuDriverGetVersion.
///
/// SMARCH_ERROR_DRIVER_TEXT: not a driver. SMARCH_ERROR_DRIVER_UNKNOWN: no public document names what this one returns.
SMARCH_NODISCARD
smarch_status smarch_driver_parse(const char *text,
                                  size_t len,
                                  smarch_driver *out)
SMARCH_NOEXCEPT;

/// The newest .version that a driver compiles: at least this one for a driver newer than SMARCH_DRIVER_NEWEST. {0, 0} for one older than
/// PTX.
SMARCH_NODISCARD
smarch_version smarch_driver_ptx(smarch_driver d)
SMARCH_NOEXCEPT;

/// The oldest driver that compiles PTX of this .version; 0 for versions that no document lists.
SMARCH_NODISCARD smarch_driver smarch_driver_for_ptx(smarch_version ptx) SMARCH_NOEXCEPT;

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif // SMARCH_TOOLKITS_H
