import type { CorrectionState } from '#entities/facts/entered-fact.ts';

/** Text for correcting an applicant's answers, for staff. */
export const correctionDesk = {
  title: 'Corrected answers',
  correct: 'Correct',
  form: (label: string) => `Correct: ${label}`,
  note: 'The applicant sees the old answer, the new one, your name and the reason, and can object.',
  reason: 'Reason, as the applicant reads it',
  reasonMissing: 'Enter a reason of a few words.',
  save: 'Save correction',
  cancel: 'Cancel',
  corrected: 'Corrected. The applicant is notified.',
  unchanged: 'Nothing is different from the answer on file.',
  changedMeanwhile: 'The answer changed meanwhile. Check it again.',
  notSent: 'Until the application is sent, the applicant changes answers.',
  closed: 'The account is open: answers stay as they were signed.',
  was: 'Was',
  is: 'Is',
  by: (name: string, moment: string) => `${name}, ${moment}`,
  states: {
    told: 'Not answered yet',
    confirmed: 'Confirmed by the applicant',
    objected: 'The applicant objects',
  } satisfies Record<CorrectionState, string>,
} as const;
