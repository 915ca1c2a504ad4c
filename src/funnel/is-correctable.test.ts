import { expect, it } from 'vitest';
import { isCorrectable } from './is-correctable.ts';
import { steps } from './steps.ts';

const correctable = Object.values(steps)
  .filter(isCorrectable)
  .map(({ key }) => key);

it.each([
  'propertyValue',
  'application3',
  'application5',
  'application8',
  'debtConsolidation',
  'manualIncomeVerification',
])('staff may correct %s', (key) => {
  expect(correctable).toContain(key);
});

it.each([
  ...['creditScore', 'prequalCredit', 'coborrower', 'previewOffer', 'disclosures', 'identityVerification', 'email'],
  ...['loanDisbursement', 'application7', 'application6', 'name', 'mcr'],
])('what a person consents to, signs, proves or is reached by is theirs: %s', (key) => {
  expect(correctable).not.toContain(key);
});
