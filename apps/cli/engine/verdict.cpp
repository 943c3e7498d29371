#include "engine/verdict.h"

#include <iostream>

namespace shudu::cli {

void note(const std::string& message) {
  std::cerr << "shudu: " + message + '\n';  // one string, because other threads write to standard error too
}

void Verdict::bad(const std::string& message) {
  note(message);
  bad_ = true;
}

std::string located(std::string_view file, const ParseError& error) {
  std::string text{file};
  text += ':' + std::to_string(error.line);
  if (error.column > 0) text += ':' + std::to_string(error.column);
  return text + ": " + error.message;
}

}  // namespace shudu::cli
