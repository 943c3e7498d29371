// A relation between each cell of a line and the next.
#pragma once

#include <functional>

#include "variant/model/model.h"

namespace shudu::variant {

inline void relate_steps(Model& model, const Cells& line, const std::function<bool(int a, int b)>& related) {
  for (std::size_t i = 1; i < line.size(); ++i) model.relate(line[i - 1], line[i], related);
}

}  // namespace shudu::variant
