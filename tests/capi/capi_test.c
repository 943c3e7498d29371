/* The C interface from C: what a program in C sees, and nothing else. Ends with "N passed, N failed". */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "shudu/c.h"

static const char easy[] = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
static const char solution[] = "483921657967345821251876493548132976729564138136798245372689514814253769695417382";
static const char hard[] = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

static const char one_clue[] = "1................................................................................";

static int passed, failed;

static void expect(int good, const char* what, int line) {
  if (good) {
    ++passed;
  } else {
    ++failed;
    printf("capi_test.c:%d: not so: %s\n", line, what);
  }
}
#define EXPECT(condition) expect((condition) != 0, #condition, __LINE__)

/* Puts a question and checks its status; whether `part` is in the answer. */
static int says(const char* question, const char* text, const char* options, shudu_status status,
                const char* part) {
  shudu_buffer answer;
  const shudu_status found = shudu_ask(question, text, text == NULL ? 0 : strlen(text), options, NULL, &answer);
  const int good = found == status && answer.data != NULL && strlen(answer.data) == answer.size &&
                   strstr(answer.data, part) != NULL;
  if (!good) printf("status %d: %.300s\n", (int)found, answer.data == NULL ? "(nothing)" : answer.data);
  shudu_release(&answer);
  return good && answer.data == NULL;
}

static void test_version(void) {
  EXPECT(shudu_abi_version() == SHUDU_ABI_VERSION);
  EXPECT(strlen(shudu_version()) >= 5);
  EXPECT(strlen(shudu_target()) > 0);
}

static void test_text(void) {
  const char two[] =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..\n"
      "# a comment\n"
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.\n";
  EXPECT(says("parse", two, NULL, SHUDU_OK, "\"line\":1,\"format\":\"line\"}]"));
  EXPECT(says("parse", two, NULL, SHUDU_OK, "\"line\":3,\"column\":81,\"message\":\"80 cells, expected 81\""));
  EXPECT(says("parse", "", NULL, SHUDU_OK, "{\"puzzles\":[],\"errors\":[],\"truncated\":false}"));
  EXPECT(says("parse", two, "limit=1", SHUDU_OK, "\"truncated\":true"));
  EXPECT(says("formats", NULL, "limit=1", SHUDU_BAD_OPTION, "this question has no options"));
  EXPECT(says("convert", easy, "to=line", SHUDU_OK, easy));
  EXPECT(says("convert", easy, "to=grid", SHUDU_OK, "| . . 3 |"));
  EXPECT(says("convert", easy, "to=nonsense", SHUDU_BAD_OPTION, "nonsense"));
  EXPECT(says("convert", "12x", NULL, SHUDU_BAD_INPUT, "\"line\":1"));
  EXPECT(says("formats", NULL, NULL, SHUDU_OK, "\"id\":\"hodoku\""));
}

static void test_search(void) {
  EXPECT(says("solve", easy, NULL, SHUDU_OK, "\"status\":\"solved\",\"solution\":\""));
  EXPECT(says("solve", NULL, "unique=yes", SHUDU_BAD_INPUT, "expected a puzzle"));
  EXPECT(says("magic", easy, NULL, SHUDU_NO_QUESTION, "there is no question 'magic'; expected one of questions, solve"));
  EXPECT(says(NULL, easy, NULL, SHUDU_NO_QUESTION, "there is no question ''"));
  EXPECT(says("questions", NULL, NULL, SHUDU_OK, "{\"questions\":[{\"id\":\"questions\""));
  EXPECT(says("solve", easy, NULL, SHUDU_OK, solution));
  EXPECT(says("solve", "11.......", NULL, SHUDU_BAD_INPUT, "\"error\":"));
  EXPECT(says("solve", "", NULL, SHUDU_BAD_INPUT, "expected a puzzle"));
  EXPECT(says("solve", NULL, NULL, SHUDU_BAD_INPUT, "expected a puzzle"));
  EXPECT(says("count", easy, "limit", SHUDU_BAD_OPTION, "expected name=value"));
  EXPECT(says("count", easy, "limit=many", SHUDU_BAD_OPTION, "option limit=many: expected a whole number from 1 to 18,446,744,073,709,551,615"));
  EXPECT(says("solve", easy, "colour=red", SHUDU_BAD_OPTION, "option colour: there is none of this name; expected one of unique"));
  EXPECT(says("count", hard, "limit=10", SHUDU_OK, "\"status\":\"ok\",\"solutions\":1}"));
  EXPECT(says("count", one_clue, NULL, SHUDU_OK, "\"solutions\":\"741211528002341437440\"}"));
  EXPECT(says("count", one_clue, "limit=1000001", SHUDU_OK, "\"solutions\":1000001,\"limit_reached\":true}"));
  EXPECT(says("solutions", easy, "limit=5", SHUDU_OK, "\"complete\":true"));
  EXPECT(says("marks", easy, NULL, SHUDU_OK, "\"candidates\":[\"45\","));
  EXPECT(says("candidates", easy, NULL, SHUDU_OK, "\"candidates\":[\"4\","));
  EXPECT(says("check", easy, NULL, SHUDU_OK, "\"minimal\":false,\"redundant\":[\"r"));
  EXPECT(says("check", "55.......9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..", NULL,
              SHUDU_OK, "{\"digit\":5,\"house\":\"row 1\",\"cells\":[\"r1c1\",\"r1c2\"]}"));
}

