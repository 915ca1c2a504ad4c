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
