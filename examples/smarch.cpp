// smarch: asks libsmarch.a about a target, a cubin or a pair of targets.
#include <smarch.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

#include "inspector/commands.hpp"

namespace {

using namespace inspector;

constexpr const char *usage =
    R"(usage: smarch [--json] COMMAND

  smarch NAME                     a target: sm_90a, compute_100f, lto_75, or a compute capability, 9.0
  smarch FILE                     a cubin: what it was built for; a fat binary, program, library, archive: its images
  smarch report FILE [OPTION...]  what the kernels in it use, what limits their occupancy, what would help:
      --device DEVICE               will it run there? 9.0 or sm_90
      --kernel NAME                 everything about one kernel
      --svg DIR                     draws the occupancy curves of each kernel
  smarch list                     all targets, one a line
  smarch check A B [QUESTION]     may code for A be used for B: compile, link, lto, load, jit; names or cubins
  smarch features T [T2]          the instructions that a target has, or in which two differ
  smarch features INSTRUCTION     who has it
  smarch pick DEVICE IMAGE...     which of these images a device runs: smarch pick 8.9 sm_80 sm_86 compute_89
  smarch cover DEVICE...          the fewest images that run on all of these devices
  smarch limits TARGET            what ptxas checks, and what it does beyond
  smarch archs                    the syntaxes in which build systems write lists of architectures
  smarch archs SYNTAX [TEXT]      what a list builds, or what is wrong with it; without a text, what is
                                  built when nothing is written:
      --as SYNTAX                   writes the same list in another syntax
      --devices 8.9,12.0            the machine's devices, for native and the like; or none
      --torch-newest 12.0           the newest that torch itself was built for
  smarch hardware TARGET          what an SM of the target's devices has
  smarch occupancy TARGET OPTION...
                                  how many blocks of a kernel fit on an SM, what limits them, what brings
                                  one more:
      --block THREADS               of a block; 256 if not given
      --regs N                      registers per thread
      --smem BYTES                  static shared memory of a block
      --dynamic BYTES               dynamic shared memory of a block
      --dynamic-per-thread BYTES    and of each thread besides
      --optin BYTES                 opted in to so much dynamic shared memory
      --carveout PERCENT            preferred carve-out
      --barriers N, --virtual N     named barriers, virtual resources of a block
      --sms N                       SMs of the device: also the smallest full grid
      --svg FILE                    draws the curves
  smarch profile TARGET           the compiler's 1936-byte profile of a target, field by field
  smarch profile diff A B         in what two profiles differ; targets, or files of 1936 bytes
  smarch profile check TARGET FILE
                                  can these bytes be the profile of the target?
  smarch profile layout           regions, baseline, bits, the SM backend, the initializers
  smarch scheduler TARGET         the scheduler words and the codegen factory
  smarch mcpu CPU [--mattr A]     what -mcpu and -mattr mean to tileiras's tables and to LLVM, mistakes marked
  smarch gates TARGET OPTION...   cicc's flags and which rule set each, what its front end says and refuses:
      --virtual                     as a virtual architecture
      --set NAME=V                  a flag that the command line gives, or a condition that no document states
      --number N                    another number to configure for: what --gnu_version takes, 120300
  smarch explain [ID...]          where the documents err, and what is answered instead; without an id the list
  smarch symbol ADDRESS [BINARY]  what the documents name in ptxas, nvlink and cicc: at an address or before it,
                                  or by name, sub_6765E0

  --json                          prints JSON
  --help, --version

Colour is used on a terminal only, and not where NO_COLOR is set.
Exit status: 0 yes or done, 1 no or unknown, 2 bad input.
)";

struct Command {
    const char *name;
    int (*run)(const Output &, const Arguments &);
};

constexpr Command commands[] = {
    {"report", show_report},
    {"list", list_targets},
    {"check", check_pair},
    {"features", show_features},
    {"pick", pick_image},
    {"cover", cover_devices},
    {"limits", show_limits},
    {"archs", show_archs},
    {"hardware", show_hardware},
    {"occupancy", show_occupancy},
    {"profile", show_profile},
    {"scheduler", show_scheduler},
    {"mcpu", show_mcpu},
    {"gates", show_gates},
    {"explain", show_errata},
    {"symbol", show_symbol},
};

int run(const Output &output, Arguments arguments) {
    const std::string first = arguments.front();
    arguments.erase(arguments.begin());
    for (const auto &command : commands) {
        if (first == command.name) return command.run(output, arguments);
    }
    if (!arguments.empty()) return fail("'" + first + "' takes nothing after it; see smarch --help");
    if (is_path(first)) return show_file(output, first);
    const auto parsed = parse_name(first);
    return parsed ? show_name(output, *parsed) : 2;
}

}  // namespace

int main(int argc, char **argv) {
    Output output;
    output.color = isatty(STDOUT_FILENO) && !std::getenv("NO_COLOR");
    Arguments arguments;
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        if (argument == "--help" || argument == "-h") {
            std::fputs(usage, stdout);
            return 0;
        }
        if (argument == "--version") {
            std::printf("smarch, for CUDA toolkit %s\n", smarch_toolkit());
            return 0;
        }
        if (argument == "--json") {
            output.json = true;
            output.color = false;
        } else if (argument.size() > 1 && argument[0] == '-' && arguments.empty()) {
            return fail("unknown option '" + argument + "'; see smarch --help");
        } else {
            arguments.push_back(argument);
        }
    }
    if (arguments.empty()) {
        std::fputs(usage, stderr);
        return 2;
    }
    return run(output, std::move(arguments));
}
