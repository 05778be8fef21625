// The names of kernels: each once, however many images have it; demangled and shortened only where that is asked for.
#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "foreign.hpp"

namespace inspector {

/// How names are printed: `short_`, the last part without its template arguments, `axpy` of `void blas::axpy<float>(int)`, with a number
/// where several kernels are called so, `axpy#2`; as the source has them; as the file has them.
enum class NameStyle { short_, full, mangled };

/// The last part of a name as the source has it, without return type, template arguments and parameters. The name itself where that
/// is empty.
std::string_view last_part(std::string_view full);

class KernelNames {
public:
    KernelNames() = default;
    KernelNames(KernelNames &&) = default;
    KernelNames &operator=(KernelNames &&) = default;

    /// The number of a symbol, the same for the same symbol: they are counted in the order in which they come.
    std::size_t number_of(std::string_view symbol);
    std::size_t size() const { return names_.size(); }

    /// As in the file. It stays where it is.
    const Foreign &symbol(std::size_t number) const { return names_[number].symbol; }
    /// As the source has it.
    const Foreign &full(std::size_t number);
    /// The short name, "axpy" or "axpy#2". All names must have been numbered before.
    const Foreign &short_name(std::size_t number);

    /// As it is printed, and what has to be escaped is.
    std::string shown(std::size_t number, NameStyle style);

    /// Those that a pattern means. One with `*`, `?` or `[` is held against short name, name, name without parameters and symbol as a
    /// whole. Any other means those that are called exactly so, or where none is, those of whose name or symbol it is a part.
    std::vector<bool> matching(const std::string &pattern);

private:
    struct Name {
        Foreign symbol, full, short_name;
        bool has_full = false;
    };

    /// Gives every name its short one.
    void shorten();

    std::deque<Name> names_;
    std::unordered_map<std::string_view, std::size_t> numbers_;
    /// So many names have a short one.
    std::size_t shortened_ = 0;
};

}  // namespace inspector
