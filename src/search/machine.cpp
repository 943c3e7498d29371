#include "search/machine.h"

#if defined(__x86_64__) || defined(__i386__)
#include <cpuid.h>
#endif

namespace shudu::engine {

#if defined(__x86_64__) || defined(__i386__)
namespace {

// __builtin_cpu_supports of clang 14 does not know these three. They use the registers of AVX, so the caller has asked
// for AVX before, which includes the support of the operating system.
bool has_f16c() {
  unsigned a = 0, b = 0, c = 0, d = 0;
  return __get_cpuid(1, &a, &b, &c, &d) != 0 && (c & bit_F16C) != 0;
}
bool has_lzcnt() {
  unsigned a = 0, b = 0, c = 0, d = 0;
  return __get_cpuid(0x80000001, &a, &b, &c, &d) != 0 && (c & bit_LZCNT) != 0;
}
bool has_vaes() {
  constexpr unsigned vaes = 1U << 9;  // clang 14 has no name for it
  unsigned a = 0, b = 0, c = 0, d = 0;
  return __get_cpuid_count(7, 0, &a, &b, &c, &d) != 0 && (c & vaes) != 0;
}

#define SHUDU_HAS(feature) (__builtin_cpu_supports(feature) != 0)

// What hwy/ops/set_macros-inl.h lets the compiler use for each target.
bool has_ssse3() { return SHUDU_HAS("ssse3"); }
bool has_sse4() {
  return SHUDU_HAS("sse4.1") && SHUDU_HAS("sse4.2") && SHUDU_HAS("popcnt") && SHUDU_HAS("pclmul") && SHUDU_HAS("aes");
}
bool has_avx2() {
  return SHUDU_HAS("avx2") && SHUDU_HAS("bmi") && SHUDU_HAS("bmi2") && SHUDU_HAS("fma") && has_f16c() && has_lzcnt();
}
bool has_avx512_skylake() {
  return SHUDU_HAS("avx512f") && SHUDU_HAS("avx512vl") && SHUDU_HAS("avx512dq") && SHUDU_HAS("avx512bw");
}
bool has_avx512() {
  return SHUDU_HAS("avx512vnni") && SHUDU_HAS("avx512vbmi") && SHUDU_HAS("avx512vbmi2") && SHUDU_HAS("avx512bitalg") &&
         SHUDU_HAS("avx512vpopcntdq") && SHUDU_HAS("vpclmulqdq") && has_vaes();
}

}  // namespace

X86Level x86_level() {
  if (!has_ssse3()) return X86Level::none;
  if (!has_sse4()) return X86Level::ssse3;
  if (!has_avx2()) return X86Level::sse4;
  if (!has_avx512_skylake()) return X86Level::avx2;
  return has_avx512() ? X86Level::avx512 : X86Level::avx512_skylake;
}

#else

X86Level x86_level() { return X86Level::none; }

#endif

}  // namespace shudu::engine
