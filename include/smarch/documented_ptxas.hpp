/// @file
/// What the documents state about the inside of ptxas; what ptxas does is answered elsewhere.
///
/// Its rows are in smarch/documented_rows.hpp; the rest is here.

#ifndef SMARCH_DOCUMENTED_PTXAS_HPP
#define SMARCH_DOCUMENTED_PTXAS_HPP

#include <smarch/documented_rows.hpp>
#include <smarch/profile.hpp>

namespace smarch::documented::ptxas {

/// What a documented formula makes of a kernel.
class Occupancy : public Value<smarch_documented_ptxas_occupancy> {
  public:
    using Value::Value;
    /// Registers of a thread, rounded up to the unit where the formula does that.
    std::uint32_t effective_registers() const noexcept { return c().effective_registers; }
    std::uint32_t registers_per_warp() const noexcept { return c().registers_per_warp; }
    /// Warps for which the SM has registers; nothing where no SM is documented, below sm_75.
    std::optional<std::uint32_t> warps_by_registers() const noexcept { return detail::given(c().has_warps_by_registers != 0, c().warps_by_registers); }
    /// Those, or the limit of the SM.
    std::optional<std::uint32_t> max_warps() const noexcept { return detail::given(c().has_max_warps != 0, c().max_warps); }
    std::optional<std::uint32_t> max_ctas() const noexcept { return detail::given(c().has_max_ctas != 0, c().max_ctas); }
};

/// Whether this is an opcode index that sm_82 is left for.
inline bool is_sm82_opcode(std::uint32_t index) noexcept { return smarch_documented_ptxas_is_sm82_opcode(index); }

/// Whether the size at this position of shared_memory_limits() is recorded for a target.
inline bool shared_memory_limit_is_for(std::uint32_t position, Target target) noexcept { return smarch_documented_ptxas_shared_memory_limit_is_for(position, target.id()); }

/// A documented occupancy formula, literally; not the answer to rely on (erratum E22): Geometry::occupancy.
inline Result<Occupancy> occupancy_compute(Target target, std::uint32_t registers, std::uint32_t warps_per_cta, PtxasOccupancyFormula formula = PtxasOccupancyFormula::rounded) noexcept {
    return detail::ask<Occupancy, smarch_documented_ptxas_occupancy>([&](smarch_documented_ptxas_occupancy *out) {
        return smarch_documented_ptxas_occupancy_compute(target.id(), registers, warps_per_cta, detail::number(formula), out);
    });
}

/// The entries in the bytes of a validation table, 12 bytes each; which table it is: validation_table_find.
inline Result<Span<smarch_documented_ptxas_validation_record>, Fault> validation_records_read(Bytes bytes, ListOut<smarch_documented_ptxas_validation_record> out) {
    return out.take<smarch_documented_ptxas_validation_record>([&](smarch_documented_ptxas_validation_record *records, std::size_t capacity, std::size_t *count) {
        return smarch_documented_ptxas_validation_records_read(bytes.data(), bytes.size(), records, capacity, count);
    });
}

/// Whether a joint condition of +1385 holds in a profile.
inline Result<Answer> joint_condition_holds(JointCondition condition, ProfileView profile) noexcept {
    return detail::ask<Answer, std::uint32_t>([&](std::uint32_t *out) {
        return smarch_documented_ptxas_joint_condition_holds(&condition.c(), &profile.profile().c(), profile.known(), out);
    });
}
/// The value of the field of the SM backend that begins at an offset, out of the bytes of the object.
inline Result<std::uint64_t> backend_read(std::size_t offset, Bytes object) noexcept {
    return detail::ask<std::uint64_t, std::uint64_t>([&](std::uint64_t *out) { return smarch_documented_ptxas_backend_read(offset, object.data(), object.size(), out); });
}
/// Reads the encoded SM version out of a code object's header.
inline Result<std::uint32_t> code_object_read(Bytes bytes) noexcept {
    return detail::ask<std::uint32_t, std::uint32_t>([&](std::uint32_t *out) { return smarch_documented_ptxas_code_object_read(bytes.data(), bytes.size(), out); });
}
/// Writes the 12 documented bytes of a code object's header.
inline Result<void> code_object_write(std::uint32_t sm_version, Span<std::uint8_t> out) noexcept {
    std::size_t count = 0;
    return Status{smarch_documented_ptxas_code_object_write(sm_version, out.data(), out.size(), &count)};
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
