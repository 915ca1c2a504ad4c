import { describe, expect, it } from 'vitest';
import { asOf } from '#testing/vendors/vendor-samples.ts';
import { publishedSample } from '../testing/published-sample.ts';
import { creditAnswerFromMismo } from './mismo-credit-response.ts';
import { creditAnswer, creditRequest } from './port.ts';

const requestFor = (lastName: string, ssn: string) =>
  creditRequest.parse({
    kind: 'singleCredit',
    look: 'soft',
    people: [
      { firstName: 'Marisol', middleName: null, lastName, suffix: null, dateOfBirth: '1983-01-02', ssn, address: null },
    ],
    asOf,
    stated: { mortgageBalance: null },
  });
const request = requestFor('Testcase', '219099999');

const liability = (detail: string, rest = '') =>
  `<CREDIT_LIABILITY>${rest}<CREDIT_LIABILITY_CREDITOR><NAME><FullName>Harbor &amp; Sons</FullName></NAME></CREDIT_LIABILITY_CREDITOR><CREDIT_LIABILITY_DETAIL>${detail}</CREDIT_LIABILITY_DETAIL></CREDIT_LIABILITY>`;
const openMortgage = liability(
  '<CreditLiabilityAccountIdentifier>4400-1</CreditLiabilityAccountIdentifier><CreditLiabilityAccountOpenedDate>2019-04-01</CreditLiabilityAccountOpenedDate><CreditLiabilityAccountOwnershipType>JointContractualLiability</CreditLiabilityAccountOwnershipType><CreditLiabilityAccountStatusType>Open</CreditLiabilityAccountStatusType><CreditLiabilityAccountType>Mortgage</CreditLiabilityAccountType><CreditLiabilityMonthlyPaymentAmount>1290.40</CreditLiabilityMonthlyPaymentAmount><CreditLiabilityUnpaidBalanceAmount>180000.00</CreditLiabilityUnpaidBalanceAmount><CreditLoanType>Mortgage</CreditLoanType>',
  '<CREDIT_LIABILITY_PAYMENT_PATTERN><CreditLiabilityPaymentPatternDataText>CC1C2</CreditLiabilityPaymentPatternDataText><CreditLiabilityPaymentPatternStartDate>2026-10-01</CreditLiabilityPaymentPatternStartDate></CREDIT_LIABILITY_PAYMENT_PATTERN>',
);
const borrowedCard = liability(
  '<CreditLiabilityAccountIdentifier>9</CreditLiabilityAccountIdentifier><CreditLiabilityAccountOwnershipType>AuthorizedUser</CreditLiabilityAccountOwnershipType><CreditLiabilityAccountStatusType>Open</CreditLiabilityAccountStatusType><CreditLiabilityAccountType>Revolving</CreditLiabilityAccountType><CreditLiabilityUnpaidBalanceAmount>500.00</CreditLiabilityUnpaidBalanceAmount>',
);
const message = ({ status = 'Completed', file = 'FileReturned', score = '00654', debts = openMortgage } = {}) =>
  `<?xml version="1.0"?><m:MESSAGE xmlns:m="x"><SERVICE><CREDIT><CREDIT_RESPONSE><CREDIT_FILES><CREDIT_FILE><CREDIT_FILE_DETAIL><CreditFileResultStatusType>${file}</CreditFileResultStatusType></CREDIT_FILE_DETAIL></CREDIT_FILE></CREDIT_FILES><CREDIT_LIABILITIES>${debts}</CREDIT_LIABILITIES><CREDIT_SCORES><CREDIT_SCORE><CREDIT_SCORE_DETAIL><CreditScoreModelNameType>EquifaxBeacon5.0</CreditScoreModelNameType><CreditScoreValue>${score}</CreditScoreValue></CREDIT_SCORE_DETAIL></CREDIT_SCORE></CREDIT_SCORES><CREDIT_PUBLIC_RECORDS><CREDIT_PUBLIC_RECORD><CREDIT_PUBLIC_RECORD_DETAIL><CreditPublicRecordType>BankruptcyChapter13</CreditPublicRecordType><CreditPublicRecordFiledDate>2020-02-01</CreditPublicRecordFiledDate></CREDIT_PUBLIC_RECORD_DETAIL></CREDIT_PUBLIC_RECORD></CREDIT_PUBLIC_RECORDS></CREDIT_RESPONSE></CREDIT><STATUSES><STATUS><StatusCode>${status}</StatusCode></STATUS></STATUSES></SERVICE></m:MESSAGE>`;

const answerTo = (xml: string) => creditAnswerFromMismo(xml, request);
const fileIn = (xml: string, asked = request) => {
  const answer = creditAnswer.parse(creditAnswerFromMismo(xml, asked));
  return answer.files[0];
};

