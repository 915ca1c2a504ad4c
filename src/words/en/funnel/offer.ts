import type { RuleCode } from '#rules/trace/trace-row.ts';

const months = (count: number): string => (count === 1 ? '1 month' : `${count} months`);
const years = (count: number): string => (count === 1 ? '1 year' : `${count} years`);
const debts = (count: number): string => (count === 1 ? 'One debt' : `${count} debts`);

/** Why the line cannot be larger, for the "Why?" next to the maximum. */
const limitedBy: Readonly<Partial<Record<RuleCode, (limit: string) => string>>> = {
  cltv: (limit) =>
    `All loans on the home together may reach ${limit} of its value. A larger line would go beyond that.`,
  dti: (limit) =>
    `Your monthly payments together may reach ${limit} of your income. A larger line would go beyond that; a debt paid off makes room.`,
  lineMaximum: (limit) => `Our lines end at ${limit}.`,
};

/** Text for the offer page. */
export const offer = {
  heading: (names: string) => (names === '' ? 'Shape your line' : `${names}, shape your line`),
  lede: 'Move anything; every number on this page follows. It is the same sum we decide with.',
  estimate: (policy: string) =>
    `An estimate by our rules dated ${policy}, from what you told us and what we could check so far.`,
  checked: (policy: string) => `By our rules dated ${policy}, from figures that were checked.`,
  amount: {
    title: 'How much?',
    slider: 'Amount of the line',
    type: 'Type an amount',
    slide: 'Use the slider',
    typed: 'Amount of the line',
    typedHint: (least: string, most: string) => `From ${least} to ${most}.`,
    unread: (amount: string) => `Enter an amount above zero. Until then the offer is for ${amount}.`,
    most: 'Most you can choose:',
    why: 'Why?',
    limitedBy: (rule: RuleCode, limit: string) => limitedBy[rule]?.(limit) ?? '',
    tooMuch: (most: string) => `That is more than you can choose now. The most is ${most}.`,
    tooLittle: (least: string) => `That is less than you can choose. The least is ${least}.`,
    use: (amount: string) => `Take ${amount}`,
  },
  product: {
    legend: 'What kind of rate?',
    variable: { name: 'Variable', text: 'Prime plus your margin. It can rise and fall, up to a cap.' },
    fixed: {
      name: 'Fixed for each draw',
      text: 'What you draw keeps its rate. A later draw gets the rate of its day.',
    },
  },
  years: {
    draw: 'Draw period',
    term: 'Years to repay',
    option: years,
    drawHelp: (draw: number, repay: number) =>
      `You can take money, repay and take it again for ${years(draw)}. Repayment then runs ${years(repay)}.`,
    termHelp: (term: number) => `Interest and principal in equal payments over ${years(term)}.`,
  },
  fee: {
    legend: 'Pay a fee now for a lower rate?',
    none: 'No fee',
    some: (share: string) => `${share} fee`,
    apr: (rate: string) => `${rate} APR`,
    atClosing: 'You pay $0 at closing',
    fromLine: (amount: string) => `${amount}, taken from the line`,
    noneBest: (count: number) => `Best if you repay within ${months(count)}`,
    noneOnly: 'Nothing to earn back',
    breakEven: (count: number) => `Pays for itself after ${months(count)}`,
    never: 'Does not pay for itself',
    state: 'More than your state allows',
    limits: 'Not within our limits for this amount',
    variableNote: (prime: string, margin: string) =>
      `Variable: Prime ${prime} plus your margin of ${margin}. The APR does not include fees.`,
    fixedNote: 'Fixed for each draw. The APR does not include fees.',
  },
  autopay: {
    label: 'Pay automatically each month',
    text: (discount: string) => `Takes ${discount} points off the rate for as long as it is on.`,
  },
  purpose: { label: 'What is the money for?', none: 'I would rather not say' },
  payments: {
    title: 'Your monthly payment',
    apr: 'APR now',
    onWhole: 'If you draw the whole line:',
    now: (to: number) => `Now, years 1 to ${to}`,
    nowHow: 'interest only',
    afterDraw: (from: number, to: number) => `From draw end, years ${from} to ${to}`,
    afterDrawHow: 'interest and principal',
    atCap: (cap: string) => `If the rate hit the ${cap} cap`,
    atCapHow: 'the highest it could ever be',
    level: (to: number) => `Every month, years 1 to ${to}`,
    levelHow: 'interest and principal',
    inAll: (years: number) => `In all, over ${years} years`,
    inAllHow: 'every payment added up, at today’s rate',
    interest: 'Of that, interest',
    interestHow: 'if the whole line is drawn now and paid as agreed',
    levelNote: 'A fixed rate has no draw end to jump at and no cap to reach: the payment stays.',
    firstYear: 'Year 1',
    chart: (now: string, to: number, later: string, end: number, cap: string) =>
      `Monthly payment by year: ${now} for years 1 to ${to}, ${later} for years ${to + 1} to ${end}, never above ${cap}.`,
    levelChart: (now: string, to: number) => `Monthly payment by year: ${now} for years 1 to ${to}.`,
    none: 'There is no price for this amount. Choose one within your limits.',
  },
  gauges: {
    dti: 'Debts to income',
    cltv: 'Loans to value',
    of: (limit: string) => `of ${limit}`,
    label: (name: string, value: string, limit: string) => `${name}: ${value} against a limit of ${limit}.`,
    before: (share: string) => `Dotted mark: ${share} if every debt stayed`,
    owedOf: (owed: string, value: string) => `${owed} of ${value}`,
    noIncome: 'Debts to income follows when we know your income.',
    house: (owed: string, line: string) =>
      `A house. ${owed} is owed today, ${line} is this line, the rest stays yours.`,
  },
  cash: {
    line: 'Line',
    paidOff: (count: number) => (count === 0 ? 'Debts paid off' : `${debts(count)} paid off`),
    fee: 'Origination fee',
    total: 'Cash to you',
    short: 'The line does not cover the debts and the fee. Choose a larger amount or fewer debts.',
  },
  go: 'Continue with this line',
  saving: 'Saving',
  notApproval: 'Not an approval. The full application comes next, and a hard credit check only with your consent.',
  checkedFoot: 'The figures were checked. The line is yours once you have signed and the waiting time is over.',
  dockNow: (payment: string) => `${payment} a month now`,
  dockCap: (payment: string) => `up to ${payment}`,
  dockLevel: 'and it stays so',
  dockMore: 'Payments and limits',
  spoken: (now: string, cash: string) => `${now} a month now, ${cash} in cash to you.`,
  debts: {
    title: 'Debts to pay off from the line',
    lede: 'Tick what you would like gone. We pay the lender directly at closing.',
    monthly: (amount: string) => `${amount} a month`,
    noMonthly: 'no monthly payment reported',
    unnamed: 'A debt',
    payOffAll: (count: number) => `Pay off all (${count})`,
    keepAll: (count: number) => `Keep all (${count})`,
    owners: { borrower: 'yours', coborrower: 'your co-borrower’s', joint: 'of you both' },
    solar: 'Solar agreements stay with the home, so they cannot be paid off here. Still counted in your debts.',
    lowRate: (rate: string) =>
      `Its rate looks like ${rate}, lower than this line’s. Paying it off here would cost more over time.`,
    unknownRate: (apr: string) => `We do not know its rate. If it is below ${apr}, paying it off here would cost more.`,
    fewLeft: 'Few payments are left, so it does not count in your debts any more. Paying it off here makes no room.',
    omitted: 'Left out of your debts, as you said. We ask for proof.',
    deferred: (amount: string) => `Deferred: counted with ${amount} a month.`,
    share: (amount: string) => `No payment reported: counted with ${amount} a month.`,
    none: 'No debts are on file. If one is missing, you can add it in the application.',
  },
  suggestions: {
    title: 'Ways to get more from this line',
    firstLine: (names: string, amount: string) =>
      `Pay off ${names} from the line, and a line of ${amount} is possible.`,
    moreCash: (names: string, amount: string, more: string) =>
      `Pay off ${names} and take ${amount}: you can have ${more} more in cash.`,
    moreCashKeeping: (amount: string, more: string) =>
      `Keep every debt and take ${amount}: you can have ${more} more in cash.`,
    lowerPayments: (names: string, less: string) =>
      `Pay off ${names} too: for the same cash, what you pay each month falls by ${less}.`,
    lowerPaymentsKeeping: (less: string) =>
      `Keep every debt as it is: for the same cash, what you pay each month falls by ${less}.`,
    note: 'Debts moved to your home are secured by it, and run longer.',
    use: 'Try it',
    tryNamed: (text: string) => `Try it: ${text}`,
  },
  rules: {
    title: 'Every rule, with your number beside it',
    count: (met: number, of: number, open: number) =>
      open === 0 ? `${met} of ${of} met.` : `${met} of ${of} met, ${open} still to verify.`,
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
    keptHint: 'Now change something above: this one stays here beside it.',
    kept: 'Kept',
    current: 'On this page',
    back: 'Go back to the kept one',
    stop: 'Stop comparing',
    amount: 'Line',
    kind: 'Rate',
    years: 'Time in all',
    drawn: (draw: number, all: number) => `${all} years: ${draw} to draw, then ${all - draw} to repay`,
    level: (all: number) => `${all} years`,
    interest: 'Interest in all, at today’s rate',
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
    lede: 'Below is each rule, your number beside it, and what would change the answer. Nothing here was decided for good.',
    openHeading: 'One more number, and we can show an offer',
    openLede: 'Below is what we could check so far. What is still missing is marked “To verify”.',
    correct: 'A number we have wrong?',
    correctText: 'Go back to the question and correct it. This page follows at once.',
    footnote:
      'From your answers and from what we could check. If you apply and we decline, you get the reasons in writing.',
    back: 'Go back a question',
    summary: 'See everything I answered',
  },
} as const;
