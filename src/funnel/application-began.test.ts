import { expect, it } from 'vitest';
import { emptyApplication } from '#entities/application/application.ts';
import { toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { applicationBegan } from './application-began.ts';

const lead = () => {
  const empty = emptyApplication();
  const borrower = { ...empty.borrower, firstName: 'Hana', lastName: 'Kowalski', email: 'hana@example.com' };
  return { ...empty, borrower };
};
const offerChoice = {
  amount: toDollars(50_000),
  product: 'variable' as const,
  years: 10,
  originationFee: toBasisPoints(0),
  hasAutopay: false,
};

it('does not begin with a name and an email', () => {
  expect(applicationBegan(lead())).toBeNull();
});

it('begins with the consent to the credit check', () => {
  const { borrower, ...rest } = lead();
  expect(applicationBegan({ ...rest, borrower: { ...borrower, hasConsentedToSoftPull: true } })).toBe('creditConsent');
});

it('begins with the last of the six items', () => {
  const { borrower, property, ...rest } = lead();
  const home = { line1: '1 Home Way', line2: null, city: 'Nashville', state: 'TN' as const, zip: '37203' };
  const full = {
    ...rest,
    borrower: { ...borrower, annualIncome: toDollars(90_000), ssnLast4: '6789' },
    property: { ...property, ...home, value: toDollars(480_000) },
    offerChoice,
  };
  expect(applicationBegan(full)).toBe('sixItems');
  expect(applicationBegan({ ...full, offerChoice: null })).toBeNull();
  expect(applicationBegan({ ...full, property: { ...full.property, line1: null } })).toBeNull();
});
