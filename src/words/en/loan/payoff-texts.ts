/** Text of the letter to a creditor whose account the line pays off, beside its template. */
export const payoffTexts = {
  caption: 'The account',
  columns: ['What', 'By your letter'],
  accountOf: 'Account of',
  reference: 'Account number or reference',
  amount: 'Pays in full',
  goodThrough: 'Good through',
  perDiem: 'Each further day',
  requestColumns: ['What', 'On our file'],
  ourLoan: 'Our loan',
  /** What the applicant signs, and the creditor reads. */
  authorization: (creditor: string, lender: string) =>
    `I authorize ${creditor} to give ${lender} a payoff statement for the account above, with its balance, daily interest, fees and payment instructions, and to answer questions about it until the account is paid. A copy of this authorization is as good as the original.`,
  loan: (number: string) => `Loan ${number}`,
  methods: { ach: 'by ACH', wire: 'by wire', check: 'by check' },
} as const;
