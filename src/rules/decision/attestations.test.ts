import { expect, it } from 'vitest';
import { missingAttestations } from './attestations.ts';

it.each([
  ['countered', [], ['readRules', 'readNotice']],
  ['conditionallyApproved', ['readRules'], ['readNotice']],
  ['denied', ['readNotice', 'readRules'], []],
  ['withdrawn', [], ['readRules']],
] as const)('%s with %j said still takes %j', (kind, said, missing) => {
  expect(missingAttestations(kind, said)).toEqual(missing);
});
