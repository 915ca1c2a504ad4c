import { describe, expect, it } from 'vitest';
import { creditReader, jointMortgage as mortgage } from '#testing/vendors/credit-reader.ts';
import { nora } from '#testing/vendors/credit-requests.ts';
import { mismoReply } from '../testing/mismo-reply.ts';
import { leaf, node } from '../xml/write-xml.ts';
import { creditAnswerFromMismo } from './mismo-credit-response.ts';

const { fileIn } = creditReader(creditAnswerFromMismo);

describe('a debt in a credit response', () => {
  it('takes an open loan without a balance for what was borrowed, and never for nothing', () => {
    const details = { ...mortgage.details, CreditLiabilityHighBalanceAmount: '210000.00' };
    expect(
      fileIn(mismoReply({ people: [nora], debts: [{ ...mortgage, balance: null, details }] }))?.debts,
    ).toMatchObject([{ balance: 210_000 }]);
  });

  it('takes an open card without a balance for the most it can be', () => {
    const balanceOf = (details: Record<string, string>) =>
      fileIn(mismoReply({ people: [nora], debts: [{ creditor: 'Card', balance: null, details }] }))?.debts[0]?.balance;
    expect(balanceOf({ CreditLiabilityHighBalanceAmount: '4200', CreditLiabilityCreditLimitAmount: '9000' })).toBe(
      9000,
    );
    expect(balanceOf({ CreditLiabilityHighBalanceAmount: '4200' })).toBe(4200);
  });

  it('has no payment where a loan that is owed reports one of 0', () => {
    const details = { ...mortgage.details, CreditLiabilityMonthlyPaymentAmount: '0.00' };
    const paid = (balance: string) =>
      fileIn(mismoReply({ people: [nora], debts: [{ ...mortgage, balance, details }] }))?.debts[0]?.monthlyPayment;
    expect([paid('180000.00'), paid('0.00')]).toEqual([null, 0]);
  });

  it('dates late payments back from the report where the pattern has no month of its own', () => {
    const file = fileIn(mismoReply({ people: [nora], debts: [{ ...mortgage, pattern: { marks: 'C1', from: '' } }] }));
    expect(file?.debts).toMatchObject([{ latePayments: [{ days: 30, date: '2026-10-15' }] }]);
  });

  it.each([
    ['has no date', {}],
    ['was filed and goes on', { FiledDate: '2018-02-01', DispositionDate: '2018-02-01', DispositionType: 'Filed' }],
  ])('knows of a bankruptcy that %s that there was one', (_, dates) => {
    const record = (type: string, parts: Readonly<Record<string, string>>) =>
      node(
        'CREDIT_PUBLIC_RECORD',
        node(
          'CREDIT_PUBLIC_RECORD_DETAIL',
          leaf('CreditPublicRecordType', type),
          ...Object.entries(parts).map(([name, text]) => leaf(`CreditPublicRecord${name}`, text)),
        ),
      );
    const sold = { FiledDate: '2019-05-01', DispositionDate: '2020-02-01', DispositionType: 'RealEstateSold' };
    const records = node(
      'CREDIT_PUBLIC_RECORDS',
      record('BankruptcyChapter7', dates),
      record('Foreclosure', sold),
      record('TaxLienFederal', { FiledDate: '2024-02-01', LegalObligationAmount: '7000.00' }),
      record('Judgment', { FiledDate: '2020-02-01', DispositionType: 'Satisfied' }),
    );
    expect(fileIn(mismoReply({ people: [nora], more: [records] }))).toMatchObject({
      derogatoryEvents: [{ kind: 'foreclosure', on: '2020-02-01' }],
      undatedEvents: ['bankruptcy'],
      debts: [{ type: 'taxLien', balance: 7000 }],
    });
  });

  it.each([
    ['a line named for what secures it', { AccountType: 'CreditLine' }, { CreditLoanType: 'Mortgage' }],
    ['a mortgage with a limit', { AccountType: 'Mortgage' }, { CreditLoanType: 'Mortgage' }],
    ['a line nobody names', { AccountType: 'CreditLine' }, {}],
  ])('finds the open line on the home in %s, of which nothing is owed', (_, account, loan) => {
    const details = {
      ...Object.fromEntries(Object.entries(account).map(([name, text]) => [`CreditLiability${name}`, text])),
      ...{ ...loan, CreditLiabilityCreditLimitAmount: '108150.00' },
    };
    expect(
      fileIn(mismoReply({ people: [nora], debts: [{ creditor: 'Line', balance: '0.00', details }] }))?.debts,
    ).toMatchObject([{ type: 'homeEquityLine', balance: 0, creditLimit: 108_150 }]);
  });

  it('knows where an open loan does not say how much is owed', () => {
    const loan = { creditor: 'Auto', balance: null, details: { CreditLiabilityAccountType: 'Installment' } };
    expect(fileIn(mismoReply({ people: [nora], debts: [loan] }))?.debts).toMatchObject([{ isAmountUnknown: true }]);
  });

  it('counts a repossession or a charge-off in the pattern, and a late rating without one', () => {
    const latesOf = (more: object) =>
      fileIn(mismoReply({ people: [nora], debts: [{ ...mortgage, pattern: { marks: '', from: '' }, ...more }] }))
        ?.debts[0]?.latePayments;
    expect(latesOf({ pattern: { marks: 'CHC', from: '2026-10-01' } })).toEqual([{ days: 180, date: '2026-09-01' }]);
    expect(latesOf({ rating: { type: 'Late60Days', on: '2026-03-01' } })).toEqual([{ days: 60, date: '2026-03-01' }]);
  });
});
