#include <smarch.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "files.h"
#include "tests.h"

#define MOST 16
#define ROOM 16384

// A file and its entries; what unpacking works in lies at an odd place and ends with its last byte.
typedef struct {
    unsigned char *bytes;
    size_t size, count;
    smarch_fatbin_entry entries[MOST];
    unsigned char *workspace;
    uint8_t out[ROOM];
} Opened;

static Opened *opened(const char *path) {
    Opened *it = (Opened *)malloc(sizeof *it);
    if (!it) exit(1);
    it->bytes = load(path, &it->size);
    it->workspace = (unsigned char *)malloc(SMARCH_UNPACK_WORKSPACE + 1);
    CHECK(it->bytes && it->workspace && smarch_fatbin_entries(it->bytes, it->size, it->entries, MOST, &it->count, NULL) == SMARCH_OK);
    return it;
}

static void closed(Opened *it) {
    free(it->bytes);
    free(it->workspace);
    free(it);
}

static smarch_status unpack(Opened *it, const smarch_fatbin_entry *entry, size_t capacity, size_t *count, size_t *fault_at) {
    return smarch_fatbin_unpack(it->bytes, it->size, entry, it->workspace + 1, SMARCH_UNPACK_WORKSPACE, it->out, capacity, count, fault_at);
}

static int is_filled(const uint8_t *bytes, size_t size, uint8_t with) {
    for (size_t i = 0; i < size; ++i)
        if (bytes[i] != with) return 0;
    return 1;
}

// Every image of some files: what it should be, with exactly the room that is asked for and no byte less.
static void images(void) {
    static const char *const paths[] = {
        "tests/data/fatbin/samples/lz4_all.fatbin",   "tests/data/fatbin/samples/zstd_all.fatbin",
        "tests/data/fatbin/samples/plain_none.fatbin", "tests/data/fatbin/samples/libnvfatbin_13.5.37_concat.fatbin",
    };
    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; ++i) {
        Opened *it = opened(paths[i]);
        for (size_t j = 0; j < it->count; ++j) {
            const smarch_fatbin_entry *entry = &it->entries[j];
            size_t room = 0, count = 0, fault_at = 0;
            CHECK(smarch_fatbin_unpacked_size(it->bytes, it->size, entry, &room, &fault_at) == SMARCH_OK && fault_at == SMARCH_NO_FAULT);
            CHECK(room > 0 && room <= ROOM);
            memset(it->out, 0x5a, ROOM);
            CHECK(unpack(it, entry, room - 1, &count, &fault_at) == SMARCH_ERROR_BUFFER_TOO_SMALL || entry->compression == SMARCH_COMPRESSION_NONE);
            if (entry->compression != SMARCH_COMPRESSION_NONE) CHECK(count == room && fault_at == SMARCH_NO_FAULT && is_filled(it->out, ROOM, 0x5a));
            CHECK(unpack(it, entry, room, &count, &fault_at) == SMARCH_OK && fault_at == SMARCH_NO_FAULT && count <= room);
            CHECK(is_filled(it->out + room, ROOM - room, 0x5a));
            smarch_cubin cubin;
            smarch_ptx ptx;
            switch (entry->kind) {
            case SMARCH_ENTRY_CUBIN:
                CHECK(count == entry->size && smarch_cubin_identify(it->out, count, &cubin) == SMARCH_OK && cubin.target == entry->target);
                break;
            case SMARCH_ENTRY_PTX:
                CHECK(count <= entry->size && it->out[count - 1] != 0);
                CHECK(smarch_ptx_identify((const char *)it->out, count, &ptx) == SMARCH_OK && ptx.target == entry->target);
                break;
            default: CHECK(count == entry->payload_unpacked);
            }
        }
        closed(it);
    }
}

static size_t fill(uint32_t compression, const uint8_t *bytes, size_t len, uint8_t *out, size_t size, void *context) {
    CHECK(compression == SMARCH_COMPRESSION_LZ4 && bytes && len > 0);
    memset(out, 'x', size);
    const size_t *wrote = (const size_t *)context;
    return wrote ? *wrote : size;
}

