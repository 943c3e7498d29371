/* Prints the first events of dancing links at work, and the state of the board, as JSON.
 *
 * Prints: "size":160
 */
#include <stdio.h>
#include <string.h>

#include <shudu/c.h>

int main(void) {
  const char* puzzle = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
  shudu_buffer answer;
  const shudu_status status = shudu_ask("trace", puzzle, strlen(puzzle), "algorithm=dancing_links start=0 events=20", NULL, &answer);
  puts(answer.data == NULL ? "out of memory" : answer.data);
  shudu_release(&answer);
  return status != SHUDU_OK;
}
