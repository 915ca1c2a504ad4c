import type { DuplicateOutcome } from '#entities/contract/desk/duplicate.ts';

/** Text for loans that share a person or a home, and what to do about them. */
export const duplicates = {
  title: (loanNumber: string, shared: string) => `Same ${shared} as ${loanNumber}`,
  facts: { email: 'email', phone: 'phone', ssn: 'SSN', home: 'home' },
  and: ' and ',
  about: (names: string, stage: string) => `${names}, ${stage.toLowerCase()}.`,
  broughtBy: (partner: string, until: string) => `Brought by ${partner}, kept until ${until}.`,
  elsewhere: (count: number) =>
    count === 1
      ? 'Another office has an open loan of this person or home.'
      : `Other offices have ${count} open loans of this person or home.`,
  openOther: (loanNumber: string) => `Open ${loanNumber}`,
  ways: {
    joining: 'Join',
    bothKept: 'Keep both',
    different: 'Not the same',
  } satisfies Record<DuplicateOutcome, string>,
  decide: (loanNumber: string) => `Withdraw ${loanNumber}`,
  settled: {
    bothKept: (by: string) => `${by} found that both go on.`,
    kept: (by: string, loanNumber: string) =>
      `${by} chose this loan to go on. ${loanNumber} is closed once its applicant confirms the withdrawal.`,
    closing: (by: string, loanNumber: string) =>
      `${by} chose ${loanNumber} to go on. This loan is closed once its applicant confirms the withdrawal.`,
  },
  changedMeanwhile: 'A colleague settled this in the meantime: see above. Send yours only if it should replace that.',
  forms: {
    joining: (loanNumber: string) => ({
      label: `Why does this loan go on, and not ${loanNumber}?`,
      help: `The applicant of ${loanNumber} is asked to withdraw it. With their word on file an underwriter closes it, and they get the notice of the withdrawal.`,
      submit: 'Join and ask the applicant',
      cancel: 'Cancel',
      empty: 'Say in a few words why this one goes on.',
    }),
    bothKept: () => ({
      label: 'Why do both go on?',
      help: 'Kept with your name in the audit trail of both loans. They stay linked and are not flagged any more.',
      submit: 'Keep both',
      cancel: 'Cancel',
      empty: 'Say in a few words why both go on.',
    }),
    different: () => ({
      label: 'Why are these different people or homes?',
      help: 'Kept with your name in the audit trail of both loans.',
      submit: 'Mark as not the same',
      cancel: 'Cancel',
      empty: 'Enter a reason of a few words.',
    }),
  },
} as const;
