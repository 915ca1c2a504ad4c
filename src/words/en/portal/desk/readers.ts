/** Who else has a loan open. */
export const readersWords = {
  short: (initials: readonly string[]) => `${initials.join(', ')} reading`,
  reading: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} has this loan open` : `${names.join(' and ')} have this loan open`,
} as const;
