/// @file
/// What a cubin was built for and what its kernels use; what fat binaries and PTX text hold. Any bytes may be given.

#ifndef SMARCH_CUBIN_HPP
#define SMARCH_CUBIN_HPP

#include <smarch/drivers.hpp>
#include <smarch/hardware.hpp>

namespace smarch {

/// What a cubin states about itself.
class Cubin : public Value<smarch_cubin> {
  public:
    using Value::Value;
    /// What a cubin was built for, from its ELF header, .nv.compat and its notes.
    static Result<Cubin> identify(Bytes file) noexcept {
        return detail::ask<Cubin, smarch_cubin>([&](smarch_cubin *out) { return smarch_cubin_identify(file.data(), file.size(), out); });
    }

    /// The SM number as stored, also where no target has it.
    std::uint32_t sm() const noexcept { return c().sm; }
    /// The target of number and suffix a. Code for an f target carries no mark and is its base target here: see named().
    std::optional<Target> target() const noexcept { return Target::from_id(c().target); }
    /// The -arch of the ptxas command line, where a note keeps it: the only trace of an f target, and a hint only.
    std::optional<Target> named() const noexcept { return Target::from_id(c().named); }
    /// Built for suffix a.
    bool accelerated() const noexcept { return c().accelerated != 0; }
    CubinLayout layout() const noexcept { return CubinLayout{c().layout}; }
    CubinKind kind() const noexcept { return CubinKind{c().kind}; }
    std::uint32_t address_bits() const noexcept { return c().address_bits; }
    std::uint32_t e_flags() const noexcept { return c().e_flags; }
    /// The number in the .target of the PTX it came from.
    std::optional<std::uint32_t> virtual_sm() const noexcept { return detail::given(c().has_virtual_sm != 0, c().virtual_sm); }
    std::optional<DebugInfo> debug_info() const noexcept { return detail::given(c().debug_info != 0, DebugInfo{c().debug_info}); }
    std::optional<TextureMode> texture_mode() const noexcept { return detail::given(c().texture_mode != 0, TextureMode{c().texture_mode}); }
    /// The toolkit that built it.
    std::optional<Version> toolkit() const noexcept { return detail::given(c().toolkit.major != 0, Version(c().toolkit)); }
    /// The mask of the record CAN_FASTPATH_FINALIZE, in which an architecture has a bit (documented::nvlink::capability_bits). No ptxas
    /// before 13.0 writes one.
    std::optional<std::uint64_t> fastpath_mask() const noexcept { return detail::given(c().has_fastpath_mask != 0, c().fastpath_mask); }
    /// The record ENABLE_OPPORTUNISTIC_FINALIZATION: the finalization class type.
    std::optional<std::uint32_t> finalization_class() const noexcept { return detail::given(c().has_finalization_class != 0, c().finalization_class); }
    /// The version of the record 0x07.
    std::optional<std::uint32_t> finalization_version() const noexcept { return detail::given(c().has_finalization_version != 0, c().finalization_version); }
};

/// Three numbers, as x, y, z.
struct Dim3 {
    std::uint32_t x = 0, y = 0, z = 0;
    constexpr std::uint64_t product() const noexcept { return std::uint64_t{x} * y * z; }
};

/// A kernel of a cubin as it is launched.
struct Launch {
    /// What it takes; its block size is 0 where no size can run.
    Kernel kernel;
    /// Why its blocks have their size.
    BlockReason reason;
    /// The bound that forbids blocks of the size that the launch gives; nothing where it may be launched so.
    std::optional<BlockReason> refused_by;
    /// Threads of a block exactly, where the kernel requires so many.
    std::optional<std::uint32_t> required_threads;
};

/// What a function of a cubin uses. Nothing stands where the file does not tell, or its records are damaged.
class CubinKernel : public Value<smarch_cubin_kernel> {
  public:
    using Value::Value;
    /// Its name, in the caller's bytes; mangled where the source was C++.
    std::string_view name() const noexcept { return {c().name, c().name_len}; }
    /// A kernel or a device function.
    FunctionKind kind() const noexcept { return FunctionKind{c().kind}; }
    /// Registers per thread.
    std::optional<std::uint32_t> registers() const noexcept { return detail::given(c().has_registers != 0, c().registers); }
    /// The cap on registers that ptxas kept; 255 means no cap.
    std::optional<std::uint32_t> register_cap() const noexcept { return detail::given(c().has_register_cap != 0, c().register_cap); }
    /// Named barriers of a block.
    std::optional<std::uint32_t> barriers() const noexcept { return detail::given(c().has_barriers != 0, c().barriers); }
    /// Bytes of static shared memory that the source declares: what occupancy is asked with.
    std::optional<std::uint32_t> static_smem() const noexcept { return detail::given(c().has_smem != 0, c().static_smem); }
    /// Bytes of shared memory that the toolkit put before them.
    std::optional<std::uint32_t> reserved_smem() const noexcept { return detail::given(c().has_smem != 0, c().reserved_smem); }
    /// The file has a section for its shared memory: where static_smem() is 0, the kernel may take dynamic shared memory. Without one it
    /// takes none, if static_smem() is known.
    bool shared_section() const noexcept { return (c().flags & SMARCH_CUBIN_KERNEL_SHARED_SECTION) != 0; }
    /// Bytes of stack of a thread, with all that is called; nothing, too, when stack_unbounded().
    std::optional<std::uint32_t> stack() const noexcept {
        return stack_unbounded() ? std::nullopt : detail::given(c().has_stack != 0, c().stack);
    }
    /// How much stack it needs was not known when it was compiled: recursion, alloca.
    bool stack_unbounded() const noexcept { return (c().flags & SMARCH_CUBIN_KERNEL_STACK_UNBOUNDED) != 0; }
    /// Bytes of the function's own stack frame.
    std::optional<std::uint32_t> frame() const noexcept { return detail::given(c().has_frame != 0, c().frame); }
    /// Instructions that spill registers to memory or load them again; nothing of functions that ptxas before 12.6 compiled.
    std::optional<std::uint32_t> spills() const noexcept { return detail::given(c().has_spills != 0, c().spills); }
    /// Bytes of local memory in a section of its own; 0 from SM 35 on.
    std::optional<std::uint32_t> local() const noexcept { return detail::given(c().has_local != 0, c().local); }
    /// Bytes of all parameters, and where in constant bank 0 they begin.
    std::optional<std::uint32_t> parameter_bytes() const noexcept { return detail::given(c().has_parameters != 0, c().parameter_bytes); }
    std::optional<std::uint32_t> parameters_at() const noexcept { return detail::given(c().has_parameters != 0, c().parameters_at); }
    /// Textures, surfaces and samplers that are bound by name.
    std::optional<std::uint32_t> textures() const noexcept { return detail::given(c().has_bound != 0, c().textures); }
    std::optional<std::uint32_t> surfaces() const noexcept { return detail::given(c().has_bound != 0, c().surfaces); }
    std::optional<std::uint32_t> samplers() const noexcept { return detail::given(c().has_bound != 0, c().samplers); }
    /// Whether the launch bounds below are known at all; nothing there means that the source does not state them.
    bool launch_known() const noexcept { return c().has_launch != 0; }
    /// Threads of a block exactly (.reqntid).
    std::optional<Dim3> required_block() const noexcept { return said(c().required_block); }
    /// Threads of a block at most; their product counts (.maxntid).
    std::optional<Dim3> max_block() const noexcept { return said(c().max_block); }
    /// Blocks of a cluster (.reqnctapercluster).
    std::optional<Dim3> cluster() const noexcept { return said(c().cluster); }
    /// Blocks of a cluster at most (.maxclusterrank).
    std::optional<std::uint32_t> max_cluster_rank() const noexcept { return detail::given(launch_known() && c().max_cluster_rank != 0, c().max_cluster_rank); }
    /// It is launched with clusters of whatever size (.explicitcluster).
    bool explicit_cluster() const noexcept { return (c().flags & SMARCH_CUBIN_KERNEL_EXPLICIT_CLUSTER) != 0; }
    /// Bytes in a constant bank; nothing where it has none.
    std::optional<std::uint32_t> constant_bytes(std::size_t bank) const noexcept {
        return bank < SMARCH_CONSTANT_BANKS && (c().constant_banks >> bank & 1) ? std::optional(c().constant_bytes[bank]) : std::nullopt;
    }
    /// Whether it takes dynamic shared memory; nothing where the file does not tell.
    std::optional<DynamicSmem> dynamic_smem() const noexcept {
        const auto code = smarch_cubin_kernel_dynamic_smem(&c());
        return detail::given(code != 0, DynamicSmem{code});
    }
    /// The kernel as it is launched on an SM, with the block size (0 where it is open) and the dynamic shared memory of asked. Status::kernel_unknown:
    /// the file does not tell what a launch takes.
    Result<Launch> launch(Geometry sm, const Kernel &asked) const noexcept {
        const auto k = asked.c();
        smarch_launch out{};
        const auto status = smarch_cubin_kernel_launch(&sm.c(), &c(), &k, &out);
        if (status != SMARCH_OK) return Status{status};
        return Launch{Kernel::from(out.kernel), BlockReason{out.reason}, detail::given(out.refused_by != 0, BlockReason{out.refused_by}),
                      detail::given(out.has_required_threads != 0, out.required_threads)};
    }
    /// Records whose attribute has no name; they were skipped.
    std::uint32_t unknown_attributes() const noexcept { return c().unknown_attributes; }
    /// Where its machine code lies in the file, and how long it is.
    std::optional<std::size_t> code_at() const noexcept { return detail::given(c().has_code != 0, c().code_at); }
    std::optional<std::size_t> code_size() const noexcept { return detail::given(c().has_code != 0, c().code_size); }
    /// The first damage that leaves some answers unknown; Status::ok when there is none.
    Fault fault() const noexcept { return detail::fault(c().fault, c().fault_at); }

