// A text as a sequence of numbered parts, each small enough for one QR code. A part is an address of this page, so that a
// phone's camera app can open it:
//
//   #/transfer?n=NUMBER&of=COUNT&k=CHECKSUM&d=DATA
//
// The data of all parts together is the text, deflated where the browser can (first letter d, else p), in base 64 for
// addresses. The checksum is that of all data. It tells sets of parts apart.
import { addressOf } from '../address/route.svelte';
import { checksumOf } from '../storage/checksum';

export interface Part {
  number: number; // from 1
  count: number;
  checksum: string;
  data: string;
}

export const dataPerPart = 560; // characters; with the address a code of about 93 × 93 modules
export const mostParts = 400;

export async function partsOf(text: string): Promise<Part[]> {
  const data = await packed(text);
  const checksum = checksumText(data);
  const count = Math.ceil(data.length / dataPerPart);
  return Array.from({ length: count }, (_, i) => ({ number: i + 1, count, checksum, data: data.slice(i * dataPerPart, (i + 1) * dataPerPart) }));
}
export const partAddress = (part: Part): string =>
  addressOf('transfer', '', { n: String(part.number), of: String(part.count), k: part.checksum, d: part.data });

// The parts in a text: an address, or several on lines of their own. Anything else is left out.
export function partsIn(text: string): Part[] {
  return [...text.matchAll(/[?&]n=(\d{1,3})&of=(\d{1,3})&k=([0-9a-f]{8})&d=([\w-]{1,1000})/g)]
    .map(([, number, count, checksum, data]) => ({ number: Number(number), count: Number(count), checksum, data }))
    .filter(({ number, count }) => number >= 1 && number <= count && count <= mostParts);
}

// The text of a whole set of parts, or null when one is missing or damaged.
export async function textOf(parts: readonly Part[]): Promise<string | null> {
  const data = [...parts].sort((a, b) => a.number - b.number).map((part) => part.data).join('');
  return parts.length && checksumText(data) === parts[0].checksum ? unpacked(data) : null;
}

const checksumText = (data: string): string => checksumOf(new TextEncoder().encode(data)).toString(16).padStart(8, '0');

async function packed(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (typeof CompressionStream === 'undefined') return `p${base64(bytes)}`;
  return `d${base64(await through(bytes, new CompressionStream('deflate')))}`;
}
async function unpacked(data: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(data.slice(1).replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(data[0] === 'd' ? await through(bytes, new DecompressionStream('deflate')) : bytes);
  } catch {
    return null; // damaged, or deflated and the browser cannot inflate
  }
}
async function through(bytes: Uint8Array, { writable, readable }: GenericTransformStream): Promise<Uint8Array> {
  const writer = (writable as WritableStream<Uint8Array>).getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  const [result] = await Promise.all([new Response(readable as ReadableStream<Uint8Array>).arrayBuffer(), written]);
  return new Uint8Array(result);
}
function base64(bytes: Uint8Array): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
