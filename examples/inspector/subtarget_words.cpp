#include "subtarget_words.hpp"

#include <cstdio>

#include "generated/codes.hpp"

namespace inspector {
namespace {

std::string digits(const char *format, std::uint64_t word) {
    char text[24];
    std::snprintf(text, sizeof text, format, static_cast<unsigned long long>(word));
    return text;
}

}  // namespace

std::string text_of_word(std::uint64_t word) { return digits("0x%016llx", word); }

Json value_of_words(smarch::Span<const std::uint64_t> words) {
    auto list = Json::array();
    for (const auto word : words) list.push(digits("%llx", word));
    return list;
}

std::string text_of_words(smarch::Span<const std::uint64_t> words) {
    std::vector<std::string> texts;
    std::size_t last = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        texts.push_back(text_of_word(words[i]));
        if (words[i]) last = i;
    }
    const auto rest = texts.size() - 1 - last;
    texts.resize(last + 1);
    return join(texts, " ") + (rest ? ", " + std::to_string(rest) + " more of 0" : "");
}

std::vector<std::string> feature_names(smarch::Span<const std::uint64_t> words) {
    std::vector<std::string> names;
    for (const auto row : smarch::documented::tileiras::features()) {
        const auto index = static_cast<std::uint32_t>(row.index());
        if (words[index / 64] >> (index % 64) & 1) names.emplace_back(row.key());
    }
    return names;
}

Json value_of(std::optional<smarch::TileirasTensorPath> path) { return path ? Json(code_of(*path)) : Json(unknown); }

std::string text_of(std::optional<smarch::TileirasTensorPath> path) {
    return path ? std::string(name(*path)) : "not stated by the document (E54b)";
}

}  // namespace inspector
