// Which image of a fat binary runs. The kernel `which` of each image writes the image's place, counted from 1.
#include "questions.hpp"

#include <sstream>

namespace silicon {
namespace {

// "sm_90a" or "compute_90@8.0".
smarch_image image_of(const std::string &text) {
    const std::size_t at = text.find('@');
    smarch_image image{};
    if (at == std::string::npos) {
        image.name = {SMARCH_KIND_SM, target_of(text)};
        return image;
    }
    image.name = {SMARCH_KIND_COMPUTE, target_of(text.substr(0, at), "compute_")};
    std::istringstream version(text.substr(at + 1));
    char dot = 0;
    if (!(version >> image.ptx.major >> dot >> image.ptx.minor) || dot != '.') {
        throw std::runtime_error("no PTX version: " + text);
    }
    return image;
}

std::vector<std::string> split(const std::string &list) {
    std::vector<std::string> items;
    std::istringstream text(list);
    for (std::string item; std::getline(text, item, ',');) {
        items.push_back(item);
    }
    return items;
}

// What the kernel wrote; 0 where it wrote nothing. An error of the launch throws.
unsigned launched(const Driver &driver, const Module &module) {
    const Handle kernel = module.function("which");
    Address place = 0;
    unsigned value = 0;
    driver.require(driver.cuMemAlloc_v2(&place, sizeof value), "cuMemAlloc");
    void *arguments[] = {&place};
    driver.require(driver.cuMemsetD32_v2(place, 0, 1), "cuMemsetD32");
    driver.require(driver.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, nullptr, arguments, nullptr), "cuLaunchKernel");
    driver.require(driver.cuCtxSynchronize(), "cuCtxSynchronize");
    driver.require(driver.cuMemcpyDtoH_v2(&value, place, sizeof value), "cuMemcpyDtoH");
    driver.require(driver.cuMemFree_v2(place), "cuMemFree");
    return value;
}

std::string place_text(std::size_t place, const std::vector<std::string> &images) {
    return std::to_string(place) + " (" + (place >= 1 && place <= images.size() ? images[place - 1] : "no image writes this") + ")";
}

void ask(const Bench &bench, const Input &input) {
    const std::vector<std::string> texts = split(input.what);
    std::vector<smarch_image> images;
    for (const std::string &text : texts) {
        images.push_back(image_of(text));
    }
    const std::string bytes = read_file(bench.folder + "/" + input.file);
    const Module module(bench.driver, bytes.data());
    if (module.result != Success && !is_refusal(module.result)) {
        bench.report.row("fat binary", input.what, bench.driver.error_name(module.result), "-", Outcome::Unanswered);
        return;
    }
    const std::size_t theirs = module.result == Success ? launched(bench.driver, module) : 0;
    const std::string said = module.result == Success ? place_text(theirs, texts) : "none: " + bench.driver.error_name(module.result);

    smarch_choice choice{};
    const smarch_status status = smarch_pick(static_cast<smarch_driver>(bench.driver.version), static_cast<smarch_driver>(bench.driver.version), images.data(), images.size(), bench.cc, &choice);
    if (status == SMARCH_OK) {
        const bool unsure = choice.has_unknown_rival || choice.reason == SMARCH_PICK_SUFFIX;
        const std::string ours = place_text(choice.index + 1, texts) + ", " + smarch_code_name(SMARCH_ENUMERATION_PICK_REASON, choice.reason) + (choice.has_unknown_rival ? "; another may run" : "");
        bench.report.row("fat binary", input.what, said, ours, unsure ? Outcome::Unknown : theirs == choice.index + 1 ? Outcome::Agree : Outcome::Disagree);
        return;
    }
    // None is known to run: one that is unknown may.
    bool unsure = status != SMARCH_ERROR_NO_IMAGE;
    for (std::size_t i = 0; i < images.size(); ++i) {
        const smarch_verdict verdict = smarch_picks_why(static_cast<smarch_driver>(bench.driver.version), static_cast<smarch_driver>(bench.driver.version), images.data(), images.size(), bench.cc, i);
        unsure |= smarch_verdict_answer(verdict) == SMARCH_ANSWER_UNKNOWN;
    }
    const Outcome outcome = unsure ? Outcome::Unknown : module.result == Success ? Outcome::Disagree : Outcome::Agree;
    bench.report.row("fat binary", input.what, said, std::string("none: ") + smarch_status_message(status), outcome);
}

} // namespace

void ask_picking(const Bench &bench) {
    for (const Input &input : bench.inputs) {
        if (input.kind != "fatbin") {
            continue;
        }
        try {
            ask(bench, input);
        } catch (const Failure &problem) {
            // After a fault of a kernel nothing more can be asked of the context.
            bench.report.skipped("fat binaries from " + input.what + " on: " + problem.what());
            return;
        }
    }
}

} // namespace silicon
