import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lender as schema } from '#entities/contract/lender.ts';
import { policies } from '#policy/policies.ts';
import sandbox from '../lender/sandbox/lender.json' with { type: 'json' };
import prairie from './lenders/prairie/lender.json' with { type: 'json' };

describe.each([
  ['sandbox', sandbox],
  ['prairie', prairie],
])('the lender %s', (_, data) => {
  it('has a license for every state the newest policy serves, and none twice', () => {
    const served = policies.at(-1)?.states.map(({ code }) => code) ?? [];
    expect(
      schema
        .parse(data)
        .licenses.map(({ state }) => state)
        .sort(),
    ).toEqual(served.toSorted());
  });
});

const root = fileURLToPath(new URL('..', import.meta.url));
/** The software has a name too, used in its banner, calendar mark, settings and notes. */
const OF_THE_SOFTWARE = ['src/server/messages/calendar-file.ts', 'src/server/main.ts'];

it('is named by its folder alone', () => {
  const { legalName, phone, nmls, address } = schema.parse(sandbox);
  const names = [legalName, phone, nmls, address.line1, 'Hearthline'];
  const naming = ['src', 'content', 'policy', 'public'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.(tsx?|md|json|svg|txt)$/.test(file) && !/\.(test|generated)\./.test(file))
      .filter((file) => !OF_THE_SOFTWARE.includes(file))
      .filter((file) => {
        const text = readFileSync(join(root, file), 'utf8').replaceAll(
          /such as \(555\) 010-0142|Hearthline Figures/g,
          '',
        );
        return names.some((name) => text.replaceAll(/\d{8,}/g, '').includes(name));
      }),
  );
  expect(naming).toEqual([]);
});