  private:
    std::optional<Dim3> said(const std::uint32_t (&xyz)[3]) const noexcept {
        return detail::given(launch_known() && xyz[0] != 0, Dim3{xyz[0], xyz[1], xyz[2]});
    }
};

/// What every function of a cubin uses, in the order of their symbols.
inline Result<Listing<CubinKernel>, Fault> cubin_kernels(Bytes file, ListOut<CubinKernel> out) {
    std::size_t at = SMARCH_NO_FAULT;
    const auto found = out.take<smarch_cubin_kernel>([&](smarch_cubin_kernel *kernels, std::size_t capacity, std::size_t *count) {
        return smarch_cubin_kernels(file.data(), file.size(), kernels, capacity, count, &at);
    });
    if (!found) return Fault{found.status(), detail::offset(at), found.error().needed};
    return Listing<CubinKernel>(*found, detail::offset(at));
}

/// Memory that belongs to no function but to the whole cubin.
class CubinMemory : public Value<smarch_cubin_memory> {
  public:
    using Value::Value;
    /// Bytes of global variables.
    std::uint64_t global() const noexcept { return c().global; }
    /// Bytes in a constant bank, 3 for the source's constants, 4 for addresses; nothing where it has none.
    std::optional<std::uint32_t> constant_bytes(std::size_t bank) const noexcept {
        return bank < SMARCH_CONSTANT_BANKS && (c().constant_banks >> bank & 1) ? std::optional(c().constant_bytes[bank]) : std::nullopt;
    }
};

/// The global and constant memory of a whole cubin.
inline Result<CubinMemory, Fault> cubin_file_memory(Bytes file) noexcept {
    CubinMemory memory;
    std::size_t at = SMARCH_NO_FAULT;
    const auto status = smarch_cubin_file_memory(file.data(), file.size(), &memory.c(), &at);
    if (status != SMARCH_OK) return detail::fault(status, at);
    return memory;
}
/// Whether those parts of a cubin are sound too that the other functions answer without.
inline Result<void, Fault> cubin_check(Bytes file) noexcept {
    std::size_t at = SMARCH_NO_FAULT;
    const auto status = smarch_cubin_check(file.data(), file.size(), &at);
    return detail::fault(status, at);
}

/// What unpacking works in, 16 KiB: reuse it from image to image. What is in it means nothing.
class UnpackWorkspace {
  public:
    void *data() noexcept { return bytes_; }
    static constexpr std::size_t size() noexcept { return SMARCH_UNPACK_WORKSPACE; }

