/** The cash left from the line. */
export const cashWords = {
  title: 'What is left for you',
  line: 'The line you chose',
  payoffs: 'Debts paid off',
  fee: 'Origination fee',
  left: 'Cash left for you',
  tooMuch: 'The debts add up to more than the line. Uncheck one, or choose a larger line on the offer page.',
} as const;
