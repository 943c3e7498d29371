// A text that arrives in pieces, as from a slow pipe.
#pragma once

#include <algorithm>
#include <cstring>
#include <string>

#include "shudu/format.h"

namespace shudu {

// The pieces have at most `piece` bytes.
inline ReadBytes in_pieces(std::string text, std::size_t piece) {
  return [text = std::move(text), piece, at = std::size_t{0}](char* into, std::size_t room) mutable {
    const std::size_t n = std::min({piece, room, text.size() - at});
    std::memcpy(into, text.data() + at, n);
    at += n;
    return n;
  };
}

}  // namespace shudu
