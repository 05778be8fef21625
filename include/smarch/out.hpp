/// @file
/// What texts and lists are written into.

#ifndef SMARCH_OUT_HPP
#define SMARCH_OUT_HPP

#include <smarch/result.hpp>
#include <smarch/view.hpp>

#include <array>
#include <string>
#include <vector>

namespace smarch {

/// Where a text is written: a std::string, which becomes the text, or characters of the caller's, which then end in a NUL.
class TextOut {
  public:
    TextOut(std::string &text) noexcept : string_(&text) {}
    TextOut(char *buffer, std::size_t capacity) noexcept : buffer_(buffer), capacity_(capacity) {}
    template <std::size_t N> TextOut(char (&buffer)[N]) noexcept : TextOut(buffer, N) {}
    template <std::size_t N> TextOut(std::array<char, N> &buffer) noexcept : TextOut(buffer.data(), N) {}

    /// Asks write(buffer, capacity, &length) for the text.
    template <typename Write> Result<std::string_view, Fault> take(const Write &write) const {
        std::size_t length = 0;
        char *buffer = buffer_;
        smarch_status status = write(buffer, capacity_, &length);
        if (string_ && status == SMARCH_ERROR_BUFFER_TOO_SMALL) {
            string_->resize(length);
            buffer = string_->data();
            status = write(buffer, length + 1, &length);
        }
        if (status == SMARCH_OK) return std::string_view(buffer, length);
        return Fault{Status{status}, std::nullopt, status == SMARCH_ERROR_BUFFER_TOO_SMALL ? length + 1 : 0};
    }

  private:
    std::string *string_ = nullptr;
    char *buffer_ = nullptr;
    std::size_t capacity_ = 0;
};

/// Where a list is written: a std::vector, which becomes the list, or elements of the caller's.
template <typename T> class ListOut {
  public:
    ListOut(std::vector<T> &list) noexcept : vector_(&list) {}
    ListOut(T *buffer, std::size_t capacity) noexcept : buffer_(buffer, capacity) {}
    /// An array, a std::array, a std::span.
    template <typename C, typename = std::enable_if_t<std::is_convertible_v<C &, Span<T>> && !std::is_convertible_v<C &, std::vector<T> &>>>
    ListOut(C &&buffer) noexcept : buffer_(buffer) {}

    /// Asks fill(C *out, capacity, &count) for the list; T is laid out as C.
    template <typename C, typename Fill> Result<Span<T>, Fault> take(const Fill &fill) const {
        static_assert(sizeof(T) == sizeof(C) && alignof(T) == alignof(C) && std::is_trivially_copyable_v<T>);
        std::size_t count = 0;
        Span<T> buffer = buffer_;
        smarch_status status = fill(reinterpret_cast<C *>(buffer.data()), buffer.size(), &count);
        if (vector_ && (status == SMARCH_ERROR_BUFFER_TOO_SMALL || status == SMARCH_OK)) {
            vector_->resize(count);
            buffer = *vector_;
            if (count != 0) status = fill(reinterpret_cast<C *>(buffer.data()), count, &count);
        }
        if (status == SMARCH_OK) return Span<T>(buffer.data(), count);
        return Fault{Status{status}, std::nullopt, status == SMARCH_ERROR_BUFFER_TOO_SMALL ? count : 0};
    }

  private:
    std::vector<T> *vector_ = nullptr;
    Span<T> buffer_;
};

} // namespace smarch

#endif // SMARCH_OUT_HPP
