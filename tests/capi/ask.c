/* Puts one question about each line of the standard input and writes each answer as a line: what the library itself
 * says, for comparison with what it says as WebAssembly (bindings/js/test).
 *
 *   capi_ask rate "scale=all" < puzzles.txt
 */
#include <stdio.h>
#include <string.h>

#include "shudu/c.h"

static const struct {
  const char* name;
  shudu_question* ask;
} questions[] = {
    {"parse", shudu_parse},         {"format", shudu_format},         {"formats", shudu_formats},
    {"solve", shudu_solve},         {"solutions", shudu_solutions},   {"count", shudu_count},
    {"check", shudu_check},         {"candidates", shudu_candidates}, {"hint", shudu_hint},
    {"all_steps", shudu_all_steps}, {"path", shudu_path},             {"rate", shudu_rate},
    {"generate", shudu_generate},   {"trace", shudu_trace},           {"techniques", shudu_techniques},
    {"algorithms", shudu_algorithms}, {"exercise", shudu_exercise},
    {"variant", shudu_variant},     {"conflicts", shudu_conflicts},   {"rules", shudu_rules},
};

int main(int argc, char** argv) {
  static char line[1 << 16];
  size_t i, which = sizeof questions / sizeof *questions;
  for (i = 0; argc > 1 && i < sizeof questions / sizeof *questions; ++i) {
    if (strcmp(argv[1], questions[i].name) == 0) which = i;
  }
  if (which == sizeof questions / sizeof *questions) return 2;
  while (fgets(line, sizeof line, stdin) != NULL) {
    shudu_buffer answer;
    questions[which].ask(line, strcspn(line, "\n"), argc > 2 ? argv[2] : NULL, NULL, &answer);
    puts(answer.data == NULL ? "" : answer.data);
    shudu_release(&answer);
  }
  return 0;
}
