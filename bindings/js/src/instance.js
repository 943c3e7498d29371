// One instance of the WebAssembly module. It passes bytes in and out; module.js gives them their meaning.
import { ShuduError } from './error.js';

const isLimit = (n) => (typeof n === 'bigint' || Number.isInteger(n)) && n >= 1 && n < 2 ** 64;
const codes = ['ok', 'bad_input', 'bad_option', 'cancelled', 'no_memory', 'not_in_module'];
const noWatch = 0;

export class Instance {
  #exports;
  #goOn = null;
  #broken = null; // the error that ended the instance

  constructor(module) {
    // The part of WASI that the C library needs: a clock. There is no environment and there are no files.
    const badFile = () => 8;
    const nothing = (count, size) => {
      const view = new DataView(this.#exports.memory.buffer);
      view.setUint32(count, 0, true);
      view.setUint32(size, 0, true);
      return 0;
    };
    const wasi = {
      environ_get: () => 0,
      environ_sizes_get: nothing,
      clock_time_get: (_clock, _precision, at) => {
        const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
        new DataView(this.#exports.memory.buffer).setBigUint64(at, nanoseconds, true);
        return 0;
      },
      proc_exit: () => {
        throw new ShuduError('crashed', 'the engine exited');
      },
    };
    const imports = {
      wasi_snapshot_preview1: new Proxy(wasi, { get: (known, name) => known[name] ?? badFile }),
      shudu: { go_on: (done, count) => (this.#goOn === null || this.#goOn(done, count) ? 1 : 0) },
    };
    this.#exports = new WebAssembly.Instance(module, imports).exports;
    this.#exports._initialize?.();
  }

  /** Calls a function without arguments that returns a C string. */
  constant(name) {
    const at = this.#exports[name]();
    const bytes = new Uint8Array(this.#exports.memory.buffer);
    return new TextDecoder().decode(bytes.subarray(at, bytes.indexOf(0, at)));
  }

  /** Puts a question of the C interface, with text and options, and returns the text of the answer. */
  ask(question, text, options, goOn) {
    if (this.#exports.shudu_ask === undefined) throw new ShuduError('not_in_module', 'this module has no questions');
    return this.#watched(goOn, (watch) => {
      const encoder = new TextEncoder();
      const input = encoder.encode(text);
      const words = encoder.encode(`${question}\0${options}\0`); // both end in a zero byte
      const at = this.#allocate(input.length + words.length + 8);
      const wordsAt = at + input.length;
      const bytes = new Uint8Array(this.#exports.memory.buffer);
      bytes.set(input, at);
      bytes.set(words, wordsAt);
      const answerAt = (wordsAt + words.length + 3) & ~3;
      const optionsAt = wordsAt + words.indexOf(0) + 1;
      const status = this.#exports.shudu_ask(wordsAt, at, input.length, optionsAt, watch, answerAt);
      const view = new DataView(this.#exports.memory.buffer);
      const data = view.getUint32(answerAt, true);
      const size = view.getUint32(answerAt + 4, true);
      const answer = new TextDecoder().decode(new Uint8Array(this.#exports.memory.buffer, data, size));
      this.#exports.shudu_release(answerAt);
      this.#exports.shudu_free(at);
      if (status !== 0) {
        const wrong = answer === '' ? { error: codes[status] } : JSON.parse(answer);
        throw new ShuduError(codes[status], wrong.error, wrong);
      }
      return answer;
    });
  }

  /** Solves many grids of 81 digits 0…9. Returns a solution of each grid and its number of solutions. */
  solveMany(grids, limit, goOn) {
    if (this.#exports.shudu_solve_many === undefined) throw new ShuduError('not_in_module', 'this module has no shudu_solve_many');
    if (!isLimit(limit)) throw new ShuduError('bad_option', `option limit=${limit}: expected a whole number of at least 1`);
    return this.#watched(goOn, (watch) => {
      const n = grids.length / 81;
      const counts = this.#allocate(n * 8 + grids.length * 2);
      const input = counts + n * 8;
      new Uint8Array(this.#exports.memory.buffer).set(grids, input);
      const solutions = input + grids.length;
      const status = this.#exports.shudu_solve_many(input, n, BigInt(limit), watch, solutions, counts);
      const memory = this.#exports.memory.buffer;
      const answer = {
        solutions: new Uint8Array(memory).slice(solutions, solutions + grids.length),
        counts: new BigUint64Array(memory, counts, n).slice(),
      };
      this.#exports.shudu_free(counts);
      if (status !== 0) throw new ShuduError(codes[status], status === 1 ? 'not a grid' : codes[status]);
      return answer;
    });
  }

  #allocate(size) {
    const at = this.#exports.shudu_allocate(size);
    if (at === 0) throw new ShuduError('no_memory', 'not enough memory');
    return at;
  }

  // Calls the module. After a trap the memory may be inconsistent, so the instance is not used again.
  #watched(goOn, call) {
    if (this.#broken !== null) throw this.#broken;
    this.#goOn = goOn ?? null;
    try {
      return call(this.#goOn === null ? noWatch : this.#exports.shudu_host_watch());
    } catch (error) {
      if (error instanceof ShuduError && error.code !== 'crashed') throw error;
      this.#broken = new ShuduError('crashed', `the engine failed: ${error instanceof Error ? error.message : error}`);
      throw this.#broken;
    } finally {
      this.#goOn = null;
    }
  }
}
