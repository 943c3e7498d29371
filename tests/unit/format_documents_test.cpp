// The tables in docs/formats.md and docs/variants.md, and in their translations, have a row for every format and for no other.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <string>

#include "shudu/format.h"

namespace shudu {
namespace {

// The ids in the first column of the table under the heading.
std::set<std::string> ids_in_document(const std::string& name, const std::string& heading) {
  std::ifstream file{SHUDU_SOURCE_DIR "/docs/" + name};
  EXPECT_TRUE(file) << name;
  std::set<std::string> ids;
  bool is_inside = false;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("## ")) is_inside = line == heading;
    if (!is_inside || !line.starts_with("| `")) continue;
    const std::size_t end = line.find('|', 1);
    for (std::size_t from = line.find('`'); from < end; from = line.find('`', from + 1)) {
      const std::size_t to = line.find('`', from + 1);
      ids.insert(line.substr(from + 1, to - from - 1));
      from = to;
    }
  }
  return ids;
}

// The formats that hold classic puzzles, or variants.
std::set<std::string> ids_of(bool variants) {
  std::set<std::string> ids;
  for (const Format& format : formats()) {
    const bool classic = format.reader != nullptr || format.write != nullptr;
    if (variants ? format.variants.is_read() || format.variants.write != nullptr : classic) {
      ids.emplace(format.id);
    }
  }
  return ids;
}

void expect_rows(const std::string& name, const std::string& heading, bool variants) {
  std::set<std::string> missing = ids_of(variants), stale;
  for (const std::string& id : ids_in_document(name, heading)) {
    if (missing.erase(id) == 0) stale.insert(id);
  }
  EXPECT_THAT(missing, testing::IsEmpty()) << "formats that the table of docs/" << name << " lacks";
  EXPECT_THAT(stale, testing::IsEmpty()) << "rows of docs/" << name << " that are no formats";
}

TEST(FormatDocuments, ListEveryFormat) {
  expect_rows("formats.md", "## Supported formats", false);
  expect_rows("formats_zh.md", "## 支持的格式", false);
  expect_rows("variants.md", "## Formats", true);
  expect_rows("variants_zh.md", "## 格式", true);
}

}  // namespace
}  // namespace shudu
