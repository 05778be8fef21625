// Whether a form that a text writes may be used in PTX for a target.
#include <smarch.h>
#include <stddef.h>

const char *volatile text = "cp.async.bulk.commit_group";
volatile size_t length = 26;
volatile smarch_target target;

int main(void) {
    const smarch_version newest = {0, 0};
    smarch_ptx_form form;
    size_t at;
    if (smarch_ptx_form_parse(text, length, &form, &at) != SMARCH_OK) return 2;
    return smarch_ptx_form_supports_why(SMARCH_TOOLKIT_DEFAULT, newest, target, &form) == SMARCH_YES;
}
