/** Texts around every mail and text message; the messages themselves are in `content/<locale>/mails`. */
export const mails = {
  neverAsked: 'We never ask for your password, your Social Security number or a code by mail.',
  optOut: 'Stop messages like this one',
  plainOptOut: (url: string) => `You can stop messages like this one: ${url}`,
  /** Every text message must say how to opt out. */
  stopTexts: 'Reply STOP to end texts.',
} as const;
