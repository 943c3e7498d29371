// The path to an entry of a net. The main line goes back to the start by the first parent of each entry. Every other
// parent of the main line starts a branch, which ends where it meets the main line.
#include <algorithm>

#include "logic/chains/net_tables.h"

namespace shudu::logic {

class NetTables::Walk {
 public:
  Walk(const NetTables& tables, Id from) : tables_(tables), home_(&tables[from]) {}

  Way way_to(Id to) {
    main_ = follow(home_->where[to], nullptr);
    for (Branch& branch : branches_) {
      const std::uint16_t place = home_->where[branch.line[0]];
      branch.line = follow(place == nowhere ? std::uint16_t{0} : place, &branch);
    }
    int length = 0;
    bool branches = false;
    for (Id statement : main_) {
      ++length;
      for (const Branch& branch : branches_) {
        if (branch.line.back() != statement) continue;
        length += static_cast<int>(branch.line.size());
        branches = true;
      }
    }
    return {std::min<int>(length, longest_table), branches};
  }

 private:
  struct Branch {
    std::vector<Id> line;
    const Table* table;     // the table in which it starts
    std::size_t leaves_at;  // position on the main line
  };
  static constexpr std::size_t most_branches = 200;

  Id statement(const Table& table, std::size_t place) const {
    return place < table.entries.size() ? table.entries[place].statement : Statements::none;
  }
  bool is_expanded(const Table& table, std::size_t place) const {
    return place < table.entries.size() && table.entries[place].source != Statements::none;
  }
  Parents parents(const Table& table, std::size_t place) const {
    if (place >= table.entries.size()) return {};
    if (is_expanded(table, place)) return {};
    return table.parents.empty() ? Parents{} : table.parents[place];
  }
  int distance(const Table& table, std::size_t place) const {
    return place < table.entries.size() ? table.entries[place].distance : 0;
  }
  std::size_t place_in(const Table& table, Id wanted) const {
    if (wanted == Statements::none || table.where[wanted] == nowhere) return 0;
    return table.where[wanted];
  }

  // Goes from an entry of the home table back to the start. An expanded entry is looked up in the table it came from,
  // until that table has no nearer entry.
  std::vector<Id> follow(std::size_t place, const Branch* branch) {
    std::vector<Id> line{statement(*home_, place)};
    const Table* table = home_;
    const Table* detour = branch != nullptr && branch->table != home_ ? branch->table : nullptr;
    const bool is_branch = branch != nullptr;
    const std::size_t leaves_at = is_branch ? branch->leaves_at : 0;
    bool is_away = false;
    while (place != 0 && line.size() < longest_table) {
      if (is_expanded(*table, place) || detour != nullptr) {
        const Id here = statement(*home_, place);
        table = detour != nullptr ? detour : &tables_.indexed(home_->entries[place].source);
        detour = nullptr;
        is_away = true;
        place = place_in(*table, here);
      }
      const Parents from = parents(*table, place);
      place = from[0];
      const Id first = statement(*table, place);
      line.push_back(first);
      if (!is_branch) {
        if (first != Statements::none) visited_ |= tables_.statements_[first].footprint;
        for (std::size_t i = 1; i < from.size(); ++i) {
          if (from[i] == 0 || branches_.size() >= most_branches) continue;
          branches_.push_back({{statement(*table, from[i])}, table, line.size()});
        }
      } else if (first != Statements::none && visited_.contains(tables_.statements_[first].first)) {
        for (std::size_t i = leaves_at; i < main_.size(); ++i) {
          if (main_[i] == first) return line;
        }
      }
      const bool home_is_nearer = is_away && first != Statements::none && home_->where[first] != nowhere &&
                                  distance(*table, place) > distance(*home_, home_->where[first]);
      if (is_away && (place == 0 || is_expanded(*table, place) || home_is_nearer)) {
        table = home_;
        place = place_in(*home_, first);
        is_away = false;
      }
    }
    return line;
  }

  const NetTables& tables_;
  const Table* home_;
  std::vector<Id> main_;
  std::vector<Branch> branches_;
  CellSet visited_;
};

NetTables::Way NetTables::way(Id from, Id to) const { return Walk(*this, from).way_to(to); }

}  // namespace shudu::logic
