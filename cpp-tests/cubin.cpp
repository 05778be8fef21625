// Cubins, fat binaries, PTX.
#include "check.hpp"

#include <algorithm>
#include <cstddef>
#include <array>
#include <memory>

using namespace smarch;

static void cubins() {
    const auto file = load("tests/data/cubin/history/13.0.88_sm_120f_same.cubin");
    const auto cubin = Cubin::identify(file);
    CHECK(cubin && cubin->sm() == 120 && cubin->target() == Target::sm_120 && cubin->named() == Target::sm_120f && !cubin->accelerated());
    CHECK(cubin->layout() == CubinLayout::v2 && cubin->kind() == CubinKind::executable && cubin->address_bits() == 64 && cubin->e_flags() != 0);
    CHECK(cubin->toolkit() == Version{13, 0} && cubin->debug_info() && !cubin->texture_mode() && name(cubin->layout()) == "V2");
    CHECK(cubin->virtual_sm().value_or(120) == 120);
    CHECK(cubin->fastpath_mask() == 0x50u && cubin->finalization_class() == 1u && cubin->finalization_version() == 0x101u);
    const auto future = Cubin::identify(load("tests/data/cubin/history/13.4.92_sm_107a_same.cubin"));
    CHECK(future && future->sm() == 107 && future->accelerated());
    auto changed = load("tests/data/cubin/history/13.0.88_sm_110_same.cubin");
    changed.at(0x31) = '\xe6';
    changed.at(0x32) = '\x03';
    const auto unknown = Cubin::identify(changed);
    CHECK(unknown && unknown->sm() == 998 && !unknown->target());
    CHECK(Cubin::identify(std::string(".version 9.0")).status() == Status::cubin_is_ptx && Cubin::identify({}).status() == Status::cubin_empty);
    CHECK(cubin_check(file).ok());
    const auto broken = load("tests/data/cubin/malformed/12.9.86_sm_80_shared__abiver_9.cubin");
    CHECK(cubin_check(broken).status() == Status::cubin_unread && cubin_check(broken).error().at == 8u);
}

static void kernels() {
    const auto file = load("tests/data/cubin/cubins/13.0.88_sm_100_mix.cubin");
    std::vector<CubinKernel> kernels;
    const auto found = cubin_kernels(file, kernels);
    CHECK(found && found->size() == 3 && !found->fault_at && kernels.size() == 3);
    std::size_t seen = 0;
    for (const auto &kernel : *found) {
        CHECK(kernel.kind() == FunctionKind::entry && kernel.fault().status == Status::ok && !kernel.fault().at && kernel.code_size().value_or(0) > 0 && kernel.code_at() && kernel.launch_known());
        if (kernel.name() != "mix1") continue;
        ++seen;
        CHECK(kernel.registers() == 80u && kernel.static_smem() == 3008u && kernel.reserved_smem() == 1024u && kernel.stack() == 128u && kernel.barriers() == 5u);
        CHECK(kernel.parameter_bytes() == 8u && kernel.parameters_at() && kernel.max_block()->product() == 192 && !kernel.required_block() && !kernel.stack_unbounded());
        CHECK(kernel.frame() && kernel.spills() == 0u && kernel.local() == 0u && kernel.textures() == 0u && kernel.surfaces() == 0u && kernel.samplers() == 0u);
        CHECK(kernel.register_cap() && !kernel.cluster() && !kernel.max_cluster_rank() && !kernel.explicit_cluster() && kernel.shared_section());
        CHECK(kernel.constant_bytes(0).value_or(0) > 0 && !kernel.constant_bytes(17) && !kernel.constant_bytes(99));
        CHECK(kernel.unknown_attributes() == kernel.c().unknown_attributes);
    }
    CHECK(seen == 1);
    CubinKernel one[1];
    const auto full = cubin_kernels(file, one);
    CHECK(full.status() == Status::buffer_too_small && full.error().needed == 3);
    const auto damaged = load("tests/data/cubin/malformed/13.0.88_sm_100_shared__symtab_entsize_0.cubin");
    CHECK(cubin_kernels(damaged, kernels).error().at == 0x2128u);
    const auto recursive = load("tests/data/cubin/cubins/13.5.37_sm_90a_recur.cubin");
    bool unbounded = false;
    for (const auto &kernel : *cubin_kernels(recursive, kernels)) unbounded |= kernel.stack_unbounded() && !kernel.stack();
    CHECK(unbounded);
    // Damage of one function is beside an answer, not instead of it.
    const auto record = load("tests/data/cubin/malformed/13.0.88_sm_90a_simple__rec_size_3.cubin");
    const auto partly = cubin_kernels(record, kernels);
    CHECK(partly && partly->fault_at == 0x4ccu && kernels[0].fault().status == Status::cubin_records && kernels[0].fault().at == 0x4ccu);

    const auto memory = cubin_file_memory(file);
    CHECK(memory && memory->global() == memory->c().global && !memory->constant_bytes(99) && memory->constant_bytes(4).value_or(0) == memory->c().constant_bytes[4]);
    CHECK(cubin_file_memory(std::string("x")).status() == Status::cubin_not_elf && name(FunctionKind::entry) == "kernel");
}