static void own_decoder(void) {
    Opened *it = opened("tests/data/fatbin/samples/lz4_all.fatbin");
    const smarch_fatbin_entry *entry = &it->entries[0];
    size_t count = 0, fault_at = 0, wrong = (size_t)-1;
    CHECK(smarch_fatbin_unpack_with(it->bytes, it->size, entry, fill, NULL, it->out, ROOM, &count, &fault_at) == SMARCH_OK);
    CHECK(count == entry->size && is_filled(it->out, count, 'x') && fault_at == SMARCH_NO_FAULT);
    CHECK(smarch_fatbin_unpack_with(it->bytes, it->size, entry, fill, &wrong, it->out, ROOM, &count, &fault_at) == SMARCH_ERROR_UNPACK_DECODER);
    CHECK(fault_at == entry->payload_at && is_filled(it->out, (size_t)entry->size, 0));
    CHECK(smarch_fatbin_unpack_with(it->bytes, it->size, entry, NULL, NULL, it->out, ROOM, &count, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_fatbin_unpack_with(it->bytes, it->size, entry, fill, NULL, it->out, 1, &count, NULL) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == entry->size);
    closed(it);
}

// NULL, too little of everything, and rows with any numbers.
static void arguments(void) {
    Opened *it = opened("tests/data/fatbin/samples/zstd_all.fatbin");
    smarch_fatbin_entry row = it->entries[0];
    size_t count = 7, fault_at = 0, room = 0;
    CHECK(smarch_fatbin_unpacked_size(it->bytes, it->size, NULL, &room, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_fatbin_unpacked_size(it->bytes, it->size, &row, NULL, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_fatbin_unpacked_size(NULL, 1, &row, &room, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_fatbin_unpack(NULL, 1, &row, it->workspace, SMARCH_UNPACK_WORKSPACE, it->out, ROOM, &count, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_fatbin_unpack(it->bytes, it->size, NULL, it->workspace, SMARCH_UNPACK_WORKSPACE, it->out, ROOM, &count, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_fatbin_unpack(it->bytes, it->size, &row, NULL, SMARCH_UNPACK_WORKSPACE, it->out, ROOM, &count, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_fatbin_unpack(it->bytes, it->size, &row, it->workspace, SMARCH_UNPACK_WORKSPACE, NULL, ROOM, &count, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_fatbin_unpack(it->bytes, it->size, &row, it->workspace, SMARCH_UNPACK_WORKSPACE, it->out, ROOM, NULL, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(count == 7);
    CHECK(smarch_fatbin_unpack(it->bytes, it->size, &row, NULL, 0, it->out, ROOM, &count, &fault_at) == SMARCH_ERROR_UNPACK_WORKSPACE && fault_at == SMARCH_NO_FAULT);
    CHECK(smarch_fatbin_unpack(it->bytes, it->size, &row, it->workspace, 100, it->out, ROOM, &count, NULL) == SMARCH_ERROR_UNPACK_WORKSPACE);
    CHECK(smarch_fatbin_unpack(it->bytes, it->size, &row, NULL, 0, NULL, 0, &count, NULL) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == row.size);
    count = 7;
    CHECK(smarch_fatbin_unpack(it->bytes, row.payload_at + 1, &row, it->workspace, SMARCH_UNPACK_WORKSPACE, it->out, ROOM, &count, &fault_at) == SMARCH_ERROR_FATBIN_PAYLOAD);
    CHECK(fault_at == row.at);

    // No number of a row makes it read or write elsewhere.
    static const uint64_t numbers[] = {0, 1, 7, 0x7fffffff, 0x80000000u, 0xffffffffu, UINT64_C(1) << 63, UINT64_MAX};
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; ++i)
        for (int field = 0; field < 9; ++field) {
            row = it->entries[0];
            switch (field) {
            case 0: row.payload_at = (size_t)numbers[i]; break;
            case 1: row.payload_size = (size_t)numbers[i]; break;
            case 2: row.payload_unpacked = numbers[i]; break;
            case 3: row.compressed_size = (uint32_t)numbers[i]; break;
            case 4: row.compression = (uint32_t)numbers[i]; break;
            case 5: row.kind = (uint32_t)numbers[i]; break;
            case 6: row.is_within = 1; row.image_at = numbers[i]; break;
            case 7: row.is_within = 1; row.size = numbers[i]; break;
            default: row.flags = numbers[i];
            }
            memset(it->out, 0x5a, ROOM);
            const smarch_status status = unpack(it, &row, ROOM, &count, &fault_at);
            CHECK(status != SMARCH_OK || field > 3);
            CHECK(status == SMARCH_OK || is_filled(it->out + it->entries[0].size, ROOM - (size_t)it->entries[0].size, 0x5a));
        }
    row = it->entries[0];
    row.payload_unpacked = UINT64_C(1) << 63;
    CHECK(smarch_fatbin_unpacked_size(it->bytes, it->size, &row, &room, &fault_at) == SMARCH_ERROR_UNPACK_SIZE && fault_at == row.at);
    row = it->entries[0];
    row.compression = SMARCH_COMPRESSION_UNKNOWN;
    CHECK(unpack(it, &row, ROOM, &count, NULL) == SMARCH_ERROR_UNPACK_METHOD);
    row = it->entries[0];
    row.flags |= SMARCH_FATBIN_SCRAMBLED;
    CHECK(unpack(it, &row, ROOM, &count, NULL) == SMARCH_ERROR_UNPACK_METHOD);
    row.kind = 0;
    CHECK(unpack(it, &row, ROOM, &count, NULL) == SMARCH_ERROR_FATBIN_ENTRY);
    closed(it);
}

// The first image with other bytes in the place of its own, as if it unpacked to so many bytes.
static smarch_status of(const char *bytes, size_t size, uint32_t compression, uint64_t unpacked, size_t *fault_at) {
    Opened *it = (Opened *)malloc(sizeof *it);
    smarch_fatbin_entry row;
    size_t count = 0;
    if (!it) exit(1);
    memset(&row, 0, sizeof row);
    row.kind = SMARCH_ENTRY_CUBIN;
    row.compression = compression;
    row.compressed_size = (uint32_t)size;
    row.payload_size = size;
    row.payload_unpacked = unpacked;
    it->bytes = (unsigned char *)malloc(size);
    it->workspace = (unsigned char *)malloc(SMARCH_UNPACK_WORKSPACE + 1);
    if (!it->bytes || !it->workspace) exit(1);
    memcpy(it->bytes, bytes, size);
    it->size = size;
    const smarch_status status = unpack(it, &row, ROOM, &count, fault_at);
    closed(it);
    return status;
}

static void damage(void) {
    size_t at = 0;
    // LZ4: "ab", then two bytes back for eight, "c".
    static const char block[] = "\x24" "ab" "\2\0" "\x10" "c";
    CHECK(of(block, 7, SMARCH_COMPRESSION_LZ4, 11, &at) == SMARCH_OK);
    CHECK(of(block, 7, SMARCH_COMPRESSION_LZ4, 12, &at) == SMARCH_ERROR_UNPACK_SHORTER && at == 7);
    CHECK(of(block, 7, SMARCH_COMPRESSION_LZ4, 10, &at) == SMARCH_ERROR_UNPACK_LONGER && at == 6);
    CHECK(of(block, 4, SMARCH_COMPRESSION_LZ4, 11, &at) == SMARCH_ERROR_UNPACK_TRUNCATED && at == 4);
    CHECK(of("\x24" "ab" "\3\0" "\x10" "c", 7, SMARCH_COMPRESSION_LZ4, 11, &at) == SMARCH_ERROR_UNPACK_DAMAGED && at == 3);
    CHECK(of(block, 7, SMARCH_COMPRESSION_LZ4, 7 * 255 + 1, &at) == SMARCH_ERROR_UNPACK_SIZE);
}

int test_unpack(void) {
    images();
    own_decoder();
    arguments();
    damage();
    return failures;
}
