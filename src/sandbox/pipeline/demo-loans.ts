import { type ConditionCode, conditionCode } from '#rules/conditions/condition-catalog.ts';

/** A demo loan's progress beyond its last answer. */
export type DemoEnd =
  | 'asAnswered'
  | 'withdrawn'
  | 'suspended'
  /** Offered a smaller line by an underwriter's judgment; the borrower has not answered. */
  | 'countered'
  /** Asked for what is missing, and closed when it did not come. */
  | 'closedIncomplete'
  /** Everything was sent and accepted; nobody has decided. */
  | 'complete'
  // Each of these goes through all those before it, apart from canceled.
  | 'approved'
  | 'booked'
  | 'opened'
  | 'canceled'
  /** The days to cancel are over; nobody has sent the money. */
  | 'readyToFund'
  | 'funded';

export type DemoLoan = {
  /** The persona's name. */
  name: string;
  /** The page reached; null after all answers, refusals included. */
  step: string | null;
  /** How long ago it happened, by the business clock, so that clocks of every color are running. */
  daysAgo: number;
  /** The number of days until the staff decision, if any. */
  decidedAfter?: number;
  /** The assignee, by the first part of the email address. */
  worker: 'processor' | 'underwriter' | 'closer' | 'loanofficer' | null;
  end: DemoEnd;
  /** The line they ask for, if not the persona's own. */
  line?: number;
  /** An unread message the borrower sent yesterday. */
  wrote?: string;
  /** The documents and answers asked for came yesterday, and nobody has reviewed them. */
  hasSent?: true;
  /** What the household has still not sent or answered; all else it was asked for came in the first days and was accepted. */
  owes?: readonly ConditionCode[];
  /** What the assignee noted for colleagues. */
  noted?: string;
};

const SUBMITTED = 'applicationSubmitted';

