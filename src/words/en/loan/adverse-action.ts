import type { AdverseReason } from '#rules/adverse-action/adverse-reasons.ts';

const verified = { yours: 'Not verified', limit: 'Verified' };

/** What stands in place of a figure where a reason has none. */
const standIns: Readonly<Partial<Record<AdverseReason, { yours: string; limit: string }>>> = {
  noCreditScore: { yours: 'No score', limit: 'A score from one bureau' },
  unverifiedIncome: verified,
  unverifiedEmployment: verified,
  unverifiedResidence: verified,
  unverifiedIdentity: verified,
  collateral: { yours: 'Not accepted', limit: 'A home we can lend on' },
  incomplete: { yours: 'Incomplete', limit: 'Complete' },
  equityCredit: { yours: 'One or more', limit: 'None' },
  state: { yours: 'Not served', limit: 'A state we serve' },
};

/** What would meet the limit where no figure says so. */
const toMeet: Readonly<Record<AdverseReason, string>> = {
  noCreditScore: 'Have credit reported in your name, or lift a freeze.',
  creditScore: 'Improve the factors that lower the score.',
  bankruptcy: 'Wait until enough time has passed.',
  foreclosure: 'Wait until enough time has passed.',
  shortSale: 'Wait until enough time has passed.',
  deedInLieu: 'Wait until enough time has passed.',
  mortgageLates: 'Pay the mortgage on time until enough time has passed.',
  obligations: 'Lower your monthly debts or show more income.',
  equity: 'Owe less on the home, or ask for less.',
  title: 'Hold title in a way we accept.',
  ownership: 'Own the home for longer.',
  listing: 'Take the home off the market and wait.',
  propertyType: 'We lend on other kinds of homes.',
  units: 'We lend on homes with fewer units.',
  usage: 'We lend on homes used in another way.',
  repeatLine: 'Wait until twelve months have passed.',
  equityCredit: 'Pay off the other home-equity loan or line with the new line.',
  payoff: 'Pay off less from the line, or ask for a larger line.',
  amount: 'Ask for an amount within our limits.',
  fees: 'Choose a lower fee.',
  rate: 'Choose terms with a lower rate.',
  terms: 'Choose other terms.',
  state: 'We tell you when we lend there, if you ask.',
  unverifiedIncome: 'Send pay stubs, W-2s or tax returns that show it.',
  unverifiedEmployment: 'Have your employer confirm it.',
  unverifiedResidence: 'Send a document with your name and this address.',
  unverifiedIdentity: 'Send an ID that we can verify.',
  collateral: 'Ask us what about the home would have to change.',
  incomplete: 'Apply again with everything we asked for.',
  other: 'Call us about it.',
};

type Amounts = { owed: string; line: string; value: string };
type Monthly = { paid: string; income: string };

/** Text of the notice of adverse action and of the counteroffer, beside their templates. */
export const adverseActionTexts = {
  reasons: {
    caption: 'Principal reasons',
    columns: { reason: 'Reason', yours: 'Yours', limit: 'Limit', toMeet: 'To meet it' },
    equity: ({ owed, line, value }: Amounts) => `${owed} owed plus ${line}, on a home valued at ${value}.`,
    equityWithoutLine: ({ owed, value }: Omit<Amounts, 'line'>) => `${owed} owed, on a home valued at ${value}.`,
    obligations: ({ paid, income }: Monthly) => `${paid} a month of ${income} income.`,
    others: 'Credit history of the other applicant',
    onTheirNotice: 'On their own notice',
    standIns,
    /** In a table of texts from before; the list of reasons leaves the figure out. */
    noFigure: 'Does not apply',
    meets: (change: string) => `To meet it: ${change}`,
    toMeet,
  },
  dates: {
    caption: 'This notice',
    columns: { what: 'What', value: 'Record' },
    application: 'Application',
    decidedOn: 'Decision made',
    notice: 'Notice dated',
    byPost: (day: string) => `${day}, by mail`,
    byEmail: (day: string) => `${day}, electronically`,
  },
  counter: {
    caption: 'What we offer instead',
    columns: { what: 'Term', value: 'Offer' },
    amount: 'Amount',
    product: 'Kind',
    term: 'Length',
    years: (years: number) => (years === 1 ? '1 year' : `${years} years`),
    rate: 'Annual percentage rate',
    fee: 'Origination fee',
    payment: 'First payment on the whole line',
    expires: 'Accept by',
  },
  scores: {
    headings: {
      scored: 'Your credit score and what it means',
      noScore: 'Credit scores and your application',
    },
    caption: 'Scores from the bureaus',
    columns: { bureau: 'Bureau', score: 'Score', on: 'Made on', range: 'Range' },
    range: (from: number, to: number) => `${from} to ${to}`,
    none: 'None',
    comparison: (share: number) => `Your score ranks higher than ${share} percent of U.S. consumers.`,
  },
  box: {
    madeOn: (day: string) => `made on ${day}`,
    lowest: (score: number) => `${score} lowest`,
    highest: (score: number) => `${score} highest`,
    note: 'A score is a number drawn from your report. It changes when the report changes.',
  },
  inquiries: {
    lowered: 'The number of recent inquiries on the report also lowered the score.',
    notLowered: 'Inquiries on the report were not among the key factors.',
  },
} as const;
