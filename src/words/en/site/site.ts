/** Text for the public pages. Figures are passed in: they come from the rules, never from here. */
export const site = {
  nav: {
    label: 'Main',
    costs: 'What it costs',
    calculator: 'Calculator',
    how: 'How it works',
    questions: 'Questions',
    insights: 'Insights',
  },
  landing: {
    title: 'Home equity line of credit',
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
      ratherRate: 'Rather see your rate first?',
      rate: 'See your rate with a soft credit check',
      rateNote: 'It does not affect your credit score.',
      agree: {
        before: 'By continuing you agree to our ',
        terms: 'terms of use',
        between: ' and have seen our ',
        privacy: 'privacy statement',
        after: '.',
      },
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
      apr: string;
      fee: string;
      cap: string;
      floor: string;
      line: string;
      draw: number;
      repay: number;
      score: number;
      cltv: string;
    }) =>
      `The APR of ${f.apr} is variable: the U.S. Prime Rate (${f.prime}, effective ${f.primeDay}, sandbox figure) plus a margin of ${f.margin} percentage points, with a one-time origination fee of ${f.fee}. It can change monthly, will never exceed ${f.cap} and never fall below ${f.floor}. The APR does not include fees. Example: ${f.line} line, ${f.draw}-year draw, then ${f.repay}-year repayment, credit score ${f.score} or higher, primary home, all loans at or below ${f.cltv} of its value. You may also pay recording charges and state taxes to third parties. Property insurance is required.`,
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
          text: 'Slide the amount, choose your fee and rate, and pick debts to pay off. A soft check does not affect your score.',
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
  notFor: {
    heading: 'Who this is not for',
    text: 'A line is a serious debt. We would rather say so here than after you have typed for six minutes.',
    rows: (f: { listing: string; owned: string; score: string; states: string; min: string; max: string }) => [
      {
        title: 'You plan to sell soon',
        text: `Opening a line costs time and fees. A home that was for sale in the last ${f.listing} months is not eligible.`,
      },
      {
        title: 'You need a rate that never moves',
        text: 'Most of a line follows the Prime Rate. Parts of it can be fixed, but a fixed loan may suit you better.',
      },
      {
        title: 'The later payment would not fit',
        text: 'If you can afford the interest-only payment but not the one after the draw, a smaller line, or none, is the better answer.',
      },
      {
        title: 'Your home or your credit is outside our rules',
        text: `We lend ${f.min} to ${f.max} on homes in ${f.states}, owned for ${f.owned} days or more, from a credit score of ${f.score}. Manufactured homes and buildings with five or more homes are not served.`,
      },
    ],
    link: 'All the rules, in plain words',
  },
  footer: {
    label: 'Footer',
    address: ['100 Example Street, Suite 200', 'Asheville, NC 28801'],
    hours: 'Mon to Sat, 8 am to 8 pm ET',
    product: 'Product',
    legal: 'Legal',
    privacy: 'Privacy statement',
    notice: 'Privacy notice',
    choices: 'Privacy choices',
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
    oldVersion: (day: string) => `This version was in force from ${day}. We keep it for those who agreed to it.`,
    currentVersion: 'Read the version in force',
    versions: 'All versions of this text',
    versionOf: (day: string) => `Version of ${day}`,
    inForce: 'in force',
    onThisPage: 'On this page',
    print: 'Print this page, or save it as a PDF, with your browser.',
    insightsTitle: 'Insights',
    insightsDescription:
      'Articles on borrowing against a home: what a line is, what it costs, how you qualify and what your rights are, with the arithmetic shown.',
    insightsLede:
      'Borrowing against a home, explained with the arithmetic shown. Every figure comes from the rules we lend by.',
    minutes: (count: number) => (count === 1 ? '1 minute read' : `${count} minute read`),
    all: 'All insights',
    more: 'More to read',
    feed: 'Subscribe by RSS',
    aboutFigures: 'About the figures',
    start: {
      heading: 'See it with your own numbers',
      text: 'About six minutes, and no credit check to start.',
      action: 'See what I could borrow',
    },
  },
  faq: {
    title: 'Questions and answers',
    description: 'Short answers about home equity lines, by topic, with the number or the rule in each of them.',
    lede: 'Short answers, with the number or the rule in them.',
    notFound: 'Not answered here?',
    call: 'Call us at',
  },
  topics: {
    basics: 'The basics',
    cost: 'What it costs',
    qualifying: 'Who qualifies',
    process: 'Along the way',
    rights: 'Your rights',
  },
  search: {
    insights: 'Search the articles',
    faq: 'Search the answers',
    submit: 'Search',
    topics: 'Topics',
    allTopics: 'All topics',
  },
  licenses: {
    heading: 'Where lines are offered',
    columns: {
      state: 'State',
      regulator: 'Regulator',
      kind: 'License',
      number: 'Number',
      nmls: 'NMLS ID',
      limits: 'Special to the state',
    },
    texas: (f: { cltv: string; fees: string; days: number; months: number }) =>
      `All loans up to ${f.cltv} of the value, fees up to ${f.fees}, a wait of ${f.days} days, closing at an office, one line in ${f.months} months`,
    florida: 'Flood insurance is always required',
  },
} as const;
