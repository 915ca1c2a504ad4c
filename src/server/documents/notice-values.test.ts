import { expect, it } from 'vitest';
import { APPRAISAL } from '#entities/facts/valuation.ts';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { exampleFacts } from '#rules/testing/worked-example.ts';
import { MissingValue } from './fill-template.ts';
import { valuationValues } from './notice-values.ts';
import { sampleFacts } from './testing/sample-documents.ts';

const valued = (model: string, { fsd, on }: { fsd: number | null; on?: string }) => {
  const asOf = toDay('2026-11-12');
  const valuations = [{ model, value: toDollars(579_000), low: null, high: null, fsd, asOf }];
  const appraisals = model === APPRAISAL ? [{ appraiser: 'Jo Marlow', license: 'VA 1', fileId: 'report' }] : [];
  const preparedOn = on === undefined ? {} : { preparedOn: toDay(on) };
  const facts = sampleFacts({ outside: exampleFacts({ valuations }), ...preparedOn });
  return valuationValues(facts, { valuations, appraisals, reportPages: appraisals.length });
};

it('writes the copy of models’ values, and never calls an appraisal one', () => {
  expect(valued('first', { fsd: 12 }).texts.used).toBe('We use the value of $579,000, from the model first.');
  expect(valued('first', { fsd: 12 }).applies).toContain('models');
  expect(valued(APPRAISAL, { fsd: null }).texts.used).toBe('We use the value of $579,000, from the appraisal.');
  expect(valued(APPRAISAL, { fsd: null }).applies).not.toContain('models');
  expect(() => valued(APPRAISAL, { fsd: null, on: '2026-11-19' })).toThrow(MissingValue);
});
