// The driver's library, opened at run time. The types are those of NVIDIA's cuda.h, written anew, so that building this takes
// neither a toolkit nor a driver.
#pragma once

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>

namespace silicon {

using Result = int;
using Device = int;
using Handle = struct Opaque *;
using Address = std::uint64_t;

// CUresult.
enum : Result {
    Success = 0,
    InvalidValue = 1,
    NoDevice = 100,
    InvalidImage = 200,
    NoBinaryForGpu = 209,
    InvalidPtx = 218,
    UnsupportedPtxVersion = 222,
    InsufficientLoaderVersion = 227,
    InvalidSource = 300,
    InvalidClusterSize = 912,
};

// CUdevice_attribute.
enum : int {
    MaxThreadsPerBlock = 1,
    SmemPerBlock = 8,
    WarpSize = 10,
    RegistersPerBlock = 12,
    Multiprocessors = 16,
    MaxThreadsPerSm = 39,
    Major = 75,
    Minor = 76,
    SmemPerSm = 81,
    RegistersPerSm = 82,
    SmemPerBlockOptin = 97,
    MaxBlocksPerSm = 106,
    ReservedSmemPerBlock = 111,
    ClusterLaunch = 120,
};

// CUfunction_attribute.
enum : int {
    FunctionMaxThreads = 0,
    FunctionStaticSmem = 1,
    FunctionRegisters = 4,
    FunctionMaxDynamicSmem = 8,
    FunctionCarveout = 9,
    FunctionNonPortableCluster = 14,
};

// CUlaunchAttribute and CUlaunchConfig.
struct LaunchAttribute {
    std::uint32_t id;
    std::uint32_t unused;
    std::uint32_t value[16];
};
constexpr std::uint32_t ClusterDimension = 4;

struct LaunchConfig {
    unsigned grid[3];
    unsigned block[3];
    unsigned dynamic_smem;
    Handle stream;
    LaunchAttribute *attributes;
    unsigned attribute_count;
};
static_assert(sizeof(LaunchAttribute) == 72 && sizeof(LaunchConfig) == 56, "as in cuda.h");

using SmemOfBlock = std::size_t (*)(int block);

// Functions that every driver has which is asked here.
#define SILICON_FUNCTIONS(X)                                                                                                          \
    X(cuInit, unsigned)                                                                                                               \
    X(cuDriverGetVersion, int *)                                                                                                      \
    X(cuGetErrorName, Result, const char **)                                                                                          \
    X(cuDeviceGetCount, int *)                                                                                                        \
    X(cuDeviceGet, Device *, int)                                                                                                     \
    X(cuDeviceGetName, char *, int, Device)                                                                                           \
    X(cuDeviceGetAttribute, int *, int, Device)                                                                                       \
    X(cuDevicePrimaryCtxRetain, Handle *, Device)                                                                                     \
    X(cuCtxSetCurrent, Handle)                                                                                                        \
    X(cuCtxSynchronize, void)                                                                                                         \
    X(cuModuleLoadData, Handle *, const void *)                                                                                       \
    X(cuModuleLoadDataEx, Handle *, const void *, unsigned, unsigned *, void **)                                                      \
    X(cuModuleUnload, Handle)                                                                                                         \
    X(cuModuleGetFunction, Handle *, Handle, const char *)                                                                            \
    X(cuFuncGetAttribute, int *, int, Handle)                                                                                         \
    X(cuFuncSetAttribute, Handle, int, int)                                                                                           \
    X(cuMemAlloc_v2, Address *, std::size_t)                                                                                          \
    X(cuMemFree_v2, Address)                                                                                                          \
    X(cuMemsetD32_v2, Address, unsigned, std::size_t)                                                                                 \
    X(cuMemcpyDtoH_v2, void *, Address, std::size_t)                                                                                  \
    X(cuLaunchKernel, Handle, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, Handle, void **, void **)         \
    X(cuOccupancyMaxActiveBlocksPerMultiprocessor, int *, Handle, int, std::size_t)                                                   \
    X(cuOccupancyMaxPotentialBlockSize, int *, int *, Handle, SmemOfBlock, std::size_t, int)

// Functions of later drivers: nullptr where they are missing.
#define SILICON_LATER_FUNCTIONS(X)                                                                                                    \
    X(cuOccupancyAvailableDynamicSMemPerBlock, std::size_t *, Handle, int, int)                                                       \
    X(cuOccupancyMaxPotentialClusterSize, int *, Handle, const LaunchConfig *)                                                        \
    X(cuOccupancyMaxActiveClusters, int *, Handle, const LaunchConfig *)                                                              \
    X(cuLaunchKernelEx, const LaunchConfig *, Handle, void **, void **)

// There is no driver, or no device: the program ends with 77.
struct Unavailable : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// A function of the driver failed that had to answer.
struct Failure : std::runtime_error {
    using std::runtime_error::runtime_error;
};

class Driver {
  public:
    // Opens the library and starts the driver.
    explicit Driver(const std::string &library);

    // CUDA_ERROR_INVALID_PTX.
    std::string error_name(Result result) const;
    // The value of an attribute.
    int attribute(Device device, int attribute) const;
    // The attribute of a function.
    int attribute_of(Handle function, int attribute) const;
    // Throws Failure unless the result is a success, as the two above and Module::function.
    void require(Result result, const char *what) const;

    // What cuDriverGetVersion returns.
    int version = 0;
    int devices = 0;
    // The driver's own version, as the name of its library's file states it: "550.54.14"; empty where it does not.
    std::string release;

#define SILICON_MEMBER(name, ...) Result (*name)(__VA_ARGS__) = nullptr;
    SILICON_FUNCTIONS(SILICON_MEMBER)
    SILICON_LATER_FUNCTIONS(SILICON_MEMBER)
#undef SILICON_MEMBER
};

// Whether the driver refuses an image with this; any other error is no answer.
bool is_refusal(Result result);

// A module; unloaded at the end.
class Module {
  public:
    Module(const Driver &driver, const void *image) : driver_(driver), result(driver.cuModuleLoadData(&module_, image)) {}
    ~Module() {
        if (result == Success) {
            static_cast<void>(driver_.cuModuleUnload(module_));
        }
    }
    Module(const Module &) = delete;
    Module &operator=(const Module &) = delete;

    // The function of that name.
    Handle function(const std::string &name) const;

  private:
    const Driver &driver_;
    Handle module_ = nullptr;

  public:
    // What loading it returned.
    const Result result;
};

} // namespace silicon
