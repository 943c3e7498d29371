// The engine's names for the roles in a pattern: pivot, pincer, fin, …
import type { Role, Term } from 'shudu';
import { Table } from './table.svelte';

export const roles = new Table<Term<Role>>((e, language) => e.terms({ language }).then((terms) => terms.roles));

export const roleName = (id: Role): string => roles.rows.find((one) => one.id === id)?.name ?? '';
