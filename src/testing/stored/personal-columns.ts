import { readFileSync } from 'node:fs';

const file = new URL('../../../docs/personal-data.md', import.meta.url);

export type PersonalColumns = Record<'sealed' | 'hashed' | 'clear' | 'other', string[]>;

const namesIn = (cell: string): string[] => [...cell.matchAll(/`([a-z_0-9]+)`/g)].map(([, name = '']) => name);

/** The inventory of docs/personal-data.md, each column as `table.column`. */
export const personalColumns = (): PersonalColumns => {
  const found: PersonalColumns = { sealed: [], hashed: [], clear: [], other: [] };
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, table, sealed, hashed, clear, other] =
      /^\| `([a-z_.]+)` \|([^|]*)\|([^|]*)\|([^|]*)\|([^|]*)\|$/.exec(line) ?? [];
    if (table === undefined) continue;
    for (const [kind, cell] of Object.entries({ sealed, hashed, clear, other }))
      for (const name of namesIn(cell ?? '')) found[kind as keyof PersonalColumns].push(`${table}.${name}`);
  }
  return found;
};
