/* Generates three puzzles with rotational symmetry that HoDoKu calls hard, and prints them as JSON.
 *
 * Prints: 64.97...37...1......8...6.748....35...........51....781.4...8......5...95...91.34
 */
#include <stdio.h>

#include <shudu/c.h>

int main(void) {
  shudu_buffer answer;
  const shudu_status status =
      shudu_ask("generate", NULL, 0, "count=3 seed=7 symmetry=rotate180 level=hard", NULL, &answer);
  puts(answer.data == NULL ? "out of memory" : answer.data);
  shudu_release(&answer);
  return status != SHUDU_OK;
}