// Each answer depends on its own has_ field, and on no other.
static void known_bits() {
    using Known = bool (*)(const CubinKernel &);
    static const std::pair<std::uint32_t smarch_cubin_kernel::*, Known> answers[] = {
        {&smarch_cubin_kernel::has_registers, [](const CubinKernel &k) { return k.registers().has_value(); }},
        {&smarch_cubin_kernel::has_register_cap, [](const CubinKernel &k) { return k.register_cap().has_value(); }},
        {&smarch_cubin_kernel::has_barriers, [](const CubinKernel &k) { return k.barriers().has_value(); }},
        {&smarch_cubin_kernel::has_smem, [](const CubinKernel &k) { return k.static_smem() && k.reserved_smem(); }},
        {&smarch_cubin_kernel::has_stack, [](const CubinKernel &k) { return k.stack().has_value(); }},
        {&smarch_cubin_kernel::has_frame, [](const CubinKernel &k) { return k.frame().has_value(); }},
        {&smarch_cubin_kernel::has_spills, [](const CubinKernel &k) { return k.spills().has_value(); }},
        {&smarch_cubin_kernel::has_local, [](const CubinKernel &k) { return k.local().has_value(); }},
        {&smarch_cubin_kernel::has_parameters, [](const CubinKernel &k) { return k.parameter_bytes() && k.parameters_at(); }},
        {&smarch_cubin_kernel::has_bound, [](const CubinKernel &k) { return k.textures() && k.surfaces() && k.samplers(); }},
        {&smarch_cubin_kernel::has_launch, [](const CubinKernel &k) { return k.launch_known() && k.required_block() && k.max_block() && k.cluster() && k.max_cluster_rank(); }},
        {&smarch_cubin_kernel::has_code, [](const CubinKernel &k) { return k.code_at() && k.code_size(); }},
    };
    smarch_cubin_kernel c{};
    c.required_block[0] = c.max_block[0] = c.cluster[0] = c.max_cluster_rank = 1;
    for (const auto &[has, ignored] : answers) {
        c.*has = 1;
        for (const auto &[other, known] : answers) CHECK(known(CubinKernel(c)) == (has == other));
        c.*has = 0;
    }
    smarch_cubin cubin{};
    CHECK(!Cubin(cubin).virtual_sm() && !Cubin(cubin).toolkit() && !Cubin(cubin).debug_info() && !Cubin(cubin).texture_mode());
    cubin.has_virtual_sm = cubin.debug_info = cubin.texture_mode = 1;
    cubin.toolkit.major = 13;
    CHECK(Cubin(cubin).virtual_sm() && Cubin(cubin).toolkit() && Cubin(cubin).debug_info() && Cubin(cubin).texture_mode());
}

