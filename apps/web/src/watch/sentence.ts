// The last event, or the end of the run, in words. The sentences of events are the engine's; their parts are filled in
// here, because a player shows many events each second.
import type { Step, TraceEvent } from 'shudu';
import { cellName, digitsOf } from '../grid/cells';
import { t } from '../i18n/i18n.svelte';
import type { Recording } from './recording';

export function sentenceAt(recording: Recording, at: number, steps: readonly Step[]): string {
  const atEnd = recording.whole && at === recording.length;
  if (recording.end === 'conflict') return t('watch.end.conflict');
  if (atEnd && recording.end === 'exhausted') return t('watch.end.exhausted');
  if (atEnd && recording.end === 'stuck') return t('watch.end.stuck');
  if (atEnd && recording.end === 'contradiction') return t('watch.end.contradiction');
  return at > 0 ? eventInWords(recording.events[at - 1], recording.houses, steps) : t('watch.event.start');
}

export function eventInWords(event: TraceEvent, houses: readonly string[], steps: readonly Step[]): string {
  const parts: Record<string, string> = {
    cell: cellName(event.cell),
    digit: String(event.digit),
    source: cellName(event.source),
    digits: digitsOf(event.candidates).join(''),
    house: houses[event.house] ?? '',
    technique: steps[event.step]?.name ?? '',
  };
  return event.sentence.replace(/\{(\w+)\}/g, (part, name: string) => parts[name] ?? part);
}
