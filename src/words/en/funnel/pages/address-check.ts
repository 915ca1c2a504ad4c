/** Text for the address lookup. */
export const addressCheck = {
  found: 'USPS recognizes this address.',
  meant: 'Did you mean one of these?',
  written: 'USPS writes it like this:',
  use: (address: string) => `Use ${address}`,
  keep: 'Use what I typed',
  kept: 'We will use what you typed.',
  notFound: 'We could not find this address. Check the number and the street, or keep what you typed.',
} as const;
