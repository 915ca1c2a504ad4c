import { describe, expect, it } from 'vitest';
import { emptyApplication } from '#entities/application/application.ts';
import type { ApplicationStatus } from '#entities/application/application-status.ts';
import { documentType } from '#entities/values/document-type.ts';
import { flows } from './flows.ts';
import { isKnownDocument, type Reached } from './is-known-document.ts';

const at = (borrower: ApplicationStatus, change: Partial<Reached> = {}): Reached => ({
  application: emptyApplication(),
  variant: 'withUsageStep',
  statuses: { borrower, coborrower: 'isSelfEmployed' },
  ...change,
});

describe('a document', () => {
  it.each([
    ['propertyTaxBill', 'propertyValue', false],
    ['propertyTaxBill', 'mortgageBalance', false],
    ['propertyTaxBill', 'previewOffer', true],
    ['homeownersInsurance', 'application3', false],
    ['homeownersInsurance', 'application4', true],
    ['paystub', 'application6', false],
    ['paystub', 'disclosures', true],
    ['paystub', 'joinWaitlist', false],
    ['floodInsurance', 'propertyValue', true],
  ] as const)('%s at %s is known: %s', (type, status, isKnown) => {
    expect(isKnownDocument(type, at(status), 'borrower')).toBe(isKnown);
  });

  it('of a prequalification waits for its own page about the mortgages', () => {
    const inPrequal = (status: ApplicationStatus) => at(status, { variant: 'prequal' });
    expect(isKnownDocument('mortgageStatement', inPrequal('prequalMortgageSelect'), 'borrower')).toBe(false);
    expect(isKnownDocument('mortgageStatement', inPrequal('prequalDebts'), 'borrower')).toBe(true);
  });

  it('of a coborrower follows their own pages, and the home’s the borrower’s', () => {
    const couple = at('application4', { statuses: { borrower: 'application4', coborrower: 'disclosures' } });
    expect(isKnownDocument('paystub', couple, 'coborrower')).toBe(true);
    expect(isKnownDocument('paystub', couple, 'borrower')).toBe(false);
    expect(isKnownDocument('homeownersInsurance', couple, 'coborrower')).toBe(true);
  });

  it.each(Object.keys(flows) as (keyof typeof flows)[])('is known once a %s application is submitted', (variant) => {
    const submitted = at('applicationSubmitted', { variant });
    expect(documentType.options.filter((type) => !isKnownDocument(type, submitted, 'borrower'))).toEqual([]);
  });
});
