/// @file
/// smarch for C++17 and later: what NVIDIA's SM targets are, without exceptions, run-time types or allocation.
///
///     #include <smarch.hpp>
///
///     for (const auto &target : smarch::targets()) std::cout << target.name() << '\n';
///
///     if (const auto target = smarch::Target::parse("sm_90a")) {
///         if (!smarch::loads(*target, {10, 0})) std::cout << message(smarch::loads_why(*target, {10, 0}));
///         const auto sm = smarch::Geometry::of(*target);
///         if (const auto fit = sm->occupancy({256, 40})) std::cout << fit->blocks() << " blocks\n";
///     } else {
///         std::cout << target.message();
///     }
///
/// The conventions:
/// - Everything is a thin inline call of smarch.h, under its name without smarch_, or a member of what it is about; link
///   libsmarch.a. What has no name here does not exist there: a test compares the two.
/// - What can fail gives a Result: true when there is an answer, which * and -> reach, else status() and message() give the reason.
///   What may not be there is a std::optional. Unknown is a verdict of its own, and never a 0.
/// - Rows are static: ranges over them, and the rows themselves, are as cheap to copy as pointers and valid for ever.
/// - Texts and lists are written into what the caller passes: an array, or a std::string or std::vector, which then grows.
///   Nothing else allocates.
/// - smarch::documented holds what documents state about the inside of NVIDIA's tools; everything else is as measured or published.
/// - c() is the value as C sees it, wherever both are needed. Target::sm_90a.id() is for switch.

#ifndef SMARCH_HPP
#define SMARCH_HPP

#if __cplusplus < 201703L && !(defined(_MSVC_LANG) && _MSVC_LANG >= 201703L)
#error "smarch.hpp needs C++17; smarch.h does not"
#endif

#include <smarch/arch_list.hpp>
#include <smarch/cicc.hpp>
#include <smarch/core.hpp>
#include <smarch/cubin.hpp>
#include <smarch/devices.hpp>
#include <smarch/drivers.hpp>
#include <smarch/enums.hpp>
#include <smarch/errata.hpp>
#include <smarch/hardware.hpp>
#include <smarch/host.hpp>
#include <smarch/isa.hpp>
#include <smarch/llvm.hpp>
#include <smarch/messages.hpp>
#include <smarch/nvvm.hpp>
#include <smarch/ptx.hpp>
#include <smarch/profile.hpp>
#include <smarch/rules.hpp>
#include <smarch/targets.hpp>
#include <smarch/toolkits.hpp>

#endif // SMARCH_HPP
