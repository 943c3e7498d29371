// Rates a puzzle on the scales of Sudoku Explainer and HoDoKu, and in minutes.
//
// Prints: Sudoku Explainer: 7.2, hardest technique forcing_chain
#include <shudu/ask.h>

#include <iostream>

int main() {
  const auto puzzle = shudu::read(".6....2.89..1...5...5........4.597.....2.86........98...6..2..1.728....6....4.8..");
  const shudu::Rating rating = rate(*puzzle);
  std::cout << "Sudoku Explainer: " << rating.explainer->er / 10.0 << ", hardest technique "
            << rating.explainer->hardest->id << '\n'
            << "HoDoKu: " << id(rating.hodoku->level) << ", score " << rating.hodoku->score << '\n'
            << "minutes: " << rating.minutes->tenths() / 10.0 << '\n';
}
