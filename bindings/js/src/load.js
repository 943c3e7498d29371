// Where the modules are.
import { compileFrom } from './compile.js';

export { hasSimd } from './compile.js';

const besideThis = {
  simd: new URL('../wasm/shudu-simd.wasm', import.meta.url),
  scalar: new URL('../wasm/shudu-scalar.wasm', import.meta.url),
};
const variantsBesideThis = {
  simd: new URL('../wasm/shudu-variants-simd.wasm', import.meta.url),
  scalar: new URL('../wasm/shudu-variants-scalar.wasm', import.meta.url),
};

/** Compiles the module that the options select. */
export function compile({ simd, variants = false, wasm = variants ? variantsBesideThis : besideThis } = {}) {
  return compileFrom(wasm, simd);
}
