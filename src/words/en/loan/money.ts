/** Text about the account and where the money goes. */
export const moneyWords = {
  /** The last page of the way: the money is on its way, or there. */
  funded: {
    underWay: (name: string | null) => `Your money is on its way${name === null ? '' : `, ${name}`}`,
    underWayLede: (loan: string) => `We sent it from your line, loan ${loan}. Each payment is under “Your line”.`,
    arrived: (name: string | null) => `Your money has arrived${name === null ? '' : `, ${name}`}`,
    arrivedLede: (loan: string, on: string) =>
      `Your line, loan ${loan}, is open. Everything we sent was there by ${on}. Each payment, and what stays on your line, is under “Your line”.`,
  },
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
