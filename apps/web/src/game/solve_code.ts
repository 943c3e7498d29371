// A solve as a short text: which puzzle, how long, how many hints, and every entry with its second. Another page can
// replay it and compare it with the solution.
//
//   version 1, kind (0: daily puzzle, 1: clues)
//   daily: days since 1 January 2020 and number of the level; clues: 81 decimal digits as one number of 34 bytes
//   tenths of a second in all, hints, number of entries
//   entries: (seconds since the entry before × 81 + cell) × 10 + digit
//   four bytes of checksum over all this and the solution
//
// Numbers are written seven bits to the byte, the low ones first. The bytes are written in base 64 for addresses.
import { lineOf } from '../grid/cells';
import { checksumOf } from '../storage/checksum';
import { dateOf, dayNumberOf } from './calendar';
import { levels } from './levels';
import type { Entry } from './record';

export type SolvedPuzzle = { kind: 'daily'; date: string; level: (typeof levels)[number] } | { kind: 'clues'; clues: Uint8Array };
export interface Solve {
  puzzle: SolvedPuzzle;
  tenths: number;
  helped: number;
  record: readonly Entry[]; // to the second
}

const version = 1;
const mostEntries = 5000;
const firstDay = dayNumberOf('2020-01-01');

export function solveCode(solve: Solve, solution: ArrayLike<number>): string {
  const bytes: number[] = [version, solve.puzzle.kind === 'daily' ? 0 : 1];
  if (solve.puzzle.kind === 'daily') {
    put(bytes, dayNumberOf(solve.puzzle.date) - firstDay);
    put(bytes, levels.indexOf(solve.puzzle.level));
  } else {
    bytes.push(...packedClues(solve.puzzle.clues));
  }
  for (const number of [solve.tenths, solve.helped, solve.record.length]) put(bytes, number);
  let before = 0;
  for (const [tenths, cell, digit] of solve.record) {
    const second = Math.floor(tenths / 10);
    put(bytes, ((second - before) * 81 + cell) * 10 + digit);
    before = second;
  }
  return base64(Uint8Array.from([...bytes, ...checksum(bytes, solution)]));
}

// Null when the text is not such a code. The solution is needed to verify the checksum: see checksumFits.
export function solveIn(code: string): Solve | null {
  const bytes = bytesOf(code);
  if (!bytes || bytes.length < 9 || bytes[0] !== version || bytes[1] > 1) return null;
  const from = new Reader(bytes.subarray(0, -4), 2);
  const puzzle = bytes[1] === 0 ? dailyIn(from) : cluesIn(from);
  const [tenths, helped, count] = [from.number(), from.number(), from.number()];
  if (!puzzle || from.failed || count > mostEntries) return null;
  const record: Entry[] = [];
  for (let i = 0, second = 0; i < count && !from.failed; ++i) {
    const number = from.number();
    second += Math.floor(number / 810);
    record.push([second * 10, Math.floor(number / 10) % 81, number % 10]);
  }
  return from.failed || !from.ended ? null : { puzzle, tenths, helped, record };
}

export function checksumFits(code: string, solution: ArrayLike<number>): boolean {
  const bytes = bytesOf(code);
  if (!bytes || bytes.length < 4) return false;
  const found = checksum([...bytes.subarray(0, -4)], solution);
  return found.every((byte, i) => byte === bytes[bytes.length - 4 + i]);
}

function dailyIn(from: Reader): SolvedPuzzle | null {
  const date = dateOf(firstDay + from.number());
  const level = levels[from.number()];
  return level && /^\d{4}-/.test(date) ? { kind: 'daily', date, level } : null;
}
function cluesIn(from: Reader): SolvedPuzzle | null {
  let number = 0n;
  for (const byte of from.bytes(34)) number = number * 256n + BigInt(byte);
  const digits = number.toString().padStart(81, '0');
  return digits.length === 81 ? { kind: 'clues', clues: Uint8Array.from(digits, Number) } : null;
}
function packedClues(clues: ArrayLike<number>): number[] {
  let number = BigInt(lineOf(clues).replaceAll('.', '0'));
  const bytes: number[] = [];
  for (let i = 0; i < 34; ++i, number >>= 8n) bytes.unshift(Number(number & 255n));
  return bytes;
}

function put(bytes: number[], number: number): void {
  let rest = number;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  bytes.push(rest);
}

class Reader {
  failed = false;
  constructor(private readonly from: Uint8Array, private at: number) {}
  get ended(): boolean {
    return this.at === this.from.length;
  }
  bytes(count: number): Uint8Array {
    this.at += count;
    if (this.at > this.from.length) this.failed = true;
    return this.from.subarray(this.at - count, this.at);
  }
  number(): number {
    let [result, factor] = [0, 1];
    for (;;) {
      const byte = this.from[this.at++];
      if (byte === undefined || factor > 2 ** 35) {
        this.failed = true;
        return 0;
      }
      result += (byte % 128) * factor;
      if (byte < 128) return result;
      factor *= 128;
    }
  }
}

function checksum(bytes: readonly number[], solution: ArrayLike<number>): number[] {
  const hash = checksumOf([...bytes, ...Array.from(solution)]);
  return [hash >>> 24, (hash >>> 16) & 255, (hash >>> 8) & 255, hash & 255];
}

const base64 = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
function bytesOf(text: string): Uint8Array | null {
  if (!/^[\w-]{1,20000}$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