  private:
    alignas(8) std::uint8_t bytes_[SMARCH_UNPACK_WORKSPACE];
};

/// An entry of a fat binary, or a place that is so damaged that no entry can be read there: then kind() is nothing.
class FatbinEntry : public Value<smarch_fatbin_entry> {
  public:
    using Value::Value;
    /// What it holds; a number that was never seen, too.
    std::optional<EntryKind> kind() const noexcept { return detail::given(c().kind != 0, EntryKind{c().kind}); }
    /// Its target; nothing when the table has none. Unlike a cubin, an entry tells f.
    std::optional<Target> target() const noexcept { return Target::from_id(c().target); }
    /// The SM number and the suffix as stored.
    std::uint32_t sm() const noexcept { return c().sm; }
    std::optional<char> suffix() const noexcept { return detail::given(c().suffix != 0, static_cast<char>(c().suffix)); }
    Flags<EntryFlag> flags() const noexcept { return Flags<EntryFlag>(c().flags); }
    /// A version: of PTX for PTX; 1.7 for cubins of layout V1, 1.8 for V2.
    Version version() const noexcept { return c().version; }
    /// Where in the file the fat binary is.
    std::optional<FatbinPlace> place() const noexcept { return detail::given(c().place != 0, FatbinPlace{c().place}); }
    std::optional<Compression> compression() const noexcept { return detail::given(c().compression != 0, Compression{c().compression}); }
    /// Bytes of the image, decompressed, as a header claims.
    std::uint64_t size() const noexcept { return c().size; }
    /// Bytes of the payload, decompressed, as a header claims: more than size() for an image within another entry.
    std::uint64_t payload_unpacked() const noexcept { return c().payload_unpacked; }
    /// Bytes of the compressed payload without padding; nothing when it is not compressed.
    std::optional<std::uint32_t> compressed_size() const noexcept { return detail::given(c().compressed_size != 0, c().compressed_size); }
    /// Where its header begins, or where the damage is; where its region begins; bytes of the header.
    std::size_t at() const noexcept { return c().at; }
    std::size_t region_at() const noexcept { return c().region_at; }
    std::size_t header_size() const noexcept { return c().header_size; }
    /// Where the payload begins, and its bytes as stored, with padding; of an image within another entry that one's payload.
    std::size_t payload_at() const noexcept { return c().payload_at; }
    std::size_t payload_size() const noexcept { return c().payload_size; }
    /// An image within the concatenated entry before: where in its decompressed payload it begins.
    std::optional<std::uint64_t> image_at() const noexcept { return detail::given(c().is_within != 0, c().image_at); }
    /// The file name of the archive's member that holds it, and where the member begins; nothing outside of archives.
    std::optional<std::string_view> member() const noexcept { return text(c().member, c().member_len); }
    std::optional<std::size_t> member_at() const noexcept { return detail::given(c().member != nullptr, c().member_at); }
    /// Usually the name of the source file.
    std::optional<std::string_view> identifier() const noexcept { return text(c().identifier, c().identifier_len); }
    /// The options that the image was made with or is to be compiled with.
    std::optional<std::string_view> options() const noexcept { return text(c().options, c().options_len); }
    /// The copy of the cubin's .nv.compat.
    std::optional<Bytes> compat() const noexcept { return detail::given(c().compat != nullptr, Bytes(c().compat, c().compat_len)); }
    /// The first damage; Status::ok when there is none.
    Fault fault() const noexcept { return detail::fault(c().fault, c().fault_at); }

