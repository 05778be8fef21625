// Asks each question over the same inputs every time; `run` counts the instructions of the calls that each operation makes.
#include "cubin.hpp"

#include <smarch.h>
#include <smarch/documented.h>

#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>

namespace {

unsigned long sum;

// The releases that are asked, one after the other.
const smarch_toolkit toolkits[] = {SMARCH_TOOLKIT_13_0, SMARCH_TOOLKIT_12_4, SMARCH_TOOLKIT_13_5, SMARCH_TOOLKIT_11_7};

template <typename T>
struct List {
    const T *rows;
    std::size_t count;
    const T *begin() const { return rows; }
    const T *end() const { return rows + count; }
};

template <typename T>
List<T> list(const T *(*rows)(std::size_t *)) {
    std::size_t count = 0;
    const T *first = rows(&count);
    return {first, count};
}

const smarch_cc devices[] = {75, 80, 86, 87, 88, 89, 90, 100, 103, 107, 110, 120, 121};

// An operation is a function of its own, all of whose calls are in it, so that callgrind tells them from others'.
#define WITHIN __attribute__((always_inline)) inline
#define OPERATION(name) extern "C" __attribute__((noinline)) void operation_##name()

OPERATION(parse_a_name) {
    for (const auto &info : list(smarch_targets)) {
        smarch_target target;
        sum += smarch_target_parse(info.name, std::strlen(info.name), &target) == SMARCH_OK;
    }
}

OPERATION(parse_what_is_no_name) {
    for (const auto &info : list(smarch_targets)) {
        std::string text = info.name;
        for (char &letter : text) {
            const char before = letter;
            letter = 'x';
            smarch_target target;
            sum += smarch_target_parse(text.data(), text.size(), &target) != SMARCH_OK;
            letter = before;
        }
    }
}

OPERATION(info_of_a_target) {
    for (const auto &info : list(smarch_targets)) sum += smarch_target_info_of(info.target)->number;
}

template <typename Ask>
WITHIN void each_pair(Ask ask) {
    const auto targets = list(smarch_targets);
    for (const auto &one : targets) {
        for (const auto &other : targets) sum += ask(one.target, other.target);
    }
}

template <typename Ask>
WITHIN void each_device(Ask ask) {
    for (const auto &info : list(smarch_targets)) {
        for (const auto device : devices) sum += ask(info.target, device);
    }
}

OPERATION(compile) {
    for (const auto k : toolkits) each_pair([k](smarch_target ptx, smarch_target gpu) { return smarch_ptxas_compiles(k, ptx, gpu); });
}
OPERATION(link) {
    for (const auto k : toolkits) each_pair([k](smarch_target object, smarch_target target) { return smarch_nvlink_links(k, object, target); });
}
OPERATION(link_with_LTO) {
    for (const auto k : toolkits) each_pair([k](smarch_target object, smarch_target target) { return smarch_nvlink_links_lto(k, object, target); });
}
OPERATION(a_tool_accepts_a_name) {
    for (const auto k : toolkits) {
        for (const auto &info : list(smarch_targets)) {
            for (smarch_kind kind = SMARCH_KIND_SM; kind <= SMARCH_KIND_LTO; ++kind) sum += smarch_tool_accepts(k, SMARCH_TOOL_PTXAS_GPU_NAME, {kind, info.target});
        }
    }
}
OPERATION(load) {
    each_device(smarch_loads);
}
OPERATION(PTX_fits_a_device) {
    each_device([](smarch_target ptx, smarch_cc device) { return smarch_fits(smarch_name{SMARCH_KIND_COMPUTE, ptx}, device); });
}
OPERATION(compile_at_run_time) {
    for (const auto k : toolkits) each_device([k](smarch_target ptx, smarch_cc device) { return smarch_jits(k, {8, 0}, ptx, device); });
}
// A cubin with its toolkit, without it, and PTX, with one driver and with two.
OPERATION(image_runs) {
    for (const smarch_driver driver : {11040u, 12020u, 13000u}) {
        each_device([driver](smarch_target target, smarch_cc device) { return smarch_runs(driver, driver, {{SMARCH_KIND_SM, target}, {0, 0}, 12080}, device); });
        each_device([driver](smarch_target target, smarch_cc device) { return smarch_runs(driver, 13000, {{SMARCH_KIND_SM, target}, {0, 0}, 0}, device); });
        each_device([driver](smarch_target target, smarch_cc device) { return smarch_runs(driver, driver, {{SMARCH_KIND_COMPUTE, target}, {8, 0}, 0}, device); });
    }
}
OPERATION(instruction_is_legal) {
    std::size_t features = 0;
    (void)smarch_isa_features(&features);
    for (const auto k : toolkits) {
        for (const auto &info : list(smarch_targets)) {
            for (smarch_isa_feature feature = 1; feature <= features; ++feature) sum += smarch_isa_supports(k, {0, 0}, info.target, feature);
        }
    }
}
OPERATION(instruction_is_legal_with_a_version) {
    std::size_t features = 0;
    (void)smarch_isa_features(&features);
    for (const auto k : toolkits) {
        for (const auto &info : list(smarch_targets)) {
            for (smarch_isa_feature feature = 1; feature <= features; ++feature) sum += smarch_isa_supports(k, {8, 0}, info.target, feature);
        }
    }
}
/// Forms of all kinds, as they stand in real PTX.
const char *const forms[] = {
    "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32", "mma.sync.aligned.kind::f8f6f4.m16n8k32.row.col.f32.e4m3.e5m2.f32", "ld.global.relaxed.gpu.u32", "ld.global.L1::no_allocate.v4.f32",
    "st.shared.v2.b64", "atom.acq_rel.gpu.global.cas.b64", "red.global.add.f32", "cvt.rn.bf16x2.f32", "add.f32", "fma.rn.ftz.f32", "setp.lt.s32", "selp.b32", "mov.u64", "shfl.sync.idx.b32", "bar.sync", "cp.async.cg.shared.global",
    "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes", "mbarrier.try_wait.parity.shared::cta.b64", "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16", "tcgen05.mma.cta_group::1.kind::f16 [a], b, c, d, e",
};
smarch_ptx_form read[sizeof forms / sizeof *forms];
OPERATION(read_a_form) {
    auto *form = read;
    for (const char *text : forms) sum += smarch_ptx_form_parse(text, std::strlen(text), form++, nullptr) == SMARCH_OK;
}
// Of some forms older releases ask otherwise, which takes a look at each of their rows.
WITHIN void each_form(bool changed) {
    for (const auto &form : read) {
        if ((form.special_until != 0) != changed) continue;
        for (const auto k : toolkits) {
            for (const auto &info : list(smarch_targets)) sum += smarch_ptx_form_supports(k, {0, 0}, info.target, &form);
        }
    }
}
OPERATION(form_is_legal) {
    each_form(false);
}
OPERATION(form_that_changed_is_legal) {
    each_form(true);
}
OPERATION(PTX_version_suffices) {
    smarch_version versions[64];
    std::size_t count = 0;
    (void)smarch_ptx_versions(SMARCH_TOOLKIT_DEFAULT, versions, 64, &count);
    for (const auto k : toolkits) {
        for (const auto &info : list(smarch_targets)) {
            for (std::size_t i = 0; i < count; ++i) sum += smarch_ptx_version_suffices(k, versions[i], info.target);
        }
    }
}

OPERATION(pick_of_six_images) {
    const smarch_image images[] = {{{SMARCH_KIND_SM, SMARCH_SM_75}, {}, 0}, {{SMARCH_KIND_SM, SMARCH_SM_80}, {}, 0},  {{SMARCH_KIND_SM, SMARCH_SM_86}, {}, 0},
                                   {{SMARCH_KIND_SM, SMARCH_SM_90}, {}, 0}, {{SMARCH_KIND_SM, SMARCH_SM_100}, {}, 0}, {{SMARCH_KIND_COMPUTE, SMARCH_SM_100}, {8, 6}, 0}};
    for (const auto device : devices) {
        smarch_choice choice;
        sum += smarch_pick(SMARCH_DRIVER_NEWEST, SMARCH_DRIVER_NEWEST, images, 6, device, &choice) == SMARCH_OK;
    }
}

// Kernels of many sizes: any number that a generator with a fixed start gives.
template <typename Ask>
WITHIN void each_kernel(Ask ask) {
    std::uint32_t random = 1;
    const auto next = [&](std::uint32_t below) {
        random = random * 1664525 + 1013904223;
        return (random >> 8) % below;
    };
    for (const auto &geometry : list(smarch_geometries)) {
        for (int i = 0; i < 100; ++i) {
            smarch_kernel kernel = {};
            kernel.block_size = 1 + next(1024);
            kernel.registers = next(geometry.max_registers_per_thread + 1);
            kernel.static_smem = next(geometry.smem_per_block);
            kernel.barriers = next(3);
            ask(&geometry, &kernel);
        }
    }
}

OPERATION(occupancy) {
    each_kernel([](const smarch_geometry *geometry, const smarch_kernel *kernel) {
        smarch_occupancy occupancy;
        sum += smarch_occupancy_compute(geometry, kernel, &occupancy) == SMARCH_OK;
    });
}
OPERATION(occupancy_blocks_alone) {
    each_kernel([](const smarch_geometry *geometry, const smarch_kernel *kernel) {
        std::uint32_t blocks = 0;
        sum += smarch_occupancy_blocks(geometry, kernel, &blocks) == SMARCH_OK;
    });
}
OPERATION(best_block_size) {
    each_kernel([](const smarch_geometry *geometry, const smarch_kernel *kernel) {
        smarch_best_block best;
        sum += smarch_occupancy_best_block(geometry, kernel, &best) == SMARCH_OK;
    });
}
OPERATION(next_step) {
    each_kernel([](const smarch_geometry *geometry, const smarch_kernel *kernel) {
        smarch_next_step next;
        sum += smarch_occupancy_next_step(geometry, kernel, &next) == SMARCH_OK;
    });
}

OPERATION(build_a_profile) {
    for (const auto &info : list(smarch_targets)) {
        static smarch_profile profile;
        static smarch_profile_mask known;
        sum += smarch_profile_build(info.target, nullptr, &profile, &known) == SMARCH_OK;
    }
}

OPERATION(cpu_and_two_attributes) {
    const std::string attributes = "+ptx88,-tmem";
    for (const auto &cpu : list(smarch_documented_tileiras_cpus)) {
        smarch_documented_tileiras_subtarget subtarget;
        sum += smarch_documented_tileiras_subtarget_parse(cpu.name, std::strlen(cpu.name), attributes.data(), attributes.size(), &subtarget) == SMARCH_OK;
    }
}

OPERATION(parse_a_torch_list) {
    const std::string torch = "7.5;8.0;8.6;9.0a;10.0+PTX";
    static smarch_arch_images images;
    sum += smarch_arch_list_parse(SMARCH_ARCH_SYNTAX_TORCH_2_15, torch.data(), torch.size(), nullptr, &images, nullptr) == SMARCH_OK;
}

made::Bytes file;

OPERATION(identify_a_cubin) {
    smarch_cubin cubin;
    sum += smarch_cubin_identify(file.data(), file.size(), &cubin) == SMARCH_OK;
}

WITHIN void kernels(std::uint32_t made) {
    const auto bytes = made::cubin(made);
    std::vector<smarch_cubin_kernel> out(made);
    std::size_t count = 0;
    sum += smarch_cubin_kernels(bytes.data(), bytes.size(), out.data(), out.size(), &count, nullptr) == SMARCH_OK && count == made;
}

OPERATION(kernels_of_a_cubin_1) {
    kernels(1);
}
OPERATION(kernels_of_a_cubin_10) {
    kernels(10);
}
OPERATION(kernels_of_a_cubin_100) {
    kernels(100);
}
OPERATION(kernels_of_a_cubin_1000) {
    kernels(1000);
}
OPERATION(kernels_of_a_cubin_10000) {
    kernels(10000);
}

}  // namespace

