#include "logic/words/ends.h"

#include "logic/words/chain.h"
#include "logic/words/phrase.h"
#include "logic/words/texts.h"

namespace shudu::logic::words {

namespace {

std::string filled(const Text& text, const Node& node, Language language) {
  return phrase(text, language, {{"cells", cells(node.cells, language)}, {"digit", std::to_string(node.digit)}});
}

Node opposite(Node node) {
  node.on = !node.on;
  return node;
}

// "r1c8=7", "5 in one of r1c2 and r1c3", "r1c8 not being 7".
std::string as_noun(const Node& node, Language language) {
  const bool one = node.cells.is_single();
  if (node.on) return filled(one ? end_texts.on : end_texts.one_on, node, language);
  return filled(one ? end_texts.off : end_texts.none_on, node, language);
}

bool is_about_same(const Node& a, const Node& b) { return a.cells == b.cells && a.digit == b.digit; }

}  // namespace

std::string start(const Chain& chain, Language language) { return cells(chain.nodes.front().cells, language); }
std::string end(const Chain& chain, Language language) { return cells(chain.nodes.back().cells, language); }

std::string path(const Chain& chain, Language language) {
  std::vector<std::string> items;
  CellSet last;
  for (const Node& node : chain.nodes) {
    if (node.cells == last) continue;
    last = node.cells;
    items.push_back(cells(last, language));
  }
  return list(items, language);
}

std::string ends(const Chain& chain, Language language) {
  const Node first = opposite(chain.nodes.front());
  const Node& last = chain.nodes.back();
  const bool alike =
      first.on && last.on && first.digit == last.digit && first.cells.is_single() && last.cells.is_single();
  if (alike) {
    return phrase(chain_texts.one_is, language,
                  {{"cells", list({cells(first.cells, language), cells(last.cells, language)}, language)},
                   {"digit", std::to_string(first.digit)}});
  }
  return phrase(end_texts.either, language,
                {{"first", statement(first, language)}, {"second", statement(last, language)}});
}

std::string assumed(const Chain& chain, Language language) {
  const Node& node = chain.nodes.front();
  return node.on ? as_noun(node, language) : statement(node, language);
}

std::string reached(const Chain& chain, Language language) {
  const Node* last = &chain.nodes.back();
  // The assumption is false because of the statement before.
  if (!last->on && is_about_same(*last, chain.nodes.front()) && last->parents.size() == 1) {
    last = &chain.nodes[static_cast<std::size_t>(last->parents[0])];
  }
  return as_noun(*last, language);
}

std::string otherwise(const Chain& chain, Language language) {
  const Node& first = chain.nodes.front();
  const Node& last = chain.nodes.back();
  if (first.on || last.on || is_about_same(first, last)) return {};
  return as_noun(opposite(first), language);
}

}  // namespace shudu::logic::words
