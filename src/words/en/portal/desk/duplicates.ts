import type { DuplicateOutcome } from '#entities/contract/desk/duplicate.ts';

/** Text for loans that share a person or a home, and what to do about them. */
export const duplicates = {
  title: (loanNumber: string, shared: string) => `Same ${shared} as ${loanNumber}`,
  facts: { email: 'email', phone: 'phone', ssn: 'SSN', home: 'home' },
  and: ' and ',
  about: (names: string, stage: string) => `${names}, ${stage.toLowerCase()}.`,
  broughtBy: (partner: string, until: string) => `Brought in by ${partner}, protected until ${until}.`,
  elsewhere: (count: number) =>
    count === 1
      ? 'Another office has an open loan for this person or home.'
      : `Other offices have ${count} open loans for this person or home.`,
  openOther: (loanNumber: string) => `Open ${loanNumber}`,
  ways: {
    joining: 'Join',
    bothKept: 'Keep both',
    different: 'Not the same',
  } satisfies Record<DuplicateOutcome, string>,
  decide: (loanNumber: string) => `Withdraw ${loanNumber}`,
  settled: {
    bothKept: (by: string) => `${by} decided to keep both.`,
    kept: (by: string, loanNumber: string) =>
      `${by} kept this loan. ${loanNumber} is closed once its applicant confirms the withdrawal.`,
    closing: (by: string, loanNumber: string) =>
      `${by} kept ${loanNumber}. This loan is closed once its applicant confirms the withdrawal.`,
  },
  changedMeanwhile: 'A colleague settled this in the meantime; see above. Save yours only if it should replace theirs.',
  forms: {
    joining: (loanNumber: string) => ({
      label: `Why keep this loan, and not ${loanNumber}?`,
      help: `The applicant on ${loanNumber} is asked to withdraw it. Once their request is on file, an underwriter closes the loan and they get the withdrawal notice.`,
      submit: 'Join and ask the applicant',
      cancel: 'Cancel',
      empty: 'Enter a reason in a few words.',
    }),
    bothKept: () => ({
      label: 'Why keep both?',
      help: 'Recorded with your name in both audit trails. The loans stay linked and are no longer flagged.',
      submit: 'Keep both',
      cancel: 'Cancel',
      empty: 'Enter a reason in a few words.',
    }),
    different: () => ({
      label: 'How do you know these are different people or homes?',
      help: 'Recorded with your name in both audit trails.',
      submit: 'Mark as not the same',
      cancel: 'Cancel',
      empty: 'Enter a reason in a few words.',
    }),
  },
} as const;
