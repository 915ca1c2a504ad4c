import type { DuplicateOutcome } from '#entities/contract/desk/duplicate.ts';

/** Text for the side panel of the pipeline, and for loans that share a person or a home. */
export const peek = {
  open: (name: string) => `Look at ${name} here`,
  label: (name: string) => `${name} at a glance`,
  close: 'Close',
  openLoan: 'Open the loan',
  figures: { line: 'Line', cltv: 'CLTV', dti: 'DTI', score: 'Score', stage: 'Stage', waitingOn: 'Waiting on' },
  owner: 'Assigned to',
  nobody: 'Nobody yet',
  clocks: { threeDay: '3-day disclosures', decision: '30-day decision' },
  noClock: 'Not running',
  next: 'Next',
  nothingOpen: 'Nothing is open for us right now.',
  more: (count: number) => `${count} more on the loan`,
  by: (name: string) => `with ${name}`,
} as const;

export const duplicates = {
  flag: (count: number) => (count === 1 ? '2 open' : `${count + 1} open`),
  flagTitle: (count: number) =>
    count === 1 ? 'Another open loan of this person or home' : `${count} other open loans of this person or home`,
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
      label: 'Why are they not the same?',
      help: 'Kept with your name in the audit trail of both loans.',
      submit: 'Mark as not the same',
      cancel: 'Cancel',
      empty: 'Say in a few words why they are different.',
    }),
  },
} as const;

/** To the people of a loan that is to be closed because another of theirs goes on. */
export const duplicateMessage = (firstName: string, { kept, closing }: { kept: string; closing: string }): string =>
  `Hello ${firstName}, you have two applications with us, ${kept} and ${closing}. We are going on with ${kept}. Do you want to withdraw ${closing}? Please answer yes or no here, or withdraw it on your loan page. Until then nothing changes.`;
