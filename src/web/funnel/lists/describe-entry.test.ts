import { expect, it } from 'vitest';
import { describeEntry } from './describe-entry.ts';

const words = { label: '', question: '', why: '', fields: {}, options: {} };
const context = { words, path: 'properties.0', fields: [{ name: 'address', kind: 'address' as const }] };
const nowhere = { line1: null, line2: null, city: null, state: null, zip: null, county: null };

it.each([
  [null, undefined],
  [nowhere, undefined],
  [{ ...nowhere, line1: '77 Quarry Road' }, '77 Quarry Road'],
])('an unfinished property with %o is called %s', (address, title) => {
  expect(describeEntry({ id: 'one', address }, context).title).toBe(title);
});
