/// @file
/// The compiler's 1936-byte profile of a target, and the words of scheduler and code object.

#ifndef SMARCH_PROFILE_HPP
#define SMARCH_PROFILE_HPP

#include <smarch/targets.hpp>

#include <array>

namespace smarch {

/// A field of the profile object.
class ProfileField : public Row<smarch_profile_field> {
  public:
    using Row::Row;
    /// Where it begins, in bytes, and its width: 1, 4, 8 or 16.
    std::uint32_t offset() const noexcept { return c().offset; }
    std::uint32_t width() const noexcept { return c().width; }
    /// "codegen_factory".
    std::string_view name() const noexcept { return c().name; }
    Setter setter() const noexcept { return Setter{c().setter}; }
    /// What is stored; and the constant, or the position of the block, where it is one.
    ProfileFill fill() const noexcept { return ProfileFill{c().fill}; }
    std::uint64_t fill_value() const noexcept { return c().fill_value; }
    /// The document's confidence in percent; nothing where it states none.
    std::optional<std::uint32_t> confidence() const noexcept { return detail::given(c().has_confidence != 0, c().confidence); }
    /// The default, when it is a constant; and as printed: "per-SM".
    std::optional<std::uint64_t> default_value() const noexcept { return detail::given(c().fill == SMARCH_FILL_VALUE, c().fill_value); }
    std::string_view default_text() const noexcept { return c().default_text; }
    /// Later code overwrites what construction stored.
    bool changes() const noexcept { return c().changes; }
    /// It is two DWORDs that are stored as one QWORD (erratum E26).
    bool packed() const noexcept { return c().packed; }
    /// What is known of its meaning.
    std::string_view note() const noexcept { return c().note; }
};

/// A region of the profile object, from its first byte to its last.
class ProfileRegion : public Row<smarch_profile_region> {
  public:
    using Row::Row;
    std::uint32_t start() const noexcept { return c().start; }
    std::uint32_t end() const noexcept { return c().end; }
    std::string_view content() const noexcept { return c().content; }
};

/// One store of a step of construction.
class ProfileStore : public Value<smarch_profile_store> {
  public:
    using Value::Value;
    std::uint32_t offset() const noexcept { return c().offset; }
    Stored stored() const noexcept { return Stored{c().stored}; }
    /// The bytes, as many as the field is wide.
    Span<const std::uint8_t> bytes() const noexcept { return {c().bytes, c().width}; }
};

/// What is known of a number: between which values it lies.
class ProfileValue : public Value<smarch_profile_value> {
  public:
    using Value::Value;
    std::uint64_t lowest() const noexcept { return c().lowest; }
    std::uint64_t highest() const noexcept { return c().highest; }
    /// The number, where it is known.
    std::optional<std::uint64_t> known() const noexcept { return detail::given(c().lowest == c().highest, c().lowest); }
};

/// A field, or a run of bytes without a name, in which two objects differ or are not known to be equal.
class ProfileDifference : public Value<smarch_profile_difference> {
  public:
    using Value::Value;
    std::uint32_t offset() const noexcept { return c().offset; }
    std::uint32_t length() const noexcept { return c().length; }
    /// ProfileComparison::differs or unknown; and how many of its bytes are unknown.
    ProfileComparison comparison() const noexcept { return ProfileComparison{c().comparison}; }
    std::uint32_t unknown() const noexcept { return c().unknown; }
    /// Nothing for bytes that no document names.
    std::optional<ProfileField> field() const noexcept { return detail::row<ProfileField>(c().field); }
    /// What the first object has, or construction stores; what the second object has. Of more than eight bytes nothing is told.
    ProfileValue expected() const noexcept { return ProfileValue(c().expected); }
    ProfileValue found() const noexcept { return ProfileValue(c().found); }
};

/// Which values of the two flags that decide what construction stores an object fits.
class ProfileConditions : public Value<smarch_profile_conditions> {
  public:
    using Value::Value;
    ProfileCondition flag_355() const noexcept { return ProfileCondition{c().flag_355}; }
    ProfileCondition flag_233() const noexcept { return ProfileCondition{c().flag_233}; }
};

/// How a profile compares with what construction stores, byte by byte.
class ProfileJudgement : public Value<smarch_profile_judgement> {
  public:
    using Value::Value;
    ProfileAgreement agreement() const noexcept { return ProfileAgreement{c().agreement}; }
    /// How many of the 1936 bytes are what construction stores, how many are not, of how many no document tells.
    std::uint32_t agreeing() const noexcept { return c().agreeing; }
    std::uint32_t contradicting() const noexcept { return c().contradicting; }
    std::uint32_t unknown() const noexcept { return c().unknown; }
};

/// The bytes of a block.
using ProfileBlock = std::array<std::uint8_t, 16>;

/// What construction takes from outside. By default nothing is given: the bytes that depend on it are zero and unknown.
struct ProfileInputs {
    /// The flags at +355 and +233 of the initializer's second argument: set, not set, or not given.
    std::optional<bool> flag_355 = std::nullopt;
    std::optional<bool> flag_233 = std::nullopt;
    /// The optional steps.
    bool vendor_step = false;
    bool baseline_step = false;
    /// The step with which construction ends, those before it taken, optional ones too.
    std::optional<ProfileStep> last_step = std::nullopt;
    /// The compiler driver's option value, for +1684.
    std::optional<std::uint32_t> cli_option = std::nullopt;
    /// The encoded codegen factory, instead of the target's own.
    std::optional<std::uint32_t> factory = std::nullopt;
    /// What the module base callback returned, for +432; or that it is disabled, and -1 is stored.
    std::optional<std::uint64_t> module_base = std::nullopt;
    bool module_base_disabled = false;
    /// The pointers at +1200, +1208, +1584 and +1488.
    std::optional<std::uint64_t> vendor_string = std::nullopt;
    std::optional<std::uint64_t> associated_data = std::nullopt;
    std::optional<std::uint64_t> sm_backend = std::nullopt;
    std::optional<std::uint64_t> shared_memory_table = std::nullopt;
    /// The count at +1496, instead of the 3 of sm_75; of other targets no document states it.
    std::optional<std::uint32_t> shared_memory_count = std::nullopt;
    /// Which of the ten constant blocks are given, bit i for block i; they lie in blocks, which has ten then.
    std::uint32_t block_mask = 0;
    const ProfileBlock *blocks = nullptr;

