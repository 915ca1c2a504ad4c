/** The house of a likely no, the words above it, and the two ways out of it; apart from the words every question loads. */
export const earlyNoFigures = {
  /** In place of the time left to an offer. */
  noCheckYet: 'before any credit check',
  less: (amount: string) => `If you owed ${amount} less, our smallest line would fit.`,
  value: (amount: string) => `A home value of ${amount} or more would also work.`,
  house: {
    label: ({ owed, share, most, needs }: Record<'owed' | 'share' | 'most' | 'needs', string>) =>
      `${owed} owed; all loans can be up to ${share} of the value, ${most}; the smallest line needs ${needs}`,
    owed: 'Owed today',
    room: 'Room',
    limit: (share: string) => `Our limit, ${share}`,
    needs: 'Smallest line',
  },
} as const;
