// OpenSudokuParser: extracts the games of one XML document of OpenSudoku or KSudoku, chunk by chunk, with Expat.
//
// A document must not declare entities, because they can make a small document expand to a large one. A piece of markup
// must not be longer than max_record_bytes. A bad game is an error among the records. Broken XML ends the document.
#pragma once

#include <expat.h>

#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <string_view>

#include "format/formats/ksudoku_game.h"
#include "shudu/format.h"

namespace shudu {

class OpenSudokuParser {
 public:
  using Records = std::deque<Result<Puzzle>>;

  // Finished games go to `records`. `first_line` is the number of the line on which the document begins.
  OpenSudokuParser(std::uint64_t first_line, Records& records);

  enum class Answer { more, complete, broken };
  // Parses the next bytes of the document, at most INT_MAX. No bytes mean the end of the input. The parser is done
  // after `complete` or `broken`. After `broken` the last record is the error.
  Answer take(std::string_view bytes);
  // How many of the last bytes belong to the document, or come before the position where it is broken.
  std::size_t used() const { return used_; }
  // The name of the root element, empty until it is known.
  const std::string& root() const { return root_; }

 private:
  using Attributes = const XML_Char**;
  struct Free {
    void operator()(XML_Parser parser) const { XML_ParserFree(parser); }
  };

  static OpenSudokuParser& self(void* data) { return *static_cast<OpenSudokuParser*>(data); }
  void open_element(std::string_view name, Attributes attributes);
  void open_ksudoku_element(std::string_view name, Attributes attributes);
  void close_element(std::string_view name);
  void take_text(std::string_view text);
  void add_game(const XML_Char* data, const XML_Char* note);
  void stop(const char* reason);
  std::uint64_t offset() const;  // of the current markup
  void note_markup() { last_markup_ = offset(); }
  Error here(std::string message) const;

  std::unique_ptr<XML_ParserStruct, Free> parser_;
  Records& records_;
  std::uint64_t first_line_;
  std::uint64_t fed_ = 0;          // bytes passed to Expat
  std::uint64_t last_markup_ = 0;  // offset of the last piece of markup that Expat reported
  std::uint64_t end_ = 0;          // offset after the root's end tag, 0 until it is reached
  std::size_t used_ = 0;
  std::uint64_t games_ = 0;
  int depth_ = 0;
  std::string root_;
  Puzzle common_;                         // the fields that apply to all games
  std::unique_ptr<KSudokuGame> ksudoku_;  // the open game of a KSudoku document
  std::uint64_t ksudoku_line_ = 0;        // its line number
  std::string* text_ = nullptr;           // destination of the text of the open element
  const char* stop_reason_ = nullptr;     // why we stopped Expat
};

}  // namespace shudu
