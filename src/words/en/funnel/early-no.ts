/** A likely no, told from the household's own figures before the credit check. */
export const earlyNo = {
  chip: 'Likely no, an estimate',
  title: (room: string, least: string) => `By your figures there is room for ${room}. Our smallest line is ${least}.`,
  edit: 'Edit',
  value: 'Home value, from you',
  most: (cap: string) => `All loans together, at most ${cap} of it`,
  owed: 'Owed today, from you',
  room: 'Room for a line',
  least: 'Our smallest line',
  missing: 'Missing',
  changes: 'See what would change this',
  anyway:
    'Nothing was checked and nothing was decided. You can still check your credit below; that asks for your date of birth and your Social Security number.',
  state: {
    label: 'Which state is the home in?',
    first: 'Choose your state first: we lend state by state.',
    firstShort: 'Choose your state',
    notServed: (state: string) => `We do not lend in ${state} yet, so there is no line to estimate.`,
    notServedShort: (state: string) => `Not offered in ${state} yet`,
    waitlist: 'Tell me when that changes',
  },
} as const;
