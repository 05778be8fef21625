// `smarch diff OLD NEW`: what changed in the kernels and images of files, and whether that is allowed.
#include <algorithm>
#include <cstdio>
#include <set>

#include "commands.hpp"
#include "diff_rules.hpp"
#include "diff_sides.hpp"
#include "generated/codes.hpp"
#include "nearest.hpp"
#include "occupancy_words.hpp"

namespace inspector {
namespace {

struct Question {
    std::string before, after;
    Selection selection;
    std::vector<Rule> rules;
};

std::optional<Question> parse(const Arguments &arguments) {
    if (arguments.size() != 2) return fail("diff takes two files: smarch diff old.so new.so"), std::nullopt;
    Question question{arguments[0], arguments[1], {}, {}};
    if (!parse_selection("diff", arguments, question.selection)) return std::nullopt;
    if (const auto *text = arguments.option("--fail-on")) {
        const auto rules = parse_rules(*text);
        if (!rules) return std::nullopt;
        question.rules = *rules;
    }
    return question;
}

/// What makes a kernel one that changed; machine code changes with every build.
constexpr Metric compared[] = {Metric::registers, Metric::smem, Metric::stack, Metric::local, Metric::spill, Metric::occupancy};
constexpr Metric all_numbers[] = {Metric::registers, Metric::smem, Metric::stack, Metric::local, Metric::spill, Metric::occupancy, Metric::code};
constexpr const char *heading_of_numbers[] = {"regs", "smem", "stack", "local", "spills", "occupancy", "code"};

bool differs(const KernelFacts &before, const KernelFacts &after, Metric metric) {
    const auto old_value = before.value(metric), new_value = after.value(metric);
    // Whether spills are told depends on the toolkit, not on the kernel.
    if (metric == Metric::spill && (!old_value || !new_value)) return false;
    return old_value != new_value;
}

/// A rule, and what breaks it.
struct Broken {
    const Rule *rule;
    std::vector<std::string> texts;
    std::size_t count = 0;
};

/// Something of a target that a rule counts.
std::uint64_t number_of(const TargetRow &row, Metric metric) { return metric == Metric::size ? row.stored : metric == Metric::images ? row.images : row.kernels; }

class Difference {
public:
    Difference(const Output &output, const Question &question) : output_(output), question_(question) {}

    int show();

private:
    void sort_out();
    void judge();
    std::string name_of(const KernelFacts &kernel) { return names_.shown(kernel.name, question_.selection.names); }
    std::string target_of(const KernelFacts &kernel) const { return kernel.target + (kernel.is_relocatable ? ", to be linked" : ""); }
    const KernelFacts &fact(const Pair &pair) const { return pair.after ? after_.kernels[*pair.after] : before_.kernels[*pair.before]; }
    void print();
    void print_json_answer();
    void print_targets() const;
    void print_list(const char *title, const std::vector<Pair> &pairs);
    Json value_of(const std::vector<Pair> &pairs);
    Json target_changes() const;