/** The sandbox's initial pipeline: forty loans, each stage at least once. */
export const demoLoans: readonly DemoLoan[] = [
  {
    name: 'worked-example-couple',
    step: SUBMITTED,
    daysAgo: 24,
    decidedAfter: 14,
    worker: 'underwriter',
    end: 'approved',
    owes: [conditionCode.homeInsurance],
  },
  {
    name: 'name-mismatch',
    step: SUBMITTED,
    daysAgo: 27,
    decidedAfter: 6,
    worker: 'processor',
    end: 'canceled',
    line: 38_000,
  },
  {
    name: 'homeowner-with-one-job',
    step: SUBMITTED,
    daysAgo: 18,
    worker: 'processor',
    end: 'asAnswered',
    line: 95_000,
    owes: [conditionCode.homeInsurance],
    wrote: 'Is the first page of my insurance enough, or do you need the whole policy?',
  },
  {
    name: 'self-employed-couple',
    step: SUBMITTED,
    daysAgo: 33,
    worker: 'processor',
    end: 'asAnswered',
    line: 48_000,
    owes: [conditionCode.personalTaxReturns],
  },
  {
    name: 'retired-veteran',
    step: SUBMITTED,
    daysAgo: 14,
    decidedAfter: 7,
    worker: 'underwriter',
    end: 'opened',
    line: 140_000,
  },
  {
    name: 'solar-lien',
    step: SUBMITTED,
    daysAgo: 7,
    decidedAfter: 5,
    worker: 'closer',
    end: 'booked',
    line: 45_000,
    wrote: 'Could I sign in the afternoon instead?',
  },
  {
    name: 'investment-property',
    step: SUBMITTED,
    daysAgo: 47,
    decidedAfter: 12,
    worker: 'processor',
    end: 'funded',
    line: 40_000,
  },
  { name: 'frozen-credit', step: SUBMITTED, daysAgo: 9, worker: 'underwriter', end: 'suspended', line: 52_000 },
  { name: 'rental-landlord', step: SUBMITTED, daysAgo: 9, worker: 'processor', end: 'withdrawn' },
  { name: 'existing-line', step: SUBMITTED, daysAgo: 52, decidedAfter: 13, worker: 'underwriter', end: 'readyToFund' },
  {
    name: 'uncertain-value',
    step: SUBMITTED,
    daysAgo: 29,
    worker: null,
    end: 'asAnswered',
    line: 35_000,
    hasSent: true,
  },
  { name: 'omitted-student-loan', step: SUBMITTED, daysAgo: 2, worker: null, end: 'asAnswered', line: 42_000 },
  { name: 'gap-of-32-days', step: SUBMITTED, daysAgo: 9, worker: 'processor', end: 'complete', line: 54_000 },
  { name: 'florida-condo-in-trust', step: 'incomeDocs', daysAgo: 60, worker: 'loanofficer', end: 'closedIncomplete' },
  { name: 'texas-homestead', step: 'disclosures', daysAgo: 3, worker: 'loanofficer', end: 'asAnswered' },
  { name: 'bankruptcy-chapter-13', step: 'application4', daysAgo: 1, worker: null, end: 'asAnswered' },
  { name: 'partner-lead', step: 'application5', daysAgo: 4, worker: null, end: 'asAnswered' },
  { name: 'high-debts', step: 'previewOffer', daysAgo: 1, worker: null, end: 'asAnswered' },
  { name: 'low-equity', step: null, daysAgo: 2, worker: null, end: 'asAnswered' },
  { name: 'thin-file', step: null, daysAgo: 6, worker: null, end: 'asAnswered' },
  { name: 'late-payment', step: null, daysAgo: 3, worker: null, end: 'asAnswered' },
  { name: 'recent-foreclosure', step: null, daysAgo: 1, worker: null, end: 'asAnswered' },
  { name: 'waitlist-state', step: null, daysAgo: 8, worker: null, end: 'asAnswered' },
  { name: 'low-score', step: null, daysAgo: 5, worker: null, end: 'asAnswered' },
  { name: 'listed-for-sale', step: null, daysAgo: 4, worker: null, end: 'asAnswered' },
  {
    name: 'second-home',
    step: SUBMITTED,
    daysAgo: 11,
    worker: 'processor',
    end: 'asAnswered',
    line: 66_000,
    hasSent: true,
  },
  {
    name: 'new-loan-before-closing',
    step: SUBMITTED,
    daysAgo: 10,
    decidedAfter: 6,
    worker: 'underwriter',
    end: 'approved',
    owes: [conditionCode.mortgageStatement],
    noted: 'The hard pull shows a loan she did not have in October. Asked her about it; see the message.',
  },
  {
    name: 'score-fell-before-closing',
    step: SUBMITTED,
    daysAgo: 8,
    decidedAfter: 5,
    worker: 'underwriter',
    end: 'approved',
    owes: [conditionCode.mortgageStatement],
  },
  {
    name: 'neighbor-castellan',
    step: SUBMITTED,
    daysAgo: 13,
    decidedAfter: 9,
    worker: 'underwriter',
    end: 'countered',
    owes: [],
    noted: 'Foundation crack on the north wall in the photographs. Less on this home until it is repaired.',
  },
  { name: 'neighbor-brandvold', step: SUBMITTED, daysAgo: 36, decidedAfter: 9, worker: 'closer', end: 'funded' },
  {
    name: 'neighbor-marchetti',
    step: SUBMITTED,
    daysAgo: 6,
    worker: 'processor',
    end: 'asAnswered',
    hasSent: true,
    wrote: 'I sent everything on your list. Is the W-2 readable?',
  },
  { name: 'neighbor-underwood', step: SUBMITTED, daysAgo: 5, worker: null, end: 'asAnswered', hasSent: true },
  {
    name: 'neighbor-devereux',
    step: SUBMITTED,
    daysAgo: 12,
    decidedAfter: 7,
    worker: 'closer',
    end: 'booked',
    noted: 'She can sign on weekday mornings only.',
  },
  { name: 'neighbor-ostrander', step: SUBMITTED, daysAgo: 15, decidedAfter: 8, worker: 'underwriter', end: 'opened' },
  {
    name: 'neighbor-quintero',
    step: SUBMITTED,
    daysAgo: 10,
    worker: 'underwriter',
    end: 'complete',
    noted: 'File is complete. Payroll agrees with the paystubs to the dollar.',
  },
  {
    name: 'neighbor-lindqvist',
    step: SUBMITTED,
    daysAgo: 44,
    decidedAfter: 11,
    worker: 'processor',
    end: 'readyToFund',
  },
  { name: 'neighbor-tackett', step: SUBMITTED, daysAgo: 4, worker: null, end: 'asAnswered' },
  { name: 'neighbor-sealey', step: 'previewOffer', daysAgo: 2, worker: 'loanofficer', end: 'asAnswered' },
  { name: 'neighbor-fontaine', step: 'application4', daysAgo: 3, worker: 'loanofficer', end: 'asAnswered' },
  { name: 'neighbor-prichard', step: SUBMITTED, daysAgo: 16, worker: 'processor', end: 'withdrawn' },
];
