type Named = { firstName: string | null | undefined; lastName: string | null | undefined };

/** First and last name in reading order; empty while neither is known. */
export const fullName = ({ firstName, lastName }: Named): string => [firstName, lastName].filter(Boolean).join(' ');
