import { compile } from './load.js';
import { ShuduModule } from './module.js';

export { cellIndex, cellName, houseCells } from './cells.js';
export { createEngine } from './engine.js';
export { ShuduError } from './error.js';
export { hasSimd } from './load.js';

/** Loads the engine into this thread. */
export async function loadShudu(options) {
  return new ShuduModule(await compile(options));
}
