/** Names and captions of the charts in articles. */
export const articlePictures = {
  house: {
    caption: (f: { value: string; owed: string; line: string; limit: string }) =>
      `A home worth ${f.value} with ${f.owed} owed and a line of ${f.line}. All loans together can be up to ${f.limit} of the value.`,
    owed: 'Owed',
    line: 'Line',
    value: 'Value of the home',
    limit: (share: string) => `Most for all loans, ${share}`,
  },
  payments: {
    caption: (f: { now: string; draw: number; later: string; end: number; cap: string }) =>
      `Payment each month: ${f.now} for years 1 to ${f.draw}, ${f.later} for years ${f.draw + 1} to ${f.end}, and ${f.cap} at most.`,
    years: (from: number, to: number) => `Years ${from} to ${to}, each month`,
    most: 'The most it could be',
  },
  debts: {
    caption: (f: { before: string; after: string; limit: string }) =>
      `Dana and Marcus: ${f.before} of their income with both cards, ${f.after} with the cards paid off, against a limit of ${f.limit}.`,
    before: 'With both cards',
    after: 'Cards paid off',
    limit: 'Our limit',
  },
  prime: {
    caption: (f: { line: string; lowest: string; now: string; highest: string; cap: string }) =>
      `Interest each month on ${f.line}, all of it drawn: ${f.lowest} at Prime’s lowest since 2020, ${f.now} today, ${f.highest} at its highest, and ${f.cap} at our cap.`,
    lowest: 'Prime at its lowest since 2020',
    now: 'Prime today',
    highest: 'Prime at its highest since 2020',
    cap: 'At our cap',
  },
  scores: {
    caption: 'All loans on a main home together may reach this share of its value, by the lowest credit score.',
    from: (score: number) => `Score of ${score} or higher`,
  },
  papers: {
    caption: (f: { wages: number; linked: number; business: number }) =>
      `Documents for one person with one mortgage: ${f.wages} with wages, ${f.linked} with payroll and insurance linked, ${f.business} for a business owner.`,
    wages: 'Paid wages, by document',
    linked: 'Paid wages, payroll and insurance linked',
    business: 'Business owner',
  },
  days: {
    caption:
      'Signing on the Tuesday before Thanksgiving: the holiday does not count, Saturday does, and the money can move on Monday.',
    sign: 'You sign',
    day: (count: number) => `Day ${count}`,
    holiday: 'Holiday',
    sunday: 'Sunday',
    money: 'Money can move',
  },
} as const;
