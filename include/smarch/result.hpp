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

namespace detail {

/// Where the answer is. A std::optional of each type would take a compiler ten times as long.
template <typename T, bool = std::is_trivially_copyable_v<T>> class Room {
  public:
    constexpr Room() noexcept : nothing_(0), is_(false) {}
    constexpr explicit Room(const T &value) noexcept : value_(value), is_(true) {}
    constexpr bool has_value() const noexcept { return is_; }
    constexpr T &value() noexcept { return value_; }
    constexpr const T &value() const noexcept { return value_; }
    template <typename Optional> constexpr Optional optional() const { return is_ ? Optional(value_) : Optional(); }

  private:
    union {
        char nothing_;
        T value_;
    };
    bool is_;
};
template <typename T> class Room<T, false> {
  public:
    constexpr Room() noexcept = default;
    constexpr explicit Room(T &&value) noexcept : value_(std::move(value)) {}
    constexpr bool has_value() const noexcept { return value_.has_value(); }
    constexpr T &value() noexcept { return *value_; }
    constexpr const T &value() const noexcept { return *value_; }
    template <typename Optional> constexpr const Optional &optional() const noexcept { return value_; }

  private:
    std::optional<T> value_;
};

} // namespace detail

/// An answer, or why there is none. No exceptions: ask before you take.
///
///     if (const auto target = smarch::Target::parse(text)) use(*target);
///     else std::cerr << target.message();
template <typename T, typename E> class Result {
  public:
    constexpr Result(T value) noexcept : value_(std::move(value)) {}
    constexpr Result(E error) noexcept : error_(std::move(error)) {}

    constexpr bool ok() const noexcept { return value_.has_value(); }
    constexpr explicit operator bool() const noexcept { return ok(); }
    /// The answer; there must be one.
    constexpr T &operator*() & noexcept { return value_.value(); }
    constexpr const T &operator*() const & noexcept { return value_.value(); }
    /// By value, so that for (const auto &row : *list(...)) does not outlive what it walks.
    constexpr T operator*() && noexcept { return std::move(value_.value()); }
    constexpr T *operator->() noexcept { return &value_.value(); }
    constexpr const T *operator->() const noexcept { return &value_.value(); }
    constexpr T value_or(T other) const { return ok() ? value_.value() : std::move(other); }
    /// The answer or nothing.
    constexpr std::optional<T> optional() const { return value_.template optional<std::optional<T>>(); }
    /// Why there is none; means nothing beside an answer.
    constexpr const E &error() const noexcept { return error_; }
    constexpr Status status() const noexcept { return ok() ? Status::ok : status_of(error_); }
    /// The status as text.
    std::string_view message() const noexcept { return smarch::message(status()); }

  private:
    detail::Room<T> value_;
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
