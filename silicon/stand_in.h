// Between the two files of the stand-in.
#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

// CUresult.
enum { SUCCESS = 0, INVALID_VALUE = 1, NO_DEVICE = 100, NO_BINARY = 209, INVALID_PTX = 218, NO_COMPILER = 221, NEWER_PTX = 222, NOT_FOUND = 500, LAUNCH_FAILED = 719, CLUSTER_SIZE = 912 };

struct device {
    int cc, threads, blocks, smem, optin, reserved, unit, barriers, cluster, sms;
};
// The device that it pretends to be; 0 barriers: they are no limit, 0 cluster: there are none.
extern const struct device *device;

struct module {
    const uint8_t *bytes;
    // The place of the image that was taken of a fat binary.
    unsigned place;
};
struct function {
    int registers, smem, barriers, max_dynamic, carveout;
    bool any_cluster;
    unsigned place;
};

// Whether STAND_IN_WRONG has this word.
bool wrong(const char *what);

static inline uint64_t little(const uint8_t *at, int bytes) {
    uint64_t value = 0;
    memcpy(&value, at, (size_t)bytes);
    return value;
}
