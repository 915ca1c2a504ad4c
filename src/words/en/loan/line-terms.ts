/** Text for the accepted terms in the hub. */
export const lineTerms = {
  title: 'Your terms',
  amount: 'Line of credit',
  apr: (product: string) => `APR, ${product.toLowerCase()}`,
  payment: 'Monthly payment if fully drawn',
  fee: 'Origination fee',
  hardPullPlanned:
    'Before closing we order the full credit report you authorized. It counts as an inquiry: other lenders can see it, and it may lower your score by a few points.',
  hardPullMade: (on: string) =>
    `We ordered your full credit report on ${on}. It counts as an inquiry: other lenders can see it, and it may lower your score by a few points.`,
  failed: 'We could not load your terms.',
} as const;
