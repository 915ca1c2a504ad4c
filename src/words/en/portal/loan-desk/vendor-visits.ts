import type { JourneyCapability, JourneyProblem, JourneyState } from '#entities/facts/journey.ts';

/** Text for applicants' visits to vendors, as staff see them. */
export const vendorVisits = {
  title: 'Visits to vendors',
  note: 'The applicant finishes these on the vendor’s own page. If a visit brings no result, ask for a document and enter the fact in its row.',
  names: {
    identity: 'Identity check',
    payrollIncome: 'Payroll',
    bankIncome: 'Bank',
    insuranceLink: 'Home insurance',
  } satisfies Record<JourneyCapability, string>,
  visit: (vendor: string, brand: string, name: string) => `${vendor} (${brand}), ${name}`,
  states: {
    started: 'Waiting for the applicant',
    left: 'Abandoned by the applicant',
    waiting: 'Waiting for the vendor',
    finished: 'Answered',
    expired: 'Expired',
    failed: 'Failed',
  } satisfies Record<JourneyState, string>,
  problems: {
    declined: 'The applicant declined to share.',
    anotherPerson: 'The records are those of another person and were not used.',
    refused: 'The vendor could not do it.',
    noAnswer: 'The vendor never answered.',
  } satisfies Record<JourneyProblem, string>,
  times: (started: string, changed: string) => `Started ${started}, updated ${changed}`,
  check: 'Check now',
  outcomes: {
    looked: 'The vendor was asked just now.',
    away: 'The vendor is not answering now. We keep asking automatically.',
    late: 'This visit is over.',
  },
} as const;
