// What was typed after a command: its words, and its options apart from them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace inspector {

/// An option of a command: `--svg FILE`; an empty value for one that takes none.
struct Option {
    const char *name, *value, *text;
};

struct GivenOption {
    std::string name, value;
};

class Arguments {
public:
    Arguments() = default;
    Arguments(std::vector<std::string> words, std::vector<GivenOption> options) : words_(std::move(words)), options_(std::move(options)) {}

    std::size_t size() const { return words_.size(); }
    bool empty() const { return words_.empty(); }
    const std::string &operator[](std::size_t at) const { return words_[at]; }
    auto begin() const { return words_.begin(); }
    auto end() const { return words_.end(); }

    /// In the order in which they were given.
    const std::vector<GivenOption> &options() const { return options_; }
    /// The value of an option, the last if it was given more than once; nothing when it was not given.
    const std::string *option(std::string_view name) const;

private:
    std::vector<std::string> words_;
    std::vector<GivenOption> options_;
};

enum class Unknown { is_refused, is_a_word };

/// Parts words and options: `--svg FILE`, `--svg=FILE`, `-svg FILE`; all after `--` are words.
/// Prints what is wrong, naming the command, and gives nothing.
std::optional<Arguments> parse_arguments(const std::string &command, const std::vector<Option> &options, const std::vector<std::string> &typed, Unknown unknown);

}  // namespace inspector
