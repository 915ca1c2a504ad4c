import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stateDuties } from '#policy/state-duties.ts';

const root = new URL('../', import.meta.url);
const rowsOf = (path: string): string[][] =>
  readFileSync(new URL(path, root), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const UNUSED = [4, 11, 14, 18, 24, 25, 26];
const rules = Array.from({ length: 41 }, (_, at) => at + 1).filter((number) => !UNUSED.includes(number));

describe('the index of the rules', () => {
  const rows = rowsOf('docs/compliance/index.md');

  it('has one row for each rule, in order', () => {
    expect(rows.map(([rule]) => rule)).toEqual(rules.map((number) => `R${number}`));
  });

  it.each(rows)('%s: %s', (_rule, _duty, place = '', test = '') => {
    if (place.startsWith('**open**')) return;
    for (const file of [place, test].map((cell) => cell.replaceAll('`', '')))
      expect([file, existsSync(new URL(file, root))]).toEqual([file, true]);
  });
});

it('the duties of the states on paper are those of the data', () => {
  const written = rowsOf('docs/compliance/states.md').map(([state, , citation]) => `${state} ${citation}`);
  const known = stateDuties.states.flatMap(({ code, duties }) => duties.map(({ citation }) => `${code} ${citation}`));
  expect(written).toEqual(known);
});
