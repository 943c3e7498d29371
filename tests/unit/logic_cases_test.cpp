// Every case in tests/techniques/*.txt passes, and none of its steps contradicts the solution.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "logic/library_case.h"
#include "shudu/format.h"
#include "shudu/search.h"

namespace shudu::logic {
namespace {

Grid givens(const State& state) {
  Grid grid;
  for (Cell cell : state.givens()) grid.set(cell, state.values()[cell]);
  return grid;
}

void expect_true(const LibraryCase& the_case) {
  const auto solution = solve(givens(the_case.state));
  ASSERT_TRUE(solution);
  for (Candidate candidate : the_case.eliminations) EXPECT_NE((*solution)[candidate.cell], candidate.digit);
  for (Candidate candidate : the_case.placements) EXPECT_EQ((*solution)[candidate.cell], candidate.digit);
}

// A search for one technique returns only steps of that technique, even if its finder reports others as well.
void expect_wanted(const LibraryCase& the_case) {
  const Options options = options_for(the_case);
  for (const Technique* technique : techniques()) {
    if (technique->hodoku.code != the_case.code) continue;
    const auto step = find_first(the_case.state, {&technique, 1}, options);
    EXPECT_EQ(step.has_value(), !find_all(the_case.state, *technique, options).empty()) << technique->id;
    if (step) {
      EXPECT_EQ(step->technique, technique);
    }
  }
}

TEST(LogicCases, PassAndAreTrue) {
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator{SHUDU_SOURCE_DIR "/tests/techniques"}) {
    if (entry.path().extension() != ".txt") continue;
    ++files;
    std::ifstream file{entry.path()};
    int cases = 0;
    for (std::string line; std::getline(file, line);) {
      if (!line.starts_with(':')) continue;
      SCOPED_TRACE(entry.path().filename().string() + ": " + line);
      PuzzleReader reader{read_from(line)};
      const auto record = reader.next();
      ASSERT_TRUE(record && *record);
      const auto the_case = library_case(**record);
      ASSERT_TRUE(the_case) << the_case.error();
      const auto fault = failure(*the_case);
      EXPECT_FALSE(fault) << *fault;
      expect_true(*the_case);
      expect_wanted(*the_case);
      ++cases;
    }
    EXPECT_GT(cases, 0) << entry.path();
  }
  EXPECT_GT(files, 0);
}

TEST(LogicCases, AndPagesExistForEveryTechnique) {
  for (const Technique* technique : techniques()) {
    const std::string page{technique->page};
    for (const std::string& name : {"/tests/techniques/" + page + ".txt", "/docs/techniques/" + page + ".md"}) {
      EXPECT_TRUE(std::filesystem::exists(SHUDU_SOURCE_DIR + name)) << technique->id << " has no " << name;
    }
  }
}

}  // namespace
}  // namespace shudu::logic
