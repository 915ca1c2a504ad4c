const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;
const count = (number: number): string => COUNTS[number] ?? String(number);

/** "two cards", "one debt", "three debts" */
const debts = (number: number, kind: 'cards' | 'debts'): string =>
  `${count(number)} ${number === 1 ? kind.slice(0, -1) : kind}`;

const plural = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** "3 years and 9 months" */
const time = (months: number): string => {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [years > 0 ? plural(years, 'year') : '', rest > 0 ? plural(rest, 'month') : '']
    .filter((part) => part !== '')
    .join(' and ');
};

/** "7 yr 3 mo", in a column. */
const shortTime = (months: number): string =>
  [months >= 12 ? `${Math.floor(months / 12)} yr` : '', months % 12 > 0 ? `${months % 12} mo` : '']
    .filter((part) => part !== '')
    .join(' ');

/** Text for the amount needed, and for the debts before and after. */
export const offerNeed = {
  title: 'How much do you need?',
  cash: 'Cash for you',
  cashUnread: 'Enter an amount in whole dollars, or 0.',
  debts: 'Debts to pay off',
  chosen: (chosen: number, of: number, total: string) =>
    chosen === 0 ? `None of ${plural(of, 'debt')}` : `${chosen} of ${plural(of, 'debt')}, ${total}`,
  noneChosen: 'Choose the debts the line should pay off',
  line: 'That is a line of',
  slider: 'Amount of the line',
  most: 'Most:',
  rounded: 'rounded up to the next $500',
  forYou: (cash: string) => `${cash} for you`,
  forDebts: (total: string, number: number, kind: 'cards' | 'debts') => `${total} for ${debts(number, kind)}`,
  forFee: (fee: string) => `the ${fee} fee`,
  sum: (parts: string, rounding: string | null, cash: string) =>
    `${parts}${rounding === null ? '' : `, ${rounding}`}. You get ${cash} in cash.`,
  smallest: (least: string) => `our smallest line is ${least}`,
  short: 'The line does not cover the debts and the fee. Choose a larger amount or fewer debts.',
  compared: {
    title: (number: number, kind: 'cards' | 'debts', name: string) =>
      number === 1 ? `${name}, before and after` : `The ${debts(number, kind)}, before and after`,
    today: 'You pay today',
    withLine: 'With this line',
    aMonth: 'a month',
    interestOnly: 'a month, interest only',
    caption: 'The debts today and in this line',
    columns: { today: 'Today', line: 'In this line' },
    rows: {
      now: 'Monthly now',
      later: (year: number) => `Monthly from year ${year}`,
      months: 'Paid off after',
      cost: 'Total interest and fee',
    },
    notKnown: 'Unknown',
    never: 'Never',
    shortTime,
    how: (payment: string, rate: string) =>
      `Today: if you keep paying ${payment} and charge nothing new. In this line: the minimum at ${rate}.`,
    more: (amount: string) => `${amount} more in the end.`,
    moreButLower: (amount: string) => `Lower each month, but ${amount} more in the end.`,
    less: (amount: string) => `${amount} less in the end.`,
    same: 'The same cost in the end.',
    keptUp: (payment: string, number: number, months: number, cost: string) =>
      `Keep paying ${payment} and ${number === 1 ? 'it is' : 'they are'} gone in ${time(months)} for ${cost} in total. You may pay extra at any time.`,
    endless: (payment: string) =>
      `At ${payment} a month the interest is never covered, so the balance grows. In this line it ends.`,
    unknown: {
      even: (names: string, rate: string) =>
        `More in the end, unless ${names} ${names.includes(' and ') ? 'charge' : 'charges'} ${rate} or more.`,
      plain: 'Which costs more in the end is not known yet.',
      text: 'Credit reports do not show rates. Enter them from a statement.',
      payment: (names: string) => `We have no monthly payment for ${names}, so the totals cannot be compared.`,
    },
    rate: (name: string) => `${name}: rate`,
    rateUnread: 'Enter a rate such as 24.99.',
  },
} as const;
