// Compiled once for each target: foreach_target includes this file repeatedly.
//
// Highway 1.0.3 cannot shift 16-bit lanes by a vector on SSSE3. Such machines use the scalar version.
#define SHUDU_ALSO_DISABLED HWY_SSSE3
#include "search/targets.h"
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "variant/search/engine.cpp"
#include <hwy/foreach_target.h>
// Highway requires this include after foreach_target.
#include <hwy/highway.h>

#include "search/dispatch.h"
#include "variant/kernel/engine_inl.h"
#include "variant/search/engine.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::variant::HWY_NAMESPACE {

EngineResult run_search(const EngineTask& task) {
  if (task.program.wide) return Engine<std::uint32_t>(task).run();
  return Engine<std::uint16_t>(task).run();
}

bool run_deduction(const EngineTask& task, std::span<Values> left) {
  if (task.program.wide) return Engine<std::uint32_t>(task).deduce(task.start, left);
  return Engine<std::uint16_t>(task).deduce(task.start, left);
}

}  // namespace shudu::variant::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace shudu::variant {

SHUDU_VERSIONS(run_search);
SHUDU_VERSIONS(run_deduction);

namespace {

// The version for the chosen target, or for the next one that was compiled.
template <class Function, std::size_t n>
Function* chosen(Function* const (&versions)[n]) {
  std::size_t row = engine::chosen_target();
  while (versions[row] == nullptr && row + 1 < n) ++row;
  return versions[row];
}

}  // namespace

EngineResult run_engine(const EngineTask& task) { return chosen(run_search_versions)(task); }

bool deduce(const Program& program, std::span<const Values> start, std::span<Values> left) {
  const EngineTask task{.program = program, .start = start, .on_solution = {}, .go_on = {}};
  return chosen(run_deduction_versions)(task, left);
}

}  // namespace shudu::variant
#endif
