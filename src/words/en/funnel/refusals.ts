/** Text for the three "not yet" pages. Never "unfortunately", always the figure, the limit and the way out. */
export const refusals = {
  arithmetic: {
    title: 'How we got there',
    value: 'Home value',
    owed: 'Owed today',
    limit: (highest: string, own: string) =>
      `Our highest limit is ${highest}, for the best credit scores and a one-unit home you live in. By your score, your state and the use of the home, yours is ${own}.`,
  },
  pages: {
    lowEquity: {
      title: 'Not enough equity yet',
      heading: (name: string | null) => `Not yet${name === null ? '' : `, ${name}`}. Here’s the number in the way.`,
      lede: 'The loans on the home leave less room than our smallest line.',
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
  debt: 'a debt',
  changeHeading: 'What would change the answer',
  noneHeading: 'Nothing on file stands in the way',
  none: 'What you have told us meets these rules. If you came here by a link, go on where you were.',
  goOn: 'Go on where I was',
  correctHeading: 'A number we have wrong',
  correct: {
    ownAnswers: 'These are the figures you gave us. Correct one and see the answer right away.',
    creditFile:
      'What is on your credit file only the bureaus can correct, free of charge at annualcreditreport.com. What you entered you can look at again here.',
  },
  correctValue: 'Change the home value',
  correctOwed: 'Change what I owe',
  correctEvents: 'Change what happened, and when',
  correctScore: 'Change my credit range',
  correctLoans: 'Go through the loans on the home',
  correctDetails: 'Check my details',
  boostTips: [
    'Bring card balances below a third of their limits. It is the fastest mover, often within two months.',
    'Pay every account on time. One month late can cost more than a year of care earns.',
    'Ask the bureaus to correct what is wrong. A report is free once a week at annualcreditreport.com.',
    'Leave old accounts open, and open no new ones before you apply.',
  ],
  footnote: 'From your own answers. No credit was checked for this page.',
  footnoteChecked: 'From your answers and from what we could check.',
  notice: (day: string) => `You get our reasons in writing by ${day}.`,
  noticeSent: (day: string) => `We sent you our reasons in writing on ${day}.`,
  readNotice: 'Read the letter',
  failed: 'The figures could not be loaded. Reload the page to see them.',
  counselor: 'A counselor approved by HUD can help at no charge: (800) 569-4287.',
} as const;
