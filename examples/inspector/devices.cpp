// `smarch device NAME`: which products a name means; `smarch device 10.3`: those of a compute capability.
#include "devices.hpp"

#include <algorithm>
#include <cctype>
#include <cstdio>

#include "commands.hpp"
#include "generated/codes.hpp"
#include "nearest.hpp"
#include "occupancy_words.hpp"

namespace inspector {
namespace {

std::string memory_text(smarch::Device device) {
    const auto mib = device.memory_mib();
    if (!mib) return "unknown";
    return *mib % 1024 ? std::to_string(*mib) + " MiB" : std::to_string(*mib / 1024) + " GB";
}

std::vector<std::string> printed_names(smarch::Device device) {
    std::vector<std::string> names;
    for (const auto *name : device.printed()) names.emplace_back(name);
    return names;
}

Json values_of(const std::vector<smarch::Device> &products) {
    auto list = Json::array();
    for (const auto &product : products) list.push(value_of(product));
    return list;
}

void print_product(const Output &output, smarch::Device device) {
    const auto target = text_of(device.target()), device_name = std::string(device.name());
    Report report(device_name, std::string(name(device.kind())) + ", compute capability " + text_of(device.cc()));
    report.add_text("prints itself as", join(printed_names(device)));
    report.add_text("target", target);
    report.add_text("SMs", device.sm_count() ? std::to_string(*device.sm_count()) : "unknown: no public source states it, or boards of that name differ");
    report.add_text("memory", memory_text(device) + (device.memory_mib() ? ", as it is sold" : ""));
    report.add_text("stated by", std::string(name(device.source())));
    report.print(output);
    std::printf("\nMore of it\n\n");
    Report leads;
    leads.add_text("smarch " + target, "everything known of its target");
    leads.add_text("smarch hardware " + target, "what an SM of it has");
    if (device.sm_count()) leads.add_text("smarch occupancy --device '" + device_name + "' --grid 1000", "how many blocks it holds, in how many waves it runs a grid");
    leads.print(output);
}

void print_list(const Output &output, const std::vector<smarch::Device> &products) {
    std::vector<std::vector<std::string>> rows;
    for (const auto &device : products) {
        const auto printed = printed_names(device);
        rows.push_back({std::string(device.name()), text_of(device.cc()), text_of(device.target()), device.sm_count() ? std::to_string(*device.sm_count()) : "-",
                        device.memory_mib() ? memory_text(device) : "-", std::string(name(device.kind())), printed.empty() ? "-" : join(printed)});
    }
    print_table(output, {"product", "cc", "target", "SMs", "memory", "kind", "prints itself as"}, rows);
}

std::string in_small_letters(std::string text) {
    for (char &c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

std::optional<smarch::DeviceKind> kind_of(const std::string &text) {
    std::vector<std::string> codes;
    for (std::uint32_t number = 1; !name(smarch::DeviceKind{number}).empty(); ++number) {
        const smarch::DeviceKind kind{number};
        codes.emplace_back(code_of(kind));
        if (in_small_letters(text) == codes.back() || in_small_letters(text) == in_small_letters(std::string(name(kind)))) return kind;
    }
    fail("'" + text + "' is no kind of product; there are " + join(codes) + did_you_mean(text, codes));
    return std::nullopt;
}

/// All, or those of the compute capabilities that were given; nothing where one is none.
std::optional<std::vector<smarch::Device>> products_of(const std::vector<smarch::ComputeCapability> &wanted) {
    std::vector<smarch::Device> list;
    for (const auto device : smarch::devices()) {
        if (wanted.empty() || std::find(wanted.begin(), wanted.end(), device.cc()) != wanted.end()) list.push_back(device);
    }
    return list;
}

/// "H100 PCIe 80 GB (114 SMs)", at most eight.
std::string several(const std::vector<smarch::Device> &products) {
    constexpr std::size_t most = 8;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(products.size(), most); ++i) names.push_back(std::string(products[i].name()) + " (" + text_of(products[i].cc()) + ", " + sms_text(products[i]) + ")");
    return join(names) + (products.size() > most ? " and " + std::to_string(products.size() - most) + " more" : "");
}

}  // namespace

std::vector<smarch::Device> products_named(const std::string &text) {
    std::vector<std::uint32_t> positions;
    std::vector<smarch::Device> products;
    if (!smarch::device_candidates(text, positions)) return products;
    for (const auto position : positions) products.push_back(smarch::devices()[position]);
    return products;
}

std::vector<std::string> near_products(const std::string &text) {
    std::vector<std::string> words;
    const auto add = [&](const std::string &word) {
        if (std::find(words.begin(), words.end(), word) == words.end()) words.push_back(word);
    };
    for (const auto device : smarch::devices()) {
        const std::string name(device.name());
        add(name);
        // As people say it: RTX 4090, H100.
        const auto blank = name.find(' ');
        const auto first = name.substr(0, blank);
        if (first == "GeForce" || first == "Quadro" || first == "Tesla") add(name.substr(std::min(blank + 1, name.size())));
        if (first.find_first_of("0123456789") != std::string::npos) add(first);
        // Thor, Orin.
        constexpr std::string_view maker = "NVIDIA ";
        for (const std::string_view printed : device.printed()) add(std::string(printed.substr(printed.substr(0, maker.size()) == maker ? maker.size() : 0)));
    }
    return nearest(text, words);
}

std::optional<std::vector<smarch::Target>> targets_of_device(const std::string &text) {
    std::vector<smarch::Target> targets;
    if (const auto cc = parse_device(text, Quiet::yes)) {
        if (const auto target = smarch::Target::from_cc(*cc)) return std::vector{*target};
        return fail("no target has compute capability " + text), std::nullopt;
    }
    for (const auto &device : products_named(text)) {
        if (std::find(targets.begin(), targets.end(), device.target()) == targets.end()) targets.push_back(device.target());
    }
    if (!targets.empty()) return targets;
    auto near = near_products(text);
    const auto names = near_names(text);
    near.insert(near.end(), names.begin(), names.end());
    return fail("'" + text + "' is no device: write a compute capability, 9.0, a target, sm_90, or a product, 'RTX 4090'" + did_you_mean(near)), std::nullopt;
}

namespace {

std::string or_all(const std::vector<std::string> &near) { return near.empty() ? "; smarch device lists all" : did_you_mean(near); }

}  // namespace

std::optional<smarch::Device> product_with_sms(const std::string &option, const std::string &text) {
    const auto products = products_named(text);
    if (products.empty()) return fail(option + ": no product that is known is called '" + text + "'" + or_all(near_products(text))), std::nullopt;
    const auto &first = products.front();
    const bool is_one = std::all_of(products.begin(), products.end(), [&](const auto &it) { return it.cc() == first.cc() && it.sm_count() == first.sm_count(); });
    if (!is_one) return fail(option + ": '" + text + "' may be " + several(products) + "; name one of them"), std::nullopt;
    if (!first.sm_count()) return fail(option + ": no public source states how many SMs " + std::string(first.name()) + " has; give them with --sms"), std::nullopt;
    return first;
}

Json value_of(smarch::Device device) {
    return Json::object({
        {"product_name", device.name()},
        {"printed_names", printed_names(device)},
        {"compute_capability", text_of(device.cc())},
        {"product_kind", code_of(device.kind())},
        {"product_source", code_of(device.source())},
        {"sm_count", or_unknown(device.sm_count())},
        {"memory_mib", or_unknown(device.memory_mib())},
    });
}

std::string sms_text(smarch::Device device) { return device.sm_count() ? plural(*device.sm_count(), "SM") : "SMs unknown"; }

int show_products(const Output &output, const std::string &asked, const std::vector<smarch::Device> &products) {
    if (output.json) {
        print_json(output, from_publications, Json::object({{"products", values_of(products)}}));
    } else if (products.size() == 1) {
        print_product(output, products.front());
    } else {
        if (!asked.empty()) std::printf("%s\n\n", output.bold(shown(asked) + " may be any of these").c_str());
        print_list(output, products);
    }
    return 0;
}

int show_devices(const Output &output, const Arguments &arguments) {
    const auto typed = join({arguments.begin(), arguments.end()}, " ");
    std::vector<smarch::ComputeCapability> wanted;
    for (const auto &word : arguments) {
        if (const auto cc = parse_device(word, Quiet::yes)) wanted.push_back(*cc);
    }
    const bool is_name = wanted.size() != arguments.size();
    auto products = is_name ? products_named(typed) : *products_of(wanted);
    if (is_name && products.empty()) {
        auto near = near_products(typed);
        if (near.empty()) near = near_names(typed);
        return fail("no product that is known is called '" + typed + "'" + or_all(near));
    }
    if (const auto *text = arguments.option("--kind")) {
        const auto kind = kind_of(*text);
        if (!kind) return 2;
        products.erase(std::remove_if(products.begin(), products.end(), [&](const auto &device) { return device.kind() != *kind; }), products.end());
    }
    if (!products.empty() || output.json) return show_products(output, is_name ? typed : "", products), products.empty() ? 1 : 0;
    std::printf("no public source names such a product\n");
    return 1;
}

}  // namespace inspector
