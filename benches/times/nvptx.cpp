// A CPU and four attributes: smarch against LLVM's way, a binary search in the sorted table of CPUs and in that of
// features, with the same rows.
#include "bench.hpp"

#include <smarch.h>
#include <smarch/documented.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <random>
#include <string_view>

namespace {

// As the documented code has them: the key, the bits it implies.
struct Cpu {
    std::string_view key;
    std::uint64_t implies[6], tune_implies[6];
};
struct Feature {
    std::string_view key;
    std::uint32_t index;
    std::uint64_t implies[6];
};

std::vector<Cpu> cpus;
std::vector<Feature> features;

void read_tables() {
    std::size_t count = 0;
    const auto *cpu = smarch_documented_tileiras_cpus(&count);
    for (std::size_t i = 0; i < count; ++i) {
        Cpu row{cpu[i].name, {}, {}};
        std::copy(cpu[i].implies, cpu[i].implies + 6, row.implies);
        cpus.push_back(row);
    }
    const auto *feature = smarch_documented_tileiras_features(&count);
    features.resize(count);
    for (std::size_t i = 0; i < count; ++i) features[feature[i].position] = {feature[i].key, feature[i].index, {}};
}

template <typename Row>
const Row *find(const std::vector<Row> &rows, std::string_view key) {
    const auto found = std::lower_bound(rows.begin(), rows.end(), key, [](const Row &row, std::string_view name) { return row.key < name; });
    return found != rows.end() && found->key == key ? &*found : nullptr;
}

struct State {
    std::uint64_t bits[6];
    std::uint32_t sm, ptx;
    bool tmem;
};

bool llvm_way(std::string_view name, std::string_view attributes, State &state) {
    const Cpu *cpu = find(cpus, name);
    if (!cpu) return false;
    for (int i = 0; i < 6; ++i) state.bits[i] = cpu->implies[i];
    state.ptx = 0;
    while (!attributes.empty()) {
        const auto end = attributes.find(',');
        const auto item = attributes.substr(0, end);
        attributes = end == std::string_view::npos ? std::string_view() : attributes.substr(end + 1);
        const Feature *feature = find(features, item.substr(1));
        if (!feature) return false;
        const auto bit = std::uint64_t{1} << (feature->index & 63);
        if (item[0] == '+') {
            state.bits[feature->index >> 6] |= bit;
            if (feature->key.substr(0, 3) == "ptx") state.ptx = std::max(state.ptx, static_cast<std::uint32_t>((feature->key[3] - '0') * 10 + feature->key[4] - '0'));
        } else {
            state.bits[feature->index >> 6] &= ~bit;
        }
    }
    state.sm = 0;
    for (const char c : cpu->key.substr(3)) {
        if (c >= '0' && c <= '9') state.sm = state.sm * 10 + static_cast<std::uint32_t>(c - '0');
    }
    state.tmem = (state.bits[1] >> 16 & 1) != 0;
    return true;
}

struct Query {
    std::string cpu, attributes;
};

using Queries = std::vector<Query>;

template <typename Parse>
std::uint64_t pass(const Queries &queries, Parse parse) {
    std::uint64_t sum = 0;
    for (const auto &query : queries) sum += parse(query);
    return sum;
}

bool smarch_way(const Query &query, smarch_documented_tileiras_subtarget &subtarget) {
    return smarch_documented_tileiras_subtarget_parse(query.cpu.data(), query.cpu.size(), query.attributes.data(), query.attributes.size(), &subtarget) == SMARCH_OK;
}

/// Attributes as a compiler writes them, one of each option; or any four, most of which do not go together.
enum class Attributes { of_a_compiler, any };

Queries make_queries(Attributes kind) {
    std::mt19937 random(1);
    Queries queries;
    for (int i = 0; i < 4096; ++i) {
        Query query{std::string(cpus[random() % cpus.size()].key), ""};
        for (const std::string_view option : {"ptx", "fma-level=", "prec-divf32=", "prec-sqrtf32="}) {
            std::string_view key;
            do key = features[random() % features.size()].key;
            while (kind == Attributes::of_a_compiler && key.substr(0, option.size()) != option);
            const bool enabled = kind == Attributes::of_a_compiler || random() % 4;
            query.attributes += std::string(query.attributes.empty() ? "" : ",") + (enabled ? "+" : "-") + std::string(key);
        }
        queries.push_back(query);
    }
    for (const auto &query : queries) {
        State state;
        smarch_documented_tileiras_subtarget subtarget;
        if (!llvm_way(query.cpu, query.attributes, state) || !smarch_way(query, subtarget) || !std::equal(state.bits, state.bits + 6, subtarget.feature_bits)) {
            std::fprintf(stderr, "bench: the answers differ on %s %s\n", query.cpu.c_str(), query.attributes.c_str());
            std::exit(1);
        }
    }
    return queries;
}

}  // namespace

void add_nvptx(Rows &rows) {
    read_tables();
    const auto theirs = [](const Query &query) -> std::uint64_t {
        State state;
        return llvm_way(query.cpu, query.attributes, state) ? state.bits[0] : 0;
    };
    const auto ours = [](const Query &query) -> std::uint64_t {
        smarch_documented_tileiras_subtarget subtarget;
        return smarch_way(query, subtarget) ? subtarget.feature_bits[0] : 0;
    };
    const auto add = [&](const char *name, Attributes kind, int goal) {
        const auto queries = std::make_shared<const Queries>(make_queries(kind));
        rows.push_back({name, "lower_bound in both tables", goal, queries->size(), [=] { return pass(*queries, theirs); }, [=] { return pass(*queries, ours); }});
    };
    add("-mcpu and four of -mattr", Attributes::of_a_compiler, 3);
    // What does not go together is told apart, with its place; the tables alone tell nothing.
    add("the same, four at random", Attributes::any, 2);
}
