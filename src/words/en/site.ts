/** Words of the public pages. Figures are handed in: they come from the rules, never from here. */
export const site = {
  nav: {
    label: 'Main',
    costs: 'What it costs',
    how: 'How it works',
    questions: 'Questions',
    insights: 'Insights',
  },
  landing: {
    title: 'Home equity line of credit | Hearthline',
    description:
      'See the amount, the rate and the highest payment a home equity line could ever reach, before any credit check.',
    heading: 'Your home’s equity, in plain light.',
    lede: 'See the amount, the rate and the highest payment it could ever reach before we check your credit. If the answer is no, we show you the exact rule.',
    picture: 'A quiet street at night with one lit window',
    form: {
      heading: 'Start with your name',
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      emailHelp: 'We save your answers to this address so you can stop any time.',
      submit: 'See what I could borrow',
      promises: {
        time: 'About 6 minutes',
        credit: 'No credit check to start',
        privacy: 'We never sell your details',
      },
    },
    costs: {
      heading: (line: string) => `What a ${line} line really costs`,
      intro: (line: string) => `An example, using today’s rate and all ${line} drawn on day one. Yours will differ.`,
      apr: 'Annual Percentage Rate (APR)',
      aprNote: (cap: string) => `variable, never above ${cap}`,
      draw: (years: number) => `Each month, years 1 to ${years}`,
      drawNote: 'interest only',
      repay: (from: number, to: number) => `Each month, years ${from} to ${to}`,
      repayNote: 'interest and principal',
      most: 'The most it could ever be',
      mostNote: (cap: string) => `if the rate reached the ${cap} cap`,
      fee: 'One-time origination fee',
      feeNote: (share: string, aprWithoutFee: string) => `${share}; or $0 at a ${aprWithoutFee} APR`,
    },
    disclosure: (f: {
      prime: string;
      primeDay: string;
      margin: string;
      cap: string;
      floor: string;
      line: string;
      draw: number;
      repay: number;
      score: number;
      cltv: string;
    }) =>
      `The APR is variable: the U.S. Prime Rate (${f.prime}, effective ${f.primeDay}, sandbox figure) plus a margin of ${f.margin} percentage points. It can change monthly, will never exceed ${f.cap} and never fall below ${f.floor}. The APR does not include fees. Example: ${f.line} line, ${f.draw}-year draw, then ${f.repay}-year repayment, credit score ${f.score} or higher, primary home, all loans at or below ${f.cltv} of its value. You may also pay recording charges and state taxes to third parties. Property insurance is required.`,
    disclosureRisk: 'Your home secures this line. You could lose it if you do not make the payments.',
    disclosureLink: 'Full disclosures',
    how: {
      heading: 'How it works, and how long it takes',
      steps: [
        {
          time: '6 minutes',
          title: 'Answer one question at a time',
          text: 'Home value, what you owe, income. A running estimate stays next to every question.',
        },
        {
          time: 'Same day',
          title: 'Shape your offer',
          text: 'Slide the amount, choose your fee and rate, tick debts to pay off. A soft check does not affect your score.',
        },
        {
          time: 'About 1 week',
          title: 'Apply and send documents',
          text: 'Each request says who it is for and why. You hear back within one business day.',
        },
        {
          time: '3 business days',
          title: 'Sign, change your mind, or fund',
          text: 'By law you can cancel free of charge. Your calendar shows the exact hour it ends and the day money moves.',
        },
      ],
    },
    decision: {
      heading: 'A decision you can read',
      text: 'Every rule is shown with your number beside it, and what would change the answer. The same list becomes your written notice, so nothing is lost in translation.',
      cltv: 'Loans against the home',
      dti: 'Monthly debts against income',
      yours: (value: string, limit: string) => `Your ${value} against a limit of ${limit}`,
      meets: 'Meets the rule',
      over: (points: string) => `Over by ${points} points`,
      changeLabel: 'What would change this:',
      change: (after: string) => `paying off the rewards card from the line brings it to ${after}.`,
    },
  },
  footer: {
    label: 'Footer',
    address: ['100 Example Street, Suite 200', 'Asheville, NC 28801'],
    hours: 'Mon to Sat, 8 am to 8 pm ET',
    product: 'Product',
    legal: 'Legal',
    privacy: 'Privacy statement',
    terms: 'Terms of use',
    eConsent: 'E-consent',
    licenses: 'Licenses by state',
    check: 'Check us at',
    register: 'nmlsconsumeraccess.org',
    small: (states: string) =>
      `Served in ${states}. Not available in other states. Prequalification is not a commitment to lend; approval depends on verified income, credit, property value and title. Submitting your name and email is not an application for credit.`,
  },
  articles: {
    version: (day: string) => `In force from ${day}`,
    onThisPage: 'On this page',
    print: 'Print this page, or save it as a PDF, with your browser.',
    insightsTitle: 'Insights',
    insightsLede: 'Short pieces on borrowing against a home, with the arithmetic shown.',
    minutes: (count: number) => (count === 1 ? '1 minute read' : `${count} minute read`),
    read: 'Read it',
    all: 'All insights',
    next: 'More to read',
  },
} as const;
