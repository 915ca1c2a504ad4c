/** Texts around every mail and text message; the messages themselves are in `content/<locale>/mails`. */
export const mails = {
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  /** For recipients whose name is not known: "Hello there". */
  unknownName: 'there',
  /** In place of an amount that is not offered. */
  noLine: 'no line',
  recalculated: 'We recalculated the figures with everything we know now.',
  /** Where there is no right to cancel, or no day for it yet. */
  noCancelDay: 'none, the law gives no right to cancel for this home',
  cancelDayAfterSigning: 'the third business day after you sign',
  fundsAfterSigning: 'the first banking day after that',
  samePayment: 'stays the same',
  unknownHome: 'not named yet',
  lineUpTo: (amount: string) => `up to ${amount}, secured by this home`,
  lineOf: (amount: string) => `${amount}, secured by this home`,
  unknownLine: 'the amount is not known yet',
  coborrower: {
    declined: (name: string) => `${name} declined your invitation to apply together.`,
    left: (name: string) => `${name} has left the application you started together.`,
    next: 'Your answers are saved. You can apply on your own, invite someone else, or invite them again.',
    nextSent: 'You already sent your application. Write to us or call, and we will go over your choices with you.',
    /** To staff, among the loan’s messages. */
    toStaff: (name: string) => `${name} declined the invitation to apply, after the application was sent.`,
  },
  apr: (rate: string) => `${rate} APR`,
  questions: (phone: string) => `Questions? Call ${phone}.`,
  approvalNothingLeft: 'There is nothing left for you to send.',
  approvalLeft: (count: number) =>
    count === 1 ? 'One thing is left for you to send.' : `${count} things are left for you to send.`,
  approvalLetter: {
    email: 'The approval letter, a PDF to keep, is on your loan page under Documents.',
    post: 'For the approval letter on paper, write to us.',
  },
  receiptCopy: {
    email: 'The PDF of what you sent is on your loan page, under Documents.',
    post: 'For a paper copy of what you sent, write to us.',
  },
  neverAsked: 'We never ask for your password, your Social Security number or a code by email.',
  optOut: 'Stop messages like this one',
  plainOptOut: (url: string) => `You can stop messages like this one: ${url}`,
  /** Every text message must say how to opt out. */
  stopTexts: 'Reply STOP to end texts.',
} as const;
