import type { PropertyUsage } from '#entities/application/property-usage.ts';
import type { LoanTab } from '#entities/contract/loan-tab.ts';
import type { LoanEnd, StaffDecision } from '#entities/contract/staff-decision.ts';

/** Text around a loan in the portal. */
export const loanDesk = {
  tabsLabel: 'Parts of the loan',
  loading: 'Opening the loan',
  notFound: 'Loan not found',
  notFoundText: 'The address may be wrong, or the loan belongs to a company or branch outside your access.',
  notForRole: 'Your role does not open this part of a loan.',
  nameless: 'No name yet',
  noAddress: 'No address yet',
  and: ' and ',
  applicantView: 'Applicant’s view',
  message: 'Message',
  decide: 'Record decision',
  line: 'Line',
  cltv: 'CLTV',
  dti: 'DTI',
  score: 'Score used',
  rate: 'Rate',
  max: (limit: string) => `max ${limit}`,
  fee: (share: string) => `${share} fee`,
  estimate: 'estimate',
  unknown: 'not known',
  disclosures: '3-day disclosures',
  given: (day: string) => `Given ${day}`,
  notGiven: 'Not given yet',
  decisionClock: '30-day decision',
  noClock: 'Starts when submitted',
  usages: { primaryResidence: 'Primary home', secondHome: 'Second home', investment: 'Investment' } satisfies Record<
    PropertyUsage,
    string
  >,
  tabs: {
    borrowers: 'Borrowers',
    property: 'Property',
    financials: 'Financials',
    verification: 'Facts',
    tracker: 'Tracker',
    conditions: 'Conditions',
    documents: 'Documents',
    identity: 'Identity',
    decision: 'Decision',
    closing: 'Closing',
    messages: 'Messages',
    notes: 'Notes',
    audit: 'Audit',
    report: 'Lending report',
    applicant: 'Applicant’s view',
  } satisfies Record<LoanTab, string>,
  of: (part: number, whole: number) => `${part} of ${whole}`,
  demographics: 'Demographic answers are stored apart and are not visible to roles that decide.',
  end: {
    denied: 'This loan was denied. It can no longer be changed.',
    withdrawn: 'This application was withdrawn. It can no longer be changed.',
    cancelled: 'The line was canceled by an owner. No further decision is possible.',
    funded: 'This loan is funded.',
    accountOpened: 'The account is open. No further decision is possible.',
    closedIncomplete:
      'Closed as incomplete: the missing items did not arrive by the date on the notice. It can no longer be changed.',
    counterLapsed:
      'The counteroffer was not accepted in time, and it served as the notice. This application can no longer be changed.',
  } satisfies Record<LoanEnd, string>,
  /** The outcome of an approval. */
  ended: {
    funded: 'Funded',
    accountOpened: 'Account open',
    cancelled: 'Canceled',
    withdrawn: 'Withdrawn',
    counterLapsed: 'Counteroffer lapsed',
    closedIncomplete: 'Closed, incomplete',
  } as Readonly<Partial<Record<LoanEnd, string>>>,
  decided: {
    approved: 'Approved',
    conditionallyApproved: 'Conditionally approved',
    countered: 'Counteroffer made',
    suspended: 'Suspended',
    denied: 'Denied',
    withdrawn: 'Withdrawn',
  } satisfies Record<StaffDecision, string>,
} as const;

/** Who works on the loan. */
export const assigning = {
  label: 'Assigned to',
  unassigned: 'Unassigned',
  to: (name: string) => `Assigned to ${name}`,
  yours: 'Assigned to you',
  take: 'Take it',
  assign: 'Assign',
  changed: 'A colleague already has it. The page is up to date now.',
} as const;

export const clockTexts = {
  met: (day: string) => `Met ${day}`,
  day: (gone: number, due: string) => `Day ${gone}, by ${due}`,
  late: (days: number) => (days === 1 ? '1 day late' : `${days} days late`),
} as const;
