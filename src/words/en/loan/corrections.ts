/** Text for answers that staff corrected: for the applicant, and the messages between both. */
export const corrections = {
  title: (count: number) => (count === 1 ? 'We corrected an answer' : `We corrected ${count} answers`),
  lede: 'Check that it is right. We now use the new answer. If you object, a second person reviews it before we decide.',
  before: 'Your answer',
  after: 'Now',
  question: 'Question',
  none: 'Not answered',
  why: (name: string, day: string) => `Changed by ${name} on ${day}. Why:`,
  confirm: 'That is right',
  object: 'I object',
  objection: {
    label: 'What is wrong with it?',
    help: 'Two sentences are enough. Add a document below if you have one that shows it.',
    submit: 'Send objection',
    cancel: 'Cancel',
    empty: 'Say in a few words what is wrong.',
  },
  confirmed: 'Thank you. You said that this is right.',
  objected: (text: string) => `I object to the correction of an answer: ${text}`,
  sent: 'Your objection is with us. A second person reviews it before we decide, and answers under Messages.',
  settled: (name: string) => `${name} reviewed your objection and answered:`,
  settlement: (reason: string) => `I reviewed your objection to a corrected answer. The outcome: ${reason}`,
  message: (reason: string) =>
    `I corrected an answer in your application. It is on your loan page, beside your own answer, where you can confirm it or object. The reason: ${reason}`,
} as const;
