// arch_list SYNTAX TEXT TOOLKIT: microseconds of a call of smarch_arch_list_parse, the least of many passes, and how many images the list builds.
#include <smarch.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>

int main(int count, char **arguments) {
    if (count != 4) return std::fprintf(stderr, "usage: %s SYNTAX TEXT TOOLKIT\n", arguments[0]), 2;
    smarch_arch_syntax syntax = 0;
    const char *text = arguments[2];
    const auto length = std::strlen(text);
    static smarch_arch_images images;
    smarch_arch_context context = {};
    if (smarch_toolkit_parse(arguments[3], std::strlen(arguments[3]), &context.toolkit) != SMARCH_OK) return 2;
    if (smarch_arch_syntax_parse(arguments[1], std::strlen(arguments[1]), &syntax) != SMARCH_OK) return 2;
    constexpr int passes = 200, calls = 100;
    double least = 1e9;
    for (int pass = 0; pass < passes; ++pass) {
        const auto start = std::chrono::steady_clock::now();
        for (int call = 0; call < calls; ++call) {
            if (smarch_arch_list_parse(syntax, text, length, &context, &images, nullptr) != SMARCH_OK) return 1;
        }
        least = std::min(least, std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count() / calls);
    }
    std::printf("%.4f %u\n", least, static_cast<unsigned>(images.count));
    return 0;
}
