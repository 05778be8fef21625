#include "in_order.hpp"

#include <algorithm>
#include <system_error>
#include <thread>

namespace inspector {

bool InOrder::may_begin() const {
    return next_ < taken_ + is_done_.size() && (in_use_ == 0 || in_use_ + std::min(bytes_[next_], memory_) <= memory_);
}

void InOrder::fail() {
    const std::lock_guard lock(mutex_);
    if (!failure_) failure_ = std::current_exception();
    is_over_ = true;
    changed_.notify_all();
}

void InOrder::work(const Work &work) {
    std::unique_lock lock(mutex_);
    for (;;) {
        changed_.wait(lock, [this] { return is_over_ || next_ == bytes_.size() || may_begin(); });
        if (is_over_ || next_ == bytes_.size()) return;
        const auto task = next_++;
        const auto bytes = std::min(bytes_[task], memory_);
        in_use_ += bytes;
        lock.unlock();
        work(task, task % is_done_.size());
        lock.lock();
        in_use_ -= bytes;
        is_done_[task % is_done_.size()] = true;
        changed_.notify_all();
    }
}

void InOrder::run(std::size_t threads, const std::function<Work()> &worker, const Work &take) {
    std::vector<std::thread> running;
    const auto end = [&] {
        {
            const std::lock_guard lock(mutex_);
            is_over_ = true;
            changed_.notify_all();
        }
        for (auto &thread : running) thread.join();
        running.clear();
    };
    try {
        while (running.size() < threads) {
            running.emplace_back([&] {
                try {
                    work(worker());
                } catch (...) {
                    fail();
                }
            });
        }
    } catch (const std::system_error &) {
        // As many as the system gives.
    }
    try {
        if (running.empty()) {
            const auto alone = worker();
            for (std::size_t task = 0; task < bytes_.size(); ++task) {
                alone(task, 0);
                take(task, 0);
            }
        }
        for (std::size_t task = 0; !running.empty() && task < bytes_.size(); ++task) {
            const auto slot = task % is_done_.size();
            {
                std::unique_lock lock(mutex_);
                changed_.wait(lock, [&] { return is_over_ || is_done_[slot]; });
                if (failure_) break;
            }
            take(task, slot);
            const std::lock_guard lock(mutex_);
            is_done_[slot] = false;
            ++taken_;
            changed_.notify_all();
        }
    } catch (...) {
        end();
        throw;
    }
    end();
    if (failure_) std::rethrow_exception(failure_);
}

}  // namespace inspector
