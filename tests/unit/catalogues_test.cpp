// Compares the catalogues of all languages with the English texts in the code.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <fstream>
#include <map>
#include <ostream>
#include <set>
#include <string>
#include <vector>

#include "ask/logic/hint_texts.h"
#include "compare/texts.h"
#include "logic/words/role_names.h"
#include "logic/words/texts.h"
#include "paper/texts.h"
#include "proper_text.h"
#include "shudu/format.h"
#include "shudu/rating.h"
#include "shudu/trace.h"
#include "shudu/variant.h"
#include "shudu/words.h"
#include "techniques/texts.h"
#include "trace/texts.h"

namespace shudu {

// For messages of GoogleTest.
static void PrintTo(const LanguageEntry& entry, std::ostream* out) { *out << entry.id; }

namespace {

// English by key. A key that is used for two texts is a mistake.
class English {
 public:
  English() {
    for (const logic::Technique* technique : logic::techniques()) add(*technique);
    for (const logic::Technique* technique : {&logic::brute_force, &logic::give_up}) add(*technique);
    for (logic::Family family : logic::families()) add("family.", family);
    for (logic::Level level : logic::levels()) add("level.", level);
    for (logic::Role role : logic::roles()) add("role.", role);
    for (const trace::Solver& solver : trace::solvers()) add(solver);
    for (const variant::Rule* rule : variant::rules()) {
      for (const Text& text : {rule->name, rule->meaning}) add(std::string{text.key}, text.en);
    }
    for (const Format& format : formats()) add("format." + std::string{format.id} + ".title", format.title);
    add_all(logic::words::sentence_texts);
    add_all(logic::words::house_texts);
    add_all(logic::words::result_texts);
    add_all(logic::words::chain_texts);
    add_all(logic::words::end_texts);
    add_all(logic::words::role_names);
    add_all(logic::words::clash_texts);
    add_all(logic::words::single_texts);
    add_all(logic::words::hidden_single_names);
    add_all(logic::words::conflict_texts);
    add_all(logic::words::contradiction_texts);
    add_all(logic::path_texts);
    add_all(logic::legend_texts);
    add_all(logic::hint_texts);
    add_all(cli::technique_texts);
    add_all(cli::print_texts);
    add_all(trace::event_texts);
    add_all(cli::compare::report_texts);
    add_all(trace::end_texts);
    add_all(trace::playback_texts);
  }

  const std::map<std::string, std::string>& texts() const { return texts_; }

 private:
  void add(const std::string& key, std::string_view text) {
    const auto [at, is_new] = texts_.emplace(key, text);
    EXPECT_TRUE(is_new || at->second == text) << key << " stands for two texts:\n" << at->second << '\n' << text;
  }
  void add(const logic::Technique& technique) {
    add("technique." + std::string{technique.id} + ".name", technique.name);
    for (const Text& text : {technique.look, technique.why}) add(std::string{text.key}, text.en);
  }
  template <class Enumeration>
  void add(const char* group, Enumeration value) {
    add(group + std::string{id(value)}, name(value, Language::en));
  }
  void add(const trace::Solver& solver) {
    const std::string group = "algorithm." + std::string{solver.id} + '.';
    add(group + "title", solver.title);
    const bool is_set = solver.algorithm != nullptr && solver.algorithm->viewpoints != no_viewpoint;
    add(is_set ? "algorithm.from.idea" : group + "idea", solver.idea);
    for (std::size_t i = 0; i < solver.code.size(); ++i) {
      if (const CodeLine& line = solver.code[i]; !line.key.empty()) {
        add(std::string{line.key}, line.en);
        continue;
      }
      const std::string number = std::to_string(i + 1);
      add(group + "code." + (number.size() < 2 ? "0" : "") + number, solver.code[i].en);
    }
  }
  // A struct that has only members of type Text can be read as an array of Text.
  template <class Texts>
  void add_all(const Texts& texts) {
    using Array = std::array<Text, sizeof(Texts) / sizeof(Text)>;
    for (const Text& text : std::bit_cast<Array>(texts)) add(std::string{text.key}, text.en);
  }

  std::map<std::string, std::string> texts_;
};

// The placeholders of the text. English has "{steps}" and "{events}", with a plural, where other languages may have the number "{n}".
std::set<std::string> parts_of(std::string_view text) {
  std::set<std::string> parts;
  for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1)) {
    const std::string_view part = text.substr(open + 1, text.find('}', open) - open - 1);
    parts.emplace(part == "steps" || part == "events" ? "n" : part);
  }
  return parts;
}

class EachCatalogue : public testing::TestWithParam<LanguageEntry> {};

