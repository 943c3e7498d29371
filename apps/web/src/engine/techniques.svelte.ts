// The engine's table of techniques.
import type { Technique } from 'shudu';
import { Table } from './table.svelte';

export const techniques = new Table<Technique>((e, language) => e.techniques({ language }));

export const techniqueName = (id: string): string =>
  techniques.rows.find((one) => one.id === id)?.name ?? id.replaceAll('_', ' ');
