// The six permutations of three things, such as the rows of a band, the sets of a partition or the boxes of a chute.
#pragma once

#include <array>
#include <cstdint>

namespace shudu {

using OrderOfThree = std::array<std::uint8_t, 3>;
inline constexpr std::array<OrderOfThree, 6> orders_of_three{
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

}  // namespace shudu
