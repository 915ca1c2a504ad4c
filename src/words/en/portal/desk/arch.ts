/** Read out for the mark of a person. */
export const archWords = { you: 'You' } as const;
