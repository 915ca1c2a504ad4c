import { readFileSync } from 'node:fs';
import type { Application } from '#entities/application/application.ts';
import { lender } from '#entities/contract/lender.ts';
import type { WrittenDocument, WrittenDocumentKind } from '#entities/contract/written-document.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { payoffLetter } from '#entities/facts/payoff-letter.ts';
import { COUNSELORS, type CounselorList } from '#entities/facts/published/counselor-list.ts';
import { APPRAISAL } from '#entities/facts/valuation.ts';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import sandboxLender from '#lender/lender.json' with { type: 'json' };
import { getPolicy } from '#policy/policies.ts';
import type { AdverseReason } from '#rules/adverse-action/adverse-reasons.ts';
import { noticeReasons } from '#rules/adverse-action/notice-reasons.ts';
import { decide } from '#rules/decision/decide.ts';
import { acceptedOfferOf } from '#rules/offer/accepted-offer.ts';
import { mayBePrincipalResidence } from '#rules/rescission/occupancy.ts';
import { aCreditFile, aJob } from '#rules/testing/builders.ts';
import { exampleApplication, exampleFacts } from '#rules/testing/worked-example.ts';
import type { RefusalStated } from '../adverse-action-values.ts';
import { completionCertificate } from '../completion-certificate.ts';
import { mailingCertificate } from '../mailing-certificate.ts';
import { type DocumentToWrite, writeDocument } from '../write-document.ts';
import type { WritingFacts } from '../writing-facts.ts';

/** With its logo, as the server reads it. */
const logo = readFileSync(new URL('../../../../lender/sandbox/logo.svg', import.meta.url), 'utf8');
const sampleLender = lender.parse({ ...sandboxLender, logo });

/** The day the newest texts come into force. */
export const TEXTS_ON = toDay('2026-11-20');

/** A home in a zone that asks for the notice. */
const flood = {
  ...{ zone: 'AE', communityNumber: '510129', communityName: 'City of Richmond', mapPanel: '5101290041D' },
  ...{ mapPanelOn: toDay('2014-07-16'), participates: true, determinedOn: toDay('2026-11-12') },
};

/** The land records as a title company reads them. */
const title = {
  holder: 'person',
  ...{ trustKind: null, names: ['Dana Whitfield', 'Łukasz Żak'], acquiredOn: toDay('2018-05-01') },
  ...{ openLiens: [], vesting: 'Dana Whitfield and Łukasz Żak, as tenants by the entirety', parcelNumber: '411-27-18' },
  legalDescription: 'Lot 18, Block 4, of the plat recorded in Book 112, Page 40, City of Richmond records',
} satisfies OutsideFacts['title'];

const sampleCounselors: CounselorList = {
  ...{ zip: '23220', obtainedOn: toDay('2026-11-10') },
  counselors: Array.from({ length: COUNSELORS }, (_, at) => ({
    name: `James River Housing Partners ${at + 1}`,
    phone: `(804) 555-01${10 + at}`,
    address: `${100 + at} Broad Street, Richmond, VA 23220`,
    website: at === 0 ? 'housing.example.org' : null,
    email: null,
    languages: ['English', 'Spanish'],
    services: ['Home equity counseling'],
    distance: at + 0.4,
  })),
};

const named = (): Application => {
  const application = exampleApplication();
  const { borrower, coborrower, property } = application;
  return {
    ...application,
    borrower: { ...borrower, firstName: 'Dana', lastName: 'Whitfield' },
    coborrower: coborrower && { ...coborrower, firstName: 'Łukasz', lastName: 'Żak' },
    property: { ...property, line1: '12 Larch Street', city: 'Richmond', zip: '23220', county: 'Richmond City' },
    closing: {
      ...application.closing,
      appointmentOn: toDay('2026-12-04'),
      appointmentTime: '09:00',
      place: 'office',
    },
    disbursement: {
      ...{ accountHolder: 'Dana Whitfield', bankName: 'Harbor Bank', accountKind: 'checking' },
      ...{ routingNumber: '021000021', accountLast4: '4471', firstDraw: toDollars(20_000) },
    },
  };
};

const FACTORS = [
  'Card balances are high compared with limits',
  'A recent late payment on a mortgage',
  'Several accounts with balances',
  'Short time since the newest account opened',
];
const withFactors = (scores: number[]) => {
  const file = aCreditFile(scores);
  return { ...file, scores: file.scores.map((each) => ({ ...each, factors: FACTORS })) };
};
const sampleCredit = { borrower: withFactors([735, 742, 751]), coborrower: withFactors([760, 768, 790]) };

export const sampleFacts = (change: Partial<WritingFacts> = {}): WritingFacts => {
  const application = change.application ?? named();
  const outside = change.outside ?? exampleFacts({ flood, title, credit: sampleCredit });
  const preparedOn = change.preparedOn ?? TEXTS_ON;
  const policy = change.policy ?? getPolicy(preparedOn);
  return {
    locale: 'en',
    application,
    loanNumber: '100001',
    person: 'borrower',
    outside,
    line: acceptedOfferOf(decide({ application, facts: outside, policy, asOf: preparedOn }), policy),
    policy,
    lender: sampleLender,
    officer: sampleLender.officers[0] ?? null,
    counselors: sampleCounselors,
    preparedOn,
    mayBePrincipalResidence: mayBePrincipalResidence(application, outside.title),
    ...change,
  };
};

