/* Puts one question about each line of the standard input and writes each answer as a line: what the library itself
 * says, for comparison with what it says as WebAssembly (bindings/js/test).
 *
 *   capi_ask rate "scale=all" < puzzles.txt
 *
 * The question "same" is about two lines.
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
    {"canon", shudu_canon},         {"same", shudu_same},             {"grid", shudu_grid},
    {"index", shudu_index},         {"sample", shudu_sample},
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
    size_t size = strcspn(line, "\n");
    if (questions[which].ask == shudu_same) {
      const size_t used = strlen(line);
      if (fgets(line + used, (int)(sizeof line - used), stdin) == NULL) return 2;
      size = used + strcspn(line + used, "\n");
    }
    questions[which].ask(line, size, argc > 2 ? argv[2] : NULL, NULL, &answer);
    puts(answer.data == NULL ? "" : answer.data);
    shudu_release(&answer);
  }
  return 0;
}
