/** Text for answers that staff corrected: for the applicant, and the messages between both. */
export const corrections = {
  title: (count: number) => (count === 1 ? 'We corrected an answer' : `We corrected ${count} answers`),
  lede: 'Check that it is right. Your application counts with the new answer; if you object, a second person looks at it before we decide.',
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
  sent: 'Your objection is with us. A second person looks at it before we decide, and answers under Messages.',
  settled: (name: string) => `${name} looked at your objection and answered:`,
  settlement: (reason: string) => `I looked at your objection to a corrected answer. The outcome: ${reason}`,
  message: (reason: string) =>
    `I corrected an answer of your application. You see it on your loan page, beside your own answer, and can confirm it or object. The reason: ${reason}`,
} as const;
