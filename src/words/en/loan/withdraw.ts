/** Text of the borrower's own withdrawal, on the page of their loan. */
export const withdrawWords = {
  start: 'Withdraw my application',
  sure: 'This ends the application.',
  means: 'You owe nothing, and you cannot undo this here. You can apply again at any time.',
  confirm: 'Yes, withdraw it',
  keep: 'Keep it',
  tooLate: 'This application can no longer be withdrawn here. Write to us.',
} as const;
