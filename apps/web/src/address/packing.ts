// Packing: digit sets and lists of numbers as characters that an address may hold, six bits each.
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const isPacked = (text: string) => /^[\w-]*$/.test(text);

// 81 sets of nine bits as 122 characters.
export function packSets(sets: ArrayLike<number>): string {
  let bits = '';
  for (let i = 0; i < 81; ++i) bits += sets[i].toString(2).padStart(9, '0');
  return bits.padEnd(732, '0').replace(/.{6}/g, (six) => alphabet[parseInt(six, 2)]);
}
export function unpackSets(text: string): Uint16Array | null {
  if (text.length !== 122 || !isPacked(text)) return null;
  let bits = '';
  for (const letter of text) bits += alphabet.indexOf(letter).toString(2).padStart(6, '0');
  return Uint16Array.from({ length: 81 }, (_, i) => parseInt(bits.slice(i * 9, i * 9 + 9), 2));
}

// Numbers below 64 ** width, each as `width` characters.
export function packNumbers(numbers: Iterable<number>, width: number): string {
  let text = '';
  for (const number of numbers) {
    for (let i = width - 1; i >= 0; --i) text += alphabet[Math.floor(number / 64 ** i) % 64];
  }
  return text;
}
// Null if a number is not below `limit`.
export function unpackNumbers(text: string, width: number, limit: number): number[] | null {
  if (text.length % width || !isPacked(text)) return null;
  const numbers: number[] = [];
  for (let at = 0; at < text.length; at += width) {
    let number = 0;
    for (const letter of text.slice(at, at + width)) number = number * 64 + alphabet.indexOf(letter);
    if (number >= limit) return null;
    numbers.push(number);
  }
  return numbers;
}
