/// @file
/// Results without exceptions.

#ifndef SMARCH_RESULT_HPP
#define SMARCH_RESULT_HPP

#include <smarch/enums.hpp>

#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace smarch {

/// Why there is no answer, for questions about lists, buffers and bytes.
struct Fault {
    Status status = Status::ok;
    /// Where: the offset of the damage in bytes, or the position of the wrong element.
    std::optional<std::size_t> at = std::nullopt;
    /// With Status::buffer_too_small: how many elements, or characters with the NUL, are needed.
    std::size_t needed = 0;
};

/// What a Result needs of its error.
constexpr Status status_of(Status status) noexcept { return status; }
constexpr Status status_of(const Fault &fault) noexcept { return fault.status; }

/// An answer, or why there is none. No exceptions: ask before you take.
///
///     if (const auto target = smarch::Target::parse(text)) use(*target);
///     else std::cerr << target.message();
template <typename T, typename E = Status> class [[nodiscard]] Result {
  public:
    constexpr Result(T value) noexcept : value_(std::move(value)) {}
    constexpr Result(E error) noexcept : error_(std::move(error)) {}

    constexpr bool ok() const noexcept { return value_.has_value(); }
    constexpr explicit operator bool() const noexcept { return ok(); }
    /// The answer; there must be one.
    constexpr T &operator*() & noexcept { return *value_; }
    constexpr const T &operator*() const & noexcept { return *value_; }
    /// By value, so that for (const auto &row : *list(...)) does not outlive what it walks.
    constexpr T operator*() && noexcept { return *std::move(value_); }
    constexpr T *operator->() noexcept { return &*value_; }
    constexpr const T *operator->() const noexcept { return &*value_; }
    constexpr T value_or(T other) const { return value_ ? *value_ : std::move(other); }
    /// The answer or nothing.
    constexpr const std::optional<T> &optional() const noexcept { return value_; }
    /// Why there is none; means nothing beside an answer.
    constexpr const E &error() const noexcept { return error_; }
    constexpr Status status() const noexcept { return ok() ? Status::ok : status_of(error_); }
    /// The status as text.
    std::string_view message() const noexcept { return smarch::message(status()); }

  private:
    std::optional<T> value_;
    E error_{};
};

/// Done, or why not.
template <typename E> class [[nodiscard]] Result<void, E> {
  public:
    constexpr Result(E error) noexcept : error_(std::move(error)) {}

    constexpr bool ok() const noexcept { return status() == Status::ok; }
    constexpr explicit operator bool() const noexcept { return ok(); }
    constexpr const E &error() const noexcept { return error_; }
    constexpr Status status() const noexcept { return status_of(error_); }
    std::string_view message() const noexcept { return smarch::message(status()); }

  private:
    E error_;
};

} // namespace smarch

#endif // SMARCH_RESULT_HPP
