// The name of a target to its number: the same names, 4096 mixed queries of which one in ten is junk.
#include "bench.hpp"

#include <smarch.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <random>
#include <string_view>
#include <unordered_map>
#include <utility>

#ifdef HAVE_GPERF
// What `run` lets gperf make of the header's constants.
struct gperf_row {
    const char *name;
    unsigned target;
};
#include "gperf-names.hpp"
#endif

namespace {

using Pair = std::pair<std::string_view, unsigned>;

struct CRow {
    const char *name;
    unsigned target;
};

int compare(const void *key, const void *row) { return std::strcmp(static_cast<const char *>(key), static_cast<const CRow *>(row)->name); }

struct Names {
    std::vector<Pair> sorted;
    std::vector<CRow> rows;
    std::unordered_map<std::string_view, int> map;
    std::vector<std::string> queries;

    Names() {
        std::size_t count = 0;
        const auto *targets = smarch_targets(&count);
        for (std::size_t i = 0; i < count; ++i) sorted.push_back({targets[i].name, targets[i].target});
        std::sort(sorted.begin(), sorted.end());
        for (const auto &row : sorted) rows.push_back({row.first.data(), row.second});
        map.insert(sorted.begin(), sorted.end());
        std::mt19937 random(1);
        for (int i = 0; i < 4096; ++i) {
            std::string name(sorted[random() % sorted.size()].first);
            if (random() % 10 == 0) name[random() % name.size()] = static_cast<char>('a' + random() % 26);
            queries.push_back(name);
        }
    }

    template <typename Find>
    std::uint64_t pass(Find find) const {
        std::uint64_t sum = 0;
        for (const auto &query : queries) sum += find(query);
        return sum;
    }
};

}  // namespace

void add_names(Rows &rows) {
    const auto names = std::make_shared<const Names>();
    const auto add = [&](const char *against, double goal, auto find) {
        const auto ours = [](const std::string &name) {
            smarch_target target = 0;
            return smarch_target_parse(name.data(), name.size(), &target) == SMARCH_OK ? target : 0u;
        };
        rows.push_back({"name to target", against, goal, names->queries.size(), [=] { return names->pass(find); }, [=] { return names->pass(ours); }});
    };
    const auto *all = names.get();
    add("std::lower_bound", 12, [all](const std::string &name) {
        const auto found = std::lower_bound(all->sorted.begin(), all->sorted.end(), std::string_view(name),
                                            [](const Pair &row, std::string_view key) { return row.first < key; });
        return found != all->sorted.end() && found->first == name ? found->second : 0u;
    });
    add("std::unordered_map", 4, [all](const std::string &name) {
        const auto found = all->map.find(name);
        return found == all->map.end() ? 0u : static_cast<unsigned>(found->second);
    });
    add("bsearch and strcmp", 10, [all](const std::string &name) {
        const auto *found = static_cast<const CRow *>(std::bsearch(name.c_str(), all->rows.data(), all->rows.size(), sizeof(CRow), compare));
        return found ? found->target : 0u;
    });
#ifdef HAVE_GPERF
    add("gperf -L C++", 2, [](const std::string &name) {
        const auto *found = GperfNames::find(name.data(), name.size());
        return found ? found->target : 0u;
    });
#endif
}
