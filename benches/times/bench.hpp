// A row of the table: one question, answered by what people use instead and by smarch, over the same queries.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

struct Row {
    std::string operation, against;
    // How many times as fast the library is meant to be; 0 where no goal is set.
    double goal;
    std::size_t queries;
    // One pass over all queries; the sum of the answers, which must be the same for both.
    std::function<std::uint64_t()> theirs, ours;
};

using Rows = std::vector<Row>;

// What a call has written counts as read: nothing of it may be left out.
template <typename T>
void keep(T &written) {
    asm volatile("" : : "r"(&written) : "memory");
}

void add_names(Rows &rows);
void add_occupancy(Rows &rows, const char *golden);
void add_nvptx(Rows &rows);
