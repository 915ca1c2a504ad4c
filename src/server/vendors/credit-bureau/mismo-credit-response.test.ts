import { describe, expect, it } from 'vitest';
import { creditReader, jointMortgage as mortgage } from '#testing/vendors/credit-reader.ts';
import { jamie, nora, requestFor } from '#testing/vendors/credit-requests.ts';
import { mismoReply } from '../testing/mismo-reply.ts';
import { leaf, node } from '../xml/write-xml.ts';
import { creditAnswerFromMismo } from './mismo-credit-response.ts';
import type { CreditIdentity } from './port.ts';

const { fileIn, told } = creditReader(creditAnswerFromMismo);

const authorizedCard = { creditor: 'Card', details: { CreditLiabilityAccountOwnershipType: 'AuthorizedUser' } };

describe('a credit response', () => {
  it('becomes a file: scores are numbers, a joint mortgage keeps its late payments, an authorized user’s card is left out', () => {
    const file = fileIn(mismoReply({ people: [nora], debts: [mortgage, authorizedCard, mortgage] }));
    expect(file?.scores).toEqual([
      { bureau: 'equifax', score: 654, factors: [], model: 'equifaxBeacon5' },
      { bureau: 'experian', score: 666, factors: [], model: 'experianFairIsaac' },
      { bureau: 'transUnion', score: 623, factors: [], model: 'ficoClassic04' },
    ]);
    expect(file?.debts).toMatchObject([
      {
        ...{ type: 'mortgage', creditor: 'Harbor & Sons', debtor: 'joint', balance: 180_000, monthlyPayment: 1290 },
        latePayments: [
          { days: 60, date: '2026-06-01' },
          { days: 30, date: '2026-08-01' },
        ],
      },
    ]);
    expect(JSON.stringify(file)).not.toContain('ACCT-');
  });

  it.each([
    ['00654', 654],
    ['0666', 666],
    ['623', 623],
    ['623.0', 623],
    ['9001', null],
    ['0', null],
    ['N/A', null],
    ['299', null],
    ['851', null],
  ])('reads the score %s as %s', (score, expected) => {
    const bureaus = [[{ bureau: 'Equifax', score, model: 'EquifaxBeacon5.0' }]];
    expect(fileIn(mismoReply({ people: [nora], bureaus }))?.scores[0]?.score).toBe(expected);
  });

  it('knows a score’s bureau by its file where the model does not say, and takes one score a bureau', () => {
    const bureaus = [
      [
        { bureau: 'Experian', score: '701', model: 'VantageScore4.0' },
        { bureau: 'Experian', score: '688', model: 'Other' },
        { bureau: 'TransUnion', score: '690', model: 'VantageScore3.0' },
      ],
    ];
    expect(fileIn(mismoReply({ people: [nora], bureaus }))?.scores).toMatchObject([
      { bureau: 'experian', score: 688 },
      { bureau: 'transUnion', score: 690 },
    ]);
  });

  it('puts factors without text into words, and leaves out codes nobody knows', () => {
    const factors = [{ code: '00014' }, { code: '8', text: 'TOO MANY INQUIRIES' }, { code: '777' }];
    const bureaus = [[{ bureau: 'Equifax', score: '640', model: 'EquifaxBeacon5.0', factors }]];
    expect(fileIn(mismoReply({ people: [nora], bureaus }))?.scores[0]?.factors).toEqual([
      'Length of time accounts have been established',
      'TOO MANY INQUIRIES',
    ]);
  });

  it('has the alerts to act on with the number given, and the public records', () => {
    const alert = (category: string, text: string) =>
      node(
        'CREDIT_RESPONSE_ALERT_MESSAGE',
        leaf('CreditResponseAlertMessageCategoryType', category),
        leaf('CreditResponseAlertMessageText', text),
      );
    const alerts = node(
      'CREDIT_RESPONSE_ALERT_MESSAGES',
      alert('FACTAFraudVictimInitial', 'Call 303-555-0142 before credit is granted.'),
      alert('FACTAFraudVictimExtended', 'Call (303) 555-0143.'),
      alert('FACTAActiveDuty', 'Active duty alert.'),
      alert('FACTAAddressDiscrepancy', 'Substantial difference.'),
      alert('FACTARiskScoreValue', 'Inquiries.'),
      alert('DeathClaim', 'Consumer reported deceased.'),
      alert('CreditFileSuppressed', 'File withheld.'),
    );
    const record = node(
      'CREDIT_PUBLIC_RECORD_DETAIL',
      leaf('CreditPublicRecordType', 'BankruptcyChapter13'),
      leaf('CreditPublicRecordSettledDate', '2020-02-01'),
    );
    const records = node('CREDIT_PUBLIC_RECORDS', node('CREDIT_PUBLIC_RECORD', record));
    const file = fileIn(mismoReply({ people: [nora], more: [alerts, records] }));
    expect(file?.alerts).toMatchObject([
      { kind: 'initialFraud', contact: '303-555-0142' },
      { kind: 'extendedFraud', contact: '(303) 555-0143' },
      { kind: 'activeDuty', contact: null },
      { kind: 'addressDiscrepancy', contact: null },
      { kind: 'deathClaim', contact: null },
      { kind: 'suppressedFile', contact: null },
    ]);
    expect(file?.derogatoryEvents).toMatchObject([{ kind: 'bankruptcy', chapter: 'chapter13', on: '2020-02-01' }]);
  });

  it.each([
    [
      'frozen at one bureau',
      [
        { bureau: 'Equifax', state: 'NoFileReturnedCreditFreeze' },
        { bureau: 'Experian', score: '700' },
      ],
      { kind: 'frozen' },
    ],
    [
      'unknown to every bureau',
      [{ state: 'NoFileReturnedNoHit' }, { bureau: 'Experian', state: 'NoFileReturnedNoHit' }],
      { kind: 'notFound' },
    ],
    [
      'known to one bureau of two',
      [
        { bureau: 'Equifax', score: '700', model: 'EquifaxBeacon5.0' },
        { bureau: 'Experian', state: 'NoFileReturnedThinFile' },
      ],
      { kind: 'found' },
    ],
    [
      'missing because a bureau failed',
      [
        { bureau: 'Equifax', score: '700' },
        { bureau: 'Experian', state: 'NoFileReturnedError' },
      ],
      { kind: 'unavailable', reason: 'refused' },
    ],
    [
      'missing because our request was wrong',
      [{ state: 'NoFileReturnedInadequateRequestData' }],
      { kind: 'unavailable', reason: 'refused' },
    ],
    ['without a single file', [], { kind: 'unavailable', reason: 'refused' }],
  ])('says when the file is %s', (_, bureaus, expected) => {
    expect(told(mismoReply({ people: [nora], bureaus: [bureaus] }))).toMatchObject(expected);
  });

  it.each([
    ['New', 'notReady'],
    ['InProgress', 'notReady'],
    ['Error', 'refused'],
  ])('is no answer with the status %s, in HTTP 200', (status, reason) => {
    expect(told(mismoReply({ people: [nora], status }))).toEqual({ kind: 'unavailable', reason });
  });

  it('is whole without a status, which MISMO does not require', () => {
    expect(told(mismoReply({ people: [nora], status: null }))).toMatchObject({ kind: 'found' });
  });

  it.each([
    ['a web page', '<html>502 Bad Gateway'],
    ['half a message', mismoReply({ people: [nora] }).slice(0, 900)],
    ['nothing', ''],
    ['another vocabulary', '<Envelope><Body/></Envelope>'],
    ['no report', mismoReply({ people: [nora], hasReport: false })],
  ])('is garbage: %s', (_, xml) => {
    expect(told(xml)).toEqual({ kind: 'unavailable', reason: 'garbage' });
  });
});

