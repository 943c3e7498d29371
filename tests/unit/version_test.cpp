#include "shudu/version.h"

#include <gtest/gtest.h>

#include <cstring>
#include <string>

#include "shudu/c.h"

namespace shudu {
namespace {

// SHUDU_PROJECT_VERSION is the version of the CMake project.
static_assert(version == SHUDU_PROJECT_VERSION);

TEST(Version, IsWrittenInPartsAndAsText) {
  const std::string parts =
      std::to_string(version_major) + '.' + std::to_string(version_minor) + '.' + std::to_string(version_patch);
  EXPECT_EQ(parts, version);
}

TEST(Version, IsTheSameInC) {
  EXPECT_EQ(shudu_version(), version);
  EXPECT_EQ(std::strlen(version.data()), version.size());
}

}  // namespace
}  // namespace shudu
