#include "format/block_scan.h"

#include <algorithm>
#include <string_view>

#include "format/cell_text.h"
#include "format/group_text.h"
#include "format/lookahead.h"
#include "format/row_text.h"
#include "shudu/format.h"

namespace shudu {
namespace {

bool is_row_like(const RowText& row) { return row.kind == LineKind::row || row.kind == LineKind::bad; }

int rows_in(Lookahead& ahead, FrameLines frames, int enough, int* lines) {
  int rows = 0;
  bool after_frame = false;
  for (int seen = 1; rows < enough; ++seen) {
    const auto line = ahead.next();
    if (!line) break;
    const RowText row = parse_row(*line);
    if (row.kind == LineKind::frame && frames == FrameLines::pass && !after_frame) {
      after_frame = true;
      continue;
    }
    if (!is_row_like(row)) break;
    after_frame = false;
    ++rows;
    if (lines != nullptr) *lines = seen;
  }
  return rows;
}

bool exactly_nine_rows_below(TextSource& source) {
  Lookahead ahead{source};
  ahead.next();
  return rows_in(ahead, FrameLines::pass, 10, nullptr) == 9;
}

// Whether a row, good or bad, comes next, with only frames in between.
bool row_below(TextSource& source) {
  Lookahead ahead{source};
  ahead.next();
  for (int i = 0; i <= most_frames; ++i) {
    const auto below = ahead.next();
    if (!below) return false;
    const RowText row = parse_row(*below);
    if (row.kind == LineKind::frame && row.doubt == Doubt::none) continue;
    const bool may_be_row = row.doubt != Doubt::none && row.doubt != Doubt::table;
    return row.kind == LineKind::row || may_be_row || row.is_plausible;
  }
  return false;
}

}  // namespace

bool starts_other_record(TextSource& source) {
  return std::ranges::any_of(formats(), [&source](const Format& format) {
    return format.starts != nullptr && !has_word(" simple_sudoku sdx pencilmarks grid rows spaced ", format.id) &&
           format.starts(source);
  });
}

int rows_ahead(TextSource& source, FrameLines frames, int enough, int* lines) {
  Lookahead ahead{source};
  return rows_in(ahead, frames, enough, lines);
}

bool band_follows(TextSource& source) {
  Lookahead ahead{source};
  ahead.next();
  return rows_in(ahead, FrameLines::stop, 4, nullptr) == 3;
}

bool table_header_at(TextSource& source) {
  const auto first = source.peek();
  if (!first || !trimmed(*first).starts_with('|')) return false;
  Lookahead ahead{source};
  ahead.next();
  const auto rule = ahead.next();
  if (!rule || !trimmed(*rule).starts_with('|') || rule->find_first_not_of("|-: \t") != std::string_view::npos ||
      rule->find('-') == std::string_view::npos || std::ranges::count(*rule, '|') < 9) {
    return false;
  }
  return rows_in(ahead, FrameLines::stop, 9, nullptr) == 9;
}

Heading heading_at(TextSource& source) {
  const auto line = source.peek();
  const RowText first = parse_row(*line);
  if (first.kind != LineKind::text && first.kind != LineKind::bad) return Heading::none;
  if (first.is_count && source.line_number() == 1) return Heading::count;
  constexpr std::size_t longest_title = 200;
  if (line->size() > longest_title || trimmed(*line).starts_with('[')) return Heading::none;
  // A line that might be a row is more likely a row with a mistake than a title, unless nine rows follow.
  const bool may_be_row = first.kind == LineKind::bad && !first.is_count;
  if (may_be_row && parse_groups(*line).kind == LineKind::row) return Heading::none;
  if (!(may_be_row ? exactly_nine_rows_below(source) : row_below(source))) return Heading::none;
  if (starts_other_record(source)) return Heading::none;
  return first.is_count ? Heading::count : Heading::title;
}

}  // namespace shudu
