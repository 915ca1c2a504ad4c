import type { NewsTopic } from '#entities/contract/news-topic.ts';

/** Text for later notifications: on the "not yet" pages and in the one email that follows. */
export const news = {
  /** In the email: the earlier obstacle. */
  topics: {
    lowEquity: 'the equity in your home',
    boost: 'your credit score',
    latePayment: 'the waiting period after what happened',
  } satisfies Record<Exclude<NewsTopic, 'waitlist'>, string>,
  heading: 'Should we email you when the answer changes?',
  text: {
    lowEquity: 'We check again whenever our rules, the Prime Rate or a valuation changes, and email you once.',
    boost: 'We check again whenever our rules or your credit report changes, and email you once.',
    latePayment: 'We check again as time passes and when our rules change, and email you once.',
    waitlist: 'We email you once, on the day we can lend there. Nothing else.',
  } satisfies Record<NewsTopic, string>,
  email: 'Email address',
  emailNeeded: 'Enter an email address like name@example.com.',
  setAlert: 'Tell me when it changes',
  working: 'One moment',
  noted: 'Done.',
  notedText: (email: string) => `We will email ${email} once, when it changes.`,
  told: 'We emailed you.',
  toldText: (email: string) => `A message went to ${email}. You can ask us to tell you again.`,
  stop: 'Do not email me',
  failed: 'That did not work. Try again in a moment.',
  waitlist: {
    title: 'Where we lend',
    heading: (state: string) => `We do not lend in ${state} yet`,
    lede: 'Lenders need a license in every state. This has nothing to do with you or your home, and nothing was checked.',
    wish: 'Tell me when you do',
    notedText: (email: string, state: string) => `We will email ${email} once, when we lend in ${state}.`,
    openHeading: (state: string) => `We lend in ${state} now`,
    openLede: 'Your answers are still here. Pick up where you left off.',
    goOn: 'Continue',
    correct: 'The home is somewhere else',
  },
} as const;
