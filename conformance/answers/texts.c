/* PTX text. */
#include <stdlib.h>
#include <string.h>

#include "answers.h"

static char sign_of(const smarch_ptx_finding *found) {
    if (found->verdict == SMARCH_UNKNOWN_FORM) return '?';
    return found->verdict == SMARCH_UNKNOWN_TEXT ? '!' : '-';
}

/* A file, a .version, a .target: where it is refused, "12-Feature 'redux' requires ..." with tabs between. "12?": of no known form; "12!": nothing is
   known from there on. */
static void check(char **args, int count) {
    (void)count;
    const file text = read_file(args[0]);
    const smarch_version version = read_version(args[1]);
    const smarch_target target = text.bytes ? read_target(args[2]) : 0;
    const char *bytes = (const char *)text.bytes;
    smarch_ptx_finding *found = NULL;
    size_t many = 0, room = 0;
    void *names = smarch_ptx_workspace_len(bytes, text.size, &room) == SMARCH_OK ? malloc(room) : NULL;
    if (!names) room = 0;
    smarch_status status = target ? smarch_ptx_check(release, version, bytes, text.size, target, 0, names, room, NULL, 0, &many) : SMARCH_ERROR_INVALID_TARGET;
    if (status == SMARCH_ERROR_BUFFER_TOO_SMALL && (found = malloc(many * sizeof *found))) {
        status = smarch_ptx_check(release, version, bytes, text.size, target, 0, names, room, found, many, &many);
    }
    if (status == SMARCH_OK) {
        for (size_t i = 0; i < many; ++i) {
            char words[1024];
            if (smarch_ptx_finding_message(&found[i], words, sizeof words, NULL) != SMARCH_OK) continue;
            printf("%s%u%c%s", i ? "\t" : "", found[i].place.line, sign_of(&found[i]), words);
        }
    }
    free(found);
    free(names);
    free(text.bytes);
}

const question text_questions[] = {
    {"ptx-check", 3, check},
    {NULL, 0, NULL},
};
