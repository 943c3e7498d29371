// Rates a puzzle on the scales of Sudoku Explainer and HoDoKu.
//
// Prints: Sudoku Explainer: 7.2, hardest technique forcing_chain
#include <shudu/rating.h>
#include <shudu/search.h>

#include <iostream>

int main() {
  namespace logic = shudu::logic;
  const auto clues =
      shudu::grid_from(".6....2.89..1...5...5........4.597.....2.86........98...6..2..1.728....6....4.8..");
  const auto solution = shudu::solve(*clues);
  const bool unique = shudu::has_unique_solution(*clues);
  const logic::ExplainerRating explainer = logic::explainer_rating(logic::State{*clues}, {.uniqueness = unique});
  const logic::HodokuPath hodoku = logic::hodoku_path(*clues, unique ? &*solution : nullptr);
  std::cout << "Sudoku Explainer: " << explainer.er / 10.0 << ", hardest technique " << explainer.hardest->id << '\n'
            << "HoDoKu: " << id(hodoku.level) << ", score " << hodoku.score << '\n';
}
