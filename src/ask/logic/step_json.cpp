#include "ask/logic/step_json.h"

namespace shudu::logic {
namespace {

std::vector<std::string> names_of(const std::vector<House>& houses) {
  std::vector<std::string> names;
  for (House house : houses) names.push_back(name(house));
  return names;
}

std::string_view word(Node::Reason reason) {
  using Reason = Node::Reason;
  switch (reason) {
    case Reason::start: break;
    case Reason::same_cell: return "same_cell";
    case Reason::same_house: return "same_house";
    case Reason::locked_set: return "locked_set";
    case Reason::technique: return "technique";
  }
  return "start";
}

JsonObject node_json(const Node& node) {
  JsonObject one;
  one.add("cells", cell_names(node.cells)).add("digit", std::uint64_t{node.digit}).add("on", node.on);
  one.add("reason", word(node.reason));
  if (node.house >= 0) one.add("house", name(House{node.house}));
  if (node.set >= 0) one.add("set", static_cast<std::uint64_t>(node.set));
  if (node.nested >= 0) one.add("nested", static_cast<std::uint64_t>(node.nested));
  std::vector<std::uint64_t> parents;
  for (std::int16_t parent : node.parents) parents.push_back(static_cast<std::uint64_t>(parent));
  if (!parents.empty()) one.add("parents", parents);
  return one;
}

JsonObject clash_json(const Clash& clash) {
  JsonObject object;
  object.add("kind", id(clash.kind));
  if (!clash.cells.empty()) object.add("cells", cell_names(clash.cells));
  if (!clash.digits.empty()) object.add("digits", to_string(clash.digits));
  if (clash.house >= 0) object.add("house", name(House{clash.house}));
  return object;
}

// The words for the roles and houses of the step.
JsonObject legend_json(const Step& step, Language language) {
  JsonObject object;
  for (Role role : roles()) {
    if (!step.cells(role).empty()) object.add(id(role), role_name(step, role, language));
  }
  if (!step.base.empty()) object.add("base", base_name(step, language));
  if (!step.cover.empty()) object.add("cover", cover_name(step, language));
  return object;
}

JsonObject outline_json(const Outline& parts) {
  std::vector<JsonObject> chains;
  for (const Outline::Links& links : parts.chains) {
    JsonObject one;
    one.add("lines", links.lines);
    if (!links.end.empty()) one.add("end", links.end);
    chains.push_back(std::move(one));
  }
  JsonObject object;
  object.add("summary", parts.summary).add("chains", chains);
  if (!parts.nested.empty()) object.add("nested", parts.nested);
  return object;
}

}  // namespace

JsonObject step_json(const Step& step, Language language, Depth depth, bool outlined) {
  JsonObject object;
  if (step.technique != nullptr) {
    object.add("technique", step.technique->id).add("name", name(step, language));
    object.add("family", id(step.technique->family));
  }
  if (step.rating > 0) object.add_tenths("rating", step.rating);
  if (!step.placements.empty()) object.add("placements", candidate_list(step.placements));
  if (!step.eliminations.empty()) object.add("eliminations", candidate_list(step.eliminations));
  object.add("digits", to_string(step.digits));
  if (!step.base.empty()) object.add("base", names_of(step.base));
  if (!step.cover.empty()) object.add("cover", names_of(step.cover));
  if (const std::vector<House> houses = area(step); !houses.empty()) object.add("area", names_of(houses));
  std::vector<JsonObject> marks, sets, chains, nested;
  for (const Mark& mark : step.marks) {
    JsonObject one;
    one.add("cell", name(mark.cell));
    if (mark.digit != 0) one.add("digit", std::uint64_t{mark.digit});
    one.add("role", id(mark.role));
    marks.push_back(std::move(one));
  }
  for (const LockedSet& set : step.sets) {
    JsonObject one;
    // The text names the sets only if there are several.
    if (step.sets.size() > 1) one.add("name", set_name(sets.size(), language));
    one.add("cells", cell_names(set.cells)).add("digits", to_string(set.digits));
    sets.push_back(std::move(one));
  }
  for (const Chain& chain : step.chains) {
    std::vector<JsonObject> nodes;
    for (const Node& node : chain.nodes) nodes.push_back(node_json(node));
    JsonObject one;
    one.add("closed", chain.closed).add("nodes", nodes);
    if (chain.clash.kind != Clash::Kind::none) one.add("clash", clash_json(chain.clash));
    chains.push_back(std::move(one));
  }
  for (const Step& inner : step.nested) nested.push_back(step_json(inner, language, depth));
  if (!marks.empty()) object.add("marks", marks);
  object.add("legend", legend_json(step, language));
  if (!sets.empty()) object.add("sets", sets);
  if (!chains.empty()) object.add("chains", chains);
  if (!nested.empty()) object.add("nested", nested);
  if (step.clash.kind != Clash::Kind::none) object.add("clash", clash_json(step.clash));
  if (step.exclusion.is_known) {
    JsonObject exclusion;
    exclusion.add("seen", candidate_list(step.exclusion.seen));
    exclusion.add("removed", candidate_list(step.exclusion.removed));
    object.add("exclusion", exclusion);
  }
  if (step.inferences > 0) object.add("inferences", static_cast<std::uint64_t>(step.inferences));
  object.add("result", result_text(step)).add("words", describe(step, language, depth));
  if (outlined && !step.chains.empty()) object.add("outline", outline_json(outline(step, language)));
  return object;
}

JsonObject contradiction_json(const State::Contradiction& contradiction) {
  JsonObject object;
  if (contradiction.cell) object.add("cell", name(*contradiction.cell));
  if (contradiction.house) object.add("house", name(*contradiction.house));
  if (contradiction.digit != 0) object.add("digit", static_cast<std::uint64_t>(contradiction.digit));
  return object;
}

std::vector<std::string> candidates_json(const State& state) {
  std::vector<std::string> all;
  for (Cell cell : all_cells()) {
    const int digit = state.values()[cell];
    all.push_back(digit != 0 ? std::to_string(digit) : to_string(state.candidates(cell)));
  }
  return all;
}

}  // namespace shudu::logic
