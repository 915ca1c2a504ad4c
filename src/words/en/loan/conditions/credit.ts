import type { ConditionWords } from './condition-words.ts';

export const creditConditionWords = {
  405: {
    title: 'Recent credit inquiries',
    what: 'Tell us what the recent inquiries were for and whether they led to new debts.',
    why: 'A debt too new for your credit file still counts.',
    good: 'One line for each inquiry of the last 120 days.',
  },
  406: {
    title: 'A late payment or collection',
    what: 'Tell us how it came about.',
    why: 'The file has to say what happened and that it is over.',
    good: 'A few sentences with dates; a paper if you have one.',
  },
  407: {
    title: 'Mortgage payment history',
    what: 'Send 12 months of payments on this mortgage.',
    why: 'It is not on your credit file, so we cannot see how it was paid.',
    good: 'From the lender, or statements that show each payment.',
  },
  408: {
    title: 'Bankruptcy papers',
    what: 'Send the filing and the discharge.',
    why: 'The waiting time counts from the day of discharge.',
    good: 'All pages, with the chapter and the dates.',
  },
  409: {
    title: 'Foreclosure, short sale or deed papers',
    what: 'Send the papers that show how and when it ended.',
    why: 'The waiting time counts from that day.',
    good: 'Shows the property and the day it was completed.',
  },
  410: {
    title: 'Student loan statement',
    what: 'Send the latest statement for each debt we left out.',
    why: 'A debt can be left out only with proof.',
    good: 'One for each, with the balance and its status.',
  },
  411: {
    title: 'Proof that another pays',
    what: 'Send 12 months of payments made by the other person.',
    why: 'A debt that someone else pays need not count as yours.',
    good: 'From their account, each month, on time.',
  },
  412: {
    title: 'Payoff statement',
    what: 'Send the payoff statement for the debt the line will pay, or let us ask the creditor.',
    why: 'The amount has to be right to the day.',
    good: 'Names the amount, the daily interest and the day it is good through.',
  },
  413: {
    title: 'Proof paid and closed',
    what: 'Send proof that this debt is paid and the account closed.',
    why: 'You paid it before closing, so it no longer counts.',
    good: 'A zero balance and the day it was closed.',
  },
  414: {
    title: 'Close the existing line',
    what: 'Sign the request to freeze and close your existing line.',
    why: 'An open line could be drawn again, so paying it off is not enough.',
    good: 'Signed by everyone on the line.',
  },
  415: {
    title: 'Release of a judgment or lien',
    what: 'Send the release, or proof that it was paid.',
    why: 'No claim may stand ahead of the line.',
    good: 'Recorded, or paid in full.',
  },
  416: {
    title: 'Federal debt',
    what: 'Send the payment plan, or proof that it is paid.',
    why: 'A federal debt in default can become a claim on the home.',
    good: 'The agreed plan with payments up to date.',
  },
  417: {
    title: 'Disputed account',
    what: 'Send the answer to your dispute.',
    why: 'While it is open the bureau leaves the account out of your score.',
    good: 'From the creditor or the bureau.',
  },
  418: {
    title: 'Solar statement',
    what: 'Send the agreement or the latest bill for your solar panels.',
    why: 'The payment counts, and the agreement may touch the title.',
    good: 'Shows the monthly payment and how long it runs.',
  },
  419: {
    title: 'Support you pay',
    what: 'Send the order for the alimony or child support you pay.',
    why: 'It counts as a monthly debt.',
    good: 'Shows the amount and until when it is owed.',
  },
  420: {
    title: 'Your credit file cannot be used',
    what: 'Lift the freeze, or tell us which entries are not yours.',
    why: 'We cannot decide on a file that is frozen or may be someone else’s.',
    good: 'The freeze lifted for a week, or a list of what is not yours.',
  },
  421: {
    title: 'Alert in the credit file',
    what: 'Nothing to do now: we will contact you to confirm that it is you who applies.',
    why: 'Your credit file has an alert or a different address, and the law has us confirm who you are before we approve a line.',
    good: 'You answer when we call the number in the alert.',
  },
} as const satisfies Record<number, ConditionWords>;
