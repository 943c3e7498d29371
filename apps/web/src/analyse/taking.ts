// Taking puzzles: text, files or the game that is played become the open position. Other texts are forgotten.
import { go } from '../address/route.svelte';
import type { Game } from '../game/game';
import { t } from '../i18n/i18n.svelte';
import { keepList } from '../variant/list.svelte';
import { mostBytes, reading } from './reading.svelte';
import { workbench as bench } from './workbench.svelte';

const shownInField = 200_000; // characters; a longer text is read but not shown in the field
let timer: ReturnType<typeof setTimeout> | undefined;

async function read(text: string): Promise<void> {
  const position = await reading.read(text);
  if (position) bench.open(position);
  else if (reading.variants.length) openVariants();
}
// Variants have a page of their own.
export function openVariants(): void {
  keepList(reading.variants);
  go('variant', '', { p: reading.variants[0] });
}
export function take(text: string): void {
  clearTimeout(timer);
  reading.text = text.length > shownInField ? '' : text;
  void read(text);
}
// The text of the field, when typing pauses.
export function takeTyped(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void read(reading.text), 350);
}
export async function takeFiles(files: FileList | undefined | null): Promise<void> {
  if (!files?.length) return;
  if ([...files].reduce((sum, file) => sum + file.size, 0) > mostBytes) {
    reading.failed = t('analyse.too_big', { most: mostBytes / 1024 / 1024 });
    return;
  }
  take((await Promise.all([...files].map((file) => file.text()))).join('\n'));
}
export function takeGame({ clues, state, origin }: Game): void {
  forget();
  bench.open({ clues, state, title: origin.title });
}
export function forget(): void {
  clearTimeout(timer);
  reading.text = '';
  reading.clear();
}
