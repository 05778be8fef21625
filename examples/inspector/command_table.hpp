// The commands, one row each: what help prints, which options are taken, what runs.
#pragma once

#include <string>
#include <vector>

#include "commands.hpp"

namespace inspector {

/// A way to write a command, and what it then answers.
struct Form {
    const char *arguments, *text;
};

struct Command {
    const char *name;
    /// One line.
    const char *purpose;
    std::vector<Form> forms;
    std::vector<Option> options;
    std::vector<const char *> examples;
    /// What exit status 1 means; nullptr where there is no such answer.
    const char *status_1;
    Unknown unknown_options;
    int (*run)(const Output &, const Arguments &);
};

const std::vector<Command> &commands();

/// The command with this name; nullptr for none.
const Command *find_command(const std::string &name);
/// The commands' names, and "help".
std::vector<std::string> command_names();

}  // namespace inspector
