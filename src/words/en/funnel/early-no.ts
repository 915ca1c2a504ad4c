/** A likely no, told from the household's own figures before the credit check. */
export const earlyNo = {
  chip: 'Likely no, an estimate',
  before: 'Before we ask for your Social Security number',
  heading: (name: string | null) => `${name === null ? 'Today' : `${name}, today`} the answer is likely no`,
  stop: 'You can stop here: your credit has not been checked.',
  figures: 'Your figures',
  title: (room: string, least: string) => `Your numbers leave room for ${room} at most. Our smallest line is ${least}.`,
  edit: 'Edit',
  value: 'Home value, from you',
  most: (cap: string) => `All loans combined, up to ${cap} of it with the best credit scores`,
  owed: 'Owed today, from you',
  room: 'Room for a line',
  least: 'Our smallest line',
  missing: 'Short by',
  changes: 'See what would change this',
  anyway: 'Check my credit anyway',
  anywayText:
    'An estimate from your answers, not a decision. If you go on, the next page asks for your date of birth and Social Security number and runs a soft check, which does not affect your score.',
  state: {
    label: 'Which state is the home in?',
    first: 'Choose your state first: we lend state by state.',
    firstShort: 'Choose your state',
    notServed: (state: string) => `We do not lend in ${state} yet, so there is no line to estimate.`,
    notServedShort: (state: string) => `Not offered in ${state} yet`,
    waitlist: 'Tell me when that changes',
  },
} as const;
