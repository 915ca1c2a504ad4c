import type { Paper } from '#entities/paper.ts';
import type { EarlyDisclosureFigures } from '#rules/pricing/early-disclosure-figures.ts';
import { inCents, inList, inPercent } from './figures.ts';

/** Words around the papers that are handed over before the application begins. */
export const papers = {
  names: {
    earlyDisclosures: 'Important terms of the line',
    brochure: 'What to know about home-equity lines',
  } satisfies Record<Paper, string>,
  title: 'Two papers before you start',
  lede: 'The law has us hand you these before the first page of the application. Open both, and keep a copy. Nothing is signed here.',
  minutes: (minutes: number) => (minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`),
  open: 'Open',
  close: 'Close',
  opened: 'Opened',
  received: (moment: string) => `Received ${moment}`,
  version: (version: string) => `Version ${version}`,
  print: 'Print or save as PDF',
  agree: 'I have received both and can keep a copy',
  openFirst: 'Open both papers first. Then you can say that you received them.',
  tick: 'Tick the box to say that you received both.',
  go: 'Go on to page 1',
  why: 'We write down which version you got and when, for you and for us. Each person on the application gets their own.',
} as const;

const historyRows = ({ history }: EarlyDisclosureFigures): string =>
  [
    '| Year | Index | Margin | APR | Period | Least payment a month |',
    '|---|---|---|---|---|---|',
    ...history.map(
      ({ year, index, margin, rate, phase, payment }) =>
        `| ${year} | ${inPercent(index, 2)} | ${inPercent(margin, 2)} | ${inPercent(rate, 2)} | ${phase === 'draw' ? 'Draw' : 'Repayment'} | ${inCents(payment)} |`,
    ),
  ].join('\n');

/** What stands between the braces of the early disclosures. */
const variablesOf = (figures: EarlyDisclosureFigures): Record<string, string> => ({
  drawYears: String(figures.drawYears),
  repaymentYears: String(figures.repaymentYears),
  months: String(figures.now.months),
  drawMonths: String(figures.now.draw.months),
  repaymentMonths: String(figures.now.repayment.months),
  rateNow: inPercent(figures.now.rate, 2),
  drawPaymentNow: inCents(figures.now.draw.firstPayment),
  repaymentPaymentNow: inCents(figures.now.repayment.firstPayment),
  drawPaymentCap: inCents(figures.atCap.draw.firstPayment),
  repaymentPaymentCap: inCents(figures.atCap.repayment.firstPayment),
  feeChoices: inList(figures.fees.map((fee) => inPercent(fee, 2))),
  feesMax: inPercent(figures.feesMax, 0),
  index: inPercent(figures.index, 2),
  margin: inPercent(figures.margin, 2),
  marginLow: inPercent(figures.marginLow, 2),
  marginHigh: inPercent(figures.marginHigh, 2),
  cap: inPercent(figures.cap, 2),
  floor: inPercent(figures.floor, 2),
  historyTable: historyRows(figures),
});

/** The text with its figures; a name nobody knows is a mistake in the text. */
export const filledDisclosures = (text: string, figures: EarlyDisclosureFigures): string => {
  const variables = variablesOf(figures);
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`The early disclosures know no ${name}`);
    return value;
  });
};
