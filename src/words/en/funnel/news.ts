import type { NewsTopic } from '#entities/contract/news-topic.ts';

/** Text for later notifications: on the "not yet" pages and in the one email that follows. */
export const news = {
  /** In the email: the earlier obstacle. */
  topics: {
    lowEquity: 'the room between your home’s value and the loans on it',
    boost: 'the credit score',
    latePayment: 'the waiting time after what happened',
  } satisfies Record<Exclude<NewsTopic, 'waitlist'>, string>,
  heading: 'Shall we write when the answer changes?',
  text: {
    lowEquity: 'We look again whenever our rules, the Prime rate or a valuation change, and write once.',
    boost: 'We look again whenever our rules or your file change, and write once.',
    latePayment: 'We look again as time passes and when our rules change, and write once.',
    waitlist: 'We write once, on the day we may lend there. Nothing else.',
  } satisfies Record<NewsTopic, string>,
  email: 'Email address',
  emailNeeded: 'Enter an email address like name@example.com.',
  setAlert: 'Tell me when it changes',
  working: 'One moment',
  noted: 'Noted.',
  notedText: (email: string) => `We write to ${email} once, when it changes.`,
  told: 'We have written to you.',
  toldText: (email: string) => `A message went to ${email}. You can ask to be told again.`,
  stop: 'Do not write to me',
  failed: 'That did not work. Try again in a moment.',
  waitlist: {
    title: 'Where we lend',
    heading: (state: string) => `We do not lend in ${state} yet`,
    lede: 'A lender needs a license in every state. Nothing about you or your home caused this, and nothing was checked.',
    wish: 'Tell me when you do',
    notedText: (email: string, state: string) => `We write to ${email} once, when we lend in ${state}.`,
    openHeading: (state: string) => `We lend in ${state} now`,
    openLede: 'Your answers are still there. Go on where you were.',
    goOn: 'Go on',
    correct: 'The home is somewhere else',
  },
} as const;
