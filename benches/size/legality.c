// Names, and whether an instruction may be used in PTX for a target.
#include <smarch.h>

const char *volatile name;
volatile size_t length;
volatile smarch_isa_feature feature;

int main(void) {
    smarch_target target;
    if (smarch_target_parse(name, length, &target) != SMARCH_OK) return 1;
    const smarch_version newest = {0, 0};
    return smarch_isa_supports(SMARCH_TOOLKIT_DEFAULT, newest, target, feature) && smarch_ptxas_compiles(SMARCH_TOOLKIT_DEFAULT, target, SMARCH_SM_100A);
}
