/** Texts around every mail and text message; the messages themselves are in `content/<locale>/mails`. */
export const mails = {
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  /** For recipients whose name is not known: "Hello there". */
  unknownName: 'there',
  apr: (rate: string) => `${rate} APR`,
  neverAsked: 'We never ask for your password, your Social Security number or a code by mail.',
  optOut: 'Stop messages like this one',
  plainOptOut: (url: string) => `You can stop messages like this one: ${url}`,
  /** Every text message must say how to opt out. */
  stopTexts: 'Reply STOP to end texts.',
} as const;
