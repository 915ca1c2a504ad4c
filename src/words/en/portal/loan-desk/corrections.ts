import type { CorrectionState } from '#entities/facts/entered-fact.ts';

/** Text for correcting an applicant's answers, for staff. */
export const correctionDesk = {
  title: 'Corrected answers',
  correct: 'Correct',
  form: (label: string) => `Correct: ${label}`,
  note: 'The applicant sees the old answer, the new one, your name and the reason, and can object.',
  reason: 'Reason, as the applicant reads it',
  reasonMissing: 'Enter a reason in a few words.',
  save: 'Save correction',
  cancel: 'Cancel',
  corrected: 'Corrected. The applicant is notified.',
  unchanged: 'Nothing is different from the answer on file.',
  changedMeanwhile: 'The answer changed in the meantime. Check it again.',
  notSent: 'Until the application is sent, only the applicant can change answers.',
  closed: 'The account is open: answers stay as they were signed.',
  was: 'Was',
  is: 'Is',
  by: (name: string, moment: string) => `${name}, ${moment}`,
  settle: 'Settle objection',
  settleForm: {
    label: 'Outcome and reason, as the applicant reads them',
    help: 'Review the answer and its documents. If the objection is right, change the answer back first.',
    submit: 'Settle objection',
    cancel: 'Cancel',
    empty: 'Enter a reason in a few words.',
  },
  /** While an objection is open no approval, counteroffer or funding goes through. */
  blocks:
    'Nothing is approved, countered or funded until this is settled by someone other than the person who corrected it.',
  settledBy: (name: string) => `Settled by ${name}`,
  outcomes: {
    settled: 'Settled. The applicant is notified.',
    samePerson: 'You corrected this answer, so a colleague has to settle the objection.',
    settledBefore: 'A colleague already settled it.',
  },
  states: {
    told: 'Not answered yet',
    confirmed: 'Confirmed by the applicant',
    objected: 'The applicant objects',
    settled: 'Objection settled',
  } satisfies Record<CorrectionState, string>,
} as const;
