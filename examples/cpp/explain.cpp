// Solves a puzzle by logic and describes each step.
//
// Prints: solved: 483921657967345821251876493548132976729564138136798245372689514814253769695417382
#include <shudu/logic.h>
#include <shudu/search.h>
#include <shudu/words.h>

#include <iostream>

int main() {
  namespace logic = shudu::logic;
  const auto clues =
      shudu::grid_from("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
  // Techniques that assume a unique solution are used only if that is certain.
  const logic::Options options{.uniqueness = shudu::has_unique_solution(*clues)};
  logic::Walk walk = logic::easiest_first(logic::State{*clues}, logic::techniques(), options);
  while (const logic::Step* step = walk.next()) std::cout << describe(*step, shudu::Language::en) << '\n';
  std::cout << id(walk.end()) << ": " << to_line(walk.state().values()) << '\n';
}
