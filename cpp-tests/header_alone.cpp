// The headers stand alone, and in a second file of a program: smarch_fwd.hpp for what only names classes and enums, then smarch.hpp.
#include <smarch_fwd.hpp>

namespace named {

struct Card {
    smarch::Toolkit release;
    const smarch::Geometry *sm;
    smarch::Result<smarch::Target> chosen(const smarch::ComputeCapability &device) const;
};
smarch::Result<smarch::Occupancy, smarch::Status> fit(const Card &card, smarch::Kernel kernel);
bool limits(const smarch::Flags<smarch::Limiter> &limiters, const smarch::Span<const smarch::Limiter> &wanted);
static_assert(sizeof(smarch::Verdict) == 4 && sizeof(smarch::Status) == 4);

} // namespace named

#include <smarch.hpp>

#include "check.hpp"

smarch::Result<smarch::Target> named::Card::chosen(const smarch::ComputeCapability &device) const {
    const auto best = smarch::best_target(release, device);
    if (!best) return smarch::Status::no_image;
    return *best;
}
smarch::Result<smarch::Occupancy> named::fit(const Card &card, smarch::Kernel kernel) { return card.sm->occupancy(kernel); }
bool named::limits(const smarch::Flags<smarch::Limiter> &limiters, const smarch::Span<const smarch::Limiter> &wanted) {
    for (const auto limiter : wanted)
        if (!limiters.has(limiter)) return false;
    return true;
}

void test_header_in_a_second_file() {
    CHECK(smarch::Target::sm_90a == *smarch::Target::parse("sm_90a") && smarch::targets().size() >= 46);
    const auto sm = smarch::Geometry::of(smarch::Target::sm_90a);
    const named::Card card{release, &*sm};
    const auto fitting = named::fit(card, {256, 32});
    CHECK(*card.chosen({9, 0}) == smarch::Target::sm_90 && !card.chosen({99, 9}));
    CHECK(fitting->blocks() == 8 && named::limits(fitting->limiters(), {smarch::Limiter::warps}));
}
