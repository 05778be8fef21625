// A profile object with its known bytes, and the scheduler words.
#include <smarch.h>

volatile smarch_target target;
smarch_profile profile;
smarch_profile_mask known;

int main(void) {
    smarch_scheduler scheduler;
    if (smarch_profile_build(target, NULL, &profile, &known) != SMARCH_OK) return 1;
    return smarch_scheduler_for_target(target, &scheduler) == SMARCH_OK && scheduler.packed != 0;
}
