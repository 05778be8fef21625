// Times the C interface, called and not inlined, beside what people use instead: both in one run, in turns. A pass goes over
// all queries; of 61 passes each, every one after an untimed one, the medians are compared. The spread is half of
// what lies between the quartiles, of the worse of the two. Exit status 1 when answers differ.
#include "bench.hpp"

#include <smarch.h>

#include <algorithm>
#include <chrono>
#include <cstdio>

namespace {

using Clock = std::chrono::steady_clock;

double ns(Clock::duration time) { return std::chrono::duration<double, std::nano>(time).count(); }

struct Timed {
    std::vector<double> times;
    std::uint64_t sum = 0;

    void pass(const std::function<std::uint64_t()> &run, std::size_t queries) {
        // What the other one left in the caches and the branch predictor is not measured.
        (void)run();
        const auto start = Clock::now();
        sum = run();
        times.push_back(ns(Clock::now() - start) / static_cast<double>(queries));
    }

    double quantile(double part) {
        std::sort(times.begin(), times.end());
        return times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))];
    }

    double spread() { return (quantile(0.75) - quantile(0.25)) / 2 / quantile(0.5); }
};

bool print(const Row &row) {
    Timed theirs, ours;
    for (int turn = 0; turn < 61; ++turn) {
        theirs.pass(row.theirs, row.queries);
        ours.pass(row.ours, row.queries);
    }
    const double ratio = theirs.quantile(0.5) / ours.quantile(0.5);
    std::printf("%-30s %-26s %8.1f %8.1f %6.1f %% %7.1f", row.operation.c_str(), row.against.c_str(), theirs.quantile(0.5), ours.quantile(0.5),
                100 * std::max(theirs.spread(), ours.spread()), ratio);
    if (row.goal != 0) std::printf(" %6.1f  %s", row.goal, ratio >= row.goal ? "met" : "missed");
    const bool same = theirs.sum == ours.sum;
    std::printf("%s\n", same ? "" : "  THE ANSWERS DIFFER");
    std::fflush(stdout);
    return same;
}

// There is nothing to initialise: what the first call costs beyond the later ones is loading its pages.
void first_call() {
    double times[3];
    for (double &time : times) {
        const auto start = Clock::now();
        smarch_target target;
        (void)!smarch_target_parse("sm_90a", 6, &target);
        keep(target);
        time = ns(Clock::now() - start);
    }
    std::printf("the first call of the process takes %.0f ns, the second %.0f ns, the third %.0f ns, the clock's own included\n\n", times[0], times[1], times[2]);
}

}  // namespace

int main(int argc, char **argv) {
    if (argc != 2) return std::fprintf(stderr, "usage: %s golden.tsv\n", argv[0]), 2;
    (void)Clock::now();
    first_call();
    Rows rows;
    add_names(rows);
    add_occupancy(rows, argv[1]);
    add_nvptx(rows);
    std::printf("%-30s %-26s %8s %8s %8s %7s %6s\n", "ns a query", "against", "theirs", "smarch", "spread", "ratio", "goal");
    bool same = true;
    for (const Row &row : rows) same = print(row) && same;
    return same ? 0 : 1;
}
