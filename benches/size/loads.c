// Whether a cubin loads on a device, or PTX is compiled for it.
#include <smarch.h>

volatile smarch_target target;
volatile smarch_cc device;
volatile smarch_driver driver;

int main(void) {
    const smarch_version version = {8, 0};
    return smarch_loads(target, device) && smarch_jits(driver, version, target, device);
}
