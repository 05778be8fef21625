/* The images of a file that holds fat binaries, unpacked, in cuobjdump's words. */
#include <stdlib.h>
#include <string.h>

#include "answers.h"

typedef struct {
    const smarch_fatbin_entry *entry;
    /* Among those of its kind, in cuobjdump's order. */
    size_t number;
    bool is_cubin;
} image;

/* The file that was asked about last: thousands of questions are about one. */
static struct {
    char *path;
    file read;
    image *images;
    size_t count;
} host;

/* The entries of a place or of none other, in the order of the file. */
static void list(const smarch_fatbin_entry *entries, size_t count, bool relocatable, size_t *cubins, size_t *texts) {
    for (size_t i = 0; i < count; ++i) {
        const smarch_fatbin_entry *entry = &entries[i];
        const bool is_cubin = entry->kind == SMARCH_ENTRY_CUBIN;
        const bool is_ptx = entry->kind == SMARCH_ENTRY_PTX || entry->kind == SMARCH_ENTRY_RELOCATABLE_PTX;
        if ((entry->place == SMARCH_PLACE_NV_RELFATBIN) != relocatable || (!is_cubin && !is_ptx)) continue;
        const image listed = {entry, is_cubin ? ++*cubins : ++*texts, is_cubin};
        host.images[host.count++] = listed;
    }
}

/* Whether host is now that file; else it was said why not. */
static bool open_host(const char *path) {
    if (host.path && strcmp(host.path, path) == 0) return true;
    free(host.path);
    free(host.read.bytes);
    free(host.images);
    memset(&host, 0, sizeof host);
    static smarch_fatbin_entry *entries;
    free(entries);
    entries = NULL;

    const file read = read_file(path);
    if (!read.bytes) return false;
    size_t count = 0, cubins = 0, texts = 0;
    smarch_status status = smarch_fatbin_entries(read.bytes, read.size, NULL, 0, &count, NULL);
    if (status == SMARCH_ERROR_BUFFER_TOO_SMALL && (entries = calloc(count, sizeof *entries))) {
        status = smarch_fatbin_entries(read.bytes, read.size, entries, count, &count, NULL);
    }
    if (status != SMARCH_OK) {
        printf("%s", smarch_status_message(status));
        free(read.bytes);
        return false;
    }
    for (size_t i = 0; i < count; ++i) {
        if (entries[i].fault != SMARCH_OK) printf("damage at byte %zu: %s | ", entries[i].fault_at, smarch_status_message(entries[i].fault));
    }
    host.read = read;
    host.path = strcpy(malloc(strlen(path) + 1), path);
    host.images = calloc(count ? count : 1, sizeof *host.images);
    /* Member by member of an archive, executable fat binaries before relocatable ones. */
    for (size_t begin = 0, end; begin < count; begin = end) {
        for (end = begin; end < count && entries[end].member_at == entries[begin].member_at;) ++end;
        list(entries + begin, end - begin, false, &cubins, &texts);
        list(entries + begin, end - begin, true, &cubins, &texts);
    }
    return true;
}

static void print_target(const smarch_fatbin_entry *entry, bool is_cubin) {
    /* cuobjdump names a cubin by its code, which does not tell f. */
    const bool has_suffix = entry->suffix == 'a' || (entry->suffix == 'f' && !is_cubin);
    printf("%s sm_%u%s", is_cubin ? "elf" : "ptx", entry->sm, !has_suffix ? "" : entry->suffix == 'a' ? "a" : "f");
}

/* As `cuobjdump -all -lelf -lptx` lists them: kind and target. */
static void images(char **args, int count) {
    (void)count;
    if (!open_host(args[0])) return;
    for (size_t i = 0; i < host.count; ++i) {
        if (i) printf(" | ");
        print_target(host.images[i].entry, host.images[i].is_cubin);
    }
}

/* The image of a kind and number of a file, unpacked; without bytes where that was refused, which was said. */
static file unpacked(char **args) {
    const bool is_cubin = strcmp(args[1], "elf") == 0;
    const size_t number = strtoul(args[2], NULL, 10);
    file image = {NULL, 0};
    if (!open_host(args[0])) return image;
    for (size_t i = 0; i < host.count; ++i) {
        if (host.images[i].is_cubin != is_cubin || host.images[i].number != number) continue;
        static uint8_t workspace[SMARCH_UNPACK_WORKSPACE];
        const smarch_fatbin_entry *entry = host.images[i].entry;
        size_t room = 0, at = SMARCH_NO_FAULT;
        smarch_status status = smarch_fatbin_unpacked_size(host.read.bytes, host.read.size, entry, &room, &at);
        if (status == SMARCH_OK) {
            image.bytes = malloc(room ? room : 1);
            status = smarch_fatbin_unpack(host.read.bytes, host.read.size, entry, workspace, sizeof workspace, image.bytes, image.bytes ? room : 0, &image.size, &at);
        }
        if (status == SMARCH_OK) return image;
        printf("%s, at byte %zu", smarch_status_message(status), at);
        free(image.bytes);
        image.bytes = NULL;
        return image;
    }
    printf("no such image");
    return image;
}

/* The bytes of an image beside those of the file that cuobjdump wrote: their number when they are the same. */
static void compare(char **args, int count) {
    (void)count;
    const file ours = unpacked(args);
    if (!ours.bytes) return;
    const file theirs = read_file(args[3]);
    if (theirs.bytes) {
        size_t at = 0;
        while (at < ours.size && at < theirs.size && ours.bytes[at] == theirs.bytes[at]) ++at;
        printf("%zu bytes", ours.size);
        if (at != ours.size || at != theirs.size) printf(", the first that differs at %zu", at);
    }
    free(theirs.bytes);
    free(ours.bytes);
}

/* What the cubin of this number uses, as `cuobjdump -res-usage` has it; and a part for each function with unknown attributes, which agrees with nothing. */
static void image_usage(char **args, int count) {
    (void)count;
    const file cubin = unpacked(args);
    if (cubin.bytes) {
        say_usage(cubin);
        say_unknown_attributes(cubin);
    }
    free(cubin.bytes);
}

/* Whether all modules of the file run on a device, 80 for 8.0, with a driver, 12020 for 12.2. */
static void file_runs(char **args, int count) {
    (void)count;
    static char *path;
    static file read;
    if (!path || strcmp(path, args[0]) != 0) {
        free(path);
        free(read.bytes);
        path = NULL;
        read = read_file(args[0]);
        if (!read.bytes) return;
        path = strcpy(malloc(strlen(args[0]) + 1), args[0]);
    }
    const smarch_driver driver = (smarch_driver)strtoul(args[2], NULL, 10);
    smarch_file_run run;
    if (smarch_file_runs(driver, driver, read.bytes, read.size, (smarch_cc)strtoul(args[1], NULL, 10), &run) != SMARCH_OK) return;
    const smarch_verdict verdict = run.verdict;
    printf("%s", verdict == SMARCH_NO_DEVICE_CODE ? "no device code" : smarch_verdict_answer(verdict) == SMARCH_ANSWER_YES ? "yes" : smarch_verdict_answer(verdict) == SMARCH_ANSWER_NO ? "no" : "unknown");
}

const question image_questions[] = {
    {"file-runs", 3, file_runs},
    {"image-list", 1, images},
    {"image-bytes", 4, compare},
    {"image-usage", 3, image_usage},
    {NULL, 0, NULL},
};
