import type { WrittenDocument, WrittenDocumentKind } from '#entities/contract/written-document.ts';
import type { Day } from '#entities/values/day.ts';
import type { Payoff } from '#rules/funding/payoffs-of.ts';
import { wordsFor } from '#words';
import { adverseActionValues, counterOfferValues, type RefusalStated } from './adverse-action-values.ts';
import { counselorValues } from './counselor-values.ts';
import { deedValues } from './deed-values.ts';
import { fillTemplate, type SlotValues } from './fill-template.ts';
import { floodValues } from './flood-values.ts';
import { closingFiguresValues, homesteadNoticeValues, homesteadTermsValues } from './homestead-values.ts';
import { type Approved, approvalValues } from './letters/approval-values.ts';
import { type PayoffRequest, payoffRequestValues } from './letters/payoff-request-values.ts';
import { payoffValues } from './letters/payoff-values.ts';
import { commonValues, lineValues } from './line-values.ts';
import { incompletenessValues, type ValuationsCopied, valuationValues } from './notice-values.ts';
import { copyBadge, rescissionValues } from './rescission-values.ts';
import { scoreNoticeValues } from './score-notice-values.ts';
import { summaryValues } from './summary-values.ts';
import { templateOn } from './template.ts';
import { headOf, type WritingFacts } from './writing-facts.ts';

type NoticeKind = 'adverseAction' | 'counterOffer' | 'incompleteness';

/** The document's kind, with its inputs beyond the application's facts. */
export type DocumentToWrite =
  | {
      kind: Exclude<
        WrittenDocumentKind,
        | 'electronicConsent'
        | NoticeKind
        | 'rescissionNotice'
        | 'rescissionReceipt'
        | 'valuationCopy'
        | 'payoffLetter'
        | 'payoffRequest'
        | 'applicationReceipt'
        | 'approvalLetter'
        | 'completionCertificate'
        | 'mailingCertificate'
      >;
    }
  | { kind: 'adverseAction' | 'counterOffer'; stated: RefusalStated }
  | { kind: 'electronicConsent'; code: string }
  | { kind: 'incompleteness'; missing: readonly string[] }
  | { kind: 'valuationCopy'; copied: ValuationsCopied }
  | { kind: 'payoffLetter'; payoff: Payoff }
  | { kind: 'payoffRequest'; request: PayoffRequest }
  /** `sentAt`: the minute it reached us, in words. */
  | { kind: 'applicationReceipt'; sentAt: string }
  | { kind: 'approvalLetter'; approved: Approved }
  /** `startsOn`: the day the rescission period begins for the recipient. */
  | { kind: 'rescissionNotice'; openedOn: Day; startsOn: Day; copy: 1 | 2 }
  | { kind: 'rescissionReceipt'; openedOn: Day; startsOn: Day };

/** The receipt names the booklet in force. */
const brochureValues = (facts: WritingFacts): SlotValues => {
  const values = commonValues(facts);
  const { title, version } = templateOn('brochure', { locale: facts.locale, on: facts.preparedOn });
  const brochureVersion = wordsFor(facts.locale).inLongDate(version);
  return { ...values, texts: { ...values.texts, brochure: title, brochureVersion } };
};

const withTexts = (values: SlotValues, texts: SlotValues['texts']): SlotValues => ({
  ...values,
  texts: { ...values.texts, ...texts },
});

const valuesOf = (facts: WritingFacts, asked: DocumentToWrite): SlotValues | null => {
  switch (asked.kind) {
    case 'electronicConsent':
      return withTexts(commonValues(facts), { code: asked.code });
    case 'valuationCopy':
      return valuationValues(facts, asked.copied);
    case 'incompleteness':
      return incompletenessValues(facts, asked.missing);
    case 'rescissionNotice':
      return withTexts(rescissionValues(facts, asked), { copy: String(asked.copy) });
    case 'rescissionReceipt':
      return rescissionValues(facts, asked);
    case 'scoreNotice':
      return scoreNoticeValues(facts);
    case 'adverseAction':
      return adverseActionValues(facts, asked.stated);
    case 'counterOffer':
      return counterOfferValues(facts, asked.stated);
    case 'applicationSummary':
      return summaryValues(facts);
    case 'applicationReceipt':
      return withTexts(summaryValues(facts), { sentAt: asked.sentAt });
    case 'approvalLetter':
      return approvalValues(facts, asked.approved);
    case 'brochureReceipt':
      return brochureValues(facts);
    case 'floodNotice':
      return floodValues(facts);
    case 'counselorList':
      return counselorValues(facts);
    case 'homesteadNotice':
      return homesteadNoticeValues(facts);
    case 'homesteadTerms':
      return homesteadTermsValues(facts);
    case 'closingFigures':
      return closingFiguresValues(facts);
    case 'payoffLetter':
      return payoffValues(facts, asked.payoff);
    case 'payoffRequest':
      return payoffRequestValues(facts, asked.request);
    case 'deedSheet':
      return deedValues(facts);
    case 'privacyNotice':
    case 'identityNotice':
    case 'valuationNotice':
    case 'brochure':
    case 'creditAuthorization':
      return commonValues(facts);
    case 'earlyDisclosures':
    case 'creditAgreement':
    case 'accountOpening':
      return lineValues(facts);
  }
};

/** Of a letter to a creditor. */
const creditorOf = (asked: DocumentToWrite): string | null => {
  if (asked.kind === 'payoffLetter') return asked.payoff.letter.to.holder;
  return asked.kind === 'payoffRequest' ? asked.request.creditor : null;
};

/** The completed document, or null when it has no content: a score notice without a score. */
export const writeDocument = (facts: WritingFacts, asked: DocumentToWrite): WrittenDocument | null => {
  const values = valuesOf(facts, asked);
  const badge = asked.kind === 'rescissionNotice' ? copyBadge(facts, asked.copy) : null;
  // Every other document is for one of the applicants or owners.
  const creditor = creditorOf(asked);
  const head = { ...headOf(facts), badge, ...(creditor !== null && { recipient: creditor }) };
  return values && fillTemplate(asked.kind, { head, values, on: facts.preparedOn });
};
