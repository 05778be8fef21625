// What libnvvm and cicc answer when they are run.
#include "check.hpp"

using namespace smarch;

void test_nvvm() {
    CHECK(nvvm_accepts_why(release, Target::sm_100, NvvmPhase::verify, NvvmConstruct::load_tensor_memory) == Verdict::no_nvvm_tensor_memory);
    CHECK(nvvm_accepts_why(release, Target::sm_100, NvvmPhase::compile, NvvmConstruct::load_tensor_memory) == Verdict::yes && name(NvvmConstruct::fence_acquire) == "fence acquire");
    CHECK(nvvm_access_message(release, Target::sm_100, NvvmAccess::load, 6) == "Tensor Memory loads/stores are not supported" && nvvm_access_message(release, Target::sm_90, NvvmAccess::load, 6).empty());
    CHECK(nvvm_verify_access_why(release, Target::sm_90, NvvmAccess::atomicrmw, 5) == Verdict::no_nvvm_atomic_space && nvvm_verify_access_why(release, Target::sm_90, NvvmAccess::load, 8) == Verdict::unknown_nvvm_space);
    CHECK(nvvm_verify_cast_why(release, Target::sm_90, 1, 3) == Verdict::no_nvvm_cast && nvvm_verify_cast_why(release, Target::sm_90, 5, 0) == Verdict::yes);

    CHECK(nvvm_accepts(release, Target::sm_100, NvvmPhase::compile, NvvmConstruct::load_tensor_memory) && !nvvm_verify_access(release, Target::sm_90, NvvmAccess::atomicrmw, 5) && nvvm_verify_cast(release, Target::sm_90, 5, 0));
    CHECK(nvvm_accepts_triple(release, Target::sm_90, NvvmPhase::verify, "nvptx64-nvidia-cuda") && !nvvm_accepts_layout(release, Target::sm_90, NvvmPhase::compile, "E-n32-i64:64") && nvvm_accepts_layout_why(release, Target::sm_90, NvvmPhase::compile, "E-n32-i64:64") == Verdict::no_nvvm_layout);

    std::string text;
    CHECK(nvvm_accepts_triple_why(release, Target::sm_90, NvvmPhase::verify, "nvptx64-nvidia-cuda") == Verdict::yes && nvvm_accepts_triple_why(release, Target::sm_90, NvvmPhase::verify, "") == Verdict::no_nvvm_triple_missing);
    CHECK(*nvvm_triple_message(release, Target::sm_90, NvvmPhase::verify, "foo", text) == "Invalid target triple (foo), must be one of:\n32-bit: nvptx-*-cuda\n64-bit: nvptx64-*-cuda");
    CHECK(nvvm_triple_message(release, Target(), NvvmPhase::verify, "foo", text).status() == Status::invalid_target);

    CHECK(nvvm_pointer_width(release, Target::sm_100, NvvmPhase::compile, 64) && !nvvm_pointer_width(release, Target::sm_100, NvvmPhase::compile, 24));
    CHECK(nvvm_pointer_width_why(release, Target::sm_100, NvvmPhase::compile, 24) == Verdict::no_nvvm_pointer_crash && nvvm_pointer_width_why(Toolkit::v12_4, Target::sm_75, NvvmPhase::verify, 24) == Verdict::no_nvvm_layout);
    const auto example = nvvm_layout_check(release, Target::sm_100, NvvmPhase::verify, nvvm_example_layout(release, Target::sm_100, NvvmPhase::verify));
    CHECK(example && example->verdict() == Verdict::yes && !example->malformation() && example->complaints().empty() && !example->fault_at());
    CHECK(nvvm_example_layout(release, Target::sm_100, NvvmPhase::compile, 32).empty());
    CHECK(nvvm_layout_check(release, Target::sm_90, NvvmPhase::compile, "E-n32-i64:64")->complaints().has(NvvmComplaint::endianness));
    const auto broken = *nvvm_layout_check(release, Target::sm_100, NvvmPhase::verify, "e-i8:16");
    CHECK(broken.verdict() == Verdict::no_nvvm_layout && broken.malformation() == NvvmMalformation::byte_alignment && broken.fault_at() == 2u);
    CHECK(*nvvm_layout_message(release, Target::sm_100, NvvmPhase::verify, "e-x", text) == "unknown specifier 'x'" && nvvm_layout_check(release, Target(), NvvmPhase::verify, "e").status() == Status::invalid_target);

    CHECK(*cicc_refusal(release, "sm_90b", text) == "Unparseable architecture: 90b\nCommand-line error: invalid or no value specified with --nv_arch flag" && cicc_refusal(release, "sm_90a", text)->empty());
    CHECK(*nvvm_refusal(release, "sm_90a", text) == "libnvvm : error: -arch=sm_90a is an unsupported option" && nvvm_refusal(release, "compute_90a", text)->empty());
}
