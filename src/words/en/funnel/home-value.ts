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
