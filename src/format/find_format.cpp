// Finds a format by its name.
#include "base/same_id.h"
#include "shudu/format.h"

namespace shudu {

const Format* find_format(std::string_view id) {
  const auto all = formats();
  const auto found = find_by_id(all, id, &Format::id);
  return found == all.end() ? nullptr : &*found;
}

}  // namespace shudu
