/** Text for the last look before the application is sent. */
export const lastLook = {
  title: 'What will be sent',
  line: (amount: string) => `A request for a line of ${amount}`,
  lineAt: (amount: string, { apr, product, fee }: { apr: string; product: string; fee: string | null }) =>
    `A request for a line of ${amount} at ${apr} APR, ${product}, ${fee === null ? 'without a fee' : `with a fee of ${fee}`}`,
  products: { variable: 'variable', fixed: 'fixed for the first draw' },
  alone: 'Your answers, as shown here',
  together: 'Your own answers, as shown here. The other person sends theirs.',
  documents: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
  noDocuments: 'No documents yet. You can add them on your loan page.',
  account: (lastFour: string) => `The account ending in ${lastFour} for your money`,
  hardPull: 'Your signed agreement and your consent to a hard credit check, which can lower a score by a few points',
  isTrue: 'My answers are true and complete as far as I know',
  button: { borrower: 'Send my application', coborrower: 'Send my part' },
  note: 'We keep a copy exactly as shown and email you a receipt. To change an answer later, send us a message. You can still add documents.',
} as const;
