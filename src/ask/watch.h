// Watch: the one way to stop a question, and to tell how far it is.
#pragma once

#include <cstdint>
#include <functional>

namespace shudu::ask {

// Receives the share that is done (0 to 1, negative if it is unknown) and the number of results so far. Returns whether
// to go on. A question that can take longer than 50 ms calls it at least every 50 ms. May be empty.
using Watch = std::function<bool(double done, std::uint64_t count)>;

}  // namespace shudu::ask
