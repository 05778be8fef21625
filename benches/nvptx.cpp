// A CPU and four attributes: smarch against LLVM's way, a binary search in the sorted table of CPUs and in that of
// features, with the same rows. Prints ns per parse and the ratio; the goal is 5.
#include <smarch.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <random>
#include <string>
#include <string_view>
#include <vector>

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
    const auto *cpu = smarch_nvptx_cpus(&count);
    for (std::size_t i = 0; i < count; ++i) {
        Cpu row{cpu[i].name, {}, {}};
        std::copy(cpu[i].implies, cpu[i].implies + 6, row.implies);
        cpus.push_back(row);
    }
    const auto *feature = smarch_nvptx_features(&count);
    const auto *order = smarch_nvptx_feature_order(&count);
    for (std::size_t i = 0; i < count; ++i) features.push_back({feature[order[i]].key, order[i], {}});
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

template <typename Parse>
double fastest(const std::vector<Query> &queries, Parse parse) {
    double best = 1e9;
    unsigned long sum = 0;
    for (int pass = 0; pass < 60; ++pass) {
        const auto start = std::chrono::steady_clock::now();
        for (const auto &query : queries) sum += parse(query);
        const std::chrono::duration<double, std::nano> time = std::chrono::steady_clock::now() - start;
        best = std::min(best, time.count() / static_cast<double>(queries.size()));
    }
    if (sum == 0) std::puts("nothing was parsed");
    return best;
}

}  // namespace

int main() {
    read_tables();
    std::mt19937 random(1);
    std::vector<Query> queries;
    for (int i = 0; i < 4096; ++i) {
        Query query{std::string(cpus[random() % cpus.size()].key), ""};
        for (int k = 0; k < 4; ++k) query.attributes += std::string(k ? "," : "") + (random() % 4 ? "+" : "-") + std::string(features[random() % features.size()].key);
        queries.push_back(query);
    }
    for (const auto &query : queries) {
        State state;
        smarch_nvptx_subtarget subtarget;
        const bool parsed = smarch_nvptx_parse(query.cpu.data(), query.cpu.size(), query.attributes.data(), query.attributes.size(), &subtarget) == SMARCH_OK;
        if (!llvm_way(query.cpu, query.attributes, state) || !parsed || !std::equal(state.bits, state.bits + 6, subtarget.feature_bits)) {
            std::printf("they differ on %s %s\n", query.cpu.c_str(), query.attributes.c_str());
            return 1;
        }
    }
    const double llvm = fastest(queries, [](const Query &query) {
        State state;
        return llvm_way(query.cpu, query.attributes, state) ? state.bits[0] + state.ptx : 0;
    });
    const double smarch = fastest(queries, [](const Query &query) {
        smarch_nvptx_subtarget subtarget;
        const auto status = smarch_nvptx_parse(query.cpu.data(), query.cpu.size(), query.attributes.data(), query.attributes.size(), &subtarget);
        return status == SMARCH_OK ? subtarget.feature_bits[0] + subtarget.ptx_version : 0;
    });
    std::printf("-mcpu and four -mattr  lower_bound %5.1f ns, smarch %5.1f ns, ratio %4.1f (goal 5)\n", llvm, smarch, llvm / smarch);
    return 0;
}
