import type { CreditReport, HardOrderOutcome } from '#entities/facts/credit-report.ts';

const looks: Readonly<Record<CreditReport['look'], string>> = { soft: 'Soft pull', hard: 'Hard pull' };
const outcomes: Readonly<Record<CreditReport['outcome'], string>> = {
  asking: 'Ordered',
  found: 'Received',
  frozen: 'Frozen',
  notFound: 'No file',
  unavailable: 'No answer',
};
const reasons: Readonly<Record<NonNullable<CreditReport['reason']>, string>> = {
  down: 'The bureau could not be reached. We keep asking.',
  timeout: 'The bureau did not answer in time. We keep asking.',
  busy: 'The bureau asked us to wait. We keep asking.',
  resting: 'The bureau failed several times, so we wait before we ask again.',
  garbage: 'The answer could not be read, so nothing was used. Ask the bureau, or enter the report in the table above.',
  notReady: 'The bureau is preparing the report. We keep asking.',
  refused: 'The bureau refused the order. Ask the bureau, or enter the report in the table above.',
  otherPerson:
    'The answer was about another person, so nothing was used. Check name, SSN and date of birth, or enter the report in the table above.',
  notConfigured: 'No bureau is set up. Order the report and enter it in the table above.',
};
const ordered: Readonly<Record<HardOrderOutcome, string>> = {
  found: 'The report is here.',
  frozen: 'The file is frozen. The applicant has to lift the freeze; then order again.',
  notFound: 'The bureaus have no file. Check name, SSN and address, or enter the report in the table above.',
  unavailable: 'No answer yet. We keep asking.',
  asking: 'The order is on its way.',
  noConsent: 'Not everyone has authorized a hard pull yet, so nothing was ordered.',
  notReady: 'Name, date of birth, SSN or address is missing, so nothing was ordered.',
  byStaff: 'No bureau is set up. Order the report and enter it in the table above.',
  notNeeded: 'Nothing to order: the report is here, or this loan does not need one now.',
};

/** Text for the credit reports of a loan. */
export const creditReportWords = {
  title: 'Credit reports',
  names: (look: CreditReport['look'], people: string) => `${looks[look]}, ${people}`,
  outcomes,
  reasons,
  scores: (scores: string) => `Scores ${scores}.`,
  none: 'none',
  asked: (at: string) => `Ordered ${at}.`,
  entered: (at: string) => `Entered by staff ${at}.`,
  reference: (number: string) => `Order ${number}.`,
  hardPull: {
    notNeeded: null,
    planned: 'This loan needs a hard pull before closing. It is ordered with the approval.',
    missing: 'The hard pull before closing is missing. Closing and funding wait for it.',
    failing:
      'The accepted line does not pass on the hard pull. Closing and funding are stopped: make a counteroffer or deny on the decision tab.',
    confirmed: 'The accepted line passes on the hard pull and stands at its terms.',
  },
  hardPullByStaff: {
    planned: 'This loan needs a hard pull before closing. Order it after the approval and enter it in the table above.',
    missing:
      'The hard pull before closing is missing. Order it and enter it in the table above. Closing and funding wait for it.',
  },
  notOrdered: 'Not ordered',
  order: 'Order hard pull',
  ordered,
} as const;
