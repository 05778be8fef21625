// PTX text: items, needs, findings.
#include "check.hpp"

using namespace smarch;

void test_ptx_text() {
    const std::string_view text =
        ".version 8.0\n.target sm_90\n.visible .entry k()\n{\n    .reg .b32 %r<3>;\n    mov.u32 %r2, %clusterid.y;\n    redux.sync.add.s32 %r1, %r2, 3;\n    ret;\n}\n";
    std::string words;
    PtxText::iterator last;
    for (auto item = PtxText(text).begin(); item != PtxText(text).end(); ++item) {
        words += std::string(item->text()) + "/" + std::string(name(item->kind())) + "/" + std::to_string(item->operands()) + " ";
        if (item->kind() == PtxItemKind::instruction) CHECK(item->form());
        last = item;
    }
    CHECK(words == "8.0/.version/0 sm_90/.target/0 .visible.entry/directive/0 %clusterid.y/special register/0 mov.u32/instruction/2 redux.sync.add.s32/instruction/3 ret/instruction/0 ");
    CHECK(last->place().line() == 8 && last->place().column() == 5 && text.substr(last->place().offset(), 3) == "ret");
    CHECK((++last).status() == Status::ptx_text_end && PtxText("ret").begin().status() == Status::ptx_end && PtxText("ret").begin().fault_at() == 3u);
    std::size_t count = 0;
    for (const auto &item : PtxText(text)) count += item.place().is_known();
    CHECK(count == 7 && !PtxText("foo;").begin()->form() && PtxText("foo;").begin()->form().status() == Status::ptx_instruction);

    const auto needs = ptx_requirements(text);
    CHECK(needs && needs->since() == Version(7, 8) && needs->since(Target::sm_100) == Version(8, 6) && !needs->since(Target::sm_80));
    CHECK(needs->instructions() == 3 && needs->is_whole());
    CHECK(needs->newest_since() == Version(7, 8) && needs->rarest().column() == 18 && needs->stated_target() == Target::sm_90 && needs->stated_version() == Version(8, 0));
    const auto unknown = ptx_requirements("foo; {");
    CHECK(unknown && !unknown->is_whole() && unknown->unknown() == 1 && unknown->first_unknown().line() == 1 && unknown->lost().column() == 7 && unknown->lost_status() == Status::ptx_end);

    std::vector<PtxFinding> findings;
    CHECK(ptx_check(release, text, {}, findings) && findings.empty());
    PtxAssumed assumed;
    assumed.target = Target::sm_75;
    CHECK(ptx_check(release, text, assumed, findings)->size() == 2);
    CHECK(findings[1].place().line() == 7 && findings[1].verdict() == Verdict::no_isa_higher && findings[1].text() == "redux.sync.add.s32");
    CHECK(*findings[1].message(words) == "Feature 'redux' requires .target sm_80 or higher");
    assumed = {};
    assumed.version = Version(7, 0);
    assumed.gpu = Target::sm_80;
    CHECK(ptx_check(release, text, assumed, findings) && findings.back().verdict() == Verdict::no_ptx_version_low);

    const auto jit = ptx_jits(Driver(12040), text, ComputeCapability(9, 0));
    CHECK(jit && jit->verdict() == Verdict::yes && !jit->finding() && ptx_jits(Driver(12040), text, ComputeCapability(8, 0))->verdict() == Verdict::no_jit_higher);
    const auto refused = ptx_jits(Driver(12040), ".version 8.0\n.target sm_90\n.entry k() { wgmma.fence.sync.aligned; }", ComputeCapability(9, 0));
    CHECK(refused && refused->finding()->place().line() == 3 && refused->verdict() == refused->finding()->verdict());
    CHECK(*refused->finding()->message(words) == "Instruction 'wgmma.fence' not supported on .target 'sm_90'");
    CHECK(refused->finding()->operand().empty());
    const char *const operand = ".version 9.0 .target sm_90 .entry k() { .reg .b32 %r<4>; bfe.u32 %r1, %r2, %r3, 256; }";
    CHECK(ptx_check(release, operand, {}, findings)->size() == 1 && findings[0].operand() == "256");
    CHECK(*findings[0].message(words) == "Argument 3 of instruction 'bfe': value '256' out of range, expected to be in range [0..255]");
    const char *const named = ".version 9.0 .target sm_90 .entry k() { .reg .b32 %r<4>; bra.uni there; add.s32 %r1, %r2, %r4; there: ret; }";
    CHECK(ptx_check(release, named, {}, findings) && findings.empty());
    std::vector<std::uint8_t> workspace(*ptx_workspace_len(named));
    const Span<std::uint8_t> memory(workspace.data(), workspace.size());
    CHECK(ptx_check(release, named, {}, findings, memory)->size() == 2 && findings[1].operand() == "%r4" && *findings[1].message(words) == "Unknown symbol '%r4'");
    CHECK(ptx_jits(Driver(13000), named, ComputeCapability(9, 0), memory)->verdict() == Verdict::no_isa_operands);
    CHECK(ptx_jits(Driver(12040), "ret;", ComputeCapability(9, 0)).status() == Status::ptx_header);
}
