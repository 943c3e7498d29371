// The targets that foreach_target compiles a file for. Included before Highway's headers.
//
// On Arm only NEON is used, because SVE vectors have no fixed size and a frame needs one. With a choice of targets, g++
// would not inline NEON into the constructors that it generates. The second macro removes the choice.
//
// A file may define SHUDU_ALSO_DISABLED: further targets that it is not compiled for. CMake defines SHUDU_LEFT_OUT: the targets
// that no file is compiled for (cmake/kernel.cmake).
//
// SHUDU_FEW_TARGETS is defined for fuzzing: compiling all of them under the sanitizers takes longer than the fuzzing.
#pragma once

#ifndef SHUDU_ALSO_DISABLED
#define SHUDU_ALSO_DISABLED 0
#endif
#ifndef SHUDU_LEFT_OUT
#define SHUDU_LEFT_OUT 0
#endif
#ifdef SHUDU_FEW_TARGETS
#define HWY_DISABLED_TARGETS                                                                         \
  (HWY_SVE | HWY_SVE_256 | HWY_SVE2 | HWY_SVE2_128 | HWY_AVX3_DL | HWY_AVX3 | HWY_SSE4 | HWY_SSSE3 | \
   SHUDU_ALSO_DISABLED)
#else
#define HWY_DISABLED_TARGETS (HWY_SVE | HWY_SVE_256 | HWY_SVE2 | HWY_SVE2_128 | (SHUDU_LEFT_OUT) | SHUDU_ALSO_DISABLED)
#endif
#define TOOLCHAIN_MISS_SYS_AUXV_H 1
// Without SIMD, every compiler uses our own scalar words.
#define HWY_BROKEN_EMU128 1
