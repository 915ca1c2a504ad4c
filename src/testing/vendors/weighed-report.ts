import type { CreditFile } from '#entities/facts/credit-file.ts';
import { getPolicy } from '#policy/policies.ts';
import { countedPayment } from '#rules/debts/counted-payment.ts';
import { isMortgage } from '#rules/debts/monthly-debts.ts';
import { claimOf } from '#rules/eligibility/liens.ts';
import { middleScore } from '#rules/eligibility/score-used.ts';
import { type CreditIdentity, type CreditRequest, creditAnswer } from '#server/vendors/credit-bureau/port.ts';
import { type DebtSays, mismoReply } from '#server/vendors/testing/mismo-reply.ts';
import { parseXml } from '#server/vendors/xml/parse-xml.ts';
import { labeled, leaf, node, type XmlNode } from '#server/vendors/xml/write-xml.ts';
import type { XmlElement } from '#server/vendors/xml/xml-element.ts';
import { requestFor } from './credit-requests.ts';
import { asOf } from './vendor-samples.ts';

const account = (type: string, loan: string, more: Readonly<Record<string, string>> = {}) => ({
  ...{ CreditLiabilityAccountType: type, CreditLoanType: loan, CreditLiabilityAccountOpenedDate: '2019-04-01' },
  ...{ CreditLiabilityAccountOwnershipType: 'Individual', ...more },
});
const debts: readonly DebtSays[] = [
  {
    creditor: 'Harbor Home Loans',
    balance: '180000.00',
    details: account('Mortgage', 'ConventionalRealEstateMortgage', {
      CreditLiabilityHighBalanceAmount: '210000.00',
      CreditLiabilityMonthlyPaymentAmount: '1290.40',
    }),
    pattern: { marks: 'CC1C', from: '2026-10-01' },
    rating: { type: 'Late30Days', on: '2026-08-01' },
  },
  {
    creditor: 'Harbor Line',
    balance: '20000.00',
    details: account('CreditLine', 'HomeEquityLineOfCredit', {
      CreditLiabilityCreditLimitAmount: '60000.00',
      CreditLiabilityMonthlyPaymentAmount: '150.00',
    }),
  },
  {
    creditor: 'Auto',
    balance: '9000.00',
    details: account('Installment', 'Automobile', {
      CreditLiabilityHighBalanceAmount: '12000.00',
      CreditLiabilityMonthlyPaymentAmount: '300.00',
    }),
  },
  {
    creditor: 'Card',
    balance: '1000.00',
    details: account('Revolving', 'CreditCard', {
      CreditLiabilityCreditLimitAmount: '4000.00',
      CreditLiabilityMonthlyPaymentAmount: '40.00',
    }),
  },
];
const record = (type: string, parts: Readonly<Record<string, string>>): XmlNode =>
  node(
    'CREDIT_PUBLIC_RECORD',
    node(
      'CREDIT_PUBLIC_RECORD_DETAIL',
      leaf('CreditPublicRecordType', type),
      ...Object.entries(parts).map(([name, text]) => leaf(name, text)),
    ),
  );
const more = [
  node(
    'CREDIT_INQUIRIES',
    labeled(
      { 'xlink:label': 'Inquiry_0' },
      node(
        'CREDIT_INQUIRY',
        node('CREDIT_INQUIRY_DETAIL', leaf('CreditInquiryDate', '2026-10-20')),
        node('NAME', leaf('FullName', 'A DEALER')),
      ),
    ),
  ),
  node(
    'CREDIT_PUBLIC_RECORDS',
    labeled(
      { 'xlink:label': 'Record_0' },
      record('BankruptcyChapter7', {
        CreditPublicRecordDispositionDate: '2021-02-01',
        CreditPublicRecordDispositionType: 'Discharged',
        CreditPublicRecordFiledDate: '2018-02-01',
      }),
    ),
    labeled(
      { 'xlink:label': 'Record_1' },
      record('TaxLienFederal', {
        CreditPublicRecordFiledDate: '2024-02-01',
        CreditPublicRecordLegalObligationAmount: '7000.00',
      }),
    ),
  ),
  node(
    'CREDIT_RESPONSE_ALERT_MESSAGES',
    node(
      'CREDIT_RESPONSE_ALERT_MESSAGE',
      leaf('CreditResponseAlertMessageCategoryType', 'FACTAFraudVictimInitial'),
      leaf('CreditResponseAlertMessageText', 'Fraud victim: call 303-555-0142 before credit is granted.'),
    ),
  ),
];
const moreLinks = [
  ['Inquiry_0', 'Consumer_0'],
  ['Record_0', 'Consumer_0'],
  ['Record_1', 'Consumer_0'],
] as const;

