// Plain text: reads plain lines of a file with several threads. One thread copies 5 GB/s from the page cache, and a
// graphics card answers ten times as much.
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <span>

namespace shudu::cli {

inline constexpr std::size_t plain_line_bytes = 82;

// Reads lines of 81 digits or dots and "\n" from a position of a file on, as many as follow one another and `into` has
// room for. Returns their number, or 0 if there are fewer than `least`, or if the descriptor is no regular file.
std::size_t read_plain_text(int descriptor, off_t from, std::span<char> into, std::size_t least, int threads);

}  // namespace shudu::cli
