// The numbers that SudokuMaker gives to its elements, and the form of each.
#pragma once

#include <span>
#include <string_view>

#include "format/variants/json_reading.h"

namespace shudu::variant {

enum class MakerForm {
  nothing,  // no meaning for solving
  drawing,  // drawn only: may stand for a rule
  regions,
  lines_and_columns,
  flag,
  cells,         // "cells": all of them are one clue
  edges,         // "clues":[{"value":1,"edge":75}], "negative":[1]
  lines,         // a list of lines, every one a clue
  cages,         // "cages":[{"value":10,"cells":[…]}]
  corners,       // "clues":[{"corner":12,"digits":[1,2]}]
  look_and_say,  // "cages":[{"value":"1522","cells":[…]}]
  arrows,
  groups,         // "groups": sets of digits
  outside,        // "clues":[{"value":3,"outerCell":11}]
  little_killer,  // the same with "diagonal"
  unknown,
};

struct MakerType {
  int number;
  std::string_view name;
  MakerForm form;
  std::string_view rule = {};
  const char* key = "";  // of the list, for lines
};

const MakerType* find_maker_type(int number);
const MakerType* maker_type_of(const Rule& rule);

// Sets of digits, one bit for a digit, that split the values of the shape: low, middle and high.
std::vector<std::uint64_t> maker_thirds(const Shape& shape);
// The same by the remainder of a division.
std::vector<std::uint64_t> maker_remainders(const Shape& shape, int divisor);

Written write_sudokumaker(const Puzzle& puzzle);

}  // namespace shudu::variant
