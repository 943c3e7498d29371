// A race: several players solve the same puzzle, each on their own device, without a server. The link holds the puzzle
// and, if the players want to start at the same moment, the time of the start.
//
//   #/race?p=81 characters&l=level&t=seconds since 1970
import type { Level } from 'shudu';
import { lineOf, valuesOf } from '../grid/cells';
import { levelCalled } from '../game/levels';

export interface Race {
  clues: Uint8Array;
  level?: Level;
  start?: number; // milliseconds since 1970
}

export const raceQuery = ({ clues, level, start }: Race): Record<string, string> => ({
  p: lineOf(clues),
  ...(level ? { l: level } : {}),
  ...(start ? { t: String(Math.round(start / 1000)) } : {}),
});

export function raceIn(query: URLSearchParams): Race | null {
  const clues = valuesOf(query.get('p') ?? '');
  if (!clues) return null;
  const seconds = /^\d{1,11}$/.test(query.get('t') ?? '') ? Number(query.get('t')) : 0;
  return { clues, level: levelCalled(query.get('l') ?? ''), start: seconds ? seconds * 1000 : undefined };
}

export const countdown = 5; // seconds, where no time is agreed
// When the clock of the player starts who is ready now.
export const startOf = (race: Race, now: number): number =>
  race.start && race.start > now ? race.start : now + countdown * 1000;
