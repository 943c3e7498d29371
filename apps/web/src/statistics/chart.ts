// The chart of the player's times: points in the order of the games, a line through the moving median, and the marks of
// the scale. Everything is in pixels of a chart of the given size.
import { medianOf, type Result } from '../game/statistics';

export interface ChartPoint {
  x: number;
  y: number;
  result: Result;
}
export interface Chart {
  points: ChartPoint[];
  line: string; // path of the moving median; '' when there are too few games
  marks: { y: number; milliseconds: number }[];
  days: { x: number; at: number }[]; // the first, on wide charts a middle, and the last game
}
export interface ChartSize {
  width: number;
  height: number;
  left: number; // room for the marks
  bottom: number; // room for the dates
}

const minute = 60_000;
const steps = [0.25, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 240, 480, 1440].map((minutes) => minutes * minute);
const medianOver = 9; // games

// The smallest step of the scale that needs at most five marks.
export const stepFor = (most: number): number => steps.find((step) => most / step <= 5) ?? Math.ceil(most / 5 / minute / 60) * minute * 60;

export function chartOf(results: readonly Result[], { width, height, left, bottom }: ChartSize): Chart {
  const games = [...results].sort((a, b) => a.at - b.at);
  const most = Math.max(minute, ...games.map((game) => game.milliseconds));
  const step = stepFor(most);
  const top = Math.ceil(most / step) * step;
  const pad = 8;
  const xOf = (i: number) => left + pad + (games.length > 1 ? i / (games.length - 1) : 0.5) * (width - left - 2 * pad);
  const yOf = (time: number) => pad + (1 - time / top) * (height - bottom - pad);
  const points = games.map((result, i) => ({ x: xOf(i), y: yOf(result.milliseconds), result }));
  return {
    points,
    line: games.length < 5 ? '' : pathOf(movingMedians(games.map((game) => game.milliseconds)).map((time, i) => [xOf(i), yOf(time)])),
    marks: Array.from({ length: Math.round(top / step) + 1 }, (_, i) => ({ y: yOf(i * step), milliseconds: i * step })),
    days: [...new Set(games.length > 4 && width >= 480 ? [0, games.length >> 1, games.length - 1] : [0, games.length - 1])]
      .filter((i) => i in games)
      .map((i) => ({ x: xOf(i), at: games[i].at })),
  };
}

// The median of each game and up to eight before it.
export const movingMedians = (times: readonly number[]): number[] =>
  times.map((_, i) => medianOf(times.slice(Math.max(0, i - medianOver + 1), i + 1)));

const pathOf = (places: readonly (readonly [x: number, y: number])[]): string =>
  places.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
