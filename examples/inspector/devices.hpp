// Products: what a text that names a device means, and how products are shown.
#pragma once

#include <smarch.hpp>

#include <optional>
#include <string>
#include <vector>

#include "json.hpp"
#include "output.hpp"

namespace inspector {

/// The products that a name may mean; none where nothing is called so.
std::vector<smarch::Device> products_named(const std::string &text);

/// The names of products that a misspelt one may have meant.
std::vector<std::string> near_products(const std::string &text);

/// What a text in a list of devices stands for: a compute capability, "9.0", a target's name, "sm_90", or a product, "RTX 4090". A product's name
/// that may mean several gives the targets of all, each once. On failure prints why, with names that may have been meant, and gives nothing.
std::optional<std::vector<smarch::Target>> targets_of_device(const std::string &text);

/// The product with a number of SMs that an option names; on failure prints why and gives nothing. Of several that agree in compute
/// capability and SMs the first.
std::optional<smarch::Device> product_with_sms(const std::string &option, const std::string &text);

/// A row of the products, as share/smarch.json has it.
Json value_of(smarch::Device device);

/// "132 SMs", "SMs unknown".
std::string sms_text(smarch::Device device);

/// One product whole, several as a table.
int show_products(const Output &output, const std::string &asked, const std::vector<smarch::Device> &products);

}  // namespace inspector
