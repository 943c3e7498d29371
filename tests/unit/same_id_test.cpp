// Ids as people type them, in every table that is searched by id.
#include "base/same_id.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "shudu/ask.h"
#include "shudu/format.h"
#include "shudu/gallery.h"
#include "shudu/generate.h"
#include "shudu/logic.h"
#include "shudu/queens.h"
#include "shudu/trace.h"

namespace shudu {
namespace {

TEST(SameId, IgnoresCaseAndSeparators) {
  EXPECT_TRUE(same_id("XY-Wing", "xy_wing"));
  EXPECT_TRUE(same_id("xy wing", "xy_wing"));
  EXPECT_TRUE(same_id("xywing", "xy_wing"));
  EXPECT_TRUE(same_id("_xy__wing-", "xy_wing"));
  EXPECT_TRUE(same_id("POJ3074", "poj3074"));
  EXPECT_FALSE(same_id("xy_wings", "xy_wing"));
  EXPECT_FALSE(same_id("xy_win", "xy_wing"));
  EXPECT_FALSE(same_id("", "xy_wing"));
}

TEST(SameId, PrefersTheExactSpelling) {
  const std::vector<std::string> table{"A-B", "ab", "a_b"};
  EXPECT_EQ(*find_by_id(table, "a_b"), "a_b");
  EXPECT_EQ(*find_by_id(table, "Ab"), "A-B");
  EXPECT_EQ(find_by_id(table, "b"), table.end());
  EXPECT_EQ(find_by_id(table, ""), table.end());
}

// "xy_wing" → "XY-WING".
std::string as_typed(std::string_view id) {
  std::string text;
  for (char c : id) text += c == '_' ? '-' : 'a' <= c && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  return text;
}

TEST(SameId, EveryTableFindsEveryIdInAnotherSpelling) {
  for (const Format& one : formats()) EXPECT_EQ(find_format(as_typed(one.id)), &one);
  for (const logic::Technique* one : logic::techniques()) EXPECT_EQ(logic::find_technique(as_typed(one->id)), one);
  for (const gallery::Algorithm& one : gallery::algorithms()) {
    EXPECT_EQ(gallery::find_algorithm(as_typed(one.id)), &one);
  }
  for (const trace::Solver& one : trace::solvers()) EXPECT_EQ(trace::find_solver(as_typed(one.id)), &one);
  for (const QueensAlgorithm& one : queens_algorithms()) EXPECT_EQ(find_queens_algorithm(as_typed(one.id)), &one);
  for (const logic::Level one : logic::levels()) EXPECT_EQ(logic::find_level(as_typed(id(one))), one);
  for (const logic::Family one : logic::families()) EXPECT_EQ(logic::find_family(as_typed(id(one))), one);
  for (const Event::Kind one : event_kinds()) EXPECT_EQ(find_event_kind(as_typed(id(one))), one);
}

TEST(SameId, ListsOfTechniques) {
  const auto chosen = chosen_techniques("XY-Wing,FISH, Naked Pair", "X-Wing");
  ASSERT_TRUE(chosen);
  EXPECT_EQ(chosen->front()->id, "xy_wing");
  EXPECT_EQ(chosen->back()->id, "naked_pair");
  for (const logic::Technique* one : *chosen) EXPECT_NE(one->id, "x_wing");
  EXPECT_EQ(chosen_techniques("All", "")->size(), logic::techniques().size());
}

}  // namespace
}  // namespace shudu
