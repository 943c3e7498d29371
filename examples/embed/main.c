/* A program in C on top of the library: the next step for each puzzle on the standard input, as JSON. */
#include <stdio.h>
#include <string.h>

#include <shudu/c.h>

int main(void) {
  char line[4096];
  while (fgets(line, sizeof line, stdin) != NULL) {
    shudu_buffer answer;
    shudu_ask("hint", line, strlen(line), "language=en", NULL, &answer);
    puts(answer.data);
    shudu_release(&answer);
  }
  return 0;
}