    smarch_profile_inputs c() const noexcept {
        smarch_profile_inputs in{};
        const auto flag = [&in](bool is, std::uint32_t bit) { in.flags |= is ? bit : 0; };
        if (flag_355) flag(true, *flag_355 ? SMARCH_PROFILE_FLAG_355 : SMARCH_PROFILE_FLAG_355_CLEAR);
        if (flag_233) flag(true, *flag_233 ? SMARCH_PROFILE_FLAG_233 : SMARCH_PROFILE_FLAG_233_CLEAR);
        flag(vendor_step, SMARCH_PROFILE_VENDOR_STEP);
        flag(baseline_step, SMARCH_PROFILE_BASELINE_STEP);
        flag(cli_option.has_value(), SMARCH_PROFILE_HAS_CLI_OPTION);
        flag(factory.has_value(), SMARCH_PROFILE_HAS_FACTORY);
        flag(module_base.has_value(), SMARCH_PROFILE_HAS_MODULE_BASE);
        flag(module_base_disabled, SMARCH_PROFILE_MODULE_BASE_DISABLED);
        flag(vendor_string.has_value(), SMARCH_PROFILE_HAS_VENDOR_STRING);
        flag(associated_data.has_value(), SMARCH_PROFILE_HAS_ASSOCIATED_DATA);
        flag(sm_backend.has_value(), SMARCH_PROFILE_HAS_SM_BACKEND);
        flag(shared_memory_table.has_value(), SMARCH_PROFILE_HAS_SHARED_MEMORY_TABLE);
        flag(shared_memory_count.has_value(), SMARCH_PROFILE_HAS_SHARED_MEMORY_COUNT);
        in.cli_option = cli_option.value_or(0);
        in.factory = factory.value_or(0);
        in.block_mask = block_mask;
        in.module_base = module_base.value_or(0);
        in.vendor_string = vendor_string.value_or(0);
        in.associated_data = associated_data.value_or(0);
        in.sm_backend = sm_backend.value_or(0);
        in.shared_memory_table = shared_memory_table.value_or(0);
        in.shared_memory_count = shared_memory_count.value_or(0);
        in.last_step = last_step ? detail::number(*last_step) : 0;
        in.blocks = blocks ? blocks->data() : nullptr;
        return in;
    }
};

namespace detail {
/// The bit that stands for a byte of the profile object; false beyond it.
inline bool profile_bit(const std::uint8_t *bits, std::size_t offset) noexcept { return offset < SMARCH_PROFILE_SIZE && ((bits[offset / 8] >> (offset % 8)) & 1) != 0; }
} // namespace detail

/// A bit for each byte of the profile object: set when the byte is known.
class ProfileMask : public Value<smarch_profile_mask> {
  public:
    using Value::Value;
    /// False beyond the object.
    bool known(std::size_t offset) const noexcept { return detail::profile_bit(c().bits, offset); }
    /// The byte is not known, but stored from one documented source.
    bool has_source(std::size_t offset) const noexcept { return detail::profile_bit(c().same_source, offset); }
};

struct BuiltProfile;

/// The profile object: 1936 bytes, fields little-endian on every machine.
class Profile : public Value<smarch_profile> {
  public:
    using Value::Value;
    /// Builds the profile of a target: the four documented steps and those optional ones that are asked for.
    static inline Result<BuiltProfile> build(Target target, const ProfileInputs &inputs = {}) noexcept;
    /// Takes one from memory: 1936 bytes.
    static Result<Profile> read(Bytes bytes) noexcept {
        return detail::ask<Profile, smarch_profile>([&](smarch_profile *out) { return smarch_profile_read(bytes.data(), bytes.size(), out); });
    }
    Span<const std::uint8_t> bytes() const noexcept { return c().bytes; }