int main(int argc, char **argv) {
    if (argc != 2) return std::fprintf(stderr, "usage: %s CUBIN\n", argv[0]), 2;
    std::ifstream stream(argv[1], std::ios::binary);
    file.assign(std::istreambuf_iterator<char>(stream), {});
    operation_parse_a_name();
    operation_parse_what_is_no_name();
    operation_info_of_a_target();
    operation_compile();
    operation_link();
    operation_link_with_LTO();
    operation_a_tool_accepts_a_name();
    operation_load();
    operation_PTX_fits_a_device();
    operation_compile_at_run_time();
    operation_instruction_is_legal();
    operation_instruction_is_legal_with_a_version();
    operation_read_a_form();
    operation_form_is_legal();
    operation_form_that_changed_is_legal();
    operation_PTX_version_suffices();
    operation_image_runs();
    operation_pick_of_six_images();
    operation_occupancy();
    operation_occupancy_blocks_alone();
    operation_best_block_size();
    operation_next_step();
    operation_build_a_profile();
    operation_cpu_and_two_attributes();
    operation_parse_a_torch_list();
    operation_identify_a_cubin();
    operation_kernels_of_a_cubin_1();
    operation_kernels_of_a_cubin_10();
    operation_kernels_of_a_cubin_100();
    operation_kernels_of_a_cubin_1000();
    operation_kernels_of_a_cubin_10000();
    return sum == 0;
}
