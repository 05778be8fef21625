// What the name of a target says: names and info.
#include <smarch.h>

const char *volatile name;
volatile size_t length;

int main(void) {
    smarch_target target;
    if (smarch_target_parse(name, length, &target) != SMARCH_OK) return 1;
    const smarch_target_info *info = smarch_target_info_of(target);
    return info->ptx_emitted.major == 9 && *smarch_target_name(target) == 's';
}
