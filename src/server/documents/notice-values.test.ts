import { expect, it } from 'vitest';
import { APPRAISAL } from '#entities/facts/valuation.ts';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { exampleFacts } from '#rules/testing/worked-example.ts';
import { valuationValues } from './notice-values.ts';
import { sampleFacts } from './testing/sample-documents.ts';

const valued = (model: string, fsd: number | null) =>
  valuationValues(
    sampleFacts({
      outside: exampleFacts({
        valuations: [{ model, value: toDollars(579_000), low: null, high: null, fsd, asOf: toDay('2026-11-12') }],
      }),
    }),
  );

it('writes the copy of models’ values, and never calls an appraisal one', () => {
  expect(valued('first', 12)?.texts.used).toContain('$579,000');
  expect(valued(APPRAISAL, null)).toBeNull();
});
