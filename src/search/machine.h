// The instruction sets of this machine, as far as the kernels use them.
//
// Highway can tell as well, but only through its shared library, and loading that library calibrates a timer. That took
// 3 ms, a third of the time of a short command. So only the headers of Highway are used.
#pragma once

namespace shudu::engine {

// Each level includes the levels before it.
enum class X86Level { none, ssse3, sse4, avx2, avx512_skylake, avx512 };

// The highest level that processor and operating system support. Other architectures have `none`.
X86Level x86_level();

}  // namespace shudu::engine
