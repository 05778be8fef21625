// Whether code for a target compiles and links for another one.
#include <smarch.h>

volatile smarch_target from, to;

int main(void) { return smarch_ptxas_compiles(SMARCH_TOOLKIT_DEFAULT, from, to) && smarch_nvlink_links(SMARCH_TOOLKIT_DEFAULT, from, to); }
