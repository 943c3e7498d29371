// The last event, or the end of the run, in words.
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
  return at > 0 ? eventInWords(recording.events[at - 1], steps) : t('watch.event.start');
}

function eventInWords(event: TraceEvent, steps: readonly Step[]): string {
  const named = { cell: cellName(event.cell), digit: event.digit };
  switch (event.kind) {
    case 'guess': return t('watch.event.guess', named) + (event.candidates ? ` (${digitsOf(event.candidates).join(' ')})` : '');
    case 'place': return placed(event, steps);
    case 'remove': return t('watch.event.remove', named);
    case 'backtrack': return t('watch.event.backtrack', named);
    case 'solution': return t('watch.event.solution');
    default: return t('watch.event.propagate', named);
  }
}
function placed(event: TraceEvent, steps: readonly Step[]): string {
  const named = { cell: cellName(event.cell), digit: event.digit };
  const step = steps[event.step];
  if (step) return `${t('watch.event.place', named)}: ${step.name}`;
  if (event.reason === 'only_place') return t('watch.event.only_place', named);
  return t(event.reason === 'only_candidate' ? 'watch.event.only_candidate' : 'watch.event.place', named);
}
