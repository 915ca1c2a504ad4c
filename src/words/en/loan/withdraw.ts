/** Text of the borrower's own withdrawal, on the page of their loan. */
export const withdrawWords = {
  start: 'Withdraw my application',
  sure: 'This ends the application.',
  means: 'Nothing is owed, and it cannot be undone here. You can apply again at any time.',
  confirm: 'Yes, withdraw it',
  keep: 'Keep it',
  tooLate: 'This application can no longer be withdrawn here. Write to us.',
} as const;
