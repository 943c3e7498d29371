#include "ask/puzzle_json.h"

#include "format/formats/documents.h"

namespace shudu::ask {

std::string puzzle_json(const Puzzle& puzzle, const JsonObject& more) {
  std::string text;
  append_json_puzzle(text, puzzle);
  const std::string members = more.text();
  if (members == "{}") return text;
  text.back() = ',';
  return text + members.substr(1);
}

}  // namespace shudu::ask
