/** Text for the home's third-party value, and for requesting a review. */
export const homeValue = {
  title: 'What your home is worth',
  range: (low: string, high: string) => `Between ${low} and ${high}`,
  dated: (day: string) => `Valued on ${day} by a model that compares sales nearby. Nobody had to visit.`,
  counts: 'This value prices the offer.',
  more: 'My home is worth more',
  form: {
    title: 'Tell us why',
    lede: 'Someone on our team reviews it. Until then we use the value above, and you can keep going.',
    amount: 'What it is worth',
    reason: 'What does the model miss?',
    reasonHint: 'Improvements you made, an appraisal, sales nearby.',
    send: 'Ask for a review',
    working: 'One moment',
    cancel: 'Cancel',
  },
  problems: {
    amount: 'Enter an amount in whole dollars.',
    notMore: (value: string) => `Enter more than ${value}, the value we have.`,
    reason: 'Tell us in a sentence what the model misses.',
    failed: 'That did not work. Try again in a moment.',
  },
  states: {
    open: {
      title: 'We are reviewing it.',
      text: (amount: string, day: string) =>
        `On ${day} you asked us to use ${amount}. Until our review is done, we use the value above.`,
    },
    accepted: {
      title: 'Review done.',
      text: (amount: string, day: string) => `We accepted the ${amount} you asked for on ${day}.`,
    },
    declined: {
      title: 'Review done.',
      text: (amount: string, day: string) =>
        `We could not confirm the ${amount} you asked for on ${day}, so we use the value above.`,
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
  kept: 'We will use what you typed.',
  notFound: 'We could not find this address. Check the number and the street, or keep what you typed.',
} as const;

/** Text for vendor requests while a page waits. */
export const pullWords = {
  title: 'Checking now',
  lede: 'This takes a few seconds. The next page opens by itself.',
  slowLede: 'This is taking longer than usual. You can wait here or keep going. We add the answers when they arrive.',
  downTitle: 'We could not reach everyone',
  downLede:
    'We keep trying in the background, and you lose nothing. Keep going. We will tell you if something is missing.',
  whats: {
    address: 'Your address',
    credit: 'Your credit file',
    valuation: 'The value of your home',
    flood: 'The flood zone',
    title: 'The land records',
    income: 'Your income',
    insurance: 'Your home insurance',
    identity: 'Your ID',
    employment: 'Your job',
  },
  states: {
    waiting: 'Next',
    asking: 'Checking',
    found: 'Done',
    frozen: 'The file is frozen',
    notFound: 'Nothing found',
    unsure: 'Unclear, we will review it',
    lapsed: 'Lapsed',
    unavailable: 'No answer yet, we keep trying',
    yourTurn: 'Waiting for you',
    expired: 'Expired, start again',
    failed: 'Did not work',
    byStaff: 'We order this after you apply',
  },
  goOn: 'Continue without waiting',
  continue: 'Continue',
} as const;
