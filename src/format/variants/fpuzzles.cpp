// fpuzzles: documents of f-puzzles.com with rules. json: our own documents, which have the same names and more.
//
//   {"size":9,"grid":[[{"value":5,"given":true}, …       format/formats/fpuzzles.cpp reads the addresses that contain them

#include "format/codec/lz_string.h"
#include "format/codec/percent.h"
#include "format/formats/fpuzzles_document.h"
#include "format/variants/forms.h"
#include "format/variants/fpuzzles_document.h"

namespace shudu::variant {
namespace {

bool is_own(const Json& document) { return is_own_document(document); }
bool is_fpuzzles(const Json& document) { return looks_like_fpuzzles(document); }

Result<Puzzle, ReadError> read_document(const Json& document) {
  return puzzle_of_fpuzzles_document(document, is_own(document) ? "json" : "fpuzzles");
}

Written write_own(const Puzzle& puzzle) { return write_fpuzzles_document(puzzle, true); }
Written write_fpuzzles_address(const Puzzle& puzzle) {
  Written written = write_fpuzzles_document(puzzle, false);
  if (!written.refused.empty()) return written;
  return {"https://f-puzzles.com/?load=" + percent_encoded(lz_compressed_to_base64(written.text))};
}

}  // namespace

VariantForm fpuzzles_form() {
  return {.is_document = is_fpuzzles, .read_document = read_document, .write = write_fpuzzles_address};
}

VariantForm json_form() { return {.is_document = is_own, .read_document = read_document, .write = write_own}; }

}  // namespace shudu::variant
