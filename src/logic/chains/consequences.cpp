#include "logic/chains/consequences.h"

#include <algorithm>

namespace shudu::logic {

Consequences::Consequences(const Statements& statements, std::span<const Table> tables)
    : statements_(statements),
      tables_(tables),
      component_(tables.size(), open),
      order_(tables.size()),
      oldest_(tables.size()) {
  known_.reserve(tables.size());
  for (std::size_t id = 0; id < tables.size(); ++id) {
    if (order_[id] == 0) search_from(static_cast<Id>(id));
  }
}

void Consequences::search_from(Id start) {
  enter(start);
  while (!way_.empty()) {
    Visit& here = way_.back();
    const Table& table = tables_[here.statement];
    if (here.next > table.last_direct) {
      leave(here.statement);
      continue;
    }
    const Table::Entry& entry = table.entries[here.next++];
    if (!entry.is_direct()) continue;
    if (order_[entry.statement] == 0) {
      enter(entry.statement);
    } else if (component_[entry.statement] == open) {
      oldest_[here.statement] = std::min(oldest_[here.statement], order_[entry.statement]);
    }
  }
}

void Consequences::enter(Id statement) {
  oldest_[statement] = order_[statement] = ++entered_;
  open_.push_back(statement);
  way_.push_back({statement});
}

void Consequences::leave(Id statement) {
  way_.pop_back();
  if (!way_.empty()) {
    std::uint16_t& before = oldest_[way_.back().statement];
    before = std::min(before, oldest_[statement]);
  }
  if (oldest_[statement] == order_[statement]) complete(statement);
}

// The component is everything that was entered since `root` and is still open. If a candidate is already known, so are
// its consequences.
void Consequences::complete(Id root) {
  const auto number = static_cast<std::uint16_t>(known_.size());
  const auto first = std::find(open_.rbegin(), open_.rend(), root).base() - 1;
  KnownCells& all = known_.emplace_back();
  for (auto member = first; member != open_.end(); ++member) {
    component_[*member] = number;
    const Statements::Meaning& meaning = statements_[*member];
    if (meaning.is_candidate()) all.insert(meaning.cells, meaning.digit, meaning.on);
  }
  for (auto member = first; member != open_.end(); ++member) {
    const Table& table = tables_[*member];
    for (std::size_t i = 1; i <= table.last_direct; ++i) {
      const Id next = table.entries[i].statement;
      if (component_[next] == number || !table.entries[i].is_direct()) continue;
      const Statements::Meaning& meaning = statements_[next];
      if (meaning.is_candidate() && all.has(meaning.first, meaning.digit, meaning.on)) continue;
      if (meaning.is_candidate() && tables_[next].last_direct == 0) {
        all.insert(meaning.cells, meaning.digit, meaning.on);  // nothing else follows from it
      } else {
        all.insert(known_[component_[next]]);
      }
    }
  }
  open_.erase(first, open_.end());
}

}  // namespace shudu::logic
