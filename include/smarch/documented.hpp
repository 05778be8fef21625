/// @file
/// smarch: what the documents state about the inside of ptxas, nvlink, cicc and tileiras, in C++17; smarch.hpp does not include it.

#ifndef SMARCH_DOCUMENTED_HPP
#define SMARCH_DOCUMENTED_HPP

#include <smarch.hpp>
#include <smarch/documented_cicc.hpp>
#include <smarch/documented_cicc_configurator.hpp>
#include <smarch/documented_cicc_verifier.hpp>
#include <smarch/documented_enums.hpp>
#include <smarch/documented_nvlink.hpp>
#include <smarch/documented_ptxas.hpp>
#include <smarch/documented_rows.hpp>
#include <smarch/documented_tileiras.hpp>

#endif // SMARCH_DOCUMENTED_HPP