describe('a credit response about another person', () => {
  const ours = { bureau: 'Equifax', score: '780', model: 'EquifaxBeacon5.0' };
  it.each([
    ['SSN', { ssn: '219099991' }],
    ['last name', { lastName: 'Marsh' }],
    ['date of birth', { dateOfBirth: '1971-01-01' }],
  ])('is refused by its %s', (_, change) => {
    const people = [{ ...nora, ...change } as CreditIdentity];
    expect(told(mismoReply({ people }))).toEqual({ kind: 'unavailable', reason: 'otherPerson' });
  });

  it('is a variation where one bureau differs in one thing, and refused where it differs in two', () => {
    const reply = (on: object) => mismoReply({ people: [nora], bureaus: [[{ ...ours, on }]] });
    expect(fileIn(reply({ lastName: 'Marsh' }))?.hasNameOrSsnVariation).toBe(true);
    expect(fileIn(reply({ lastName: 'Quist-Marsh' }))?.hasNameOrSsnVariation).toBe(false);
    expect(told(reply({ lastName: 'Marsh', ssn: '219099991' }))).toEqual({
      kind: 'unavailable',
      reason: 'otherPerson',
    });
  });

  it('is refused where one of two borrowers is missing', () => {
    const couple = requestFor([nora, jamie]);
    expect(told(mismoReply({ people: [nora] }), couple)).toEqual({ kind: 'unavailable', reason: 'otherPerson' });
  });
});
