// smarch: asks libsmarch.a about a target, a cubin or a pair of targets.
#include <smarch.hpp>

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <exception>
#include <new>

#include "inspector/command_table.hpp"
#include "inspector/devices.hpp"
#include "inspector/help.hpp"
#include "inspector/nearest.hpp"

namespace {

using namespace inspector;
using Words = std::vector<std::string>;

/// What was typed, without the options that all commands take.
struct Typed {
    Output output;
    Words words;
    bool help = false, version = false;
};

bool set_color(Typed &typed, const std::string &when) {
    if (when == "auto" || when == "always" || when == "never") {
        typed.output.color = when == "always" || (when == "auto" && Output::wants_color());
        return true;
    }
    fail("--color takes auto, always or never, not '" + when + "'" + did_you_mean(when, {"auto", "always", "never"}));
    return false;
}

bool set_width(Typed &typed, const std::string &columns) {
    const bool is_number = !columns.empty() && columns.size() <= 5 && columns.find_first_not_of("0123456789") == std::string::npos;
    if (!is_number) fail("--width takes a number of columns, 0 for no limit, not '" + columns + "'");
    else typed.output.width = static_cast<std::size_t>(std::stoi(columns));
    return is_number;
}

/// Takes the options of all commands out of what was typed; on failure prints why and gives nothing.
std::optional<Typed> take_common_options(int argc, char **argv) {
    Typed typed;
    typed.output.color = Output::wants_color();
    typed.output.width = Output::terminal_width();
    for (int i = 1; i < argc; ++i) {
        const std::string text = argv[i];
        if (text == "--") {
            typed.words.insert(typed.words.end(), argv + i, argv + argc);
            break;
        }
        const auto equals = text.find('=');
        const auto name = text.substr(0, equals);
        if (text == "--help" || text == "-h") {
            typed.help = true;
        } else if (text == "--version" && typed.words.empty()) {
            typed.version = true;
        } else if (text == "--json") {
            typed.output.json = true;
        } else if (name == "--color" || name == "--colour" || name == "--width") {
            if (equals == std::string::npos && ++i == argc) return fail(name + " takes a value: " + (name == "--width" ? "--width 80" : name + " never")), std::nullopt;
            const std::string value = equals == std::string::npos ? argv[i] : text.substr(equals + 1);
            if (!(name == "--width" ? set_width(typed, value) : set_color(typed, value))) return std::nullopt;
        } else {
            typed.words.push_back(text);
        }
    }
    if (typed.output.json) typed.output.color = false;
    return typed;
}

std::string version_text(std::uint32_t version) {
    return std::to_string(version >> 16) + "." + std::to_string(version >> 8 & 0xff) + "." + std::to_string(version & 0xff);
}

int print_version(const Output &output) {
    const auto library = version_text(smarch::library_version()), header = version_text(SMARCH_VERSION);
    if (output.json) {
        print_json(output, {}, Json::object({{"header", header}}));
    } else {
        std::printf("smarch %s (header %s), for CUDA toolkit %s\n", library.c_str(), header.c_str(), text_of(output.axes.toolkit).c_str());
    }
    return 0;
}

/// Runs a command for the toolkit and the driver that were named.
int answer(Output output, const Command &command, const Arguments &arguments) {
    const auto axes = parse_axes(arguments);
    if (!axes) return 2;
    output.axes = *axes;
    return command.run(output, arguments);
}

bool is_axis(const std::string &word) {
    const auto name = word.substr(0, word.find('='));
    return name == toolkit_option.name || name == driver_option.name;
}

/// --toolkit and --driver before the first word go behind it, with their values.
Words with_axes_behind(Words words) {
    std::size_t first = 0;
    while (first < words.size() && is_axis(words[first])) first += words[first].find('=') == std::string::npos ? 2 : 1;
    if (first < words.size()) std::rotate(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(first), words.begin() + static_cast<std::ptrdiff_t>(first) + 1);
    return words;
}

/// The words together where they are the name of a product, as in smarch RTX 4090; nothing where they are not, or the first is a name by itself.
std::optional<std::string> product_of(const Words &words) {
    const auto text = join(words, " ");
    const bool is_of_several = words.size() > 1 && !is_path(words.front()) && text.find("--") == std::string::npos;
    return is_of_several && !products_named(text).empty() ? std::optional(text) : std::nullopt;
}

/// The first word is no command: a name or a file, with nothing but options after it, or a mistake.
int run_without_command(const Output &output, const Words &words) {
    const auto &first = words.front();
    if (first == "--") return show(output, Arguments({words.begin() + 1, words.end()}, {}));
    if (is_axis(first)) return fail(first + " goes with a command, a name or a file, and has a value: smarch sm_120 --toolkit 12.4");
    if (first.size() > 1 && first[0] == '-') {
        const auto near = nearest(first.substr(0, first.find('=')), {"--json", "--color", "--width", "--help", "--version"});
        return fail("unknown option '" + first + "'" + (near.empty() ? "; see smarch help" : did_you_mean(near)));
    }
    const auto near = is_path(first) || is_like_a_name(first) || !products_named(first).empty() ? Words() : nearest(first, command_names());
    if (const auto product = product_of(words)) return answer(output, *find_command("show"), Arguments({*product}, {}));
    if (!near.empty()) return fail("'" + first + "' is no command" + did_you_mean(near));
    const auto arguments = parse_arguments("show", find_command("show")->options, words, Unknown::is_refused);
    if (!arguments) return 2;
    if (arguments->size() == 1 || is_path(first)) return answer(output, *find_command("show"), *arguments);
    const auto products = near_products(join(words, " "));
    if (!products.empty()) return fail("no target, product or file is called '" + join(words, " ") + "'" + did_you_mean(products));
    const auto near_options = nearest(words[1], {"--toolkit", "--json", "--help"});
    if (smarch::Name::parse(first) && smarch::Name::parse(words[1])) return fail("'" + first + "' takes nothing after it; of two names: smarch check " + first + " " + words[1]);
    return fail("'" + first + "' takes nothing after it" + (near_options.empty() ? "; see smarch help" : did_you_mean(near_options)));
}

int run(const Typed &typed) {
    const auto &[output, typed_words, help, version] = typed;
    const auto words = with_axes_behind(typed_words);
    if (version) return print_version(output);
    if (words.empty() && help) return show_help(output, {});
    if (words.empty()) {
        fail("a command, a name or a file is missing");
        std::fputs("usage: smarch COMMAND [ARGUMENT...]\n       smarch NAME | FILE\nsmarch help lists the commands.\n", stderr);
        return 2;
    }
    if (words.front() == "help") return show_help(output, {words.begin() + 1, words.end()});
    const auto *command = find_command(words.front());
    if (command && help) return show_help(output, {command->name});
    if (help) return show_help(output, is_path(words.front()) || is_like_a_name(words.front()) ? Words{"show"} : Words{words.front()});
    if (!command) return run_without_command(output, words);
    const auto arguments = parse_arguments(command->name, command->options, {words.begin() + 1, words.end()}, command->unknown_options);
    return arguments ? answer(output, *command, *arguments) : 2;
}

/// Nothing that is opened later takes the place of a standard stream that is closed; writing to one fails all the same.
void keep_standard_streams() {
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream) {
        if (fcntl(stream, F_GETFD) == -1) open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

/// The status, or 2 when what was printed did not arrive, and says why.
int close_output(int status) {
    errno = 0;
    const bool is_lost = std::ferror(stdout) != 0;
    if (std::fclose(stdout) == 0 && !is_lost) return status;
    fail(std::string("standard output cannot be written") + (errno ? std::string(": ") + std::strerror(errno) : ""));
    return 2;
}

}  // namespace

int main(int argc, char **argv) {
    keep_standard_streams();
    // A reader that has enough ends this program without a word, whoever started it.
    std::signal(SIGPIPE, SIG_DFL);
    try {
        const auto typed = take_common_options(argc, argv);
        return close_output(typed ? run(*typed) : 2);
    } catch (const std::bad_alloc &) {
        std::fputs("smarch: not enough memory\n", stderr);
    } catch (const std::exception &error) {
        std::fprintf(stderr, "smarch: %s\n", error.what());
    }
    return 2;
}
