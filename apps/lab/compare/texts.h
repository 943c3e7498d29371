// The English texts of the report of `shudu compare`. The keys are those of the catalogues (src/language/).
//
// Members are of type Text only, so that a test can list them.
#pragma once

#include "shudu/language.h"

namespace shudu::cli::compare {

struct ReportTexts {
  // The page.
  Text page_title{"compare.page.title", "Sudoku algorithms compared"};
  Text contents{"compare.page.contents", "Contents"};
  Text plots{"compare.page.plots", "Plots"};
  Text tables{"compare.page.tables", "Tables"};
  // The circumstances of the run.
  Text made_with{"compare.run.program", "{program}, target {target}, {compiler}; {processor}"};
  Text one_solution{"compare.run.limit.one", "up to 1 solution per puzzle, at most {time} each, best of {repeat}"};
  Text several_solutions{"compare.run.limit.several",
                         "up to {limit} solutions per puzzle, at most {time} each, best of {repeat}"};
  Text seed{"compare.run.seed", ", seed {seed}"};
  Text interrupted{"compare.run.interrupted", "; interrupted, incomplete"};
  // Algorithms that are not in the gallery.
  Text search{"compare.algorithm.search", "Search, one by one"};
  Text bulk{"compare.algorithm.bulk", "Search, in bulk"};
  // The built-in sets: names and descriptions.
  Text easy{"compare.set.easy.name", "easy"};
  Text easy_what{"compare.set.easy.what", "rated up to 1.5: hidden singles are enough"};
  Text medium{"compare.set.medium.name", "medium"};
  Text medium_what{"compare.set.medium.what", "rated 1.7 to 2.9: singles and locked candidates"};
  Text hard{"compare.set.hard.name", "hard"};
  Text hard_what{"compare.set.hard.what", "rated 3.0 to 4.9: pairs, triples, fish and wings"};
  Text expert{"compare.set.expert.name", "expert"};
  Text expert_what{"compare.set.expert.what", "rated 5.0 to 7.1: chains"};
  Text hardest{"compare.set.hardest.name", "hardest"};
  Text hardest_what{"compare.set.hardest.what", "the highest rated of all generated puzzles"};
  Text adverse{"compare.set.adverse.name", "adverse"};
  Text adverse_what{"compare.set.adverse.what",
                    "hard for trial in order: few clues at the top, and the solution begins with 987654321"};
  Text multiple{"compare.set.multiple.name", "multiple"};
  Text multiple_what{"compare.set.multiple.what", "several solutions"};
  Text unsolvable{"compare.set.unsolvable.name", "unsolvable"};
  Text unsolvable_what{"compare.set.unsolvable.what", "no solution, but no conflicting clues"};
  Text ladder{"compare.set.ladder.name", "ladder"};
  Text ladder_what{"compare.set.ladder.what", "the same puzzles with 8, 16, … 56 blank cells"};
  // The titles of the tables.
  Text sets_title{"compare.table.sets", "Sets of puzzles"};
  Text medians_title{"compare.table.medians", "Median time per puzzle, by set"};
  Text set_title{"compare.table.set", "Set {set}: times, and means per puzzle"};
  Text copies_title{"compare.table.copies", "Copies and undos: means per finished puzzle, all sets"};
  Text blanks_title{"compare.table.blanks", "Median time by the number of blank cells"};
  Text ratings_title{"compare.table.ratings", "Median time by rating (ER)"};
  Text viewpoints_title{"compare.table.viewpoints",
                        "Fewest first with some viewpoints only: means per puzzle, all sets but the ladder"};
  // The heads of their columns.
  Text set{"compare.head.set", "set"};
  Text puzzles{"compare.head.puzzles", "puzzles"};
  Text blank_cells{"compare.head.blanks", "blank cells"};
  Text rating{"compare.head.rating", "rating"};
  Text what{"compare.head.what", "what"};
  Text algorithm{"compare.head.algorithm", "algorithm"};
  Text done{"compare.head.done", "done"};
  Text median{"compare.head.median", "median"};
  Text middle_half{"compare.head.middle_half", "middle half"};
  Text worst{"compare.head.worst", "worst"};
  Text nodes{"compare.head.nodes", "nodes"};
  Text guesses{"compare.head.guesses", "guesses"};
  Text backtracks{"compare.head.backtracks", "backtracks"};
  Text depth{"compare.head.depth", "depth"};
  Text time_per_node{"compare.head.time_per_node", "time/node"};
  Text copies{"compare.head.copies", "copies"};
  Text undos{"compare.head.undos", "undos"};
  Text undos_per_guess{"compare.head.undos_per_guess", "undos/guess"};
  Text written{"compare.head.written", "written"};
  Text time{"compare.head.time", "time"};
  Text time_per_guess{"compare.head.time_per_guess", "time/guess"};
  Text viewpoints{"compare.head.viewpoints", "viewpoints"};
  Text mean{"compare.head.mean", "mean"};
  Text timed_out{"compare.cell.timed_out", " ({n} timed out)"};
  Text stuck{"compare.cell.stuck", " ({n} stuck)"};
  // The plots: titles, axes, and how to read them in two sentences.
  Text ranking_title{"compare.plot.ranking.title", "Fastest algorithm by set"};
  Text ranking_how{"compare.plot.ranking.how",
                   "Each column is a set, and the fastest algorithm is at the top. The figure in a mark is the median "
                   "time per puzzle; a line follows one algorithm from set to set."};
  Text times_title{"compare.plot.times.title", "Times, set {set}"};
  Text times_how{"compare.plot.times.how",
                 "Each dot is one puzzle, further left is faster, and each grid line to the right is ten times as "
                 "slow. All plots of times by set have the same axis, so they can be compared."};
  Text time_axis{"compare.plot.times.axis", "time per puzzle"};
  Text growth_time_title{"compare.plot.growth.time.title", "How time grows with {quantity}"};
  Text growth_time_axis{"compare.plot.growth.time.axis", "median time per puzzle"};
  Text growth_nodes_title{"compare.plot.growth.nodes.title", "How the search tree grows with {quantity}"};
  Text growth_nodes_axis{"compare.plot.growth.nodes.axis", "mean nodes per puzzle"};
  Text growth_how{"compare.plot.growth.how",
                  "A point is the middle of the puzzles with that value, and lower is better. Each grid line upwards "
                  "is ten times as much, so a straight rising line means exponential growth."};
  Text of_blanks{"compare.plot.growth.blanks", "blank cells"};
  Text of_rating{"compare.plot.growth.rating", "the rating"};
  Text rating_axis{"compare.plot.growth.rating.axis", "rating (ER)"};
  Text viewpoints_plot_title{"compare.plot.viewpoints.title", "Fewest first with some viewpoints only"};
  Text viewpoints_how{"compare.plot.viewpoints.how",
                      "Each row is fewest first with these viewpoints only, and each dot is one puzzle of all sets but "
                      "the ladder. Further left is faster, and each grid line to the right is ten times as slow."};
  // Their legends.
  Text legend_puzzle{"compare.legend.puzzle", "one puzzle"};
  Text legend_box{"compare.legend.box", "middle half"};
  Text legend_median{"compare.legend.median", "median"};
  Text legend_beyond{"compare.legend.beyond", "stopped at the time limit"};
  Text legend_point{"compare.legend.point", "measured"};
  Text legend_bound{"compare.legend.bound", "at least this much: the time limit was reached"};
  Text legend_logic{"compare.legend.logic", "dashed: no search"};
  Text legend_rank{"compare.legend.rank", "median time, “>” a lower bound"};
  // What a screen reader says about them, and tips at the marks.
  Text ranking_text{"compare.plot.ranking.text", "{set}: {algorithm} with {time}."};
  Text medians_text{"compare.plot.medians.text", "Medians:"};
  Text median_text{"compare.plot.median.text", "{algorithm} {time}"};
  Text more_than{"compare.plot.more_than", "more than {time}"};
  Text growth_text{"compare.plot.growth.text", "{algorithm}: from {first} at {begin} to {last} at {end}."};
  Text puzzle_tip{"compare.plot.tip.puzzle", "{algorithm}, puzzle {n}: {time}"};
  Text stuck_tip{"compare.plot.tip.stuck", ", stuck"};
  Text nodes_text{"compare.plot.nodes.text", "{nodes} nodes"};
};
inline constexpr ReportTexts report_texts;

}  // namespace shudu::cli::compare
