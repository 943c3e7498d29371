// shudu algorithms: lists the gallery.
#include <fmt/core.h>

#include <cctype>
#include <memory>

#include "ask/questions/algorithms.h"
#include "commands/laboratory.h"
#include "engine/columns.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "engine/terminal.h"
#include "shudu/gallery.h"
#include "shudu/trace.h"

namespace shudu::cli {
namespace {

constexpr std::size_t id_width = 26;

std::string in_small(std::string_view title) {
  std::string text{title};
  text.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(text.front())));
  return text;
}

void write(std::string_view id, const std::string& idea) {
  const std::string name{id};
  standard_output().write(stdout_is_terminal() ? in_two_columns({{name, idea}}, id_width, text_width())
                                               : fmt::format("{:<{}}{}\n", id, id_width, idea));
}

// The sets of viewpoints in one entry, for people.
void write_viewpoints(Language language, std::string_view stop) {
  const auto sets = gallery::viewpoint_algorithms();
  const auto title = [&](const gallery::Algorithm& one) {
    return in_small(trace::title(*trace::find_solver(one.id), language));
  };
  const std::string idea = fmt::format("fewest_first{}{} … {}{}", entry(language).grammar.comma, title(sets.front()),
                                       title(sets.back()), stop);
  const std::string id = fmt::format("{} … ({})", sets.front().id, sets.size());
  standard_output().write(in_signs_of_locale(in_two_columns({{id, idea}}, id_width, text_width())));
}

void write_in(Language language) {
  for (const gallery::Algorithm& algorithm : gallery::algorithms()) {
    write(algorithm.id, std::string{trace::idea(*trace::find_solver(algorithm.id), language)});
  }
  const std::string_view stop = language == Language::en ? "." : "。";
  if (stdout_is_terminal()) return write_viewpoints(language, stop);
  for (const gallery::Algorithm& algorithm : gallery::viewpoint_algorithms()) {
    const std::string_view title = trace::title(*trace::find_solver(algorithm.id), language);
    write(algorithm.id, fmt::format("fewest_first{}{}{}", entry(language).grammar.comma, in_small(title), stop));
  }
}

}  // namespace

Command algorithms_command() {
  auto json = std::make_shared<bool>(false);
  auto lang = std::make_shared<Language>();
  return {.name = "algorithms",
          .summary = "list the classic solving algorithms",
          .description = "List the classic solving algorithms, one per line. The option --algorithm takes the ids.",
          .options = {json_option(*json), language_option(*lang).not_with({"--json"})},
          .examples = {{"shudu algorithms", "list the algorithms, simplest first"}},
          .run = [json, lang] {
            if (!*json) write_in(*lang);
            for (const trace::Solver& solver : trace::solvers()) {
              if (*json) ask::algorithm_json(solver).append_to(standard_output().text());
            }
            return static_cast<int>(Status::all_positive);
          }};
}

}  // namespace shudu::cli
