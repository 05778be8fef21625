/// @file
/// Which message of a tool stands in a text.

#ifndef SMARCH_MESSAGES_HPP
#define SMARCH_MESSAGES_HPP

#include <smarch/out.hpp>
#include <smarch/rows.hpp>

namespace smarch {

/// A message that was found in a text.
class MessageFound : public Value<smarch_message_found> {
  public:
    using Value::Value;
    MessageKind kind() const noexcept { return MessageKind{c().kind}; }
    /// Of a MessageTemplate, a CiccDiagnostic, a Verdict, an NvvmComplaint or an NvvmMalformation.
    std::uint32_t code() const noexcept { return c().code; }
    /// Its words; values have their names in braces.
    std::string_view text() const noexcept { return c().text; }
    /// The part of the text that it is.
    std::string_view in(std::string_view text) const noexcept { return text.substr(c().start, c().end - c().start); }
    std::size_t value_count() const noexcept { return c().value_count; }
    /// A value as it stands in the text; "" beyond their number.
    std::string_view value_in(std::string_view text, std::size_t place) const noexcept {
        return place < value_count() ? text.substr(c().values[place].start, c().values[place].end - c().values[place].start) : std::string_view();
    }
};

/// Which message of a tool stands in a text; of several the one that says most. Status::message_unknown: none.
inline Result<MessageFound> message_match(std::string_view text) noexcept {
    return detail::ask<MessageFound, smarch_message_found>([&](smarch_message_found *out) { return smarch_message_match(text.data(), text.size(), out); });
}

} // namespace smarch

#endif // SMARCH_MESSAGES_HPP
