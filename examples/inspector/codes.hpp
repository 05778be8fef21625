// The codes of JSON, "no_higher" for SMARCH_NO_HIGHER; "unknown" for a number that has no constant.
// Made from the library's rows; `make header` makes it anew.
#pragma once

#include <smarch/documented_enums.hpp>
#include <smarch/enums.hpp>

namespace inspector {

const char *code_of(smarch::AdviceKind value);
const char *code_of(smarch::Answer value);
const char *code_of(smarch::ArchOperation value);
const char *code_of(smarch::ArchRemark value);
const char *code_of(smarch::ArchSyntax value);
const char *code_of(smarch::ChangeKind value);
const char *code_of(smarch::LoadBasis value);
const char *code_of(smarch::Binary value);
const char *code_of(smarch::CiccBulkCopy value);
const char *code_of(smarch::CiccComponent value);
const char *code_of(smarch::CiccConstruct value);
const char *code_of(smarch::CiccEffect value);
const char *code_of(smarch::CiccEmitPath value);
const char *code_of(smarch::CiccMode value);
const char *code_of(smarch::CiccOperation value);
const char *code_of(smarch::CiccOrder value);
const char *code_of(smarch::CiccScope value);
const char *code_of(smarch::Compression value);
const char *code_of(smarch::CubinKind value);
const char *code_of(smarch::CubinLayout value);
const char *code_of(smarch::DebugInfo value);
const char *code_of(smarch::DeviceKind value);
const char *code_of(smarch::DeviceSource value);
const char *code_of(smarch::LimitEffect value);
const char *code_of(smarch::EntryKind value);
const char *code_of(smarch::Evidence value);
const char *code_of(smarch::Family value);
const char *code_of(smarch::FatbinPlace value);
const char *code_of(smarch::FileKind value);
const char *code_of(smarch::FunctionKind value);
const char *code_of(smarch::GeometrySource value);
const char *code_of(smarch::IsaGroup value);
const char *code_of(smarch::Limiter value);
const char *code_of(smarch::LlvmRelease value);
const char *code_of(smarch::NameKind value);
const char *code_of(smarch::NvvmAccess value);
const char *code_of(smarch::NvvmComplaint value);
const char *code_of(smarch::NvvmConstruct value);
const char *code_of(smarch::NvvmMalformation value);
const char *code_of(smarch::NvvmPhase value);
const char *code_of(smarch::TileirasProblemKind value);
const char *code_of(smarch::PickReason value);
const char *code_of(smarch::PtxasOccupancyFormula value);
const char *code_of(smarch::Setter value);
const char *code_of(smarch::SmFeature value);
const char *code_of(smarch::SmemSplit value);
const char *code_of(smarch::Standing value);
const char *code_of(smarch::Status value);
const char *code_of(smarch::FinalizeCode value);
const char *code_of(smarch::FinalizeOutcome value);
const char *code_of(smarch::FinalizeStep value);
const char *code_of(smarch::SymbolKind value);
const char *code_of(smarch::TextureMode value);
const char *code_of(smarch::TileirasFeatureGroup value);
const char *code_of(smarch::TileirasLevelSource value);
const char *code_of(smarch::TileirasSelection value);
const char *code_of(smarch::TileirasTensorMemory value);
const char *code_of(smarch::TileirasTensorPath value);
const char *code_of(smarch::Tool value);
const char *code_of(smarch::Verdict value);
const char *code_of(smarch::ProfileComparison value);
const char *code_of(smarch::ProfileCondition value);
const char *code_of(smarch::ProfileMoment value);

}  // namespace inspector
