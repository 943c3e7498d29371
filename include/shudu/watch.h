// Watch: how a caller follows long work and stops it.
//
//   const Watch watch = [](double done, std::uint64_t) { return done < 0.5; };  // stops half-way
//
// Thread safety: a function that takes a watch says on which threads it calls it.
#pragma once

#include <cstdint>
#include <functional>

namespace shudu {

// Called from time to time with the share of the work that is done (0 to 1, negative if it is unknown) and the number of
// results so far. Returns whether to go on. A watch may be empty: the work then goes on to its end.
using Watch = std::function<bool(double done, std::uint64_t count)>;

}  // namespace shudu
