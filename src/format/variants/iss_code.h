// The codes of ISS: characters of six bits (base64 for addresses), tables of pairs, and automata.
//
// A table of V×V bits has the lowest bit of a character first, row by row, the row by the first value. Zeros at the end
// are left out. An automaton is a stream of bits with the highest bit first:
//   2 bits format (0 plain, 1 packed), 4 bits width of a state - 1, 4 bits symbols - 1,
//   starting states and accepting states that do not start (a state wide each), for each starting state if it accepts,
//   plain: 4 bits width of a count; then for each state a count and as many (symbol, state)
//   packed: for each state a set of symbols, then a state for each of them
// States that start come first, then those that accept, then the others.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "shudu/result.h"
#include "variant/automaton/automaton.h"

namespace shudu::variant {

// The six bits of a character; -1 if it is not one of the code.
int six_bits(char c);
char six_bit_character(int bits);
// The bytes of a base64 text; nullopt if a character is not one of the code.
std::optional<std::string> bytes_of_base64(std::string_view code);
std::string base64_of_bytes(std::string_view bytes);

// '0' and '1', values × values of them; nullopt if the code has another character or is too long.
std::optional<std::string> iss_pairs(std::string_view code, int values);
std::string iss_pair_code(std::string_view pairs);

// `breaks` are the places in the sequence of cells before which a new segment begins. The symbol after the last value
// is the break. The error says what is wrong.
Result<Automaton, std::string> iss_automaton(std::string_view code, int values, const std::vector<std::size_t>& breaks,
                                             std::size_t cells);
// Precondition: at most 16 values.
std::string iss_automaton_code(const Automaton& automaton);

}  // namespace shudu::variant
