import type { VerificationStep, VerificationSubject } from '#rules/conditions/lender-verification.ts';

/** Text for facts about a person that staff verify themselves. */
export const verificationDesk = {
  about: {
    initialFraud:
      'Initial fraud alert. Before approval, call the number in the alert or take other reasonable steps to verify the applicant’s identity (FCRA 605A(h)(1)).',
    activeDuty:
      'Active-duty alert. Before approval, call the number in the alert or take other reasonable steps to verify the applicant’s identity (FCRA 605A(h)(1)).',
    extendedFraud:
      'Extended fraud alert. Before approval, reach the applicant through the contact they designated or in person (FCRA 605A(h)(2)).',
    addressDiscrepancy:
      'The bureau reports a different address. Confirm that the file is the applicant’s and which address is right (FCRA 605(h)).',
  } satisfies Record<VerificationSubject, string>,
  alertText: (text: string) => `Alert: “${text}”`,
  contact: (contact: string) => `Contact in the alert: ${contact}`,
  step: 'What you did',
  steps: {
    calledNumber: 'Called the number in the alert',
    otherSteps: 'Verified identity another way',
    calledContact: 'Reached the designated contact',
    metInPerson: 'Met in person',
    confirmedAddress: 'Confirmed the address',
  } satisfies Record<VerificationStep, string>,
  on: 'On',
  notes: {
    initialFraud: 'Who you spoke with and how you verified identity',
    activeDuty: 'Who you spoke with and how you verified identity',
    extendedFraud: 'Who you reached and how you verified identity',
    addressDiscrepancy: 'The right address and how you confirmed it',
  } satisfies Record<VerificationSubject, string>,
  submit: 'Record verification',
  empty: 'Enter what you did.',
  wrongDay: 'Enter a date that is not in the future.',
  stepNotPossible: 'This step is not enough for this alert. Choose another.',
} as const;
