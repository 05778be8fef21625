#include "tests.h"

#include <stdio.h>

static int all_tests(void) {
    int failed = 0;
    failed += test_statuses();
    failed += test_targets();
    failed += test_names();
    failed += test_rules();
    failed += test_arch_lists();
    failed += test_links();
    failed += test_isa();
    failed += test_ptx();
    failed += test_ptx_text();
    failed += test_images();
    failed += test_runs();
    failed += test_limits();
    failed += test_tileiras();
    failed += test_llvm();
    failed += test_messages();
    failed += test_host();
    failed += test_cubins();
    failed += test_cubin_kernels();
    failed += test_fatbins();
    failed += test_unpack();
    failed += test_errata();
    failed += test_documented();
    failed += test_cicc();
    failed += test_cicc_ir();
    failed += test_nvvm();
    failed += test_hardware();
    failed += test_profiles();
    failed += test_scheduler();
    failed += test_toolkits();
    failed += test_drivers();
    failed += test_devices();
    failed += test_header_in_a_second_file();
    return failed;
}

#ifdef THREADS
#include <pthread.h>

static void *in_thread(void *failed) {
    *(int *)failed = all_tests();
    return NULL;
}

// Everything in so many threads at a time.
static int run(void) {
    pthread_t threads[THREADS];
    int failed[THREADS], sum = 0;
    for (int i = 0; i < THREADS; ++i) {
        failed[i] = 1;
        if (pthread_create(&threads[i], NULL, in_thread, &failed[i]) != 0) return 1;
    }
    for (int i = 0; i < THREADS; ++i) {
        pthread_join(threads[i], NULL);
        sum += failed[i];
    }
    return sum;
}
#else
static int run(void) { return all_tests(); }
#endif

int main(void) {
    const int failed = run();
    if (failed) printf("c-tests: %d checks failed\n", failed);
    else printf("c-tests: all checks passed\n");
    return failed != 0;
}
