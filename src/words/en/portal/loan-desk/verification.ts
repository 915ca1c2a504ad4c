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
    deathClaim:
      'A bureau was told that this person has died. Before approval, meet them in person or have the bureau correct the file.',
    suppressedFile:
      'A bureau is withholding this person’s file. Before approval, find out why from the bureau, and order the report again once it is released.',
    militaryService:
      'Check the applicant’s status with the Department of Defense (scra.dmdc.osd.mil) before the account is opened.',
  } satisfies Record<VerificationSubject, string>,
  alertText: (text: string) => `Alert: “${text}”`,
  contact: (contact: string) => `Contact in the alert: ${contact}`,
  step: 'What you did',
  result: 'Result',
  steps: {
    calledNumber: 'Called the number in the alert',
    otherSteps: 'Verified identity another way',
    calledContact: 'Reached the designated contact',
    metInPerson: 'Met in person',
    confirmedAddress: 'Confirmed the address',
    askedBureau: 'Settled it with the bureau',
    notOnActiveDuty: 'Not on active duty',
    onActiveDuty: 'On active duty',
  } satisfies Record<VerificationStep, string>,
  on: 'On',
  notes: {
    initialFraud: 'Who you spoke with and how you verified identity',
    activeDuty: 'Who you spoke with and how you verified identity',
    extendedFraud: 'Who you reached and how you verified identity',
    addressDiscrepancy: 'The right address and how you confirmed it',
    deathClaim: 'Who you met or spoke with, and what the file says now',
    suppressedFile: 'Who you spoke with at the bureau, and why the file is withheld',
    militaryService: 'Certificate number, or how you checked',
  } satisfies Record<VerificationSubject, string>,
  record: 'Record verification',
  certificate: 'Certificate of military status, as a PDF or a picture',
  certificateMissing: 'Choose the certificate: it is kept with the loan.',
  lost: 'The file did not arrive. Try again.',
  submit: 'Save',
  cancel: 'Cancel',
  empty: 'Enter what you did.',
  service: {
    certificate: 'The certificate is under Documents.',
    noCertificate: 'No certificate is on file.',
    title: 'Military service (SCRA)',
    unknown: 'Not checked yet. The account cannot be opened until it is.',
    checked: ({ result, on, by }: { result: string; on: string; by: string }) =>
      `${result} on ${on}, checked by ${by}.`,
    servicing:
      'For servicing: when a borrower enters active duty after opening and asks in writing, with orders, within 180 days after service ends, interest above 6% a year is forgiven during service and for one year after (50 USC 3937).',
  },
  wrongDay: 'Enter a date that is not in the future.',
  stepNotPossible: 'This step is not enough for this alert. Choose another.',
} as const;
