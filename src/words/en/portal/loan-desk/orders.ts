import type { ConditionOrder } from '#entities/contract/condition-view.ts';

/** Until something is ordered there is nothing to say. */
type States = Record<Exclude<ConditionOrder['state'], 'offered'>, string>;

const told: Readonly<Record<string, string>> = {
  found: 'Payroll answered.',
  notFound: 'Payroll has no job on record.',
  unsure: 'The connection to payroll has ended. Ask the employer, or ask the applicant to connect again.',
  byStaff: 'No payroll service can be asked. Ask the employer.',
  noConsent: 'The applicant has not authorized it. Write to them: it takes one press on their loan page.',
};

/** Text for what is ordered on an applicant's consent, for staff. */
export const orderDesk = {
  payroll: {
    ordered: 'Payroll has not answered yet; we keep asking.',
    answered: 'Payroll answered.',
    unsure: 'Payroll cannot confirm the job: no record, no connection, or read too long ago. Ask the employer.',
    failed: 'Payroll refused to answer, or answered about someone else. Ask the employer.',
  } satisfies States,
  letter: {
    ordered: 'Payoff statement requested by letter.',
    answered: 'The payoff statement is in. Enter its figures under Closing.',
    unsure: 'The creditor has not answered in time. Call them, or ask the applicant for the statement.',
    failed: 'The letter came back. Enter another address under Letters, or call the creditor.',
  } satisfies States,
  on: (day: string) => `Asked on ${day}.`,
  to: (creditor: string) => `To ${creditor}.`,
  until: (day: string) => `Due ${day}.`,
  checkAgain: 'Check again',
  told: (state: string): string => told[state] ?? 'Payroll is not answering now. We keep asking.',
  /** An answer that payroll gave, in place of the employer's own words. */
  employed: (day: string) => `Payroll: employed, seen on ${day}`,
  ended: (day: string | null) => (day === null ? 'Payroll: the job has ended' : `Payroll: the job ended on ${day}`),
} as const;
