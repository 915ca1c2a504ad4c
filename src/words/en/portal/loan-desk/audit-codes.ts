import type { Application } from '#entities/application/application.ts';
import type { UnitCount } from '#entities/application/property-type.ts';
import type { ConsentKind } from '#entities/contract/consent.ts';
import type { NewsTopic } from '#entities/contract/news-topic.ts';
import type { DecisionKind } from '#entities/contract/staff-decision.ts';
import type { WrittenDocumentKind } from '#entities/contract/written-document.ts';
import type { ReportKind } from '#entities/facts/report-kind.ts';
import type { CreditRange } from '#entities/values/credit-range.ts';
import type { DocumentType } from '#entities/values/document-type.ts';
import type { NameSuffix } from '#entities/values/name-suffix.ts';
import type { UsState } from '#entities/values/us-state.ts';
import type { AdverseReason } from '#rules/adverse-action/adverse-reasons.ts';
import type { ClockKind } from '#rules/compliance/clocks.ts';
import type { ConditionOwner, ConditionState } from '#rules/conditions/condition-request.ts';
import type { OfferChangeKind } from '#rules/offer/offer-changes.ts';
import * as applicationLabels from '../../application-labels.ts';
import * as labels from '../../labels.ts';
import { conditionOwners, conditionStates } from '../../loan/conditions.ts';
import { documentWords, idSides } from '../../loan/documents.ts';
import { writtenDocumentNames } from '../../loan/written-document-names.ts';
import { adverseReasonWords } from '../../rules.ts';
import { clockWords } from '../clocks.ts';
import { serverCodes } from './audit-server-codes.ts';
import { loanDesk } from './head.ts';

/** The closed values in a type; free text is not one. */
type CodeIn<Part> = Part extends string
  ? Record<never, never> extends Record<Part, 1>
    ? never
    : Part
  : Part extends readonly (infer Each)[]
    ? CodeIn<Each>
    : Part extends object
      ? { [Name in keyof Part]-?: CodeIn<Part[Name]> }[keyof Part]
      : never;

/** Shown as they are, or worded separately below. */
type Apart = UsState | UnitCount | DocumentType | AdverseReason | WrittenDocumentKind;

type Code =
  | Exclude<CodeIn<Application>, Apart>
  | ClockKind
  | ConditionOwner
  | ConditionState
  | ConsentKind
  | CreditRange
  | NameSuffix
  | NewsTopic
  | OfferChangeKind
  | ReportKind
  | DecisionKind;

/** Where a label speaks as the applicant, or one code has two meanings. */
const ofApplication = {
  web: 'the website',
  MCR: 'a partner',
  individual: 'alone',
  joint: 'together',
  own: 'owner',
  rent: 'tenant',
  noCost: 'at no cost',
  self: 'alone',
  withSpouse: 'with a spouse',
  withAnother: 'with someone else',
  payroll: 'payroll',
  bank: 'bank',
  documents: 'documents',
  manual: 'typed in',
  notAccepted: 'not accepted',
  main: 'job',
  notSure: 'not sure',
  support: 'alimony or child support paid',
  none: 'none',
  other: 'other',
  borrower: 'borrower',
  coborrower: 'co-borrower',
  staff: 'staff',
  partner: 'a partner',
  bureau: 'credit bureaus',
  employer: 'the employer',
  taxReturn: 'tax returns',
  valuation: 'valuation',
  flood: 'flood determination',
  insurance: 'insurance',
  identity: 'identity check',
  addressCheck: 'address check',
  title: 'title search',
  loanSystem: 'loan system',
  softPull: 'soft credit check',
  hardPull: 'hard credit check',
  texts: 'text messages',
  employment: 'a check with payroll before funding',
  payoff: 'a payoff statement from a creditor',
  waitlist: 'waitlist',
  lowEquity: 'low equity',
  boost: 'a boost in equity',
  latePayment: 'late payment',
  avm: 'automated valuation',
  avmCascade: 'automated valuation',
  singleCredit: 'credit file',
  jointCredit: 'credit files of both',
  singleCreditCoborrower: 'co-borrower’s credit file',
  policy: 'policy',
  index: 'Prime rate',
  value: 'home value',
  score: 'score',
  liens: 'loans on the home',
  income: 'income',
  debts: 'other debts',
  housing: 'housing costs',
  limit: 'limit for all loans on the home',
  maxLine: 'largest line',
  rate: 'rate',
  closing: 'closing papers',
} as const;

const clockNames = {
  earlyDisclosures: clockWords.earlyDisclosures.name,
  feeHold: clockWords.feeHold.name,
  creditDecision: clockWords.creditDecision.name,
  incompleteNotice: clockWords.incompleteNotice.name,
  incompleteAnswer: clockWords.incompleteAnswer.name,
  adverseActionNotice: clockWords.adverseActionNotice.name,
  counterOffer: clockWords.counterOffer.name,
  moneyBack: clockWords.moneyBack.name,
  scoreNotice: clockWords.scoreNotice.name,
  paperNotice: clockWords.paperNotice.name,
  valuationNotice: clockWords.valuationNotice.name,
  valuationCopy: clockWords.valuationCopy.name,
  counselorList: clockWords.counselorList.name,
  homesteadNotice: clockWords.homesteadNotice.name,
  homesteadWait: clockWords.homesteadWait.name,
  closingFigures: clockWords.closingFigures.name,
  floodNotice: clockWords.floodNotice.name,
  floodWait: clockWords.floodWait.name,
} satisfies Record<ClockKind, string>;

const codes: Readonly<Record<Code, string>> = {
  ...labels.propertyUsages,
  ...labels.propertyTypes,
  ...labels.creditRanges,
  ...applicationLabels.incomeTypes,
  ...labels.debtTypes,
  ...applicationLabels.citizenships,
  ...applicationLabels.maritalStatuses,
  ...applicationLabels.militaryStatuses,
  ...labels.nameSuffixes,
  ...applicationLabels.titleHolders,
  ...applicationLabels.trustKinds,
  ...labels.products,
  ...applicationLabels.accountKinds,
  ...applicationLabels.closingLocations,
  ...applicationLabels.partsOfDay,
  ...labels.derogatoryKinds,
  ...labels.bankruptcyChapters,
  ...applicationLabels.businessStructures,
  ...applicationLabels.otherPropertyTypes,
  ...applicationLabels.idSubtypes,
  ...labels.loanPurposes,
  ...idSides,
  ...clockNames,
  ...conditionStates,
  ...conditionOwners,
  ...loanDesk.decided,
  refused: 'Declined by the rules',
  counterTaken: 'Counteroffer accepted',
  closedIncomplete: 'Closed, incomplete',
  resumed: 'Resumed',
  ...ofApplication,
};

const documentNames = Object.fromEntries(Object.entries(documentWords).map(([type, { label }]) => [type, label]));

/** Words for every closed value in the audit trail. One without words does not compile. */
export const auditCodes: Readonly<Record<string, string>> = {
  ...serverCodes,
  ...adverseReasonWords,
  ...writtenDocumentNames,
  ...documentNames,
  ...codes,
};
