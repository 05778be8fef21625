// Profile objects as the commands take them: of a target, built with the inputs that were typed, or of a file.
#pragma once

#include <smarch.hpp>

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "../arguments.hpp"
#include "../output.hpp"

namespace inspector {

/// An object, and which of its bytes are known; of a file all.
struct Image {
    smarch::BuiltProfile built;
    /// The target that it was built for; nothing for a file.
    std::optional<smarch::Target> target;

    smarch::ProfileView view() const { return target ? smarch::ProfileView(built) : smarch::ProfileView(built.profile); }
};

/// What was typed of the inputs of construction: --block, --flag-355, --flag-233, --factory, --vendor, --baseline.
class Inputs {
public:
    /// On failure prints why and gives nothing.
    static std::optional<Inputs> parse(const Arguments &arguments);

    bool any() const { return any_; }
    smarch::ProfileInputs c() const;

private:
    bool any_ = false;
    smarch::ProfileInputs inputs_;
    std::array<smarch::ProfileBlock, 10> blocks_{};
};

/// The object of a target, or a file of 1936 bytes; on failure prints why and gives nothing.
std::unique_ptr<Image> load_profile(const std::string &text, const Inputs &inputs);

/// Says why a text that is no sm_ name is none; gives exit status 2.
int refuse_profile_name(const std::string &text);

std::string profile_hex(std::uint64_t value, int digits = 0);
/// The bytes from `offset` on as "d4 ?? 00"; unknown ones as "??".
std::string bytes_text(smarch::ProfileView view, std::size_t offset, std::size_t length);
/// The same as numbers, "unknown" among them.
Json value_of_bytes(smarch::ProfileView view, std::size_t offset, std::size_t length);
/// "5", "0x10", "0x9001 to 0x9005 (36865 to 36869)"; the bytes where nothing is known or there are more than eight.
std::string text_of_part(smarch::ProfileView view, std::size_t offset, std::size_t length, smarch::ProfileValue value);
/// Whether something is known of a number that is not known itself.
bool is_span(smarch::ProfileValue value, std::size_t width);

/// The targets that a codegen factory leaves possible.
std::vector<smarch::Target> targets_of_factory(std::uint64_t factory);
/// "sm_90, sm_90a"; "no target that ptxas registers".
std::string text_of_targets(const std::vector<smarch::Target> &targets);

int show_profile_object(const Output &output, const Arguments &arguments);
int show_profile_layout(const Output &output);
int diff_profiles(const Output &output, const Arguments &arguments);
int check_profile(const Output &output, const Arguments &arguments);

}  // namespace inspector
