#include "demangle.hpp"

#include <inspector_support.h>

#if defined(__has_include)
#if __has_include(<cxxabi.h>)
#include <cxxabi.h>
#define SMARCH_HAS_CXXABI 1
#endif
#endif

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace inspector {
namespace {

/// Names with no more references to what stands before them cannot grow much.
constexpr std::ptrdiff_t few_references = 6;

/// As the compiler's own library writes it, which has no bounds; empty where there is none.
std::string unbounded([[maybe_unused]] const std::string &name) {
    std::string out;
#ifdef SMARCH_HAS_CXXABI
    int status = 0;
    char *text = abi::__cxa_demangle(name.c_str(), nullptr, nullptr, &status);
    if (text) out = text;
    std::free(text);
#endif
    return out.size() < SUPPORT_DEMANGLE_CAPACITY ? out : std::string();
}

}  // namespace

Foreign demangled(const Foreign &name) {
    if (name.bytes.compare(0, 2, "_Z") != 0 || name.bytes.size() > SUPPORT_DEMANGLE_LONGEST) return name;
    // A reference can double the text, and nothing in a name tells how often that happens: the support crate writes it with bounds
    // first. What comes to an end there does so in the other one, which writes names as people know them from other tools.
    static std::vector<char> room(SUPPORT_DEMANGLE_CAPACITY);
    const auto size = support_demangle(reinterpret_cast<const std::uint8_t *>(name.bytes.data()), name.bytes.size(), room.data(), room.size());
    const auto is_reference = [](char c) { return c == 'S' || c == 'T'; };
    const bool is_bounded = size || std::count_if(name.bytes.begin(), name.bytes.end(), is_reference) <= few_references;
    auto text = is_bounded ? unbounded(name.bytes) : std::string();
    if (text.empty()) text.assign(room.data(), size);
    return text.empty() ? name : Foreign{std::move(text)};
}

}  // namespace inspector
