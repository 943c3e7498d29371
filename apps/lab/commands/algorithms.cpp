// shudu algorithms: lists the gallery.
#include <fmt/core.h>

#include <cctype>
#include <memory>

#include "base/json_object.h"
#include "commands/laboratory.h"
#include "engine/columns.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "engine/terminal.h"
#include "explain/logic_options.h"
#include "shudu/gallery.h"
#include "shudu/trace.h"

namespace shudu::cli {
namespace {

std::string in_small(std::string_view title) {
  std::string text{title};
  text.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(text.front())));
  return text;
}

void write(const gallery::Algorithm& algorithm, std::string_view title, std::string_view idea, bool json) {
  if (json) {
    JsonObject object;
    object.add("id", algorithm.id).add("title", title).add("idea", idea);
    object.add("lexicographic", algorithm.lexicographic).append_to(standard_output().text());
  } else {
    constexpr std::size_t column = 26;
    const std::string id{algorithm.id};
    standard_output().write(stdout_is_terminal() ? in_two_columns({{id, std::string{idea}}}, column, text_width())
                                                 : fmt::format("{:<{}}{}\n", id, column, idea));
  }
}

}  // namespace

Command algorithms_command() {
  auto json = std::make_shared<bool>(false);
  auto lang = std::make_shared<std::string>();
  return {
      .name = "algorithms",
      .summary = "list the classic solving algorithms",
      .description = "List the classic solving algorithms, one per line. The option --algorithm takes the ids.",
      .options = {json_option(*json), language_option(*lang)},
      .examples = {{"shudu algorithms", "list the algorithms, simplest first"}},
      .run =
          [json, lang] {
            const Language language = language_of(*lang);
            for (const gallery::Algorithm& algorithm : gallery::algorithms()) {
              const trace::Solver& solver = *trace::find_solver(algorithm.id);
              write(algorithm, trace::title(solver, language), trace::idea(solver, language), *json);
            }
            const std::string_view stop = language == Language::en ? "." : "。";
            for (const gallery::Algorithm& algorithm : gallery::viewpoint_algorithms()) {
              const std::string_view title = trace::title(*trace::find_solver(algorithm.id), language);
              write(algorithm, title,
                    fmt::format("fewest_first{}{}{}", entry(language).grammar.comma, in_small(title), stop), *json);
            }
            return static_cast<int>(Status::all_positive);
          },
  };
}

}  // namespace shudu::cli
