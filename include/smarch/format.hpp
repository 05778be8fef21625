/// @file
/// std::format and std::print for smarch's values, under C++20 where there is `format` (__cpp_lib_format); nothing elsewhere.
///
///     #include <smarch/format.hpp>
///     std::format("{:>8} on {}: {}", target, device, smarch::loads_why(target, device));
///
/// A target, a name and a version are written as they are read, sm_90a, lto_75, 8.7; a compute capability as 9.0, a driver as the CUDA
/// version that it returns, 12.4. An enumeration is written as its name() or its message(). What stands behind the colon is that of a
/// std::string_view: fill, width, precision. Not part of smarch.hpp, since `format` takes a compiler longer to read than all of smarch.

#ifndef SMARCH_FORMAT_HPP
#define SMARCH_FORMAT_HPP

#include <smarch.hpp>

#if __cplusplus >= 202002L && __has_include(<format>)
#include <format>
#endif

#if defined(__cpp_lib_format)
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

namespace smarch::detail {

/// A short text that is made where it is asked for.
struct Made {
    char text[16] = {};
    std::size_t size = 0;

    constexpr operator std::string_view() const noexcept { return {text, size}; }
    constexpr void put(std::uint32_t number) noexcept {
        std::uint32_t unit = 1;
        while (number / unit >= 10) unit *= 10;
        for (; unit != 0; unit /= 10) text[size++] = static_cast<char>('0' + number / unit % 10);
    }
};

constexpr Made words(Version version) noexcept {
    Made out;
    out.put(version.major);
    out.text[out.size++] = '.';
    out.put(version.minor);
    return out;
}
constexpr Made words(Driver driver) noexcept { return words(driver.version()); }
constexpr Made words(ComputeCapability cc) noexcept {
    return words(Version(static_cast<std::uint16_t>(cc.number() / 10), static_cast<std::uint16_t>(cc.number() % 10)));
}
inline std::string_view words(Target target) noexcept { return target.name(); }
inline Made words(const Name &name) noexcept {
    Made out;
    if (smarch_name_write(name.c(), out.text, sizeof out.text, &out.size) != SMARCH_OK) out.size = 0;
    return out;
}

/// Enumerations of smarch: what the qualified names find.
template <typename E>
    requires std::is_enum_v<E> && requires(E value) { std::string_view(smarch::message(value)); }
std::string_view words(E value) noexcept {
    return smarch::message(value);
}
template <typename E>
    requires std::is_enum_v<E> && requires(E value) { std::string_view(smarch::name(value)); }
std::string_view words(E value) noexcept {
    return smarch::name(value);
}

template <typename T>
concept Written = (std::is_enum_v<T> || std::same_as<T, Version> || std::same_as<T, Driver> || std::same_as<T, ComputeCapability> || std::same_as<T, Target> ||
                   std::same_as<T, Name>) && requires(const T &value) { std::string_view(smarch::detail::words(value)); };

} // namespace smarch::detail

template <smarch::detail::Written T> struct std::formatter<T, char> : std::formatter<std::string_view, char> {
    template <typename Context> auto format(const T &value, Context &context) const {
        return std::formatter<std::string_view, char>::format(smarch::detail::words(value), context);
    }
};

#endif // __cpp_lib_format

#endif // SMARCH_FORMAT_HPP
