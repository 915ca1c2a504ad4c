import { describe, expect, it } from 'vitest';
import { applicationStatus } from '#entities/application/application-status.ts';
import { resumePath, stepPositions } from './resume.ts';

const setup = (page: string) => `/app/initial-setup/${page}`;
const application = (page: string) => `/app/application/${page}`;
const prequal = (page: string) => `/prequal/${page}`;

const rows = [
  ['prequalAddress', prequal('address')],
  ['prequalListedForSale', prequal('listed-for-sale')],
  ['prequalNewMortgage', prequal('new-mortgage')],
  ['prequalDerogatory', prequal('derogatory')],
  ['prequalCredit', prequal('credit')],
  ['prequalCoborrower', prequal('coborrower')],
  ['prequalMortgageSelect', prequal('mortgage-select')],
  ['prequalDebts', prequal('debts')],
  ['prequalOffer', prequal('preview-offer')],
  ['mcr', setup('mcr')],
  ['previewOffer', setup('preview-offer')],
  ['mortgageBalance', setup('mortgage-balance')],
  ['coborrower', setup('coborrower')],
  ['creditScore', setup('credit-score')],
  ['propertyUsage', setup('property-usage')],
  ['zip', setup('zip')],
  ['creditRange', setup('credit-range')],
  ['isSelfEmployed', setup('is-self-employed')],
  ['hasFbm', setup('has-fbm')],
  ['mortgageEstimate', setup('mortgage-estimate')],
  ['unknown', setup('property-value')],
  ['name', setup('property-value')],
  ['email', setup('property-value')],
  ['propertyValue', setup('property-value')],
  ['selfReportedInformationOffer', setup('property-usage')],
  ['application', application('1')],
  ['application2', application('1')],
  ['application3', application('2')],
  ['application4', application('3')],
  ['application5', application('4')],
  ['application6', application('income-verification')],
  ['debtConsolidation', application('debt-consolidation')],
  ['manualIncomeVerification', application('other-income')],
  ['application7', application('6')],
  ['application8', application('7')],
  ['incomeDocs', application('upload')],
  ['identityVerification', application('identity-verification')],
  ['disclosures', application('sign')],
  ['loanDisbursement', application('loan-disbursement')],
  ['applicationSubmitted', application('submitted')],
  ['joinWaitlist', `${setup('zip')}?view=waitlist`],
] as const;

describe('resuming', () => {
  it.each(rows)('%s leads to %s', (status, path) => {
    expect(resumePath(status)).toBe(path);
  });

  it('has a row for every status', () => {
    expect(rows.map(([status]) => status).toSorted()).toEqual(applicationStatus.options.toSorted());
  });
});

describe('positions', () => {
  it.each([
    ['name', 0],
    ['propertyUsage', 8],
    ['creditScore', 9],
    ['previewOffer', 12],
    ['application', 13],
    ['application3', 14],
    ['applicationSubmitted', 26],
    ['joinWaitlist', 27],
    ['mcr', 28],
  ])('%s is at %i', (key, position) => {
    expect(stepPositions.get(key)).toBe(position);
  });

  it('gives no number to the keys without a page', () => {
    expect(stepPositions.has('selfReportedInformationOffer')).toBe(false);
    expect(stepPositions.has('application2')).toBe(false);
    expect(stepPositions.size).toBe(29);
  });
});
