// Templates: parts in braces are filled from a step. Text in square brackets is left out if a part in it is empty.
#include <cassert>

#include "logic/words/part.h"
#include "logic/words/phrase.h"
#include "shudu/words.h"

namespace shudu::logic {

namespace {

// Fills the parts of text without square brackets. Returns whether all of them were non-empty.
bool fill_parts(std::string_view text, const Step& step, Language language, std::string& out) {
  bool complete = true;
  while (!text.empty()) {
    const std::size_t open = text.find('{');
    out += text.substr(0, open);
    if (open == std::string_view::npos) break;
    const std::size_t close = text.find('}', open);
    assert(close != std::string_view::npos && "a brace is not closed");
    const auto part = words::part(text.substr(open + 1, close - open - 1), step, language);
    assert(part && "no part is called so");
    if (!part || part->empty()) complete = false;
    if (part) out += *part;
    text.remove_prefix(close + 1);
  }
  return complete;
}

}  // namespace

std::string fill(std::string_view text, const Step& step, Language language) {
  std::string out;
  while (!text.empty()) {
    const std::size_t open = text.find('[');
    fill_parts(text.substr(0, open), step, language, out);
    if (open == std::string_view::npos) break;
    const std::size_t close = text.find(']', open);
    assert(close != std::string_view::npos && "a bracket is not closed");
    std::string optional;
    if (fill_parts(text.substr(open + 1, close - open - 1), step, language, optional)) out += optional;
    text.remove_prefix(close + 1);
  }
  return words::spaced(out);
}

std::vector<std::string> unknown_parts(std::string_view text) {
  std::vector<std::string> unknown;
  for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1)) {
    const std::size_t close = text.find('}', open);
    const std::string_view name = text.substr(open + 1, close - open - 1);
    if (close == std::string_view::npos || !words::part(name, Step{}, Language::en)) unknown.emplace_back(name);
  }
  return unknown;
}

}  // namespace shudu::logic
