/* The answers of the C interface, one a line. Compiled with shudu/c.h and the shared library, and with -DSHUDU_ONE_FILE and
 * the library of one file.
 *
 *   answers many LIMIT    reads lines of 81 characters; writes the number of solutions and one of them, or zeros
 *   answers time LIMIT    the same without writing them; writes the puzzles per second, the best of five times
 *   answers ask           reads lines "QUESTION<tab>OPTIONS<tab>TEXT", with \n in the text for the end of a line; writes the
 *                         status and the answer
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef SHUDU_ONE_FILE
#include "shudu.h"
#else
#include <shudu/c.h>
#endif

enum { cells = 81, at_once = 100000, longest = 65536 };

/* Puzzles, and room for their answers. */
struct puzzles {
  size_t n;
  uint8_t *grids, *solutions;
  uint64_t* counts;
};

static int allocate(struct puzzles* puzzles) {
  puzzles->n = 0;
  puzzles->grids = malloc((size_t)at_once * cells);
  puzzles->solutions = malloc((size_t)at_once * cells);
  puzzles->counts = malloc(at_once * sizeof *puzzles->counts);
  return puzzles->grids != NULL && puzzles->solutions != NULL && puzzles->counts != NULL;
}

/* Reads as many as there is room for. */
static void read_lines(struct puzzles* puzzles) {
  char line[256];
  for (puzzles->n = 0; puzzles->n < at_once && fgets(line, sizeof line, stdin) != NULL; ++puzzles->n) {
    uint8_t* grid = puzzles->grids + puzzles->n * cells;
    for (int k = 0; k < cells; ++k) grid[k] = line[k] == '.' ? 0 : (uint8_t)(line[k] - '0');
  }
}

static int solve(struct puzzles* p, uint64_t limit) {
  return shudu_solve_many(p->grids, p->n, limit, NULL, p->solutions, p->counts) == SHUDU_OK;
}

static int many(uint64_t limit) {
  struct puzzles puzzles;
  if (!allocate(&puzzles)) return 1;
  for (read_lines(&puzzles); puzzles.n != 0; read_lines(&puzzles)) {
    if (!solve(&puzzles, limit)) return 1;
    for (size_t i = 0; i < puzzles.n; ++i) {
      printf("%" PRIu64 " ", puzzles.counts[i]);
      for (int k = 0; k < cells; ++k) putchar('0' + puzzles.solutions[i * cells + (size_t)k]);
      putchar('\n');
    }
  }
  return 0;
}

static int measure(uint64_t limit) {
  struct puzzles puzzles;
  double best = 0;
  if (!allocate(&puzzles)) return 1;
  read_lines(&puzzles);
  for (int i = 0; i < 5; ++i) {
    const clock_t begin = clock();
    if (!solve(&puzzles, limit)) return 1;
    const double seconds = (double)(clock() - begin) / CLOCKS_PER_SEC;
    if (i == 0 || seconds < best) best = seconds;
  }
  printf("%.0f puzzles/s (%s)\n", (double)puzzles.n / best, shudu_target());
  return 0;
}

static size_t with_line_ends(char* text) {
  char* to = text;
  for (const char* from = text; *from != '\0'; ++from) {
    if (from[0] == '\\' && from[1] == 'n') {
      *to++ = '\n';
      ++from;
    } else {
      *to++ = *from;
    }
  }
  return (size_t)(to - text);
}

static int ask(void) {
  static char line[longest];
  while (fgets(line, sizeof line, stdin) != NULL) {
    line[strcspn(line, "\n")] = '\0';
    char* options = strchr(line, '\t');
    char* text = options == NULL ? NULL : strchr(options + 1, '\t');
    if (text == NULL) return 1;
    *options++ = '\0';
    *text++ = '\0';
    shudu_buffer answer;
    const shudu_status status = shudu_ask(line, text, with_line_ends(text), options, NULL, &answer);
    /* An answer that is text may have several lines. */
    size_t size = answer.size;
    while (size > 0 && answer.data[size - 1] == '\n') --size;
    printf("%d ", (int)status);
    for (size_t i = 0; i < size; ++i) answer.data[i] == '\n' ? (void)fputs("\\n", stdout) : (void)putchar(answer.data[i]);
    putchar('\n');
    shudu_release(&answer);
  }
  return 0;
}

int main(int argc, char** argv) {
  if (argc == 3 && strcmp(argv[1], "many") == 0) return many(strtoull(argv[2], NULL, 10));
  if (argc == 3 && strcmp(argv[1], "time") == 0) return measure(strtoull(argv[2], NULL, 10));
  if (argc == 2 && strcmp(argv[1], "ask") == 0) return ask();
  fputs("usage: answers many LIMIT | answers time LIMIT | answers ask\n", stderr);
  return 2;
}
