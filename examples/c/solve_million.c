/* Solves the puzzles of the standard input, one per line. shudu_solve_many searches them together.
 *
 *   shudu generate puzzles 1000000 | ./solve_million
 *
 * Prints: 12 puzzles, 12 with one solution
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <shudu/c.h>

int main(void) {
  size_t n = 0, room = 0, i, unique = 0;
  uint8_t *grids = NULL, *solutions;
  uint64_t* counts;
  char line[256];
  while (fgets(line, sizeof line, stdin) != NULL && strlen(line) >= 81) {
    if (n == room) {
      room = room == 0 ? 1024 : 2 * room;
      grids = realloc(grids, room * 81);
      if (grids == NULL) return 1;
    }
    for (i = 0; i < 81; ++i) grids[n * 81 + i] = line[i] == '.' ? 0 : (uint8_t)(line[i] - '0');
    ++n;
  }
  solutions = malloc(n * 81 + 1);
  counts = malloc((n + 1) * sizeof *counts);
  if (solutions == NULL || counts == NULL) return 1;
  if (shudu_solve_many(grids, n, 2, NULL, solutions, counts) != SHUDU_OK) return 1;
  for (i = 0; i < n; ++i) unique += counts[i] == 1;
  printf("%zu puzzles, %zu with one solution\n", n, unique);
  free(grids);
  free(solutions);
  free(counts);
  return 0;
}
