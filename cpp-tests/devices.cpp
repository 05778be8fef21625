// Products by name.
#include "check.hpp"

using namespace smarch;

static void products() {
    CHECK(devices().size() > 500);
    for (const auto &device : devices()) {
        const auto &c = device.c();
        CHECK(device.name() == c.name && device.cc().number() == c.cc && device.target().cc() == device.cc() && device.printed().size() == c.printed_count);
        CHECK(device.sm_count().value_or(0) == c.sm_count && device.memory_mib().value_or(0) == c.memory_mib);
        CHECK(!name(device.kind()).empty() && !name(device.source()).empty());
    }
}

static void product_names() {
    const auto card = device_find("RTX 4090");
    CHECK(card && card->target() == Target::sm_89 && card->sm_count() == 128u && card->kind() == DeviceKind::geforce && card->source() == DeviceSource::vendor);
    CHECK(card && std::string_view(card->printed()[0]) == "NVIDIA GeForce RTX 4090");
    CHECK(!device_find("H100") && !device_find("no such product"));
    std::vector<std::uint32_t> positions;
    CHECK(device_candidates("H100", positions) && positions.size() >= 4);
    for (const auto position : positions) CHECK(devices()[position].cc() == ComputeCapability(9, 0));
    std::uint32_t one[1];
    CHECK(device_candidates("H100", one).status() == Status::buffer_too_small && device_candidates("H100", one).error().needed == positions.size());
    CHECK(device_candidates("no such product", positions) && positions.empty());
}

static void product_listings() {
    CHECK(listings().size() == 338 && *pci_parse("10de:2684") == 0x2684 && pci_parse("x").status() == Status::pci_text);
    const DriverRelease old(570, 86, 10), r570 = *DriverRelease::parse("570.158.01");
    CHECK(old < r570 && old != r570 && r570 == DriverRelease(570, 158, 1) && DriverRelease::parse("570").status() == Status::driver_text);
    CHECK(driver_lists(r570, 0x2d05) && driver_lists_why(old, 0x2d05) == Verdict::unknown_not_listed && device_find("10de:2d05")->name() == "GeForce RTX 5060");
    CHECK(listings()[0].pci() == 0x1e02 && listings()[0].name() == "NVIDIA TITAN RTX" && listings()[0].is_in_later() && listings()[0].firsts()[0].branch == 515);
    CHECK(driver_first_release(Driver(11000)) == DriverRelease(450, 36, 6) && !driver_first_release(Driver(12070)) && old.branch() == 570 && old.minor() == 86 && old.patch() == 10);
    CHECK(driver_branches()[0].release() == DriverRelease(346, 46) && !driver_branches()[2].release());
}

static void needed() {
    std::size_t found = 0;
    for (const auto &row : libraries()) found += row.name() == "libcudart.so.12" && row.is_runtime() && row.oldest_cuda() == 12 && row.newest_cuda() == 12;
    CHECK(found == 1);
    CHECK(libraries().size() > 30);
    const auto file = load("tests/data/fatbin/samples/host_shared.so");
    const auto needs = file_needs(file);
    CHECK(needs && needs->driver() == Driver(13000) && needs->cuda() == Version{13, 0} && needs->libraries() == 1 && needs->library()->name() == "libcudart.so.13");
    CHECK(file_needs(Bytes(file.data(), 20)).status() == Status::cubin_truncated);
}

void test_devices() {
    needed();
    products();
    product_names();
    product_listings();
}
