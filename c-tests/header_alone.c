// The header compiles with nothing before it, and twice; a few constants and layouts on which C code relies the most, on
// every machine. All of them, on 64-bit machines: scripts/abi.
#include <smarch.h>
#include <smarch.h>
#include <smarch/documented.h>

#ifdef __cplusplus
#define STATIC_ASSERT(condition) static_assert(condition, #condition)
#define OFFSET(type, field) offsetof(type, field)
#else
#define STATIC_ASSERT(condition) _Static_assert(condition, #condition)
#define OFFSET(type, field) offsetof(type, field)
#endif

STATIC_ASSERT(SMARCH_SM_75 == (75u << 8));
STATIC_ASSERT(SMARCH_SM_90A == ((90u << 8) | 'a'));
STATIC_ASSERT(SMARCH_SM_121F == ((121u << 8) | 'f'));
STATIC_ASSERT(SMARCH_OK == 0);
STATIC_ASSERT(SMARCH_YES == 1);

STATIC_ASSERT(sizeof(smarch_status) == 4 && sizeof(smarch_target) == 4 && sizeof(smarch_cc) == 4);
STATIC_ASSERT(sizeof(smarch_name) == 8 && OFFSET(smarch_name, target) == 4);

STATIC_ASSERT(sizeof(smarch_kernel) == 64 && OFFSET(smarch_kernel, static_smem) == 16 && OFFSET(smarch_kernel, barriers) == 48);
STATIC_ASSERT(sizeof(smarch_occupancy) == 76 && OFFSET(smarch_occupancy, limiters) == 12 && OFFSET(smarch_occupancy, by_virtual) == 36);
STATIC_ASSERT(sizeof(smarch_profile) == SMARCH_PROFILE_SIZE && sizeof(((smarch_profile_mask *)0)->bits) == SMARCH_PROFILE_MASK_SIZE);
STATIC_ASSERT(sizeof(smarch_scheduler) == 16 && sizeof(smarch_version) == 4);

int test_header_in_a_second_file(void);

// Linked beside the other files: the header defines nothing twice.
int test_header_in_a_second_file(void) { return smarch_target_from_cc(75) == SMARCH_SM_75 ? 0 : 1; }
