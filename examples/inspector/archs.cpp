// `smarch archs SYNTAX TEXT`: what an architecture list builds, what is wrong with it, and how another syntax says it.
#include <algorithm>
#include <cstdio>

#include "arch_operations.hpp"
#include "commands.hpp"
#include "coverage.hpp"
#include "devices.hpp"
#include "generated/codes.hpp"
#include "layout.hpp"
#include "nearest.hpp"
#include "toolkits.hpp"
#include "words.hpp"

namespace inspector {
namespace {

/// What is asked on the command line.
struct Question {
    smarch::ArchSyntax syntax{};
    std::optional<smarch::ArchSyntax> as;
    /// Nothing: what is built when nothing is written.
    std::optional<std::string> text;
    /// Nothing: the devices are not known.
    std::optional<Devices> devices;
    /// The devices that are to run it; nothing: all.
    std::optional<Devices> on;
    /// torch only: the newest that torch was built for; nothing when not known.
    std::optional<smarch::ComputeCapability> torch_newest;
    /// What is made of the list, one after another.
    std::vector<ListOperation> operations;
    /// A built file, of which the sizes are shown.
    std::optional<std::string> sizes;
};

std::vector<smarch::ArchSyntax> syntaxes() {
    std::vector<smarch::ArchSyntax> list;
    // Some numbers are no longer used.
    for (std::uint32_t number = 1; number < 64; ++number) {
        if (!name(smarch::ArchSyntax{number}).empty()) list.push_back(smarch::ArchSyntax{number});
    }
    return list;
}

std::string syntax_name(smarch::ArchSyntax syntax) { return std::string(name(syntax)); }

int list_syntaxes(const Output &output) {
    Table table{"syntaxes", {"syntax", "known", "where the list is written", "for example"}, {}};
    std::uint64_t all = 0;
    for (const auto syntax : syntaxes()) {
        const auto known_from = evidence(syntax);
        all |= known_from.bits();
        const std::string written_in(tool(syntax)), list(example(syntax));
        table.add({syntax_name(syntax), known_from.has(smarch::Evidence::measured) ? "run" : "read", written_in, list},
                  Json::object({{"syntax", code_of(syntax)}, {"name", syntax_name(syntax)}, {"evidence", codes_of(list_of(known_from))}, {"written_in", written_in}, {"example", list}}));
    }
    print_tables(output, list_of(smarch::Flags<smarch::Evidence>(all)), {table});
    return 0;
}

/// The devices of a machine, "8.9,RTX 5090", each as often as it is there; "none" as no device.
std::optional<Devices> parse_devices(const std::string &text) {
    Devices devices;
    if (text == "none") return devices;
    for (const auto &part : parts_of(text)) {
        const auto targets = targets_of_device(part);
        if (!targets) return std::nullopt;
        for (const auto target : *targets) devices.push_back(target.cc());
    }
    return devices;
}

std::optional<Question> parse_question(const Axes &axes, const Arguments &arguments) {
    Question question;
    const auto syntax = parse_syntax(arguments[0]);
    if (!syntax) return std::nullopt;
    question.syntax = *syntax;
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        question.text = question.text ? *question.text + " " + arguments[i] : arguments[i];
    }
    for (const auto &[option, value] : arguments.options()) {
        if (option == toolkit_option.name || option == driver_option.name) continue;
        if (option == "--as") {
            const auto as = parse_syntax(value);
            if (!as) return std::nullopt;
            question.as = *as;
            continue;
        }
        if (option == "--sizes") {
            question.sizes = value;
            continue;
        }
        if (const auto operation = list_operation_of({option, value})) {
            question.operations.push_back(*operation);
            continue;
        }
        const auto devices = option == "--on" ? devices_of_words(axes, {value}) : parse_devices(value);
        if (!devices) return std::nullopt;
        if (option == "--devices") question.devices = devices;
        else if (option == "--on") question.on = devices;
        else if (!devices->empty()) question.torch_newest = devices->front();
    }
    return question;
}

std::string name_of_source(const smarch::ArchImage &image) { return text_of(smarch::Name(smarch::NameKind::compute, *image.from())); }

std::string image_text(const smarch::ArchImage &image) {
    const std::string kind = image.kind() == smarch::NameKind::sm ? "cubin" : image.kind() == smarch::NameKind::compute ? "PTX" : "LTO IR";
    return image.from() ? kind + " made from " + name_of_source(image) : kind;
}

EvidenceList evidence_of(const Question &question) { return list_of(evidence(question.syntax)); }

/// The syntax and the list, as they were typed.
Json members_of(const Question &question) {
    auto members = Json::object({{"syntax", code_of(question.syntax)}});
    question.text ? members.add("list", Foreign{*question.text}) : members.add("list", nullptr);
    if (question.operations.empty()) return members;
    auto operations = Json::array();
    for (const auto &one : question.operations) {
        auto operation = Json::object({{"list_operation", one.operation ? Json(code_of(*one.operation)) : Json("minimize")}});
        operations.push(one.operation ? operation.add("list", Foreign{one.list}) : operation.add("list", nullptr));
    }
    return members.add("list_operations", std::move(operations));
}

/// "8.0;9.0 minus 8.0", "not set".
std::string title_of(const Question &question) {
    auto title = question.text.value_or("not set");
    for (const auto &one : question.operations) title += " " + one.option.substr(2) + (one.operation ? " " + one.list : "");
    return title;
}

/// How targets and generations are spelt in one syntax or another.
std::vector<std::string> spellings() {
    std::vector<std::string> words = {"all", "all-major", "native", "Auto", "Common"}, generations;
    for (const auto target : smarch::targets()) {
        const auto suffix = target.suffix() ? std::string(1, *target.suffix()) : std::string();
        const auto number = std::to_string(target.number()) + suffix, cc = text_of(target.cc()) + suffix;
        for (const auto *prefix : {"sm_", "compute_", "lto_", ""}) words.push_back(prefix + number);
        for (const auto *kind : {"-real", "-virtual"}) words.push_back(number + kind);
        for (const auto *more : {"", "+PTX"}) words.push_back(cc + more);
        if (const auto info = target.info(); info && info->generation()) generations.emplace_back(*info->generation());
    }
    generations.erase(std::unique(generations.begin(), generations.end()), generations.end());
    for (const auto &generation : generations) {
        for (const auto *more : {"", "+Tegra", "+Tesla"}) words.push_back(generation + more);
    }
    return words;
}

/// The spellings near the wrong token with which the list is taken.
std::vector<std::string> suggestions(const Question &question, const std::string &text, const smarch::ArchContext &context, const smarch::ArchProblem &problem) {
    const auto token = problem.token();
    std::vector<std::string> taken;
    if (token.empty() || text.size() > 4096) return taken;
    for (const auto &word : spellings()) {
        const auto mended = text.substr(0, token.start) + word + text.substr(token.end);
        if (parse_arch_list(question.syntax, mended, context)) taken.push_back(word);
    }
    return nearest(std::string(token.of(text)), taken);
}

/// The text with a caret under every character of the wrong token.
int show_problem(const Output &output, const Question &question, const std::string &text, const smarch::ArchContext &context, const smarch::ArchProblem &problem) {
    std::string words;
    const bool has_words = problem.message(text, words) && !words.empty();
    const auto [start, end] = problem.token();
    const Foreign token{std::string(problem.token().of(text))};
    const auto near = suggestions(question, text, context, problem);
    if (output.json) {
        auto error = value_of(problem.status).add("token", token).add("start_byte", start).add("end_byte", end);
        error.add("tool_prints", has_words ? Json(std::vector<std::string>{words}) : Json::array()).add("suggestions", near);
        print_json(output, evidence_of(question), members_of(question).add("error", std::move(error)));
        return 2;
    }
    fail((token.empty() ? "" : "'" + token.bytes + "': ") + std::string(message(problem.status)) + did_you_mean(near));
    const std::string carets(std::max<std::size_t>(visible_width(token.shown()), 1), '^');
    const std::string blanks(visible_width(shown(text.substr(0, start))), ' ');
    if (!text.empty()) std::fprintf(stderr, "  %s\n  %s%s\n", shown(text).c_str(), blanks.c_str(), carets.c_str());
    if (has_words) std::fprintf(stderr, "the tool prints: %s\n", shown(words).c_str());
    return 2;
}

/// The images, as text and in JSON; their names.
std::vector<std::string> add_images(Report &report, smarch::Span<const smarch::ArchImage> list) {
    std::vector<std::string> names;
    auto images = Json::array();
    for (const auto &image : list) {
        names.push_back(text_of(name_of(image)) + (image.from() ? "<" + name_of_source(image) : ""));
        images.push(value_of(name_of(image)).add("made_from", value_of(image.from())));
        report.add_text(text_of(name_of(image)), image_text(image));
    }
    if (names.empty()) report.add_text("images", "none");
    report.add_json("images", std::move(images));
    return names;
}

/// Whether a release builds an image and what it is made from.
bool builds(smarch::Toolkit k, const smarch::ArchImage &image) { return knows(k, image.target()) == Knows::builds && (!image.from() || knows(k, *image.from()) == Knows::builds); }

/// The images that the release does not build, whoever writes the list, and which releases build all. Whether there are any: then the build fails.
bool add_lacking(Report &report, const Output &output, smarch::Span<const smarch::ArchImage> list) {
    const auto k = output.axes.toolkit;
    std::vector<std::string> names;
    for (const auto &image : list) {
        if (!builds(k, image)) names.push_back(text_of(name_of(image)));
    }
    std::vector<smarch::Toolkit> builders;
    for (const auto other : all_toolkits()) {
        if (std::all_of(list.begin(), list.end(), [&](const smarch::ArchImage &image) { return builds(other, image); })) builders.push_back(other);
    }
    report.add_json("lacking", names);
    report.add_json("built_by", value_of(builders));
    if (names.empty()) return false;
    report.add_text("refused", output.red("toolkit " + text_of(k) + " does not build " + join(names)));
    report.add_text("built by", builders.empty() ? "no single release" : text_of(builders));
    return true;
}

void add_remarks(Report &report, const smarch::ArchImages &list, const std::string &text) {
    auto remarks = Json::array();
    for (smarch::ArchRemark remark{1}; !name(remark).empty(); remark = smarch::ArchRemark{static_cast<std::uint32_t>(remark) + 1}) {
        if (!list.remarks().has(remark)) continue;
        auto value = Json::object({{"remark", code_of(remark)}, {"text", name(remark)}});
        std::string about;
        // The noted token belongs to the first remark.
        if (remarks.empty() && !list.noted().empty()) {
            const Foreign token{std::string(list.noted().of(text))};
            value.add("token", token).add("start_byte", list.noted().start).add("end_byte", list.noted().end);
            about = "'" + token.shown() + "': ";
        }
        report.add_text("note", about + std::string(name(remark)));
        remarks.push(std::move(value));
    }
    report.add_json("remarks", std::move(remarks));
}

}  // namespace

