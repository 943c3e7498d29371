#include "engine/plain_text.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>

#include "base/threads.h"
#include "format/plain_lines.h"

namespace shudu::cli {
namespace {

constexpr std::size_t piece_lines = 2048;  // a piece stays in the cache until it is checked

// Returns false at the end of the file and on errors.
bool read_all(int descriptor, off_t from, std::span<char> into) {
  while (!into.empty()) {
    const ssize_t n = ::pread(descriptor, into.data(), into.size(), from);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    from += n;
    into = into.subspan(static_cast<std::size_t>(n));
  }
  return true;
}

// Reads lines and returns how many of them are plain, up to the first that is not.
std::size_t read_lines(int descriptor, off_t from, std::span<char> into) {
  if (!read_all(descriptor, from, into)) return 0;
  return count_plain_lines({into.data(), into.size()});
}

}  // namespace

std::size_t read_plain_text(int descriptor, off_t from, std::span<char> into, std::size_t least, int threads) {
  struct stat info {};
  if (::fstat(descriptor, &info) != 0 || !S_ISREG(info.st_mode) || info.st_size <= from) return 0;
  const std::size_t lines = std::min(into.size(), static_cast<std::size_t>(info.st_size - from)) / plain_line_bytes;
  const auto part = [&](std::size_t first, std::size_t count) {
    return into.subspan(first * plain_line_bytes, count * plain_line_bytes);
  };
  if (lines < least || read_lines(descriptor, from, part(0, least)) < least) return 0;
  std::atomic<std::size_t> next = least, plain = lines;  // `plain`: no line before it is known not to be plain
  const std::size_t useful =
      std::min<std::size_t>(static_cast<std::size_t>(threads), (lines - least) / piece_lines + 1);
  on_threads(useful, [&](std::size_t) {
    for (;;) {
      const std::size_t first = next.fetch_add(piece_lines);
      if (first >= plain) return;
      const std::size_t count = std::min(piece_lines, lines - first);
      const std::size_t good =
          read_lines(descriptor, from + static_cast<off_t>(first * plain_line_bytes), part(first, count));
      if (good == count) continue;
      for (std::size_t known = plain; first + good < known && !plain.compare_exchange_weak(known, first + good);) {
      }
    }
  });
  return plain;
}

}  // namespace shudu::cli
