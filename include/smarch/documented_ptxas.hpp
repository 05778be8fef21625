/// @file
/// What the documents state about the inside of ptxas; what ptxas does is answered elsewhere.
///
/// Its rows are in smarch/documented_rows.hpp; the rest is here.

#ifndef SMARCH_DOCUMENTED_PTXAS_HPP
#define SMARCH_DOCUMENTED_PTXAS_HPP

#include <smarch/documented_rows.hpp>

namespace smarch::documented::ptxas {

/// What the documented formula makes of a kernel: registers, warps, blocks.
using Occupancy = smarch_documented_ptxas_occupancy;

/// Whether this is an opcode index that sm_82 is left for.
inline bool is_sm82_opcode(std::uint32_t index) noexcept { return smarch_documented_ptxas_is_sm82_opcode(index); }

/// The documented occupancy formula, literally; not the answer to rely on (erratum E22): Geometry::occupancy.
inline Result<Occupancy> occupancy_compute(Target target, std::uint32_t registers, std::uint32_t warps_per_cta) noexcept {
    return detail::ask<Occupancy, Occupancy>(
        [&](Occupancy *out) { return smarch_documented_ptxas_occupancy_compute(target.id(), registers, warps_per_cta, out); });
}

/// The entries in the bytes of a validation table, 12 bytes each; which table it is: validation_table_find.
inline Result<Span<smarch_documented_ptxas_validation_entry>, Fault> validation_entries_read(Bytes bytes, ListOut<smarch_documented_ptxas_validation_entry> out) {
    return out.take<smarch_documented_ptxas_validation_entry>([&](smarch_documented_ptxas_validation_entry *entries, std::size_t capacity, std::size_t *count) {
        return smarch_documented_ptxas_validation_entries_read(bytes.data(), bytes.size(), entries, capacity, count);
    });
}

/// The codegen factory of a target.
class Factory : public Value<smarch_documented_ptxas_factory> {
  public:
    using Value::Value;
    /// The codegen factory of a target; suffixes share their base's.
    static Result<Factory> for_target(Target target) noexcept {
        return detail::ask<Factory, smarch_documented_ptxas_factory>(
            [&](smarch_documented_ptxas_factory *out) { return smarch_documented_ptxas_factory_for_target(target.id(), out); });
    }
    /// The SASS ISA generation as gates compare it.
    std::uint32_t isa_value() const noexcept { return c().isa_value; }
    /// The encoded variant; nothing where only its span is known.
    std::optional<std::uint32_t> variant() const noexcept { return detail::given(c().lowest == c().highest, c().lowest); }
    std::uint32_t lowest() const noexcept { return c().lowest; }
    std::uint32_t highest() const noexcept { return c().highest; }
};
/// An encoded value, (generation << 12) | variant, and its halves.
inline Result<std::uint32_t> factory_encode(std::uint32_t generation, std::uint32_t variant) noexcept {
    return detail::ask<std::uint32_t, std::uint32_t>([&](std::uint32_t *out) { return smarch_documented_ptxas_factory_encode(generation, variant, out); });
}
inline std::uint32_t factory_generation_number(std::uint32_t encoded) noexcept { return smarch_documented_ptxas_factory_generation_number(encoded); }
inline std::uint32_t factory_variant(std::uint32_t encoded) noexcept { return smarch_documented_ptxas_factory_variant(encoded); }
/// The gate of FMA/DFMA combining, literally: encoded > 28673.
inline bool factory_has_fma_combining(std::uint32_t encoded) noexcept { return smarch_documented_ptxas_factory_has_fma_combining(encoded); }

} // namespace smarch::documented::ptxas

#endif // SMARCH_DOCUMENTED_PTXAS_HPP
