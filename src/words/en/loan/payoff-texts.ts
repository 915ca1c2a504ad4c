/** Text of the letter to a creditor whose account the line pays off, beside its template. */
export const payoffTexts = {
  caption: 'The account',
  columns: ['What', 'By your letter'],
  accountOf: 'Account of',
  reference: 'Account number or reference',
  amount: 'Pays in full',
  goodThrough: 'Good through',
  perDiem: 'Each further day',
  loan: (number: string) => `Loan ${number}`,
  methods: { ach: 'by ACH', wire: 'by wire', check: 'by check' },
} as const;
