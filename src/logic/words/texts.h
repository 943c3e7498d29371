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
  // Several houses of one kind: "rows 1, 3 and 5".
  std::array<Text, 3> several{{
      {"house.several_rows", "rows {n}"},
      {"house.several_columns", "columns {n}"},
      {"house.several_boxes", "boxes {n}"},
  }};
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
  Text set{"result.set", "{name}: {cells} ({digits})"};
  Text set_names{"result.set_names", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"};  // one letter for each set of a step
  Text candidates{"result.candidates", "{digit} in {cells}"};
  Text candidates_next{"result.candidates_next", ", "};
  Text candidates_last{"result.candidates_last", ", and "};
};
inline constexpr ResultTexts result_texts;

struct ChainTexts {
  // Statements.
  Text is{"chain.is", "{cells} is {digit}"};
  Text is_not{"chain.is_not", "{cells} is not {digit}"};
  Text one_is{"chain.one_is", "one of {cells} is {digit}"};
  Text neither_is{"chain.neither_is", "neither {a} nor {b} is {digit}"};
  Text none_is{"chain.none_is", "none of {cells} is {digit}"};
  // Reasons.
  Text one_digit{"chain.one_digit", "one digit in a cell"};
  Text last_candidate{"chain.last_candidate", "its last candidate"};
  Text once{"chain.once", "{digit} only once in {house}"};
  Text see{"chain.see", "they see each other"};  // the cells are in no common house
  Text last_place{"chain.last_place", "the last place for {digit} in {house}"};
  Text last_places{"chain.last_places", "the last places for {digit} in {house}"};
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
  // A case that is itself impossible.
  Text impossible{"chain.impossible", "But then {clash}, so this case is impossible"};
  Text number{"chain.number", "chain {n}"};
};
inline constexpr ChainTexts chain_texts;

struct EndTexts {
  Text on{"end.on", "{cells}={digit}"};
  Text off{"end.off", "{cells} not being {digit}"};
  Text one_on{"end.one_on", "{digit} in one of {cells}"};
  Text none_on{"end.none_on", "{digit} in none of {cells}"};
  Text either{"end.either", "{first} or {second}"};
};
inline constexpr EndTexts end_texts;

struct ClashTexts {
  Text opposite{"clash.opposite", "{cells} is {digit} and is not {digit}"};
  Text two_digits{"clash.two_digits", "{cells} is both {digit}"};
  Text no_candidate{"clash.no_candidate", "{cells} has no candidate left"};
  Text twice{"clash.twice", "{house} has two {digit}s, in {cells}"};
  Text several{"clash.several", "{house} has several {digit}s, in {cells}"};
  Text no_place{"clash.no_place", "{house} has no place for {digit}"};
};
inline constexpr ClashTexts clash_texts;

struct SingleTexts {
  // A hidden single.
  Text leaves{"single.leaves", "{reasons} leaves one place for {digit} in {house}"};
  Text leave{"single.leave", "{reasons} leave one place for {digit} in {house}"};
  Text digit{"single.digit", "the {digit} in {cells}"};
  Text digits{"single.digits", "the {digit}s in {cells}"};
  Text removal{"single.removal", "the removal of {digit} from {cells}"};
  Text between_reasons{"single.between_reasons", ", and "};
  Text filled{"single.filled", "every other cell of {house} is filled"};
  // A naked single.
  Text has{"single.has", "{house} has {digits}"};
  Text was_removed{"single.was_removed", "{digits} was removed before"};
  Text were_removed{"single.were_removed", "{digits} were removed before"};
  Text between_houses{"single.between_houses", "; "};
  // If the exclusion is not known.
  Text only_place{"single.only_place", "{cell} is the only place left for {digit} in {house}"};
  Text only_candidate{"single.only_candidate", "{digit} is the only candidate left in {cell}"};
};
inline constexpr SingleTexts single_texts;

// The name of a hidden single by the kind of its house. English has one name for all.
struct HiddenSingleNames {
  std::array<Text, 3> kinds{{
      {"technique.hidden_single.name.row", "Hidden Single"},
      {"technique.hidden_single.name.column", "Hidden Single"},
      {"technique.hidden_single.name.box", "Hidden Single"},
  }};
};
inline constexpr HiddenSingleNames hidden_single_names;

struct ConflictTexts {
  Text twice{"conflict.twice", "{digit} twice in {house}: {cells}"};
  Text more{"conflict.more", "{digit} {n} times in {house}: {cells}"};
  Text separator{"conflict.separator", "; "};
};
inline constexpr ConflictTexts conflict_texts;

struct ContradictionTexts {
  Text no_digit{"contradiction.no_digit", "{cell} has no candidate left"};
  Text no_place{"contradiction.no_place", "{house} has no place for {digit}"};
  Text twice{"contradiction.twice", "{house} has two {digit}s, the second in {cell}"};
};
inline constexpr ContradictionTexts contradiction_texts;

}  // namespace shudu::logic::words
