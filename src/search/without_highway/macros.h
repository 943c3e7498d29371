// The macros of Highway that the kernels and the dispatch use, for a build without Highway. It has two targets: scalar
// and, on x86-64, AVX2. each_target.h defines the macros that differ between them.
#pragma once

#define HWY_AVX3_DL (1LL << 7)
#define HWY_AVX3 (1LL << 8)
#define HWY_AVX2 (1LL << 9)
#define HWY_SSE4 (1LL << 11)
#define HWY_SSSE3 (1LL << 12)
#define HWY_NEON (1LL << 28)
#define HWY_WASM (1LL << 59)
#define HWY_SCALAR (1LL << 62)

#define HWY_STATIC_TARGET HWY_SCALAR
#if defined(__x86_64__) && defined(__OPTIMIZE__)  // without optimisation, AVX2 is slower than scalar
#define HWY_ARCH_X86 1
#define HWY_TARGETS (HWY_AVX2 | HWY_SCALAR)
#define HWY_CHOOSE_AVX2(function) &N_SHUDU_AVX2::function
#else
#define HWY_ARCH_X86 0
#define HWY_TARGETS HWY_SCALAR
#define HWY_CHOOSE_AVX2(function) nullptr
#endif

#define HWY_STATIC_DISPATCH(function) N_SHUDU_SCALAR::function
#define HWY_CHOOSE_FALLBACK(function) &N_SHUDU_SCALAR::function
#define HWY_CHOOSE_AVX3_DL(function) nullptr
#define HWY_CHOOSE_AVX3(function) nullptr
#define HWY_CHOOSE_SSE4(function) nullptr
#define HWY_CHOOSE_SSSE3(function) nullptr
#define HWY_CHOOSE_NEON(function) nullptr
#define HWY_CHOOSE_WASM(function) nullptr

#define HWY_RESTRICT __restrict__
#define HWY_NOINLINE __attribute__((noinline))
// Without optimisation, forced inlining makes functions that take minutes to compile.
#ifdef __OPTIMIZE__
#define HWY_INLINE inline __attribute__((always_inline))
#else
#define HWY_INLINE inline
#endif

#define SHUDU_PRAGMA_OF(words) _Pragma(#words)
#define SHUDU_PRAGMA(words) SHUDU_PRAGMA_OF(words)  // expands macros in the words
// What search/machine.cpp asks the machine for.
#define SHUDU_AVX2_FEATURES "avx2,bmi,bmi2,lzcnt,popcnt,fma,f16c"

// With g++ -O2 the small loops of the kernel would stay loops, and the search would take twice as long.
#if defined(__clang__)
#define SHUDU_BEGIN_SCALAR
#define SHUDU_END_SCALAR
#define SHUDU_BEGIN_AVX2 \
  SHUDU_PRAGMA(clang attribute push(__attribute__((target(SHUDU_AVX2_FEATURES))), apply_to = function))
#define SHUDU_END_AVX2 SHUDU_PRAGMA(clang attribute pop)
#else
#ifdef __OPTIMIZE__
#define SHUDU_BEGIN_SCALAR SHUDU_PRAGMA(GCC push_options) SHUDU_PRAGMA(GCC optimize "O3")
#else
#define SHUDU_BEGIN_SCALAR SHUDU_PRAGMA(GCC push_options)
#endif
#define SHUDU_END_SCALAR SHUDU_PRAGMA(GCC pop_options)
#define SHUDU_BEGIN_AVX2 SHUDU_BEGIN_SCALAR SHUDU_PRAGMA(GCC target SHUDU_AVX2_FEATURES)
#define SHUDU_END_AVX2 SHUDU_END_SCALAR
#endif