describe('a credit response of our own making', () => {
  it('becomes a file: scores are numbers, a joint mortgage keeps its late payments, a borrowed card is left out', () => {
    const file = fileIn(message({ debts: openMortgage + borrowedCard + openMortgage }));
    expect(file?.scores).toEqual([{ bureau: 'equifax', score: 654, factors: [], model: 'equifaxBeacon5' }]);
    expect(file?.debts).toMatchObject([
      {
        type: 'mortgage',
        creditor: 'Harbor & Sons',
        debtor: 'joint',
        balance: 180_000,
        monthlyPayment: 1290,
        latePayments: [
          { days: 60, date: '2026-06-01' },
          { days: 30, date: '2026-08-01' },
        ],
        latePaymentDays: 30,
      },
    ]);
    expect(JSON.stringify(file)).not.toContain('4400-1');
    expect(file?.derogatoryEvents).toMatchObject([{ kind: 'bankruptcy', chapter: 'chapter13', on: '2020-02-01' }]);
  });

  it('has the alerts to act on, with the number given, and no others', () => {
    const alert = (category: string, text: string) =>
      `<CREDIT_RESPONSE_ALERT_MESSAGE><CreditResponseAlertMessageCategoryType>${category}</CreditResponseAlertMessageCategoryType><CreditResponseAlertMessageText>${text}</CreditResponseAlertMessageText></CREDIT_RESPONSE_ALERT_MESSAGE>`;
    const messages = [
      alert('FACTAFraudVictimInitial', 'Call 303-555-0142 before credit is granted.'),
      alert('FACTAFraudVictimExtended', 'Call (303) 555-0143.'),
      alert('FACTAActiveDuty', 'Active duty alert.'),
      alert('FACTAAddressDiscrepancy', 'Substantial difference.'),
      alert('FACTARiskScoreValue', 'Inquiries.'),
    ].join('');
    const xml = message().replace(
      '<CREDIT_SCORES>',
      `<CREDIT_RESPONSE_ALERT_MESSAGES>${messages}</CREDIT_RESPONSE_ALERT_MESSAGES><CREDIT_SCORES>`,
    );
    expect(fileIn(xml)?.alerts).toMatchObject([
      { kind: 'initialFraud', contact: '303-555-0142' },
      { kind: 'extendedFraud', contact: '(303) 555-0143' },
      { kind: 'activeDuty', contact: null },
      { kind: 'addressDiscrepancy', contact: null },
    ]);
  });

  it('has no score where a bureau sends a code instead of one', () => {
    expect(fileIn(message({ score: '9001' }))?.scores[0]?.score).toBeNull();
  });

  it.each([
    ['frozen', message({ file: 'NoFileReturnedCreditFreeze', debts: '' }), { kind: 'frozen' }],
    ['not found', message({ file: 'NoFileReturnedNoHit', debts: '' }), { kind: 'notFound' }],
    ['not ready', message({ status: 'New' }), { kind: 'unavailable', reason: 'notReady' }],
    ['refused', message({ status: 'Error' }), { kind: 'unavailable', reason: 'refused' }],
    ['garbage', '<html>502 Bad Gateway', { kind: 'unavailable', reason: 'garbage' }],
    ['half a message', message().slice(0, 900), { kind: 'unavailable', reason: 'garbage' }],
    ['nothing', '', { kind: 'unavailable', reason: 'garbage' }],
  ])('says %s', (_, xml, expected) => {
    expect(answerTo(xml)).toMatchObject(expected);
  });
});

describe('a credit response of a real gateway', () => {
  const samples = [
    ['03_Status_COMPLETED.xml', { equifax: 658, experian: 669, transUnion: 683 }],
    ['09_2BUR_Ordered_2BUR_Successful.xml', { equifax: 497, transUnion: 804 }],
    ['12_1Borrower_Completed.xml', { equifax: 743, experian: 745, transUnion: 741 }],
  ] as const;

  it.each(samples)('%s becomes a whole file', (name, scores) => {
    const xml = publishedSample(`credit/${name}`);
    // Where the sample is absent our own message stands in, so that the parser is always tested.
    const file = fileIn(xml ?? message());
    if (xml) expect(Object.fromEntries(file?.scores.map(({ bureau, score }) => [bureau, score]) ?? [])).toEqual(scores);
    expect(file?.outcome).toBe('found');
    expect(file?.debts.length).toBeGreaterThan(0);
    const ids = file?.debts.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    expect(JSON.stringify(file)).not.toMatch(/ACCT\d/);
  });

  it.each([
    ['01_Status_NEW.xml', 'notReady', 'New'],
    ['04_Status_ERROR.xml', 'refused', 'Error'],
  ])('%s is no answer yet', (name, reason, status) => {
    const xml = publishedSample(`credit/${name}`) ?? message({ status });
    expect(answerTo(xml)).toEqual({ kind: 'unavailable', reason });
  });
});
