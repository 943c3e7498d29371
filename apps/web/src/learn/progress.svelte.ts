// The player's progress as the page shows it: what is known, what is due today, what was missed in games.
import { store } from '../storage/store';
import { dayOf } from '../training/day';
import { addHints, loadHints, mostMissed } from '../training/hint_history';
import { loadProgress, recordAnswer, recordStart } from '../training/progress';
import { isDue, isLearned, newCard, type Card } from '../training/schedule';

class MyProgress {
  private kept = $state.raw(loadProgress(store));
  private hints = $state.raw(loadHints(store));
  today = $state(dayOf(Date.now()));

  readonly start = $derived(this.kept.start);
  readonly missed = $derived(mostMissed(this.hints));
  readonly due = $derived(Object.keys(this.kept.cards).filter((id) => isDue(this.kept.cards[id], this.today)));

  // The page was opened: another tab or a game may have changed what is stored.
  refresh(): void {
    this.kept = loadProgress(store);
    this.hints = loadHints(store);
    this.today = dayOf(Date.now());
  }
  card(technique: string): Card {
    return Object.hasOwn(this.kept.cards, technique) ? this.kept.cards[technique] : newCard;
  }
  hintsFor(technique: string): number {
    return Object.hasOwn(this.hints, technique) ? this.hints[technique] : 0;
  }
  isLearned(technique: string): boolean {
    return isLearned(this.card(technique));
  }
  // A technique that is found makes up for one hint.
  answer(technique: string, found: boolean): void {
    this.kept = recordAnswer(store, technique, found, this.today);
    if (found) this.hints = addHints(store, technique, -1);
  }
  startAt(technique: string): void {
    this.kept = recordStart(store, technique);
  }
}

export const progress = new MyProgress();
