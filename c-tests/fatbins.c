#include <smarch.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "files.h"
#include "tests.h"

#define MOST 16

static THREAD_LOCAL smarch_fatbin_entry entries[MOST];

static unsigned char *read_entries(const char *path, size_t *size, size_t *count) {
    unsigned char *bytes = load(path, size);
    size_t fault_at = 0;
    memset(entries, 0x5a, sizeof entries);
    CHECK(bytes && smarch_fatbin_entries(bytes, *size, entries, MOST, count, &fault_at) == SMARCH_OK);
    CHECK(fault_at == SMARCH_NO_FAULT);
    return bytes;
}

static int is(const char *text, size_t len, const char *expected) {
    return text && len == strlen(expected) && memcmp(text, expected, len) == 0;
}

static void listing(void) {
    size_t size = 0, count = 0;
    unsigned char *bytes = read_entries("tests/data/fatbin/samples/ident_opts.fatbin", &size, &count);
    CHECK(count == 3);
    const smarch_fatbin_entry *cubin = &entries[1], *text = &entries[2];
    CHECK(cubin->kind == SMARCH_ENTRY_CUBIN && cubin->target == SMARCH_SM_100A && cubin->sm == 100 && cubin->suffix == 'a');
    CHECK(cubin->at == 0xc90 && cubin->region_at == 0 && cubin->payload_at == 0xd18 && cubin->payload_size == 5128);
    CHECK(cubin->header_size == 136 && cubin->size == 5128 && cubin->place == SMARCH_PLACE_FILE && !cubin->is_within);
    CHECK(cubin->compression == SMARCH_COMPRESSION_NONE && cubin->compressed_size == 0 && !cubin->member && !cubin->options);
    CHECK(cubin->flags == (SMARCH_FATBIN_BITS_64 | SMARCH_FATBIN_LINUX | SMARCH_FATBIN_SUFFIX_A | SMARCH_FATBIN_COMPAT));
    CHECK(is(cubin->identifier, cubin->identifier_len, "some/dir/my_kernel.cu"));
    CHECK(cubin->compat && cubin->compat_len == 36 && cubin->compat[0] == 2 && cubin->compat[1] == 9);
    CHECK(cubin->version.major == 1 && cubin->version.minor == 8);
    CHECK(cubin->fault == SMARCH_OK && cubin->fault_at == SMARCH_NO_FAULT);
    smarch_cubin identity;
    CHECK(smarch_cubin_identify(bytes + cubin->payload_at, cubin->payload_size, &identity) == SMARCH_OK);
    CHECK(identity.target == SMARCH_SM_100A);
    CHECK(text->kind == SMARCH_ENTRY_PTX && text->compression == SMARCH_COMPRESSION_ZSTD && text->compressed_size == 188);
    CHECK(text->size == 250 && is(text->options, text->options_len, "-O2 -v") && text->version.major == 7);

    // Too small a room, NULL.
    memset(entries, 0x5a, sizeof entries);
    CHECK(smarch_fatbin_entries(bytes, size, entries, 2, &count, NULL) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 3);
    CHECK(entries[0].kind == 0x5a5a5a5a);
    CHECK(smarch_fatbin_entries(bytes, size, NULL, 3, &count, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_fatbin_entries(bytes, size, entries, MOST, NULL, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_fatbin_entries(NULL, 1, entries, MOST, &count, NULL) == SMARCH_ERROR_NULL_POINTER);
    free(bytes);

    bytes = read_entries("tests/data/fatbin/samples/host_static.a", &size, &count);
    CHECK(count == 8 && is(entries[7].member, entries[7].member_len, "lib_obj.o") && entries[7].place == SMARCH_PLACE_NV_FATBIN);
    CHECK(entries[7].target == SMARCH_SM_100F && entries[7].member_at < entries[7].at);
    free(bytes);
    bytes = read_entries("tests/data/fatbin/samples/host_exe_rdc", &size, &count);
    CHECK(count == 11 && entries[0].place == SMARCH_PLACE_NV_FATBIN && entries[10].place == SMARCH_PLACE_NV_RELFATBIN);
    free(bytes);
    bytes = read_entries("tests/data/fatbin/samples/libnvfatbin_13.5.37_concat.fatbin", &size, &count);
    CHECK(count == 5 && entries[0].kind == SMARCH_ENTRY_CONCATENATED && entries[2].is_within && entries[2].image_at == 256);
    CHECK(entries[2].target == SMARCH_SM_80 && entries[2].size == 256 && entries[0].payload_unpacked == 512);
    CHECK(entries[2].payload_at == entries[0].payload_at && entries[2].payload_size == entries[0].payload_size && entries[2].payload_unpacked == 512);
    CHECK(entries[2].compression == SMARCH_COMPRESSION_ZSTD && entries[2].compressed_size == entries[0].compressed_size);
    free(bytes);
}

static void damage(void) {
    size_t size = 0, count = 0, fault_at = 0;
    unsigned char *bytes = read_entries("tests/data/fatbin/samples/two_regions.fatbin", &size, &count);
    CHECK(count == 7);
    bytes[0x14] = 8;
    CHECK(smarch_fatbin_entries(bytes, size, entries, MOST, &count, &fault_at) == SMARCH_OK && count == 5 && fault_at == 0x10);
    CHECK(entries[0].kind == 0 && entries[0].fault == SMARCH_ERROR_FATBIN_ENTRY && entries[0].at == 0x10 && entries[1].kind);
    bytes[0x14] = 64;
    bytes[6] = 17;
    CHECK(smarch_fatbin_entries(bytes, size, entries, MOST, &count, &fault_at) == SMARCH_OK && count == 1 && fault_at == 0);
    CHECK(entries[0].fault == SMARCH_ERROR_FATBIN_REGION);
    bytes[6] = 16;
    CHECK(smarch_fatbin_entries(bytes, size - 1, entries, MOST, &count, &fault_at) == SMARCH_OK && fault_at == 0x19f0);
    CHECK(entries[3].fault == SMARCH_ERROR_FATBIN_TRUNCATED);
    bytes[0x2c] = 0;
    CHECK(smarch_fatbin_entries(bytes, size, entries, MOST, &count, &fault_at) == SMARCH_OK && count == 7);
    CHECK(entries[0].fault == SMARCH_ERROR_FATBIN_TARGET && entries[0].kind == SMARCH_ENTRY_CUBIN && entries[0].target == 0);
    bytes[0x2c] = 80;
    bytes[0x39] = 0x80;
    CHECK(smarch_fatbin_entries(bytes, size, entries, MOST, &count, &fault_at) == SMARCH_OK);
    CHECK(entries[0].fault == SMARCH_ERROR_FATBIN_PAYLOAD && fault_at == 0x10);
    bytes[0x39] = 0;
    bytes[0x30] = 1;
    CHECK(smarch_fatbin_entries(bytes, size, entries, MOST, &count, &fault_at) == SMARCH_OK);
    CHECK(entries[0].fault == SMARCH_ERROR_FATBIN_TEXT);
    free(bytes);

    static const uint8_t text[] = "hello", archive[] = "!<arch>\nmember";
    CHECK(smarch_fatbin_entries(text, 5, entries, MOST, &count, &fault_at) == SMARCH_ERROR_CONTAINER_UNKNOWN && fault_at == 0);
    CHECK(smarch_fatbin_entries(text, 0, entries, MOST, &count, &fault_at) == SMARCH_ERROR_CUBIN_EMPTY);
    CHECK(smarch_fatbin_entries(archive, 14, entries, MOST, &count, &fault_at) == SMARCH_OK && count == 1);
    CHECK(entries[0].fault == SMARCH_ERROR_ARCHIVE_MEMBER && fault_at == 8);
    bytes = load("tests/data/cubin/history/13.0.88_sm_120f_same.cubin", &size);
    CHECK(bytes && smarch_fatbin_entries(bytes, size, entries, MOST, &count, &fault_at) == SMARCH_ERROR_CONTAINER_IS_CUBIN);
    free(bytes);
}

// Files of Windows, thin archives, and what is refused by name.
static void hosts(void) {
    size_t size = 0, count = 0, fault_at = 0;
    unsigned char *bytes = read_entries("tests/data/fatbin/hosts/pe64.dll", &size, &count);
    CHECK(count == 8 && entries[0].kind == SMARCH_ENTRY_PTX && entries[0].place == SMARCH_PLACE_NV_FATB && entries[0].region_at == 2048);
    CHECK(entries[7].place == SMARCH_PLACE_NV_REL && entries[7].member == NULL);
    bytes[0x3c + 1] = 0x7f;
    CHECK(smarch_fatbin_entries(bytes, size, entries, MOST, &count, &fault_at) == SMARCH_ERROR_CONTAINER_UNKNOWN && fault_at == 0);
    free(bytes);
    bytes = read_entries("tests/data/fatbin/hosts/coff_long_names.obj", &size, &count);
    CHECK(count == 8 && entries[0].place == SMARCH_PLACE_NV_FATBIN && entries[7].place == SMARCH_PLACE_NV_RELFATBIN);
    CHECK(smarch_fatbin_entries(bytes, size - 1, entries, MOST, &count, &fault_at) == SMARCH_ERROR_COFF_HEADER && fault_at == 8);
    free(bytes);
    CHECK(strcmp(smarch_code_name(SMARCH_ENUMERATION_FATBIN_PLACE, SMARCH_PLACE_NV_FATB), ".nv_fatb") == 0);

    bytes = load("tests/data/fatbin/hosts/thin.a", &size);
    CHECK(bytes && smarch_fatbin_entries(bytes, size, entries, MOST, &count, &fault_at) == SMARCH_ERROR_ARCHIVE_THIN && fault_at == 0);
    smarch_archive_member members[8];
    CHECK(bytes && smarch_archive_members(bytes, size, members, 8, &count, &fault_at) == SMARCH_OK && count == 2 && fault_at == SMARCH_NO_FAULT);
    CHECK(is(members[1].name, members[1].name_len, "../samples/host_object.o") && members[1].is_outside == 1 && members[1].at == SMARCH_NO_FAULT);
    CHECK(members[1].size == 20200 && members[1].reserved == 0);
    CHECK(smarch_archive_members(bytes, size, members, 1, &count, NULL) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 2);
    CHECK(smarch_archive_members(bytes, size - 1, members, 8, &count, &fault_at) == SMARCH_OK && count == 1 && fault_at == 0x166);
    CHECK(smarch_archive_members(bytes, size, NULL, 8, &count, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_archive_members(bytes, size, members, 8, NULL, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_archive_members(bytes, 7, members, 8, &count, &fault_at) == SMARCH_ERROR_CONTAINER_UNKNOWN && fault_at == 0);
    CHECK(smarch_archive_members(bytes, 0, members, 8, &count, &fault_at) == SMARCH_ERROR_CUBIN_EMPTY);
    free(bytes);
    bytes = load("tests/data/fatbin/hosts/library.lib", &size);
    CHECK(bytes && smarch_archive_members(bytes, size, members, 8, &count, &fault_at) == SMARCH_OK && count == 8);
    CHECK(members[0].at == 750 - 260 && members[0].size == 5772 && !members[0].is_outside && is(members[7].name, members[7].name_len, "../answers.dll"));
    free(bytes);

    static const uint8_t mach_o[] = {0xcf, 0xfa, 0xed, 0xfe, 7, 0, 0, 1}, zip[] = "PK\3\4";
    CHECK(smarch_fatbin_entries(mach_o, sizeof mach_o, entries, MOST, &count, &fault_at) == SMARCH_ERROR_CONTAINER_MACH_O && fault_at == 0);
    bytes = load("tests/data/fatbin/samples/host_object.o", &size);
    if (bytes) bytes[5] = 2;
    CHECK(bytes && smarch_fatbin_entries(bytes, size, entries, MOST, &count, &fault_at) == SMARCH_ERROR_CONTAINER_ENDIAN && fault_at == 5);
    free(bytes);
    smarch_file_kind kind = 0;
    CHECK(smarch_file_identify(mach_o, sizeof mach_o, &kind) == SMARCH_OK && kind == SMARCH_FILE_MACH_O);
    CHECK(smarch_file_identify(zip, 4, &kind) == SMARCH_OK && kind == SMARCH_FILE_ZIP && strcmp(smarch_code_name(SMARCH_ENUMERATION_FILE_KIND, kind), "zip archive") == 0);
    CHECK(smarch_file_identify(NULL, 0, &kind) == SMARCH_OK && kind == SMARCH_FILE_EMPTY);
    CHECK(smarch_file_identify(zip + 3, 1, &kind) == SMARCH_ERROR_CONTAINER_UNKNOWN && kind == SMARCH_FILE_EMPTY);
    CHECK(smarch_file_identify(zip, 4, NULL) == SMARCH_ERROR_NULL_POINTER && smarch_file_identify(NULL, 4, &kind) == SMARCH_ERROR_NULL_POINTER);
    CHECK(!*smarch_code_name(SMARCH_ENUMERATION_FILE_KIND, 0));
}

static void ptx(void) {
    static const char text[] = ".version 8.7\n.target sm_90a\n.address_size 64\n.entry a() {}\n.visible .entry b() {}";
    smarch_ptx found;
    CHECK(smarch_ptx_identify(text, sizeof text, &found) == SMARCH_OK);
    CHECK(found.target == SMARCH_SM_90A && found.version.major == 8 && found.version.minor == 7 && found.address_bits == 64);
    CHECK(is(found.target_text, found.target_len, "sm_90a"));
    CHECK(smarch_ptx_identify(text, 12, &found) == SMARCH_ERROR_PTX_HEADER);
    CHECK(smarch_ptx_identify(text, sizeof text, NULL) == SMARCH_ERROR_NULL_POINTER);
}

// Every row of samples.tsv: file, section, region, entry, kind ... in the order of the file.
static void samples(void) {
    FILE *table = fopen("tests/data/fatbin/samples.tsv", "r");
    char line[2048], file[64] = "", path[128];
    size_t count = 0, next = 0, rows = 0;
    CHECK(table && fgets(line, sizeof line, table));
    while (table && fgets(line, sizeof line, table)) {
        char name[64], section[64], kind[32];
        unsigned region = 0, at = 0;
        if (sscanf(line, "%63[^\t]\t%63[^\t]\t%x\t%x\t%31[^\t]", name, section, &region, &at, kind) != 5) continue;
        if (strcmp(name, file) != 0) {
            size_t size = 0;
            CHECK(next == count);
            strcpy(file, name);
            snprintf(path, sizeof path, "tests/data/fatbin/samples/%s", name);
            free(read_entries(path, &size, &count));
            next = 0;
        }
        while (next < count && entries[next].is_within) ++next;
        CHECK(next < count && entries[next].at - entries[next].member_at == at);
        CHECK(next < count && entries[next].region_at - entries[next].member_at == region);
        CHECK(next < count && strcmp(smarch_code_name(SMARCH_ENUMERATION_FATBIN_ENTRY_KIND, entries[next].kind), kind) == 0);
        for (++next, ++rows; next < count && entries[next].is_within;) ++next;
    }
    CHECK(rows == 159);
    if (table) fclose(table);
}

int test_fatbins(void) {
    samples();
    listing();
    damage();
    hosts();
    ptx();
    CHECK(strcmp(smarch_code_name(SMARCH_ENUMERATION_FATBIN_ENTRY_KIND, SMARCH_ENTRY_CUBIN), "elf") == 0 && !*smarch_code_name(SMARCH_ENUMERATION_FATBIN_ENTRY_KIND, 3));
    CHECK(strcmp(smarch_code_name(SMARCH_ENUMERATION_FATBIN_COMPRESSION, SMARCH_COMPRESSION_LZ4), "lz4") == 0 && !*smarch_code_name(SMARCH_ENUMERATION_FATBIN_COMPRESSION, 0));
    CHECK(strcmp(smarch_code_name(SMARCH_ENUMERATION_FATBIN_PLACE, SMARCH_PLACE_NV_FATBIN), ".nv_fatbin") == 0 && !*smarch_code_name(SMARCH_ENUMERATION_FATBIN_PLACE, 0));
    return failures;
}
