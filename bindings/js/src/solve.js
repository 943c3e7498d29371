// The search alone: a module of a tenth of the size, for programs that only solve.
import { compileFrom } from './compile.js';
import { answersOf, gridsOf } from './grids.js';
import { Instance } from './instance.js';

export { ShuduError } from './error.js';

const besideThis = {
  simd: new URL('../wasm/shudu-solve-simd.wasm', import.meta.url),
  scalar: new URL('../wasm/shudu-solve-scalar.wasm', import.meta.url),
};

class Solver {
  #instance;

  constructor(compiled) {
    this.#instance = new Instance(compiled);
    this.version = this.#instance.constant('shudu_version');
    this.target = this.#instance.constant('shudu_target');
  }

  solve(line, { limit = 2 } = {}) {
    return this.solveMany([line], { limit })[0];
  }
  solveMany(lines, { limit = 1 } = {}, goOn) {
    return answersOf(this.#instance.solveMany(gridsOf(lines), limit, goOn));
  }
  /** 81 bytes for each puzzle, 0 for blanks. */
  solveGrids(grids, { limit = 1 } = {}, goOn) {
    return this.#instance.solveMany(grids, limit, goOn);
  }
}

/** Loads the search into this thread. */
export async function loadSolver({ simd, wasm = besideThis } = {}) {
  return new Solver(await compileFrom(wasm, simd));
}
