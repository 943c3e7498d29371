/* Solves a puzzle by logic and prints every step as JSON.
 *
 * Prints: "solution":"483921657967345821251876493548132976729564138136798245372689514814253769695417382"
 */
#include <stdio.h>
#include <string.h>

#include <shudu/c.h>

int main(void) {
  const char* puzzle = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
  shudu_buffer answer;
  const shudu_status status = shudu_ask("path", puzzle, strlen(puzzle), "language=en", NULL, &answer);
  puts(answer.data == NULL ? "out of memory" : answer.data);
  shudu_release(&answer);
  return status != SHUDU_OK;
}
