// The player's progress in the lessons: a card for each technique that was practised, and where the placement test said to
// start. It is stored in the browser.
import type { Store } from '../storage/store';
import { answered, newCard, type Card } from './schedule';

export interface Progress {
  cards: Readonly<Record<string, Card>>; // by technique
  start: string; // the technique to start with; '' without a placement test
}

const key = 'shudu.lessons';
const isCount = (n: unknown): n is number => Number.isInteger(n) && (n as number) >= 0;

function isCard(value: unknown): value is Card {
  const card = value as Card | null;
  return isCount(card?.right) && isCount(card?.streak) && isCount(card?.due) && Number.isInteger(card?.stage) && card!.stage >= -1 && card!.stage < 5;
}

export function loadProgress(store: Store): Progress {
  try {
    const stored = JSON.parse(store.getItem(key) ?? '{}') as Partial<Progress> | null;
    const cards = Object.entries(stored?.cards ?? {}).filter(([id, card]) => /^\w{1,60}$/.test(id) && isCard(card));
    return { cards: Object.fromEntries(cards), start: typeof stored?.start === 'string' && /^\w{1,60}$/.test(stored.start) ? stored.start : '' };
  } catch {
    return { cards: {}, start: '' };
  }
}

function save(store: Store, progress: Progress): Progress {
  try {
    store.setItem(key, JSON.stringify(progress));
  } catch {
    // Storage is full: the progress lasts as long as the page.
  }
  return progress;
}

// Each change reads the stored progress first, because another tab may have changed it.
export function recordAnswer(store: Store, technique: string, right: boolean, day: number): Progress {
  const now = loadProgress(store);
  const card = answered(now.cards[technique] ?? newCard, right, day);
  return save(store, { ...now, cards: { ...now.cards, [technique]: card } });
}

export const recordStart = (store: Store, start: string): Progress => save(store, { ...loadProgress(store), start });
