// The part of Expat that OpenSudokuParser needs. WebAssembly builds use it, because they have no Expat to link. It
// supports UTF-8 only and no namespaces. The only entities are the five of XML and numeric character references.
//
// Input is kept until a piece of markup is complete. The caller limits how long that may be.
#include <expat.h>

#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/utf8.h"

namespace {

constexpr std::string_view white = " \t\r\n";

bool is_name(std::string_view text) {
  if (text.empty() || text.find_first_of("<>&\"'=/ \t\r\n") != std::string_view::npos) return false;
  return text[0] != '-' && text[0] != '.' && !('0' <= text[0] && text[0] <= '9');
}

std::string_view without_white(std::string_view text) {
  const std::size_t first = text.find_first_not_of(white);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(white) + 1 - first);
}

// Replaces the references in the text. Returns false if one is unknown.
bool decode(std::string_view text, std::string& out) {
  constexpr std::pair<std::string_view, char> known[] = {
      {"lt", '<'}, {"gt", '>'}, {"amp", '&'}, {"quot", '"'}, {"apos", '\''}};
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] != '&') {
      out += text[at];
      continue;
    }
    const std::size_t end = text.find(';', at);
    if (end == std::string_view::npos) return false;
    const std::string_view name = text.substr(at + 1, end - at - 1);
    at = end;
    if (name.starts_with('#')) {
      const bool hex = name.starts_with("#x");
      const std::string_view digits = name.substr(hex ? 2 : 1);
      std::uint32_t code = 0;
      const auto [stop, error] = std::from_chars(digits.data(), digits.data() + digits.size(), code, hex ? 16 : 10);
      const bool good = error == std::errc{} && stop == digits.data() + digits.size() && code > 0 && code <= 0x10FFFF;
      if (!good || shudu::is_surrogate(code)) return false;
      shudu::append_code_point(out, code);
      continue;
    }
    bool found = false;
    for (const auto& [entity, c] : known) {
      if (entity != name) continue;
      out += c;
      found = true;
    }
    if (!found) return false;
  }
  return true;
}

}  // namespace

struct XML_ParserStruct {
  void* user = nullptr;
  XML_StartElementHandler on_open = nullptr;
  XML_EndElementHandler on_close = nullptr;
  XML_CharacterDataHandler on_text = nullptr;
  XML_DefaultHandler on_other = nullptr;
  XML_StartDoctypeDeclHandler on_doctype = nullptr;
  XML_EntityDeclHandler on_entity = nullptr;

  std::string input;
  std::size_t begin = 0;               // start of the current piece in it
  std::uint64_t offset = 0;            // offset of the current piece in the document
  std::size_t size = 0;                // size of the current piece
  std::uint64_t line = 1, column = 0;  // position of its beginning
  std::vector<std::string> open;       // names of the open elements
  bool had_root = false;
  XML_Error error = XML_ERROR_NONE;

  bool fail(XML_Error why) {
    if (error == XML_ERROR_NONE) error = why;
    return false;
  }

  // The size of the piece at the beginning of the input, 0 if it is incomplete.
  std::size_t piece() const {
    const std::string_view text = rest();
    const auto through = [&](std::string_view end) {
      const std::size_t at = text.find(end);
      return at == std::string_view::npos ? 0 : at + end.size();
    };
    if (text[0] != '<') {
      const std::size_t end = text.find('<');
      return end == std::string_view::npos ? 0 : end;
    }
    constexpr std::string_view beginnings[] = {"<!--", "<![CDATA["};
    for (std::string_view beginning : beginnings) {
      if (text.size() < beginning.size() && beginning.starts_with(text)) return 0;
    }
    if (text.starts_with("<!--")) return through("-->");
    if (text.starts_with("<![CDATA[")) return through("]]>");
    if (text.starts_with("<?")) return through("?>");
    char quote = 0;
    int brackets = 0;  // depth in the declarations of a document type
    for (std::size_t at = 1; at < text.size(); ++at) {
      const char c = text[at];
      if (quote != 0) {
        if (c == quote) quote = 0;
      } else if (c == '"' || c == '\'') {
        quote = c;
      } else if (c == '[' || c == ']') {
        brackets += c == '[' ? 1 : -1;
      } else if (c == '>' && brackets <= 0) {
        return at + 1;
      }
    }
    return 0;
  }

