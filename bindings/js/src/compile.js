// Compiles a .wasm file: from a place, from its bytes, with SIMD or without.

// The smallest module with a SIMD instruction: i8x16.popcnt of a splat.
const probe = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);
export const hasSimd = () => WebAssembly.validate(probe);

async function bytesAt(address) {
  const url = address instanceof URL ? address : new URL(address, globalThis.location?.href ?? import.meta.url);
  if (url.protocol === 'file:') {
    const { readFile } = await import(/* @vite-ignore */ 'node:fs/promises');
    return readFile(url);
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} cannot be loaded: ${response.status} ${response.statusText}`);
  return response;
}

/** Compiles one of the two modules in `wasm`, or the one that it is. */
export async function compileFrom(wasm, simd = hasSimd()) {
  if (wasm instanceof WebAssembly.Module) return wasm;
  if (ArrayBuffer.isView(wasm) || wasm instanceof ArrayBuffer) return WebAssembly.compile(wasm);
  const source = wasm instanceof URL || typeof wasm === 'string' ? wasm : simd ? wasm.simd : wasm.scalar;
  const found = await bytesAt(source);
  if (!(found instanceof globalThis.Response)) return WebAssembly.compile(found);
  // Streaming fails when the host sends another content type for .wasm files.
  if (/^application\/wasm\b/.test(found.headers.get('Content-Type') ?? '')) return WebAssembly.compileStreaming(found);
  return WebAssembly.compile(await found.arrayBuffer());
}
