// libFuzzer target: any text given to a reader of variants is either a puzzle without faults or an error that says why.
// Every format that writes the puzzle is read back as the same puzzle.
//
// The environment variable SHUDU_FUZZ_FORMAT names the format, after "variant-"; "variant-auto" detects it.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "shudu/format.h"
#include "shudu/variant.h"
#include "variant_round_trip.h"

namespace {

using namespace shudu::variant;
using shudu::find_format, shudu::Format, shudu::formats;

// Unlike assert it also says in which format.
void check(bool holds, std::string_view what, std::string_view where = {}) {
  if (holds) return;
  std::fprintf(stderr, "broken: %.*s (%.*s)\n", static_cast<int>(what.size()), what.data(),
               static_cast<int>(where.size()), where.data());
  std::abort();
}

const Format* format_under_test() {
  const char* name = std::getenv("SHUDU_FUZZ_FORMAT");
  std::string_view id = name == nullptr ? "auto" : name;
  if (id.starts_with("variant-")) id.remove_prefix(8);
  if (id == "auto") return nullptr;
  const Format* format = find_format(id);
  check(format != nullptr && format->variants.is_read(), "a format that can be read", id);
  return format;
}

void check_round_trip(const Puzzle& puzzle, const Format& format) {
  const Written written = format.variants.write(puzzle);
  check(written.text.empty() != written.refused.empty(), "a text or a reason", format.id);
  if (!written.refused.empty() || !format.variants.is_read()) return;
  const auto again = read(written.text, &format);
  check(again.has_value(), "what was written is read", format.id);
  const bool is_exact = format.id == "json";  // others may change the order of cells, or join clues
  if (is_exact) check(shudu::test::same_puzzle(puzzle, *again), "the puzzle survives", format.id);
  check(again->candidates.size() >= puzzle.candidates.size(), "the shape survives", format.id);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Format* const format = format_under_test();
  const std::string text(reinterpret_cast<const char*>(data), size);
  const auto puzzle = read(text, format);
  if (!puzzle) {
    check(!puzzle.error().message.empty(), "an error has a message");
    return 0;
  }
  check(fault(*puzzle).empty(), "a puzzle that was read has no faults", puzzle->source_format);
  for (const Format& other : formats()) {
    if (other.variants.write != nullptr) check_round_trip(*puzzle, other);
  }
  return 0;
}