static void test_variants(void) {
  const char thermo[] = ".Shape~4x4.~R1C1_1~R2C3_2~R3C3_4.Thermo~R4C1~R3C1~R2C1";
  EXPECT(says("variant", thermo, NULL, SHUDU_OK, "\"classic\":false,\"rows\":4,\"columns\":4,\"values\":\"1234\""));
  EXPECT(says("variant", thermo, NULL, SHUDU_OK, "\"givens\":\"1.....2...4.....\""));
  EXPECT(says("variant", thermo, NULL, SHUDU_OK, "\"parts\":[[\"r4c1\",\"r3c1\",\"r2c1\"]]"));
  EXPECT(says("variant", thermo, "language=zh-Hans", SHUDU_OK, "\"name\":\"温度计\""));
  EXPECT(says("variant", thermo, NULL, SHUDU_OK, "\"drawing\":{\"elements\":\"<"));
  EXPECT(says("variant", easy, NULL, SHUDU_OK, "\"classic\":true,\"rows\":9"));
  EXPECT(says("check", "{\"size\":2,\"format\":\"shudu\",\"grid\":[[{},{}],[{},{}]],\"solution\":[1,2,2,1]}", NULL,
              SHUDU_OK, "\"source_agrees\":true"));
  EXPECT(says("solve", "{\"size\":2,\"format\":\"shudu\",\"grid\":[[{},{}],[{},{}]],\"solution\":[1,1,2,1]}", NULL,
              SHUDU_OK, "\"source_agrees\":false"));
  EXPECT(says("variant", ".Nonsense~R1C1", NULL, SHUDU_BAD_INPUT, "Nonsense"));
  EXPECT(says("conflicts", thermo, NULL, SHUDU_OK, "\"conflicts\":[],\"filled\":false,\"solved\":false}"));
  EXPECT(says("conflicts", thermo, "values=....3.......4...", SHUDU_OK,
              "{\"rule\":\"thermometer\",\"clue\":0,\"cells\":[\"r4c1\"]}"));
  EXPECT(says("conflicts", thermo, "values=.1..............", SHUDU_OK,
              "{\"digit\":1,\"house\":\"row 1\",\"cells\":[\"r1c1\",\"r1c2\"]}"));
  EXPECT(says("conflicts", thermo, "values=1", SHUDU_BAD_OPTION, "option values=1: expected a character for every cell"));
  EXPECT(says("candidates", thermo, "values=.3..............", SHUDU_OK, "\"candidates\":["));
  EXPECT(says("candidates", easy, "values=1", SHUDU_BAD_OPTION, "expected a character for every cell"));
  EXPECT(says("rules", NULL, NULL, SHUDU_OK, "\"name\":{\"en\":\"Killer cage\""));
  EXPECT(says("convert", thermo, "to=fpuzzles", SHUDU_OK, "f-puzzles"));
  EXPECT(says("convert", thermo, "to=svg", SHUDU_OK, "<svg"));
  EXPECT(says("convert", easy, "to=iss", SHUDU_OK, ".~R1C3_3"));
  EXPECT(says("convert", thermo, "to=line", SHUDU_BAD_INPUT, "line: holds classic Sudoku only"));
  EXPECT(says("parse", thermo, NULL, SHUDU_OK, "{\"puzzles\":[],\"variants\":[{\"puzzle\":\".Shape~4x4"));
}

