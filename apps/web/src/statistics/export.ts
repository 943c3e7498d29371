// The results as a table for spreadsheets: comma-separated values with a heading, one result a line.
import { dateOf, dayNumberOf } from '../game/calendar';
import type { Result } from '../game/statistics';

const heading = 'finished,level,seconds,hints,mistakes,rating,daily,minutes';

export const csvOf = (results: readonly Result[]): string =>
  [heading, ...results.map(lineFor)].map((line) => `${line}\r\n`).join('');

const lineFor = (result: Result): string =>
  [
    new Date(result.at).toISOString(),
    /^[a-z]+$/.test(result.level) ? result.level : '',
    (result.milliseconds / 1000).toFixed(1),
    result.helped,
    result.mistakes ?? '',
    result.rating ?? '',
    result.daily ? dateOf(dayNumberOf(result.daily)) : '',
    Number.isFinite(result.minutes) ? result.minutes : '',
  ].join(',');
