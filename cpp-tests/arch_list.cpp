// Architecture lists.
#include "check.hpp"

using namespace smarch;

void test_arch_lists() {
    const auto list = arch_list_parse(ArchSyntax::torch_2_15, "8.0;9.0+PTX");
    CHECK(list && list->images().size() == 3 && list->images()[1].kind() == NameKind::compute && list->images()[1].target() == Target::sm_90 && !list->images()[1].from());
    CHECK(list->images()[0].from() == Target::sm_80);
    std::string text;
    CHECK(arch_list_write(release, *arch_syntax_parse("cmake"), list->images(), text)->substr(0, 2) == "80");
    const auto again = arch_list_parse(*arch_syntax_parse("cmake"), text);
    CHECK(again && again->images().size() == 3);
    const ArchImage lto[] = {{NameKind::lto, Target::sm_90}};
    CHECK(arch_list_write(release, ArchSyntax::torch_2_15, lto, text).error().at == 0u);

    const std::string_view wrong = "80;sm_90";
    const auto problem = arch_list_parse(*arch_syntax_parse("cmake"), wrong);
    CHECK(problem.status() == Status::arch_list_spelling && problem.error().token().of(wrong) == "sm_90" && problem.error().other().of(wrong) == wrong);
    CHECK(problem.message() == message(Status::arch_list_spelling) && problem.error().message(wrong, text).ok());

    const ComputeCapability devices[] = {{8, 6}};
    ArchContext context;
    context.devices = devices;
    const auto machine = arch_list_default(*arch_syntax_parse("rules_cuda"), context);
    const auto unknown = arch_list_default(ArchSyntax::torch_2_15);
    CHECK(machine && machine->images().size() == 1 && machine->images()[0].target() == Target::sm_86);
    CHECK(unknown && unknown->remarks().has(ArchRemark::machine) && unknown->noted().empty() && !name(ArchRemark::machine).empty());
    context.torch_newest = ComputeCapability{8, 0};
    CHECK(arch_list_default(ArchSyntax::torch_2_15, context)->remarks().has(ArchRemark::capped));

    CHECK(name(ArchSyntax::torch_2_15) == "torch" && !arch_syntax_parse("nothing") && !arch_syntax_info_of(ArchSyntax::cupy)->tool().empty() && !arch_syntax_info_of(ArchSyntax::cupy)->example().empty());
    const auto more = arch_list_parse(ArchSyntax::torch_2_15, "9.0;10.0");
    std::vector<ArchImage> combined;
    CHECK(arch_list_combine(ArchOperation::minus, list->images(), more->images(), combined)->size() == 2 && combined[1].kind() == NameKind::compute);
    CHECK(arch_list_combine(ArchOperation::or_, list->images(), more->images(), combined)->size() == 4 && name(ArchOperation::or_) == "or");

    CHECK(arch_syntax_info_of(ArchSyntax::nvcc)->evidence().has(Evidence::measured) && arch_syntax_info_of(ArchSyntax::nvcc)->syntax() == ArchSyntax::nvcc && !arch_syntax_info_of(ArchSyntax{99}));
}
