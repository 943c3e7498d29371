// The engine's table of techniques, loaded once.
import type { Technique } from 'shudu';
import { engine } from './engine';
import { language } from '../i18n/i18n.svelte';

let table = $state.raw<readonly Technique[]>([]);
let failed = $state('');
let asked: Promise<void> | null = null;

export const techniques = (): readonly Technique[] => table;
export const techniquesFailed = (): string => failed;

export function useTechniques(): Promise<void> {
  asked ??= engine()
    .then((e) => e.techniques())
    .then(
      (all) => void ((table = all), (failed = '')),
      (error: unknown) => void ((failed = String(error)), (asked = null)),
    );
  return asked;
}

export const techniqueName = (id: string): string => table.find((one) => one.id === id)?.name[language()] ?? id.replaceAll('_', ' ');
