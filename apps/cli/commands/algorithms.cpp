// shudu algorithms: lists the gallery.
#include <fmt/core.h>

#include <cctype>
#include <memory>

#include "base/json_object.h"
#include "commands/commands.h"
#include "engine/columns.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "engine/signs.h"
#include "engine/terminal.h"
#include "explain/logic_options.h"
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

void write(const gallery::Algorithm& algorithm, std::string_view title, std::string_view idea, bool json) {
  if (json) {
    JsonObject object;
    object.add("id", algorithm.id).add("title", title).add("idea", idea);
    object.add("lexicographic", algorithm.lexicographic).append_to(standard_output().text());
  } else {
    const std::string id{algorithm.id};
    standard_output().write(stdout_is_terminal() ? in_two_columns({{id, std::string{idea}}}, id_width, text_width())
                                                 : fmt::format("{:<{}}{}\n", id, id_width, idea));
  }
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
              if (stdout_is_terminal() && !*json) continue;
              write(algorithm, title,
                    fmt::format("fewest_first{}{}{}", entry(language).grammar.comma, in_small(title), stop), *json);
            }
            if (stdout_is_terminal() && !*json) write_viewpoints(language, stop);
            return static_cast<int>(Status::all_positive);
          },
  };
}

}  // namespace shudu::cli
