import { expect, it } from 'vitest';
import { licenses } from './licenses.ts';
import { policies } from './policies.ts';

it('has a license for every state the newest policy serves, and none twice', () => {
  const served = policies.at(-1)?.states.map(({ code }) => code) ?? [];
  expect(licenses.map(({ state }) => state).sort()).toEqual(served.toSorted());
});

it('carries the NMLS number of the lender', () => {
  expect(new Set(licenses.map(({ nmls }) => nmls))).toEqual(new Set([policies.at(-1)?.lender.nmls]));
});
