#include "logic/chains/tabling.h"

#include <algorithm>
#include <cassert>

#include "logic/chains/chain_steps.h"

namespace shudu::logic {

Tables::Tables(Empty, const State& state, Nodes nodes, const AlsList* sets)
    : state_(state),
      sets_(nodes == Nodes::sets ? sets : nullptr),
      statements_(state, nodes != Nodes::candidates, sets_),
      tables_(static_cast<std::size_t>(statements_.size())) {
  for (int id = 0; id < statements_.size(); ++id) {
    tables_[id].where.assign(tables_.size(), nowhere);
    if (statements_[static_cast<Id>(id)].is_candidate())
      tables_[id].entries.reserve(std::min(tables_.size(), longest_table));
    add(static_cast<Id>(id), static_cast<Id>(id), 1);
  }
}

Tables::Tables(const State& state, Nodes nodes, const AlsList* sets) : Tables(Empty{}, state, nodes, sets) {
  link_candidates();
  link_groups();
  link_sets();
  expand_all();
}

bool Tables::add(Id table, Id statement, int distance, Id source) {
  Table& to = tables_[table];
  if (to.entries.size() >= longest_table) return false;
  const Statements::Meaning& meaning = statements_[statement];
  if (meaning.is_candidate()) {
    if (to.where[statement] != nowhere) return false;
    (meaning.on ? to.on : to.off)[meaning.digit] |= meaning.cells;
  }
  const auto place = static_cast<std::uint16_t>(to.entries.size());
  to.where[statement] = place;
  if (source == Statements::none) to.last_direct = place;
  to.entries.push_back({statement, source, static_cast<std::uint16_t>(distance & 0x1ff)});
  if (has_parents_) to.parents.emplace_back();
  return true;
}

void Tables::keep_parents() {
  has_parents_ = true;
  for (Table& table : tables_) table.parents.resize(table.entries.size());
}

void Tables::expand_all() {
  // All true statements come first, then all false ones. The tables of groups and sets are not expanded, because only
  // their direct entries are used.
  for (bool on : {true, false}) {
    for (int i = 0; i < statements_.candidate_count(); ++i) expand(static_cast<Id>(2 * i + (on ? 1 : 0)));
  }
}

void Tables::expand(Id table) {
  Table& to = tables_[table];
  for (std::size_t i = 1; i < to.entries.size(); ++i) {
    if (to.entries.size() >= longest_table) return;
    const Id source = to.entries[i].statement;
    const int base = to.entries[i].distance;
    const Table& from = tables_[source];
    for (std::size_t j = 1; j <= from.last_direct; ++j) {
      const Entry& next = from.entries[j];
      if (next.source != Statements::none) continue;
      const std::uint16_t known = to.where[next.statement];
      if (known == nowhere) {
        add(table, next.statement, base + next.distance, source);
        continue;
      }
      Entry& old = to.entries[known];
      if (old.source == Statements::none || old.distance <= base + next.distance) continue;
      old.source = source;
      old.distance = static_cast<std::uint16_t>((base + next.distance) & 0x1ff);
    }
  }
}

std::vector<Tables::Id> Tables::chain(Id from, std::size_t entry) const {
  const Table& table = tables_[from];
  std::vector<Id> back;
  while (entry != 0) {
    const Entry& at = table.entries[entry];
    back.push_back(at.statement);
    entry = at.source == Statements::none ? 0 : table.where[at.source];
    assert(back.size() <= table.entries.size());
  }
  back.push_back(from);
  std::reverse(back.begin(), back.end());
  return back;
}

std::vector<Tables::Id> Tables::chain(Candidate start, bool start_on, Candidate end, bool end_on) const {
  const Id from = statements_.candidate(start.cell, start.digit, start_on);
  const std::uint16_t entry = tables_[from].where[statements_.candidate(end.cell, end.digit, end_on)];
  assert(entry != nowhere);
  return chain(from, entry);
}

Chain Tables::told(std::span<const Id> chain, Step& step) const {
  std::vector<Statement> statements;
  for (Id id : chain) {
    const Statements::Meaning& meaning = statements_[id];
    int set = -1;
    if (meaning.set >= 0) {
      const LockedSet used = (*sets_)[meaning.set].locked_set();
      const auto known = std::find(step.sets.begin(), step.sets.end(), used);
      set = static_cast<int>(known - step.sets.begin());
      if (known == step.sets.end()) step.sets.push_back(used);
    }
    statements.emplace_back(meaning.cells, meaning.digit, meaning.on, set);
  }
  return chain_of(state_, statements);
}

int Tables::length(std::span<const Id> chain) const {
  int length = static_cast<int>(chain.size()) - 1;
  for (Id id : chain) {
    if (statements_[id].set >= 0) length += set_penalty(statements_[id].footprint.size());
  }
  return length;
}

}  // namespace shudu::logic
