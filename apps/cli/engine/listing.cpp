#include <iostream>

#include "base/json_object.h"
#include "engine/common_options.h"
#include "engine/help.h"

namespace shudu::cli {
namespace {

std::string_view kind_of(const Option& option) {
  if (std::holds_alternative<bool*>(option.target)) return "flag";
  if (std::holds_alternative<double*>(option.target)) return "decimal";
  if (std::holds_alternative<Other>(option.target)) return option.choices.empty() ? "text" : "choice";
  if (!std::holds_alternative<std::string*>(option.target)) return "number";
  return option.list ? "list" : option.choices.empty() ? "text" : "choice";
}

JsonObject described(const Option& option) {
  JsonObject object;
  std::vector<std::string> names;
  for (std::string_view name : names_of(option)) names.emplace_back(name);
  object.add("names", names).add("kind", kind_of(option)).add("help", option.help);
  if (!option.value.empty()) object.add("value", option.value);
  if (!option.choices.empty()) object.add("choices", option.choices);
  if (kind_of(option) == "number" || kind_of(option) == "decimal") {
    // As text, because not every program can read 2^64 - 1 as a number.
    object.add("minimum", std::to_string(option.minimum)).add("maximum", std::to_string(option.maximum));
  }
  if (option.file) object.add("file", true);
  if (!option.needs.empty()) object.add("needs", option.needs);
  if (!option.excludes.empty()) object.add("not_with", option.excludes);
  return object;
}

JsonObject described(const Argument& argument) {
  JsonObject object;
  object.add("name", argument.name).add("help", argument.help);
  object.add("minimum", static_cast<std::uint64_t>(argument.minimum));
  if (argument.maximum < 1000) object.add("maximum", static_cast<std::uint64_t>(argument.maximum));
  const auto& offered = argument.choices.empty() ? argument.suggestions : argument.choices;
  if (!offered.empty()) object.add("choices", offered);
  return object;
}

JsonObject described(const Example& example) {
  JsonObject object;
  object.add("command", example.command).add("what", example.what);
  return object;
}

template <class List>
std::vector<JsonObject> all_described(const List& list) {
  std::vector<JsonObject> objects;
  for (const auto& one : list) objects.push_back(described(one));
  return objects;
}

}  // namespace

void print_listing(const std::vector<Command>& commands) {
  JsonObject general;
  std::cout << general.add("general", std::vector{described(color_option())}).text() << '\n';
  for (const Command& command : commands) {
    JsonObject object;
    object.add("command", command.name).add("summary", command.summary).add("reads_input", command.reads_input);
    object.add("arguments", all_described(command.arguments)).add("options", all_described(command.options));
    object.add("examples", all_described(command.examples));
    std::cout << object.text() << '\n';
  }
}

}  // namespace shudu::cli
