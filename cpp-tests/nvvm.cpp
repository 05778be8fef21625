// What libnvvm and cicc answer when they are run.
#include "check.hpp"

using namespace smarch;

void test_nvvm() {
    CHECK(nvvm_accepts_why(release, Target::sm_100, NvvmPhase::verify, NvvmConstruct::load_tensor_memory) == Verdict::no_nvvm_tensor_memory);
    CHECK(nvvm_accepts_why(release, Target::sm_100, NvvmPhase::compile, NvvmConstruct::load_tensor_memory) == Verdict::yes && name(NvvmConstruct::fence_acquire) == "fence acquire");
    CHECK(message(nvvm_accepts_access_why(release, Target::sm_100, NvvmPhase::verify, NvvmAccess::load, 6)) == "Tensor Memory loads/stores are not supported" && nvvm_accepts_access(release, Target::sm_90, NvvmPhase::verify, NvvmAccess::load, 6));
    CHECK(nvvm_accepts_access_why(release, Target::sm_90, NvvmPhase::verify, NvvmAccess::atomicrmw, 5) == Verdict::no_nvvm_atomic_space && nvvm_accepts_access_why(release, Target::sm_90, NvvmPhase::verify, NvvmAccess::load, 8) == Verdict::unknown_nvvm_space);
    CHECK(nvvm_accepts_cast_why(release, Target::sm_90, NvvmPhase::verify, 1, 3) == Verdict::no_nvvm_cast && nvvm_accepts_cast_why(release, Target::sm_90, NvvmPhase::verify, 5, 0) == Verdict::yes);

    CHECK(nvvm_accepts(release, Target::sm_100, NvvmPhase::compile, NvvmConstruct::load_tensor_memory) && !nvvm_accepts_access(release, Target::sm_90, NvvmPhase::verify, NvvmAccess::atomicrmw, 5) && nvvm_accepts_cast(release, Target::sm_90, NvvmPhase::verify, 5, 0));
    CHECK(nvvm_accepts_triple(release, Target::sm_90, NvvmPhase::verify, "nvptx64-nvidia-cuda"));

    std::string text;
    CHECK(nvvm_accepts_access_why(release, Target::sm_100, NvvmPhase::compile, NvvmAccess::load, 6) == Verdict::no_nvvm_crash && nvvm_accepts_cast(release, Target::sm_90, NvvmPhase::compile, 1, 3));
    CHECK(nvvm_ir_version(release) == Version{2, 0} && nvvm_debug_version(release) == Version{3, 2} && !nvvm_ir_version(Toolkit{}));
    CHECK(nvvm_accepts_ir_version(release, Target::sm_90, {2, 0}, {3, 1}) && nvvm_accepts_ir_version_why(release, Target::sm_90, {1, 9}) == Verdict::no_nvvm_ir_version);
    CHECK(nvvm_ir_version_message(release, Target::sm_90, {1, 9}, {}, text)->find("IR version 1.9 incompatible with current version 2.0\n") == 0 && nvvm_ir_version_message(release, Target::sm_90, {2, 0}, {}, text)->empty());
    CHECK(nvvm_accepts_triple_why(release, Target::sm_90, NvvmPhase::verify, "nvptx64-nvidia-cuda") == Verdict::yes && nvvm_accepts_triple_why(release, Target::sm_90, NvvmPhase::verify, "") == Verdict::no_nvvm_triple_missing);
    CHECK(*nvvm_triple_message(release, Target::sm_90, NvvmPhase::verify, "foo", text) == "Invalid target triple (foo), must be one of:\n32-bit: nvptx-*-cuda\n64-bit: nvptx64-*-cuda");
    CHECK(nvvm_triple_message(release, Target(), NvvmPhase::verify, "foo", text).status() == Status::invalid_target);

    const auto example = nvvm_layout_check(release, Target::sm_100, NvvmPhase::verify, "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64-a:8:8");
    CHECK(example && example->verdict() == Verdict::yes && !example->malformation() && example->complaints().empty() && !example->fault_at());
    CHECK(nvvm_layout_check(release, Target::sm_90, NvvmPhase::compile, "E-n32-i64:64")->complaints().has(NvvmComplaint::endianness));
    const auto broken = *nvvm_layout_check(release, Target::sm_100, NvvmPhase::verify, "e-i8:16");
    CHECK(broken.verdict() == Verdict::no_nvvm_layout && broken.malformation() == NvvmMalformation::byte_alignment && broken.fault_at() == 2u);
    CHECK(*nvvm_layout_message(release, Target::sm_100, NvvmPhase::verify, "e-x", text) == "unknown specifier 'x'" && nvvm_layout_check(release, Target(), NvvmPhase::verify, "e").status() == Status::invalid_target);

    CHECK(*cicc_refusal(release, "sm_90b", text) == "Unparseable architecture: 90b\nCommand-line error: invalid or no value specified with --nv_arch flag" && cicc_refusal(release, "sm_90a", text)->empty());
    CHECK(*tool_message(release, Tool::libnvvm, "sm_90a", text) == "libnvvm : error: -arch=sm_90a is an unsupported option" && tool_message(release, Tool::libnvvm, "compute_90a", text)->empty());
}
