// OpenSudokuParser: takes the games out of one XML document, chunk by chunk, on top of expat.
//
// A document must not declare entities: those are how a small one becomes a large one. A piece of markup must not be
// longer than max_record_bytes. One bad game is an error among the records; broken XML ends the document.
#pragma once

#include <expat.h>

#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <string_view>

#include "shudu/format.h"

namespace shudu {

class OpenSudokuParser {
 public:
  using Records = std::deque<Result<Puzzle, ParseError>>;

  // Finished games go to `records`. `first_line` is the number of the line on which the document begins.
  OpenSudokuParser(std::uint64_t first_line, Records& records);

  enum class Answer { more, complete, broken };
  // The next bytes of the document, at most INT_MAX; none at the end of the input. After `complete` or `broken`, which
  // is then the last record, the parser is done.
  Answer take(std::string_view bytes);
  // How many of the bytes last taken belong to the document, or come before the place where it is broken.
  std::size_t used() const { return used_; }
  // The name of the root element, empty as long as there is none.
  const std::string& root() const { return root_; }

 private:
  using Attributes = const XML_Char**;
  struct Free {
    void operator()(XML_Parser parser) const { XML_ParserFree(parser); }
  };

  static OpenSudokuParser& self(void* data) { return *static_cast<OpenSudokuParser*>(data); }
  void open_element(std::string_view name, Attributes attributes);
  void close_element();
  void take_text(std::string_view text);
  void add_game(const XML_Char* data, const XML_Char* note);
  void stop(const char* reason);
  std::uint64_t offset() const;  // of the markup at hand
  void note_markup() { last_markup_ = offset(); }
  ParseError here(std::string message) const;

  std::unique_ptr<XML_ParserStruct, Free> parser_;
  Records& records_;
  std::uint64_t first_line_;
  std::uint64_t fed_ = 0;          // bytes given to expat
  std::uint64_t last_markup_ = 0;  // offset of the last piece of markup that it reported
  std::uint64_t end_ = 0;          // offset behind the root's end tag, once it has come
  std::size_t used_ = 0;
  std::uint64_t games_ = 0;
  int depth_ = 0;
  std::string root_;
  Puzzle common_;                      // what was said for all games
  std::string* text_ = nullptr;        // where the text of the open element goes
  const char* stop_reason_ = nullptr;  // why we stopped expat
};

}  // namespace shudu
