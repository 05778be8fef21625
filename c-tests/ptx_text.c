// PTX text: its items, what it needs, where it is refused.
#include <smarch.h>
#include <string.h>

#include "check.h"
#include "tests.h"

static const smarch_version OWN = {0, 0};

static const char KERNEL[] =
    ".version 8.0\n"
    ".target sm_90\n"
    ".address_size 64\n"
    ".visible .entry k(.param .u64 p) .maxntid 128, 1, 1\n"
    "{\n"
    "    .reg .b32 %r<4>;\n"
    "    mov.u32 %r1, %clusterid.x; // a comment\n"
    "$L: @%p1 redux.sync.add.s32 %r2, %r1, 3;\n"
    "    ret;\n"
    "}\n";

static void items(void) {
    const uint32_t kinds[] = {
        SMARCH_PTX_ITEM_VERSION, SMARCH_PTX_ITEM_TARGET, SMARCH_PTX_ITEM_DIRECTIVE, SMARCH_PTX_ITEM_DIRECTIVE, SMARCH_PTX_ITEM_DIRECTIVE,
        SMARCH_PTX_ITEM_DIRECTIVE, SMARCH_PTX_ITEM_REGISTER, SMARCH_PTX_ITEM_INSTRUCTION, SMARCH_PTX_ITEM_INSTRUCTION, SMARCH_PTX_ITEM_INSTRUCTION,
    };
    smarch_ptx_item item;
    size_t count = 0, at = 0;
    smarch_status status = smarch_ptx_item_first(KERNEL, strlen(KERNEL), &item, &at);
    for (; status == SMARCH_OK && count < 10; status = smarch_ptx_item_next(KERNEL, strlen(KERNEL), &item, &at)) {
        CHECK(item.kind == kinds[count] && *smarch_code_name(SMARCH_ENUMERATION_PTX_ITEM_KIND, item.kind));
        const smarch_status expected = count < 2 ? SMARCH_ERROR_INVALID_VALUE : SMARCH_OK;
        CHECK(item.form_status == expected);
        if (count == 6) CHECK(item.place.line == 7 && item.place.column == 18 && item.text_len == 12 && memcmp(item.text, "%clusterid.x", 12) == 0);
        if (count == 8) CHECK(item.place.line == 8 && item.place.column == 10 && item.operands == 3 && smarch_ptx_form_supports_why(K, OWN, SMARCH_SM_80, &item.form) == SMARCH_YES);
        count++;
    }
    CHECK(count == 10 && status == SMARCH_ERROR_PTX_TEXT_END && at == SMARCH_NO_FAULT && item.place.line == 9);
    CHECK(smarch_ptx_item_first("", 0, &item, NULL) == SMARCH_ERROR_PTX_TEXT_END);
    CHECK(smarch_ptx_item_first(NULL, 1, &item, NULL) == SMARCH_ERROR_NULL_POINTER && smarch_ptx_item_first("ret;", 4, NULL, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_ptx_item_next("ret;", 4, NULL, NULL) == SMARCH_ERROR_NULL_POINTER && !*smarch_code_name(SMARCH_ENUMERATION_PTX_ITEM_KIND, 0));

    const struct {
        const char *text;
        smarch_status status;
        size_t at;
    } lost[] = {
        {"/* no end", SMARCH_ERROR_PTX_COMMENT, 0},
        {".pragma \"no end\n\n", SMARCH_ERROR_PTX_STRING, 8},
        {"\nadd.s32 %r1, %r2", SMARCH_ERROR_PTX_END, 17},
        {"}", SMARCH_ERROR_PTX_BRACE, 0},
        {" 12", SMARCH_ERROR_PTX_SYNTAX, 1},
    };
    for (size_t i = 0; i < sizeof lost / sizeof *lost; i++) {
        CHECK(smarch_ptx_item_first(lost[i].text, strlen(lost[i].text), &item, &at) == lost[i].status && at == lost[i].at);
    }
    CHECK(smarch_ptx_item_first("ret; }", 6, &item, &at) == SMARCH_OK && at == SMARCH_NO_FAULT);
    CHECK(smarch_ptx_item_next("ret; }", 6, &item, &at) == SMARCH_ERROR_PTX_BRACE && at == 5 && item.text_len == 3);
    // A reader of no text at all: numbers that none of them made.
    memset(&item, 0xa5, sizeof item);
    CHECK(smarch_ptx_item_next(KERNEL, strlen(KERNEL), &item, NULL) != SMARCH_OK);
}

static void needs(void) {
    smarch_ptx_needs needs;
    CHECK(smarch_ptx_requirements(KERNEL, strlen(KERNEL), &needs) == SMARCH_OK);
    const smarch_version since = smarch_ptx_needs_since(&needs, 0), on_100 = smarch_ptx_needs_since(&needs, SMARCH_SM_100), on_80 = smarch_ptx_needs_since(&needs, SMARCH_SM_80);
    CHECK(since.major == 7 && since.minor == 8 && on_100.major == 8 && on_100.minor == 6 && on_80.major == 0);
    CHECK(needs.instructions == 3 && needs.unknown == 0 && needs.lost.line == 0 && needs.stated_target == SMARCH_SM_90 && needs.stated_version.major == 8);
    CHECK(needs.newest.line == 7 && needs.rarest.line == 7 && needs.newest_since.minor == 8);
    CHECK(smarch_ptx_needs_since(NULL, 0).major == 0 && smarch_ptx_needs_since(&needs, 7).major == 0);
    CHECK(smarch_ptx_requirements(NULL, 1, &needs) == SMARCH_ERROR_NULL_POINTER && needs.by_version[0] == 0);
    CHECK(smarch_ptx_requirements("", 0, NULL) == SMARCH_ERROR_NULL_POINTER);

    const char *const unknown = "foo.bar %r1; foo.bar %r1; ret; {";
    CHECK(smarch_ptx_requirements(unknown, strlen(unknown), &needs) == SMARCH_OK);
    CHECK(needs.unknown == 2 && needs.first_unknown.column == 1 && needs.lost.column == 33 && needs.lost_error == SMARCH_ERROR_PTX_END);
}

static void findings(void) {
    const size_t len = strlen(KERNEL);
    smarch_ptx_finding found[8];
    size_t count = 9;
    CHECK(smarch_ptx_check(K, OWN, KERNEL, len, 0, SMARCH_SM_90, NULL, 0, found, 8, &count) == SMARCH_OK && count == 0);
    CHECK(smarch_ptx_check(K, OWN, KERNEL, len, SMARCH_SM_75, 0, NULL, 0, found, 8, &count) == SMARCH_OK && count == 2);
    CHECK(found[0].place.line == 7 && found[0].verdict == SMARCH_NO_ISA_HIGHER && found[1].place.line == 8);
    char words[256];
    CHECK(smarch_ptx_finding_message(&found[1], words, sizeof words, &count) == SMARCH_OK && count == strlen(words));
    CHECK(strcmp(words, "Feature 'redux' requires .target sm_80 or higher") == 0);
    CHECK(smarch_ptx_finding_message(&found[1], words, 4, &count) == SMARCH_ERROR_BUFFER_TOO_SMALL);
    CHECK(smarch_ptx_finding_message(NULL, words, sizeof words, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_ptx_check(K, OWN, KERNEL, len, SMARCH_SM_75, 0, NULL, 0, found, 1, &count) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 2);

    // The .version against the .target comes last, the GPU only where nothing else was refused.
    const smarch_version v70 = {7, 0}, v99 = {9, 9};
    CHECK(smarch_ptx_check(K, v70, KERNEL, len, 0, SMARCH_SM_80, NULL, 0, found, 8, &count) == SMARCH_OK && count == 2);
    CHECK(found[0].verdict == SMARCH_NO_ISA_VERSION && found[1].verdict == SMARCH_NO_PTX_VERSION_LOW && found[1].place.line == 2);
    CHECK(smarch_ptx_finding_message(&found[1], words, sizeof words, NULL) == SMARCH_OK && strcmp(words, "PTX .version 7.0 does not support .target sm_90") == 0);
    CHECK(smarch_ptx_check(K, OWN, KERNEL, len, 0, SMARCH_SM_80, NULL, 0, found, 8, &count) == SMARCH_OK && count == 1 && found[0].verdict == SMARCH_NO_HIGHER && found[0].place.line == 0);
    CHECK(smarch_ptx_finding_message(found, words, sizeof words, NULL) == SMARCH_OK && strcmp(words, "SM version specified by .target is higher than default SM version assumed") == 0);
    CHECK(smarch_ptx_check(K, v99, KERNEL, len, 0, 0, NULL, 0, found, 8, &count) == SMARCH_OK && count == 1 && found[0].verdict == SMARCH_NO_PTX_VERSION && found[0].place.line == 1);

    // Names of the text and the GPU stand in messages.
    const char *const named = ".version 9.0 .target sm_90a .entry k(.param .b8 a[40000]) { wgmma.fence.sync.aligned; }";
    CHECK(smarch_ptx_check(K, OWN, named, strlen(named), 0, SMARCH_SM_100A, NULL, 0, found, 8, &count) == SMARCH_OK && count == 2 && found[0].gpu == SMARCH_SM_100A);
    CHECK(smarch_ptx_finding_message(&found[0], words, sizeof words, NULL) == SMARCH_OK && strcmp(words, "Instruction 'wgmma.fence' cannot be compiled for architecture 'sm_100a'") == 0);
    CHECK(!found[1].operand && found[1].operand_len == 0 && found[1].text_len == 1 && *found[1].text == 'k' && smarch_ptx_finding_message(&found[1], words, sizeof words, NULL) == SMARCH_OK);
    CHECK(strcmp(words, "Entry function 'k' uses too much parameter space (0x9c40 bytes, 0x7ffc max).") == 0);

    /* Operands. */
    const char *const operands = ".version 9.0 .target sm_90 .entry k() { .reg .b32 %r<4>; .reg .pred %p<2>; add.s32 %r1, %r2, [%r3]; selp.b32 %r1, %r2, %r3, %r0; add.s32 %r1, %r2, %r3; ret; }";
    CHECK(smarch_ptx_check(K, OWN, operands, strlen(operands), 0, 0, NULL, 0, found, 8, &count) == SMARCH_OK && count == 2 && found[0].verdict == SMARCH_NO_ISA_OPERANDS && found[1].verdict == SMARCH_NO_ISA_OPERANDS);
    CHECK(smarch_ptx_finding_message(&found[0], words, sizeof words, NULL) == SMARCH_OK && strcmp(words, "Argument 2 of instruction 'add': must be register") == 0);
    CHECK(smarch_ptx_finding_message(&found[1], words, sizeof words, NULL) == SMARCH_OK && strcmp(words, "Arguments mismatch for instruction 'selp'") == 0);
    CHECK(found[0].operand_len == 5 && memcmp(found[0].operand, "[%r3]", 5) == 0 && found[0].place.column == 94);
    /* A value, and a name, stand in messages. */
    const char *const named_operands = ".version 9.0 .target sm_90 .entry k() { .reg .b32 %r<4>; .reg .f32 %f<2>; bfe.u32 %r1, %r2, %r3, 0x100; ld.global.u32 %r1, [%f1 + 4]; bfe.u32 %r1, %r2, %r3, 255; ret; }";
    CHECK(smarch_ptx_check(K, OWN, named_operands, strlen(named_operands), 0, 0, NULL, 0, found, 8, &count) == SMARCH_OK && count == 2);
    CHECK(smarch_ptx_finding_message(&found[0], words, sizeof words, NULL) == SMARCH_OK && strcmp(words, "Argument 3 of instruction 'bfe': value '256' out of range, expected to be in range [0..255]") == 0);
    CHECK(smarch_ptx_finding_message(&found[1], words, sizeof words, NULL) == SMARCH_OK && strcmp(words, "Illegal to use symbol '%f1' of type .f32 as address operand. Use integer or bit only.") == 0);
    CHECK(smarch_ptx_check(SMARCH_TOOLKIT_12_9, v70, operands, strlen(operands), SMARCH_SM_80, 0, NULL, 0, found, 8, &count) == SMARCH_OK && count == 2);
    CHECK(smarch_ptx_check(SMARCH_TOOLKIT_12_3, v70, operands, strlen(operands), SMARCH_SM_80, 0, NULL, 0, found, 8, &count) == SMARCH_OK && count == 2);

    const char *const wrong[] = {"ret;", ".version 8.0\n.target sm_999\nret;", ".version 8.0 .target sm_90 foo; ret", ".version 8.0 .target sm_90 .target sm_80"};
    const uint32_t verdicts[][2] = {{SMARCH_NO_PTX_HEADER, 0}, {SMARCH_NO_PTX_TARGET, 0}, {SMARCH_NO_PTX_MODULE, 0}, {SMARCH_UNKNOWN_TEXT, 0}};
    for (size_t i = 0; i < 4; i++) {
        CHECK(smarch_ptx_check(K, OWN, wrong[i], strlen(wrong[i]), 0, 0, NULL, 0, found, 8, &count) == SMARCH_OK && count == (verdicts[i][1] ? 2 : 1));
        CHECK(found[0].verdict == verdicts[i][0] && (count == 1 || found[1].verdict == verdicts[i][1]));
        CHECK(smarch_ptx_finding_message(&found[count - 1], words, sizeof words, NULL) == SMARCH_OK && *words);
        if (i == 1) CHECK(strcmp(words, "Unsupported .target 'sm_999'") == 0);
    }
    /* Nothing is known of a form that no instruction has, and of which the words of ptxas are not known. */
    const char *const other = ".version 9.0 .target sm_90 .entry k() { .reg .b16 %h<3>; mul.wide.sat.s16 %h0, %h1, %h2; ret; }";
    CHECK(smarch_ptx_check(K, OWN, other, strlen(other), 0, 0, NULL, 0, found, 8, &count) == SMARCH_OK && count == 1 && found[0].verdict == SMARCH_UNKNOWN_FORM);
    /* Older releases read it alike. */
    const char *const cut = ".version 8.0 .target sm_90 foo; ret";
    CHECK(smarch_ptx_check(SMARCH_TOOLKIT_12_3, OWN, cut, strlen(cut), 0, 0, NULL, 0, found, 8, &count) == SMARCH_OK && count == 1 && found[0].verdict == SMARCH_NO_PTX_MODULE);
    memset(&found[0], 0, sizeof found[0]);
    CHECK(smarch_ptx_finding_message(&found[0], words, sizeof words, NULL) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_ptx_check(0, OWN, KERNEL, len, 0, 0, NULL, 0, found, 8, &count) == SMARCH_ERROR_TOOLKIT_NOT_RUN);
    CHECK(smarch_ptx_check(K, OWN, KERNEL, len, 1, 0, NULL, 0, found, 8, &count) == SMARCH_ERROR_INVALID_TARGET && smarch_ptx_check(K, OWN, KERNEL, len, 0, 1, NULL, 0, found, 8, &count) == SMARCH_ERROR_INVALID_TARGET);
    CHECK(smarch_ptx_check(K, OWN, NULL, 1, 0, 0, NULL, 0, found, 8, &count) == SMARCH_ERROR_NULL_POINTER && smarch_ptx_check(K, OWN, KERNEL, len, 0, 0, NULL, 0, found, 8, NULL) == SMARCH_ERROR_NULL_POINTER);
}

/* What a name is: of a variable, a label or a function, and whether it is declared where it is used. */
static void names(void) {
    const char *const text = ".version 9.0 .target sm_90\n.global .b32 g; .func f();\n.visible .entry k(.param .u64 p) {\n.reg .b32 %r<4>; .reg .b64 %rd<4>;\n"
                             "bra.uni LATER;\nbra.uni nowhere;\nmov.u32 %r1, %r4;\nld.param.u64 %rd1, [p];\nld.param.u64 %rd1, [q];\nmov.u64 %rd2, g;\nselp.b32 %r1, %r2, %r3, g;\n"
                             "{ .shared .b32 s; INNER: bra.uni INNER; }\nbra.uni INNER;\nLATER: ret; }\n.visible .entry l() { bra.uni LATER; }\n";
    const size_t len = strlen(text);
    const uint32_t lines[] = {6, 7, 7, 9, 9, 11, 13, 15};
    const char *const said[] = {"Unknown symbol 'nowhere'", "Arguments mismatch for instruction 'mov'", "Unknown symbol '%r4'", "Illegal operand type to instruction 'ld'", "Unknown symbol 'q'",
                                "Arguments mismatch for instruction 'selp'", "Unknown symbol 'INNER'", "Unknown symbol 'LATER'"};
    smarch_ptx_finding found[8];
    unsigned char workspace[512];
    char words[256];
    size_t room = 0, count = 0;
    CHECK(smarch_ptx_workspace_len(text, len, &room) == SMARCH_OK && room >= 24 && room <= sizeof workspace);
    for (size_t at = 0; at < 4 && at + room <= sizeof workspace; at++) {
        memset(workspace, 0xa5, sizeof workspace);
        CHECK(smarch_ptx_check(K, OWN, text, len, 0, 0, workspace + at, room, found, 8, &count) == SMARCH_OK && count == 8);
        for (size_t i = 0; i < count && i < 8; i++) {
            CHECK(found[i].place.line == lines[i] && smarch_ptx_finding_message(&found[i], words, sizeof words, NULL) == SMARCH_OK && strcmp(words, said[i]) == 0);
        }
        CHECK(workspace[at + room] == 0xa5);
    }
    /* Without room nothing is known of names; what all of them are refused for is. */
    CHECK(smarch_ptx_check(K, OWN, text, len, 0, 0, workspace, 24, found, 8, &count) == SMARCH_OK && count == 1 && found[0].place.line == 11);
    smarch_ptx_jit jit;
    CHECK(smarch_ptx_jits(13000, text, len, 90, NULL, 0, &jit) == SMARCH_OK && jit.finding.place.line == 11);
    CHECK(smarch_ptx_jits(13000, text, len, 90, workspace, room, &jit) == SMARCH_OK && jit.finding.place.line == 6 && smarch_verdict_answer(jit.verdict) == SMARCH_ANSWER_NO);
    CHECK(smarch_ptx_workspace_len("", 0, &room) == SMARCH_OK && room > 0);
    CHECK(smarch_ptx_workspace_len(NULL, 1, &room) == SMARCH_ERROR_NULL_POINTER && smarch_ptx_workspace_len(text, len, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_ptx_check(K, OWN, text, len, 0, 0, NULL, 1, found, 8, &count) == SMARCH_ERROR_NULL_POINTER && smarch_ptx_jits(13000, text, len, 90, NULL, 1, &jit) == SMARCH_ERROR_NULL_POINTER);
}

/* Syntax, declarations, functions and calls. */
static void modules(void) {
    const char *const text = ".version 9.0 .target sm_90\n.func (.param .b32 r) f(.param .b32 a) { ret; }\n.func f();\n.visible .entry k(.param .u64 p) {\n.reg .b32 %r<4>; .reg .b32 %r<2>; .param .b64 wide; .param .b32 one;\n"
                             "call (one), f, (one);\ncall (one), f, (wide);\ncall f, (one);\n@%r1 foo;\nL: L: ret\n}\n";
    const struct { uint32_t line; const char *said; } expected[] = {
        {3, "Duplicate definition of function 'f'"}, {3, "Inconsistent prototypes of 'f', number of parameters differ"}, {5, "Duplicate definition of variable '%r<'"},
        {7, "Type of argument does not match formal parameter 'a'"}, {7, "Alignment of argument does not match formal parameter 'a'"}, {8, "Call has wrong number of parameters"},
        {9, "Predicate expression expected"}, {9, "Not a name of any known instruction: 'foo'"}, {10, "Duplicate definition of label 'L'"}, {11, "Parsing error near '}': syntax error"}};
    enum { COUNT = sizeof expected / sizeof expected[0] };
    smarch_ptx_finding found[16];
    unsigned char workspace[1024];
    char words[256];
    size_t room = 0, count = 0;
    CHECK(smarch_ptx_workspace_len(text, strlen(text), &room) == SMARCH_OK && room <= sizeof workspace);
    CHECK(smarch_ptx_check(K, OWN, text, strlen(text), 0, 0, workspace, room, found, 16, &count) == SMARCH_OK);
    for (size_t i = 0; i < count && i < 16; i++) {
        bool is_expected = false;
        CHECK(found[i].verdict == SMARCH_NO_PTX_MODULE && smarch_ptx_finding_message(&found[i], words, sizeof words, NULL) == SMARCH_OK);
        for (size_t at = 0; at < COUNT; at++) is_expected = is_expected || (found[i].place.line == expected[at].line && strcmp(words, expected[at].said) == 0);
        CHECK(is_expected);
    }
    /* The number of parameters differs of results, too. */
    CHECK(count == COUNT + 1);
    /* No number beyond those that are told makes a message. */
    found[0].line_of_form = 1000;
    CHECK(smarch_ptx_finding_message(&found[0], words, sizeof words, NULL) == SMARCH_ERROR_INVALID_VALUE);
}

static void jits(void) {
    const size_t len = strlen(KERNEL);
    smarch_ptx_jit jit;
    const smarch_version v80 = {8, 0};
    CHECK(smarch_ptx_jits(12040, KERNEL, len, 90, NULL, 0, &jit) == SMARCH_OK && jit.verdict == SMARCH_YES && jit.finding.verdict == SMARCH_NO_VERDICT && jit.finding.place.line == 0);
    CHECK(smarch_ptx_jits(13000, KERNEL, len, 90, NULL, 0, &jit) == SMARCH_OK && jit.verdict == SMARCH_YES && jit.judged + jit.unknown == 3);
    // The head decides first.
    CHECK(smarch_ptx_jits(12040, KERNEL, len, 80, NULL, 0, &jit) == SMARCH_OK && jit.verdict == smarch_jits_why(12040, v80, SMARCH_SM_90, 80) && !jit.finding.verdict);
    CHECK(smarch_ptx_jits(11080, KERNEL, len, 90, NULL, 0, &jit) == SMARCH_OK && jit.verdict == SMARCH_NO_DRIVER_PTX && !jit.finding.verdict);

    const char *const refused = ".version 8.0 .target sm_90\n.entry k() { add.rn.s32; \nwgmma.fence.sync.aligned; ret; }";
    char words[256];
    CHECK(smarch_ptx_jits(12040, refused, strlen(refused), 90, NULL, 0, &jit) == SMARCH_OK && jit.verdict == jit.finding.verdict && jit.finding.place.line == 2);
    CHECK(smarch_verdict_answer(jit.verdict) == SMARCH_ANSWER_NO && smarch_ptx_finding_message(&jit.finding, words, sizeof words, NULL) == SMARCH_OK);
    CHECK(strcmp(words, "Arguments mismatch for instruction 'add'") == 0);
    // Of a driver whose ptxas was not run the head alone is judged, and nothing of a statement that is not known.
    const char *const old = ".version 7.0 .target sm_80\n.entry k() { add.rn.s32; ret; }";
    CHECK(smarch_ptx_jits(11040, old, strlen(old), 80, NULL, 0, &jit) == SMARCH_OK && jit.verdict == SMARCH_YES);
    CHECK(smarch_ptx_jits(12040, old, strlen(old), 80, NULL, 0, &jit) == SMARCH_OK && smarch_verdict_answer(jit.verdict) == SMARCH_ANSWER_NO && jit.finding.place.line == 2);

    CHECK(smarch_ptx_jits(12040, "ret;", 4, 90, NULL, 0, &jit) == SMARCH_ERROR_PTX_HEADER && smarch_ptx_jits(12040, "", 0, 90, NULL, 0, &jit) == SMARCH_ERROR_PTX_HEADER);
    CHECK(smarch_ptx_jits(12040, NULL, 1, 90, NULL, 0, &jit) == SMARCH_ERROR_NULL_POINTER && smarch_ptx_jits(12040, KERNEL, len, 90, NULL, 0, NULL) == SMARCH_ERROR_NULL_POINTER);
}

int test_ptx_text(void) {
    items();
    needs();
    findings();
    names();
    modules();
    jits();
    return failures;
}
