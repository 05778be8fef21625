#include "driver.hpp"

#include <dlfcn.h>

#include <cstdlib>

namespace silicon {
namespace {

// What changes the driver's answers and is of no device: a cache of compiled PTX, forced or forbidden compilation, modules
// whose faults show later.
void set_environment() {
    setenv("CUDA_CACHE_DISABLE", "1", 1);
    setenv("CUDA_MODULE_LOADING", "EAGER", 1);
    for (const char *name : {"CUDA_FORCE_PTX_JIT", "CUDA_DISABLE_PTX_JIT", "CUDA_FORCE_JIT", "CUDA_DISABLE_JIT"}) {
        unsetenv(name);
    }
}

// "550.54.14" of /usr/lib/libcuda.so.550.54.14, which libcuda.so.1 links to.
std::string release_of(void *symbol) {
    Dl_info info{};
    if (!dladdr(symbol, &info) || !info.dli_fname) {
        return "";
    }
    char *path = realpath(info.dli_fname, nullptr);
    const std::string file = path ? path : "";
    std::free(path);
    const std::size_t at = file.rfind(".so.");
    const std::string release = at == std::string::npos ? "" : file.substr(at + 4);
    // A library whose file is libcuda.so.1 itself.
    return release.find('.') == std::string::npos ? "" : release;
}

} // namespace

Driver::Driver(const std::string &library) {
    set_environment();
    // Not closed: the driver has threads of its own.
    void *handle = dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!handle) {
        throw Unavailable("no driver: " + std::string(dlerror()));
    }
#define SILICON_FIND(name, ...) name = reinterpret_cast<Result (*)(__VA_ARGS__)>(dlsym(handle, #name));
#define SILICON_NEED(name, ...)                                                                                                       \
    SILICON_FIND(name, __VA_ARGS__)                                                                                                   \
    if (!name) {                                                                                                                      \
        throw Unavailable(library + " has no " #name ": too old a driver");                                                           \
    }
    SILICON_FUNCTIONS(SILICON_NEED)
    SILICON_LATER_FUNCTIONS(SILICON_FIND)
#undef SILICON_NEED
#undef SILICON_FIND

    if (const Result result = cuInit(0)) {
        throw Unavailable(result == NoDevice ? "no device" : "the driver does not start: " + error_name(result));
    }
    require(cuDriverGetVersion(&version), "cuDriverGetVersion");
    require(cuDeviceGetCount(&devices), "cuDeviceGetCount");
    if (devices == 0) {
        throw Unavailable("no device");
    }
    release = release_of(reinterpret_cast<void *>(cuInit));
}

std::string Driver::error_name(Result result) const {
    const char *name = nullptr;
    if (cuGetErrorName(result, &name) == Success && name) {
        return name;
    }
    return "error " + std::to_string(result);
}

int Driver::attribute(Device device, int attribute) const {
    int value = 0;
    require(cuDeviceGetAttribute(&value, attribute, device), "cuDeviceGetAttribute");
    return value;
}

int Driver::attribute_of(Handle function, int attribute) const {
    int value = 0;
    require(cuFuncGetAttribute(&value, attribute, function), "cuFuncGetAttribute");
    return value;
}

void Driver::require(Result result, const char *what) const {
    if (result != Success) {
        throw Failure(std::string(what) + ": " + error_name(result));
    }
}

bool is_refusal(Result result) {
    switch (result) {
    case InvalidImage:
    case NoBinaryForGpu:
    case InvalidPtx:
    case UnsupportedPtxVersion:
    case InsufficientLoaderVersion:
    case InvalidSource:
        return true;
    default:
        return false;
    }
}

Handle Module::function(const std::string &name) const {
    Handle function = nullptr;
    driver_.require(driver_.cuModuleGetFunction(&function, module_, name.c_str()), "cuModuleGetFunction");
    return function;
}

} // namespace silicon
