/** A message to the lender from any page before the application is sent. */
export const writeToUs = {
  label: 'Your message',
  help: 'It goes to the people who work on your application.',
  submit: 'Send the message',
  cancel: 'Not now',
  empty: 'Write your message first.',
  /** Typed ahead, so that nobody has to look up a number. */
  about: (loan: string, page: string | null) => `Loan ${loan}${page === null ? '' : `, “${page}”`}: `,
  sent: 'Your message is sent.',
  sentText: 'We email you when we answer. Until your application is sent, you read the answer in your account.',
  see: 'See your messages',
} as const;
