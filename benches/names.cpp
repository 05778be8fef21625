// The name of a target to its number, by what people use instead: the same 46 names, 4096 mixed queries of which one in
// ten is junk. Prints ns a query and the ratios; the goals are 7, 3, 6 and 2.
#include <smarch.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#ifdef HAVE_GPERF
// What benches/names lets gperf make of the header's constants.
struct gperf_row {
    const char *name;
    unsigned target;
};
#include "gperf-names.hpp"
#endif

namespace {

using Row = std::pair<std::string_view, unsigned>;

struct CRow {
    const char *name;
    unsigned target;
};

int compare(const void *key, const void *row) { return std::strcmp(static_cast<const char *>(key), static_cast<const CRow *>(row)->name); }

template <typename Find>
double fastest(const std::vector<std::string> &queries, unsigned long expected, Find find) {
    double best = 1e9;
    for (int pass = 0; pass < 400; ++pass) {
        unsigned long sum = 0;
        const auto start = std::chrono::steady_clock::now();
        for (const auto &query : queries) sum += find(query);
        const std::chrono::duration<double, std::nano> time = std::chrono::steady_clock::now() - start;
        best = std::min(best, time.count() / static_cast<double>(queries.size()));
        if (sum != expected) {
            std::puts("bench: the answers differ");
            std::exit(1);
        }
    }
    return best;
}

}  // namespace

int main() {
    std::size_t count = 0;
    const auto *targets = smarch_targets(&count);
    std::vector<Row> sorted;
    for (std::size_t i = 0; i < count; ++i) sorted.push_back({targets[i].name, targets[i].target});
    std::sort(sorted.begin(), sorted.end());
    std::vector<CRow> rows;
    for (const auto &row : sorted) rows.push_back({row.first.data(), row.second});
    const std::unordered_map<std::string_view, int> map(sorted.begin(), sorted.end());

    std::mt19937 random(1);
    std::vector<std::string> queries;
    unsigned long expected = 0;
    for (int i = 0; i < 4096; ++i) {
        const auto &row = sorted[random() % sorted.size()];
        std::string name(row.first);
        if (random() % 10 == 0) name[random() % name.size()] = static_cast<char>('a' + random() % 26);
        const auto found = map.find(name);
        expected += found == map.end() ? 0 : static_cast<unsigned long>(found->second);
        queries.push_back(name);
    }

    const double smarch = fastest(queries, expected, [](const std::string &name) {
        smarch_target target = 0;
        return smarch_target_parse(name.data(), name.size(), &target) == SMARCH_OK ? target : 0u;
    });
    const auto print = [&](const char *what, double time, int goal) {
        std::printf("name to target  %-14s %5.1f ns, smarch %4.1f ns, ratio %4.1f (goal %d)\n", what, time, smarch, time / smarch, goal);
    };
    print("lower_bound", fastest(queries, expected, [&](const std::string &name) {
        const auto found = std::lower_bound(sorted.begin(), sorted.end(), std::string_view(name), [](const Row &row, std::string_view key) { return row.first < key; });
        return found != sorted.end() && found->first == name ? found->second : 0u;
    }), 7);
    print("unordered_map", fastest(queries, expected, [&](const std::string &name) {
        const auto found = map.find(name);
        return found == map.end() ? 0u : static_cast<unsigned>(found->second);
    }), 3);
    print("bsearch", fastest(queries, expected, [&](const std::string &name) {
        const auto *found = static_cast<const CRow *>(std::bsearch(name.c_str(), rows.data(), rows.size(), sizeof(CRow), compare));
        return found ? found->target : 0u;
    }), 6);
#ifdef HAVE_GPERF
    print("gperf", fastest(queries, expected, [](const std::string &name) {
        const auto *found = GperfNames::find(name.data(), name.size());
        return found ? found->target : 0u;
    }), 2);
#endif
    return 0;
}
