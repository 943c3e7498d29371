// Version: major.minor.patch of the library. A test compares it with the version of the CMake project.
//
//   static_assert(shudu::version_major == 0);
#pragma once

#include <string_view>

namespace shudu {

inline constexpr int version_major = 0;
inline constexpr int version_minor = 1;
inline constexpr int version_patch = 0;

inline constexpr std::string_view version = "0.1.0";  // ends in a zero byte

}  // namespace shudu
