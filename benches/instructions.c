// Asks each single question of the rules for every pair; benches/instructions counts. Prints how many targets, devices,
// instructions and PTX versions there are.
#include <smarch.h>
#include <stdio.h>

int main(void) {
    size_t count = 0;
    const smarch_target_info *targets = smarch_targets(&count);
    static const smarch_cc devices[] = {75, 80, 86, 87, 88, 89, 90, 100, 103, 107, 110, 120, 121};
    size_t features = 0;
    if (!smarch_isa_features(&features)) return 1;
    size_t version_count = 0;
    const smarch_version *versions = smarch_ptx_versions(&version_count);
    const size_t device_count = sizeof devices / sizeof *devices;
    unsigned yes = 0;
    for (size_t i = 0; i < count; ++i) {
        const smarch_target one = targets[i].target;
        for (size_t j = 0; j < count; ++j) {
            const smarch_target other = targets[j].target;
            yes += smarch_ptxas_compiles(one, other);
            yes += smarch_nvlink_links(one, other);
            yes += smarch_nvlink_links_lto(one, other);
        }
        for (size_t j = 0; j < device_count; ++j) {
            yes += smarch_loads(one, devices[j]);
            yes += smarch_jits(one, devices[j]);
        }
        for (size_t j = 0; j < version_count; ++j) yes += smarch_ptx_version_suffices(versions[j], one);
        for (smarch_isa_feature feature = 1; feature <= features; ++feature) yes += smarch_isa_supports(one, feature);
    }
    printf("%zu %zu %zu %zu\n", count, device_count, features, version_count);
    return yes == 0;
}
