// Whether an instruction may be used in PTX for a target.
#include <smarch.h>

volatile smarch_target target;
volatile smarch_isa_feature feature;

int main(void) {
    const smarch_version newest = {0, 0};
    return smarch_isa_supports(SMARCH_TOOLKIT_DEFAULT, newest, target, feature);
}
