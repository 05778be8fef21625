/// @file
/// The compiler's 1936-byte profile of a target, and the words of scheduler and code object.

#ifndef SMARCH_PROFILE_HPP
#define SMARCH_PROFILE_HPP

#include <smarch/target.hpp>

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

/// A bit of +1385.
class SchedulingFlag : public Row<smarch_profile_scheduling_flag> {
  public:
    using Row::Row;
    /// Its position, and the bit alone.
    std::uint32_t bit() const noexcept { return c().bit; }
    std::uint32_t mask() const noexcept { return c().mask; }
    /// What it means; nothing for the two bits of which nothing is known.
    std::optional<std::string_view> meaning() const noexcept { return detail::text(c().meaning); }
    /// The functions that set, clear or look at it.
    std::optional<std::string_view> evidence() const noexcept { return detail::text(c().evidence); }
};

/// What code checks together with a bit of +1385.
class JointCondition : public Row<smarch_profile_joint_condition> {
  public:
    using Row::Row;
    std::uint32_t bit() const noexcept { return c().bit; }
    /// Where in the profile the other value lies, and how many bytes it has.
    std::uint32_t offset() const noexcept { return c().offset; }
    std::uint32_t width() const noexcept { return c().width; }
    /// Which bits of it are tested; between which values it must lie; nothing where neither is named.
    std::optional<std::uint32_t> mask() const noexcept { return detail::given(c().mask != 0, c().mask); }
    std::optional<std::uint32_t> lowest() const noexcept { return detail::given(c().has_lowest != 0, c().lowest); }
    std::optional<std::uint32_t> highest() const noexcept { return detail::given(c().has_highest != 0, c().highest); }
    std::string_view meaning() const noexcept { return c().meaning; }
};

/// A field of the SM backend, the object that +1584 points at.
class BackendField : public Row<smarch_profile_backend_field> {
  public:
    using Row::Row;
    std::uint32_t offset() const noexcept { return c().offset; }
    /// How many bytes are read; no document states it (erratum E29c).
    std::uint32_t width() const noexcept { return c().width; }
    /// As printed, "arch_class_id"; nothing where only a meaning is.
    std::optional<std::string_view> name() const noexcept { return detail::text(c().name); }
    /// The one bit that has the meaning, by its position and as a mask; nothing where it is the whole field.
    std::optional<std::uint32_t> bit() const noexcept { return detail::given(c().has_bit != 0, c().bit); }
    std::optional<std::uint32_t> mask() const noexcept { return detail::given(c().has_bit != 0, c().mask); }
    /// The minimum number of places that read it.
    std::uint32_t consumers() const noexcept { return c().consumers; }
    std::string_view meaning() const noexcept { return c().meaning; }
};

/// A named value of +12 of the SM backend.
class BackendClass : public Row<smarch_profile_backend_class> {
  public:
    using Row::Row;
    std::uint32_t id() const noexcept { return c().id; }
    /// As printed: "NVLink-Volta+".
    std::string_view name() const noexcept { return c().name; }
};

