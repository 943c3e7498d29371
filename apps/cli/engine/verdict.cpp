#include "engine/verdict.h"

namespace shudu::cli {

void Verdict::bad(const std::string& message) {
  note(message);
  bad_ = true;
}

std::string located(std::string_view file, const Error& error) {
  std::string text{file};
  text += ':' + std::to_string(error.line);
  if (error.column > 0) text += ':' + std::to_string(error.column);
  return text + ": " + error.message;
}

}  // namespace shudu::cli
