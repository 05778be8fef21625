// `smarch ptx FILE`: what PTX text needs, and which lines of it are refused.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>

#include "commands.hpp"
#include "file_contents.hpp"
#include "generated/codes.hpp"
#include "inputs.hpp"
#include "occupancy_words.hpp"
#include "ptx_needs.hpp"
#include "unpacker.hpp"

namespace inspector {
namespace {

/// What is asked of each text.
struct Question {
    smarch::Toolkit toolkit;
    std::optional<smarch::Driver> driver;
    smarch::PtxAssumed assumed;
    std::optional<std::size_t> image;
    /// Only what is refused is asked for.
    bool is_check = false;
    bool is_table = false;
    std::size_t most = 20;
};

/// A text, and where it was found.
struct Text {
    const Input &input;
    /// Other files were named besides.
    bool is_one_of_many;
    /// The number of the image; nothing for a file of PTX.
    std::optional<std::size_t> image;
    std::string_view text;
};

std::optional<std::size_t> number_of(const Arguments &arguments, const char *option, std::size_t none) {
    const auto *text = arguments.option(option);
    if (!text) return none;
    if (text->empty() || text->size() > 9 || text->find_first_not_of("0123456789") != std::string::npos || std::stoul(*text) == 0) {
        return fail(std::string(option) + " takes a number from 1 on, not '" + *text + "'"), std::nullopt;
    }
    return std::stoul(*text);
}

std::optional<smarch::Target> target_of(const Arguments &arguments, const char *option, bool &is_wrong) {
    const auto *text = arguments.option(option);
    const auto name = text ? parse_name(*text) : std::nullopt;
    is_wrong |= text && !name;
    return name ? std::optional(name->target()) : std::nullopt;
}

std::optional<Question> parse(const Output &output, const Arguments &arguments) {
    if (arguments.empty()) return fail("ptx takes files: smarch ptx kernel.ptx --as-target sm_80"), std::nullopt;
    Question question{output.axes.toolkit, {}, {}, {}};
    if (output.axes.names_driver) question.driver = output.axes.driver;
    bool is_wrong = false;
    question.assumed.target = target_of(arguments, "--as-target", is_wrong);
    question.assumed.gpu = target_of(arguments, "--gpu", is_wrong);
    if (is_wrong) return std::nullopt;
    if (const auto *version = arguments.option("--as-version")) {
        question.assumed.version = parse_ptx_version(*version);
        if (!question.assumed.version) return std::nullopt;
    }
    const auto most = number_of(arguments, "--limit", question.most), image = number_of(arguments, "--image", 0);
    if (!most || !image) return std::nullopt;
    question.most = *most;
    if (*image) question.image = *image;
    question.is_table = arguments.option("--table");
    question.is_check = question.assumed.target || question.assumed.version || question.assumed.gpu || question.driver || output.axes.names_toolkit;
    return question;
}

std::string message_of(const smarch::PtxFinding &finding) {
    std::string text;
    return finding.message(text) ? text : std::string();
}

bool is_unknown(const smarch::PtxFinding &finding) { return answer(finding.verdict()) == smarch::Answer::unknown; }

/// The line of the text at a place, without its end.
std::string_view line_at(std::string_view text, const smarch::PtxPlace &place) {
    const auto offset = std::min<std::size_t>(static_cast<std::size_t>(place.offset()), text.size());
    const auto start = offset - std::min<std::size_t>(place.column() - 1, offset);
    const auto end = std::min(text.find_first_of("\r\n", offset), text.size());
    return text.substr(start, end - start);
}

/// The line, and a caret below the place; a long one around the place alone.
void print_line(std::string_view text, const smarch::PtxPlace &place) {
    constexpr std::size_t longest = 160, before = 60;
    auto line = line_at(text, place);
    std::size_t column = place.column() - 1;
    if (line.size() > longest) {
        const auto cut = column > before ? column - before : 0;
        line = line.substr(cut, longest);
        column -= cut;
    }
    std::string blanks;
    for (const char c : line.substr(0, column)) blanks += c == '\t' ? '\t' : ' ';
    std::string whole(line);
    // A tab stays one: it stands above the caret's.
    std::string printed;
    for (std::size_t at = 0; at < whole.size();) {
        const auto tab = std::min(whole.find('\t', at), whole.size());
        printed += shown(whole.substr(at, tab - at)) + (tab < whole.size() ? "\t" : "");
        at = tab + 1;
    }
    std::printf("    %s\n    %s^\n", printed.c_str(), blanks.c_str());
}

Json value_of(const std::vector<smarch::PtxFinding> &findings) {
    auto list = Json::array();
    for (const auto &finding : findings) {
        const auto place = finding.place();
        auto row = Json::object().add("line", place.is_known() ? Json(place.line()) : Json()).add("column", place.is_known() ? Json(place.column()) : Json());
        row.add("message", message_of(finding)).add("verdict", inspector::value_of(finding.verdict()));
        list.push(std::move(row));
    }
    return list;
}

/// Whether the driver compiles the text, and why not; yes where none was named.
smarch::Verdict driver_verdict(const Question &question, const smarch::Ptx &stated) {
    if (!question.driver) return smarch::Verdict::yes;
    const auto version = question.assumed.version.value_or(stated.version());
    const auto target = question.assumed.target ? question.assumed.target : stated.target();
    if (!target) return smarch::Verdict::yes;
    return jits_why(*question.driver, version, *target, question.assumed.gpu.value_or(*target).cc());
}

/// For each target of the release how many lines are refused with it, and the first.
Table table_of(const Question &question, std::string_view text) {
    Table table{"target_answers", {"as .target", "refused", "first", "message"}, {}, Json::array()};
    std::vector<smarch::PtxFinding> findings;
    for (const auto target : smarch::targets()) {
        if (!ptx_version_suffices(question.toolkit, newest_ptx(question.toolkit), target)) continue;
        auto assumed = question.assumed;
        assumed.target = target;
        // The lowest .version that serves, unless one is asked about: what the target lacks is the question.
        if (!assumed.version) assumed.version = newest_ptx(question.toolkit);
        if (!ptx_check(question.toolkit, text, assumed, findings)) continue;
        const auto first = findings.empty() ? smarch::PtxPlace() : findings.front().place();
        table.add({text_of(target), findings.empty() ? "-" : plural(findings.size(), "line"), first.is_known() ? "line " + std::to_string(first.line()) : "", findings.empty() ? "" : message_of(findings.front())},
                  Json::object({{"target", target.name()}, {"refusals", value_of(findings)}}));
    }
    return table;
}

class Run {
public:
    Run(const Output &output, const Question &question) : output_(output), question_(question) {}