std::vector<std::string> syntax_names() {
    std::vector<std::string> names;
    for (const auto syntax : syntaxes()) names.push_back(syntax_name(syntax));
    return names;
}

int show_archs(const Output &output, const Arguments &arguments) {
    if (arguments.empty()) return list_syntaxes(output);
    const auto question = parse_question(output.axes, arguments);
    if (!question) return 2;

    smarch::ArchContext context;
    context.toolkit = output.axes.toolkit;
    if (question->devices) context.devices = *question->devices;
    context.torch_newest = question->torch_newest;
    const auto list = question->text ? parse_arch_list(question->syntax, *question->text, context) : default_arch_list(question->syntax, context);
    if (!list) return show_problem(output, *question, question->text.value_or(""), context, list.error());
    ListMistake mistake;
    const auto devices = question->on ? *question->on : supported_devices(output.axes);
    const auto images = operate(question->syntax, context, output.axes, question->operations, {list->images().begin(), list->images().end()}, devices, mistake);
    if (!images) return show_problem(output, *question, mistake.list, context, mistake.problem);

    print_axes(output, Depends::on_both);
    Report report(std::string(tool(question->syntax)), title_of(*question));
    report.add_json_members(members_of(*question));
    const auto names = add_images(report, *images);
    add_remarks(report, *list, question->text.value_or(""));
    const bool depends = list->remarks().has(smarch::ArchRemark::machine);
    if (depends && !question->devices) report.add_text("note", "--devices 8.9 says which they are");
    if (depends && question->devices && !question->torch_newest) report.add_text("note", "--torch-newest 12.0 says what torch itself was built for");
    // Two judges: the syntax took the list, and the toolkit may refuse it.
    int judged = add_lacking(report, output, *images) ? 2 : 0;
    if (question->sizes && add_sizes(report, output, *images, *question->sizes) == 2) judged = 2;
    if (add_coverage(report, output, images_of(context.toolkit, *images), devices, question->on.has_value()) && !judged) judged = 1;
    if (!question->as) {
        report.print(output, evidence_of(*question));
        return judged;
    }
    const auto as = syntax_name(*question->as);
    auto rewritten = Json::object({{"syntax", code_of(*question->as)}});
    std::string written;
    const auto done = write_arch_list(context.toolkit, *question->as, *images, written);
    if (done) {
        // On a line of its own, whole, to be copied.
        report.add_json("written", rewritten.add("list", written));
        report.print(output, evidence_of(*question));
        if (!output.json) std::printf("\n  %s\n  %s\n", output.dim("as " + as).c_str(), written.c_str());
        return judged;
    }
    const auto &fault = done.error();
    const bool names_one = fault.at && *fault.at < names.size();
    rewritten.add("list", nullptr).add("error", value_of(fault.status));
    if (names_one) rewritten.add("image_index", *fault.at);
    report.add("written", "as " + as, std::move(rewritten), std::string(done.message()) + (names_one ? ": " + names[*fault.at] : std::string()));
    report.print(output, evidence_of(*question));
    return judged ? judged : 1;
}

}  // namespace inspector
