/** Text for the accepted terms in the hub. */
export const lineTerms = {
  title: 'Your terms',
  amount: 'Line of credit',
  apr: (product: string) => `APR, ${product.toLowerCase()}`,
  payment: 'Monthly payment if fully drawn',
  fee: 'Origination fee',
  failed: 'We could not load your terms.',
} as const;
