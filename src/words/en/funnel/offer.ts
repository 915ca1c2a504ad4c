import type { RuleCode } from '#rules/trace/trace-row.ts';

const months = (count: number): string => (count === 1 ? '1 month' : `${count} months`);
const years = (count: number): string => (count === 1 ? '1 year' : `${count} years`);

/** Why the line cannot be larger, for the "Why?" next to the maximum. */
const limitedBy: Readonly<Partial<Record<RuleCode, (limit: string) => string>>> = {
  cltv: (limit) =>
    `The loans on the home combined can be up to ${limit} of its value. A larger line would go over that.`,
  dti: (limit) =>
    `Your total monthly payments can be up to ${limit} of your income. A larger line would go over that. Paying off a debt makes room.`,
  lineMaximum: (limit) => `Our largest line is ${limit}.`,
};

/** Text for the offer page. */
export const offer = {
  heading: (names: string) => (names === '' ? 'This is your offer' : `${names}, this is your offer`),
  lede: 'Change anything, and every number updates.',
  earlier: 'Change an earlier answer',
  estimate: (policy: string) =>
    `An estimate under our rules dated ${policy}, from what you told us and what we have checked so far.`,
  checked: (policy: string) => `Under our rules dated ${policy}, from figures we have checked.`,
  amount: {
    why: 'Why?',
    limitedBy: (rule: RuleCode, limit: string) => limitedBy[rule]?.(limit) ?? '',
    tooMuch: (most: string) => `That is more than you can choose now. The most is ${most}.`,
    tooLittle: (least: string) => `That is less than you can choose. The minimum is ${least}.`,
    use: (amount: string) => `Take ${amount}`,
  },
  product: {
    legend: 'Type of rate',
    variable: { name: 'Variable', text: 'It can rise and fall with Prime, up to the cap.' },
    fixed: { name: 'Fixed for each draw', text: 'Each draw keeps the rate in effect on the day you take it.' },
  },
  years: {
    draw: (repay: number) => `Draw period, then ${years(repay)} to repay`,
    term: 'Years to repay',
    option: years,
  },
  fee: {
    legend: 'Pay a fee for a lower rate?',
    none: 'No fee',
    some: (share: string, amount: string) => `${share}, ${amount}`,
    apr: (rate: string) => `${rate} APR`,
    noneBest: 'best if repaid sooner',
    noneOnly: 'no fee to earn back',
    breakEven: (count: number) => `pays off in ${months(count)}`,
    never: 'does not pay for itself',
    state: 'more than your state allows',
    limits: 'not within our limits for this amount',
    variableNote: (prime: string, margin: string, cap: string) =>
      `Variable: Prime ${prime} plus ${margin}, at most ${cap}.`,
    fixedNote: 'Fixed for each draw.',
    aprNote: 'The APR does not include fees.',
  },
  moreChoices: 'Type of rate, autopay, purpose',
  autopay: (discount: string) => `Autopay: ${discount} points off the rate while it is on`,
  purpose: { label: 'What is the money for?', none: 'I prefer not to say' },
  payments: {
    title: 'The whole line, each month',
    now: (to: number) => `Now, years 1 to ${to}`,
    nowHow: 'interest only',
    afterDraw: (from: number, to: number) => `From year ${from} to ${to}`,
    afterDrawHow: 'interest and principal',
    atCap: (cap: string) => `If the rate hit the ${cap} cap`,
    atCapHow: 'the highest it could ever be',
    level: (to: number) => `Every month, years 1 to ${to}`,
    levelHow: 'interest and principal',
    firstInterest: 'Interest in the first year',
    firstInterestHow: 'it falls every year as the balance falls',
    interest: (years: number) => `Total interest, ${years} years`,
    interestHow: 'if you take it all now and pay the minimum',
    levelNote: 'With a fixed rate, nothing jumps when the draw period ends. The payment stays the same.',
    firstYear: 'Year 1',
    chart: (now: string, to: number, later: string, end: number, cap: string) =>
      `Monthly payment by year: ${now} for years 1 to ${to}, ${later} for years ${to + 1} to ${end}, never above ${cap}.`,
    levelChart: (now: string, to: number, first: string, last: string) =>
      `Payments by year: ${now} a month for years 1 to ${to}. Interest falls from ${first} in the first year to ${last} in the last.`,
    none: 'We have no price for this amount. Choose one within your limits.',
  },
  house: {
    title: 'Your home with this line',
    owed: 'Owed today',
    line: 'Your line',
    kept: 'Stays yours',
    value: 'Value',
    limit: (share: string) => `Limit, ${share}`,
    label: ([value, owed, line, kept, limit]: readonly string[], share: string) =>
      `Your home, worth ${value}. Owed today ${owed}. Your line ${line}. ${kept} stays yours. Limit on all loans: ${share}, ${limit}.`,
    all: 'All loans together:',
    ofValue: 'of the value, limit',
    stated: 'We use the value you told us until your home is valued.',
    valued: (value: string) => `Our valuation is ${value}, the same as yours.`,
    differs: (stated: string, value: string) => `You told us ${stated}. Our valuation is ${value}, so we use that.`,
    how: 'How we valued your home',
    lower: {
      title: (value: string, stated: string) => `Our valuation is ${value}, not the ${stated} you told us.`,
      text: 'Every figure on this page uses our valuation. You can ask us to review it.',
      see: 'See how we valued your home',
    },
  },
  go: 'Continue',
  saving: 'Saving',
  notApproval: 'Not an approval. The full application comes next, and a hard credit check only with your consent.',
  checkedFoot:
    'These figures have been checked. The line is yours once you have signed and the time to cancel is over.',
  dock: {
    label: 'Your line',
    now: (payment: string) => `${payment} a month now`,
    upTo: (payment: string, line: string) => `up to ${payment}, line ${line}`,
    level: (line: string) => `every month, line ${line}`,
  },
  spoken: (now: string, cash: string) => `${now} a month now, ${cash} in cash to you.`,
  suggestions: {
    title: 'Ways to get more from this line',
    firstLine: (names: string, amount: string) =>
      `Pay off ${names} from the line, and a line of ${amount} is possible.`,
    moreCash: (names: string, amount: string, more: string) =>
      `Pay off ${names} and take ${amount}: you can have ${more} more in cash.`,
    moreCashKeeping: (amount: string, more: string) =>
      `Keep every debt and take ${amount}: you can have ${more} more in cash.`,
    lowerPayments: (names: string, less: string) =>
      `Pay off ${names} too: for the same cash, your monthly payments fall by ${less}.`,
    lowerPaymentsKeeping: (less: string) =>
      `Keep every debt as it is: for the same cash, your monthly payments fall by ${less}.`,
    note: 'Debts you move into the line are secured by your home and take longer to pay off.',
    use: 'Try it',
    tryNamed: (text: string) => `Try it: ${text}`,
  },
  rules: {
    sentence: ({ met, open, failing }: { met: number; open: number; failing: number }) =>
      [
        `${met} ${met === 1 ? 'rule' : 'rules'} met`,
        ...(open === 0 ? [] : [`${open} checked later`]),
        failing === 0 ? 'none in your way' : `${failing} in your way`,
      ].join(', '),
    all: (count: number) => `See all ${count} rules with your numbers`,
    inTheWay: 'What is in the way',
    yours: 'Yours',
    rule: 'Rule',
    change: 'What would change this:',
    upTo: (amount: string) => `a line above ${amount}.`,
    later: 'We check this later, with you.',
    hidden: 'Not shown',
    atMost: (limit: string) => `${limit} max`,
    atLeast: (limit: string) => `${limit} min`,
    oneOf: (count: number) => `one of ${count}`,
    accepted: (list: string) => `Accepted: ${list}.`,
  },
  compare: {
    title: 'Side by side',
    keep: 'Keep this one to compare',
    keptHint: 'Now change something above. This one stays here for comparison.',
    kept: 'Kept',
    current: 'On this page',
    back: 'Go back to the one you kept',
    stop: 'Stop comparing',
    amount: 'Line',
    kind: 'Rate',
    years: 'Total time',
    drawn: (draw: number, all: number) => `${all} years: ${draw} to draw, then ${all - draw} to repay`,
    level: (all: number) => `${all} years`,
    interest: 'Total interest, at today’s rate',
    equalTerms: (years: number) => `Interest if repaid evenly in ${years} years`,
    apr: 'APR',
    fee: 'Origination fee',
    now: 'Payment now',
    afterDraw: 'After the draw',
    atCap: 'At the cap',
    cash: 'Cash to you',
    dti: 'Debts to income',
    cltv: 'Loans to value',
    none: 'none',
  },
  print: 'Print or save as PDF',
  notKept: 'Not saved yet: this amount does not meet every rule.',
  refused: {
    heading: (name: string | null, count: number) =>
      `Not yet${name === null ? '' : `, ${name}`}. ${count === 1 ? 'Here’s the one rule in the way.' : `${count} rules are in the way.`}`,
    lede: 'Below is each rule with your number beside it, and what would change the answer. Nothing here is final.',
    openHeading: (count: number) => `${count > 1 ? 'A few more numbers' : 'One more number'}, and we can show an offer`,
    openLede: 'Below is what the offer is waiting for, and what we could check so far.',
    waits: {
      title: 'What the offer is waiting for',
      value: {
        name: 'The value of your home',
        text: 'No valuation model was sure enough of it, so our team reviews it. There is nothing for you to do.',
      },
      frozenFile: {
        name: 'A credit file that is not frozen',
        text: 'A credit bureau has a freeze on a file, so we cannot read it. Lift the freeze with the bureau, then let us check again. It is a soft check and does not affect your score.',
      },
      creditFile: {
        name: 'A credit file',
        text: 'The credit bureau has not answered yet. There is nothing for you to do.',
      },
      income: { name: 'Your income', text: 'Go back and tell us your income before tax.' },
      again: 'Check my credit again',
      asking: 'Checking',
      stillFrozen: 'The file is still frozen. A freeze that is lifted can take an hour to end.',
      asked: 'We asked again. Open this page in a few minutes to see the answer.',
      failed: 'That did not reach us. Try again.',
    },
    correct: 'Do we have a number wrong?',
    correctText: 'Go back to the question and correct it. This page updates right away.',
    footnote:
      'Based on your answers and what we could check. If you apply and we decline, you get the reasons in writing.',
    back: 'Go back a question',
    summary: 'See everything I answered',
  },
} as const;
