// The engine's table of techniques.
import type { Technique } from 'shudu';
import { language } from '../i18n/i18n.svelte';
import { Table } from './table.svelte';

export const techniques = new Table<Technique>((e) => e.techniques());

export const techniqueName = (id: string): string =>
  techniques.rows.find((one) => one.id === id)?.name[language()] ?? id.replaceAll('_', ' ');