static void containers() {
    const auto file = load("tests/data/fatbin/samples/host_static.a");
    std::vector<FatbinEntry> entries;
    const auto found = fatbin_entries(file, entries);
    CHECK(found && found->size() == entries.size() && entries.size() > 1);
    bool family = false, ptx = false;
    for (const auto &entry : entries) {
        const auto &c = entry.c();
        family |= entry.target() == Target::sm_100f && entry.suffix() == 'f' && entry.sm() == 100 && entry.place() == FatbinPlace::nv_fatbin;
        ptx |= entry.kind() == EntryKind::ptx && entry.version().major == 9;
        CHECK(entry.member() && entry.member_at() == c.member_at && entry.payload_at() == c.payload_at && entry.payload_size() == c.payload_size && entry.size() == c.size);
        CHECK(entry.at() == c.at && entry.region_at() == c.region_at && entry.header_size() == c.header_size && entry.flags().bits() == c.flags && !entry.image_at());
        CHECK(entry.compression().has_value() && (entry.compressed_size() || *entry.compression() == Compression::none) && entry.fault().status == Status::ok);
        CHECK(entry.identifier().has_value() == (c.identifier != nullptr) && entry.options().has_value() == (c.options != nullptr) && entry.compat().has_value() == (c.compat != nullptr));
        CHECK(entry.flags().has(EntryFlag::bits_64));
    }
    CHECK(family);
    (void)ptx;
    CHECK(fatbin_entries(std::string("text"), entries).status() == Status::container_unknown);
    FatbinEntry one[1];
    CHECK(fatbin_entries(file, one).error().needed > 1);

    CHECK(fatbin_entries(load("tests/data/fatbin/hosts/pe32.exe"), entries) && entries.size() == 8 && entries[0].place() == FatbinPlace::nv_fatb);
    CHECK(file_identify(file) && *file_identify(file) == FileKind::archive && name(FileKind::zip) == "zip archive");
    CHECK(file_identify(std::string(1, '\0')).status() == Status::container_unknown);
    const auto thin = load("tests/data/fatbin/hosts/thin.a");
    CHECK(fatbin_entries(thin, entries).status() == Status::archive_thin);
    std::vector<ArchiveMember> members;
    CHECK(archive_members(thin, members) && members.size() == 2 && members[1].name() == "../samples/host_object.o" && members[1].size() == 20200 && !members[1].at());
    CHECK(archive_members(file, members) && members.size() == 2 && members[0].at().has_value());
    CHECK(archive_members(std::string("text"), members).status() == Status::container_unknown);

    const std::string_view text = ".version 8.0\n.target sm_90a, debug // x\n.address_size 64\n.visible .entry one() { ret; }\n.entry two() { ret; }\n";
    const auto header = Ptx::identify(text);
    CHECK(header && header->version() == Version{8, 0} && header->target() == Target::sm_90a && header->address_bits() == 64u && header->target_text().substr(0, 6) == "sm_90a");
    CHECK(Ptx::identify("nothing").status() == Status::ptx_header);
}

static void unpacking() {
    const auto file = load("tests/data/fatbin/samples/libnvfatbin_13.5.37_concat.fatbin");
    std::vector<FatbinEntry> entries;
    CHECK(fatbin_entries(file, entries) && entries.size() == 5);
    std::vector<std::uint8_t> first, second(9999), third;
    const auto whole = entries.at(0).unpack(file, first);
    CHECK(whole && whole->size() == 512 && first.size() == 512 && entries.at(0).unpacked_size(file).value_or(0) == 512);
    const auto &inner = entries.at(2);
    CHECK(inner.image_at() == 256u && inner.payload_unpacked() == 512 && inner.payload_at() == entries.at(0).payload_at());
    const auto image = inner.unpack(file, second);
    CHECK(image && image->size() > 200 && image->size() == second.size() && std::equal(image->begin(), image->end(), whole->begin() + 256) && second.back() != 0);
    const auto refused = inner.unpack(file, third, 511);
    CHECK(third.empty() && refused.status() == Status::buffer_too_small && refused.error().needed == 512);

    const auto workspace = std::make_unique<UnpackWorkspace>();
    std::vector<std::uint8_t> room(512);
    std::array<std::uint8_t, 512> fixed;
    CHECK(inner.unpack(file, fixed)->size() == image->size() && inner.unpack(file, {fixed.data(), 511}).error().needed == 512);
    const auto again = inner.unpack(file, *workspace, room);
    CHECK(again && std::equal(again->begin(), again->end(), image->begin(), image->end()));
    CHECK(inner.unpack(file, *workspace, {}).error().needed == 512);
    std::size_t asked = 0;
    const auto decoder = [&](Compression method, Bytes bytes, Span<std::uint8_t> out) -> std::size_t {
        asked += method == Compression::zstd && bytes.size() == inner.compressed_size() && out.size() == 512;
        std::fill(out.begin(), out.end(), std::uint8_t{1});
        return out.size();
    };
    const auto own = inner.unpack_with(file, decoder, room);
    CHECK(own && own->size() == 256 && own->data()[255] == 1 && asked == 1);
    const auto fails = [](Compression, Bytes, Span<std::uint8_t>) -> std::size_t { return 0; };
    const auto failed = inner.unpack_with(file, fails, room);
    CHECK(failed.status() == Status::unpack_decoder && failed.error().at == inner.payload_at());
    FatbinEntry empty_row;
    CHECK(empty_row.unpacked_size(file).status() == Status::fatbin_entry && empty_row.unpack(file, third).status() == Status::fatbin_entry);
}

void test_cubins() {
    unpacking();
    cubins();
    kernels();
    known_bits();
    containers();
}
