/// @file
/// What texts and lists are written into.

#ifndef SMARCH_OUT_HPP
#define SMARCH_OUT_HPP

#include <smarch/result.hpp>
#include <smarch/view.hpp>


namespace smarch {

namespace detail {

/// What a std::string and a std::vector have, and an array has not; so that neither header is read for those who write into arrays.
template <typename C, typename = void> struct Grows : std::false_type {};
template <typename C> struct Grows<C, std::void_t<decltype(std::declval<C &>().resize(std::size_t{}))>> : std::true_type {};
template <typename C, typename = void> struct IsString : std::false_type {};
template <typename C> struct IsString<C, std::void_t<decltype(std::declval<C &>().c_str())>> : Grows<C> {};

/// Makes a string or a vector that long, and gives its elements.
template <typename T, typename C> Span<T> grown(void *container, std::size_t size) {
    auto &it = *static_cast<C *>(container);
    it.resize(size);
    return Span<T>(it.data(), size);
}
/// C is an array, a std::array, a std::span: what is there already for elements T.
template <typename C, typename T> using IfFixed = std::enable_if_t<std::is_convertible_v<C &, Span<T>> && !Grows<C>::value>;

} // namespace detail

/// Where a text is written: a std::string, which becomes the text, or characters of the caller's, which then end in a NUL.
class TextOut {
  public:
    template <typename S, typename = std::enable_if_t<detail::IsString<S>::value>>
    TextOut(S &text) noexcept : string_(&text), grow_(detail::grown<char, S>) {}
    TextOut(char *buffer, std::size_t capacity) noexcept : buffer_(buffer, capacity) {}
    template <typename C, typename = detail::IfFixed<C, char>, typename = void> TextOut(C &&buffer) noexcept : buffer_(buffer) {}

    /// Asks write(buffer, capacity, &length) for the text.
    template <typename Write> Result<std::string_view, Fault> take(const Write &write) const {
        std::size_t length = 0;
        Span<char> buffer = buffer_;
        smarch_status status = write(buffer.data(), buffer.size(), &length);
        if (grow_ && status == SMARCH_ERROR_BUFFER_TOO_SMALL) {
            buffer = grow_(string_, length);
            status = write(buffer.data(), length + 1, &length);
        }
        if (status == SMARCH_OK) return std::string_view(buffer.data(), length);
        return Fault{Status{status}, std::nullopt, status == SMARCH_ERROR_BUFFER_TOO_SMALL ? length + 1 : 0};
    }

  private:
    void *string_ = nullptr;
    Span<char> (*grow_)(void *, std::size_t) = nullptr;
    Span<char> buffer_;
};

/// Where a list is written: a std::vector, which becomes the list, or elements of the caller's.
template <typename T> class ListOut {
  public:
    template <typename V, typename = std::enable_if_t<detail::Grows<V>::value && std::is_convertible_v<V &, Span<T>>>>
    ListOut(V &list) noexcept : vector_(&list), grow_(detail::grown<T, V>) {}
    ListOut(T *buffer, std::size_t capacity) noexcept : buffer_(buffer, capacity) {}
    template <typename C, typename = detail::IfFixed<C, T>, typename = void> ListOut(C &&buffer) noexcept : buffer_(buffer) {}

    /// Asks fill(C *out, capacity, &count) for the list; T is laid out as C.
    template <typename C, typename Fill> Result<Span<T>, Fault> take(const Fill &fill) const {
        static_assert(sizeof(T) == sizeof(C) && alignof(T) == alignof(C) && std::is_trivially_copyable_v<T>);
        std::size_t count = 0;
        Span<T> buffer = buffer_;
        smarch_status status = fill(reinterpret_cast<C *>(buffer.data()), buffer.size(), &count);
        if (grow_ && status == SMARCH_ERROR_BUFFER_TOO_SMALL) {
            buffer = grow_(vector_, count);
            status = fill(reinterpret_cast<C *>(buffer.data()), count, &count);
        }
        if (status == SMARCH_OK) return grow_ ? grow_(vector_, count) : Span<T>(buffer.data(), count);
        return Fault{Status{status}, std::nullopt, status == SMARCH_ERROR_BUFFER_TOO_SMALL ? count : 0};
    }

  private:
    void *vector_ = nullptr;
    Span<T> (*grow_)(void *, std::size_t) = nullptr;
    Span<T> buffer_;
};

} // namespace smarch

#endif // SMARCH_OUT_HPP
