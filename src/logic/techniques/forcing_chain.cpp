// Forcing chains and nets: an assumption and its consequences.
//
//   contradiction  the assumption leads to an impossibility: it is false
//   verity         one of several statements must be true, and each of them implies the same
//
// In a chain every statement follows from the one before it, in a net from several.
//
// Roles: pivot are the assumed statements, pattern is where a contradiction shows. kind: see below.
#include <algorithm>
#include <map>

#include "logic/chains/derivation.h"
#include "logic/chains/forcing.h"
#include "logic/chains/net_tables.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

using Id = Statements::Id;

enum ForcingChainKind { contradiction, verity };

struct ForcingChainFound {
  Proof proof;
  int length;
};

// Collects proofs and sorts them by preference. If one proof is enough, it keeps the shortest for each outcome.
class Proofs {
 public:
  Proofs(const State& state, const Tables& tables, const NetTables* nets)
      : state_(state), tables_(tables), nets_(nets) {}

  // With rank -1 it collects the proofs of all outcomes.
  std::vector<ForcingChainFound> collect(int rank, bool one_per_outcome) const {
    std::vector<ForcingChainFound> found;
    std::map<std::pair<int, bool>, std::size_t> places;
    for_each_proof(state_, tables_, rank, [&](const Proof& proof) {
      const auto [length, is_wanted] = measure(proof);
      if (!is_wanted) return;
      if (one_per_outcome) {
        // Two digits in one cell have the same rank, and the puzzle has only one of them.
        const auto key =
            std::pair{proof.outcome.rank() * 10 + proof.outcome.candidate.digit, proof.outcome.is_contradiction};
        const auto [place, is_new] = places.try_emplace(key, found.size());
        if (!is_new) {
          ForcingChainFound& old = found[place->second];
          if (old.length > length) old = {proof, length};
          return;
        }
      }
      found.push_back({proof, length});
    });
    std::stable_sort(found.begin(), found.end(), [](const ForcingChainFound& a, const ForcingChainFound& b) {
      const Outcome& x = a.proof.outcome;
      const Outcome& y = b.proof.outcome;
      if (x.rank() != y.rank()) return x.rank() < y.rank();
      // Length does not decide between placements of different kinds.
      if (x.is_placed && x.is_contradiction != y.is_contradiction) return false;
      return a.length < b.length;
    });
    return found;
  }

 private:
  std::pair<int, bool> measure(const Proof& proof) const {
    int length = 0;
    bool branches = false;
    for (const auto& [from, to] : proof.chains) {
      if (nets_ != nullptr) {
        const NetTables::Way way = nets_->way(from, to);
        length += way.length;
        branches |= way.branches;
      } else {
        length += tables_.length(tables_.chain_between(from, to)) + 1;
      }
    }
    return {length, nets_ == nullptr || branches};
  }

  const State& state_;
  const Tables& tables_;
  const NetTables* nets_;
};

class Teller {
 public:
  Teller(const State& state, const Tables& tables, bool is_net)
      : state_(state), tables_(tables), statements_(tables.statements()), is_net_(is_net) {}

  // Empty if the rules cannot derive the net.
  std::optional<Step> tell(const ForcingChainFound& found) const {
    const Outcome& outcome = found.proof.outcome;
    const int kind = outcome.is_contradiction ? contradiction : verity;
    Step step{.technique = &forcing_chain[kind + (is_net_ ? 2 : 0)]};
    (outcome.is_placed ? step.placements : step.eliminations) = {outcome.candidate};
    if (outcome.is_contradiction) step.clash = clash_of(found.proof);
    if (outcome.is_contradiction || outcome.is_placed) step.digits = {outcome.candidate.digit};
    for (const auto& [from, to] : found.proof.chains) {
      mark(step, from, Role::pivot);
      if (outcome.is_contradiction) {
        mark(step, to, Role::pattern);
        if (is_net_) continue;
      }
      if (!is_net_) {
        step.chains.push_back(tables_.told(tables_.chain_between(from, to), step));
      } else if (std::optional<Chain> chain = derive(from, std::array{fact(to)})) {
        step.chains.push_back(std::move(*chain));
      } else {
        return std::nullopt;
      }
    }
    if (is_net_ && outcome.is_contradiction && !tell_contradiction(found.proof, step)) return std::nullopt;
    if (!is_net_ && found.proof.house) step.base = {*found.proof.house};
    for (const Chain& chain : step.chains) step.inferences += static_cast<int>(chain.nodes.size()) - 1;
    return step;
  }

 private:
  Derivation::Fact fact(Id id) const {
    const Statements::Meaning& meaning = statements_[id];
    return {{meaning.first, meaning.digit}, meaning.on};
  }

  Clash clash_of(const Proof& proof) const {
    using enum Clash::Kind;
    Clash clash;
    bool some_on = false, some_off = false;
    for (const auto& [from, to] : proof.chains) {
      const Statements::Meaning& end = statements_[to];
      clash.cells.insert(end.first);
      clash.digits.insert(end.digit);
      (end.on ? some_on : some_off) = true;
    }
    if (proof.house) {
      clash.house = static_cast<std::int16_t>(proof.house->index());
      clash.kind = some_on ? twice : no_place;
      if (clash.kind == no_place) clash.cells = {};
    } else if (some_on) {
      clash.kind = clash.digits.is_single() ? opposite : two_digits;
    } else {
      const bool is_own = proof.chains.size() == 1 && proof.chains[0].second == (proof.chains[0].first ^ 1U);
      clash.kind = is_own ? opposite : no_candidate;
      if (clash.kind == no_candidate) clash.digits = {};
    }
    return clash;
  }

