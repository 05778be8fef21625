// Products by name.
#include "check.h"
#include "tests.h"

#include <smarch/devices.h>
#include <string.h>

static const smarch_device *find(const char *name) { return smarch_device_find(name, strlen(name)); }

static void rows(void) {
    size_t count = 0;
    const smarch_device *rows = smarch_devices(&count);
    CHECK(rows && count > 500 && smarch_devices(NULL) == NULL);
    for (size_t i = 0; i < count; ++i) {
        CHECK(*rows[i].name && smarch_target_from_cc(rows[i].cc) != 0);
        CHECK(*smarch_code_name(SMARCH_ENUMERATION_DEVICE_KIND, rows[i].kind) && *smarch_code_name(SMARCH_ENUMERATION_DEVICE_SOURCE, rows[i].source));
        CHECK(rows[i].has_sm_count == (rows[i].sm_count != 0) && rows[i].has_memory_mib == (rows[i].memory_mib != 0));
        CHECK(i == 0 || rows[i - 1].cc <= rows[i].cc);
        for (size_t j = 0; j < rows[i].printed_count; ++j) CHECK(*rows[i].printed[j]);
    }
    CHECK(!strcmp(smarch_code_name(SMARCH_ENUMERATION_DEVICE_KIND, SMARCH_DEVICE_KIND_DATA_CENTER), "data center") && !*smarch_code_name(SMARCH_ENUMERATION_DEVICE_KIND, 0) && !*smarch_code_name(SMARCH_ENUMERATION_DEVICE_KIND, 99));
    CHECK(*smarch_code_name(SMARCH_ENUMERATION_DEVICE_SOURCE, SMARCH_DEVICE_SOURCE_VENDOR) && !*smarch_code_name(SMARCH_ENUMERATION_DEVICE_SOURCE, 0));
}

static void names(void) {
    const smarch_device *h100 = find("h100 sxm");
    CHECK(h100 && !strcmp(h100->name, "H100 SXM5 80 GB") && h100->cc == 90 && h100->has_sm_count && h100->sm_count == 132);
    CHECK(h100 && h100->printed_count == 1 && !strcmp(h100->printed[0], "NVIDIA H100 80GB HBM3") && h100->kind == SMARCH_DEVICE_KIND_DATA_CENTER);
    CHECK(find("NVIDIA GeForce RTX 4090") && find("4090") == find("RTX 4090") && find("RTX 4090")->memory_mib == 24576);
    CHECK(!find("H100") && !find("") && !find("NVIDIA") && !find("RTX 4091") && !smarch_device_find(NULL, 0) && !smarch_device_find(NULL, 4));

    uint32_t at[64];
    size_t count = 0;
    const smarch_device *all = smarch_devices(&count);
    CHECK(smarch_device_candidates("H100", 4, at, 64, &count) == SMARCH_OK && count >= 4);
    for (size_t i = 0; i < count && i < 64; ++i) CHECK(all[at[i]].cc == 90 && strstr(all[at[i]].name, "H100"));
    CHECK(smarch_device_candidates("H100", 4, at, 1, &count) == SMARCH_ERROR_BUFFER_TOO_SMALL && count >= 4);
    CHECK(smarch_device_candidates("H100", 4, NULL, 0, &count) == SMARCH_ERROR_BUFFER_TOO_SMALL);
    CHECK(smarch_device_candidates("none such", 9, NULL, 0, &count) == SMARCH_OK && count == 0);
    CHECK(smarch_device_candidates("H100", 4, at, 64, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_device_candidates(NULL, 4, at, 64, &count) == SMARCH_ERROR_NULL_POINTER);
}

int test_devices(void) {
    rows();
    names();
    return failures;
}
