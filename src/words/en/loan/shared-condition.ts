type Question = { what: (askedBy: string) => string; good: string };

/** Emailed requests, worded for the third party: those in the catalog address the applicant. */
export const sharedQuestions: Readonly<Record<number, Question>> = {
  102: {
    what: (askedBy) => `Please confirm that ${askedBy} works with you.`,
    good: 'Since when, in which position, and whether the job is expected to continue.',
  },
  304: {
    what: () => 'Please send the association’s insurance policy, or tell us its insurer, number and liability.',
    good: 'Liability of $1,000,000 or more per occurrence.',
  },
  310: {
    what: (askedBy) => `Please help us with a question about the value or the title of ${askedBy}’s home.`,
    good: 'What you know of the claim or the name on record, or a day on which the home can be seen.',
  },
  412: {
    what: (askedBy) => `Please send the payoff statement for this debt of ${askedBy}, or tell us its figures.`,
    good: 'The amount, the daily interest and the day it is good through.',
  },
  605: {
    what: (askedBy) =>
      `You own the home together with ${askedBy}, who applies for a line on it. Please tell us how to reach you.`,
    good: 'Your full name, email and phone. Every owner has rights in the home and is told of them.',
  },
};

/** Text for a third party who was emailed one request. */
export const sharedWords = {
  name: 'Answer a question',
  title: (askedBy: string) => `A question about ${askedBy}`,
  lede: (askedBy: string) =>
    `${askedBy} has applied for a home equity line with us and named you as the person to ask. Your answer goes only to the lender.`,
  about: (subject: string) => `About: ${subject}`,
  home: (home: string) => `For the home at ${home}`,
  file: (document: string) => `${document}, as a file (instead of, or with, your answer)`,
  asFile: (count: number) => (count === 1 ? 'One file was sent.' : `${count} files were sent.`),
  letter: 'Download the signed authorization (PDF)',
  yourName: 'Your name and role',
  nameMissing: 'Enter your name.',
  doneTitle: 'Thank you',
  done: 'Your answer has arrived. There is nothing else you need to do.',
  endedTitle: 'This link does not work',
} as const;
