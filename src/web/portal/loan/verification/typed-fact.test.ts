import { describe, expect, it } from 'vitest';
import { readFact } from './typed-fact.ts';

const credit = {
  pulledOn: '2026-11-16',
  collections: 0,
  equifax: 741,
  equifaxFactors: 'Balances are high\n\nAccounts are new ',
};
const line = { creditor: 'Bank', type: 'mortgage', balance: 200_000 };

describe('a fact as it is typed', () => {
  it('is a credit report of the bureaus that were asked, with its debts', () => {
    const rows = { tradelines: [{ ...line, lateDays: 30, lateOn: '2026-02-01' }], inquiries: [] };
    expect(readFact('credit', { fields: credit, rows }, 'coborrower')).toMatchObject({
      kind: 'fact',
      fact: {
        person: 'coborrower',
        report: {
          isSoft: true,
          scores: [{ bureau: 'equifax', score: 741, factors: ['Balances are high', 'Accounts are new'] }],
          tradelines: [{ balance: 200_000, monthlyPayment: null, latePayments: [{ days: 30, date: '2026-02-01' }] }],
        },
      },
    });
  });

  it.each([
    ['no bureau', { ...credit, equifax: '', equifaxFactors: '' }, [line], 'scores'],
    ['a score that is none', { ...credit, equifax: 12 }, [line], 'score'],
    ['a debt without a balance', credit, [{ creditor: 'Bank', type: 'auto' }], 'balance'],
    ['a late payment without its day', credit, [{ ...line, lateDays: 30 }], 'date'],
    ['no day', { ...credit, pulledOn: '' }, [line], 'pulledOn'],
  ])('is not taken with %s', (_, fields, tradelines, name) => {
    const read = readFact('credit', { fields, rows: { tradelines } }, 'borrower');
    expect(read.kind === 'wrong' && read.names).toContain(name);
  });

  it('is a title with its owners and liens', () => {
    const fields = { asOf: '2026-11-16', holder: 'person', names: 'Alma Reyes\nJo Reyes' };
    const rows = { openLiens: [{ lienHolder: 'County', amount: 900 }] };
    expect(readFact('title', { fields, rows }, 'borrower')).toMatchObject({
      fact: {
        record: {
          names: ['Alma Reyes', 'Jo Reyes'],
          openLiens: [{ holder: 'County', amount: 900, isRecordedMortgage: false }],
        },
      },
    });
  });

  it.each([
    ['value', { value: 400_000, asOf: '2026-11-16', appraiser: 'R. Field', license: 'TN-1' }],
    [
      'insurance',
      {
        ...{ carrier: 'Acme', policyNumber: '1', from: '2026-01-01', to: '2027-01-01' },
        ...{ dwellingCoverage: 300_000, yearlyPremium: 1200 },
      },
    ],
    ['identity', { checkedOn: '2026-11-16' }],
  ] as const)('is a whole %s, and nothing less', (kind, fields) => {
    expect(readFact(kind, { fields, rows: {} }, 'borrower').kind).toBe('fact');
    for (const name of Object.keys(fields))
      expect(readFact(kind, { fields: { ...fields, [name]: '' }, rows: {} }, 'borrower')).toMatchObject({
        kind: 'wrong',
        names: expect.arrayContaining([name]),
      });
  });
});
