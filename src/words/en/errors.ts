/** What went wrong with an answer or a page, and what to do. */
export const errors = {
  summary: (count: number) => `${count} answers need another look`,
  inEntry: (entry: string, problem: string) => `${entry}: ${problem}`,
  notSaved: {
    title: 'We could not save that',
    text: 'Your answer is still on this page. Try again, or call us.',
    keptOn: (question: string) => `Your answer is on the page “${question}”. Open it and press Continue again.`,
  },
  confirmTruth: 'Check the box to confirm that what you entered is true and complete.',
  notReached: 'That did not reach us. Check your connection and try again.',
  offline: {
    title: 'You are offline',
    text: 'What you typed stays on this page. Answers are saved when you are back.',
  },
  backOnline: { title: 'Back online', text: 'We saved what was waiting.' },
  notLoaded: {
    title: 'We could not load this',
    text: 'Nothing is lost. Check your connection and try again.',
    retry: 'Try again',
    trying: 'Trying…',
    still: (time: string) => `Still not reachable. Last tried at ${time}.`,
  },
  changedElsewhere: {
    title: 'These answers were just changed elsewhere.',
    text: 'In another tab, or by the other person on this application. What you typed here is still here.',
    show: 'Show the saved answers',
  },
  conflict: {
    title: 'This answer changed while you were here',
    text: 'Someone with access to this application, or you in another window, saved a different answer. Choose the one that is right.',
    yours: 'What you typed',
    theirs: 'What is saved now',
    keepYours: 'Save what I typed',
    keepTheirs: 'Keep what is saved',
    empty: 'Nothing',
    list: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  },
} as const;