  bool take(std::string_view piece) {
    if (piece[0] != '<') return take_text(piece, true);
    if (piece.starts_with("<![CDATA[")) return take_text(piece.substr(9, piece.size() - 12), false);
    if (piece.starts_with("<!DOCTYPE")) return take_doctype(without_white(piece.substr(9, piece.size() - 10)));
    if (piece.starts_with("<?") || piece.starts_with("<!--")) {
      if (on_other != nullptr) on_other(user, piece.data(), static_cast<int>(piece.size()));
      return true;
    }
    if (piece.starts_with("<!")) return fail(XML_ERROR_INVALID_TOKEN);
    return piece.starts_with("</") ? take_end(without_white(piece.substr(2, piece.size() - 3)))
                                   : take_start(piece.substr(1, piece.size() - 2));
  }

  bool take_text(std::string_view text, bool decoded) {
    if (open.empty()) {
      if (!without_white(text).empty()) return fail(had_root ? XML_ERROR_JUNK_AFTER_DOC_ELEMENT : XML_ERROR_SYNTAX);
      return true;
    }
    std::string plain{decoded ? "" : text};
    if (decoded && !decode(text, plain)) return fail(XML_ERROR_UNDEFINED_ENTITY);
    if (on_text != nullptr) on_text(user, plain.data(), static_cast<int>(plain.size()));
    return true;
  }

  bool take_doctype(std::string_view text) {
    const std::string name{text.substr(0, text.find_first_of(" \t\r\n["))};
    if (had_root || name.empty()) return fail(XML_ERROR_SYNTAX);
    if (on_doctype != nullptr) on_doctype(user, name.c_str(), nullptr, nullptr, 0);
    const bool declares = text.find("<!ENTITY") != std::string_view::npos;
    if (declares && on_entity != nullptr) on_entity(user, "", 0, nullptr, 0, nullptr, nullptr, nullptr, nullptr);
    return true;
  }

  bool take_end(std::string_view name) {
    if (open.empty() || open.back() != name) return fail(XML_ERROR_TAG_MISMATCH);
    if (on_close != nullptr) on_close(user, open.back().c_str());
    open.pop_back();
    return true;
  }

  bool take_start(std::string_view text) {
    if (open.empty() && had_root) return fail(XML_ERROR_JUNK_AFTER_DOC_ELEMENT);
    const bool closed = text.ends_with('/');
    if (closed) text.remove_suffix(1);
    const std::size_t end = text.find_first_of(white);
    const std::string name{text.substr(0, end)};
    if (!is_name(name)) return fail(XML_ERROR_INVALID_TOKEN);
    std::vector<std::string> words;  // names and values alternately
    text = end == std::string_view::npos ? std::string_view{} : without_white(text.substr(end));
    while (!text.empty()) {
      const std::size_t equals = text.find('=');
      if (equals == std::string_view::npos) return fail(XML_ERROR_INVALID_TOKEN);
      words.emplace_back(without_white(text.substr(0, equals)));
      if (!is_name(words.back())) return fail(XML_ERROR_INVALID_TOKEN);
      text = without_white(text.substr(equals + 1));
      const std::size_t close =
          text.empty() || (text[0] != '"' && text[0] != '\'') ? std::string_view::npos : text.find(text[0], 1);
      if (close == std::string_view::npos) return fail(XML_ERROR_INVALID_TOKEN);
      words.emplace_back();
      if (!decode(text.substr(1, close - 1), words.back())) return fail(XML_ERROR_UNDEFINED_ENTITY);
      text = without_white(text.substr(close + 1));
    }
    std::vector<const XML_Char*> attributes;
    for (const std::string& word : words) attributes.push_back(word.c_str());
    attributes.push_back(nullptr);
    had_root = true;
    open.push_back(name);
    if (on_open != nullptr) on_open(user, name.c_str(), attributes.data());
    return error == XML_ERROR_NONE && closed ? take_end(name) : true;
  }

