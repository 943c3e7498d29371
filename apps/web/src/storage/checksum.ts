// FNV-1a with 32 bits. It finds accidental changes; it is no protection against somebody who wants to change a text.
export function checksumOf(bytes: Iterable<number>): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