    const Output &output_;
    const Question &question_;
    KernelNames names_;
    Side before_, after_;
    std::vector<Pair> came_, went_, changed_, matched_;
    std::size_t recoded_ = 0;
    std::vector<Broken> broken_;
};

void Difference::sort_out() {
    const auto &pattern = question_.selection.kernel;
    const auto matches = pattern.empty() ? std::vector<bool>() : names_.matching(pattern);
    for (const auto &pair : pairs_of(before_, after_)) {
        if (!pattern.empty() && !matches[fact(pair).name]) continue;
        if (!pair.before) came_.push_back(pair);
        else if (!pair.after) went_.push_back(pair);
        else {
            matched_.push_back(pair);
            const auto &before = before_.kernels[*pair.before], &after = after_.kernels[*pair.after];
            if (std::any_of(std::begin(compared), std::end(compared), [&](Metric metric) { return differs(before, after, metric); })) changed_.push_back(pair);
            recoded_ += differs(before, after, Metric::code);
        }
    }
}

void Difference::judge() {
    constexpr std::size_t most_texts = 5;
    for (const auto &rule : question_.rules) {
        Broken broken{&rule, {}, 0};
        const auto add = [&](const auto &text) {
            if (broken.texts.size() < most_texts) broken.texts.push_back(text());
            ++broken.count;
        };
        for (const auto &pair : matched_) {
            const auto &before = before_.kernels[*pair.before], &after = after_.kernels[*pair.after];
            // Where a file does not tell spills, what local memory grows by stands for them.
            const bool is_told = rule.metric != Metric::spill || (before.spills && after.spills);
            const auto metric = is_told ? rule.metric : Metric::local;
            const auto old_value = before.value(metric), new_value = after.value(metric);
            if (!old_value || !new_value || !rule.is_broken_by(*old_value, *new_value)) continue;
            add([&] { return name_of(after) + " (" + target_of(after) + ") " + (is_told ? "" : "local ") + before.text(metric) + " -> " + after.text(metric); });
        }
        if (rule.metric == Metric::came || rule.metric == Metric::went) {
            for (const auto &pair : rule.metric == Metric::came ? came_ : went_) add([&] { return name_of(fact(pair)) + " (" + target_of(fact(pair)) + ")"; });
        }
        for (const auto &[key, row] : before_.targets) {
            const auto after = after_.targets.find(key);
            const bool is_gone = after == after_.targets.end();
            if (rule.metric == Metric::target && is_gone) add([&, &row = row] { return row.text(); });
            if (rule.metric != Metric::size && rule.metric != Metric::images && rule.metric != Metric::kernels) continue;
            // What was not read does not count.
            if (rule.metric == Metric::kernels && (row.has_unread || (!is_gone && after->second.has_unread))) continue;
            const auto old_number = number_of(row, rule.metric), new_number = is_gone ? 0 : number_of(after->second, rule.metric);
            if (!rule.is_broken_by(static_cast<double>(old_number), static_cast<double>(new_number))) continue;
            add([&, &row = row] { return row.text() + " " + std::to_string(old_number) + " -> " + std::to_string(new_number); });
        }
        if (broken.count) broken_.push_back(std::move(broken));
    }
}

std::string change_text(std::uint64_t before, std::uint64_t after) {
    return before == after ? std::to_string(before) : std::to_string(before) + " -> " + std::to_string(after);
}

void Difference::print_targets() const {
    std::set<TargetKey> keys;
    for (const auto &[key, row] : before_.targets) keys.insert(key);
    for (const auto &[key, row] : after_.targets) keys.insert(key);
    std::vector<std::vector<std::string>> rows;
    for (const auto &key : keys) {
        const auto before = before_.targets.find(key), after = after_.targets.find(key);
        const bool is_new = before == before_.targets.end(), is_gone = after == after_.targets.end();
        const auto &row = is_new ? after->second : before->second;
        const TargetRow none;
        const auto &one = is_new ? none : before->second, &other = is_gone ? none : after->second;
        rows.push_back({row.text(), is_new ? "came" : is_gone ? "went" : "-", change_text(one.images, other.images), change_text(one.kernels, other.kernels), change_text(one.stored, other.stored),
                        change_text(one.unpacked, other.unpacked)});
    }
    if (rows.empty()) return;
    std::printf("\n%s\n", output_.bold("Targets").c_str());
    print_table(output_, {"target", "", "images", "kernels", "stored", "unpacked"}, rows);
}

void Difference::print_list(const char *title, const std::vector<Pair> &pairs) {
    if (pairs.empty()) return;
    std::printf("\n%s\n", output_.bold(title).c_str());
    const auto shown = std::min(pairs.size(), question_.selection.limit);
    std::vector<std::vector<std::string>> rows;
    const bool names_first = question_.selection.names == NameStyle::short_;
    for (std::size_t i = 0; i < shown; ++i) {
        const auto &kernel = fact(pairs[i]);
        std::vector<std::string> row;
        if (names_first) row.push_back(name_of(kernel));
        row.push_back(target_of(kernel));
        for (const auto metric : all_numbers) {
            const auto *before = pairs[i].before && pairs[i].after ? &before_.kernels[*pairs[i].before] : nullptr;
            row.push_back((before && differs(*before, kernel, metric) ? before->text(metric) + " -> " : "") + kernel.text(metric));
        }
        if (!names_first) row.push_back(name_of(kernel));
        rows.push_back(std::move(row));
    }
    std::vector<std::string> heading = {"target"};
    heading.insert(heading.end(), std::begin(heading_of_numbers), std::end(heading_of_numbers));
    heading.insert(names_first ? heading.begin() : heading.end(), "kernel");
    constexpr std::size_t widest_name = 40;
    print_table(output_, heading, rows, names_first ? widest_name : 0);
    if (pairs.size() > shown) std::printf("and %zu more\n", pairs.size() - shown);
}

void Difference::print() {
    Report report(question_.before + " -> " + question_.after);
    report.add_text("size", change_text(before_.bytes, after_.bytes) + " bytes");
    if (before_.files != 1 || after_.files != 1) report.add_text("files", change_text(before_.files, after_.files));
    report.add_text("images", change_text(before_.images, after_.images));
    report.add_text("kernels", std::to_string(came_.size()) + " came, " + std::to_string(went_.size()) + " went, " + std::to_string(changed_.size()) + " changed, " +
                                   std::to_string(matched_.size() - changed_.size()) + " take what they took");
    report.add_text("machine code", "of another size in " + std::to_string(recoded_));
    report.print(output_);
    print_targets();
    print_list("Changed", changed_);
    print_list("Came", came_);
    print_list("Went", went_);
    if (question_.rules.empty()) return;
    Report verdict;
    for (const auto &broken : broken_) {
        auto texts = broken.texts;
        if (broken.count > texts.size()) texts.push_back(std::to_string(broken.count - texts.size()) + " more");
        verdict.add_text(broken.rule->text, std::move(texts));
    }
    std::printf("\n%s\n", broken_.empty() ? output_.green("No rule of --fail-on is broken.").c_str() : output_.red("Broken rules of --fail-on").c_str());
    verdict.print(output_);
}

Json Difference::value_of(const std::vector<Pair> &pairs) {
    auto list = Json::array();
    for (std::size_t i = 0; i < pairs.size() && i < question_.selection.limit; ++i) {
        const auto &kernel = fact(pairs[i]);
        auto value = Json::object();
        value.add("name", names_.full(kernel.name)).add("symbol", names_.symbol(kernel.name)).add("short_name", names_.short_name(kernel.name));
        value.add("target_text", kernel.target).add("is_relocatable", kernel.is_relocatable);
        auto numbers = Json::array();
        const auto number = [](const KernelFacts *of, Metric metric) -> Json {
            if (!of) return nullptr;
            if (metric == Metric::stack && of->is_stack_unbounded) return "unbounded";
            const auto value = of->value(metric);
            return value ? Json(static_cast<std::uint64_t>(*value + 0.5)) : Json(unknown);
        };
        const auto *before = pairs[i].before ? &before_.kernels[*pairs[i].before] : nullptr, *after = pairs[i].after ? &after_.kernels[*pairs[i].after] : nullptr;
        for (const auto metric : all_numbers) {
            numbers.push(Json::object({{"metric", code_of(metric)}, {"old_value", number(before, metric)}, {"new_value", number(after, metric)}}));
        }
        list.push(std::move(value.add("metrics", std::move(numbers))));
    }
    return list;
}

Json Difference::target_changes() const {
    auto list = Json::array();
    const auto add = [&](const TargetRow &row, const TargetRow *before, const TargetRow *after) {
        auto numbers = Json::array();
        for (const auto metric : {Metric::images, Metric::kernels, Metric::size}) {
            const auto number = [&](const TargetRow *of) { return of ? Json(number_of(*of, metric)) : Json(); };
            numbers.push(Json::object({{"metric", code_of(metric)}, {"old_value", number(before)}, {"new_value", number(after)}}));
        }
        list.push(Json::object({{"kind", row.kind_code}, {"target", row.has_target ? Json(row.target) : Json()}, {"ptx_version", inspector::value_of(row.ptx)}, {"is_relocatable", row.is_relocatable}, {"metrics", std::move(numbers)}}));
    };
    for (const auto &[key, row] : before_.targets) {
        const auto after = after_.targets.find(key);
        add(row, &row, after == after_.targets.end() ? nullptr : &after->second);
    }
    for (const auto &[key, row] : after_.targets) {
        if (!before_.targets.count(key)) add(row, nullptr, &row);
    }
    return list;
}

void Difference::print_json_answer() {
    auto members = Json::object();
    members.add("old", Foreign{question_.before}).add("new", Foreign{question_.after});
    auto broken = Json::array();
    for (const auto &[rule, texts, count] : broken_) broken.push(Json::object({{"broken_rule", rule->text}, {"metric", code_of(rule->metric)}, {"breach_count", count}, {"texts", texts}}));
    members.add_all(Json::object({{"old_size_bytes", before_.bytes}, {"new_size_bytes", after_.bytes}, {"old_image_count", before_.images}, {"new_image_count", after_.images},
                                  {"came_count", came_.size()}, {"went_count", went_.size()}, {"changed_count", changed_.size()}, {"matched_count", matched_.size()}, {"recoded_count", recoded_},
                                  {"target_changes", target_changes()}, {"changed", value_of(changed_)}, {"came", value_of(came_)}, {"went", value_of(went_)}, {"broken_rules", std::move(broken)}}));
    print_json(output_, {smarch::Evidence::measured, smarch::Evidence::public_}, members);
}

int Difference::show() {
    const auto old_status = read_side(question_.before, question_.selection, names_, before_);
    const auto new_status = read_side(question_.after, question_.selection, names_, after_);
    if (!before_.files || !after_.files) return old_status || new_status ? 2 : fail((before_.files ? question_.after : question_.before) + ": no device code");
    const auto &target = question_.selection.target;
    // A name's target without what it builds: compute_90 is PTX of sm_90.
    const auto number_of = [](const std::string &name) { return name.substr(name.find('_') + 1); };
    const auto has = [&](const Side &side) {
        return std::any_of(side.targets.begin(), side.targets.end(), [&](const auto &entry) { return number_of(entry.second.target) == number_of(target); });
    };
    if (!target.empty() && !has(before_) && !has(after_)) return fail("neither " + question_.before + " nor " + question_.after + " has an image for '" + target + "'");
    sort_out();
    judge();
    if (output_.json) print_json_answer();
    else print();
    return old_status || new_status ? 2 : broken_.empty() ? 0 : 1;
}

}  // namespace

int diff_files(const Output &output, const Arguments &arguments) {
    const auto question = parse(arguments);
    return question ? Difference(output, *question).show() : 2;
}

}  // namespace inspector
