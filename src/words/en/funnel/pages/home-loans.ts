/** Text for the loans on the home. */
export const homeLoans = {
  none: 'No loan on this home is on file. If you have one, add it.',
  unnamed: 'A loan',
  monthly: (amount: string) => `${amount} a month`,
  noPayment: 'no monthly payment reported',
  confirm: 'Yes, it is on this home',
  confirmNamed: (name: string) => `Yes, it is on this home: ${name}`,
  disown: 'Not on this home',
  disownNamed: (name: string) => `Not on this home: ${name}`,
  undecided: (name: string) =>
    `Tell us whether ${name} is on this home. Choose “Yes, it is on this home” or “Not on this home”.`,
  fallen: (stated: string, listed: string) =>
    `You told us that you owe about ${stated} on this home. The loans listed here come to ${listed}. Add a loan that is missing. If the rest was paid off, continue. We will ask you about the difference.`,
  states: { open: 'Please confirm', here: 'Confirmed', elsewhere: 'Not on this home' },
  solarKind: 'Solar agreement',
  solar: 'Recognized as solar. It is not a loan on the home, but its payment counts toward your debts.',
} as const;
