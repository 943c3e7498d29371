/* Counts the solutions of a puzzle with 20 clues. The watch can stop the count.
 *
 * Prints: "solutions":502260
 */
#include <stdio.h>
#include <string.h>

#include <shudu/c.h>

static int go_on(void* context, double done, uint64_t count) {
  (void)done;
  return count < *(const uint64_t*)context;
}

int main(void) {
  const char* puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6...........................";
  uint64_t enough = 1000000000;
  const shudu_watch watch = {go_on, &enough};
  shudu_buffer answer;
  const shudu_status status = shudu_ask("count", puzzle, strlen(puzzle), NULL, &watch, &answer);
  puts(answer.data == NULL ? "out of memory" : answer.data);
  shudu_release(&answer);
  return status != SHUDU_OK;
}