static void test_player(void) {
  char game[400];
  snprintf(game, sizeof game, "{\"puzzle\":\"%s\",\"values\":\"5.%s\"}", easy, easy + 2);
  EXPECT(says("check", game, NULL, SHUDU_OK, "\"wrong\":[{\"cell\":\"r1c1\",\"digit\":5}]"));
  EXPECT(says("hint", game, NULL, SHUDU_OK, "\"words\":\"Wrong: r1c1 is not 5"));
  snprintf(game, sizeof game, "{\"puzzle\":\"%s\",\"values\":\"%s\"}", easy, solution);
  EXPECT(says("hint", game, NULL, SHUDU_OK, "\"status\":\"solved\""));
  EXPECT(says("check", game, NULL, SHUDU_OK, "\"complete\":true"));
}

static void test_logic(void) {
  EXPECT(says("hint", easy, NULL, SHUDU_OK, "\"step\":{\"technique\":\"hidden_single\""));
  EXPECT(says("hint", easy, "scale=hodoku", SHUDU_OK, "\"status\":\"step\",\"solutions\":\"1\""));
  EXPECT(says("hint", easy, "scale=other", SHUDU_BAD_OPTION, "scale"));
  EXPECT(says("hint", easy, "language=zh-Hans techniques=naked_single", SHUDU_OK, "\xe5\x94\xaf\xe4\xb8\x80\xe4\xbd\x99\xe6\x95\xb0"));

  EXPECT(says("hint", easy, "language=xx", SHUDU_BAD_OPTION, "option language"));
  EXPECT(says("hint", easy, "techniques=magic", SHUDU_BAD_OPTION, "magic"));
  EXPECT(says("steps", easy, "techniques=singles limit=3", SHUDU_OK, "\"truncated\":true"));
  EXPECT(says("exercise", easy, "technique=hidden_single limit=1", SHUDU_OK, "\"status\":\"exercise\""));
  EXPECT(says("exercise", easy, "technique=x_wing", SHUDU_OK, "\"status\":\"none\""));
  EXPECT(says("exercise", easy, "technique=singles", SHUDU_BAD_OPTION, "option technique=singles"));
  EXPECT(says("path", easy, NULL, SHUDU_OK, "\"status\":\"solved\""));
  EXPECT(says("path", easy, "techniques=full_house", SHUDU_OK, "\"status\":\"stuck\""));
  EXPECT(says("path", easy, "scale=explainer", SHUDU_OK, "\"rating\":1.2"));
  EXPECT(says("rate", easy, "scale=all", SHUDU_OK, "\"er\":1.2,\"ep\":1.2,\"ed\":1.2,"));
  EXPECT(says("techniques", NULL, NULL, SHUDU_OK, "\"id\":\"xy_wing\""));
}

static void test_grids(void) {
  char two[200];
  EXPECT(says("canon", easy, NULL, SHUDU_OK, "\"status\":\"ok\",\"kind\":\"unique\",\"form\":\""));
  EXPECT(says("canon", "11...............................................................................", NULL, SHUDU_OK,
              "\"status\":\"invalid\",\"reason\":\"1 twice in row 1: r1c1, r1c2"));
  EXPECT(says("canon", easy, "index=1", SHUDU_BAD_OPTION, "option index"));
  snprintf(two, sizeof two, "%s\n%s\n", easy, easy);
  EXPECT(says("same", two, NULL, SHUDU_OK, "\"status\":\"same\",\"other\":{\"puzzle\":\""));
  snprintf(two, sizeof two, "%s\n%s\n", easy, hard);
  EXPECT(says("same", two, NULL, SHUDU_OK, "\"status\":\"different\",\"other\":"));
  EXPECT(says("same", easy, NULL, SHUDU_BAD_INPUT, "expected two puzzles"));
  EXPECT(says("grid", NULL, "index=6670903752021072936959", SHUDU_OK, "\"index\":\"6670903752021072936959\""));
  EXPECT(says("grid", NULL, "index=6670903752021072936960", SHUDU_BAD_OPTION, "from 0 to 6,670,903,752,021,072,936,959"));
  EXPECT(says("grid", NULL, "index=-1", SHUDU_BAD_OPTION, "option index"));
  EXPECT(says("index", solution, NULL, SHUDU_OK, "\"status\":\"ok\",\"index\":"));
  EXPECT(says("index", easy, NULL, SHUDU_OK, "\"status\":\"incomplete\""));
  EXPECT(says("sample", easy, "count=2", SHUDU_OK, solution));
  EXPECT(says("sample", easy, "count=0", SHUDU_OK, "\"solutions\":[]"));
  EXPECT(says("sample", easy, "count=1000001", SHUDU_BAD_OPTION, "option count"));
}

