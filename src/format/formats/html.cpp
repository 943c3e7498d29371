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

bool starts_html(std::string_view line) {
  const std::string_view text = trimmed(line);
  if (!text.starts_with('<')) return false;
  std::string name;
  for (char c : in_lower_case(text.substr(1, 20))) {
    if (c == '>' || c == '/' || (is_space(c) && name != "!doctype")) break;
    name += c;
  }
  constexpr std::array<std::string_view, 10> names{"table",  "tbody", "html",    "body",    "div",
                                                   "center", "main",  "section", "article", "!doctype html"};
  return std::ranges::find(names, name) != names.end();
}

class HtmlReader final : public ChunkReader {
 public:
  bool continues(TextSource&) override { return has_pending() || tables_ != nullptr; }

 private:
  void read_chunk(TextSource& source) override {
    if (tables_ == nullptr) {
      first_line_ = source.line_number();
      found_ = false;
      tables_ = std::make_unique<HtmlTables>(first_line_, records_);
    }
    const std::string_view bytes = source.bytes().substr(0, html_chunk);
    const bool at_end = bytes.empty();
    source.skip_bytes(tables_->take(bytes));
    if (at_end) tables_->finish();
    found_ = found_ || !records_.empty();
    if (!at_end && !tables_->is_complete()) return;
    tables_.reset();
    if (!found_) {
      records_.emplace_back(Unexpected{Error{first_line_, 1, "no table of nine rows of nine cells in this HTML"}});
    }
  }

  std::unique_ptr<HtmlTables> tables_;
  std::uint64_t first_line_ = 0;
  bool found_ = false;  // a puzzle or an error of this document
};

}  // namespace

Format html_format() {
  return {.id = "html",
          .title = "HTML tables of 9×9 cells, with digits or candidates",
          .extension = "html",
          .holds = {Part::candidates},
          .starts = at_line<starts_html>,
          .reader = make_reader<HtmlReader>};
}

}  // namespace shudu
