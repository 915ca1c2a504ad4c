import type { Change, Figure, RuleCode } from '#rules/trace/trace-row.ts';
import { inCents, inDollars, inList, inLongDate, inPercent } from './figures.ts';

/** Words of the three pages that say "not yet". Never "unfortunately", always the figure, the limit and the way out. */
export const refusals = {
  pages: {
    lowEquity: {
      title: 'Not enough equity yet',
      heading: (name: string | null) => `Not yet${name === null ? '' : `, ${name}`}. Here’s the number in the way.`,
      lede: 'The loans on the home leave less room than our smallest line. Nothing about your credit caused this.',
    },
    boost: {
      title: 'Your score, and how to raise it',
      heading: (name: string | null) => `Not yet${name === null ? '' : `, ${name}`}. It comes down to the score.`,
      lede: 'Scores move. Below is the figure we used, the least we need, and what usually moves it.',
    },
    latePayment: {
      title: 'Too recent',
      heading: (name: string | null) => `Not yet${name === null ? '' : `, ${name}`}. Time is on your side.`,
      lede: 'After some events there is a waiting time. It ends on a date, and we show you which.',
    },
  },
  yours: 'Yours',
  rule: 'Our rule',
  notKnown: 'Not known yet',
  meets: 'Meets',
  notMet: 'Not met',
  open: 'To verify',
  changeHeading: 'What would change the answer',
  noneHeading: 'Nothing on file stands in the way',
  none: 'What you have told us meets these rules. If you came here by a link, go on where you were.',
  goOn: 'Go on where I was',
  correctHeading: 'A number we have wrong',
  correct: 'These are the figures you gave us. Correct one and see the answer right away.',
  correctValue: 'Change the home value',
  correctOwed: 'Change what I owe',
  correctEvents: 'Change what happened, and when',
  correctScore: 'Change my credit range',
  boostTips: [
    'Bring card balances below a third of their limits. It is the fastest mover, often within two months.',
    'Pay every account on time. One month late can cost more than a year of care earns.',
    'Ask the bureaus to correct what is wrong. A report is free once a week at annualcreditreport.com.',
    'Leave old accounts open, and open no new ones before you apply.',
  ],
  footnote:
    'From your own answers. No credit was checked for this page. If you apply and we decline, you get the reasons in writing.',
  counselor: 'A counselor approved by HUD can help at no charge: (800) 569-4287.',
  rules: {
    state: 'State of the home',
    usage: 'How the home is used',
    propertyType: 'Kind of home',
    units: 'Number of units',
    title: 'Who owns the home',
    listing: 'Not for sale',
    ownership: 'Time on the title',
    repeatLine: 'Time since the last line',
    valuation: 'Home value is well supported',
    score: 'Credit score',
    investmentScore: 'Credit score for a rental',
    mortgageLates: 'Mortgage paid on time',
    bankruptcy: 'Time since a bankruptcy',
    foreclosure: 'Time since a foreclosure',
    shortSale: 'Time since a short sale',
    deedInLieu: 'Time since a deed in lieu',
    lineMinimum: 'Smallest line',
    lineMaximum: 'Largest line',
    payoff: 'Debts the line pays off',
    cltv: 'All loans against the home’s value',
    dti: 'Monthly debts against income',
    fees: 'All fees together',
    rate: 'Rate against the market',
  } satisfies Record<RuleCode, string>,
} as const;

export const figureText = (figure: Figure): string => {
  switch (figure.unit) {
    case 'dollars':
      return inDollars(figure.amount);
    case 'cents':
      return inCents(figure.amount);
    case 'basisPoints':
      return inPercent(figure.amount, 1);
    case 'score':
      return String(figure.amount);
    case 'days':
      return `${figure.amount} days`;
    case 'months':
      return `${figure.amount} months`;
    case 'percent':
      return `${figure.amount}%`;
    case 'times':
      return `${figure.amount} in ${figure.withinMonths} months`;
    case 'day':
      return inLongDate(figure.day);
    case 'code':
      return figure.code;
    case 'codes':
      return inList(figure.codes);
  }
};

export const changeText = (change: Change): string => {
  switch (change.kind) {
    case 'smallerLine':
      return `A line of ${inDollars(change.amount)} or less.`;
    case 'largerLine':
      return `A line of ${inDollars(change.amount)} or more.`;
    case 'higherValue':
      return `A home value of ${inDollars(change.value)} or more.`;
    case 'payDownMortgages':
      return `Owing ${inDollars(change.amount)} less on the home.`;
    case 'payOff':
      return `Paying off ${inDollars(change.total)} of other debts from the line.`;
    case 'moreIncome':
      return `An income of ${inCents(change.monthly)} a month.`;
    case 'addCoborrower':
      return 'A co-borrower whose income and score count too.';
    case 'higherScore':
      return `A score of ${change.score} or higher.`;
    case 'liftFreeze':
      return 'Lifting the freeze on your credit file for a day.';
    case 'wait':
      return `Time: from ${inLongDate(change.until)} this no longer counts.`;
    case 'takeOffMarket':
      return 'Taking the home off the market.';
    case 'changeTitle':
      return 'A title in your own name or in a revocable trust.';
    case 'allowValuation':
      return 'A visit by an appraiser, so that the value is well supported.';
    case 'otherFee':
      return `A fee of ${inPercent(change.fee, 2)}.`;
  }
};