    int text(const Text &text);
    int finish(int status);
    std::size_t texts() const { return texts_; }

private:
    void print_findings(const Text &text, const std::vector<smarch::PtxFinding> &findings);

    const Output &output_;
    const Question &question_;
    std::size_t texts_ = 0;
    std::vector<Json> list_;
};

std::string title_of(const Text &text) {
    const auto name = text.is_one_of_many ? text.input.name.shown() : shown(std::filesystem::path(text.input.name.bytes).filename().string());
    return name + (text.image ? " image " + std::to_string(*text.image) : "");
}

void Run::print_findings(const Text &text, const std::vector<smarch::PtxFinding> &findings) {
    const auto name = title_of(text);
    for (std::size_t i = 0; i < std::min(question_.most, findings.size()); ++i) {
        const auto &finding = findings[i];
        const auto place = finding.place();
        const auto where = place.is_known() ? ":" + std::to_string(place.line()) + ":" + std::to_string(place.column()) : "";
        const auto said = is_unknown(finding) ? output_.yellow("unknown: ") : output_.red("refused: ");
        std::printf("%s%s: %s%s\n", name.c_str(), where.c_str(), said.c_str(), shown(message_of(finding)).c_str());
        if (place.is_known()) print_line(text.text, place);
    }
    if (findings.size() > question_.most) std::printf("and %s more; --limit N shows more\n", plural(findings.size() - question_.most, "line").c_str());
}

int Run::text(const Text &text) {
    ++texts_;
    std::vector<smarch::PtxFinding> findings;
    if (!ptx_check(question_.toolkit, text.text, question_.assumed, findings)) return 2;
    const auto identified = smarch::Ptx::identify(text.text);
    const auto by_driver = identified ? driver_verdict(question_, *identified) : smarch::Verdict::yes;
    const auto refused = static_cast<std::size_t>(std::count_if(findings.begin(), findings.end(), [](const auto &finding) { return !is_unknown(finding); }));
    const auto stated = identified ? ".version " + text_of(std::optional(identified->version())) + ", .target " + shown(std::string(identified->target_text())) : std::string("without .version and .target");
    Report report(title_of(text), "PTX text, " + stated);
    report.add_json("file", text.input.name);
    if (text.image) report.add_json("entry", *text.image);
    report.add_json("ptx_version", identified ? inspector::value_of(std::optional(identified->version())) : Json());
    report.add_json("target", identified ? inspector::value_of(identified->target()) : Json());
    if (!question_.is_check || output_.json) add_needs(report, needs_of(text.text), question_.is_table ? 0 : 10);
    report.add_json("refusals", value_of(findings));
    report.add_json("driver_verdict", question_.driver ? inspector::value_of(by_driver) : Json());
    Table table;
    if (question_.is_table) table = table_of(question_, text.text);
    const int status = findings.empty() && by_driver == smarch::Verdict::yes ? 0 : 1;
    if (output_.json) {
        auto object = report.json();
        if (question_.is_table) object.add(table.key, std::move(table.objects));
        list_.push_back(std::move(object));
        return status;
    }
    if (texts_ > 1) std::printf("\n");
    if (texts_ == 1) print_axes(output_, question_.driver ? Depends::on_both : Depends::on_toolkit);
    if (question_.is_check) {
        const auto target = question_.assumed.target ? text_of(*question_.assumed.target) : identified && identified->target() ? text_of(*identified->target()) : std::string("its own");
        const auto version = question_.assumed.version ? text_of(*question_.assumed.version) : identified ? text_of(std::optional(identified->version())) : std::string("its own");
        const auto as = "as .target " + target + ", .version " + version + (question_.assumed.gpu ? ", for " + text_of(*question_.assumed.gpu) : "");
        report.add_text("asked", as);
        report.add_text("ptxas " + text_of(question_.toolkit), findings.empty() ? output_.green("refuses nothing that a target or a version decides") : output_.red("refuses " + plural(refused, "line")) + (refused == findings.size() ? "" : "; " + plural(findings.size() - refused, "place") + " of which nothing is known"));
        if (question_.driver) report.add_text("driver " + text_of(*question_.driver), text_of_verdict(output_, by_driver));
    }
    report.print(output_, from_runs);
    if (!findings.empty() && !question_.is_table) {
        std::printf("\n");
        print_findings(text, findings);
    }
    if (question_.is_table) {
        std::printf("\n");
        print_table(output_, table.heading, table.rows);
    }
    return status;
}

int Run::finish(int status) {
    if (texts_ == 0 && status != 2) {
        fail(question_.image ? "there is no PTX image with this number" : "there is no PTX");
        status = 1;
    }
    if (output_.json && texts_ == 1) print_json(output_, from_runs, list_.front());
    else if (output_.json && texts_ > 1) print_json(output_, from_runs, Json::object({{"ptx_texts", Json(std::move(list_))}}));
    return status;
}

/// Shows the texts of an input: the file itself, or its images of PTX.
int show_input(const Input &input, bool is_one, const Question &question, Unpacker &unpacker, Run &run) {
    const auto kind = smarch::file_kind(input.bytes).optional();
    const bool is_text = !kind || *kind == smarch::FileKind::ptx || *kind == smarch::FileKind::text || *kind == smarch::FileKind::empty;
    if (is_text && input.is_named && question.image) return fail(input.name.bytes + ": --image goes with files that hold images, and this is text");
    if (is_text && input.is_named) return run.text({input, !is_one, {}, input.text()});
    const auto contents = contents_of(input);
    if (!contents) return 2;
    int status = 0;
    for (std::size_t i = 0; i < contents->images.size(); ++i) {
        const auto &image = contents->images[i];
        if ((image.kind_code != "ptx" && image.kind_code != "relocatable_ptx") || (question.image && *question.image != i + 1)) continue;
        const auto bytes = unpacker.bytes_of(*contents, image);
        if (!bytes) {
            status = fail(input.name.bytes + ": image " + std::to_string(i + 1) + ": " + fault_text(bytes.error()));
            continue;
        }
        const bool is_whole_file = contents->kind_code == "ptx";
        status = std::max(status, run.text({input, !is_one, is_whole_file ? std::nullopt : std::optional(i + 1), {reinterpret_cast<const char *>(bytes->data()), bytes->size()}}));
    }
    return std::max(status, exit_status(*contents));
}

}  // namespace

int show_ptx(const Output &output, const Arguments &arguments) {
    const auto question = parse(output, arguments);
    if (!question) return 2;
    Run run(output, *question);
    const auto unpacker = std::make_unique<Unpacker>();
    const std::vector<std::string> paths(arguments.begin(), arguments.end());
    const bool is_one = is_one_file(paths);
    return run.finish(for_each_input(paths, [&](const Input &input) { return show_input(input, is_one, *question, *unpacker, run); }));
}

}  // namespace inspector
