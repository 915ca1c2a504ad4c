import type { Application } from '#entities/application/application.ts';
import { lender } from '#entities/contract/lender.ts';
import type { WrittenDocument, WrittenDocumentKind } from '#entities/contract/written-document.ts';
import { toDay } from '#entities/values/day.ts';
import sandboxLender from '#lender/lender.json' with { type: 'json' };
import type { AdverseReason } from '#rules/adverse-action/adverse-reasons.ts';
import { noticeReasons } from '#rules/adverse-action/notice-reasons.ts';
import { decide } from '#rules/decision/decide.ts';
import { acceptedOfferOf } from '#rules/offer/accepted-offer.ts';
import { mayBePrincipalResidence } from '#rules/rescission/occupancy.ts';
import { asOf, exampleApplication, exampleFacts, policy } from '#rules/testing/worked-example.ts';
import type { RefusalStated } from '../adverse-action-values.ts';
import { completionCertificate } from '../completion-certificate.ts';
import { type DocumentToWrite, writeDocument } from '../write-document.ts';
import type { WritingFacts } from '../writing-facts.ts';

const sampleLender = lender.parse(sandboxLender);

const named = (): Application => {
  const application = exampleApplication();
  const { borrower, coborrower, property } = application;
  return {
    ...application,
    borrower: { ...borrower, firstName: 'Dana', lastName: 'Whitfield' },
    coborrower: coborrower && { ...coborrower, firstName: 'Łukasz', lastName: 'Żak' },
    property: { ...property, line1: '12 Larch Street', city: 'Richmond', zip: '23220' },
  };
};

export const sampleFacts = (change: Partial<WritingFacts> = {}): WritingFacts => {
  const application = change.application ?? named();
  const outside = change.outside ?? exampleFacts();
  return {
    locale: 'en',
    application,
    loanNumber: '100001',
    person: 'borrower',
    outside,
    line: acceptedOfferOf(decide({ application, facts: outside, policy, asOf }), policy),
    policy,
    lender: sampleLender,
    preparedOn: asOf,
    mayBePrincipalResidence: mayBePrincipalResidence(application, outside.title),
    ...change,
  };
};

const asked: readonly DocumentToWrite[] = [
  { kind: 'electronicConsent', code: 'K7MQ2X' },
  { kind: 'earlyDisclosures' },
  { kind: 'brochure' },
  { kind: 'brochureReceipt' },
  { kind: 'creditAuthorization' },
  { kind: 'creditAgreement' },
  { kind: 'accountOpening' },
  { kind: 'rescissionNotice', openedOn: toDay('2026-11-20'), startsOn: toDay('2026-11-20'), copy: 1 },
  { kind: 'rescissionNotice', openedOn: toDay('2026-11-20'), startsOn: toDay('2026-11-20'), copy: 2 },
  { kind: 'scoreNotice' },
  { kind: 'incompleteness', missing: ['Pay stub of the last 30 days', 'Homeowners insurance'] },
  { kind: 'applicationSummary' },
];

const declined = (codes: readonly AdverseReason[]): RefusalStated => {
  const facts = sampleFacts();
  const { trace, figures, chosen } = decide({ application: facts.application, facts: facts.outside, policy, asOf });
  const file = facts.outside.credit.borrower;
  const told = noticeReasons({ reasons: codes, trace, file });
  const reasons = told.kind === 'reasons' ? told.reasons : [];
  const { amount } = chosen;
  return { reasons, codes, otherReason: null, figures, amount, decidedOn: asOf, file, channel: 'post' };
};

const HASH = 'a'.repeat(64);

/** Every document of one loan, for one of its applicants. */
export const sampleDocuments = (facts: WritingFacts = sampleFacts()): WrittenDocument[] => [
  ...asked.flatMap((each) => writeDocument(facts, each) ?? []),
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
];

export const sampleDocument = (kind: WrittenDocumentKind, facts: WritingFacts = sampleFacts()): WrittenDocument => {
  const found = sampleDocuments(facts).find((paper) => paper.kind === kind);
  if (!found) throw new Error(`no ${kind}`);
  return found;
};
