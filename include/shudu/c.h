/* c.h: the engine for C and for every language that can call C.
 *
 *   shudu_buffer answer;
 *   const char* puzzle = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
 *   if (shudu_hint(puzzle, strlen(puzzle), "language=en", NULL, &answer) == SHUDU_OK) puts(answer.data);
 *   shudu_release(&answer);
 *
 * All questions have one form, shudu_question:
 *
 *   text, size   the puzzle, in any format the engine reads: 81 characters, a candidate grid, an address, or our own
 *                JSON, which can say everything: {"puzzle":"…","values":"…","notes":["12","",…]}. Of several the first.
 *   options      NULL, or "name=value" separated by white space; each question says which it knows
 *   watch        NULL, or who is to be asked whether to go on (long work only)
 *   answer       gets UTF-8 JSON, with a zero byte behind it, also when something was wrong:
 *                {"error":"80 cells, expected 81","line":1,"column":81}. shudu_release gives its memory back.
 *
 * Cells are "r1c1" … "r9c9", houses "row 1", "column 1", "box 1", grids 81 characters with '.' for blanks, sets of
 * digits their digits in order. docs/c_api.md lists every field. "No solution" is an answer, not an error.
 *
 * Nothing here throws, prints or exits. Every function may be called from several threads at once. What is added later
 * leaves what is here as it is; shudu_abi_version grows when it does.
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
  SHUDU_BAD_INPUT = 1,  /* the text is no puzzle; the answer says where */
  SHUDU_BAD_OPTION = 2, /* an option is not known, or its value is wrong */
  SHUDU_CANCELLED = 3,  /* the watch said so */
  SHUDU_NO_MEMORY = 4
} shudu_status;

typedef struct shudu_buffer {
  char* data;  /* owned by whoever has the buffer */
  size_t size; /* without the zero byte */
} shudu_buffer;

/* Asked now and then during long work: `done` is the share of it that is done, 0 to 1, below 0 where nobody knows;
 * `count` is how many results there are so far. Returns whether to go on. */
typedef struct shudu_watch {
  int (*go_on)(void* context, double done, uint64_t count);
  void* context;
} shudu_watch;

typedef shudu_status shudu_question(const char* text, size_t size, const char* options, const shudu_watch* watch,
                                    shudu_buffer* answer);

int shudu_abi_version(void);              /* SHUDU_ABI_VERSION of the library that is linked */
const char* shudu_version(void);          /* of the library: "0.1.0" */
const char* shudu_target(void);           /* the instruction set of the search: "avx2", "wasm", "scalar", … */
void shudu_release(shudu_buffer* buffer); /* nothing happens when it is empty */

/* Text. */
shudu_question shudu_parse;   /* every puzzle and every error: limit=100000 format= */
shudu_question shudu_format;  /* all puzzles of the text, written anew: to=line; the answer is that text, not JSON */
shudu_question shudu_formats; /* the table of formats; no text */

/* Search. */
shudu_question shudu_solve;      /* limit=2: how many solutions, up to so many, and one */
shudu_question shudu_solutions;  /* limit=1000: the first of them in lexicographic order */
shudu_question shudu_count;      /* limit=18446744073709551615 */
shudu_question shudu_check;      /* conflicts, solutions, redundant clues, and a player's mistakes: notes=yes */
shudu_question shudu_candidates; /* what the digits and the candidates leave open: notes=no */

/* Many at once: `grids` has n times 81 digits 0..9, `solutions` room for as many (zeros where there is none), `counts`
 * for n. Precondition: limit > 0. SHUDU_BAD_INPUT when a byte is larger than 9: nothing is written then. */
shudu_status shudu_solve_many(const uint8_t* grids, size_t n, uint64_t limit, const shudu_watch* watch,
                              uint8_t* solutions, uint64_t* counts);

/* Logic. Options of all: language=en (zh-Hans, zh-Hant), told= (languages in which steps are told at the three depths,
 * separated by commas), techniques=default without= (lists of ids, families, "all"), uniqueness=yes. */
shudu_question shudu_hint;      /* the next thing to tell a player: notes=yes */
shudu_question shudu_all_steps; /* every step there is: notes=yes limit=1000 */
shudu_question shudu_path;      /* the whole solution: scale=own (hodoku, explainer) */
shudu_question shudu_rate;      /* scale=default (explainer, hodoku, own, all) */

/* New puzzles; no text. count=1 seed=1 symmetry=none clues=0-81 minimal=no pattern= level= rating=1.0-20.0 technique=
 * attempts=100000 */
shudu_question shudu_generate;

/* A part of the film of a solver at work: algorithm=dancing_links (any of the gallery, or logic) limit=1 from=0
 * events=10000 language=en. The last films are kept, so that parts can be asked for one by one. */
shudu_question shudu_trace;

/* Tables; no text. */
shudu_question shudu_techniques;
shudu_question shudu_algorithms;

#ifdef __cplusplus
}
#endif

#endif
// NOLINTEND
