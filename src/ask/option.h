// Option: one option of a question, with its name, type, range, choices and help in one place.
//
// The options of a question are the members of a plain struct. A row names a member and describes it:
//
//   struct CountOptions { std::uint64_t limit = no_limit; };
//   constexpr Option count_options[] = {option<&CountOptions::limit>("limit", "stop counting at N", {.shown = "N", .least = 1})};
//
// The default is the value that the member has in a new struct. The text "name=value" of the C interface, the options of the
// program and the lists in the documents are made from the same rows.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "shudu/language.h"
#include "shudu/search.h"

namespace shudu::ask {

// Numbers from the first to the second.
struct NumberRange {
  int least = 0, most = 0;
  friend bool operator==(const NumberRange&, const NumberRange&) = default;
};

// A member of a struct of options.
using OptionField = std::variant<bool*, std::uint64_t*, std::string*, NumberRange*, Language*>;

// What the value of an option may be, besides the type of its member.
struct Values {
  std::string_view shown = {};               // what stands for the value in the help of the program: "N"
  std::uint64_t least = 0, most = no_limit;  // of a number, and of the ends of a range
  // Of a text: it is one of these ids. Of a list: its names are some of them.
  std::vector<std::string_view> (*choices)() = nullptr;
  bool list = false;                // a text is a list of names, separated by commas
  std::string_view listed_by = {};  // the command that lists the choices, if they are too many for the help
  bool tells_default = false;       // the help of the program ends with the default
  bool tenths = false;              // a range has one decimal; its ends are in tenths
};

struct Option {
  std::string_view name;  // "limit"
  // "stop counting at N": a phrase that begins with a verb or a noun, without a full stop. That of a member that is "yes" by
  // default begins with a verb, because the program writes "do not" in front of it.
  std::string_view help;
  Values values = {};
  OptionField (*field)(void* options) = nullptr;  // the member, in the struct of the question
};

template <class Struct, class Member>
Struct struct_of_member(Member Struct::*);

template <auto member>
constexpr Option option(std::string_view name, std::string_view help, Values values = {}) {
  using Struct = decltype(struct_of_member(member));
  return {name, help, values, [](void* options) -> OptionField { return &(static_cast<Struct*>(options)->*member); }};
}

// "yes or no", "whole number", "text", "one of", "list", "range", "language".
std::string_view type_of(const Option& option, const OptionField& field);
// The value as text, as it is written after "name=". Empty for an empty text.
std::string text_of(const Option& option, const OptionField& field);
// Sets the member, or returns what was expected.
std::optional<std::string> assign(const Option& option, std::string_view text, const OptionField& field);

// Reads "name=value" pairs separated by white space into the struct. Returns the first mistake: an option that there is
// none of, one that is given twice, or a wrong value.
std::optional<std::string> assign_all(std::span<const Option> options, std::string_view text, void* into);

// "option limit=0: expected …". A long value is shortened.
std::string wrong_option(std::string_view name, std::string_view value, std::string_view why);

}  // namespace shudu::ask
