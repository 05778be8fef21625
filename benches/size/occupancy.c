// How many blocks of a kernel fit on an SM, and the best block size.
#include <smarch.h>

volatile smarch_cc device;
smarch_kernel kernel;

int main(void) {
    const smarch_geometry *geometry = smarch_geometry_of(smarch_target_from_cc(device));
    smarch_occupancy occupancy;
    smarch_best_block best;
    if (smarch_occupancy_compute(geometry, &kernel, &occupancy) != SMARCH_OK) return 1;
    return smarch_occupancy_best_block(geometry, &kernel, &best) == SMARCH_OK && best.blocks > occupancy.blocks;
}