    /// How many bytes of room unpack() needs. A claim of the file's, up to 32,768 times what is stored: compare it with
    /// what you would give.
    Result<std::size_t, Fault> unpacked_size(Bytes file) const noexcept {
        std::size_t size = 0, at = SMARCH_NO_FAULT;
        const auto status = smarch_fatbin_unpacked_size(file.data(), file.size(), &c(), &size, &at);
        if (status != SMARCH_OK) return detail::fault(status, at);
        return size;
    }
    /// The image, unpacked: a cubin, PTX without the NULs at its end, or whatever else the entry holds. What needs more than
    /// `most` bytes is refused with Status::buffer_too_small before a vector grows. Takes the workspace's 16 KiB of stack.
    Result<Span<std::uint8_t>, Fault> unpack(Bytes file, ListOut<std::uint8_t> out, std::size_t most = std::size_t{1} << 30) const {
        const auto size = unpacked_size(file);
        if (!size) return size.error();
        if (*size > most) return Fault{Status::buffer_too_small, std::nullopt, *size};
        UnpackWorkspace workspace;
        std::size_t at = SMARCH_NO_FAULT;
        const auto image = out.take<std::uint8_t>([&](std::uint8_t *bytes, std::size_t capacity, std::size_t *count) {
            return smarch_fatbin_unpack(file.data(), file.size(), &c(), workspace.data(), workspace.size(), bytes, capacity, count, &at);
        });
        if (!image) return Fault{image.status(), detail::offset(at), image.error().needed};
        return image;
    }
    /// The same with a workspace of the caller's: the image is at the start of `out`, which needs room for unpacked_size().
    Result<Span<std::uint8_t>, Fault> unpack(Bytes file, UnpackWorkspace &workspace, Span<std::uint8_t> out) const noexcept {
        std::size_t count = 0, at = SMARCH_NO_FAULT;
        const auto status = smarch_fatbin_unpack(file.data(), file.size(), &c(), workspace.data(), workspace.size(), out.data(), out.size(), &count, &at);
        return unpacked(status, out, count, at);
    }
    /// The same by a decoder: std::size_t (Compression, Bytes compressed, Span<std::uint8_t> out), which returns how many bytes
    /// it wrote and does not throw.
    template <typename F> Result<Span<std::uint8_t>, Fault> unpack_with(Bytes file, const F &decoder, Span<std::uint8_t> out) const noexcept {
        const auto call = [](smarch_fatbin_compression compression, const std::uint8_t *bytes, std::size_t len, std::uint8_t *to, std::size_t size,
                             void *context) -> std::size_t {
            return (*static_cast<const F *>(context))(Compression{compression}, Bytes(bytes, len), Span<std::uint8_t>(to, size));
        };
        std::size_t count = 0, at = SMARCH_NO_FAULT;
        const auto status = smarch_fatbin_unpack_with(file.data(), file.size(), &c(), call, const_cast<F *>(&decoder), out.data(), out.size(), &count, &at);
        return unpacked(status, out, count, at);
    }

