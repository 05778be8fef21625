// PTX's instruction set.
#include "check.hpp"

using namespace smarch;

void test_ptx() {
    const auto add = PtxForm::parse("atom.add.noftz.bf16x2");
    CHECK(add && add->family().name() == "atom" && add->supports(release, {}, Target::sm_90) && add->supports_why(release, {}, Target::sm_80) == Verdict::no_isa_higher);
    CHECK(add->since(release) == Version(7, 8));

    std::string text;
    CHECK(*add->write(text) == "atom.add.noftz.bf16x2" && add->message(release, {}, Target::sm_90, text)->empty());
    CHECK(*add->message(release, {}, Target::sm_80, text) == "Instruction 'atom.add.bf16x2 with generic state space' requires .target sm_90 or higher");
    CHECK(add->since(release, Target::sm_100) == Version(8, 6) && !add->since(release, Target::sm_80));

    const auto wrong = PtxForm::parse("atom.global.plus.u32");
    CHECK(!wrong && wrong.status() == Status::ptx_modifier && wrong.error().at == 12u);
    CHECK(PtxForm::parse("atom.add").status() == Status::ptx_modifier_missing && PtxForm::first(UINT32_MAX).status() == Status::invalid_value);

    std::vector<PtxMissing> lacks;
    CHECK(PtxForm::missing("cvt.rn", lacks) && lacks.size() == 2 && lacks[0].family().name() == "cvt" && lacks[0].slot()->name() == "dtype" && !lacks[0].takes(128));
    std::size_t taken = 0;
    for (std::size_t place = 0; place < lacks[0].slot()->size(); place++) taken += lacks[0].takes(place);
    CHECK(taken > 10 && taken < lacks[0].slot()->size());
    CHECK(PtxForm::missing("mma.m16n8k16", lacks) && !lacks[0].slot() && PtxForm::missing("membar.gl", lacks)->empty() && lacks.empty());
    CHECK(PtxForm::missing("cvt.xy", lacks).error().at == 4u);

    std::vector<PtxOperand> places;
    const auto kinds = ptx_operand_kinds();
    const auto place_of = [&](std::string_view kind, std::string_view of) {
        std::size_t place = 0;
        while (kinds[place].kind() != kind || kinds[place].of() != of || kinds[place].elements() != 0) place++;
        return place;
    };
    CHECK(PtxForm::parse("setmaxnreg.inc.sync.aligned.u32")->operands(release, places) && places.size() == 1 && places[0].operands() == 1 && places[0].place() == 0);
    CHECK(places[0].takes(place_of("number", "integer")) == true && places[0].takes(place_of("register", "u32")) == false && !places[0].takes(192) && !places[0].elements());
    CHECK(places[0].numbers() && places[0].numbers()->lowest == 24 && places[0].numbers()->highest == 256 && places[0].numbers()->step == 8 && !places[0].numbers()->powers_of_2);
    CHECK(PtxForm::parse("selp.b32")->operands(release, places)->size() == 4 && !places[1].numbers());
    CHECK(PtxForm::parse("selp.b32")->operands(Toolkit{}, places).status() == Status::toolkit_not_run);

    const auto fast = PtxForm::parse("wgmma.fence.sync.aligned"), fallback = PtxForm::parse("membar.gl");
    const auto first = ptx_first_legal(release, {}, Target::sm_90a, {*fast, *fallback}), other = ptx_first_legal(release, {}, Target::sm_80, {*fast, *fallback});
    CHECK(first && *first && first->index == 0 && *other && other->index == 1);
    const auto nothing = ptx_first_legal(release, {}, Target::sm_80, {*fast});
    CHECK(nothing && !*nothing && nothing->index == 0 && nothing->verdict == fast->supports_why(release, {}, Target::sm_80));
    CHECK(ptx_first_legal(release, {}, Target::sm_80, {}).status() == Status::invalid_value);

    // Every slot of a form has a word of its family's.
    std::uint32_t slot = 0;
    for (const auto it : add->family().slots()) {
        const auto word = add->word(slot++);
        bool found = false;
        for (std::size_t place = 0; place < it.size(); place++) found = found || it.word(place) == word;
        CHECK(found && !it.name().empty() && !word.name().empty() && (it.is_optional() || !word.is_none()));
    }
    CHECK(add->word(0) != add->word(3) && add->word(3).place() != 0);

    std::size_t forms = 0;
    for (auto form = PtxForm::first(add->family_place()); form; form = form->next()) forms++;
    CHECK(forms > 1000 && ptx_families().size() > 1);
}
