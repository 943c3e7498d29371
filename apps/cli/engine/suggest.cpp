#include "engine/arguments.h"

#include <algorithm>
#include <numeric>

#include "base/same_id.h"

namespace shudu::cli {
namespace {

// The number of insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
std::size_t edit_distance(const std::string& a, const std::string& b) {
  std::vector<std::vector<std::size_t>> cost(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) cost[i][0] = i;
  std::iota(cost[0].begin(), cost[0].end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replace = cost[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      cost[i][j] = std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1, replace});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + 1);
    }
  }
  return cost[a.size()][b.size()];
}

// Case and the choice between '-', '_' and a space are no mistakes.
std::string in_one_spelling(std::string text) {
  for (char& c : text) c = separates_words(c) ? '_' : in_lower_case(c);
  return text;
}

}  // namespace

std::optional<std::string> nearest(const std::string& as_typed, const std::vector<std::string>& known) {
  if (const auto same = find_by_id(known, as_typed); same != known.end()) return *same;
  const std::string typed = in_one_spelling(as_typed);
  std::optional<std::string> best;
  // Allow one edit in short words, and one for every three letters in long words.
  std::size_t best_distance = std::max<std::size_t>(1, typed.size() / 3) + 1;
  for (const std::string& one : known) {
    if (typed.size() > 64) break;
    const std::string word = in_one_spelling(one);
    const std::size_t distance = word.starts_with(typed) && typed.size() > 2 ? 1 : edit_distance(typed, word);
    if (distance < best_distance) {
      best_distance = distance;
      best = one;
    }
  }
  return best;
}

std::string did_you_mean(const std::string& typed, const std::vector<std::string>& known,
                         const std::string& otherwise) {
  const auto near = nearest(typed, known);
  const std::string hint = near ? "did you mean '" + *near + "'?" : otherwise;
  return hint.empty() ? "" : "; " + hint;
}

}  // namespace shudu::cli
