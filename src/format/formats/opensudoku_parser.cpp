#include "format/formats/opensudoku_parser.h"

#include <algorithm>
#include <utility>

#include "format/formats/opensudoku_board.h"

namespace shudu {
namespace {

constexpr std::size_t longest_text = 1000;  // limit for texts that all games repeat

// The elements of version 1 that apply to all games.
constexpr std::pair<std::string_view, std::string Puzzle::*> text_elements[] = {
    {"name", &Puzzle::title},      {"author", &Puzzle::author}, {"description", &Puzzle::description},
    {"comment", &Puzzle::comment}, {"created", &Puzzle::date},  {"source", &Puzzle::source},
    {"level", &Puzzle::level},     {"sourceURL", &Puzzle::url},
};

// Newer versions of Expat wait for more input before they parse again markup that came in pieces. This is switched off,
// because the end of the document must be known when it arrives. (A template, because older versions have no such
// switch.)
template <class Parser>
void answer_at_once(Parser parser) {
  if constexpr (requires { XML_SetReparseDeferralEnabled(parser, XML_FALSE); }) {
    XML_SetReparseDeferralEnabled(parser, XML_FALSE);
  }
}

// The value of an attribute, or null.
const XML_Char* value_of(const XML_Char** attributes, std::string_view name) {
  for (; *attributes != nullptr; attributes += 2) {
    if (attributes[0] == name) return attributes[1];
  }
  return nullptr;
}

}  // namespace

OpenSudokuParser::OpenSudokuParser(std::uint64_t first_line, Records& records)
    : parser_(XML_ParserCreate(nullptr)), records_(records), first_line_(first_line) {
  XML_Parser parser = parser_.get();
  if (parser == nullptr) return;  // out of memory; take() reports it
  answer_at_once(parser);
  XML_SetUserData(parser, this);
  XML_SetElementHandler(
      parser,
      [](void* data, const XML_Char* name, Attributes attributes) { self(data).open_element(name, attributes); },
      [](void* data, const XML_Char* name) { self(data).close_element(name); });
  XML_SetCharacterDataHandler(parser, [](void* data, const XML_Char* text, int size) {
    self(data).take_text({text, static_cast<std::size_t>(size)});
  });
  XML_SetDefaultHandler(parser, [](void* data, const XML_Char*, int) { self(data).note_markup(); });
  XML_SetStartDoctypeDeclHandler(parser, [](void* data, const XML_Char* root, const XML_Char*, const XML_Char*, int) {
    self(data).root_ = std::string_view{root}.substr(0, longest_text);
  });
  XML_SetEntityDeclHandler(
      parser, [](void* data, const XML_Char*, int, const XML_Char*, int, const XML_Char*, const XML_Char*,
                 const XML_Char*, const XML_Char*) { self(data).stop("entities must not be declared here"); });
}

OpenSudokuParser::Answer OpenSudokuParser::take(std::string_view bytes) {
  const std::uint64_t before = fed_;
  fed_ += bytes.size();
  const auto up_to = [&](std::uint64_t at) { used_ = static_cast<std::size_t>(std::clamp(at, before, fed_) - before); };
  if (parser_ == nullptr) {
    records_.push_back(Unexpected{Error{first_line_, 1, "not enough memory for the XML parser"}});
    return Answer::broken;
  }
  const bool good =
      XML_Parse(parser_.get(), bytes.data(), static_cast<int>(bytes.size()), bytes.empty()) != XML_STATUS_ERROR;
  if (end_ > 0) {  // the root is closed; the rest is another record
    const bool is_other_xml = games_ == 0 && root_ != "opensudoku";
    if (is_other_xml) records_.push_back(Unexpected{Error{first_line_, 1, "expected a <game data=…> in this XML"}});
    up_to(end_);
    return Answer::complete;
  }
  if (good && fed_ - last_markup_ <= max_record_bytes) {
    used_ = bytes.size();
    return Answer::more;
  }
  std::string message = "markup longer than " + std::to_string(max_record_bytes) + " bytes";
  if (!good) {
    const char* reason = XML_ErrorString(XML_GetErrorCode(parser_.get()));
    message =
        stop_reason_ != nullptr ? stop_reason_ : std::string{"in XML: "} + (reason != nullptr ? reason : "broken");
  }
  records_.push_back(Unexpected{here(std::move(message))});
  up_to(offset());
  return Answer::broken;
}

std::uint64_t OpenSudokuParser::offset() const {
  return static_cast<std::uint64_t>(std::max<XML_Index>(XML_GetCurrentByteIndex(parser_.get()), 0));
}

Error OpenSudokuParser::here(std::string message) const {
  return {first_line_ + XML_GetCurrentLineNumber(parser_.get()) - 1,
          std::uint64_t{XML_GetCurrentColumnNumber(parser_.get())} + 1, std::move(message)};
}

void OpenSudokuParser::stop(const char* reason) {
  stop_reason_ = reason;
  XML_StopParser(parser_.get(), XML_FALSE);
}

void OpenSudokuParser::open_element(std::string_view name, Attributes attributes) {
  note_markup();
  if (depth_++ == 0) root_ = name.substr(0, longest_text);
  text_ = nullptr;
  if (root_ == "ksudoku") return open_ksudoku_element(name, attributes);
  if (depth_ == 2) {
    const auto* element = std::ranges::find(text_elements, name, [](const auto& row) { return row.first; });
    if (element != std::end(text_elements)) {
      text_ = &(common_.*element->second);
      text_->clear();
    }
  }
  if (name == "folder") {
    const XML_Char* folder = value_of(attributes, "name");
    common_.source = std::string_view{folder != nullptr ? folder : ""}.substr(0, longest_text);
  }
  if (name == "game" || name == "sudoku") add_game(value_of(attributes, "data"), value_of(attributes, "note"));
}

void OpenSudokuParser::open_ksudoku_element(std::string_view name, Attributes attributes) {
  if (name == "game") {
    ksudoku_ = std::make_unique<KSudokuGame>();
    ksudoku_line_ = here({}).line;
  } else if (ksudoku_ != nullptr) {
    ksudoku_->open_element(name, attributes);
    text_ = ksudoku_->text_of(name);
  }
}

void OpenSudokuParser::add_game(const XML_Char* data, const XML_Char* note) {
  ++games_;
  if (data == nullptr) {
    records_.push_back(Unexpected{here("expected an attribute data=\"…\"")});
    return;
  }
  Puzzle puzzle = common_;
  if (const auto reason = take_opensudoku_board(data, puzzle)) {
    records_.push_back(Unexpected{here("in data: " + *reason)});
    return;
  }
  if (note != nullptr && *note != '\0') puzzle.comment = note;
  puzzle.line = here({}).line;
  records_.push_back(std::move(puzzle));
}

void OpenSudokuParser::close_element(std::string_view name) {
  note_markup();
  text_ = nullptr;
  if (name == "game" && ksudoku_ != nullptr) {
    ++games_;
    auto puzzle = ksudoku_->finish();
    if (puzzle) {
      puzzle->line = ksudoku_line_;
      records_.push_back(*std::move(puzzle));
    } else {
      records_.push_back(Unexpected{placed(std::move(puzzle).error(), ksudoku_line_, 1)});
    }
    ksudoku_.reset();
  }
  if (--depth_ > 0) return;
  end_ = offset() + static_cast<std::uint64_t>(XML_GetCurrentByteCount(parser_.get()));
  XML_StopParser(parser_.get(), XML_FALSE);
}

void OpenSudokuParser::take_text(std::string_view text) {
  note_markup();
  if (text_ != nullptr) *text_ += text.substr(0, longest_text - std::min(longest_text, text_->size()));
}

}  // namespace shudu
