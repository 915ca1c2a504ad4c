/** The approval, at the top of the hub. */
export const approval = {
  title: (line: string, name: string | null) =>
    name === null ? `Your ${line} line is approved` : `Your ${line} line is approved, ${name}`,
  apr: 'APR now, variable',
  highestApr: 'Highest APR',
  now: 'Monthly payment if you draw all of it',
  afterDraw: 'After the draw period',
  highest: 'Highest it could be',
  lastDay: 'Last day to cancel',
  afterSigning: 'The third business day after you sign',
  funds: 'First day your money can move',
  fundsAfter: 'The first banking day after that',
  risk: 'Your home secures this line. If you do not repay it, you could lose your home.',
} as const;
