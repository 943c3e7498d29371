// The schedule of practice: a technique that is found comes back after growing intervals, one that is missed starts again.
// Days are whole numbers (see day.ts) and are passed in.
export const intervals: readonly number[] = [1, 3, 7, 16, 35]; // days until the next review, by stage
export const toLearn = 3; // exercises in a row without help until the first review is set

export interface Card {
  right: number; // exercises solved without help, in all
  streak: number; // the same since the last miss
  stage: number; // index in `intervals` of the interval that runs; -1 before the technique is learned
  due: number; // the day of the next review; 0 before the technique is learned
}

export const newCard: Card = { right: 0, streak: 0, stage: -1, due: 0 };

export const isLearned = (card: Card | undefined): boolean => card !== undefined && card.stage >= 0;
export const isDue = (card: Card | undefined, day: number): boolean => isLearned(card) && card!.due <= day;

// The card after an exercise. A review that is done before its day counts, but does not lengthen the interval.
export function answered(card: Card, right: boolean, day: number): Card {
  if (!right) return missed(card, day);
  const next = { ...card, right: card.right + 1, streak: card.streak + 1 };
  if (!isLearned(card)) return next.streak < toLearn ? next : { ...next, stage: 0, due: day + intervals[0] };
  if (!isDue(card, day)) return next;
  const stage = Math.min(card.stage + 1, intervals.length - 1);
  return { ...next, stage, due: day + intervals[stage] };
}

function missed(card: Card, day: number): Card {
  const next = { ...card, streak: 0 };
  return isLearned(card) ? { ...next, stage: 0, due: day + intervals[0] } : next;
}