INSTANTIATE_TEST_SUITE_P(Catalogues, EachCatalogue, testing::ValuesIn(languages().begin() + 1, languages().end()),
                         [](const auto& instance) {
                           std::string name{instance.param.id};
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST_P(EachCatalogue, HasTheKeysOfEnglish) {
  const English english;
  std::set<std::string> missing, stale;
  for (const auto& [key, text] : english.texts()) missing.insert(key);
  for (const Translation& one : GetParam().catalogue()) {
    if (missing.erase(std::string{one.key}) == 0) stale.insert(std::string{one.key});
  }
  EXPECT_THAT(missing, testing::IsEmpty()) << "keys that " << GetParam().id << " lacks";
  EXPECT_THAT(stale, testing::IsEmpty()) << "keys of " << GetParam().id << " that no English text has";
}

TEST_P(EachCatalogue, HasProperTexts) {
  for (const Translation& one : GetParam().catalogue()) {
    EXPECT_FALSE(one.text.empty()) << one.key;
    // The titles of formats have names of programs in them.
    if (one.key.starts_with("format.")) {
      EXPECT_EQ(test::of_other_script(one.text, GetParam().language), "") << one.key;
      continue;
    }
    test::expect_proper(test::without_parts(one.text) + '.', GetParam().language, std::string{one.key});
  }
}

TEST_P(EachCatalogue, HasThePartsOfEnglish) {
  const English english;
  for (const Translation& one : GetParam().catalogue()) {
    const auto at = english.texts().find(std::string{one.key});
    if (at == english.texts().end()) continue;
    EXPECT_EQ(parts_of(one.text), parts_of(at->second)) << one.key;
  }
}

// A row of docs/terms.md, for one language.
struct Term {
  std::string term, key;
  std::vector<std::string> avoided;
};

std::vector<std::string> split(const std::string& text, const std::string& separator) {
  std::vector<std::string> pieces;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t end = std::min(text.find(separator, from), text.size());
    const std::size_t first = text.find_first_not_of(" `", from);
    const std::size_t last = text.find_last_not_of(" `", end - 1);
    const bool blank = first >= end || end == from;
    pieces.push_back(blank ? std::string{} : text.substr(first, last + 1 - first));
    from = end + separator.size();
  }
  return pieces;
}

std::vector<Term> terms(Language language) {
  std::ifstream file{SHUDU_SOURCE_DIR "/docs/terms.md"};
  std::vector<Term> all;
  for (std::string line; std::getline(file, line);) {
    const std::vector<std::string> fields = split(line, "|");
    if (fields.size() != 8 || fields[1] == "English" || fields[1].starts_with("---")) continue;
    const bool hans = language == Language::zh_hans;
    Term term{fields[hans ? 2 : 3], fields[4], {}};
    for (const std::string& word : split(fields[hans ? 5 : 6], "、")) {
      if (!word.empty()) term.avoided.push_back(word);
    }
    all.push_back(std::move(term));
  }
  return all;
}

TEST_P(EachCatalogue, UsesTheTermsOfTheGlossary) {
  const std::vector<Term> glossary = terms(GetParam().language);
  EXPECT_GT(glossary.size(), 40U);
  std::set<std::string> keys;
  for (const Term& term : glossary) {
    if (!term.key.empty()) {
      keys.insert(term.key);
      EXPECT_EQ(translated(term.key, "", GetParam().language), term.term) << term.key;
    }
    for (const Translation& one : GetParam().catalogue()) {
      for (const std::string& word : term.avoided) {
        // The heading of the solutions in a book is 答案, as in other books and on the page.
        if (one.key.starts_with("print.") && word == "答案") continue;
        EXPECT_THAT(std::string{one.text}, testing::Not(testing::HasSubstr(word))) << one.key << ": use " << term.term;
      }
    }
  }
  for (logic::Role role : logic::roles()) EXPECT_TRUE(keys.contains("role." + std::string{id(role)})) << id(role);
}

// The catalogue of the page uses the same terms. Printed pages have answers, not solutions.
TEST_P(EachCatalogue, AgreesWithThePage) {
  std::string name{GetParam().id};
  std::transform(name.begin(), name.end(), name.begin(), [](char c) {
    if (c == '-') return '_';
    return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  std::ifstream file{SHUDU_SOURCE_DIR "/apps/web/src/i18n/" + name + ".ts"};
  const std::vector<Term> glossary = terms(GetParam().language);
  int texts = 0;
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with("  '") || line.starts_with("  'print.")) continue;
    ++texts;
    for (const Term& term : glossary) {
      for (const std::string& word : term.avoided) {
        EXPECT_THAT(line, testing::Not(testing::HasSubstr(word))) << "use " << term.term;
      }
    }
  }
  EXPECT_GT(texts, 300);
}

TEST_P(EachCatalogue, IsUsedByTexts) {
  const Language language = GetParam().language;
  EXPECT_EQ(logic::path_texts.solved[language], translated("path.solved", "", language));
  EXPECT_NE(logic::path_texts.solved[language], logic::path_texts.solved[Language::en]);
}

}  // namespace
}  // namespace shudu
