// `smarch documented cicc QUESTION`: a function a question. The words include the question's own.
#pragma once

#include "../arguments.hpp"
#include "../output.hpp"
#include "common.hpp"

namespace inspector {

int show_documented_atomic(const Output &output, const Arguments &arguments);
int show_documented_bulk(const Output &output, const Arguments &arguments);
int show_documented_builtin(const Output &output, const Arguments &arguments);
int show_documented_codegen(const Output &output, const Arguments &arguments);
int show_documented_evidence(const Output &output, const Arguments &arguments);
int show_documented_nvvm(const Output &output, const Arguments &arguments);
int show_documented_opcode(const Output &output, const Arguments &arguments);
int show_documented_pipeline(const Output &output, const Arguments &arguments);
int show_documented_ptx(const Output &output, const Arguments &arguments);
int show_documented_translation(const Output &output, const Arguments &arguments);

/// Prints a report, in JSON as { cicc: { KEY: ... } }.
void print_documented(const Output &output, const EvidenceList &evidence, const char *key, const Report &report);
/// Tables one below the other, in JSON their arrays within cicc, beside the members.
void print_documented(const Output &output, const EvidenceList &evidence, const std::vector<Table> &tables, Json members = Json::object());

}  // namespace inspector
