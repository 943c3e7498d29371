#include "logic/words/chain.h"

#include <algorithm>

#include "logic/words/clash.h"
#include "logic/words/phrase.h"
#include "logic/words/texts.h"
#include "shudu/words.h"

namespace shudu::logic::words {

namespace {

// In a chain every statement follows from the one before it. In a net some follow from other ones, or from several.
bool is_net(const Chain& chain) {
  for (std::size_t i = 1; i < chain.nodes.size(); ++i) {
    const auto& parents = chain.nodes[i].parents;
    if (parents.size() > 1 || (parents.size() == 1 && static_cast<std::size_t>(parents[0]) + 1 != i)) return true;
  }
  return false;
}

// Why a statement follows from what came before.
std::string reason(const Step& step, const Node& node, Language language) {
  switch (node.reason) {
    case Node::Reason::start: return {};
    case Node::Reason::same_cell: return phrase(node.on ? chain_texts.last_candidate : chain_texts.one_digit, language);
    case Node::Reason::same_house:
      if (node.house < 0) return phrase(chain_texts.see, language);
      return phrase(!node.on                 ? chain_texts.once
                    : node.cells.is_single() ? chain_texts.last_place
                                             : chain_texts.last_places,
                    language, {{"digit", std::to_string(node.digit)}, {"house", house(House{node.house}, language)}});
    case Node::Reason::locked_set: {
      if (node.set < 0 || static_cast<std::size_t>(node.set) >= step.sets.size()) return {};
      const LockedSet& set = step.sets[static_cast<std::size_t>(node.set)];
      return phrase(node.on ? chain_texts.one_missing : chain_texts.locked, language,
                    {{"cells", cells(set.cells, language)}, {"digits", digits(set.digits, language)}});
    }
    case Node::Reason::technique: {
      if (node.nested < 0 || static_cast<std::size_t>(node.nested) >= step.nested.size()) return {};
      const Technique* technique = step.nested[static_cast<std::size_t>(node.nested)].technique;
      return phrase(chain_texts.by_inner_step, language,
                    {{"n", std::to_string(node.nested + 1)},
                     {"name", technique == nullptr ? "" : std::string{name(*technique, language)}}});
    }
  }
  return {};
}

std::string in_brackets(const std::string& text, Language language) {
  return text.empty() ? text : phrase(sentence_texts.in_brackets, language, {{"text", text}});
}

// "Suppose r1c1 is 5; then r1c4 is not 5 (5 only once in row 1); then …"
std::string sentence(const Step& step, const Chain& chain, Language language) {
  std::string text;
  for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
    const Node& node = chain.nodes[i];
    const Text& link = i == 0 ? chain_texts.if_first : i == 1 ? chain_texts.then : chain_texts.and_so;
    text += phrase(link, language, {{"statement", statement(node, language)}});
    text += in_brackets(reason(step, node, language), language);
  }
  return text;
}

// "So r1c4 is not 5 (5 only once in row 1; from 2 and 3)". Only a net says where its statements come from.
std::string line(const Step& step, const Chain& chain, std::size_t index, bool is_net, Language language) {
  const Node& node = chain.nodes[index];
  const bool assumed = node.reason == Node::Reason::start;
  std::string text =
      phrase(assumed ? chain_texts.suppose : chain_texts.so, language, {{"statement", statement(node, language)}});
  std::string why = reason(step, node, language);
  if (is_net && !node.parents.empty()) {
    std::vector<std::int16_t> parents = node.parents;
    std::sort(parents.begin(), parents.end());
    std::vector<std::string> numbers;
    for (std::int16_t parent : parents) numbers.push_back(std::to_string(parent + 1));
    if (!why.empty()) why += chain_texts.before_from[language];
    why += phrase(chain_texts.from, language, {{"numbers", list(numbers, language)}});
  }
  return (assumed || is_net ? as_sentence(text) : text) + in_brackets(why, language);
}

// One line for every link. The lines are numbered if they do not simply follow one another.
std::string lines(const Step& step, const Chain& chain, Language language) {
  const bool numbered = is_net(chain);
  std::string text;
  for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
    text += "\n  ";
    if (numbered) text += std::to_string(i + 1) + ". ";
    text += line(step, chain, i, numbered, language);
  }
  return text;
}

// "But then row 1 has two 5s, in r1c1 and r1c4, so this case is impossible."
std::string impossible_case(const Chain& chain, Language language) {
  return phrase(chain_texts.impossible, language, {{"clash", clash(chain.clash, language)}}) +
         std::string{sentence_texts.stop[language]};
}

}  // namespace

std::string statement(const Node& node, Language language) {
  const bool one = node.cells.is_single();
  if (!node.on && node.cells.size() == 2) {
    return phrase(chain_texts.neither_is, language,
                  {{"a", name(node.cells.first())},
                   {"b", name((node.cells - CellSet{node.cells.first()}).first())},
                   {"digit", std::to_string(node.digit)}});
  }
  const Text& text =
      node.on ? (one ? chain_texts.is : chain_texts.one_is) : (one ? chain_texts.is_not : chain_texts.none_is);
  return phrase(text, language, {{"cells", cells(node.cells, language)}, {"digit", std::to_string(node.digit)}});
}

std::string chain(const Step& step, std::size_t index, Language language) {
  constexpr std::size_t longest_sentence = 7;
  const Chain& told = step.chains[index];
  const bool short_enough = told.nodes.size() <= longest_sentence && !is_net(told);
  std::string text = short_enough ? as_sentence(sentence(step, told, language)) : lines(step, told, language);
  if (told.closed) text += chain_texts.closes[language];
  text += sentence_texts.stop[language];
  if (told.clash.kind != Clash::Kind::none) {
    text += short_enough ? std::string{entry(language).grammar.space} : "\n  ";
    text += impossible_case(told, language);
  }
  if (!short_enough) text += '\n';  // the following text is not part of the list
  return text;
}

std::vector<std::string> links(const Step& step, std::size_t index, Language language) {
  const Chain& told = step.chains[index];
  const bool net = is_net(told);
  std::vector<std::string> all;
  for (std::size_t i = 0; i < told.nodes.size(); ++i) {
    all.push_back(spaced(as_sentence(line(step, told, i, net, language))));
  }
  return all;
}

std::string chain_end(const Step& step, std::size_t index, Language language) {
  const Chain& told = step.chains[index];
  return told.clash.kind == Clash::Kind::none ? std::string{} : spaced(impossible_case(told, language));
}

std::string chains(const Step& step, Language language) {
  std::string text;
  for (std::size_t i = 0; i < step.chains.size(); ++i) {
    const std::string one = chain(step, i, language);
    if (step.chains.size() == 1) {
      text += one;
    } else {
      text +=
          (i == 0 ? "" : "\n") + phrase(chain_texts.numbered, language, {{"n", std::to_string(i + 1)}, {"chain", one}});
    }
  }
  for (std::size_t i = 0; i < step.nested.size(); ++i) {
    text +=
        '\n' + phrase(chain_texts.inner_step, language,
                      {{"n", std::to_string(i + 1)}, {"described", describe(step.nested[i], language, Depth::whole)}});
  }
  if (!step.nested.empty()) text += '\n';  // the following text is about the whole step again
  return text;
}

}  // namespace shudu::logic::words
