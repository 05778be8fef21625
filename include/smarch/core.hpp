/// @file
/// What the other parts are made of.

#ifndef SMARCH_CORE_HPP
#define SMARCH_CORE_HPP

#include <smarch/out.hpp>
#include <smarch/result.hpp>
#include <smarch/rows.hpp>

namespace smarch {

/// How the other parts are written; not for users.
namespace detail {

/// A static text that may be NULL.
inline std::optional<std::string_view> text(const char *text) noexcept { return text ? std::optional<std::string_view>(text) : std::nullopt; }

/// A value that is meaningless unless it is given.
template <typename T> constexpr std::optional<T> given(bool is, T value) noexcept { return is ? std::optional<T>(std::in_place, value) : std::optional<T>(); }

/// A row that may be NULL.
template <typename R> std::optional<R> row(const typename R::c_type *row) noexcept { return row ? std::optional<R>(std::in_place, *row) : std::optional<R>(); }

/// The rows of a C function that gives pointer and count.
template <typename R> Rows<R> rows(const typename R::c_type *(*list)(std::size_t *)) noexcept {
    std::size_t count = 0;
    const auto *first = list(&count);
    return {first, count};
}

/// The answer of ask(&out), or its status.
template <typename T, typename C, typename Ask> Result<T> ask(const Ask &ask) noexcept {
    C out{};
    const smarch_status status = ask(&out);
    if (status != SMARCH_OK) return Status{status};
    return T(out);
}

/// An offset that may be SMARCH_NO_FAULT.
inline std::optional<std::size_t> offset(std::size_t at) noexcept { return given(at != SMARCH_NO_FAULT, at); }

/// A status with the place of the fault.
inline Fault fault(smarch_status status, std::size_t at) noexcept { return {Status{status}, offset(at), 0}; }

/// The number of a scoped enum.
template <typename E> constexpr std::underlying_type_t<E> number(E value) noexcept { return static_cast<std::underlying_type_t<E>>(value); }

} // namespace detail

} // namespace smarch

#endif // SMARCH_CORE_HPP