static void test_making(void) {
  EXPECT(says("generate", NULL, "count=2 seed=7 symmetry=rotate180", SHUDU_OK, "\"complete\":true"));
  EXPECT(says("generate", NULL, "level=easy seed=7", SHUDU_OK, "\"level\":\"easy\""));
  EXPECT(says("generate", NULL, "clues=10-12", SHUDU_BAD_OPTION, "fewer than 17 clues"));
  EXPECT(says("generate", NULL, "clues=18-18 attempts=1", SHUDU_OK, "\"complete\":false"));
  EXPECT(says("generate", NULL, "clues=17 attempts=100", SHUDU_OK, "\"attempts\":100,"));
  EXPECT(says("generate", NULL, "level=extreme clues=50 attempts=300", SHUDU_OK, "\"attempts\":300,"));
  EXPECT(says("generate", NULL, "clues=30-20", SHUDU_BAD_OPTION, "option clues"));
  EXPECT(says("algorithms", NULL, NULL, SHUDU_OK, "\"id\":\"dancing_links\""));
  EXPECT(says("trace", easy, "algorithm=fewest_first", SHUDU_OK, "\"end\":\"satisfied\""));
  EXPECT(says("trace", hard, "algorithm=backtracking events=10 start=100000", SHUDU_OK, "\"start\":{\"at\":100000,"));
  EXPECT(says("trace", easy, "algorithm=magic", SHUDU_BAD_OPTION, "magic"));
}

static void test_many(void) {
  enum { n = 100 };
  static uint8_t grids[n * 81], solutions[n * 81];
  static uint64_t counts[n];
  int good = 1, i;
  for (i = 0; i < n * 81; ++i) grids[i] = easy[i % 81] == '.' ? 0 : (uint8_t)(easy[i % 81] - '0');
  grids[0] = grids[1] = 5; /* a conflict */
  EXPECT(shudu_solve_many(grids, n, 2, NULL, solutions, counts) == SHUDU_OK);
  EXPECT(counts[0] == 0 && solutions[0] == 0);
  for (i = 81; i < n * 81; ++i) good = good && solutions[i] == solution[i % 81] - '0' && counts[i / 81] == 1;
  EXPECT(good);
  EXPECT(shudu_solve_many(grids, n, 0, NULL, solutions, counts) == SHUDU_BAD_OPTION);
  grids[80] = 10;
  EXPECT(shudu_solve_many(grids, n, 2, NULL, solutions, counts) == SHUDU_BAD_INPUT);
  EXPECT(shudu_solve_many(NULL, 0, 1, NULL, NULL, NULL) == SHUDU_OK);
}

static int until_third(void* context, double done, uint64_t count) {
  (void)done;
  (void)count;
  return ++*(int*)context < 3;
}

static int until_sum(void* context, double done, uint64_t count) {
  (void)count;
  *(double*)context = done;
  return done < 0;
}

static void test_watch(void) {
  int asked = 0;
  double done = -1;
  const shudu_watch watch = {until_third, &asked}, sum_watch = {until_sum, &done};
  static const char blank[] = ".................................................................................";
  shudu_buffer answer;
  EXPECT(shudu_ask("count", blank, 81, NULL, &watch, &answer) == SHUDU_CANCELLED && asked == 3);
  EXPECT(strcmp(answer.data, "{\"error\":\"cancelled\"}") == 0);
  shudu_release(&answer);
  EXPECT(shudu_ask("count", one_clue, 81, NULL, &sum_watch, &answer) == SHUDU_CANCELLED && done > 0 && done < 1);
  shudu_release(&answer);
  asked = 0;
  asked = 2; /* the next call stops it */
  EXPECT(shudu_ask("path", easy, 81, NULL, &watch, &answer) == SHUDU_CANCELLED && asked == 3);
  shudu_release(&answer);
  shudu_release(&answer); /* twice does no harm */
  shudu_release(NULL);
}

int main(void) {
  test_version();
  test_text();
  test_search();
  test_variants();
  test_player();
  test_logic();
  test_grids();
  test_making();
  test_many();
  test_watch();
  printf("%d passed, %d failed\n", passed, failed);
  return failed != 0;
}
