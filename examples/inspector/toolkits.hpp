// The pieces of `smarch toolkits`: what a release does with a target, and how releases are listed.
#pragma once

#include <smarch.hpp>

#include <string>
#include <vector>

#include "commands.hpp"
#include "output.hpp"
#include "svg.hpp"

namespace inspector {

/// What a release does with a target.
enum class Knows { not_at_all, as_ptx_target, builds };

Knows knows(smarch::Toolkit k, smarch::Target target);
/// All releases that were run, the oldest first.
std::vector<smarch::Toolkit> all_toolkits();
/// The releases whose ptxas reads a PTX version.
std::vector<smarch::Toolkit> readers_of(smarch::Version version);
/// "12.0 to 12.6, 13.0": ranges of releases that follow each other in all_toolkits(); "none" for none.
std::string text_of(const std::vector<smarch::Toolkit> &toolkits);
Json value_of(const std::vector<smarch::Toolkit> &toolkits);
/// "sm_100, sm_100a": the names, broken between them.
std::vector<std::string> texts_of(const std::vector<smarch::Target> &targets);

/// The names of the syntaxes of architecture lists.
std::vector<std::string> syntax_names();

/// `smarch toolkits diff OLD NEW`.
int diff_toolkits(const Output &output, const Arguments &arguments);
/// `smarch toolkits NAME...` and `smarch toolkits SYNTAX TEXT`.
int toolkits_that_build(const Output &output, const Arguments &arguments);
/// `smarch toolkits --svg FILE`: exit status.
int draw_toolkits(const Output &output, const std::string &path, Existing existing);

}  // namespace inspector
