#include "logic/words/chain.h"

#include <algorithm>

#include "logic/words/phrase.h"
#include "shudu/words.h"

namespace shudu::logic::words {

namespace {

// In a chain every statement follows from the one before it; in a net some follow from others, or from several.
bool is_net(const Chain& chain) {
  for (std::size_t i = 1; i < chain.nodes.size(); ++i) {
    const auto& parents = chain.nodes[i].parents;
    if (parents.size() > 1 || (parents.size() == 1 && static_cast<std::size_t>(parents[0]) + 1 != i)) return true;
  }
  return false;
}

std::string house_or_any(const Node& node, Language language) {
  constexpr Text any{"that house", "该单元", "該單元"};
  return node.house < 0 ? std::string{any[language]} : house(House{node.house}, language);
}

// Why a statement follows from what came before.
std::string reason(const Step& step, const Node& node, Language language) {
  switch (node.reason) {
    case Node::Reason::start: return {};
    case Node::Reason::same_cell: {
      constexpr Text one_digit{"one digit in a cell", "一格只填一数", "一格只填一數"};
      constexpr Text last{"its last candidate", "该格只剩这个候选数", "該格只剩這個候選數"};
      return phrase(node.on ? last : one_digit, language);
    }
    case Node::Reason::same_house: {
      constexpr Text once{"{digit} only once in {house}", "{house}只能有一个{digit}", "{house}只能有一個{digit}"};
      constexpr Text last{"the last place for {digit} in {house}", "{house}的{digit}只剩这里",
                          "{house}的{digit}只剩這裡"};
      return phrase(node.on ? last : once, language,
                    {{"digit", std::to_string(node.digit)}, {"house", house_or_any(node, language)}});
    }
    case Node::Reason::locked_set: {
      constexpr Text one_missing{"{cells} can lack only one of {digits}", "{cells}的{digits}中至多缺一个",
                                 "{cells}的{digits}中至多缺一個"};
      constexpr Text locked{"{cells} must now hold all the others of {digits}", "{cells}必须占有{digits}中其余各数",
                            "{cells}必須佔有{digits}中其餘各數"};
      if (node.set < 0 || static_cast<std::size_t>(node.set) >= step.sets.size()) return {};
      const LockedSet& set = step.sets[static_cast<std::size_t>(node.set)];
      return phrase(node.on ? one_missing : locked, language,
                    {{"cells", cells(set.cells, language)}, {"digits", digits(set.digits, language)}});
    }
    case Node::Reason::technique: {
      constexpr Text inner{"inner step {n}: {name}", "内层步骤{n}：{name}", "內層步驟{n}：{name}"};
      if (node.nested < 0 || static_cast<std::size_t>(node.nested) >= step.nested.size()) return {};
      const Technique* technique = step.nested[static_cast<std::size_t>(node.nested)].technique;
      return phrase(inner, language,
                    {{"n", std::to_string(node.nested + 1)},
                     {"name", technique == nullptr ? "" : std::string{technique->name[language]}}});
    }
  }
  return {};
}

std::string in_brackets(const std::string& text, Language language) {
  constexpr Text brackets{" ({text})", "（{text}）", "（{text}）"};
  return text.empty() ? text : phrase(brackets, language, {{"text", text}});
}

// "Suppose r1c1 is 5; then r1c4 is not 5 (5 only once in row 1); then …"
std::string sentence(const Step& step, const Chain& chain, Language language) {
  constexpr Text start{"if {statement}", "若{statement}", "若{statement}"};
  constexpr Text first{", then {statement}", "，则{statement}", "，則{statement}"};
  constexpr Text next{"; so {statement}", "；于是{statement}", "；於是{statement}"};
  std::string text;
  for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
    const Node& node = chain.nodes[i];
    text += phrase(i == 0 ? start : i == 1 ? first : next, language, {{"statement", statement(node, language)}});
    text += in_brackets(reason(step, node, language), language);
  }
  return text;
}

// A line for every link, numbered where they do not simply follow one another.
std::string lines(const Step& step, const Chain& chain, Language language) {
  constexpr Text suppose{"suppose {statement}", "假设{statement}", "假設{statement}"};
  constexpr Text so{"so {statement}", "于是{statement}", "於是{statement}"};
  constexpr Text from{"from {numbers}", "由{numbers}", "由{numbers}"};
  constexpr Text comma{"; ", "；", "；"};
  const bool numbered = is_net(chain);
  std::string text;
  for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
    const Node& node = chain.nodes[i];
    text += "\n  ";
    if (numbered) text += std::to_string(i + 1) + ". ";
    const bool assumed = node.reason == Node::Reason::start;
    const std::string statement_text =
        phrase(assumed ? suppose : so, language, {{"statement", statement(node, language)}});
    text += assumed || numbered ? as_sentence(statement_text) : statement_text;
    std::string why = reason(step, node, language);
    if (numbered && !node.parents.empty()) {
      std::vector<std::int16_t> parents = node.parents;
      std::sort(parents.begin(), parents.end());
      std::vector<std::string> numbers;
      for (std::int16_t parent : parents) numbers.push_back(std::to_string(parent + 1));
      if (!why.empty()) why += comma[language];
      why += phrase(from, language, {{"numbers", list(numbers, language)}});
    }
    text += in_brackets(why, language);
  }
  return text;
}

}  // namespace

