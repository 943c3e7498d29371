// Searches a variant: on one thread first, then, if it is hard, on all.
//
// A caller may answer many records at once, each on its own thread. A variant that is not answered after a number of guesses is
// searched again with all threads, one such variant at a time. So easy variants do not wait for idle threads, and a hard
// variant uses the whole machine.
#pragma once

#include <cstdint>

#include "shudu/variant.h"

namespace shudu::ask {

variant::SearchResult search_variant(const variant::Puzzle& puzzle, std::uint64_t limit, int threads,
                                     const Watch& watch = {});

}  // namespace shudu::ask
