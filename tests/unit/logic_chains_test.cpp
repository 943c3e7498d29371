// Chains: no step contradicts the solution, and every link of every chain is valid.
#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "logic/chains/tabling.h"
#include "logic/techniques.h"
#include "state_walk.h"

namespace shudu::logic {
namespace {

std::vector<const Technique*> chain_techniques() {
  std::vector<const Technique*> list{&remote_pair, &turbot_fish, &x_chain, &xy_chain};
  for (const Technique& technique : nice_loop) list.push_back(&technique);
  for (const Technique& technique : forcing_chain) list.push_back(&technique);
  return list;
}

bool together(CellSet a, CellSet b) {
  for (House house : houses(a.first())) {
    if (house.cells().contains(a | b)) return true;
  }
  return false;
}

// Whether a node follows from its parents by its reason. Links through almost locked sets are not checked.
bool holds(const State& state, const Chain& chain, const Node& node) {
  CellSet from;
  DigitSet digits;
  for (std::int16_t parent : node.parents) {
    from |= chain.nodes[static_cast<std::size_t>(parent)].cells;
    digits.insert(chain.nodes[static_cast<std::size_t>(parent)].digit);
    if (chain.nodes[static_cast<std::size_t>(parent)].on == node.on) return false;
  }
  switch (node.reason) {
    case Node::Reason::start: return node.parents.empty();
    case Node::Reason::same_cell:
      if (from != node.cells) return false;
      return !node.on || state.candidates(node.cells.first()) == (digits | DigitSet{node.digit});
    case Node::Reason::same_house:
      if (digits != DigitSet{node.digit} || from.intersects(node.cells)) return false;
      if (node.on) return state.places(node.digit, House{node.house}) == (from | node.cells);
      return together(from, node.cells);
    case Node::Reason::locked_set: return node.set >= 0;
    case Node::Reason::technique: break;
  }
  return false;
}

void expect_right(const State& state, const Step& step, const Grid& solution) {
  ASSERT_EQ(test::mistake(step, solution), "");
  EXPECT_FALSE(step.chains.empty());
  EXPECT_TRUE(step.eliminations.empty() != step.placements.empty());
  for (const Chain& chain : step.chains) {
    for (const Node& node : chain.nodes) {
      if (!step.sets.empty()) continue;
      EXPECT_TRUE(holds(state, chain, node)) << step.technique->id << ": " << result_text(step);
    }
  }
}

void check(std::uint64_t seed, int puzzles, const Options& options) {
  test::PuzzleMaker maker{seed};
  for (int i = 0; i < puzzles; ++i) {
    const test::Puzzle puzzle = test::unique_puzzle(maker);
    int visits = 0;
    test::walk(maker, puzzle, [&](const State& state) {
      if (++visits > 3) return;
      for (const Technique* technique : chain_techniques()) {
        for (const Step& step : find_all(state, *technique, options)) expect_right(state, step, puzzle.solution);
      }
    });
  }
}

TEST(Chains, AreTrueAndTheirLinksHold) { check(21, 6, {}); }

TEST(Chains, AreTrueWithAlmostLockedSets) {
  Options options;
  options.als_in_chains = true;
  check(22, 3, options);
}

TEST(Chains, TheFirstStepIsTheFirstOfAll) {
  test::PuzzleMaker maker{23};
  for (int i = 0; i < 60; ++i) {
    const test::Puzzle puzzle = test::unique_puzzle(maker);
    test::walk(maker, puzzle, [&](const State& state) {
      for (const Technique* technique :
           {&x_chain, &xy_chain, &remote_pair, &turbot_fish, &nice_loop[0], &nice_loop[1], &nice_loop[2]}) {
        const auto all = find_all(state, *technique);
        const auto first = find_first(state, std::vector<const Technique*>{technique});
        ASSERT_EQ(first.has_value(), !all.empty());
        if (first) {
          EXPECT_EQ(result_text(*first), result_text(all.front()));
        }
      }
    });
  }
}

// If a implies b, then not-b implies not-a.
TEST(Tables, KnowTheContrary) {
  test::PuzzleMaker maker{24};
  const test::Puzzle puzzle = test::unique_puzzle(maker);
  test::walk(maker, puzzle, [](const State& state) {
    const CandidateTables tables{state};
    const int count = 2 * tables.statements().candidate_count();
    const auto implies = [&](Tables::Id from, Tables::Id to) { return tables[from].where[to] != Tables::nowhere; };
    for (int a = 0; a < count; ++a) {
      for (int b = 0; b < count; ++b) {
        const auto from = static_cast<Tables::Id>(a), to = static_cast<Tables::Id>(b);
        const auto not_to = static_cast<Tables::Id>(b ^ 1), not_from = static_cast<Tables::Id>(a ^ 1);
        ASSERT_EQ(implies(from, to), implies(not_to, not_from));
      }
    }
  });
}

TEST(Tables, BeginAlikeWhetherCompleteOrNot) {
  test::PuzzleMaker maker{27};
  const test::Puzzle puzzle = test::unique_puzzle(maker);
  test::walk(maker, puzzle, [](const State& state) {
    const GroupTables complete{state}, begun{state};
    for (int id = 0; id < complete.statements().size(); ++id) {
      const auto statement = static_cast<Tables::Id>(id);
      const std::vector<Tables::Entry>& all = complete[statement].entries;
      for (const std::size_t place : {all.size() / 2, all.size() - 1}) {
        const std::vector<Tables::Entry>& some = begun.up_to(statement, {&all[place].statement, 1}).entries;
        ASSERT_LE(some.size(), all.size());
        ASSERT_GT(some.size(), place);
        for (std::size_t i = 0; i < some.size(); ++i) {
          ASSERT_EQ(some[i].statement, all[i].statement) << id;
          ASSERT_EQ(some[i].source, all[i].source) << id;
          ASSERT_EQ(some[i].distance, all[i].distance) << id;
        }
      }
    }
  });
}

// The consequences are found without the tables. They are asked for first, and again when some tables are complete.
TEST(Tables, HaveTheConsequencesAsCandidates) {
  test::PuzzleMaker maker{26};
  const test::Puzzle puzzle = test::unique_puzzle(maker);
  test::walk(maker, puzzle, [](const State& state) {
    const GroupTables tables{state};
    const auto listed = [&](int id) {
      KnownCells cells;
      for (const Tables::Entry& entry : tables[static_cast<Tables::Id>(id)].entries) {
        const Statements::Meaning& meaning = tables.statements()[entry.statement];
        if (meaning.is_candidate()) cells.insert(meaning.cells, meaning.digit, meaning.on);
      }
      return cells;
    };
    for (int id = 0; id < tables.statements().size(); ++id) {
      const KnownCells& known = tables.known(static_cast<Tables::Id>(id));
      ASSERT_EQ(known.on, listed(id).on) << id;
      ASSERT_EQ(known.off, listed(id).off) << id;
    }
    const GroupTables half{state};
    for (int id = 0; id < half.statements().size(); id += 2)
      EXPECT_FALSE(half[static_cast<Tables::Id>(id)].entries.empty());
    for (int id = 0; id < half.statements().size(); ++id) {
      ASSERT_EQ(half.known(static_cast<Tables::Id>(id)).off, listed(id).off) << id;
    }
  });
}

TEST(Tables, TellChainsFromTheFirstStatementToTheLast) {
  test::PuzzleMaker maker{25};
  const test::Puzzle puzzle = test::unique_puzzle(maker);
  test::walk(maker, puzzle, [](const State& state) {
    const GroupTables tables{state};
    for (int id = 0; id < 2 * tables.statements().candidate_count(); id += 7) {
      const auto from = static_cast<Tables::Id>(id);
      for (std::size_t i = 1; i < tables[from].entries.size(); i += 11) {
        const auto chain = tables.chain(tables[from], i);
        EXPECT_EQ(chain.front(), from);
        EXPECT_EQ(chain.back(), tables[from].entries[i].statement);
        Step step;
        const Chain told = tables.told(chain, step);
        for (const Node& node : told.nodes) EXPECT_TRUE(holds(state, told, node));
      }
    }
  });
}

}  // namespace
}  // namespace shudu::logic
