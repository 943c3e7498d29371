// One example of each technique, as a line of HoDoKu's library.
//
// The build makes the table from the test cases (tests/techniques, cmake/technique_examples.cmake), so every example is
// tested. The lessons of the page use the same cases.
#pragma once

#include <span>
#include <string_view>

namespace shudu::cli {

std::span<const std::string_view> technique_examples();

}  // namespace shudu::cli
