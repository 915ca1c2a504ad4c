/** The cash left from the line. */
export const cashWords = {
  title: 'What is left for you',
  line: 'The line you chose',
  payoffs: 'Debts paid off',
  fee: 'Origination fee',
  left: 'Cash left to you',
  tooMuch: 'The debts are more than the line. Untick one, or choose a larger line on the offer page.',
} as const;
