// The engine's table of algorithms.
import type { Algorithm } from 'shudu';
import { Table } from './table.svelte';

export const algorithms = new Table<Algorithm>((e) => e.algorithms());
