/* c.h: the engine for C and for every language that can call C.
 *
 *   shudu_buffer answer;
 *   const char* puzzle = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
 *   if (shudu_ask("solve", puzzle, strlen(puzzle), "limit=2", NULL, &answer) == SHUDU_OK) puts(answer.data);
 *   shudu_release(&answer);
 *
 * shudu_ask puts a question:
 *
 *   question     its name: "solve", "count", "hint", "rate", … The question "questions" lists all, with their options, and
 *                docs/c_api.md describes them.
 *   text, size   the puzzle, in any format that the engine reads: 81 characters, a candidate grid, an address, a document
 *                with the rules of a variant, or the JSON format, which has all fields: {"puzzle":"…","values":"…",
 *                "notes":["12","",…]}. If the text has several puzzles, the first is used.
 *   options      NULL, or "name=value" pairs separated by white space. Each may be given once. The status is
 *                SHUDU_BAD_OPTION if there is none of a name or a value is wrong.
 *   watch        NULL, or a callback that can cancel long work
 *   answer       receives UTF-8 that ends in a zero byte: an object of JSON, or for "convert" text. An error is reported
 *                as {"error":"80 cells, expected 81","line":1,"column":81}. Call shudu_release to free the memory.
 *
 * Cells are "r1c1" … "r9c9", houses are "row 1", "column 1" and "box 1", grids are 81 characters with '.' for blanks,
 * and sets of digits are the digits in order. "No solution" is an answer, not an error.
 *
 * No function throws, prints or exits. When memory is short, the status is SHUDU_NO_MEMORY, the answer is empty, and
 * later calls work as usual.
 *
 * Thread safety: every function may be called from several threads at once.
 *
 * Later versions add questions, options and fields but do not change existing ones. shudu_abi_version increases with each
 * addition of a function.
 */
#ifndef SHUDU_C_H
#define SHUDU_C_H

// NOLINTBEGIN: this header is C.
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define SHUDU_ABI_VERSION 1

typedef enum shudu_status {
  SHUDU_OK = 0,
  SHUDU_BAD_INPUT = 1,  /* the text is not a puzzle; the answer has the position */
  SHUDU_BAD_OPTION = 2, /* an option is unknown, or its value is invalid */
  SHUDU_CANCELLED = 3,  /* the watch returned 0 */
  SHUDU_NO_MEMORY = 4,  /* memory is short; there is no answer */
  SHUDU_NO_QUESTION = 5 /* there is no question of this name; the answer lists those that there are */
} shudu_status;

typedef struct shudu_buffer {
  char* data;  /* owned by the caller; NULL when empty */
  size_t size; /* without the zero byte */
} shudu_buffer;

/* A callback for long work. It is called at least every 50 ms, where the work allows it, and returns whether to
 * continue. `done` is the part that is done, 0 to 1, or negative if it is unknown. `count` is the number of results so far.
 * go_on may be NULL. */
typedef struct shudu_watch {
  int (*go_on)(void* context, double done, uint64_t count);
  void* context;
} shudu_watch;

shudu_status shudu_ask(const char* question, const char* text, size_t size, const char* options,
                       const shudu_watch* watch, shudu_buffer* answer);

int shudu_abi_version(void);              /* SHUDU_ABI_VERSION of the library that is linked */
const char* shudu_version(void);          /* the version of the library: "0.1.0" */
const char* shudu_target(void);           /* the instruction set of the search: "avx2", "wasm", "scalar", … */
void shudu_release(shudu_buffer* buffer); /* does nothing if it is NULL or empty */

/* Solves many puzzles at once. `grids` has n times 81 digits 0..9. `solutions` has room for as many and receives zeros
 * where there is no solution. `counts` has room for n numbers. If a digit is greater than 9,
 * the status is SHUDU_BAD_INPUT, if the limit is 0 it is SHUDU_BAD_OPTION, and nothing is written. */
shudu_status shudu_solve_many(const uint8_t* grids, size_t n, uint64_t limit, const shudu_watch* watch,
                              uint8_t* solutions, uint64_t* counts);

#ifdef __cplusplus
}
#endif

#endif
// NOLINTEND
