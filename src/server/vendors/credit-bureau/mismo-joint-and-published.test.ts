import { describe, expect, it } from 'vitest';
import { jamie, nora, requestFor } from '#testing/vendors/credit-requests.ts';
import { mismoReply } from '../testing/mismo-reply.ts';
import { publishedSample } from '../testing/published-sample.ts';
import { creditAnswerFromMismo } from './mismo-credit-response.ts';
import { type CreditIdentity, creditAnswer } from './port.ts';

const single = requestFor([nora]);
const told = (xml: string, request = single) => creditAnswerFromMismo(xml, request).answer;
const filesIn = (xml: string, request = single) => creditAnswer.parse(told(xml, request)).files;

const mortgage = {
  creditor: 'Harbor & Sons',
  balance: '180000.00',
  details: {
    CreditLiabilityAccountOwnershipType: 'JointContractualLiability',
    CreditLiabilityAccountOpenedDate: '2019-04-01',
    CreditLiabilityAccountType: 'Mortgage',
    CreditLiabilityMonthlyPaymentAmount: '1290.40',
  },
  pattern: { marks: 'CC1C2', from: '2026-10-01' },
};

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

describe('a credit response of a real gateway', () => {
  const borrower = (firstName: string, lastName: string, ssn: string, dateOfBirth = '1983-01-02') =>
    requestFor([{ ...nora, firstName, lastName, ssn, dateOfBirth } as CreditIdentity]);
  const samples = [
    [
      '03_Status_COMPLETED.xml',
      borrower('Bill', 'Testcase', '000000015'),
      { equifax: 658, experian: 669, transUnion: 683 },
    ],
    [
      '09_2BUR_Ordered_2BUR_Successful.xml',
      borrower('Karen', 'Aahtexo', '666793551', '1969-11-28'),
      { equifax: 497, transUnion: 804 },
    ],
    [
      '12_1Borrower_Completed.xml',
      borrower('Marisol', 'Testcase', '000000001', '1980-05-27'),
      { equifax: 743, experian: 745, transUnion: 741 },
    ],
  ] as const;

  it.each(samples)('%s becomes a whole file', (name, request, scores) => {
    const xml = publishedSample(`credit/${name}`);
    // Where the sample is absent our own message stands in, so that the parser is always tested.
    const file = filesIn(xml ?? mismoReply({ people: request.people, debts: [mortgage] }), request)[0];
    if (xml) expect(Object.fromEntries(file?.scores.map(({ bureau, score }) => [bureau, score]) ?? [])).toEqual(scores);
    expect(file?.outcome).toBe('found');
    expect(file?.debts.length).toBeGreaterThan(0);
    const ids = file?.debts.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    expect(JSON.stringify(file)).not.toMatch(/ACCT\d/);
    const other = { ...request, people: [{ ...nora }] };
    expect(told(xml ?? mismoReply({ people: request.people }), other)).toMatchObject({ reason: 'otherPerson' });
  });

  it.each([
    ['01_Status_NEW.xml', 'notReady', 'New', '815859'],
    ['04_Status_ERROR.xml', 'refused', 'Error', null],
  ])('%s is no answer yet', (name, reason, status, order) => {
    const xml = publishedSample(`credit/${name}`) ?? mismoReply({ people: [nora], status, order });
    expect(creditAnswerFromMismo(xml, single)).toMatchObject({
      answer: { kind: 'unavailable', reason },
      reference: order,
    });
  });
});
