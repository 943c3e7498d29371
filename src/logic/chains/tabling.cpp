#include "logic/chains/tabling.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "logic/chains/chain_steps.h"

namespace shudu::logic {

namespace {

// HoDoKu keeps nine bits of a distance.
constexpr std::uint16_t stored(int distance) { return static_cast<std::uint16_t>(distance & 0x1ff); }

}  // namespace

Tables::Tables(const State& state, Nodes nodes, const AlsList* sets, std::size_t usual_entries)
    : state_(state),
      sets_(nodes == Nodes::sets ? sets : nullptr),
      statements_(state, nodes != Nodes::candidates, sets_),
      tables_(static_cast<std::size_t>(statements_.size())),
      words_((tables_.size() + 63) / 64) {
  for (int id = 0; id < statements_.size(); ++id) {
    tables_[id].entries.reserve(usual_entries);
    add(static_cast<Id>(id), static_cast<Id>(id), 1);
  }
}

Tables::Tables(const State& state, Nodes nodes, const AlsList* sets) : Tables(state, nodes, sets, 24) {
  link_candidates();
  link_groups();
  link_sets();
}

bool Tables::add(Id table, Id statement, int distance, Id source) const {
  Table& to = tables_[table];
  if (to.entries.size() >= longest_table) return false;
  const Statements::Meaning& meaning = statements_[statement];
  if (meaning.is_candidate() && to.known.has(meaning.first, meaning.digit, meaning.on)) return false;
  append(to, {statement, source, stored(distance)});
  return true;
}

void Tables::append(Table& to, const Entry& entry) const {
  const Statements::Meaning& meaning = statements_[entry.statement];
  if (meaning.is_candidate()) to.known.insert(meaning.cells, meaning.digit, meaning.on);
  const auto place = static_cast<std::uint16_t>(to.entries.size());
  if (!to.where.empty()) to.where[entry.statement] = place;
  if (entry.is_direct()) to.last_direct = place;
  to.entries.push_back(entry);
  if (has_parents_) to.parents.emplace_back();
}

void Tables::append_direct(Table& to, Cell cell, int digit, bool on) const {
  to.last_direct = static_cast<std::uint16_t>(to.entries.size());
  to.entries.push_back({statements_.candidate(cell, digit, on), Statements::none, 2});
  if (keeps_known()) to.known.insert({cell}, digit, on);
}

void Tables::keep_parents() {
  has_parents_ = true;
  for (Table& table : tables_) {
    table.parents.reserve(table.entries.capacity());
    table.parents.resize(table.entries.size());
  }
}

// No statement is twice in a table. So if there are few statements, no table is cut off, and the consequences are exactly
// the candidates of the tables.
const KnownCells& Tables::known(Id statement) const {
  if (tables_.size() > longest_table) return (*this)[statement].known;
  if (!consequences_) consequences_.emplace(statements_, tables_);
  return (*consequences_)[statement];
}

Table& Tables::indexed(Id table) const {
  Table& to = tables_[table];
  if (!to.where.empty()) return to;
  to.where.assign(tables_.size(), nowhere);
  for (std::size_t i = 0; i < to.entries.size(); ++i) {
    to.where[to.entries[i].statement] = static_cast<std::uint16_t>(i);
  }
  return to;
}

Table& Tables::expand(Id table) const {
  while (expand_next(table)) {
  }
  return tables_[table];
}

// Without sets and nets every link has the same length. Then a later entry never changes an earlier one, so the table
// need not be complete.
const Table& Tables::up_to(Id statement, std::span<const Id> wanted) const {
  if (sets_ != nullptr || has_parents_) return expand(statement);
  Table& table = indexed(statement);
  if (tables_.size() <= longest_table) {
    expand_to(table, wanted);
    return table;
  }
  for (Id id : wanted) {
    while (table.where[id] == nowhere && expand_next(statement)) {
    }
  }
  return table;
}

// Most entries add nothing new, which their bits show at once.
void Tables::expand_to(Table& to, std::span<const Id> wanted) const {
  constexpr std::size_t word_bits = 64;
  const auto is_missing = [&](Id id) { return to.where[id] == nowhere; };
  auto missing = std::find_if(wanted.begin(), wanted.end(), is_missing);
  if (missing == wanted.end()) return;
  const auto insert = [&](std::uint64_t* set, Id id) { set[id / word_bits] |= std::uint64_t{1} << id % word_bits; };
  if (direct_.empty()) {
    direct_.resize(tables_.size() * words_);
    for (std::size_t id = 0; id < tables_.size(); ++id) {
      for (std::size_t i = 1; i <= tables_[id].last_direct; ++i) {
        if (tables_[id].entries[i].is_direct()) insert(&direct_[id * words_], tables_[id].entries[i].statement);
      }
    }
  }
  std::array<std::uint64_t, longest_table / word_bits + 1> seen{};
  for (const Entry& entry : to.entries) insert(seen.data(), entry.statement);
  to.entries.reserve(tables_.size());
  while (missing != wanted.end() && to.next < to.entries.size()) {
    const Entry source = to.entries[to.next++];
    const std::uint64_t* direct = &direct_[source.statement * words_];
    std::uint64_t is_new = 0;
    for (std::size_t i = 0; i < words_; ++i) is_new |= direct[i] & ~seen[i];
    if (is_new == 0) continue;
    const Table& from = tables_[source.statement];
    for (std::size_t j = 1; j <= from.last_direct; ++j) {
      const Entry& next = from.entries[j];
      if (!next.is_direct() || !is_missing(next.statement)) continue;
      to.where[next.statement] = static_cast<std::uint16_t>(to.entries.size());
      to.entries.push_back({next.statement, source.statement, stored(source.distance + next.distance)});
      insert(seen.data(), next.statement);
    }
    missing = std::find_if(missing, wanted.end(), is_missing);
  }
}

bool Tables::expand_next(Id table) const {
  Table& to = indexed(table);
  if (to.next >= to.entries.size() || to.entries.size() >= longest_table) return false;
  if (to.next == 1) to.entries.reserve(std::min(tables_.size(), longest_table));
  const Id source = to.entries[to.next].statement;
  const int base = to.entries[to.next].distance;
  ++to.next;
  const Table& from = tables_[source];
  for (std::size_t j = 1; j <= from.last_direct; ++j) {
    const Entry& next = from.entries[j];
    if (!next.is_direct()) continue;
    const std::uint16_t known = to.where[next.statement];
    if (known == nowhere) {
      if (to.entries.size() >= longest_table) continue;
      append(to, {next.statement, source, stored(base + next.distance)});
      continue;
    }
    Entry& old = to.entries[known];
    if (old.is_direct() || old.distance <= base + next.distance) continue;
    old.source = source;
    old.distance = stored(base + next.distance);
  }
  return true;
}

std::vector<Tables::Id> Tables::chain(const Table& table, std::size_t entry) const {
  std::vector<Id> back;
  while (entry != 0) {
    const Entry& at = table.entries[entry];
    back.push_back(at.statement);
    entry = at.source == Statements::none ? 0 : table.where[at.source];
    assert(back.size() <= table.entries.size());
  }
  back.push_back(table.entries[0].statement);
  std::reverse(back.begin(), back.end());
  return back;
}

std::vector<Tables::Id> Tables::chain_between(Id from, Id to) const {
  const Table& table = up_to(from, {&to, 1});
  assert(table.where[to] != nowhere);
  return chain(table, table.where[to]);
}

std::vector<Tables::Id> Tables::chain(Candidate start, bool start_on, Candidate end, bool end_on) const {
  return chain_between(statements_.candidate(start.cell, start.digit, start_on),
                       statements_.candidate(end.cell, end.digit, end_on));
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
