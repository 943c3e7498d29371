#include "logic/explainer/chaining/techniques.h"

#include <array>
#include <string_view>
#include <utility>

#include "logic/request.h"

namespace shudu::logic::explainer::chaining {

namespace {

// Ids by Chaining, starting with `dynamic`.
constexpr std::array<std::array<std::string_view, 4>, 6> dynamic_ids{{
    {"dynamic_contradiction", "dynamic_double", "dynamic_cell", "dynamic_region"},
    {"dynamic_contradiction_plus", "dynamic_double_plus", "dynamic_cell_plus", "dynamic_region_plus"},
    {"nested_2_contradiction", "nested_2_double", "nested_2_cell", "nested_2_region"},
    {"nested_3_contradiction", "nested_3_double", "nested_3_cell", "nested_3_region"},
    {"nested_4_contradiction", "nested_4_double", "nested_4_cell", "nested_4_region"},
    {"nested_5_contradiction", "nested_5_double", "nested_5_cell", "nested_5_region"},
}};

std::string_view technique_id(const ChainFinding& finding) {
  const Chaining search = finding.search;
  const auto dynamic = [&](std::size_t form) {
    return dynamic_ids[static_cast<std::size_t>(search) - static_cast<std::size_t>(Chaining::dynamic)][form];
  };
  switch (finding.type) {
    case ChainFindingType::x_cycle: return "x_cycle";
    case ChainFindingType::y_cycle: return "y_cycle";
    case ChainFindingType::xy_cycle: return "bidirectional_cycle";
    case ChainFindingType::x_chain: return "forcing_x_chain";
    case ChainFindingType::xy_chain: return "forcing_chain";
    case ChainFindingType::contradiction: return search == Chaining::nishio ? "nishio" : dynamic(0);
    case ChainFindingType::doubled: return dynamic(1);
    case ChainFindingType::cell: return search == Chaining::multiple ? "cell_forcing_chains" : dynamic(2);
    case ChainFindingType::region: break;
  }
  return search == Chaining::multiple ? "region_forcing_chains" : dynamic(3);
}

}  // namespace

// Looked up by id, because the files of these techniques include this header.
const Technique* technique_of(const ChainFinding& finding) { return find_technique(technique_id(finding)); }

void find(Request& request, const Technique& wanted) {
  const auto kind = static_cast<Chaining>(wanted.kind);
  if (request.first_only) {
    if (std::optional<Step> step = find_chaining(request.state, kind, request.options.go_on))
      request.report(std::move(*step));
    return;
  }
  for (Step& step : all_chaining(request.state, kind, request.options.go_on)) {
    if (!request.report(std::move(step))) return;
  }
}

}  // namespace shudu::logic::explainer::chaining
