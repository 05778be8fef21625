/**
 * @file
 * smarch: what NVIDIA's SM targets are. Names, rules, cubins, profiles; no CUDA needed.
 *
 * Link libsmarch.a. The answers are those of CUDA toolkit 13.0.88 (smarch_library_toolkit). This header includes one
 * header a topic; what the documents state about the inside of NVIDIA's tools is in <smarch/documented.h>, which it does
 * not include.
 *
 * Every function is of one of these forms, and is called by it:
 *
 *   question               form                                                     where there is no answer
 *   text to value          smarch_status smarch_X_parse(text, len, &out)            a status that says why
 *   key to row             const smarch_X *smarch_X_find(key...)                    NULL
 *   value to row           const smarch_X *smarch_X_of(value), _info_of             NULL
 *   all rows               const smarch_X *smarch_Xs(&count)                        (the row type is the singular)
 *   property of a value    T smarch_X_y(x)                                          0, {0, 0} or ""
 *   predicate on a code    bool smarch_X_is_y(x), _has_y                            false
 *   yes or no              bool smarch_...(...) and smarch_verdict ..._why(...)     false; a verdict with its reason
 *   computed value         smarch_status smarch_X_...(inputs, &out)                 a status
 *   computed list, text    smarch_status ...(inputs, out, capacity, &count)         BUFFER_TOO_SMALL, and the count needed
 *   change in place        smarch_status smarch_X_...(&x, ...)                      a status
 *   text of a code         const char *smarch_X_name(code), _message(code)          ""
 *   constant               T smarch_...(void)
 *
 * - Arguments: PTX version, subject, object, options, then outputs; a selector (a syntax, a release) before the text that
 *   it selects for. mask and fault_at are the last outputs.
 * - Status: SMARCH_OK or SMARCH_ERROR_*, as text by smarch_status_message. Outputs are written on success only, except
 *   count (how many elements or characters there are, also where capacity is too small; a text needs one more for its
 *   NUL) and fault_at. Pointers to outputs must differ. NULL for an output is an error unless its comment says that it
 *   may be NULL.
 * - Strings enter as pointer and length, NULL only with length 0. Static strings leave NUL-terminated. A buffer is NULL
 *   only with capacity 0.
 * - Absence in a struct: a pointer is NULL; a target or a code is 0; a version is {0, 0}; a number has a field has_X
 *   before it, which is 0, and is 0 itself. Nothing is absent that has none of these.
 * - Input structs: all-zero means the defaults. Flag bits switch on; unknown bits and reserved fields that are not 0 are
 *   refused.
 * - Unknown is not no: a verdict has three sides (smarch_verdict_answer).
 * - Static rows are valid for ever. Any bytes, any numbers and NULL may be given: the answer is right or an error.
 * - Everything is reentrant, allocates nothing and needs no initialisation.
 *
 * The same as data, with the role of each argument and what NULL does: <smarch/interface.json>.
 *
 * Made from the Rust sources; `make header` makes it anew.
 */

#ifndef SMARCH_H
#define SMARCH_H

#include <smarch/core.h>
#include <smarch/toolkits.h>
#include <smarch/targets.h>
#include <smarch/devices.h>
#include <smarch/ptx.h>
#include <smarch/rules.h>
#include <smarch/arch_list.h>
#include <smarch/hardware.h>
#include <smarch/cubin.h>
#include <smarch/cicc.h>
#include <smarch/nvvm.h>
#include <smarch/llvm.h>
#include <smarch/profile.h>
#include <smarch/errata.h>

#endif // SMARCH_H
