#include "ask/format_table.h"

#include <algorithm>

#include "records/classic_form.h"
#include "records/write_variant.h"
#include "shudu/variant/formats.h"

namespace shudu::ask {
namespace {

bool is_written(const variant::Format* format) { return format != nullptr && format->write != nullptr; }

std::vector<std::string_view> ids_with(bool FormatRow::*has) {
  std::vector<std::string_view> ids;
  for (const FormatRow& row : format_rows()) {
    if (row.*has) ids.push_back(row.id);
  }
  return ids;
}

}  // namespace

std::vector<FormatRow> format_rows() {
  std::vector<FormatRow> rows;
  for (const Format& one : formats()) {
    rows.push_back({one.id, one.title, one.extension, one.reader != nullptr, one.write != nullptr, names(one.holds)});
    if (is_written(variant::find_format(one.id))) rows.back().holds.emplace_back("variants");
  }
  for (const variant::Format& one : variant::formats()) {
    if (find_format(one.id) != nullptr) continue;
    rows.push_back({one.id, one.title, "", one.read != nullptr, one.write != nullptr, {"variants"}});
  }
  return rows;
}

std::vector<std::string_view> formats_read() { return ids_with(&FormatRow::reads); }
std::vector<std::string_view> formats_written() { return ids_with(&FormatRow::writes); }

RecordWriter::RecordWriter(std::string_view id, OnLoss on_loss)
    : format_(find_format(id)), variant_format_(variant::find_format(id)), on_loss_(on_loss) {
  if (format_ != nullptr && format_->write == nullptr) format_ = nullptr;
}

std::string_view RecordWriter::prologue() const { return format_ != nullptr ? format_->prologue : std::string_view{}; }
std::string_view RecordWriter::epilogue() const { return format_ != nullptr ? format_->epilogue : std::string_view{}; }

std::optional<std::string> RecordWriter::write(const AnyPuzzle& puzzle, std::string& out) {
  return puzzle.classic() != nullptr ? write(*puzzle.classic(), out) : write(*puzzle.variant(), out);
}

std::optional<std::string> RecordWriter::write(const Puzzle& puzzle, std::string& out) {
  if (format_ == nullptr) return write_variant(variant_format_, variant_form(puzzle), out);
  auto reason = write_puzzle(*format_, puzzle, written_, out, on_loss_);
  if (!reason) ++written_;
  return reason;
}

std::optional<std::string> RecordWriter::write(const variant::Puzzle& puzzle, std::string& out) {
  return write_variant(variant_format_, puzzle, out);
}

}  // namespace shudu::ask
