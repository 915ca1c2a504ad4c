import { expect, it } from 'vitest';
import { type Actor, actorOf, actorText, staffIdOf } from './actor.ts';

it.each<[Actor, string]>([
  ['borrower', 'borrower'],
  ['coborrower', 'coborrower'],
  ['system', 'system'],
  ['thirdParty', 'thirdParty'],
  [{ staff: '7c1e' }, 'staff/7c1e'],
  [{ thirdParty: 'partner' }, 'partner'],
  [{ thirdParty: 'vendor/identity' }, 'vendor/identity'],
])('%o is stored as %s, and read back', (actor, text) => {
  expect(actorText(actor)).toBe(text);
  expect(actorOf(text)).toEqual(actor);
});

it('names the account of staff and of nobody else', () => {
  expect(staffIdOf({ staff: '7c1e' })).toBe('7c1e');
  for (const actor of ['borrower', 'system', 'thirdParty', { thirdParty: 'staff' }] as const)
    expect(staffIdOf(actor)).toBeNull();
});
