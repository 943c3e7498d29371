/* c.h: the engine for C and for every language that can call C.
 *
 *   shudu_buffer answer;
 *   const char* puzzle = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
 *   if (shudu_solve(puzzle, strlen(puzzle), "limit=2", NULL, &answer) == SHUDU_OK) puts(answer.data);
 *   shudu_release(&answer);
 *
 * All questions have the same form, shudu_question:
 *
 *   text, size   the puzzle, in any format that the engine reads: 81 characters, a candidate grid, an address, or the
 *                JSON format, which has all fields: {"puzzle":"…","values":"…","notes":["12","",…]}. If the text has
 *                several puzzles, the first is used.
 *   options      NULL, or "name=value" pairs separated by white space; the options of each function are listed below.
 *                Each may be given once. The status is SHUDU_BAD_OPTION if there is none of a name or a value is wrong.
 *   watch        NULL, or a callback that can cancel long work
 *   answer       receives UTF-8 JSON that ends in a zero byte. An error is reported as
 *                {"error":"80 cells, expected 81","line":1,"column":81}. Call shudu_release to free the memory.
 *
 * Cells are "r1c1" … "r9c9", houses are "row 1", "column 1" and "box 1", grids are 81 characters with '.' for blanks,
 * and sets of digits are the digits in order. docs/c_api.md lists every field. "No solution" is an answer, not an
 * error.
 *
 * No function throws, prints or exits. When memory is short, the status is SHUDU_NO_MEMORY, the answer is empty, and
 * later calls work as usual.
 *
 * Thread safety: every function may be called from several threads at once.
 *
 * Later versions add functions and options but do not change existing ones. shudu_abi_version increases with each
 * addition.
 */
#ifndef SHUDU_C_H
#define SHUDU_C_H

// NOLINTBEGIN: this header is C.
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define SHUDU_ABI_VERSION 3

typedef enum shudu_status {
  SHUDU_OK = 0,
  SHUDU_BAD_INPUT = 1,  /* the text is not a puzzle; the answer has the position */
  SHUDU_BAD_OPTION = 2, /* an option is unknown, or its value is invalid */
  SHUDU_CANCELLED = 3,  /* the watch returned 0 */
  SHUDU_NO_MEMORY = 4   /* memory is short; there is no answer */
} shudu_status;

typedef struct shudu_buffer {
  char* data;  /* owned by the caller; NULL when empty */
  size_t size; /* without the zero byte */
} shudu_buffer;

/* A callback for long work. It is called from time to time and returns whether to continue. `done` is the part that is
 * done, 0 to 1, or negative if it is unknown. `count` is the number of results so far. go_on may be NULL. */
typedef struct shudu_watch {
  int (*go_on)(void* context, double done, uint64_t count);
  void* context;
} shudu_watch;

typedef shudu_status shudu_question(const char* text, size_t size, const char* options, const shudu_watch* watch,
                                    shudu_buffer* answer);

int shudu_abi_version(void);              /* SHUDU_ABI_VERSION of the library that is linked */
const char* shudu_version(void);          /* the version of the library: "0.1.0" */
const char* shudu_target(void);           /* the instruction set of the search: "avx2", "wasm", "scalar", … */
void shudu_release(shudu_buffer* buffer); /* does nothing if it is NULL or empty */

/* Text. */
shudu_question shudu_parse;   /* all puzzles and errors of the text: limit=100000 from= */
shudu_question shudu_format;  /* converts all puzzles of the text: to=line lossy=no; the answer is text, not JSON */
shudu_question shudu_formats; /* lists the formats; no text */

/* Search. */
shudu_question shudu_solve;      /* the number of solutions up to the limit, and one of them: limit=2 */
shudu_question shudu_solutions;  /* the first solutions in lexicographic order: limit=1000 */
shudu_question shudu_count;      /* the exact number of solutions, or the limit if there are more: limit= (none) */
shudu_question shudu_check;      /* conflicts, solutions, redundant clues, mistakes of the player: notes=yes */
shudu_question shudu_candidates; /* the candidates of every cell: notes=no; the digits that it has in some solution:
                                    solutions=yes; values= (of a variant: the player's board) */

/* Solves many puzzles at once. `grids` has n times 81 digits 0..9. `solutions` has room for as many and receives zeros
 * where there is no solution. `counts` has room for n numbers. If a digit is greater than 9,
 * the status is SHUDU_BAD_INPUT, if the limit is 0 it is SHUDU_BAD_OPTION, and nothing is written. */
shudu_status shudu_solve_many(const uint8_t* grids, size_t n, uint64_t limit, const shudu_watch* watch,
                              uint8_t* solutions, uint64_t* counts);

/* Variants (docs/variants.md). The functions above answer them, too, except shudu_candidates without solutions=yes. */
shudu_question shudu_variant;   /* shape, givens, rules in words, clues and drawing of a puzzle: language=en */
shudu_question shudu_conflicts; /* the cells that break a rule, by rule: values= (a character for each cell, row by row,
                                   '.' for a blank; the givens need not be repeated) */
shudu_question shudu_rules;     /* lists the rules; no text */

/* Logic. All these functions have the options language=en (zh-Hans, zh-Hant; tags and locales such as zh_CN mean one of
 * them), languages= (a list of languages: describe each step in them at three levels of detail), techniques=default, without=
 * (lists of ids, families, or "all"), uniqueness=yes and outline=no (describe chains link by link as well). Lists are
 * separated by commas. */
shudu_question shudu_hint;      /* the next step or the mistakes: notes=yes scale=own */
shudu_question shudu_all_steps; /* all available steps: notes=yes limit=1000 */
shudu_question shudu_exercise;  /* the steps of the one technique of techniques= after all simpler steps: limit=1000 */
shudu_question shudu_path;      /* all steps of the solution: scale=own (hodoku, explainer) */
shudu_question shudu_rate;      /* the difficulty: scale=default (explainer, hodoku, own, minutes, all) */

/* Generates puzzles; no text. count=1 seed=1 symmetry=none clues=0-81 minimal=no pattern= level= rating= (2.0-7.1)
 * minutes= (of an average player, 5-8) uses= (all of these techniques) hardest= (one of these) only= (these and singles)
 * grid= (the solution) attempts=100000 */
shudu_question shudu_generate;

/* Symmetry, complete grids by number, and random solutions. */
shudu_question shudu_canon; /* the canonical form, and the transformation to it */
shudu_question shudu_same;  /* whether a transformation turns the first puzzle of the text into the second, and which */
shudu_question shudu_grid;  /* the complete grid with a number; no text: index=0 */
shudu_question shudu_index; /* the number of a complete grid */
shudu_question shudu_sample; /* random solutions, all equally likely: count=1 seed=1 */

/* Events of a solver at work: algorithm=fewest_first (or another id of shudu_algorithms) limit=1 start=0 events=10000
 * language=en. Each thread keeps its last recordings, so that reading one part after another is fast. */
shudu_question shudu_trace;

/* Tables; no text. */
shudu_question shudu_techniques;
shudu_question shudu_algorithms;

#ifdef __cplusplus
}
#endif

#endif
// NOLINTEND