const policy = getPolicy(asOf);

/** What a file weighs in a decision; higher is worse for the applicant. */
const weights = (file: CreditFile) => {
  const home = file.debts.filter(isMortgage);
  const payments = file.debts.map((debt) => countedPayment(debt, policy).monthly);
  const kinds = [...file.derogatoryEvents.map(({ kind }) => kind), ...(file.undatedEvents ?? [])];
  const ends = file.derogatoryEvents.map(({ on }) => Date.parse(on));
  const isUnknown = { claim: home.some(({ isAmountUnknown }) => isAmountUnknown === true), end: !!file.undatedEvents };
  return {
    score: -(middleScore(file.scores.map(({ score }) => score)) ?? 0),
    claims: isUnknown.claim ? Number.POSITIVE_INFINITY : home.reduce((sum, debt) => sum + claimOf(debt), 0),
    payments: payments.includes(null)
      ? Number.POSITIVE_INFINITY
      : payments.reduce<number>((sum, monthly) => sum + (monthly ?? 0), 0),
    lates: home.reduce((sum, { latePayments }) => sum + latePayments.length, 0),
    events: new Set(kinds).size,
    ended: isUnknown.end ? Number.POSITIVE_INFINITY : Math.max(0, ...ends),
    // A public record nobody can place stops the decision.
    liens: isUnknown.end ? Number.POSITIVE_INFINITY : file.debts.filter(({ type }) => type === 'taxLien').length,
    inquiries: file.inquiries.length,
    alerts: file.alerts.length,
    debts: isUnknown.end ? Number.POSITIVE_INFINITY : file.debts.length,
  };
};

const bureaus = [
  [
    { bureau: 'Equifax', score: '654', model: 'EquifaxBeacon5.0' },
    { bureau: 'Experian', score: '666', model: 'ExperianFairIsaac' },
  ],
  [{ bureau: 'TransUnion', score: '800', model: 'FICORiskScoreClassic04' }],
];

type Read = (message: XmlElement, request: CreditRequest) => { answer: unknown };

/** A report on these people with something of everything, and what a damaged copy of it weighs less. */
export const weighedReport = (people: CreditIdentity[], read: Read) => {
  const reply = mismoReply({ people, bureaus: bureaus.slice(0, people.length), debts, more, moreLinks });
  const message = parseXml(reply);
  if (message === null) throw new Error('The reply is not XML.');
  const request = requestFor(people);
  const whole = creditAnswer.parse(read(message, request).answer).files.map(weights);
  /** Each figure that is better than in the whole report; none where the copy is refused. */
  const gainsIn = (damaged: XmlElement): string[] => {
    const answer = creditAnswer.safeParse(read(damaged, request).answer);
    // A frozen file and one that is not there decide nothing.
    if (!answer.success || answer.data.kind !== 'found') return [];
    return answer.data.files.flatMap((file, at) => {
      const [now, before] = [weights(file), whole[at]];
      const better = Object.entries(before ?? {}).filter(([name, weight]) => now[name as keyof typeof now] < weight);
      return better.map(([name]) => name);
    });
  };
  return { message, whole, gainsIn };
};
