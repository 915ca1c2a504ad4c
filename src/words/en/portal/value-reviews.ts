/** Text of the review of values drawn at random. */
export const valueReviews = {
  title: 'Value reviews',
  lede: 'A share of the values that price a line is drawn at random for review by someone who does not decide the loan.',
  waiting: 'To review',
  caption: 'Values to review, oldest first',
  columns: { loan: 'Loan', model: 'Model', drawn: 'Drawn', open: 'Review' },
  open: 'Review value',
  emptyTitle: 'No values to review',
  empty: 'A value appears here when it is drawn.',
  models: 'Findings by model',
  noModels: 'No value was drawn yet.',
  modelColumns: {
    model: 'Model',
    drawn: 'Drawn',
    reviewed: 'Reviewed',
    supported: 'Supported',
    tooHigh: 'Too high',
    tooLow: 'Too low',
  },
  counted: (count: number, share: string | null) => (share === null ? `${count}` : `${count} (${share})`),
} as const;
