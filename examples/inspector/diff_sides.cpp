#include "diff_sides.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <tuple>

#include "commands.hpp"
#include "inputs.hpp"
#include "occupancy_words.hpp"
#include "read_kernels.hpp"

namespace inspector {
namespace {

std::optional<std::uint64_t> wide(std::optional<std::uint32_t> number) { return number ? std::optional<std::uint64_t>(*number) : std::nullopt; }

KernelFacts facts_of(const Contents &contents, const KernelUse &kernel, std::size_t name, const std::string &group) {
    const auto &image = contents.images[kernel.image];
    const auto &uses = kernel.uses;
    KernelFacts facts;
    facts.name = name;
    facts.target = image.target_text();
    facts.is_relocatable = image.is_relocatable;
    facts.group = group;
    facts.registers = wide(uses.registers());
    facts.smem = wide(uses.static_smem());
    facts.stack = wide(uses.stack());
    facts.is_stack_unbounded = uses.stack_unbounded();
    facts.local = wide(uses.frame());
    facts.spills = wide(uses.spills());
    if (uses.code_size()) facts.code = *uses.code_size();
    if (kernel.fill) facts.occupancy = 100.0 * kernel.fill->warps() / kernel.fill->occupancy.max_warps();
    return facts;
}

void forget_groups(Side &side, const std::set<std::string> &both) {
    for (auto &kernel : side.kernels) {
        if (!both.count(kernel.group)) kernel.group.clear();
    }
}

std::set<std::string> groups_of(const Side &side) {
    std::set<std::string> groups;
    for (const auto &kernel : side.kernels) groups.insert(kernel.group);
    return groups;
}

}  // namespace

std::optional<double> KernelFacts::value(Metric metric) const {
    const auto number = [](std::optional<std::uint64_t> value) { return value ? std::optional<double>(static_cast<double>(*value)) : std::nullopt; };
    switch (metric) {
        case Metric::registers: return number(registers);
        case Metric::smem: return number(smem);
        case Metric::stack: return is_stack_unbounded ? std::optional<double>(4294967296.0) : number(stack);
        case Metric::local: return number(local);
        case Metric::spill: return number(spills);
        case Metric::code: return number(code);
        case Metric::occupancy: return occupancy;
        default: return std::nullopt;
    }
}

std::string KernelFacts::text(Metric metric) const {
    if (metric == Metric::stack && is_stack_unbounded) return "unbounded";
    const auto number = value(metric);
    if (!number) return "?";
    return std::to_string(static_cast<std::uint64_t>(*number + 0.5)) + (metric == Metric::occupancy ? " %" : "");
}

int read_side(const std::string &path, const Selection &selection, KernelNames &names, Side &side) {
    return for_each_input({path}, [&](const Input &input) {
        const auto contents = contents_of(input);
        if (!contents) return 2;
        if (!input.is_named && contents->images.empty()) return 0;
        Filler filler(launch_of(input, selection.launch));
        const std::optional<Verdicts> no_device;
        const auto found = read_kernels({selection, no_device}, *contents, filler);
        const auto group = input.name.bytes.substr(std::min(path.size(), input.name.bytes.size()));
        ++side.files;
        side.bytes += input.bytes.size();
        side.images += contents->images.size();
        // What is to be linked holds the same kernels once more, without what linking adds.
        const auto is_linked = [&](const KernelUse &kernel) { return !contents->images[kernel.image].is_relocatable; };
        const bool leaves_out = std::any_of(found.kernels.begin(), found.kernels.end(), is_linked);
        for (const auto &kernel : found.kernels) {
            if (leaves_out && !is_linked(kernel)) continue;
            const auto name = names.number_of(found.names.symbol(kernel.name).bytes);
            side.kernels.push_back(facts_of(*contents, kernel, name, group));
        }
        add_targets(side.targets, *contents, found.counts);
        return found.is_damaged || exit_status(*contents) == 2 ? fail(input.name.bytes + ": damaged: smarch report tells where") : 0;
    });
}

std::vector<Pair> pairs_of(Side &before, Side &after) {
    const auto old_groups = groups_of(before), new_groups = groups_of(after);
    std::set<std::string> both;
    std::set_intersection(old_groups.begin(), old_groups.end(), new_groups.begin(), new_groups.end(), std::inserter(both, both.end()));
    forget_groups(before, both);
    forget_groups(after, both);
    const auto key_of = [](const KernelFacts &kernel) { return std::tie(kernel.group, kernel.name, kernel.is_relocatable, kernel.target); };
    const auto ordered = [&](const Side &side) {
        std::vector<std::size_t> places(side.kernels.size());
        for (std::size_t i = 0; i < places.size(); ++i) places[i] = i;
        std::stable_sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) { return key_of(side.kernels[a]) < key_of(side.kernels[b]); });
        return places;
    };
    const auto old_places = ordered(before), new_places = ordered(after);
    std::vector<Pair> pairs;
    for (std::size_t i = 0, j = 0; i < old_places.size() || j < new_places.size();) {
        const bool has_old = i < old_places.size(), has_new = j < new_places.size();
        const bool is_less = has_old && has_new && key_of(before.kernels[old_places[i]]) < key_of(after.kernels[new_places[j]]);
        const bool is_more = has_old && has_new && key_of(after.kernels[new_places[j]]) < key_of(before.kernels[old_places[i]]);
        Pair pair;
        if (has_old && !is_more) pair.before = old_places[i];
        if (has_new && !is_less) pair.after = new_places[j];
        i += pair.before.has_value();
        j += pair.after.has_value();
        pairs.push_back(pair);
    }
    return pairs;
}

}  // namespace inspector