const asked: readonly DocumentToWrite[] = [
  { kind: 'electronicConsent', code: 'K7MQ2X' },
  { kind: 'earlyDisclosures' },
  { kind: 'brochure' },
  { kind: 'brochureReceipt' },
  { kind: 'privacyNotice' },
  { kind: 'identityNotice' },
  { kind: 'floodNotice' },
  { kind: 'counselorList' },
  { kind: 'homesteadNotice' },
  { kind: 'closingFigures' },
  { kind: 'homesteadTerms' },
  { kind: 'deedSheet' },
  {
    kind: 'payoffLetter',
    payoff: {
      ...{ subject: 'line', debtors: ['borrower', 'coborrower'], isSecured: true },
      letter: payoffLetter.parse({
        ...{ amount: 1_844_417, perDiem: 412, goodThrough: toDay('2026-12-14') },
        to: {
          ...{ method: 'check', holder: 'James River Bank', memo: 'Line 88-4411' },
          mailTo: 'Payoff Department\nP.O. Box 1188\nRichmond, VA 23218',
        },
      }),
    },
  },
  {
    kind: 'payoffRequest',
    request: {
      ...{ creditor: 'James River Bank', sentTo: ['P.O. Box 1188', 'Richmond, VA 23218'], accountNumber: '88-4411' },
      ...{
        neededBy: toDay('2026-12-02'),
        isSecured: true,
        signature: 'Dana Whitfield',
        signedAt: '11/20/2026, 10:42',
      },
    },
  },
  { kind: 'creditAuthorization' },
  { kind: 'creditAgreement' },
  { kind: 'accountOpening' },
  { kind: 'rescissionNotice', openedOn: toDay('2026-11-20'), startsOn: toDay('2026-11-20'), copy: 1 },
  { kind: 'rescissionNotice', openedOn: toDay('2026-11-20'), startsOn: toDay('2026-11-20'), copy: 2 },
  { kind: 'rescissionReceipt', openedOn: toDay('2026-11-20'), startsOn: toDay('2026-11-20') },
  { kind: 'scoreNotice' },
  { kind: 'valuationNotice' },
  { kind: 'incompleteness', missing: ['Pay stub of the last 30 days', 'Homeowners insurance'] },
  { kind: 'applicationSummary' },
  { kind: 'applicationReceipt', sentAt: '11/15/2026, 14:14' },
  {
    kind: 'approvalLetter',
    approved: {
      left: ['Homeowners insurance'],
      dates: {
        ...{ signOn: toDay('2026-11-24'), time: '10:30 AM Eastern Time' },
        ...{ lastDayToCancel: toDay('2026-11-28'), fundingDay: toDay('2026-11-30') },
      },
    },
  },
];

/** On a home of too little value, with too little income. */
const declined = (codes: readonly AdverseReason[]): RefusalStated => {
  const facts = sampleFacts();
  const { application, outside, policy, preparedOn: asOf } = facts;
  const valuations = (outside.valuations ?? []).map((each) => ({ ...each, value: toDollars(412_000) }));
  const verifiedEmployments = { borrower: [aJob({ base: toDollars(1600), dataSource: 'payroll' })], coborrower: [] };
  const poorer = { ...outside, valuations, verifiedEmployments };
  const { trace, figures, chosen } = decide({ application, facts: poorer, policy, asOf });
  const file = outside.credit.borrower;
  const told = noticeReasons({ reasons: codes, trace, file });
  const reasons = told.kind === 'reasons' ? told.reasons : [];
  const { amount } = chosen;
  return { reasons, codes, otherReason: null, figures, amount, decidedOn: asOf, file, channel: 'post' };
};

/** With the report of each appraisal among the values. */
const valuationCopy = ({ outside }: WritingFacts): DocumentToWrite => {
  const valuations = outside.valuations ?? [];
  const signed = { appraiser: 'Jo Marlow', license: 'VA 4001-018822', fileId: HASH };
  const appraisals = valuations.flatMap(({ model }) => (model === APPRAISAL ? [signed] : []));
  return { kind: 'valuationCopy', copied: { valuations, appraisals, reportPages: appraisals.length * 14 } };
};

const HASH = 'a'.repeat(64);

/** Every document of one loan, for one of its applicants. */
export const sampleDocuments = (facts: WritingFacts = sampleFacts()): WrittenDocument[] => [
  ...asked.flatMap((each) => writeDocument(facts, each) ?? []),
  ...[valuationCopy(facts)].flatMap((each) => writeDocument(facts, each) ?? []),
  ...(['adverseAction', 'counterOffer'] as const).flatMap(
    (kind) => writeDocument(facts, { kind, stated: declined(['obligations', 'equity']) }) ?? [],
  ),
  completionCertificate(facts, {
    signer: { email: 'dana.whitfield@example.com', address: '203.0.113.24', agent: 'Safari on macOS' },
    verifyUrl: 'https://lender.example/verify',
    papers: [
      {
        name: 'Home Equity Credit Agreement',
        version: toDay('2026-11-01'),
        shownHash: HASH,
        sealedHash: HASH,
        signedAt: '2026-11-15 15:38:12 UTC',
      },
    ],
    events: [{ what: 'Consented to electronic records', at: '2026-11-15 15:30:00 UTC' }],
  }),
  mailingCertificate({
    ...{ locale: facts.locale, lender: facts.lender, batchId: 'b1', mailedOn: toDay('2026-11-20') },
    mailedByName: 'Casey Morgan',
    rows: [
      {
        loanNumber: facts.loanNumber,
        kind: 'adverseAction',
        to: 'Dana Whitfield, 12 Larch Street, Richmond, VA 23220',
      },
    ],
  }),
];

export const sampleDocument = (kind: WrittenDocumentKind, facts: WritingFacts = sampleFacts()): WrittenDocument => {
  const found = sampleDocuments(facts).find((paper) => paper.kind === kind);
  if (!found) throw new Error(`no ${kind}`);
  return found;
};
