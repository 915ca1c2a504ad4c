/** The house of a likely no, the words above it, and the two ways out of it; apart from the words every question loads. */
export const earlyNoFigures = {
  /** In place of the time left to an offer. */
  noCheckYet: 'before any credit check',
  less: (amount: string) => `Owe ${amount} less, and the smallest line opens.`,
  value: (amount: string) => `A value of ${amount} or more would do it, too.`,
  house: {
    label: ({ owed, share, most, needs }: Record<'owed' | 'share' | 'most' | 'needs', string>) =>
      `${owed} owed; all loans may reach ${share} of the value, ${most}; the smallest line needs ${needs}`,
    owed: 'Owed today',
    room: 'Room',
    limit: (share: string) => `Our limit, ${share}`,
    needs: 'Smallest line needs',
  },
} as const;