  private:
    static Result<Span<std::uint8_t>, Fault> unpacked(smarch_status status, Span<std::uint8_t> out, std::size_t count, std::size_t at) noexcept {
        if (status == SMARCH_OK) return Span<std::uint8_t>(out.data(), count);
        return Fault{Status{status}, detail::offset(at), status == SMARCH_ERROR_BUFFER_TOO_SMALL ? count : 0};
    }
    static std::optional<std::string_view> text(const char *text, std::size_t length) noexcept {
        return text ? std::optional<std::string_view>({text, length}) : std::nullopt;
    }
};

/// The entries of a fat binary, of the ELF, PE or COFF file that embeds some, or of such files in an ar archive.
inline Result<Listing<FatbinEntry>, Fault> fatbin_entries(Bytes file, ListOut<FatbinEntry> out) {
    std::size_t at = SMARCH_NO_FAULT;
    const auto found = out.take<smarch_fatbin_entry>([&](smarch_fatbin_entry *entries, std::size_t capacity, std::size_t *count) {
        return smarch_fatbin_entries(file.data(), file.size(), entries, capacity, count, &at);
    });
    if (!found) return Fault{found.status(), detail::offset(at), found.error().needed};
    return Listing<FatbinEntry>(*found, detail::offset(at));
}

/// What a file is, as its first bytes tell; Status::container_unknown where they tell nothing.
inline Result<FileKind> file_identify(Bytes file) noexcept {
    return detail::ask<FileKind, smarch_file_kind>([&](smarch_file_kind *out) { return smarch_file_identify(file.data(), file.size(), out); });
}

/// A CUDA library by the name that files ask for.
class Library : public Row<smarch_library> {
  public:
    using Row::Row;
    /// "libcudart.so.12", "cudart64_12.dll".
    std::string_view name() const noexcept { return c().name; }
    /// The oldest and the newest major version of CUDA whose libraries have it, of 11, 12 and 13.
    std::uint16_t oldest_cuda() const noexcept { return c().oldest_cuda; }
    std::uint16_t newest_cuda() const noexcept { return c().newest_cuda; }
    /// Whether it is the runtime, which decides over the libraries.
    bool is_runtime() const noexcept { return c().is_runtime != 0; }
};

/// The CUDA libraries, in the order of their names.
inline Rows<Library> libraries() noexcept { return detail::rows<Library>(smarch_libraries); }

/// What a file asks of the machine, by the CUDA libraries that it names.
class Needs : public Value<smarch_needs> {
  public:
    using Value::Value;
    /// The library that decides; nothing where the file names none: it needs none, or has the runtime in itself.
    std::optional<Library> library() const noexcept { return detail::row<Library>(c().library); }
    /// The oldest CUDA version that has it.
    std::optional<Version> cuda() const noexcept { return Version::or_none(c().cuda); }
    /// The oldest driver on which the file starts, by minor version compatibility.
    std::optional<Driver> driver() const noexcept { return Driver::or_none(c().driver); }
    std::size_t libraries() const noexcept { return c().libraries; }
};
/// Of an ELF or a PE file; nothing of others.
inline Result<Needs, Fault> file_needs(Bytes file) noexcept {
    smarch_needs found;
    std::size_t at = SMARCH_NO_FAULT;
    const Status status{smarch_file_needs(file.data(), file.size(), &found, &at)};
    if (status != Status::ok) return Fault{status, detail::offset(at), 0};
    return Needs(found);
}

/// A member of an archive.
class ArchiveMember : public Value<smarch_archive_member> {
  public:
    using Value::Value;
    /// Its file name, in a thin archive a path from where the archive is; nothing when it has none.
    std::optional<std::string_view> name() const noexcept { return detail::given(c().name != nullptr, std::string_view(c().name, c().name_len)); }
    /// Where in the archive its bytes begin; nothing in a thin archive: they are in the file of that name.
    std::optional<std::size_t> at() const noexcept { return detail::given(!c().is_outside, c().at); }
    std::size_t size() const noexcept { return c().size; }
};

/// The members of an archive that are files, also of a thin one. A damaged header ends the list.
inline Result<Listing<ArchiveMember>, Fault> archive_members(Bytes file, ListOut<ArchiveMember> out) {
    std::size_t at = SMARCH_NO_FAULT;
    const auto found = out.take<smarch_archive_member>([&](smarch_archive_member *members, std::size_t capacity, std::size_t *count) {
        return smarch_archive_members(file.data(), file.size(), members, capacity, count, &at);
    });
    if (!found) return Fault{found.status(), detail::offset(at), found.error().needed};
    return Listing<ArchiveMember>(*found, detail::offset(at));
}

} // namespace smarch

#endif // SMARCH_CUBIN_HPP
