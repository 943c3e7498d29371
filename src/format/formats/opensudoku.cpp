// opensudoku: the XML of the OpenSudoku app, and of other apps that store a puzzle in an attribute `data`.
//
//   <opensudoku version="2">                                    version 1 has no attribute, and in place of folders
//     <folder name="Easy" created="0">                          elements <name>, <author>, <level>, … for all games
//       <game state="1" data="1000000020900400005…" note="…"/>
//       <game data="version: 3 1|0|0|0|6|1|5|0|1|…"/>
//     </folder>
//   </opensudoku>
//
// A board in play is `value|notes|editable|` 81 times, in version 4 `value|corner notes|notes|editable|`
// (opensudoku_board.h). Also read: .1gsudoku, <sudoku data="…"/>, and games of KSudoku (ksudoku_game.h).
// The document is parsed in chunks (opensudoku_parser.h). The games of a chunk wait in a queue. The name of a folder is
// the `source` of its games.
#include <algorithm>
#include <utility>

#include "base/utf8.h"
#include "format/cell_text.h"
#include "format/formats/opensudoku_board.h"
#include "format/formats/opensudoku_parser.h"
#include "format/record_reader.h"

namespace shudu {
namespace {

constexpr std::size_t chunk = std::size_t{1} << 16;

bool starts_opensudoku(TextSource& source) {
  const auto line = source.peek();
  if (!line) return false;
  const std::string_view text = trimmed(*line);
  if (text.size() < 2 || text[0] != '<') return false;
  return text[1] == '?' || text[1] == '!' || ('a' <= text[1] && text[1] <= 'z') || ('A' <= text[1] && text[1] <= 'Z');
}

class OpenSudokuReader final : public RecordReader {
 public:
  bool has_pending() const override { return !records_.empty(); }
  bool continues(TextSource&) override { return has_pending() || parser_ != nullptr || skipping_; }
  bool reads_lines() const override { return false; }

  std::optional<Result<Puzzle>> read(TextSource& source) override {
    if (records_.empty() && skipping_) {
      skip_chunk(source);
    } else if (records_.empty()) {
      read_chunk(source);
    }
    if (records_.empty()) return std::nullopt;
    Result<Puzzle> record = std::move(records_.front());
    records_.pop_front();
    return record;
  }

 private:
  void read_chunk(TextSource& source) {
    if (parser_ == nullptr) parser_ = std::make_unique<OpenSudokuParser>(source.line_number(), records_);
    const auto answer = parser_->take(source.bytes().substr(0, chunk));
    source.skip_bytes(parser_->used());
    if (answer == OpenSudokuParser::Answer::more) return;
    skipping_ = answer == OpenSudokuParser::Answer::broken;
    skipped_.clear();
    end_tag_ = parser_->root().empty() ? "" : "</" + parser_->root();
    parser_.reset();
  }

  // Skips the rest of a broken document up to the end tag of the root, which may be split between two chunks. Without a
  // root, at most one line is skipped.
  void skip_chunk(TextSource& source) {
    const std::string_view bytes = source.bytes().substr(0, chunk);
    const std::string text = std::exchange(skipped_, {}) + std::string{bytes};
    const std::size_t found = text.find(end_tag_);  // 0 if the end tag is empty
    skipping_ = found == std::string::npos && !bytes.empty();
    if (skipping_) {
      skipped_ = text.substr(text.size() - std::min(text.size(), end_tag_.size() - 1));
      source.skip_bytes(bytes.size());
    } else if (!bytes.empty()) {
      source.skip_bytes(found + end_tag_.size() - (text.size() - bytes.size()));
      source.next_line();
    }
  }

  OpenSudokuParser::Records records_;  // read and not yet returned
  std::unique_ptr<OpenSudokuParser> parser_;
  bool skipping_ = false;
  std::string end_tag_;
  std::string skipped_;  // the last bytes skipped, fewer than the end tag has
};

void append_xml(std::string& out, std::string_view text) {
  while (!text.empty()) {
    const char32_t code = take_code_point(text);
    switch (code) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '"': out += "&quot;"; break;
      case '\n': out += "&#10;"; break;
      case '\t': out += "&#9;"; break;
      default: append_code_point(out, code < 0x20 || code == 0xFFFE || code == 0xFFFF ? replacement_character : code);
    }
  }
}

std::optional<std::string> write_opensudoku(const Puzzle& puzzle, std::uint64_t, std::string& out) {
  const bool untouched = puzzle.values == puzzle.clues && !puzzle.notes && !puzzle.corner_notes;
  out += untouched ? "<game created=\"0\" state=\"1\" time=\"0\" last_played=\"0\" data=\""
                   : "<game created=\"0\" state=\"0\" time=\"0\" last_played=\"0\" data=\"";
  append_xml(out, untouched ? to_line(puzzle.clues, '0') : opensudoku_board_of(puzzle));
  out += "\" note=\"";
  append_xml(out, puzzle.comment);
  out += "\"/>\n";
  return std::nullopt;
}

}  // namespace

Format opensudoku_format() {
  return {
      .id = "opensudoku",
      .title = "OpenSudoku XML; also read: KSudoku XML",
      .extension = "opensudoku",
      .holds = {Part::entries, Part::notes, Part::corner_notes, Part::texts},
      .starts = starts_opensudoku,
      .reader = []() -> std::unique_ptr<RecordReader> { return std::make_unique<OpenSudokuReader>(); },
      .write = write_opensudoku,
      .prologue =
          "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n"
          "<folder name=\"shudu\" created=\"0\">\n",
      .epilogue = "</folder>\n</opensudoku>\n",
  };
}

}  // namespace shudu
