import { describe, expect, it } from 'vitest';
import { creditReader } from '#testing/vendors/credit-reader.ts';
import { jamie, nora, requestFor } from '#testing/vendors/credit-requests.ts';
import { gatewayReport } from '../testing/gateway-report.ts';
import { mismoReply } from '../testing/mismo-reply.ts';
import { creditAnswerFromMismo } from './mismo-credit-response.ts';

const { filesIn, told } = creditReader(creditAnswerFromMismo);

describe('a joint credit response', () => {
  const bureaus = [
    [{ bureau: 'Equifax', score: '700', model: 'EquifaxBeacon5.0' }],
    [{ bureau: 'Equifax', score: '640', model: 'EquifaxBeacon5.0' }],
  ];
  const debts = [
    { creditor: 'Both', of: [0, 1] },
    { creditor: 'Nora', of: [0] },
    { creditor: 'Jamie', of: [1] },
  ];

  it('gives each borrower their own file, in our order, and shares what is linked to both', () => {
    // The gateway lists them the other way round.
    const reply = mismoReply({
      people: [jamie, nora],
      bureaus: bureaus.toReversed(),
      debts: debts.map((debt) => ({ ...debt, of: debt.of.map((at) => 1 - at) })),
    });
    const [first, second] = filesIn(reply, requestFor([nora, jamie], 'hard'));
    expect(first).toMatchObject({ kind: 'jointCredit', isSoft: false, scores: [{ score: 700 }] });
    expect(second).toMatchObject({ scores: [{ score: 640 }] });
    const names = (file: typeof first) => file?.debts.map(({ creditor, debtor }) => [creditor, debtor]);
    expect(names(first)).toEqual([
      ['Both', 'joint'],
      ['Nora', 'borrower'],
    ]);
    expect(names(second)).toEqual([
      ['Both', 'joint'],
      ['Jamie', 'borrower'],
    ]);
  });

  it('tells files without links apart by the person they name', () => {
    const files = filesIn(mismoReply({ people: [nora, jamie], bureaus, hasLinks: false }), requestFor([nora, jamie]));
    expect(files).toHaveLength(2);
    expect(files.every(({ outcome }) => outcome === 'found')).toBe(true);
  });

  it('is frozen where one file is', () => {
    const frozen = [bureaus[0] ?? [], [{ bureau: 'Equifax', state: 'NoFileReturnedCreditFreeze' }]];
    expect(told(mismoReply({ people: [nora, jamie], bureaus: frozen }), requestFor([nora, jamie]))).toMatchObject({
      kind: 'frozen',
      files: [{ outcome: 'found' }, { outcome: 'frozen' }],
    });
  });
});

describe('a credit response in the shape of a gateway in use', () => {
  it('becomes a whole file: every score once, each debt for what it is, nothing of the account numbers', () => {
    const [file] = filesIn(gatewayReport());
    expect(file?.scores.map(({ bureau, score }) => [bureau, score])).toEqual([
      ['equifax', 688],
      ['experian', 702],
      ['transUnion', 671],
    ]);
    expect(
      file?.debts.map(({ creditor, type, balance, isAmountUnknown }) => [creditor, type, balance, isAmountUnknown]),
    ).toEqual([
      ['HARBOR HOME', 'mortgage', 181_204, undefined],
      ['CREDIT UNION', 'homeEquityLine', 0, undefined],
      ['SEDAN FINANCE', 'auto', 0, true],
      ['OLD MORTGAGE', 'mortgage', 0, undefined],
      ['COLLECTOR', 'collection', 412, undefined],
      ['STORE CARD', 'revolving', 95, undefined],
    ]);
    expect(file?.debts[0]?.latePayments).toEqual([{ days: 30, date: '2026-08-01' }]);
    expect(file).toMatchObject({ outcome: 'found', collections: 1, alerts: [], hasNameOrSsnVariation: false });
    expect(file?.inquiries).toEqual([{ creditor: 'A DEALER', on: '2026-10-02' }]);
    expect(JSON.stringify(file)).not.toMatch(/ACCT\d/);
    expect(told(gatewayReport(), requestFor([jamie]))).toMatchObject({ reason: 'otherPerson' });
  });

  it.each([
    ['New', 'notReady', '815859'],
    ['Error', 'refused', null],
  ])('with the status %s is no answer: %s', (status, reason, order) => {
    const xml = gatewayReport({ status, order });
    expect(creditAnswerFromMismo(xml, requestFor([nora]))).toMatchObject({
      answer: { kind: 'unavailable', reason },
      reference: order,
    });
  });
});
