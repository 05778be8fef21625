/// @file
/// Views of the caller's memory, and small sets.

#ifndef SMARCH_VIEW_HPP
#define SMARCH_VIEW_HPP

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>
#if __cplusplus >= 202002L
#include <version>
#endif

namespace smarch {

/// Elements that lie in a row in somebody else's memory. Made of arrays, vectors, std::span and lists in braces; a std::span
/// can be made of it.
template <typename T> class Span {
  public:
    using element_type = T;
    using value_type = std::remove_cv_t<T>;
    using iterator = T *;

    constexpr Span() noexcept = default;
    constexpr Span(T *data, std::size_t size) noexcept : data_(data), size_(size) {}
    template <std::size_t N> constexpr Span(T (&array)[N]) noexcept : data_(array), size_(N) {}
    /// For arguments only: the list ends with the call.
    template <typename U = T, typename = std::enable_if_t<std::is_const_v<U>>>
    constexpr Span(const std::initializer_list<value_type> &list) noexcept : Span(list.begin(), list.size()) {}
    template <typename C, typename Data = decltype(std::data(std::declval<C &>())),
              typename = std::enable_if_t<std::is_convertible_v<std::remove_pointer_t<Data> (*)[], T (*)[]> &&
                                          !std::is_array_v<std::remove_reference_t<C>>>>
    constexpr Span(C &&container) noexcept : data_(std::data(container)), size_(std::size(container)) {}

    constexpr T *data() const noexcept { return data_; }
    constexpr std::size_t size() const noexcept { return size_; }
    constexpr bool empty() const noexcept { return size_ == 0; }
    constexpr T *begin() const noexcept { return data_; }
    constexpr T *end() const noexcept { return data_ + size_; }
    /// The element at a position below size().
    constexpr T &operator[](std::size_t index) const noexcept { return data_[index]; }

  private:
    T *data_ = nullptr;
    std::size_t size_ = 0;
};

/// Any bytes: of a vector, a string, a mapped file.
class Bytes {
  public:
    constexpr Bytes() noexcept = default;
    Bytes(const void *data, std::size_t size) noexcept : data_(static_cast<const std::uint8_t *>(data)), size_(size) {}
    template <typename C, typename Data = decltype(std::data(std::declval<const C &>())),
              typename = std::enable_if_t<sizeof(*std::declval<Data>()) == 1>>
    Bytes(const C &container) noexcept : Bytes(std::data(container), std::size(container)) {}

    constexpr const std::uint8_t *data() const noexcept { return data_; }
    constexpr std::size_t size() const noexcept { return size_; }

  private:
    const std::uint8_t *data_ = nullptr;
    std::size_t size_ = 0;
};

/// What was read of a file, and where it is damaged, if it is.
template <typename T> struct Listing : Span<T> {
    Listing(Span<T> elements, std::optional<std::size_t> damaged_at) noexcept : Span<T>(elements), fault_at(damaged_at) {}
    /// The first damage that leaves some answers unknown.
    std::optional<std::size_t> fault_at;
};

/// A set of the bits that E's values are.
template <typename E> class Flags {
  public:
    constexpr Flags() noexcept = default;
    constexpr explicit Flags(std::uint64_t bits) noexcept : bits_(bits) {}
    constexpr bool has(E flag) const noexcept { return (bits_ & static_cast<std::uint64_t>(flag)) != 0; }
    constexpr bool empty() const noexcept { return bits_ == 0; }
    constexpr std::uint64_t bits() const noexcept { return bits_; }
    friend constexpr bool operator==(Flags a, Flags b) noexcept { return a.bits_ == b.bits_; }
    friend constexpr bool operator!=(Flags a, Flags b) noexcept { return !(a == b); }

  private:
    std::uint64_t bits_ = 0;
};

/// A set of values of E, bit 1 << value for each.
template <typename E> class Set {
  public:
    constexpr Set() noexcept = default;
    constexpr explicit Set(std::uint32_t bits) noexcept : bits_(bits) {}
    constexpr bool has(E value) const noexcept { return (bits_ >> static_cast<std::uint32_t>(value) & 1) != 0; }
    constexpr bool empty() const noexcept { return bits_ == 0; }
    constexpr std::uint32_t bits() const noexcept { return bits_; }

  private:
    std::uint32_t bits_ = 0;
};

} // namespace smarch

#if defined(__cpp_lib_ranges)
template <typename T> inline constexpr bool std::ranges::enable_borrowed_range<smarch::Span<T>> = true;
template <typename T> inline constexpr bool std::ranges::enable_view<smarch::Span<T>> = true;
#endif

#endif // SMARCH_VIEW_HPP
