// Messages of tools in a text.
#include "check.hpp"

using namespace smarch;

void test_messages() {
    const std::string_view line = "ptxas fatal   : Program with .target 'sm_90a' cannot be compiled to future architecture";
    const auto found = message_match(line);
    CHECK(found && found->kind() == MessageKind::template_ && MessageTemplate{found->code()} == MessageTemplate::target_kind);
    CHECK(found->in(line) == line.substr(16) && found->value_count() == 2 && found->value_in(line, 0) == "sm_90a" && found->value_in(line, 1) == "future" && found->value_in(line, 2).empty());
    CHECK(message_match("hello world").status() == Status::message_unknown);
    CHECK(found->text() == "Program with .target '{target}' cannot be compiled to {kind} architecture" && name(found->kind()) == "a line of a tool");
}
