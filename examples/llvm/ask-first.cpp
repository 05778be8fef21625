// A compiler that asks first: LLVM's NVPTX back end takes any -mcpu, falls back silently and lets ptxas find out that an
// instruction is not there. This one asks smarch before it runs the back end, and afterwards how the kernels will fit.
//
//   ask-first kernel.ll [-mcpu=sm_90] [-mattr=+ptx80] [-o kernel.ptx]
//
// Exit status: 0 PTX was written, 1 it would not be legal, 2 bad input.

#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/LegacyPassManager.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>
#include <llvm/IRReader/IRReader.h>
#include <llvm/MC/TargetRegistry.h>
#include <llvm/Support/FileSystem.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/Target/TargetMachine.h>
#include <map>
#include <set>
#include <smarch.hpp>

namespace {

// The release whose ptxas will read the PTX.
constexpr auto toolkit = smarch::default_toolkit;

// LLVM has a string type of its own.
llvm::StringRef ref(std::string_view text) { return {text.data(), text.size()}; }

// What the module says of a function that is a kernel.
struct Bounds {
    bool kernel = false;
    std::uint32_t threads = 1;
    std::optional<std::uint32_t> max_threads, min_blocks;
};

std::map<const llvm::Function *, Bounds> launch_bounds(const llvm::Module &module) {
    std::map<const llvm::Function *, Bounds> bounds;
    const auto *annotations = module.getNamedMetadata("nvvm.annotations");
    for (unsigned row = 0; annotations && row < annotations->getNumOperands(); ++row) {
        const auto *node = annotations->getOperand(row);
        const auto *function = llvm::mdconst::dyn_extract_or_null<llvm::Function>(node->getOperand(0));
        if (!function) continue;
        auto &of = bounds[function];
        for (unsigned i = 1; i + 1 < node->getNumOperands(); i += 2) {
            const auto key = llvm::cast<llvm::MDString>(node->getOperand(i))->getString();
            const auto value = static_cast<std::uint32_t>(llvm::mdconst::extract<llvm::ConstantInt>(node->getOperand(i + 1))->getZExtValue());
            if (key == "kernel") of.kernel = value != 0;
            if (key.starts_with("maxntid")) of.max_threads = of.max_threads.value_or(1) * value;
            if (key == "minctasm") of.min_blocks = value;
        }
    }
    return bounds;
}

// Bytes of shared memory that a function names.
std::uint64_t static_smem(const llvm::Function &function) {
    std::set<const llvm::GlobalVariable *> seen;
    std::uint64_t bytes = 0;
    for (const auto &instruction : llvm::instructions(function)) {
        for (const auto &operand : instruction.operands()) {
            const auto *global = llvm::dyn_cast<llvm::GlobalVariable>(operand->stripPointerCasts());
            if (global && global->getAddressSpace() == 3 && seen.insert(global).second) {
                bytes += function.getParent()->getDataLayout().getTypeAllocSize(global->getValueType());
            }
        }
    }
    return bytes;
}

// The .target and .version that LLVM will write.
struct Output {
    smarch::Target target;
    smarch::Version ptx;
};

// Whether a -mcpu and -mattr pair means what was written; says what is wrong with it.
std::optional<Output> checked_target(llvm::StringRef cpu, llvm::StringRef attributes) {
    const auto target = smarch::Target::parse(std::string_view(cpu));
    if (!target) {
        llvm::errs() << "-mcpu=" << cpu << ": " << ref(target.message());
        smarch::Name names[4];
        if (const auto meant = smarch::Name::suggest(std::string_view(cpu), names); meant && !meant->empty()) {
            llvm::errs() << "; did you mean " << ref((*meant)[0].target().name()) << '?';
        }
        llvm::errs() << '\n';
        return std::nullopt;
    }
    std::string words;
    const auto said = smarch::llc_messages(smarch::LlvmRelease::llvm_19, std::string_view(cpu), std::string_view(attributes), words);
    if (said && !said->empty()) {
        llvm::errs() << "LLVM 19 would say: " << words;
        return std::nullopt;
    }
    const auto output = smarch::llc_run(smarch::LlvmRelease::llvm_19, std::string_view(cpu), std::string_view(attributes));
    if (!output || !output->version()) {
        llvm::errs() << "-mattr=" << attributes << ": too old a PTX for " << cpu << '\n';
        return std::nullopt;
    }
    if (const auto why = smarch::ptx_version_suffices_why(toolkit, *output->version(), *target); why != smarch::Verdict::yes) {
        llvm::errs() << "-mattr=" << attributes << ": " << ref(message(why)) << '\n';
        return std::nullopt;
    }
    return Output{*target, *output->version()};
}

// Whether PTX of this version for the target has what every intrinsic becomes; says what it lacks, in ptxas's words, and who has it.
bool intrinsics_are_legal(const llvm::Module &module, smarch::Version ptx, smarch::Target target) {
    bool legal = true;
    for (const auto &function : module) {
        std::set<llvm::StringRef> used;
        for (const auto &each : llvm::instructions(function)) {
            if (const auto *call = llvm::dyn_cast<llvm::IntrinsicInst>(&each)) used.insert(call->getCalledFunction()->getName());
        }
        for (const auto name : used) {
            const auto may = [&](smarch::Version version, smarch::Target one) { return smarch::llvm_intrinsic_supports_why(toolkit, version, one, std::nullopt, std::string_view(name)); };
            const auto why = may(ptx, target);
            // Nothing is known of those that are not llvm.nvvm's.
            if (smarch::answer(why) != smarch::Answer::no) continue;
            legal = false;
            std::vector<smarch::PtxForm> forms;
            std::string words;
            if (!smarch::llvm_intrinsic_forms(std::string_view(name), forms) || forms.empty() || !forms[0].message(toolkit, ptx, target, words)) words = message(why);
            for (std::size_t at; (at = words.find('\n')) != std::string::npos;) words.replace(at, 1, "; ");
            llvm::errs() << function.getName() << ": " << words;
            // Those words name the lowest target, but not a list of them.
            if (why == smarch::Verdict::no_isa_target) {
                llvm::errs() << "; it is on";
                for (const auto one : smarch::targets()) {
                    if (may({}, one) == smarch::Verdict::yes) llvm::errs() << ' ' << ref(one.name());
                }
            }
            llvm::errs() << '\n';
        }
    }
    return legal;
}

bool write_ptx(llvm::Module &module, llvm::StringRef cpu, llvm::StringRef attributes, llvm::StringRef path) {
    LLVMInitializeNVPTXTargetInfo();
    LLVMInitializeNVPTXTarget();
    LLVMInitializeNVPTXTargetMC();
    LLVMInitializeNVPTXAsmPrinter();
    std::string error;
    const auto *backend = llvm::TargetRegistry::lookupTarget("nvptx64-nvidia-cuda", error);
    if (!backend) {
        llvm::errs() << error << '\n';
        return false;
    }
    const std::unique_ptr<llvm::TargetMachine> machine(
        backend->createTargetMachine("nvptx64-nvidia-cuda", cpu, attributes, llvm::TargetOptions(), std::nullopt));
    module.setDataLayout(machine->createDataLayout());
    std::error_code failed;
    llvm::raw_fd_ostream out(path, failed);
    if (failed) {
        llvm::errs() << path << ": " << failed.message() << '\n';
        return false;
    }
    llvm::legacy::PassManager passes;
    if (machine->addPassesToEmitFile(passes, out, nullptr, llvm::CodeGenFileType::AssemblyFile)) return false;
    passes.run(module);
    return true;
}

// How the kernels fit on the target's SM with the registers that their launch bounds leave them.
void report(const llvm::Module &module, smarch::Target target) {
    const auto sm = smarch::Geometry::of(target);
    if (!sm) return;
    for (const auto &[function, bounds] : launch_bounds(module)) {
        if (!bounds.kernel) continue;
        const auto threads = bounds.max_threads.value_or(sm->max_threads_per_block());
        const auto left = sm->registers_for_launch_bounds(threads, bounds.min_blocks.value_or(1));
        smarch::Kernel kernel{threads};
        kernel.registers = left ? left->registers : sm->max_registers_per_thread();
        kernel.static_smem = static_smem(*function);
        llvm::outs() << function->getName() << ": " << threads << " threads, " << kernel.static_smem << " bytes of shared memory, up to "
                     << kernel.registers << " registers: ";
        if (const auto fit = sm->occupancy(kernel)) {
            llvm::outs() << "at least " << fit->blocks() << (fit->blocks() == 1 ? " block" : " blocks") << " on an SM, " << static_cast<int>(fit->fraction() * 100) << " %\n";
        } else {
            llvm::outs() << ref(fit.message()) << '\n';
        }
    }
}

} // namespace

int main(int argc, char **argv) {
    llvm::StringRef input, cpu = "sm_75", attributes, output = "-";
    for (int i = 1; i < argc; ++i) {
        llvm::StringRef argument = argv[i];
        if (argument.consume_front("-mcpu=")) cpu = argument;
        else if (argument.consume_front("-mattr=")) attributes = argument;
        else if (argument == "-o" && i + 1 < argc) output = argv[++i];
        else input = argument;
    }
    if (input.empty()) {
        llvm::errs() << "usage: ask-first kernel.ll [-mcpu=sm_90] [-mattr=+ptx80] [-o kernel.ptx]\n";
        return 2;
    }
    const auto asked = checked_target(cpu, attributes);
    if (!asked) return 2;

    llvm::LLVMContext context;
    llvm::SMDiagnostic diagnostic;
    const auto module = llvm::parseIRFile(input, diagnostic, context);
    if (!module) {
        diagnostic.print("ask-first", llvm::errs());
        return 2;
    }
    if (!intrinsics_are_legal(*module, asked->ptx, asked->target)) return 1;
    if (!write_ptx(*module, cpu, attributes, output)) return 2;
    report(*module, asked->target);
    return 0;
}
