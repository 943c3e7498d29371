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

int main(int argc, char** argv) {
  static char line[1 << 16];
  if (argc < 2) return 2;
  while (fgets(line, sizeof line, stdin) != NULL) {
    shudu_buffer answer;
    size_t size = strcspn(line, "\n");
    if (strcmp(argv[1], "same") == 0) {
      const size_t used = strlen(line);
      if (fgets(line + used, (int)(sizeof line - used), stdin) == NULL) return 2;
      size = used + strcspn(line + used, "\n");
    }
    shudu_ask(argv[1], line, size, argc > 2 ? argv[2] : NULL, NULL, &answer);
    puts(answer.data == NULL ? "" : answer.data);
    shudu_release(&answer);
  }
  return 0;
}
