/** Text for the three "not yet" pages. Never "unfortunately", always the figure, the limit and the way out. */
export const refusals = {
  arithmetic: {
    title: 'How we got there',
    value: 'Home value',
    owed: 'Owed today',
    most: (cap: string) => `All loans combined, up to your limit of ${cap}`,
    limit: (highest: string, own: string) =>
      `Our highest limit is ${highest}, for the best credit scores and a one-unit home you live in. Based on your score, your state and how you use the home, yours is ${own}.`,
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
      lede: 'Scores change. Below is the score we used, the lowest we accept, and what usually raises it.',
    },
    latePayment: {
      title: 'Too recent',
      heading: (name: string | null) => `Not yet${name === null ? '' : `, ${name}`}. Time is on your side.`,
      lede: 'Some events have a waiting period. Below is the date yours ends.',
    },
  },
  yours: 'Yours',
  rule: 'Our rule',
  notKnown: 'Not known yet',
  debt: 'a debt',
  changeHeading: 'What would change the answer',
  noneHeading: 'Nothing on file stands in the way',
  none: 'What you told us meets these rules. If a link brought you here, continue where you left off.',
  goOn: 'Continue where I left off',
  correctHeading: 'Do we have a number wrong?',
  correct: {
    ownAnswers: 'These are the figures you gave us. Correct one and see the answer right away.',
    creditFile:
      'Only the credit bureaus can correct your credit report. It is free: start at annualcreditreport.com. You can review what you entered here.',
  },
  correctValue: 'Change the home value',
  correctOwed: 'Change what I owe',
  correctEvents: 'Change what happened, and when',
  correctScore: 'Change my credit range',
  correctLoans: 'Review the loans on the home',
  correctDetails: 'Check my details',
  boostTips: [
    'Bring card balances below a third of their limits. This works fastest, often within two months.',
    'Pay every account on time. One late payment can undo a year of progress.',
    'Ask the credit bureaus to correct anything that is wrong. Reports are free every week at annualcreditreport.com.',
    'Leave old accounts open, and open no new ones before you apply.',
  ],
  footnote: 'Based on your own answers. We did not check your credit for this page.',
  footnoteChecked: 'Based on your answers and what we could check.',
  notice: (day: string) => `You will get our reasons in writing by ${day}.`,
  noticeSent: (day: string) => `We sent you our reasons in writing on ${day}.`,
  readNotice: 'Read the letter',
  failed: 'The figures could not be loaded. Reload the page to see them.',
  counselor: 'A HUD-approved counselor can help at no charge: (800) 569-4287.',
} as const;
