/** Work that a colleague took: read-only until it is taken over. */
export const heldWords = {
  by: (names: readonly string[]) => `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} working on this.`,
  readOnly: 'You can read it. To work on it, take it over; your colleague is notified.',
  takeOver: 'Take over',
  changed: 'Someone else has it now, or it is done. The page is up to date.',
} as const;