  void mark(Step& step, Id id, Role role) const {
    const Mark mark{statements_[id].first, statements_[id].digit, role};
    if (std::find(step.marks.begin(), step.marks.end(), mark) == step.marks.end()) step.marks.push_back(mark);
  }

  // For an alternative that is itself impossible, the contradiction may be described instead.
  std::optional<Chain> derive(Id from, std::span<const Derivation::Fact> to) const {
    const Derivation derivation(state_, fact(from));
    std::optional<Chain> chain = derivation.chain_to(to);
    if (chain) return chain;
    chain = derivation.chain_to_contradiction();
    if (chain) chain->clash = derivation.clash();
    return chain;
  }

  // Everything that leads to the contradiction is one net. If the derivation finds another contradiction first, that
  // one is described.
  bool tell_contradiction(const Proof& proof, Step& step) const {
    std::vector<Derivation::Fact> facts;
    for (const auto& [from, to] : proof.chains) facts.push_back(fact(to));
    const Derivation derivation(state_, fact(proof.chains[0].first));
    std::optional<Chain> chain = derivation.chain_to(facts);
    if (chain) {
      if (proof.house) step.base = {*proof.house};
    } else {
      chain = derivation.chain_to_contradiction();
      if (!chain) return false;
      step.clash = derivation.clash();
      std::erase_if(step.marks, [](const Mark& mark) { return mark.role == Role::pattern; });
      for (Cell cell : derivation.contradiction_cells()) step.marks.emplace_back(cell, 0, Role::pattern);
    }
    step.chains.push_back(std::move(*chain));
    return true;
  }

  const State& state_;
  const Tables& tables_;
  const Statements& statements_;
  bool is_net_;
};

void report(Request& request, const Tables& tables, const NetTables* nets) {
  const Proofs proofs(request.state, tables, nets);
  const Teller teller(request.state, tables, nets != nullptr);
  const bool one = request.options.one_chain_per_step;
  // If one step is enough, only the proofs of the first outcome that has one are built.
  // The ranks are in order of preference. Whether one of their proofs is wanted is not yet known.
  for (int rank : request.first_only ? proved_ranks(request.state, tables) : std::vector<int>{-1}) {
    for (const ForcingChainFound& found : proofs.collect(rank, one)) {
      std::optional<Step> step = teller.tell(found);
      if (step && !request.report(std::move(*step))) return;
    }
  }
}

void find_chains(Request& request, const Technique&) {
  if (request.options.als_in_chains) {
    report(request, request.memo.get<SetTables>(request.state), nullptr);
  } else {
    report(request, request.memo.get<GroupTables>(request.state), nullptr);
  }
}

void find_nets(Request& request, const Technique&) {
  const bool with_sets = request.options.als_in_chains;
  const NetTables nets(request.state, with_sets ? Tables::Nodes::sets : Tables::Nodes::groups,
                       with_sets ? &request.memo.get<AlsList>(request.state) : nullptr,
                       request.options.table_look_ahead);
  report(request, nets, &nets);
}

constexpr Text look_contradiction{
    "technique.forcing_chain_contradiction.look",
    "Look at {pivot.digits} in {pivot}, and suppose the opposite of what is to be shown."};
constexpr Text why_contradiction{"technique.forcing_chain_contradiction.why",
                                 "{chain} Then {clash}, which is impossible, {result}."};
constexpr Text look_verity{"technique.forcing_chain_verity.look",
                           "Look at {pivot}: one of these cases must be true. Follow each of them."};
constexpr Text why_verity{"technique.forcing_chain_verity.why",
                          "{chain} Every case[ except {impossible}] leads to the same conclusion, {result}."};

constexpr Technique technique(bool is_net, ForcingChainKind kind, std::string_view id, std::string_view code,
                              std::string_view name) {
  return {.id = id,
          .page = is_net ? "forcing_net" : "forcing_chain",
          .family = Family::forcing_chains,
          .name = name,
          .look = kind == contradiction ? look_contradiction : look_verity,
          .why = kind == contradiction ? why_contradiction : why_verity,
          .hodoku = {.code = code,
                     .index = is_net ? 8600 : 8500,
                     .level = Level::extreme,
                     .score = is_net ? 700 : 500,
                     .on = true},
          .find = is_net ? find_nets : find_chains};
}

}  // namespace

constinit const Technique forcing_chain[4] = {
    technique(false, contradiction, "forcing_chain_contradiction", "1301", "Forcing Chain Contradiction"),
    technique(false, verity, "forcing_chain_verity", "1302", "Forcing Chain Verity"),
    technique(true, contradiction, "forcing_net_contradiction", "1303", "Forcing Net Contradiction"),
    technique(true, verity, "forcing_net_verity", "1304", "Forcing Net Verity"),
};

}  // namespace shudu::logic
