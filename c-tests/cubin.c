#include <smarch.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "files.h"
#include "tests.h"

static smarch_cubin identify(const char *path) {
    size_t size = 0;
    unsigned char *bytes = load(path, &size);
    smarch_cubin cubin;
    memset(&cubin, 0, sizeof cubin);
    CHECK(bytes && smarch_cubin_identify(bytes, size, &cubin) == SMARCH_OK);
    free(bytes);
    return cubin;
}

static void layouts(void) {
    const smarch_cubin v2 = identify("tests/data/cubin/history/13.0.88_sm_120f_same.cubin");
    CHECK(v2.sm == 120 && v2.target == SMARCH_SM_120 && v2.named == SMARCH_SM_120F && !v2.accelerated);
    CHECK(v2.layout == SMARCH_LAYOUT_V2 && v2.kind == SMARCH_CUBIN_EXECUTABLE && v2.address_bits == 64);
    CHECK(v2.has_virtual_sm && v2.toolkit.major != 0 && v2.debug_info != 0 && v2.texture_mode == 0);
    CHECK(v2.has_fastpath_mask && v2.fastpath_mask == 0x50 && v2.has_finalization_class && v2.finalization_class == 1 && v2.has_finalization_version && v2.finalization_version == 0x101);
    CHECK(v2.virtual_sm == 120 && v2.toolkit.major == 13 && v2.toolkit.minor == 0 && v2.debug_info == SMARCH_DEBUG_NONE);

    const smarch_cubin v1 = identify("tests/data/cubin/history/12.0.140_sm_90a_same.cubin");
    CHECK(v1.target == SMARCH_SM_90A && v1.accelerated == 1 && v1.layout == SMARCH_LAYOUT_V1 && v1.named == 0);
    CHECK(v1.has_virtual_sm && v1.toolkit.major != 0 && v1.debug_info == SMARCH_DEBUG_NONE && v1.texture_mode != 0);
    CHECK(!v1.has_fastpath_mask && !v1.has_finalization_class && !v1.has_finalization_version && v1.fastpath_mask == 0);
    CHECK(v1.texture_mode == SMARCH_TEXTURES_UNIFIED && v1.toolkit.major == 12 && v1.toolkit.minor == 0);

    CHECK(identify("tests/data/cubin/debug/12.9.86_sm_80_G.cubin").debug_info == SMARCH_DEBUG_FULL);
    CHECK(identify("tests/data/cubin/debug/12.9.86_sm_120a_lineinfo.cubin").debug_info == SMARCH_DEBUG_LINEINFO);

    CHECK(identify("tests/data/cubin/cubins/13.0.88_sm_80_simple_c.cubin").kind == SMARCH_CUBIN_RELOCATABLE);
    const smarch_cubin later = identify("tests/data/cubin/history/13.4.92_sm_107a_same.cubin");
    CHECK(later.sm == 107 && later.accelerated == 1);

    // A number that no target has: 998, which takes more than a byte.
    size_t size = 0;
    unsigned char *bytes = load("tests/data/cubin/history/13.0.88_sm_110_same.cubin", &size);
    smarch_cubin unknown;
    if (!bytes || size < 64) {
        CHECK(!"the test data is there");
        return;
    }
    bytes[0x31] = 998 & 0xff;
    bytes[0x32] = 998 >> 8;
    CHECK(smarch_cubin_identify(bytes, size, &unknown) == SMARCH_OK && unknown.sm == 998 && unknown.target == 0);
    free(bytes);
}

static void damage(void) {
    size_t size = 0;
    unsigned char *bytes = load("tests/data/cubin/history/13.0.88_sm_120f_same.cubin", &size);
    smarch_cubin cubin;
    memset(&cubin, 0x5a, sizeof cubin);
    if (!bytes || size < 64) {
        CHECK(!"the test data is there");
        return;
    }
    for (size_t length = 0; length < 64; ++length) {
        unsigned char *exact = (unsigned char *)malloc(length ? length : 1);
        if (exact) memcpy(exact, bytes, length);
        CHECK(exact && smarch_cubin_identify(exact, length, &cubin) != SMARCH_OK);
        free(exact);
    }
    CHECK(smarch_cubin_identify(bytes, 63, &cubin) == SMARCH_ERROR_CUBIN_TRUNCATED);
    CHECK(smarch_cubin_identify(bytes, size / 2, &cubin) == SMARCH_ERROR_CUBIN_SECTIONS);
    bytes[18] = 62;
    CHECK(smarch_cubin_identify(bytes, size, &cubin) == SMARCH_ERROR_CUBIN_NOT_CUDA);
    bytes[4] = 9;
    CHECK(smarch_cubin_identify(bytes, size, &cubin) == SMARCH_ERROR_CUBIN_IDENT);
    free(bytes);

    CHECK(smarch_cubin_identify(NULL, 0, &cubin) == SMARCH_ERROR_CUBIN_EMPTY);
    CHECK(smarch_cubin_identify(NULL, 64, &cubin) == SMARCH_ERROR_NULL_POINTER);
    static const uint8_t text[] = "hello", ptx[] = ".version 9.0\n", fatbin[] = {0x50, 0xed, 0x55, 0xba};
    CHECK(smarch_cubin_identify(text, 5, &cubin) == SMARCH_ERROR_CUBIN_NOT_ELF);
    CHECK(smarch_cubin_identify(ptx, 13, &cubin) == SMARCH_ERROR_CUBIN_IS_PTX);
    CHECK(smarch_cubin_identify(fatbin, 4, &cubin) == SMARCH_ERROR_CUBIN_IS_FATBIN);
    CHECK(smarch_cubin_identify(text, 5, NULL) == SMARCH_ERROR_CUBIN_NOT_ELF);
    CHECK(cubin.sm == 0x5a5a5a5a && cubin.toolkit.minor == 0x5a5a);
}

static void names(void) {
    CHECK(strcmp(smarch_code_name(SMARCH_ENUMERATION_CUBIN_KIND, SMARCH_CUBIN_EWP), "extensible whole program") == 0);
    CHECK(strcmp(smarch_code_name(SMARCH_ENUMERATION_CUBIN_KIND, SMARCH_CUBIN_OTHER), "other") == 0);
    CHECK(strcmp(smarch_code_name(SMARCH_ENUMERATION_CUBIN_LAYOUT, SMARCH_LAYOUT_V1), "V1") == 0);
    CHECK(strcmp(smarch_code_name(SMARCH_ENUMERATION_CUBIN_DEBUG_INFO, SMARCH_DEBUG_LINEINFO), "lines") == 0);
    CHECK(strcmp(smarch_code_name(SMARCH_ENUMERATION_CUBIN_DEBUG_INFO, SMARCH_DEBUG_FULL), "full") == 0);
    CHECK(strcmp(smarch_code_name(SMARCH_ENUMERATION_CUBIN_TEXTURE_MODE, SMARCH_TEXTURES_INDEPENDENT), "independent") == 0);
    CHECK(!*smarch_code_name(SMARCH_ENUMERATION_CUBIN_KIND, 0) && !*smarch_code_name(SMARCH_ENUMERATION_CUBIN_LAYOUT, 9) && !*smarch_code_name(SMARCH_ENUMERATION_CUBIN_DEBUG_INFO, 9) && !*smarch_code_name(SMARCH_ENUMERATION_CUBIN_TEXTURE_MODE, 9));
}

int test_cubins(void) {
    layouts();
    damage();
    names();
    return failures;
}
