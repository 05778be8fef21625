// Work that several threads do, and whose results one takes in their order.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <vector>

namespace inspector {

/// Threads work on tasks that are not yet taken, never on more at a time than there are slots for results, nor on ones that take more
/// memory together than is given, unless it is a single one.
class InOrder {
public:
    /// What a thread does with a task: its result goes into the slot.
    using Work = std::function<void(std::size_t task, std::size_t slot)>;

    /// The bytes that each task takes while it is worked on.
    InOrder(std::vector<std::uint64_t> bytes, std::size_t slots, std::uint64_t memory) : bytes_(std::move(bytes)), memory_(memory), is_done_(slots) {}

    /// Works in so many threads, each with what `worker` gives it, and in the calling one alone where none can be had. `take` is called
    /// in the calling thread, task after task. What any of them throws is thrown here, after the threads have ended.
    void run(std::size_t threads, const std::function<Work()> &worker, const Work &take);

private:
    void work(const Work &work);
    bool may_begin() const;
    void fail();

    std::vector<std::uint64_t> bytes_;
    std::uint64_t memory_, in_use_ = 0;
    std::size_t next_ = 0, taken_ = 0;
    std::vector<bool> is_done_;
    bool is_over_ = false;
    std::exception_ptr failure_;
    std::mutex mutex_;
    std::condition_variable changed_;
};

}  // namespace inspector
