#!/usr/bin/env bash
# make_examples.sh SHUDU: writes examples/levels.txt, techniques.txt and symmetric.txt anew, the same as they are.
set -euo pipefail
shudu=$(cd -- "$(dirname -- "$1")" && pwd)/${1##*/}
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../examples"

{
  echo '# Three puzzles of each level, with one solution each. Made by: shudu generate puzzles 3 --level LEVEL --seed 1'
  for level in easy medium hard unfair extreme; do
    echo "# $level"
    "$shudu" generate puzzles 3 --level "$level" --seed 1
  done
} >levels.txt

{
  echo '# A puzzle for each technique: it is needed, and nothing harder. Made by: shudu generate puzzles 1 --hardest NAME --seed 1'
  for name in full_house naked_single hidden_single pointing claiming locked_pair locked_triple naked_pair naked_triple \
    hidden_pair hidden_triple x_wing swordfish jellyfish skyscraper two_string_kite turbot_fish \
    empty_rectangle remote_pair bug_plus_1 unique_rectangle_1 unique_rectangle_2 unique_rectangle_3 unique_rectangle_4 \
    w_wing xy_wing xyz_wing finned_x_wing sashimi_x_wing finned_swordfish simple_colors_trap multi_colors_1 \
    sue_de_coq x_chain xy_chain continuous_nice_loop discontinuous_nice_loop aic als_xz als_xy_wing als_chain; do
    echo "# $name"
    "$shudu" generate puzzles 1 --hardest "$name" --seed 1
  done
} >techniques.txt

{
  echo '# One puzzle of each symmetry. Made by: shudu generate puzzles 1 --symmetry NAME --seed 1'
  for name in rotate180 rotate90 horizontal vertical diagonal antidiagonal both_axes both_diagonals full; do
    echo "# $name"
    "$shudu" generate puzzles 1 --symmetry "$name" --seed 1
  done
} >symmetric.txt
