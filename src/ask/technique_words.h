// The words that lists of techniques understand.
#pragma once

#include <string_view>
#include <vector>

namespace shudu::ask {

// Ids, pages, families, "all" and "default", each once.
std::vector<std::string_view> technique_words();

}  // namespace shudu::ask
