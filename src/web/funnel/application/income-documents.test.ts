import { expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { applicantPart, withApplicant } from '#funnel/engine/applicant-part.ts';
import { applicationOf } from '#sandbox/personas/application-of.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { incomeDocuments } from './income-documents.ts';

const byHand = applicationOf(homeownerWithOneJob, 'application6');
const { employments } = applicantPart(byHand, 'borrower');
const [job] = employments;
const verified = withApplicant(byHand, {
  person: 'borrower',
  change: { employments: employments.map((each) => ({ ...each, dataSource: 'payroll' as const, endDate: null })) },
});
const situation = { person: 'borrower' as const, method: 'payroll' as const, reviews: [], asOf: toDay('2026-11-15') };

it('a record that goes on makes paystubs and W-2s needless, and says so', () => {
  expect(incomeDocuments({ ...situation, application: byHand })).toMatchObject({
    needed: [
      { type: 'paystub', count: 4 },
      { type: 'w2', count: 2 },
    ],
    covered: [],
  });
  expect(incomeDocuments({ ...situation, application: verified })).toEqual({ needed: [], covered: ['paystub', 'w2'] });
});

it('a record its owner disputes covers nothing', () => {
  const reviews = [{ id: job?.id ?? '', isRight: false, note: 'Wrong employer' }];
  expect(incomeDocuments({ ...situation, application: verified, reviews }).needed.map(({ type }) => type)).toEqual([
    'paystub',
    'w2',
  ]);
});
