/** Text about the account and where the money goes. */
export const moneyWords = {
  check: {
    label: 'A check: at the bottom left are the nine routing digits, followed by the digits of the account.',
    routing: 'Routing',
    account: 'Account',
  },
  money: {
    title: 'Where the money goes',
    later: 'No money moves until you have signed and the days to cancel are over.',
    earliest: (day: string) => `${day} at the earliest.`,
    account: (last4: string | null) => (last4 === null ? 'Your account' : `Your account ending ${last4}`),
    fee: 'Origination fee',
    creditor: 'Creditor',
    total: 'Drawn on the first day',
    left: 'Stays on your line',
    again: 'Confirm account number',
    different: 'This does not match the number above. Check both.',
    over: 'This is more than your line. Make the first draw smaller.',
    mostDraw: (most: string) => `Up to ${most} is left for you after the fee and the debts paid off.`,
    smallestDraw: (least: string) => `Every draw, including the first, must be at least ${least}.`,
  },
} as const;
