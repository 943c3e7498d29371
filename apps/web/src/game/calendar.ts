// Dates of the calendar, written 2026-11-16. A date has no time zone: it is what the player's calendar shows.
const day = 86_400_000;
const two = (n: number): string => String(n).padStart(2, '0');

// The date in the player's time zone.
export const today = (now = new Date()): string => `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;

// Days since 1 January 1970, and back. NaN for what is not a date.
export function dayNumberOf(date: string): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN;
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(date) ? time / day : NaN;
}
export const dateOf = (number: number): string => {
  const date = new Date(number * day);
  return Number.isFinite(date.getTime()) ? date.toISOString().slice(0, 10) : '';
};
export const isDate = (text: string): boolean => Number.isFinite(dayNumberOf(text));

export interface Month {
  year: number;
  month: number; // 1…12
}
export const monthOf = (date: string): Month => ({ year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) });
export function monthAfter({ year, month }: Month, by: number): Month {
  const index = year * 12 + month - 1 + by;
  return { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
}

// The weeks of a month. Days of other months are null. `firstDay` is 0 for Sunday, 1 for Monday, …
export function weeksOf({ year, month }: Month, firstDay: number): (string | null)[][] {
  const first = dayNumberOf(`${year}-${two(month)}-01`);
  const next = monthAfter({ year, month }, 1);
  const count = dayNumberOf(`${next.year}-${two(next.month)}-01`) - first;
  const lead = (new Date(first * day).getUTCDay() - firstDay + 7) % 7;
  const cells: (string | null)[] = [...Array<null>(lead).fill(null), ...Array.from({ length: count }, (_, i) => dateOf(first + i))];
  while (cells.length % 7) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

// The longest run of dates that ends at the last one, if that is `now` or the day before.
export function runOf(dates: Iterable<string>, now: string): number {
  const days = new Set([...dates].map(dayNumberOf));
  let at = dayNumberOf(now);
  if (!days.has(at)) --at;
  let run = 0;
  while (days.has(at - run)) ++run;
  return run;
}
