import { fc } from '#testing/fast-check.ts';

/** Every oracle is compared with the product on this many random cases. */
export const ORACLE_CASES = { numRuns: 10_000 };

export const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null });

/** Creditors and whether a reader takes them for a solar company; a PACE program is none. */
export const solarNames = [
  { creditor: 'Union Card', isSolar: false },
  { creditor: 'First Harbor Bank', isSolar: false },
  { creditor: null, isSolar: false },
  { creditor: 'SUNRUN INC.', isSolar: true },
  { creditor: 'GoodLeap, LLC', isSolar: true },
  { creditor: 'SUNLIGHT FIN', isSolar: true },
  { creditor: 'Joes Solar', isSolar: true },
  { creditor: 'Ygrene Energy Fund', isSolar: false },
];