  std::string_view rest() const { return std::string_view{input}.substr(begin); }

  void pass() {
    for (char c : rest().substr(0, size)) {
      line += c == '\n';
      column = c == '\n' ? 0 : column + 1;
    }
    offset += size;
    begin += size;
    size = 0;
  }

  bool parse(bool final) {
    while (begin < input.size()) {
      size = piece();
      if (size == 0 && rest()[0] != '<' && final) size = rest().size();
      if (size == 0) break;
      if (!take(rest().substr(0, size)) || error != XML_ERROR_NONE) return false;
      pass();
    }
    input.erase(0, begin);
    begin = 0;
    if (!final) return true;
    if (!input.empty()) return fail(XML_ERROR_UNCLOSED_TOKEN);
    return !open.empty() || !had_root ? fail(XML_ERROR_NO_ELEMENTS) : true;
  }
};

extern "C" {

XML_Parser XML_ParserCreate(const XML_Char*) { return new XML_ParserStruct; }
void XML_ParserFree(XML_Parser parser) { delete parser; }
XML_Bool XML_SetReparseDeferralEnabled(XML_Parser, XML_Bool) { return XML_TRUE; }
void XML_SetUserData(XML_Parser parser, void* user) { parser->user = user; }
void XML_SetElementHandler(XML_Parser parser, XML_StartElementHandler open, XML_EndElementHandler close) {
  parser->on_open = open;
  parser->on_close = close;
}
void XML_SetCharacterDataHandler(XML_Parser parser, XML_CharacterDataHandler handler) { parser->on_text = handler; }
void XML_SetDefaultHandler(XML_Parser parser, XML_DefaultHandler handler) { parser->on_other = handler; }
void XML_SetStartDoctypeDeclHandler(XML_Parser parser, XML_StartDoctypeDeclHandler handler) {
  parser->on_doctype = handler;
}
void XML_SetEntityDeclHandler(XML_Parser parser, XML_EntityDeclHandler handler) { parser->on_entity = handler; }
XML_Index XML_GetCurrentByteIndex(XML_Parser parser) { return static_cast<XML_Index>(parser->offset); }
int XML_GetCurrentByteCount(XML_Parser parser) { return static_cast<int>(parser->size); }
XML_Size XML_GetCurrentLineNumber(XML_Parser parser) { return static_cast<XML_Size>(parser->line); }
XML_Size XML_GetCurrentColumnNumber(XML_Parser parser) { return static_cast<XML_Size>(parser->column); }
XML_Status XML_StopParser(XML_Parser parser, XML_Bool) {
  parser->error = XML_ERROR_ABORTED;
  return XML_STATUS_OK;
}
XML_Status XML_Parse(XML_Parser parser, const char* bytes, int size, int final) {
  if (size > 0) parser->input.append(bytes, static_cast<std::size_t>(size));
  return parser->parse(final != 0) ? XML_STATUS_OK : XML_STATUS_ERROR;
}
XML_Error XML_GetErrorCode(XML_Parser parser) { return parser->error; }
const XML_LChar* XML_ErrorString(XML_Error error) {
  switch (error) {
    case XML_ERROR_SYNTAX: return "syntax error";
    case XML_ERROR_NO_ELEMENTS: return "no element found";
    case XML_ERROR_UNCLOSED_TOKEN: return "unclosed token";
    case XML_ERROR_TAG_MISMATCH: return "mismatched tag";
    case XML_ERROR_UNDEFINED_ENTITY: return "undefined entity";
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: return "junk after document element";
    case XML_ERROR_ABORTED: return "parsing aborted";
    default: return "not well-formed (invalid token)";
  }
}

}  // extern "C"
