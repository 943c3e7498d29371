// The English phrases of descriptions. The keys are those of the catalogues (src/language/).
//
// The structs here have only members of type Text, so that a test can list them.
#pragma once

#include <array>

#include "shudu/language.h"

namespace shudu::logic::words {

struct SentenceTexts {
  Text stop{"sentence.stop", "."};
  Text after_name{"sentence.after_name", ": "};
  Text in_brackets{"sentence.in_brackets", " ({text})"};
  Text region{"sentence.region", "Try {family}: look at {region}."};
  Text look{"sentence.look", "{name}: {look}"};
};
inline constexpr SentenceTexts sentence_texts;

struct HouseTexts {
  std::array<Text, 3> kinds{{
      {"house.row", "row {n}"},
      {"house.column", "column {n}"},
      {"house.box", "box {n}"},
  }};
  Text any{"house.any", "that house"};
  Text rows{"house.rows", "rows {a} to {b}"};
  Text columns{"house.columns", "columns {a} to {b}"};
  Text board{"house.board", "the whole board"};
};
inline constexpr HouseTexts house_texts;

struct ResultTexts {
  Text places{"result.places", "so {list}"};
  Text place{"result.place", "{cell} is {digit}"};
  Text removes{"result.removes", "so {digit} can be removed from {cells}"};
  Text removes_next{"result.removes_next", ", {digit} from {cells}"};
  Text removes_last{"result.removes_last", " and {digit} from {cells}"};
  Text set{"result.set", "{cells} ({digits})"};
};
inline constexpr ResultTexts result_texts;

struct ChainTexts {
  // Statements.
  Text is{"chain.is", "{cells} is {digit}"};
  Text is_not{"chain.is_not", "{cells} is not {digit}"};
  Text one_is{"chain.one_is", "one of {cells} is {digit}"};
  Text none_is{"chain.none_is", "none of {cells} is {digit}"};
  // Reasons.
  Text one_digit{"chain.one_digit", "one digit in a cell"};
  Text last_candidate{"chain.last_candidate", "its last candidate"};
  Text once{"chain.once", "{digit} only once in {house}"};
  Text last_place{"chain.last_place", "the last place for {digit} in {house}"};
  Text one_missing{"chain.one_missing", "{cells} can lack only one of {digits}"};
  Text locked{"chain.locked", "{cells} must now hold all the others of {digits}"};
  Text by_inner_step{"chain.by_inner_step", "inner step {n}: {name}"};
  // A chain as one sentence.
  Text if_first{"chain.if", "if {statement}"};
  Text then{"chain.then", ", then {statement}"};
  Text and_so{"chain.and_so", "; so {statement}"};
  Text closes{"chain.closes", ", which closes the loop"};
  // A chain, or a net, line by line.
  Text suppose{"chain.suppose", "suppose {statement}"};
  Text so{"chain.so", "so {statement}"};
  Text from{"chain.from", "from {numbers}"};
  Text before_from{"chain.before_from", "; "};
  // Several chains, and the steps inside them.
  Text numbered{"chain.numbered", "Chain {n}: {chain}"};
  Text inner_step{"chain.inner_step", "Inner step {n}, {described}"};
};
inline constexpr ChainTexts chain_texts;

struct ConflictTexts {
  Text twice{"conflict.twice", "{digit} twice in {house}: {cells}"};
  Text more{"conflict.more", "{digit} {n} times in {house}: {cells}"};
  Text separator{"conflict.separator", "; "};
};
inline constexpr ConflictTexts conflict_texts;

struct ContradictionTexts {
  Text no_digit{"contradiction.no_digit", "{cell} has no candidate left"};
  Text no_place{"contradiction.no_place", "{house} has no place left for {digit}"};
  Text twice{"contradiction.twice", "{house} has {digit} twice, {cell} is the second"};
};
inline constexpr ContradictionTexts contradiction_texts;

}  // namespace shudu::logic::words
