// `smarch help`, `smarch help COMMAND`, `smarch COMMAND --help`, from the table of commands.
#pragma once

#include <string>
#include <vector>

#include "command_table.hpp"

namespace inspector {

/// All commands, one a line.
void print_commands(const Output &output);
/// One command: its forms, options, examples, exit status.
void print_command(const Output &output, const Command &command);
/// `smarch help [WORD...]`: a command, "json", "man", or "completion" and a shell.
int show_help(const Output &output, const std::vector<std::string> &words);

}  // namespace inspector
