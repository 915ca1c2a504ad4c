/** Text for the calculator on the front page. Figures are passed in as text. */
export const calculatorWords = {
  heading: 'Try it with your own numbers',
  intro: 'The same rules as the offer, computed in your browser. Nothing you type here is sent or kept.',
  legend: 'Your home and the line',
  fields: {
    value: 'What is the home worth?',
    owed: 'What do you still owe on it?',
    wanted: 'How much would you like?',
    range: 'Your credit score',
  },
  owedHelp: 'All mortgages and lines together. Enter 0 if it is paid off.',
  ranges: {
    '760+': '760 or higher',
    '740-759': '740 to 759',
    '720-739': '720 to 739',
    '700-719': '700 to 719',
    '680-699': '680 to 699',
    '660-679': '660 to 679',
    '640-659': '640 to 659',
    below640: 'Below 640',
  },
  result: 'What it comes to',
  labels: {
    amount: 'Line',
    apr: 'Annual Percentage Rate (APR)',
    now: 'Each month during the draw',
    after: 'Each month after the draw',
    atCap: 'The most it could ever be',
  },
  notes: {
    amount: (most: string) => `your home would allow ${most}`,
    apr: (cap: string) => `variable, never above ${cap}`,
    now: (years: number) => `interest only, ${years} years`,
    after: (years: number) => `interest and principal, ${years} years`,
    atCap: (cap: string) => `a month, at the ${cap} cap`,
  },
  rooms: {
    limit: (share: string, value: string) => `${share} of ${value}`,
    owed: 'less what is owed',
    room: 'leaves room for',
    least: 'our smallest line',
  },
  bar: { owed: 'Owed now', line: 'This line', yours: 'Stays yours' },
  line: (f: { amount: string; now: string; after: string; atCap: string; cap: string }) =>
    `A line of ${f.amount} would cost ${f.now} a month during the draw and ${f.after} after it, and never more than ${f.atCap}.`,
  tooMuch: (f: { wanted: string; cltv: string; value: string }) =>
    `${f.wanted} is more than this home allows: all loans together can be up to ${f.cltv} of ${f.value}. We show the most you could get.`,
  overLargest: (f: { wanted: string; max: string }) =>
    `Our largest line is ${f.max}, so that is shown instead of ${f.wanted}.`,
  underSmallest: (f: { wanted: string; min: string }) =>
    `Our smallest line is ${f.min}, so that is shown instead of ${f.wanted}.`,
  noRoom: (f: { cltv: string; value: string; min: string; needed: string }) =>
    `Not yet. All loans together can be up to ${f.cltv} of ${f.value}, which leaves less than our smallest line of ${f.min}. It would work if you owed ${f.needed} or less.`,
  neverRoom: (f: { cltv: string; value: string; min: string }) =>
    `${f.cltv} of ${f.value} is less than our smallest line of ${f.min}, so we cannot open one on this home.`,
  belowFloor: (floor: string) =>
    `Our lines start at a score of ${floor}. A co-borrower does not raise it, since the lower score counts; time and paid-down cards do.`,
  missing: {
    value: 'Enter what the home is worth, such as 480,000.',
    owed: 'Enter what is owed on the home, or 0.',
    wanted: 'Enter the amount you would like, such as 60,000.',
  },
  terms: (f: { apr: string; cap: string; prime: string; margin: string; draw: number; repay: number; fee: string }) =>
    `An estimate, not an offer and not an approval: income, credit and the value are not checked. APR ${f.apr}, variable: Prime (${f.prime}) plus ${f.margin} points; maximum APR ${f.cap}. No origination fee in this figure; a fee of up to ${f.fee} of the line lowers the rate. ${f.draw}-year draw, then ${f.repay} years of repayment; whole line drawn; main home, one unit. The APR does not include fees. Your home secures the line.`,
  start: 'Continue with your name',
  withoutScript: 'Your browser does not run scripts, so this shows an example only.',
} as const;
