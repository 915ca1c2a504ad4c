/** Text for the home's third-party value, and for requesting a review. */
export const homeValue = {
  title: 'What your home is worth',
  range: (low: string, high: string) => `Between ${low} and ${high}`,
  dated: (day: string) => `Valued on ${day} by a model that compares sales nearby. Nobody had to visit.`,
  counts: 'This value prices the offer.',
  more: 'My home is worth more',
  form: {
    title: 'Tell us why',
    lede: 'A person looks at it. Until they have, the value above counts, and you can go on.',
    amount: 'What it is worth',
    reason: 'What the model does not see',
    reasonHint: 'Work you had done, an appraisal, sales next door.',
    send: 'Ask for another look',
    working: 'One moment',
    cancel: 'Cancel',
  },
  problems: {
    amount: 'Enter an amount in whole dollars.',
    notMore: (value: string) => `That is not more than ${value}.`,
    reason: 'Say in a sentence what the model does not see.',
    failed: 'That did not work. Try again in a moment.',
  },
  states: {
    open: {
      title: 'We look at it.',
      text: (amount: string, day: string) =>
        `You asked on ${day} for a value of ${amount}. Until a person has looked, the value above counts.`,
    },
    accepted: { title: 'Looked at.', text: (amount: string, day: string) => `Your ${amount} of ${day} was accepted.` },
    declined: {
      title: 'Looked at.',
      text: (amount: string, day: string) => `Your ${amount} of ${day} could not be confirmed. The value above counts.`,
    },
  },
} as const;

/** Text for the address lookup. */
export const addressCheck = {
  found: 'USPS recognizes this address.',
  meant: 'Did you mean one of these?',
  written: 'USPS writes it like this:',
  use: (address: string) => `Use ${address}`,
  keep: 'Use what I typed',
  kept: 'We use what you typed.',
  notFound: 'We could not find this address. Check the number and the street, or go on with what you typed.',
} as const;

/** Text for vendor requests while a page waits. */
export const pullWords = {
  title: 'Asking now',
  lede: 'This takes a few seconds. The page goes on by itself.',
  slowLede: 'It takes longer than usual. You can wait here, or go on: the answers come along.',
  downTitle: 'Not all could be reached',
  downLede: 'We keep asking in the background and you lose nothing. Go on; we tell you if something is missing.',
  whats: {
    address: 'Your address',
    credit: 'Your credit file',
    valuation: 'The value of your home',
    flood: 'The flood zone',
    title: 'The land records',
    income: 'Your income',
    insurance: 'Your home insurance',
    identity: 'Your ID',
  },
  states: {
    waiting: 'Next',
    asking: 'Asking',
    found: 'Done',
    frozen: 'The file is frozen',
    notFound: 'Nothing found',
    unsure: 'Not sure, a person looks at it',
    lapsed: 'Has lapsed',
    unavailable: 'Not reachable, we keep trying',
    yourTurn: 'Waiting for you',
    expired: 'Expired, start again',
    failed: 'Did not work',
    byStaff: 'We order this ourselves after you apply',
  },
  goOn: 'Go on without waiting',
  continue: 'Go on',
} as const;
