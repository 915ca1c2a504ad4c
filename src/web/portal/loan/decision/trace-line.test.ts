import { expect, it } from 'vitest';
import { toBasisPoints } from '#entities/values/percent.ts';
import { decisionDesk as words } from '#words/portal/loan-desk/decision.ts';
import { ruleLine } from './trace-line.ts';

const dti = (value: number) =>
  ruleLine(
    {
      ...{ rule: 'dti', outcome: 'fail', change: null },
      value: { unit: 'basisPoints', amount: toBasisPoints(value) },
      limit: { unit: 'basisPoints', amount: toBasisPoints(5000) },
    },
    String,
  );

it.each([
  [4321, '43.2%'],
  [5000, '50.0%'],
  // With one decimal it would look like the limit it misses.
  [5001, '50.01%'],
])('a ratio of %i hundredths of a percent stands as %s beside its limit', (value, text) => {
  expect(dti(value)).toMatchObject({ value: text, limit: words.max('50%') });
});

it.each(['cltv', 'dti', 'score', 'usage', 'valuation'] as const)(
  'speaks of %s to staff, not to the applicant',
  (rule) => {
    const row = { rule, outcome: 'unknown', value: null, limit: null, change: null } as const;
    const { name, notes } = ruleLine({ ...row, change: [{ kind: 'liftFreeze' }] }, String);
    expect([name, ...notes].join(' ')).not.toMatch(/\b(you|your|we|our)\b/i);
  },
);
