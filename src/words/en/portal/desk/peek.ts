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
  notSame: 'Not the same',
  form: {
    label: 'Why are they not the same?',
    help: 'Kept with your name in the audit trail of both loans.',
    submit: 'Mark as not the same',
    cancel: 'Cancel',
    empty: 'Say in a few words why they are different.',
  },
} as const;
