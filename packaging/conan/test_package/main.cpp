// Uses the installed package: the empty grid has several solutions.
#include "shudu/search.h"

int main() { return shudu::count_solutions(shudu::Grid{}, 2) == 2 ? 0 : 1; }
