import { expect, it } from 'vitest';
import { isSpecificReason } from './is-specific-reason.ts';

it.each([
  'The well is shared.',
  'The lot is not on a public road.',
  'The home is on leased land, and the lease ends in 2031.',
  'Seasonal income has no two-year history',
])('says what about the application led to it: %s', (text) => {
  expect(isSpecificReason(text)).toBe(true);
});

it.each([
  'Policy',
  'See file',
  'Does not meet our lending criteria',
  'Outside internal policy for this product',
  'Did not meet the lender’s underwriting standards',
  'Applicant failed to reach a qualifying score',
  'The credit score is too low',
  'See note of the underwriter',
  'Other reasons as discussed',
  'N/A',
  '... --- ...',
])('says nothing that the law accepts: %s', (text) => {
  expect(isSpecificReason(text)).toBe(false);
});
