import { toDollars } from '#entities/values/money.ts';
import { cltvCap, cltvOf, lineWithinCltv } from '#rules/eligibility/cltv.ts';
import { inDollars, inPercent } from '#words/figures.ts';
import { getPolicyShown, known } from './shown-policy.ts';

const policy = getPolicyShown();
const value = toDollars(480_000);
const lowerValue = toDollars(455_000);
const liens = toDollars(270_000);
const amount = toDollars(60_000);

const capAt = (score: number) =>
  known(cltvCap({ score, usage: 'primaryResidence', units: '1', state: null }, policy), `cap for a score of ${score}`);
const roomAt = (score: number, home = value): string =>
  inDollars(lineWithinCltv({ value: home, cap: capAt(score), liens }));

/** The same home as numbers, for its picture: with the limit of the best scores. */
export const exampleHome = { value, owed: liens, line: amount, limit: capAt(740) };

/** The same home in all articles: worth $480,000, with $270,000 owed on it. */
export const homeFigures = {
  'home.value': inDollars(value),
  'home.owed': inDollars(liens),
  'home.equity': inDollars(toDollars(value - liens)),
  'home.line': inDollars(amount),
  'home.allLoans': inDollars(toDollars(liens + amount)),
  'home.cltv': inPercent(cltvOf({ liens, amount, value }), 1),
  'home.ltv': inPercent(cltvOf({ liens, amount: toDollars(0), value }), 1),
  'home.lowerValue': inDollars(lowerValue),
  'home.lowerRoom': roomAt(740, lowerValue),
  'home.most740': inDollars(lineWithinCltv({ value, cap: capAt(740), liens: toDollars(0) })),
  'home.room740': roomAt(740),
  'home.room720': roomAt(720),
  'home.room680': roomAt(680),
  'home.room660': roomAt(660),
  'home.room640': roomAt(640),
} as const satisfies Record<string, string>;
