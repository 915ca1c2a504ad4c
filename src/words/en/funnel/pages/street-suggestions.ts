/** Addresses suggested while one is typed. */
export const streetSuggestions = {
  suggested: 'Suggested addresses',
  count: (count: number) =>
    count === 1
      ? 'One address suggested. Press the down arrow, then Enter, to use it.'
      : `${count} addresses suggested. Choose one with the arrow keys, then press Enter.`,
  townOf: ({ city, state, zip }: { city: string; state: string; zip: string }, { hasUnits }: { hasUnits: boolean }) =>
    `${city}, ${state} ${zip}${hasUnits ? '. Several homes: add the unit' : ''}`,
} as const;
