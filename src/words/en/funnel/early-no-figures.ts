/** The house of a likely no, and the two ways out of it; apart from the words every question loads. */
export const earlyNoFigures = {
  less: (amount: string) => `Owe ${amount} less, and the smallest line opens.`,
  value: (amount: string) => `A value of ${amount} or more would do it, too.`,
  house: {
    label: (owed: string, cap: string, most: string) =>
      `${owed} owed; all loans may reach ${cap} of the value, ${most}`,
    owed: 'Owed today',
    room: 'Room',
    kept: 'Stays yours',
    value: 'Value',
    limit: (share: string) => `Limit, ${share}`,
  },
} as const;
