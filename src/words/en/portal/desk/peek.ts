/** Text for the side panel of the pipeline, and for loans that share a person or a home. */
export const peek = {
  open: (name: string) => `Preview ${name}`,
  label: (name: string) => `${name} at a glance`,
  close: 'Close',
  openLoan: 'Open the loan',
  openWork: 'Open',
  waiting: (age: string) => `Waiting ${age}`,
  note: 'Latest note',
  figures: { line: 'Line', cltv: 'CLTV', dti: 'DTI', score: 'Score', stage: 'Stage', waitingOn: 'Waiting on' },
  owner: 'Assigned to',
  nobody: 'Unassigned',
  clocks: { threeDay: '3-day disclosures', decision: '30-day decision' },
  noClock: 'Not running',
  next: 'Next',
  also: 'Also on this loan',
  nothingOpen: 'Nothing is open on our side right now.',
  more: (count: number) => `${count} more on the loan`,
  by: (name: string) => `with ${name}`,
} as const;

/** The flag in the list; the ways out are in `duplicates.ts`. */
export const duplicateFlag = {
  flag: (count: number) => (count === 1 ? '2 open' : `${count + 1} open`),
  flagTitle: (count: number) =>
    count === 1 ? 'Another open loan for this person or home' : `${count} other open loans for this person or home`,
} as const;
