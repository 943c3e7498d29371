// The schedule of practice, the placement test, and what is stored of them.
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../src/storage/store';
import { dayOf } from '../../src/training/day';
import { addHints, loadHints, mostMissed, recordHint } from '../../src/training/hint_history';
import { answerPlacement, isPlaced, positions, startPlacement } from '../../src/training/placement';
import { loadProgress, recordAnswer, recordStart } from '../../src/training/progress';
import { answered, intervals, isDue, isLearned, newCard, toLearn, type Card } from '../../src/training/schedule';

const today = 20_000;
const learned = (): Card => Array.from({ length: toLearn }).reduce<Card>((card) => answered(card, true, today), newCard);

describe('the schedule', () => {
  it('starts after some exercises in a row', () => {
    let card = answered(answered(newCard, true, today), true, today);
    expect(isLearned(card)).toBe(false);
    card = answered(card, false, today);
    expect(card).toMatchObject({ streak: 0, right: 2, stage: -1 });
    expect(isDue(card, today + 100)).toBe(false);
    expect(learned()).toMatchObject({ stage: 0, due: today + intervals[0], right: toLearn });
  });
  it('lets a technique come back at growing intervals, up to the last', () => {
    let card = learned();
    const waits = [];
    for (let i = 0; i < 6; ++i) {
      const day = card.due;
      expect(isDue(card, day - 1)).toBe(false);
      expect(isDue(card, day)).toBe(true);
      card = answered(card, true, day);
      waits.push(card.due - day);
    }
    expect(waits).toEqual([3, 7, 16, 35, 35, 35]);
  });
  it('counts a review before its day without a longer interval', () => {
    const card = learned();
    expect(answered(card, true, today)).toEqual({ ...card, right: card.right + 1, streak: card.streak + 1 });
  });
  it('starts again after a miss', () => {
    let card = learned();
    for (let i = 0; i < 3; ++i) card = answered(card, true, card.due);
    expect(answered(card, false, card.due)).toMatchObject({ stage: 0, due: card.due + intervals[0], streak: 0 });
  });
  it('counts days in the time zone of the player', () => {
    const at = (hour: number, date: number) => new Date(2026, 2, date, hour).getTime();
    expect(dayOf(at(23, 28)) - dayOf(at(0, 28))).toBe(0);
    expect(dayOf(at(0, 30)) - dayOf(at(23, 28))).toBe(2);
  });
});

describe('the placement test', () => {
  const rungs = 36;
  // A player who solves everything below a rung.
  const placed = (able: number, slip = -1) => {
    let now = startPlacement(rungs);
    for (let i = 0; !isPlaced(now); ++i) now = answerPlacement(now, now.rung < able !== (i === slip));
    return now;
  };
  it('has ten positions and ends near the rung where the player stops', () => {
    for (let able = 0; able <= rungs; ++able) {
      const { rung, answers } = placed(able);
      expect(answers.length).toBe(positions);
      expect(Math.abs(rung - Math.min(able, rungs - 1))).toBeLessThanOrEqual(2);
    }
  });
  it('forgives a slip', () => {
    for (let slip = 0; slip < 4; ++slip) expect(Math.abs(placed(18, slip).rung - 18)).toBeLessThanOrEqual(9);
  });
});

describe('what is stored', () => {
  it('is the progress', () => {
    const store = memoryStore();
    expect(loadProgress(store)).toEqual({ cards: {}, start: '' });
    recordAnswer(store, 'x_wing', true, today);
    recordStart(store, 'swordfish');
    const now = recordAnswer(store, 'x_wing', true, today);
    expect(now).toEqual({ cards: { x_wing: { right: 2, streak: 2, stage: -1, due: 0 } }, start: 'swordfish' });
    expect(loadProgress(store)).toEqual(now);
  });
  it('is checked when it is read', () => {
    const store = memoryStore();
    for (const bad of ['', '[', 'null', '7', '{"cards":{"x":1,"y":{"right":-1}},"start":[]}']) {
      store.setItem('shudu.lessons', bad);
      store.setItem('shudu.hints', bad);
      expect(loadProgress(store)).toEqual({ cards: {}, start: '' });
      expect(loadHints(store)).toEqual({});
    }
  });
  it('is how often hints were taken', () => {
    const store = memoryStore();
    for (const id of ['x_wing', 'naked_pair', 'x_wing']) recordHint(store, id);
    expect(mostMissed(loadHints(store))).toEqual(['x_wing', 'naked_pair']);
    addHints(store, 'x_wing', -1);
    addHints(store, 'naked_pair', -1);
    expect(loadHints(store)).toEqual({ x_wing: 1 });
  });
  it('survives a full store', () => {
    const full = { ...memoryStore(), setItem: () => { throw new Error('full'); } };
    expect(recordAnswer(full, 'x_wing', true, today).cards.x_wing.right).toBe(1);
    recordHint(full, 'x_wing');
  });
});
