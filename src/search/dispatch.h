// Dispatch: calls a function in the version for the target that engine.cpp has chosen.
//
// For files that foreach_target compiles once for each target. In the part that is compiled once, SHUDU_VERSIONS(f)
// makes the table of the versions of f, and SHUDU_CHOSEN(f)(…) calls one of them.
#pragma once

#include <cstddef>

namespace shudu::engine {

// The row of the chosen target in the tables.
std::size_t chosen_target();

}  // namespace shudu::engine

// The rows are those of `target_rows` in engine.cpp. A target that was not compiled is a null pointer.
#define SHUDU_VERSIONS(function)                                                                   \
  constexpr decltype(&HWY_STATIC_DISPATCH(                                                         \
      function)) function##_versions[] = {HWY_CHOOSE_AVX3_DL(function), HWY_CHOOSE_AVX3(function), \
                                          HWY_CHOOSE_AVX2(function),    HWY_CHOOSE_SSE4(function), \
                                          HWY_CHOOSE_SSSE3(function),   HWY_CHOOSE_NEON(function), \
                                          HWY_CHOOSE_WASM(function),    HWY_CHOOSE_FALLBACK(function)}
#define SHUDU_CHOSEN(function) (*function##_versions[engine::chosen_target()])
