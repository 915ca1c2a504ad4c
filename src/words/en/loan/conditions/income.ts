import type { ConditionWords } from './condition-words.ts';

export const incomeConditionWords = {
  100: {
    title: 'Paystubs',
    what: 'Send your four most recent paystubs.',
    why: 'They show what you earn now and what you have earned this year.',
    good: 'Four in a row, each with your name, your employer and the year-to-date figures.',
  },
  101: {
    title: 'W-2s',
    what: 'Send your W-2s for the two years before this one.',
    why: 'Two years show that your income is steady.',
    good: 'The whole form for each year and each employer.',
  },
  102: {
    title: 'Employer’s confirmation',
    what: 'We ask your employer to confirm that you work there.',
    why: 'You need to have the job on the day the money moves.',
    good: 'A reply from the contact you named. You do not have to do anything.',
  },
  103: {
    title: 'A gap in your work history',
    what: 'Tell us what you did while you were not working: between jobs, retired, in school or caring for family.',
    why: 'Your file has to explain any gap of more than 31 days in the last two years.',
    good: 'Two or three sentences with the dates.',
  },
  104: {
    title: 'Personal tax returns',
    what: 'Send your personal tax returns for the last two years.',
    why: 'Income that no employer reports shows up only there.',
    good: 'Signed, all pages and schedules.',
  },
  105: {
    title: 'Business returns and K-1s',
    what: 'Send two years of business tax returns and of your K-1s.',
    why: 'For an owner, the two-year average counts as income.',
    good: 'Signed returns with every schedule, and the K-1 that names you for each year.',
  },
  106: {
    title: 'This year’s profit and loss',
    what: 'Send a profit and loss statement for this year and tell us about the business.',
    why: 'Your last return is more than 120 days old, so it says little about today.',
    good: 'January to last month, signed, with the business named.',
  },
  107: {
    title: 'Award letter and 1099s',
    what: 'Send the letter that awards this income and, where you get them, two years of 1099s.',
    why: 'It counts when it is likely to continue, just like pay from a job.',
    good: 'The letter names the amount and, if it ends, when; the 1099s are complete.',
  },
  108: {
    title: 'Support order and receipts',
    what: 'Send the order or decree and proof that the payments arrive.',
    why: 'Support counts as income when it is ordered and really received.',
    good: 'The whole order, and six months of deposits.',
  },
  109: {
    title: 'Leases and rental return',
    what: 'Send the lease of each rental unit and, if we ask for it, your most recent tax return.',
    why: 'Three quarters of the rent counts as income once you show it.',
    good: 'Signed leases with rent and term; a return with Schedule E.',
  },
  110: {
    title: 'Bank statements and large deposits',
    what: 'Send three statements, and tell us where any large deposit came from.',
    why: 'The statements show your income; a deposit over half a month’s income has to have a source.',
    good: 'All pages of each statement, and a sentence and a document for the deposit.',
  },
} as const satisfies Record<number, ConditionWords>;
