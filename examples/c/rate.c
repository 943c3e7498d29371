/* Rates a puzzle on the scales of Sudoku Explainer and HoDoKu and prints the figures as JSON.
 *
 * Prints: "er":7.2,"ep":1.2,"ed":1.2,"hardest":"forcing_chain"
 */
#include <stdio.h>
#include <string.h>

#include <shudu/c.h>

int main(void) {
  const char* puzzle = ".6....2.89..1...5...5........4.597.....2.86........98...6..2..1.728....6....4.8..";
  shudu_buffer answer;
  const shudu_status status = shudu_ask("rate", puzzle, strlen(puzzle), "scale=default", NULL, &answer);
  puts(answer.data == NULL ? "out of memory" : answer.data);
  shudu_release(&answer);
  return status != SHUDU_OK;
}
