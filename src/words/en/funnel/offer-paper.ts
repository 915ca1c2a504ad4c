const months = (count: number): string => (count === 1 ? '1 month' : `${count} months`);

/** Text for the offer on one printed page. */
export const offerPaper = {
  title: 'Your offer on one page',
  forWhom: (names: string, home: string) => `For ${[names, home].filter((part) => part !== '').join(', ')}`,
  until: (date: string) => `Good until ${date}`,
  printed: (date: string) => `Printed ${date}`,
  notConfirmed: 'Last day not confirmed',
  keys: {
    line: 'Your line',
    drawn: (draw: number, repay: number) => `${draw} years to draw, ${repay} to repay`,
    term: (years: number) => `repaid over ${years} years`,
    variable: 'Variable rate today',
    fixed: 'Rate, fixed for each draw',
    never: (cap: string) => `never above ${cap}`,
    stays: 'a draw keeps its rate',
    apr: (rate: string) => `${rate} APR`,
    cash: 'Cash to you',
    after: 'after debts and fee',
    fee: 'Fee, one time',
    notInApr: 'not part of the APR',
  },
  payments: {
    title: 'What you would pay each month if you use all of it',
    now: 'now, interest only',
    later: 'after the draw, interest and principal',
    level: 'every month, interest and principal',
    cap: (cap: string) => `a month at most, if the rate reached the ${cap} cap`,
    today: 'Today',
    endOf: (year: number) => `End of year ${year}`,
    year: (year: number) => `Year ${year}`,
  },
  home: {
    title: 'Your home with this line',
    all: (share: string, value: string, limit: string) =>
      `All loans: ${share} of ${value}. Dashed line: our ${limit} limit.`,
  },
  money: {
    title: (line: string) => `Where the ${line} goes`,
    paidOff: (name: string) => `${name}, paid off`,
    fee: (share: string) => `Origination fee, ${share}`,
    mortgages: 'Loans on the home, paid off',
    cash: 'Cash to you',
  },
  fees: {
    title: 'Is the fee worth it?',
    columns: { fee: 'Fee', apr: 'APR', month: 'A month', even: 'Pays for itself' },
    none: 'None',
    after: (count: number) => `in ${months(count)}`,
    never: 'never',
    chosen: 'Bold is your choice.',
  },
  rules: {
    lead: (sentence: string) => `Our rules: ${sentence}.`,
    cltv: (share: string, limit: string) => `Loans to value ${share} of ${limit}.`,
    dti: (share: string, limit: string) => `Debts to income ${share} of ${limit}.`,
  },
  fine: {
    estimate: 'Not an approval.',
    variable: (index: string, margin: string) =>
      `Variable rate: Prime ${index} plus ${margin}, can change monthly. Payments: all drawn today, rate unchanged.`,
    fixed: 'Payments: all drawn today.',
    home: 'Your home secures this line. You could lose it if you do not make the payments.',
  },
  foot: (phone: string) => `Offer summary. Questions: ${phone}`,
  page: 'Page 1 of 1',
  lender: (phone: string, nmls: string) => `${phone}   NMLS ${nmls}   Equal Housing Lender`,
} as const;
