#include "logic/explainer/chaining/nets/multiple.h"

#include <algorithm>
#include <limits>

#include "logic/explainer/chaining/nets/rules.h"
#include "logic/explainer/chaining/nets/template.h"
#include "logic/explainer/chaining/sort.h"

namespace shudu::logic::explainer::chaining {

// A finding before its chains are written out: the nets and the last statement in each.
struct MultipleSearch::Draft {
  ChainFindingType type;
  Literal source;
  std::int16_t house;
  Literal result;
  int complexity;
  std::uint8_t ends;
  std::array<std::int16_t, 9> net, end;
};

namespace {

// Intersects `common` with the statements of the net. False if nothing remains.
bool keep_common(Net::Literals& common, const Net& net) {
  std::uint64_t any = 0;
  for (std::size_t i = 0; i < common.size(); ++i) {
    common[i] &= net.known()[i];
    any |= common[i];
  }
  return any != 0;
}

bool has(const Net::Literals& set, Literal literal) { return (set[literal / 64] >> (literal % 64) & 1) != 0; }

}  // namespace

MultipleSearch::MultipleSearch(const Frame& frame, MultipleKind kind, Record& record)
    : frame_(frame), kind_(kind), record_(record) {}

MultipleSearch::~MultipleSearch() = default;

const Net& MultipleSearch::net(Literal assumption) {
  std::int16_t& at = net_of_[assumption];
  if (at >= 0) {
    Net& known = *nets_[static_cast<std::size_t>(at)];
    if (known.level() < level_) known.advance(board_, *rules_[static_cast<std::size_t>(level_)]);
    return known;
  }
  if (used_ == nets_.size()) nets_.emplace_back(new Net);  // not value-initialised: its arrays need no zeros
  at = static_cast<std::int16_t>(used_);
  Net& made = *nets_[used_++];
  made.start(board_, assumption,
             kind_ == MultipleKind::nishio     ? NetMode::nishio
             : kind_ == MultipleKind::multiple ? NetMode::plain
                                               : NetMode::dynamic);
  if (level_ > 0) made.advance(board_, *rules_[static_cast<std::size_t>(level_)]);
  return made;
}

// The nets of the same board are kept, because a higher level continues where a lower one ended. Levels 2 and 3 are an
// exception: they use rules that the levels above them do not.
void MultipleSearch::prepare(const ChainBoard& board, int level) {
  const bool goes_on = level > level_ && (level_ < 2 || level < 4);
  if (!(is_known_ && goes_on && board_ == board)) {
    board_ = board;
    is_known_ = true;
    used_ = 0;
    net_of_.fill(-1);
  }
  level_ = level;
  auto& rules = rules_[static_cast<std::size_t>(level)];
  if (level > 0 && !rules) rules = std::make_unique<NestedRules>(frame_, level, record_);
  drafts_.clear();
}

void MultipleSearch::search(const ChainBoard& board, int level, PlainChains& plain,
                            const std::function<bool()>& go_on) {
  prepare(board, level);
  std::array<DigitDoubts, 9> doubted;
  if (kind_ == MultipleKind::nishio) {
    for (int digit = 0; digit < 9; ++digit) doubted[static_cast<std::size_t>(digit)] = doubts(board_, digit);
  }
  if (kind_ == MultipleKind::multiple) {
    plain.look_at(board_);
    reach_ = &plain.reach_with_off();
  }
  bool stopped = false;
  for (int cell = 0; cell < Cell::count && !stopped; ++cell) {
    const int candidates = count(board_.digits[cell]);
    if (candidates < 2 || (candidates == 2 && kind_ == MultipleKind::multiple)) continue;
    std::array<Id, 9> starts;
    std::size_t n = 0;
    for_bits(board_.digits[cell], [&](int digit) {
      const Id id = id_of(cell, digit);
      starts[n++] = id;
      stopped = stopped || (go_on && !go_on());
      if (stopped) return;
      if (kind_ == MultipleKind::nishio) {
        const DigitDoubts& doubt = doubted[static_cast<std::size_t>(digit)];
        if (doubt.on.contains(Cell{cell})) contradiction(on(id));
        if (doubt.off.contains(Cell{cell})) contradiction(off(id));
        return;
      }
      if (kind_ == MultipleKind::dynamic) candidate(id, candidates);
      regions(id);
    });
    if (kind_ != MultipleKind::nishio && !stopped)
      compare(ChainFindingType::cell, on(starts[0]), -1, {starts.data(), n});
  }
  if (stopped) drafts_.clear();
}

void MultipleSearch::contradiction(Literal assumption) {
  const Net& from = net(assumption);
  if (!from.is_absurd()) return;
  const std::int16_t at = net_of_[assumption];
  consider({ChainFindingType::contradiction,
            assumption,
            -1,
            static_cast<Literal>(assumption ^ 1),
            0,
            2,
            {at, at},
            {static_cast<std::int16_t>(from.absurd_on()), static_cast<std::int16_t>(from.absurd_off())}});
}

// Contradictions, and the common consequences of the candidate on and off.
void MultipleSearch::candidate(Id id, int in_cell) {
  contradiction(on(id));
  contradiction(off(id));
  if (in_cell < 3) return;
  const Net& from_on = net(on(id));
  const Net& from_off = net(off(id));
  Net::Literals common = from_on.known();
  if (!keep_common(common, from_off)) return;
  for (bool wanted_on : {true, false}) {
    for (const NetNode& node : from_on.found()) {
      if (is_on(node.literal) != wanted_on || !has(common, node.literal)) continue;
      consider({ChainFindingType::doubled,
                wanted_on ? on(id) : off(id),
                -1,
                node.literal,
                0,
                2,
                {net_of_[on(id)], net_of_[off(id)]},
                {static_cast<std::int16_t>(from_on.at(node.literal)),
                 static_cast<std::int16_t>(from_off.at(node.literal))}});
    }
  }
}

// Handles the houses in which the candidate is the first place of its digit.
void MultipleSearch::regions(Id id) {
  const int cell = cell_of(id), digit = digit_of(id);
  for (const Spot& spot : spots[cell]) {
    const unsigned places = board_.places[spot.house][digit];
    if (std::countr_zero(places) != spot.place || (places & (places - 1)) == 0) continue;
    std::array<Id, 9> starts;
    std::size_t n = 0;
    for_bits(places, [&](int place) { starts[n++] = id_of(cell_at[spot.house][place], digit); });
    compare(ChainFindingType::region, on(id), spot.house, {starts.data(), n});
  }
}

// Finds the common consequences of all the starts.
void MultipleSearch::compare(ChainFindingType type, Literal source, int house, std::span<const Id> starts) {
  if (kind_ == MultipleKind::multiple && !reach_->have_common(starts)) return;
  Draft draft{type, source, static_cast<std::int16_t>(house), 0, 0, static_cast<std::uint8_t>(starts.size()), {}, {}};
  Net::Literals common;
  common.fill(~std::uint64_t{0});
  for (std::size_t i = 0; i < starts.size(); ++i) {
    if (!keep_common(common, net(on(starts[i])))) return;
    draft.net[i] = net_of_[on(starts[i])];
  }
  for (bool wanted_on : {true, false}) {
    for (const NetNode& node : nets_[static_cast<std::size_t>(draft.net[0])]->found()) {
      if (is_on(node.literal) != wanted_on || !has(common, node.literal)) continue;
      for (std::size_t i = 0; i < starts.size(); ++i) {
        draft.end[i] = static_cast<std::int16_t>(nets_[static_cast<std::size_t>(draft.net[i])]->at(node.literal));
      }
      draft.result = node.literal;
      consider(draft);
    }
  }
}

// The number of statements of all chains and of the findings nested in them. Each nested finding counts once.
int MultipleSearch::complexity(const Draft& draft, int most) {
  nested_.clear();
  int total = 0;
  for (std::size_t i = 0; i < draft.ends; ++i) {
    total += nets_[static_cast<std::size_t>(draft.net[i])]->ancestors(draft.end[i], most - total,
                                                                      level_ >= 2 ? &nested_ : nullptr);
    if (total > most) return total;
  }
  if (nested_.empty()) return total;
  std::vector<std::int32_t> counted;
  for (std::int32_t nested : nested_) {
    const ChainFinding& finding = record_.findings[static_cast<std::size_t>(nested)];
    if (std::find(counted.begin(), counted.end(), finding.likeness) != counted.end()) continue;
    counted.push_back(finding.likeness);
    total += finding.complexity;
  }
  return total;
}

void MultipleSearch::consider(const Draft& draft) {
  // A candidate that must be on removes the other candidates of its cell.
  const Id id = candidate_of(draft.result);
  if (is_on(draft.result) && board_.digits[cell_of(id)] == 1U << digit_of(id)) return;
  int most = std::numeric_limits<int>::max();
  if (best_only_ && !drafts_.empty()) {
    most = drafts_[0].complexity;
    if (type_key(draft.type) >= type_key(drafts_[0].type)) --most;
  }
  const int total = complexity(draft, most);
  if (total > most) return;
  if (best_only_) drafts_.clear();
  drafts_.push_back(draft);
  drafts_.back().complexity = total;
}

ChainFinding MultipleSearch::finish(const Draft& draft) {
  ChainFinding finding;
  finding.type = draft.type;
  finding.search = kind_ == MultipleKind::nishio ? Chaining::nishio
                   : kind_ == MultipleKind::multiple
                       ? Chaining::multiple
                       : static_cast<Chaining>(static_cast<int>(Chaining::dynamic) + level_);
  finding.complexity = draft.complexity;
  const double base = level_ >= 2                       ? 9.5 + 0.5 * (level_ - 2)
                      : level_ == 1                     ? 9.0
                      : kind_ == MultipleKind::nishio   ? 7.5
                      : kind_ == MultipleKind::multiple ? 8.0
                                                        : 8.5;
  finding.difficulty = base + length_surcharge(draft.complexity);
  finding.source = draft.source;
  finding.house = draft.house;
  finding.result = draft.result;
  finding.has_result = true;
  const Id id = candidate_of(draft.result);
  if (is_on(draft.result)) {
    const int cell = cell_of(id);
    for_bits(board_.digits[cell] & ~(1U << digit_of(id)),
             [&](int digit) { finding.removed.push_back(id_of(cell, digit)); });
  } else {
    finding.removed = {id};
  }
  for (std::size_t i = 0; i < draft.ends; ++i) {
    finding.chains.push_back(nets_[static_cast<std::size_t>(draft.net[i])]->copy(draft.end[i], record_));
  }
  return finding;
}

std::vector<ChainFinding> MultipleSearch::all(const ChainBoard& board, int level, PlainChains& plain,
                                              const std::function<bool()>& go_on) {
  best_only_ = false;
  search(board, level, plain, go_on);
  std::stable_sort(drafts_.begin(), drafts_.end(), [](const Draft& a, const Draft& b) {
    return a.complexity != b.complexity ? a.complexity < b.complexity : type_key(a.type) < type_key(b.type);
  });
  // The removals depend only on the result.
  std::vector<ChainFinding> findings;
  std::array<bool, literal_count> known{};
  for (const Draft& draft : drafts_) {
    if (known[draft.result]) continue;
    known[draft.result] = true;
    findings.push_back(finish(draft));
  }
  sort_and_filter(findings);
  return findings;
}

std::optional<ChainFinding> MultipleSearch::best(const ChainBoard& board, int level, PlainChains& plain,
                                                 const std::function<bool()>& go_on) {
  best_only_ = true;
  search(board, level, plain, go_on);
  if (drafts_.empty()) return std::nullopt;
  return finish(drafts_[0]);
}

}  // namespace shudu::logic::explainer::chaining
