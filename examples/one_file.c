/* Solves the puzzles of standard input, one a line, with the library of one file (docs/one_file.md). */
#include <stdio.h>
#include <string.h>

#include "shudu.h"

int main(void) {
  char line[256];
  while (fgets(line, sizeof line, stdin) != NULL) {
    if (line[0] == '#' || line[0] == '\n') continue; /* a comment, or nothing */
    shudu_buffer answer;
    const shudu_status status = shudu_ask("solve", line, strlen(line), "unique=yes", NULL, &answer);
    puts(status == SHUDU_NO_MEMORY ? "memory is short" : answer.data);
    shudu_release(&answer);
  }
  return 0;
}
