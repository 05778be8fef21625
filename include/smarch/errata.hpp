/// @file
/// Where documents and tools disagree.

#ifndef SMARCH_ERRATA_HPP
#define SMARCH_ERRATA_HPP

#include <smarch/targets.hpp>

namespace smarch::documented {

/// Where documents contradict themselves, each other or the tools, and what the library answers.
class Erratum : public Row<smarch_erratum> {
  public:
    using Row::Row;
    /// A stable id: "E09".
    std::string_view id() const noexcept { return c().id; }
    std::string_view subject() const noexcept { return c().subject; }
    std::string_view documents_say() const noexcept { return c().documents_say; }
    std::string_view library_answers() const noexcept { return c().library_answers; }
    /// Where the evidence is: a file under tests/data, or the place in a document.
    std::string_view proof() const noexcept { return c().proof; }
    /// What kinds of evidence decide.
    Flags<Evidence> evidence() const noexcept { return Flags<Evidence>(c().evidence); }
};

/// All errata, by id.
inline Rows<Erratum> errata() noexcept { return detail::rows<Erratum>(smarch_errata); }
/// The erratum with this id, ASCII case ignored: "E09", "e34b".
inline std::optional<Erratum> erratum_find(std::string_view id) noexcept { return detail::row<Erratum>(smarch_erratum_find(id.data(), id.size())); }

} // namespace smarch::documented

#endif // SMARCH_ERRATA_HPP
