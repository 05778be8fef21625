/// @file
/// Rows that live for ever, ranges over them, and values laid out as in C.

#ifndef SMARCH_ROWS_HPP
#define SMARCH_ROWS_HPP

#include <smarch/view.hpp>

namespace smarch {

/// A static row of the library, valid for ever: as small and as cheap to copy as a pointer.
template <typename C> class Row {
  public:
    using c_type = C;
    constexpr explicit Row(const C &row) noexcept : row_(&row) {}
    /// The row as C sees it.
    constexpr const C &c() const noexcept { return *row_; }

  private:
    const C *row_;
};

/// An answer that the caller owns, laid out as in C.
template <typename C> class Value {
  public:
    using c_type = C;
    constexpr Value() noexcept = default;
    constexpr explicit Value(const C &value) noexcept : value_(value) {}
    /// The value as C sees it.
    constexpr const C &c() const noexcept { return value_; }
    constexpr C &c() noexcept { return value_; }

  private:
    C value_{};
};

/// A range over static rows: for (const auto &row : rows).
template <typename R> class Rows {
  public:
    using c_type = typename R::c_type;

    class iterator {
      public:
        using value_type = R;
        using reference = R;
        using pointer = void;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::input_iterator_tag;
#if __cplusplus >= 202002L
        using iterator_concept = std::random_access_iterator_tag;
#endif
        constexpr iterator() noexcept = default;
        constexpr explicit iterator(const c_type *row) noexcept : row_(row) {}
        constexpr R operator*() const noexcept { return R(*row_); }
        constexpr R operator[](difference_type n) const noexcept { return R(row_[n]); }
        constexpr iterator &operator++() noexcept { return ++row_, *this; }
        constexpr iterator &operator--() noexcept { return --row_, *this; }
        constexpr iterator operator++(int) noexcept { return iterator(row_++); }
        constexpr iterator operator--(int) noexcept { return iterator(row_--); }
        constexpr iterator &operator+=(difference_type n) noexcept { return row_ += n, *this; }
        constexpr iterator &operator-=(difference_type n) noexcept { return row_ -= n, *this; }
        friend constexpr iterator operator+(iterator i, difference_type n) noexcept { return i += n; }
        friend constexpr iterator operator+(difference_type n, iterator i) noexcept { return i += n; }
        friend constexpr iterator operator-(iterator i, difference_type n) noexcept { return i -= n; }
        friend constexpr difference_type operator-(iterator a, iterator b) noexcept { return a.row_ - b.row_; }
        friend constexpr bool operator==(iterator a, iterator b) noexcept { return a.row_ == b.row_; }
        friend constexpr bool operator!=(iterator a, iterator b) noexcept { return a.row_ != b.row_; }
        friend constexpr bool operator<(iterator a, iterator b) noexcept { return a.row_ < b.row_; }
        friend constexpr bool operator>(iterator a, iterator b) noexcept { return b < a; }
        friend constexpr bool operator<=(iterator a, iterator b) noexcept { return !(b < a); }
        friend constexpr bool operator>=(iterator a, iterator b) noexcept { return !(a < b); }

      private:
        const c_type *row_ = nullptr;
    };

    constexpr Rows() noexcept = default;
    constexpr Rows(const c_type *rows, std::size_t size) noexcept : rows_(rows), size_(size) {}

    constexpr std::size_t size() const noexcept { return size_; }
    constexpr bool empty() const noexcept { return size_ == 0; }
    constexpr iterator begin() const noexcept { return iterator(rows_); }
    constexpr iterator end() const noexcept { return iterator(rows_ + size_); }
    /// The row at a position below size().
    constexpr R operator[](std::size_t index) const noexcept { return R(rows_[index]); }
    /// The rows as C sees them.
    constexpr Span<const c_type> c() const noexcept { return {rows_, size_}; }

  private:
    const c_type *rows_ = nullptr;
    std::size_t size_ = 0;
};

} // namespace smarch

#if defined(__cpp_lib_ranges)
template <typename R> inline constexpr bool std::ranges::enable_borrowed_range<smarch::Rows<R>> = true;
template <typename R> inline constexpr bool std::ranges::enable_view<smarch::Rows<R>> = true;
#endif

#endif // SMARCH_ROWS_HPP
