/** Text for debts that the line may pay off. */
export const debtCards = {
  lede: 'Check the debts you want to pay off. We pay the lenders directly at closing.',
  monthly: (amount: string) => `${amount} a month`,
  noMonthly: 'no monthly payment reported',
  unnamed: 'A debt',
  payOffAll: (count: number) => `Pay off all (${count})`,
  keepAll: (count: number) => `Keep all (${count})`,
  owners: { borrower: 'yours', coborrower: 'your co-borrower’s', joint: 'both of yours' },
  solar: 'Solar agreements stay with the home, so they cannot be paid off here. They still count toward your debts.',
  lowRate: (rate: string) =>
    `Its rate looks like ${rate}, lower than this line’s. Paying it off here would cost more over time.`,
  unknownRate: (apr: string) => `We do not know its rate. If it is below ${apr}, paying it off here would cost more.`,
  fewLeft:
    'Only a few payments are left, so it no longer counts toward your debts. Paying it off here would not make room.',
  omitted: 'Left out of your debts, as you asked. We need proof.',
  deferred: (amount: string) => `Deferred: we count ${amount} a month.`,
  share: (amount: string) => `No payment reported: we count ${amount} a month.`,
  none: 'No debts are on file. If one is missing, you can add it in the application.',
} as const;