/// A field that every per-SM initializer deals with.
class InitializerField : public Row<smarch_profile_initializer_field> {
  public:
    using Row::Row;
    std::uint32_t offset() const noexcept { return c().offset; }
    /// What the initializers of sm_75 to sm_88 (0), of sm_89 (1), of sm_90 (2) and of sm_100 to sm_121 (3) store; nothing
    /// when they store the same.
    std::optional<std::string_view> differs(std::size_t group) const noexcept {
        return group < std::size(c().differs) ? detail::text(c().differs[group]) : std::nullopt;
    }
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

/// A bit for each byte of the profile object: set when the byte is known.
class ProfileMask : public Value<smarch_profile_mask> {
  public:
    using Value::Value;
    /// False beyond the object.
    bool known(std::size_t offset) const noexcept { return smarch_profile_known(&c(), offset); }
    /// The byte is not known, but stored from one documented source.
    bool has_source(std::size_t offset) const noexcept { return smarch_profile_has_source(&c(), offset); }
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
    Result<void> step(ProfileStep step, Target target, ProfileMask &known, const ProfileInputs &inputs = {}) noexcept {
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
    std::type name() const noexcept { return smarch_profile_get_##name(&c()); } \
    void set_##name(std::type value) noexcept { smarch_profile_set_##name(&c(), value); }
#define SMARCH_HPP_BLOCK(name, NAME) \
    ProfileBlock name() const noexcept { \
        ProfileBlock bytes{}; \
        smarch_profile_get_##name(&c(), bytes.data()); \
        return bytes; \
    } \
    void set_##name(const ProfileBlock &bytes) noexcept { smarch_profile_set_##name(&c(), bytes.data()); }
    SMARCH_PROFILE_SCALARS(SMARCH_HPP_SCALAR)
    SMARCH_PROFILE_BLOCKS(SMARCH_HPP_BLOCK)
#undef SMARCH_HPP_SCALAR
#undef SMARCH_HPP_BLOCK
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

    bool knows(std::size_t offset) const noexcept { return known_ ? smarch_profile_known(known_, offset) : offset < SMARCH_PROFILE_SIZE; }
    /// What is known of the scalar field that begins at an offset.
    Result<ProfileValue> value(std::size_t offset) const noexcept {
        return detail::ask<ProfileValue, smarch_profile_value>([&](smarch_profile_value *out) { return smarch_profile_field_value(&profile_->c(), known_, offset, out); });
    }
    /// In which fields, and runs of unnamed bytes, another one differs or is not known to be equal; offsets ascending.
    Result<Span<ProfileDifference>, Fault> diff(ProfileView other, ListOut<ProfileDifference> out) const {
        return out.take<smarch_profile_difference>([&](smarch_profile_difference *differences, std::size_t capacity, std::size_t *count) {
            return smarch_profile_diff(&profile_->c(), known_, &other.profile_->c(), other.known_, differences, capacity, count);
        });
    }
    /// Compares it with what construction for a target stores. Status::profile_mismatch: the fault's at is the first byte that contradicts.
    Result<void, Fault> check(Target target, ProfileMoment moment, const ProfileInputs &inputs = {}) const noexcept {
        const auto in = inputs.c();
        std::size_t at = SMARCH_NO_FAULT;
        const auto status = smarch_profile_check(&profile_->c(), known_, target.id(), &in, detail::number(moment), &at);
        return detail::fault(status, at);
    }
    /// All contradictions, field by field: expected is what construction stores.
    Result<Span<ProfileDifference>, Fault> contradictions(Target target, ProfileMoment moment, ListOut<ProfileDifference> out, const ProfileInputs &inputs = {}) const {
        const auto in = inputs.c();
        return out.take<smarch_profile_difference>([&](smarch_profile_difference *rows, std::size_t capacity, std::size_t *count) {
            return smarch_profile_contradictions(&profile_->c(), known_, target.id(), &in, detail::number(moment), rows, capacity, count);
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
    Result<ProfileConditions> conditions(Target target, const ProfileInputs &inputs = {}) const noexcept {
        const auto in = inputs.c();
        return detail::ask<ProfileConditions, smarch_profile_conditions>(
            [&](smarch_profile_conditions *out) { return smarch_profile_conditions_fitting(&profile_->c(), known_, target.id(), &in, out); });
    }
    /// Whether a joint condition of +1385 holds.
    Result<Answer> holds(JointCondition condition) const noexcept {
        return detail::ask<Answer, std::uint32_t>([&](std::uint32_t *out) { return smarch_profile_joint_condition_holds(&condition.c(), &profile_->c(), known_, out); });
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
/// The region in which a byte lies.
inline std::optional<ProfileRegion> profile_region_find(std::size_t offset) noexcept { return detail::row<ProfileRegion>(smarch_profile_region_find(offset)); }
/// The targets that a codegen factory, the number at +348, leaves possible.
inline Result<Span<Target>, Fault> profile_targets(std::uint32_t factory, ListOut<Target> out) {
    return out.take<smarch_target>([&](smarch_target *targets, std::size_t capacity, std::size_t *count) { return smarch_profile_targets(factory, targets, capacity, count); });
}
/// The eight bits of +1385, lowest first.
inline Rows<SchedulingFlag> profile_scheduling_flags() noexcept { return detail::rows<SchedulingFlag>(smarch_profile_scheduling_flags); }
/// The value of +1385 after a reset: bit 7 alone stays.
inline std::uint8_t profile_scheduling_flags_reset(std::uint8_t flags) noexcept { return smarch_profile_scheduling_flags_reset(flags); }
/// What code checks together with bits of +1385.
inline Rows<JointCondition> profile_joint_conditions() noexcept { return detail::rows<JointCondition>(smarch_profile_joint_conditions); }
/// The value of the field of the SM backend that begins at an offset, out of the bytes of the object.
inline Result<std::uint64_t> profile_backend_read(std::size_t offset, Bytes object) noexcept {
    return detail::ask<std::uint64_t, std::uint64_t>([&](std::uint64_t *out) { return smarch_profile_backend_read(offset, object.data(), object.size(), out); });
}
/// The named values of +12 of the SM backend, and the one with a number.
inline Rows<BackendClass> profile_backend_classes() noexcept { return detail::rows<BackendClass>(smarch_profile_backend_classes); }
inline std::optional<BackendClass> profile_backend_class_find(std::uint32_t id) noexcept { return detail::row<BackendClass>(smarch_profile_backend_class_find(id)); }
/// The documented fields of the SM backend.
inline Rows<BackendField> profile_backend_fields() noexcept { return detail::rows<BackendField>(smarch_profile_backend_fields); }
/// What the twelve per-SM initializers store.
inline Rows<InitializerField> profile_initializer_fields() noexcept { return detail::rows<InitializerField>(smarch_profile_initializer_fields); }

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
/// The row with these words; nothing where none has them.
inline std::optional<SchedulerRow> scheduler_row_find(std::uint32_t packed, std::uint32_t dispatch_slots) noexcept {
    return detail::row<SchedulerRow>(smarch_scheduler_row_find(packed, dispatch_slots));
}
/// The scheduler words of a codegen factory: the range table, literally.
inline Result<Scheduler> scheduler_for_factory(std::uint32_t factory) noexcept {
    return detail::ask<Scheduler, Scheduler>([&](Scheduler *out) { return smarch_scheduler_for_factory(factory, out); });
}
/// The scheduler words of a target: the row whose SM era names it.
inline Result<Scheduler> scheduler_for_target(Target target) noexcept {
    return detail::ask<Scheduler, Scheduler>([&](Scheduler *out) { return smarch_scheduler_for_target(target.id(), out); });
}
/// Reads, and writes, the six bytes at +18 of a warp-level profile.
inline Result<Scheduler> read_scheduler(Bytes warp_profile) noexcept {
    return detail::ask<Scheduler, Scheduler>([&](Scheduler *out) { return smarch_scheduler_read(warp_profile.data(), warp_profile.size(), out); });
}
inline Result<void> write_scheduler(const Scheduler &scheduler, Span<std::uint8_t> warp_profile) noexcept {
    std::size_t count = 0;
    return Status{smarch_scheduler_write(&scheduler, warp_profile.data(), warp_profile.size(), &count)};
}

/// Reads the encoded SM version out of a code object's header.
inline Result<std::uint32_t> read_code_object(Bytes bytes) noexcept {
    return detail::ask<std::uint32_t, std::uint32_t>([&](std::uint32_t *out) { return smarch_code_object_read(bytes.data(), bytes.size(), out); });
}
/// Writes the 12 documented bytes of a code object's header.
inline Result<void> write_code_object(std::uint32_t sm_version, Span<std::uint8_t> out) noexcept {
    std::size_t count = 0;
    return Status{smarch_code_object_write(sm_version, out.data(), out.size(), &count)};
}
/// The code-object version of an encoded SM version.
inline std::uint32_t code_object_version(std::uint32_t sm_version) noexcept { return smarch_code_object_version(sm_version); }

} // namespace smarch

#endif // SMARCH_PROFILE_HPP
