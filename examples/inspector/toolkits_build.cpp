// `smarch toolkits NAME...` and `smarch toolkits SYNTAX TEXT`: the releases that build all of it, and what the others lack.
#include <algorithm>
#include <cstdio>

#include "generated/codes.hpp"
#include "toolkits.hpp"

namespace inspector {
namespace {

/// What one release does with a list: the names that it does not build, and the message where its tool refuses the list.
struct Release {
    smarch::Toolkit toolkit;
    std::vector<std::string> lacking;
    std::string prints;
};

void add_once(std::vector<std::string> &names, const std::string &name) {
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
}

/// A release builds code of any kind for the targets that its ptxas builds for.
std::vector<Release> releases_of(const std::vector<smarch::Name> &names) {
    std::vector<Release> releases;
    for (const auto k : all_toolkits()) {
        Release release{k, {}, {}};
        for (const auto &name : names) {
            if (knows(k, name.target()) != Knows::builds) add_once(release.lacking, text_of(name));
        }
        releases.push_back(std::move(release));
    }
    return releases;
}

struct List {
    smarch::ArchSyntax syntax;
    std::string text;
};

/// Nothing, and a message, where no release takes the list.
std::optional<std::vector<Release>> releases_of(const List &list) {
    std::vector<Release> releases;
    std::optional<smarch::ArchProblem> last;
    bool any = false;
    for (const auto k : all_toolkits()) {
        smarch::ArchContext context;
        context.toolkit = k;
        Release release{k, {}, {}};
        if (const auto images = parse_arch_list(list.syntax, list.text, context)) {
            any = true;
            for (const auto &image : images->images()) {
                if (knows(k, image.target()) != Knows::builds) add_once(release.lacking, text_of(smarch::Name(image.kind(), image.target())));
            }
        } else {
            last = images.error();
            const auto token = last->token();
            release.lacking.push_back(token.empty() ? list.text : std::string(token.of(list.text)));
            if (!last->message(list.text, release.prints)) release.prints.clear();
        }
        releases.push_back(std::move(release));
    }
    if (any) return releases;
    const auto token = last->token();
    fail((token.empty() ? "" : "'" + std::string(token.of(list.text)) + "': ") + std::string(message(last->status)) + ", whatever the release; see smarch archs " + std::string(name(list.syntax)));
    return std::nullopt;
}

int print_releases(const Output &output, Report &report, const std::vector<Release> &releases) {
    std::vector<smarch::Toolkit> builders;
    auto objects = Json::array();
    for (const auto &release : releases) {
        if (release.lacking.empty()) builders.push_back(release.toolkit);
        auto lacking = Json::array();
        for (const auto &name : release.lacking) lacking.push(shown(name));
        objects.push(Json::object({{"toolkit", text_of(release.toolkit)}, {"builds_all", release.lacking.empty()}, {"lacking", lacking},
                                   {"tool_prints", release.prints.empty() ? Json::array() : Json(std::vector<std::string>{shown(release.prints)})}}));
    }
    report.add("built_by", "built by", value_of(builders), builders.empty() ? output.red("no single release") : output.green(text_of(builders)));
    // Releases that follow each other and lack the same are one line.
    for (std::size_t i = 0; i < releases.size();) {
        std::vector<smarch::Toolkit> alike;
        const auto first = i;
        for (; i < releases.size() && releases[i].lacking == releases[first].lacking; ++i) alike.push_back(releases[i].toolkit);
        if (releases[first].lacking.empty()) continue;
        report.add_text(text_of(alike), "lacks " + shown(join(releases[first].lacking)));
    }
    report.add_json("releases", std::move(objects));
    report.print(output, from_runs);
    return builders.empty() ? 1 : 0;
}

}  // namespace

int toolkits_that_build(const Output &output, const Arguments &arguments) {
    if (const auto syntax = smarch::arch_syntax(arguments[0])) {
        if (arguments.size() == 1) return fail("toolkits " + arguments[0] + " takes a list: smarch toolkits nvcc -gencode arch=compute_90,code=sm_90");
        List list{*syntax, arguments[1]};
        for (std::size_t i = 2; i < arguments.size(); ++i) list.text += " " + arguments[i];
        const auto releases = releases_of(list);
        if (!releases) return 2;
        Report report(std::string(tool(list.syntax)), list.text);
        report.add_json("syntax", code_of(list.syntax));
        report.add_json("list", Foreign{list.text});
        return print_releases(output, report, *releases);
    }
    std::vector<smarch::Name> names;
    std::vector<std::string> texts;
    for (const auto &argument : arguments) {
        const auto name = parse_name(argument);
        if (!name) return 2;
        names.push_back(*name);
        texts.push_back(text_of(*name));
    }
    Report report(join(texts, " "), names.size() == 1 ? "the releases that build it" : "the releases that build all of them");
    report.add_json("names", texts);
    return print_releases(output, report, releases_of(names));
}

}  // namespace inspector
