/** Text about the account and where the money goes. */
export const moneyWords = {
  check: {
    label: 'A check: at the bottom left the nine digits for routing, to their right the digits of the account.',
    routing: 'Routing',
    account: 'Account',
  },
  money: {
    title: 'Where the money goes',
    later: 'Nothing moves before you sign and the days to cancel are over.',
    earliest: (day: string) => `${day} at the earliest.`,
    account: (last4: string | null) => (last4 === null ? 'Your account' : `Your account ending ${last4}`),
    fee: 'Origination fee',
    creditor: 'Creditor',
    total: 'Drawn on the first day',
    left: 'Stays on your line',
    again: 'Account number once more',
    different: 'This differs from the number above. Check both.',
    over: 'This is more than your line. Make the first draw smaller.',
    mostDraw: (most: string) => `Up to ${most} is left for you after the fee and the debts paid off.`,
    smallestDraw: (least: string) => `The smallest draw is ${least}, the first one included.`,
  },
} as const;
