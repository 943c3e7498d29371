// The tables of rules in docs/variants.md and docs/variants_zh.md have a row for every rule, in the order of the table.
#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "shudu/variant.h"

namespace shudu {
namespace {

std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : text) result += c == '|' ? std::string{"\\|"} : std::string{c};
  return result;
}

std::vector<std::string> expected_rows(Language language) {
  std::vector<std::string> rows;
  for (const variant::Rule* rule : variant::rules()) {
    const std::string form = rule->form.empty() ? "–" : escaped(rule->form);
    rows.push_back("| `" + std::string{rule->id} + "` | " + escaped(rule->name[language]) + " | " + form + " | " +
                   escaped(rule->meaning[language]) + " |");
  }
  return rows;
}

// The rows of the table that begin with an id, under the heading.
std::vector<std::string> rows_of_document(const std::string& name, const std::string& heading) {
  std::ifstream file{SHUDU_SOURCE_DIR "/docs/" + name};
  EXPECT_TRUE(file) << name;
  std::vector<std::string> rows;
  bool is_inside = false;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("## ")) is_inside = line == heading;
    if (is_inside && line.starts_with("| `")) rows.push_back(line);
  }
  return rows;
}

TEST(VariantDocuments, ListEveryRule) {
  EXPECT_EQ(rows_of_document("variants.md", "## Rules"), expected_rows(Language::en));
  EXPECT_EQ(rows_of_document("variants_zh.md", "## 规则"), expected_rows(Language::zh_hans));
}

}  // namespace
}  // namespace shudu
