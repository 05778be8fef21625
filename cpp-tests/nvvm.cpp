// What libnvvm and cicc answer when they are run.
#include "check.hpp"

using namespace smarch;

void test_nvvm() {
    CHECK(nvvm_construct(NvvmApi::verify, Target::sm_100, NvvmConstruct::load_tensor_memory) == Verdict::no_nvvm_tensor_memory);
    CHECK(nvvm_construct(NvvmApi::compile, Target::sm_100, NvvmConstruct::load_tensor_memory) == Verdict::yes && name(NvvmConstruct::fence_acquire) == "fence acquire");
    CHECK(nvvm_verify_access(Target::sm_90, NvvmAccess::atomicrmw, 5) == Verdict::no_nvvm_atomic_space && nvvm_verify_access(Target::sm_90, NvvmAccess::load, 8) == Verdict::unknown_nvvm_space);
    CHECK(nvvm_verify_cast(Target::sm_90, 1, 3) == Verdict::no_nvvm_cast && nvvm_verify_cast(Target::sm_90, 5, 0) == Verdict::yes);

    std::string text;
    CHECK(nvvm_triple(NvvmApi::verify, Target::sm_90, "nvptx64-nvidia-cuda") == Verdict::yes && nvvm_triple(NvvmApi::verify, Target::sm_90, "") == Verdict::no_nvvm_triple_missing);
    CHECK(*nvvm_triple_message(NvvmApi::verify, Target::sm_90, "foo", text) == "Invalid target triple (foo), must be one of:\n32-bit: nvptx-*-cuda\n64-bit: nvptx64-*-cuda");
    CHECK(nvvm_triple_message(NvvmApi::verify, Target(), "foo", text).status() == Status::invalid_target);

    const auto example = nvvm_layout(NvvmApi::verify, Target::sm_100, nvvm_example_layout(NvvmApi::verify, Target::sm_100));
    CHECK(example && example->verdict() == Verdict::yes && !example->malformation() && example->complaints().empty() && !example->fault_at());
    CHECK(nvvm_example_layout(NvvmApi::compile, Target::sm_100, 32).empty());
    CHECK(nvvm_layout(NvvmApi::compile, Target::sm_90, "E-n32-i64:64")->complaints().has(NvvmComplaint::endianness));
    const auto broken = *nvvm_layout(NvvmApi::verify, Target::sm_100, "e-i8:16");
    CHECK(broken.verdict() == Verdict::no_nvvm_layout && broken.malformation() == NvvmMalformation::byte_alignment && broken.fault_at() == 2u);
    CHECK(*nvvm_layout_message(NvvmApi::verify, Target::sm_100, "e-x", text) == "unknown specifier 'x'" && nvvm_layout(NvvmApi::verify, Target(), "e").status() == Status::invalid_target);

    CHECK(*cicc_refusal("sm_90b", text) == "Unparseable architecture: 90b\nCommand-line error: invalid or no value specified with --nv_arch flag" && cicc_refusal("sm_90a", text)->empty());
    CHECK(*nvvm_refusal("sm_90a", text) == "libnvvm : error: -arch=sm_90a is an unsupported option" && nvvm_refusal("compute_90a", text)->empty());
}
