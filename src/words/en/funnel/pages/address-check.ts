/** Text for the address lookup. */
export const addressCheck = {
  found: 'USPS recognizes this address.',
  meant: 'Did you mean one of these?',
  written: 'USPS writes it like this:',
  use: (address: string) => `Use ${address}`,
  keep: 'Use what I typed',
  kept: 'We will use what you typed.',
  notFound: 'We could not find this address. Check the number and the street, or keep what you typed.',
  suggested: 'Suggested addresses',
  count: (count: number) =>
    count === 1
      ? 'One address suggested. Press the down arrow, then Enter, to use it.'
      : `${count} addresses suggested. Choose one with the arrow keys, then press Enter.`,
  townOf: ({ city, state, zip }: { city: string; state: string; zip: string }, { hasUnits }: { hasUnits: boolean }) =>
    `${city}, ${state} ${zip}${hasUnits ? '. Several homes: add the unit' : ''}`,
} as const;
