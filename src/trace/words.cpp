// What an event says, in words.
#include <string>

#include "shudu/trace.h"
#include "shudu/words.h"

namespace shudu::trace {
namespace {

using logic::Text;
using Kind = Event::Kind;
using Reason = Event::Reason;

// Parts in braces: cell, digit, source, house, digits (candidates before), technique.
Text sentence(const Event& event) {
  switch (event.kind) {
    case Kind::place:
      if (event.reason == Reason::only_candidate) {
        return {"{cell} = {digit}: nothing else fits", "{cell} = {digit}：只能填它", "{cell} = {digit}：只能填它"};
      }
      if (event.reason == Reason::only_place) {
        return {"{cell} = {digit}: its only place in {house}", "{cell} = {digit}：{house}中唯一的位置",
                "{cell} = {digit}：{house}中唯一的位置"};
      }
      return {"{cell} = {digit}: {technique}", "{cell} = {digit}：{technique}", "{cell} = {digit}：{technique}"};
    case Kind::guess:
      if (event.house >= 0) {
        return {"{cell} = {digit}? one of its places in {house}", "{cell} = {digit}？{house}中的位置之一",
                "{cell} = {digit}？{house}中的位置之一"};
      }
      return {"{cell} = {digit}? one of {digits}", "{cell} = {digit}？候选数 {digits} 之一",
              "{cell} = {digit}？候選數 {digits} 之一"};
    case Kind::remove:
      if (event.reason == Reason::tried) {
        return {"{cell} is blank again: {digit} was tried", "擦去 {cell} 的 {digit}：已经试过",
                "擦去 {cell} 的 {digit}：已經試過"};
      }
      return {"{cell} is blank again: {digit} followed from a guess", "擦去 {cell} 的 {digit}：它由猜测得来",
              "擦去 {cell} 的 {digit}：它由猜測得來"};
    case Kind::propagate:
      if (event.reason == Reason::peer) {
        return {"{cell} loses {digit}: {source} sees it", "{cell} 去掉 {digit}：它与 {source} 相关",
                "{cell} 去掉 {digit}：它與 {source} 相關"};
      }
      return {"{cell} loses {digit}: {technique}", "{cell} 去掉 {digit}：{technique}",
              "{cell} 去掉 {digit}：{technique}"};
    case Kind::backtrack:
      if (event.reason == Reason::no_candidate) {
        return {"dead end: nothing fits into {cell}", "死路：{cell} 无数可填", "死路：{cell} 無數可填"};
      }
      if (event.reason == Reason::no_place) {
        return {"dead end: a digit has no place left in {house}", "死路：{house}中有数字无处可填",
                "死路：{house}中有數字無處可填"};
      }
      if (event.house >= 0) {
        return {"dead end: every place in {house} was tried", "死路：{house}中的每个位置都已试过",
                "死路：{house}中的每個位置都已試過"};
      }
      return {"dead end: all that fits into {cell} was tried", "死路：{cell} 的可能都已试过",
              "死路：{cell} 的可能都已試過"};
    case Kind::solution: break;
  }
  return {"solved: no cell is blank", "解出：没有空格", "解出：沒有空格"};
}

void fill_in(std::string& text, std::string_view part, std::string_view with) {
  if (const std::size_t at = text.find(part); at != std::string::npos) text.replace(at, part.size(), with);
}

}  // namespace

std::string tell(const Event& event, std::span<const logic::Step> steps, logic::Language language) {
  std::string text{sentence(event)[language]};
  fill_in(text, "{cell}", name(event.cell));
  fill_in(text, "{digit}", std::to_string(event.digit));
  fill_in(text, "{source}", name(event.source));
  fill_in(text, "{digits}", to_string(event.candidates));
  if (event.house >= 0) fill_in(text, "{house}", logic::name(House{event.house}, language));
  const auto step = static_cast<std::size_t>(event.step);
  if (event.step >= 0 && step < steps.size()) fill_in(text, "{technique}", steps[step].technique->name[language]);
  return text;
}

}  // namespace shudu::trace
