// ptx_text FILE TARGET: what it takes to say what PTX text needs, and where ptxas of the newest release refuses it for a target: microseconds, the least of
// some passes, and how many lines are refused.
#include <smarch.h>

#include <chrono>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace {

constexpr int PASSES = 15;

template <typename F>
double least(const F &asked) {
    double best = 0;
    for (int pass = 0; pass < PASSES; ++pass) {
        const auto start = std::chrono::steady_clock::now();
        asked();
        const double took = std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
        best = pass == 0 || took < best ? took : best;
    }
    return best;
}

}

int main(int count, char **arguments) {
    if (count < 3) return std::fprintf(stderr, "usage: %s FILE TARGET\n", arguments[0]), 2;
    std::ifstream stream(arguments[1], std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(stream)), std::istreambuf_iterator<char>());
    const std::string name = arguments[2];
    smarch_target target = 0;
    if (!stream || smarch_target_parse(name.data(), name.size(), &target) != SMARCH_OK) return 1;

    std::size_t releases = 0, lines = 0;
    const auto *rows = smarch_toolkits(&releases);
    const auto newest = rows[releases - 1].toolkit;
    smarch_ptx_needs needs;
    auto status = SMARCH_OK;
    const double needing = least([&] { status = smarch_ptx_requirements(text.data(), text.size(), &needs); });
    if (status != SMARCH_OK) return 1;
    std::size_t room = 0;
    if (smarch_ptx_workspace_len(text.data(), text.size(), &room) != SMARCH_OK) return 1;
    std::vector<unsigned char> workspace(room);
    const double checking = least([&] { status = smarch_ptx_check(newest, {0, 0}, text.data(), text.size(), target, 0, workspace.data(), workspace.size(), nullptr, 0, &lines); });
    if (status != (lines ? SMARCH_ERROR_BUFFER_TOO_SMALL : SMARCH_OK)) return 1;
    std::printf("%.0f %.0f %zu\n", needing, checking, lines);
    return 0;
}