std::string statement(const Node& node, Language language) {
  constexpr Text is{"{cells} is {digit}", "{cells}是{digit}", "{cells}是{digit}"};
  constexpr Text is_not{"{cells} is not {digit}", "{cells}不是{digit}", "{cells}不是{digit}"};
  constexpr Text one_is{"one of {cells} is {digit}", "{cells}之一是{digit}", "{cells}之一是{digit}"};
  constexpr Text none_is{"none of {cells} is {digit}", "{cells}都不是{digit}", "{cells}都不是{digit}"};
  const bool one = node.cells.is_single();
  return phrase(node.on ? (one ? is : one_is) : (one ? is_not : none_is), language,
                {{"cells", cells(node.cells, language)}, {"digit", std::to_string(node.digit)}});
}

std::string chain(const Step& step, std::size_t index, Language language) {
  constexpr std::size_t longest_sentence = 7;
  constexpr Text stop{".", "。", "。"};
  constexpr Text back{", which closes the loop", "，回到起点，成环", "，回到起點，成環"};
  const Chain& told = step.chains[index];
  const bool short_enough = told.nodes.size() <= longest_sentence && !is_net(told);
  std::string text = short_enough ? as_sentence(sentence(step, told, language)) : lines(step, told, language);
  if (told.closed) text += back[language];
  text += stop[language];
  if (!short_enough) text += '\n';  // what follows is not part of the list
  return text;
}

std::string chains(const Step& step, Language language) {
  constexpr Text numbered{"Chain {n}: {chain}", "第{n}条链：{chain}", "第{n}條鏈：{chain}"};
  constexpr Text inner{"Inner step {n}, {told}", "内层步骤{n}，{told}", "內層步驟{n}，{told}"};
  std::string text;
  for (std::size_t i = 0; i < step.chains.size(); ++i) {
    const std::string one = chain(step, i, language);
    if (step.chains.size() == 1) {
      text += one;
    } else {
      text += (i == 0 ? "" : "\n") + phrase(numbered, language, {{"n", std::to_string(i + 1)}, {"chain", one}});
    }
  }
  for (std::size_t i = 0; i < step.nested.size(); ++i) {
    text += '\n' + phrase(inner, language,
                          {{"n", std::to_string(i + 1)}, {"told", tell(step.nested[i], language, Depth::whole)}});
  }
  if (!step.nested.empty()) text += '\n';  // what follows is about the whole again
  return text;
}

}  // namespace shudu::logic::words
