// html: the tables of nine rows of nine cells in a page or a piece of HTML (html_table.h).
//
//   <table><tr><td>5</td><td>3</td><td></td>…
//
// A record begins at a <table>, or at an element that may contain one. It ends where that element is closed.
#include <algorithm>
#include <array>
#include <utility>

#include "format/cell_text.h"
#include "format/formats/html_table.h"
#include "format/record_reader.h"

namespace shudu {
namespace {

constexpr std::size_t html_chunk = std::size_t{1} << 16;

bool starts_html(TextSource& source) {
  const auto line = source.peek();
  if (!line) return false;
  const std::string_view text = trimmed(*line);
  if (!text.starts_with('<')) return false;
  std::string name;
  for (char c : text.substr(1, 20)) {
    const char lower = 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    if (lower == '>' || lower == '/') break;
    if (is_space(c) && name != "!doctype") break;
    name += lower;
  }
  constexpr std::array<std::string_view, 10> names{"table",  "tbody", "html",    "body",    "div",
                                                   "center", "main",  "section", "article", "!doctype html"};
  return std::ranges::find(names, name) != names.end();
}

class HtmlReader final : public RecordReader {
 public:
  bool has_pending() const override { return !records_.empty(); }
  bool continues(TextSource&) override { return has_pending() || tables_ != nullptr; }
  bool reads_lines() const override { return false; }

  std::optional<Result<Puzzle>> read(TextSource& source) override {
    if (records_.empty()) read_chunk(source);
    if (records_.empty()) return std::nullopt;
    Result<Puzzle> record = std::move(records_.front());
    records_.pop_front();
    found_ = true;
    return record;
  }

 private:
  void read_chunk(TextSource& source) {
    if (tables_ == nullptr) {
      first_line_ = source.line_number();
      found_ = false;
      tables_ = std::make_unique<HtmlTables>(first_line_, records_);
    }
    const std::string_view bytes = source.bytes().substr(0, html_chunk);
    const bool at_end = bytes.empty();
    source.skip_bytes(tables_->take(bytes));
    if (at_end) tables_->finish();
    if (!at_end && !tables_->is_complete()) return;
    tables_.reset();
    if (!found_ && records_.empty()) {
      records_.push_back(Unexpected{Error{first_line_, 1, "no table of nine rows of nine cells in this HTML"}});
    }
  }

  HtmlTables::Records records_;  // read and not yet returned
  std::unique_ptr<HtmlTables> tables_;
  std::uint64_t first_line_ = 0;
  bool found_ = false;  // a puzzle or an error of this document has been returned
};

}  // namespace

Format html_format() {
  return {
      .id = "html",
      .title = "HTML tables of 9×9 cells, with digits or candidates",
      .extension = "html",
      .holds = {Part::candidates},
      .starts = starts_html,
      .reader = []() -> std::unique_ptr<RecordReader> { return std::make_unique<HtmlReader>(); },
      .write = nullptr,
      .prologue = {},
      .epilogue = {},
  };
}

}  // namespace shudu
