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
    const auto card = find_device("RTX 4090");
    CHECK(card && card->target() == Target::sm_89 && card->sm_count() == 128u && card->kind() == DeviceKind::geforce && card->source() == DeviceSource::vendor);
    CHECK(card && std::string_view(card->printed()[0]) == "NVIDIA GeForce RTX 4090");
    CHECK(!find_device("H100") && !find_device("no such product"));
    std::vector<std::uint32_t> positions;
    CHECK(device_candidates("H100", positions) && positions.size() >= 4);
    for (const auto position : positions) CHECK(devices()[position].cc() == ComputeCapability(9, 0));
    std::uint32_t one[1];
    CHECK(device_candidates("H100", one).status() == Status::buffer_too_small && device_candidates("H100", one).error().needed == positions.size());
    CHECK(device_candidates("no such product", positions) && positions.empty());
}

void test_devices() {
    products();
    product_names();
}
