import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Sections of ASVS 5.0.0 with their last number of level 1 or 2. In every section those come first, without a gap. */
const lastNumbers: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
};

const wanted = Object.entries(lastNumbers).flatMap(([section, last]) =>
  Array.from({ length: last }, (_, index) => `${section}.${index + 1}`),
);

const rows = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, number = '', requirement = '', state = '', shown = '']) => ({ number, requirement, state, shown }));

/** Parts of the last column: a file in backquotes, with a title in it or without, or a remark. */
const partsOf = (shown: string) =>
  shown.split('; ').map((part) => /^`([^`]+)`(?: › (.+))?$/.exec(part) ?? { remark: part });

it('has a line for every number of level 1 and 2, in order, and no other', () => {
  expect(wanted).toHaveLength(253);
  expect(rows.map(({ number }) => number)).toEqual(wanted);
});

it.each(rows)('$number $requirement', ({ requirement, state, shown }) => {
  expect(requirement).not.toBe('');
  expect(['met', 'not applicable', 'open']).toContain(state);
  const parts = partsOf(shown);
  if (state === 'met') expect(parts.some((part) => !('remark' in part))).toBe(true);
  else expect(shown).not.toBe('');
  for (const part of parts) {
    if ('remark' in part) {
      expect(part.remark, 'a file has a part of its own').not.toMatch(/`\w[\w-]*\//);
      continue;
    }
    const [, file = '', title = ''] = part;
    expect(existsSync(join(root, file)), `no file ${file}`).toBe(true);
    if (title !== '') expect(readFileSync(join(root, file), 'utf8')).toContain(title);
  }
});
