#include "ask/format_table.h"

#include "format/classic_form.h"

namespace shudu::ask {
namespace {

std::vector<std::string_view> ids_of_formats(bool (*has)(const Format&)) {
  std::vector<std::string_view> ids;
  for (const Format& format : formats()) {
    if (has(format)) ids.push_back(format.id);
  }
  return ids;
}

}  // namespace

std::vector<std::string_view> formats_read() { return ids_of_formats(is_read); }
std::vector<std::string_view> formats_written() { return ids_of_formats(is_written); }

std::optional<std::string> RecordWriter::write(const AnyPuzzle& puzzle, std::string& out) {
  return puzzle.classic() != nullptr ? write(*puzzle.classic(), out) : write(*puzzle.variant(), out);
}

std::optional<std::string> RecordWriter::write(const Puzzle& puzzle, std::string& out) {
  if (format_.write == nullptr) return write_variant(format_, variant_form(puzzle), out);
  auto reason = write_puzzle(format_, puzzle, written_, out, on_loss_);
  if (!reason) ++written_;
  return reason;
}

std::optional<std::string> RecordWriter::write(const variant::Puzzle& puzzle, std::string& out) {
  return write_variant(format_, puzzle, out);
}

}  // namespace shudu::ask