    /// Takes one step of construction, whether or not the inputs ask for it.
    Result<void> apply(ProfileStep step, Target target, ProfileMask &known, const ProfileInputs &inputs = {}) noexcept {
        const auto in = inputs.c();
        return Status{smarch_profile_apply(&c(), detail::number(step), target.id(), &in, &known.c())};
    }
    /// The scalar field that begins at an offset, SMARCH_PROFILE_<NAME>_OFFSET; by name, see below.
    Result<std::uint64_t> get(std::size_t offset) const noexcept {
        return detail::ask<std::uint64_t, std::uint64_t>([&](std::uint64_t *out) { return smarch_profile_get(&c(), offset, out); });
    }
    Result<void> set(std::size_t offset, std::uint64_t value) noexcept { return Status{smarch_profile_set(&c(), offset, value)}; }
    /// Every field by its name: codegen_factory(), set_codegen_factory(value); block_184(), set_block_184(bytes).
#define SMARCH_HPP_SCALAR(name, NAME, type) \
    std::type name() const noexcept { return load<std::type>(SMARCH_PROFILE_##NAME##_OFFSET); } \
    void set_##name(std::type value) noexcept { store(SMARCH_PROFILE_##NAME##_OFFSET, value); }
#define SMARCH_HPP_BLOCK(name, NAME) \
    ProfileBlock name() const noexcept { \
        ProfileBlock bytes{}; \
        for (std::size_t at = 0; at < bytes.size(); ++at) bytes[at] = c().bytes[SMARCH_PROFILE_##NAME##_OFFSET + at]; \
        return bytes; \
    } \
    void set_##name(const ProfileBlock &bytes) noexcept { \
        for (std::size_t at = 0; at < bytes.size(); ++at) c().bytes[SMARCH_PROFILE_##NAME##_OFFSET + at] = bytes[at]; \
    }
    SMARCH_PROFILE_SCALARS(SMARCH_HPP_SCALAR)
    SMARCH_PROFILE_BLOCKS(SMARCH_HPP_BLOCK)
#undef SMARCH_HPP_SCALAR
#undef SMARCH_HPP_BLOCK

  private:
    template <typename T> T load(std::size_t offset) const noexcept {
        std::uint64_t value = 0;
        for (std::size_t at = sizeof(T); at-- > 0;) value = value << 8 | c().bytes[offset + at];
        return static_cast<T>(value);
    }
    template <typename T> void store(std::size_t offset, T value) noexcept {
        for (std::size_t at = 0; at < sizeof(T); ++at) c().bytes[offset + at] = static_cast<std::uint8_t>(std::uint64_t{value} >> 8 * at);
    }
};

/// A profile, and which of its bytes are known.
struct BuiltProfile {
    Profile profile;
    ProfileMask known;
};

/// A profile that is looked at, and what is known of it. It must outlive the view.
class ProfileView {
  public:
    /// As it was built; or a dump, of which every byte is known.
    ProfileView(const BuiltProfile &built) noexcept : profile_(&built.profile), known_(&built.known.c()) {}
    ProfileView(const Profile &dump) noexcept : profile_(&dump) {}
    const Profile &profile() const noexcept { return *profile_; }
    /// NULL where every byte is known.
    const smarch_profile_mask *known() const noexcept { return known_; }

    bool knows(std::size_t offset) const noexcept { return known_ ? detail::profile_bit(known_->bits, offset) : offset < SMARCH_PROFILE_SIZE; }
    /// What is known of the scalar field that begins at an offset.
    Result<ProfileValue> field_value(std::size_t offset) const noexcept {
        return detail::ask<ProfileValue, smarch_profile_value>([&](smarch_profile_value *out) { return smarch_profile_field_value(&profile_->c(), known_, offset, out); });
    }
    /// In which fields, and runs of unnamed bytes, another one differs or is not known to be equal; offsets ascending.
    Result<Span<ProfileDifference>, Fault> diff(ProfileView other, ListOut<ProfileDifference> out) const {
        return out.take<smarch_profile_difference>([&](smarch_profile_difference *differences, std::size_t capacity, std::size_t *count) {
            return smarch_profile_diff(&profile_->c(), known_, &other.profile_->c(), other.known_, differences, capacity, count);
        });
    }
    /// Where it contradicts, or is not known to agree with, what construction stores.
    Result<Span<ProfileDifference>, Fault> findings(Target target, ProfileMoment moment, ListOut<ProfileDifference> out, const ProfileInputs &inputs = {}) const {
        const auto in = inputs.c();
        return out.take<smarch_profile_difference>([&](smarch_profile_difference *rows, std::size_t capacity, std::size_t *count) {
            return smarch_profile_findings(&profile_->c(), known_, target.id(), &in, detail::number(moment), rows, capacity, count);
        });
    }
    /// Whether it can be what construction leaves, and how many bytes say so.
    Result<ProfileJudgement> judge(Target target, ProfileMoment moment, const ProfileInputs &inputs = {}) const noexcept {
        const auto in = inputs.c();
        return detail::ask<ProfileJudgement, smarch_profile_judgement>(
            [&](smarch_profile_judgement *out) { return smarch_profile_judge(&profile_->c(), known_, target.id(), &in, detail::number(moment), out); });
    }
    /// Which values of the two flags it fits.
    Result<ProfileConditions> conditions_fitting(Target target, const ProfileInputs &inputs = {}) const noexcept {
        const auto in = inputs.c();
        return detail::ask<ProfileConditions, smarch_profile_conditions>(
            [&](smarch_profile_conditions *out) { return smarch_profile_conditions_fitting(&profile_->c(), known_, target.id(), &in, out); });
    }

  private:
    const Profile *profile_;
    const smarch_profile_mask *known_ = nullptr;
};

inline Result<BuiltProfile> Profile::build(Target target, const ProfileInputs &inputs) noexcept {
    BuiltProfile built;
    const auto in = inputs.c();
    const auto status = smarch_profile_build(target.id(), &in, &built.profile.c(), &built.known.c());
    if (status != SMARCH_OK) return Status{status};
    return built;
}

/// What a step stores for a target, in the order of the offsets.
inline Result<Span<ProfileStore>, Fault> profile_stores(ProfileStep step, Target target, ListOut<ProfileStore> out, const ProfileInputs &inputs = {}) {
    const auto in = inputs.c();
    return out.take<smarch_profile_store>([&](smarch_profile_store *stores, std::size_t capacity, std::size_t *count) {
        return smarch_profile_stores(detail::number(step), target.id(), &in, stores, capacity, count);
    });
}
/// The 36 fields of construction, then the six of the hardware baseline (Setter::baseline); offsets ascending.
inline Rows<ProfileField> profile_fields() noexcept { return detail::rows<ProfileField>(smarch_profile_fields); }
/// The field that a byte belongs to: the narrowest that covers it.
inline std::optional<ProfileField> profile_field_find(std::size_t offset) noexcept { return detail::row<ProfileField>(smarch_profile_field_find(offset)); }
/// The eleven regions, contiguous from the first byte to the last.
inline Rows<ProfileRegion> profile_regions() noexcept { return detail::rows<ProfileRegion>(smarch_profile_regions); }
/// The scheduler words of the warp-level profile: packed, low, high, dispatch_slots.
using Scheduler = smarch_scheduler;
/// A row of the scheduler table.
class SchedulerRow : public Row<smarch_scheduler_row> {
  public:
    using Row::Row;
    /// The lowest and the highest codegen factory of the row.
    std::uint32_t lowest_factory() const noexcept { return c().lowest_factory; }
    std::uint32_t highest_factory() const noexcept { return c().highest_factory; }
    const Scheduler &scheduler() const noexcept { return c().scheduler; }
    /// The targets that the row names, and the first and last of their numbers.
    std::string_view era() const noexcept { return c().era; }
    std::uint32_t era_first() const noexcept { return c().era_first; }
    std::uint32_t era_last() const noexcept { return c().era_last; }
};
/// The scheduler table, codegen factories ascending.
inline Rows<SchedulerRow> scheduler_rows() noexcept { return detail::rows<SchedulerRow>(smarch_scheduler_rows); }
/// The scheduler words of a codegen factory: the range table, literally.
inline Result<Scheduler> scheduler_for_factory(std::uint32_t factory) noexcept {
    return detail::ask<Scheduler, Scheduler>([&](Scheduler *out) { return smarch_scheduler_for_factory(factory, out); });
}
/// The scheduler words of a target: the row whose SM era names it.
inline Result<Scheduler> scheduler_for_target(Target target) noexcept {
    return detail::ask<Scheduler, Scheduler>([&](Scheduler *out) { return smarch_scheduler_for_target(target.id(), out); });
}
/// Reads, and writes, the six bytes at +18 of a warp-level profile.
inline Result<Scheduler> scheduler_read(Bytes warp_profile) noexcept {
    return detail::ask<Scheduler, Scheduler>([&](Scheduler *out) { return smarch_scheduler_read(warp_profile.data(), warp_profile.size(), out); });
}
inline Result<void> scheduler_write(const Scheduler &scheduler, Span<std::uint8_t> warp_profile) noexcept {
    std::size_t count = 0;
    return Status{smarch_scheduler_write(&scheduler, warp_profile.data(), warp_profile.size(), &count)};
}

} // namespace smarch

#endif // SMARCH_PROFILE_HPP
