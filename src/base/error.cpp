// Errors in words.
#include "shudu/result.h"

namespace shudu {

std::string to_string(const Error& error) {
  if (error.line == 0) return error.message;
  std::string place = "line " + std::to_string(error.line);
  if (error.column > 0) place += ", column " + std::to_string(error.column);
  return place + ": " + error.message;
}

}  // namespace shudu
