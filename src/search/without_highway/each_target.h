// Compiles the kernel for both targets of a build without Highway, as foreach_target does for those of Highway.
#pragma once

#include "search/without_highway/macros.h"

#define HWY_TARGET HWY_SCALAR
#define HWY_NAMESPACE N_SHUDU_SCALAR
#define HWY_BEFORE_NAMESPACE() SHUDU_BEGIN_SCALAR static_assert(true)
#define HWY_AFTER_NAMESPACE() SHUDU_END_SCALAR static_assert(true)
#include "search/kernel/engine_inl.h"

#if HWY_ARCH_X86
#undef HWY_TARGET
#undef HWY_NAMESPACE
#undef HWY_BEFORE_NAMESPACE
#undef HWY_AFTER_NAMESPACE
#define HWY_TARGET HWY_AVX2
#define HWY_NAMESPACE N_SHUDU_AVX2
#define HWY_BEFORE_NAMESPACE() SHUDU_BEGIN_AVX2 static_assert(true)
#define HWY_AFTER_NAMESPACE() SHUDU_END_AVX2 static_assert(true)
#define HWY_TARGET_TOGGLE
#include "search/kernel/engine_inl.h"
#endif
