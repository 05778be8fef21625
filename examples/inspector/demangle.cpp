#include "demangle.hpp"

#if defined(__has_include)
#if __has_include(<cxxabi.h>)
#include <cxxabi.h>
#define SMARCH_CAN_DEMANGLE 1
#endif
#endif

#ifdef SMARCH_CAN_DEMANGLE

#include <poll.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>

#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0
#endif

namespace inspector {
namespace {

using Clock = std::chrono::steady_clock;

/// Bytes of a mangled name, and of a demangled one.
constexpr std::size_t longest_name = 16384, longest_text = 65536;
/// What a name, and all names together, may cost: a reference to what stands before it can double the result, and nothing in a name
/// says how often it does. Names with few references are demangled here, others by a child process, which can be ended.
constexpr std::ptrdiff_t few_references = 6;
constexpr auto time_of_a_name = std::chrono::seconds(2);
constexpr int most_failures = 2;
constexpr rlim_t memory_of_the_child = rlim_t{256} << 20, seconds_of_the_child = 60;

/// Empty where it is no mangled name, or the result is too long.
std::string demangle(const std::string &name) {
    int status = 0;
    char *text = abi::__cxa_demangle(name.c_str(), nullptr, nullptr, &status);
    std::string out;
    if (text && std::char_traits<char>::length(text) <= longest_text) out = text;
    std::free(text);
    return out;
}

bool send_all(int socket, const void *data, std::size_t size) {
    for (const char *at = static_cast<const char *>(data); size != 0;) {
        const auto count = send(socket, at, size, MSG_NOSIGNAL);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return false;
        at += count;
        size -= static_cast<std::size_t>(count);
    }
    return true;
}

/// Until a time, or however long it takes.
bool receive_all(int socket, void *data, std::size_t size, std::optional<Clock::time_point> until) {
    for (char *at = static_cast<char *>(data); size != 0;) {
        if (until) {
            const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(*until - Clock::now()).count();
            pollfd ready{socket, POLLIN, 0};
            const int count = poll(&ready, 1, static_cast<int>(std::max<decltype(left)>(left, 0)));
            if (count < 0 && errno == EINTR) continue;
            if (count <= 0) return false;
        }
        const auto count = recv(socket, at, size, 0);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return false;
        at += count;
        size -= static_cast<std::size_t>(count);
    }
    return true;
}

/// A text as the two processes exchange it: its length, then its bytes.
bool send_text(int socket, const std::string &text) {
    const auto size = static_cast<std::uint32_t>(text.size());
    return send_all(socket, &size, sizeof size) && send_all(socket, text.data(), size);
}

bool receive_text(int socket, std::string &text, std::optional<Clock::time_point> until = std::nullopt) {
    std::uint32_t size = 0;
    if (!receive_all(socket, &size, sizeof size, until) || size > std::max(longest_name, longest_text)) return false;
    text.resize(size);
    return receive_all(socket, text.data(), size, until);
}

/// A process that demangles, with limits of its own.
class Child {
public:
    Child() = default;
    Child(const Child &) = delete;
    Child &operator=(const Child &) = delete;
    ~Child() { end(0); }

    /// Empty where it does not come to an end, or there is no child.
    std::string demangle(const std::string &name) {
        std::string text;
        if (failures_ == most_failures || (process_ < 0 && !start())) return text;
        if (send_text(socket_, name) && receive_text(socket_, text, Clock::now() + time_of_a_name)) return text;
        ++failures_;
        end(SIGKILL);
        return {};
    }

private:
    bool start() {
        int sockets[2];
        if (socketpair(AF_UNIX, SOCK_STREAM, 0, sockets) != 0) return false;
        process_ = fork();
        if (process_ == 0) {
            close(sockets[0]);
            serve(sockets[1]);
        }
        close(sockets[1]);
        socket_ = sockets[0];
        if (process_ < 0) end(0);
        return process_ >= 0;
    }

    [[noreturn]] static void serve(int socket) {
        for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) close(stream);
        const auto limit = [](auto resource, rlim_t most) {
            const struct rlimit both = {most, most};
            return setrlimit(resource, &both) == 0;
        };
        bool is_sound = limit(RLIMIT_CPU, seconds_of_the_child) && limit(RLIMIT_CORE, 0) && limit(RLIMIT_DATA, memory_of_the_child);
        try {
            for (std::string name; is_sound && receive_text(socket, name);) is_sound = send_text(socket, inspector::demangle(name));
        } catch (...) {
            is_sound = false;
        }
        _exit(0);
    }

    /// It ends by itself when nobody asks any more.
    void end(int with_signal) {
        if (socket_ >= 0) close(socket_);
        socket_ = -1;
        if (process_ < 0) return;
        if (with_signal) kill(process_, with_signal);
        while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {}
        process_ = -1;
    }

    pid_t process_ = -1;
    int socket_ = -1, failures_ = 0;
};

}  // namespace

Foreign demangled(const Foreign &name) {
    static Child child;
    if (name.bytes.compare(0, 2, "_Z") != 0 || name.bytes.size() > longest_name) return name;
    const auto references = std::count_if(name.bytes.begin(), name.bytes.end(), [](char c) { return c == 'S' || c == 'T'; });
    auto text = references <= few_references ? demangle(name.bytes) : child.demangle(name.bytes);
    return text.empty() ? name : Foreign{std::move(text)};
}

}  // namespace inspector

#else

namespace inspector {

Foreign demangled(const Foreign &name) { return name; }

}  // namespace inspector

#endif
