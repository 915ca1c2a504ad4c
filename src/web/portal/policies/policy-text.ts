import { day } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import type { PolicyValue } from '#policy/policy-values.ts';
import { inDollars, inLongDate, inPercent } from '#words/figures.ts';
import { policyWords as words } from '#words/portal/policies.ts';
import { valuationModelName } from '#words/valuation-models.ts';

/** A policy figure's unit follows from its name. */
const points =
  /(^|\.)(cap|limit|.*Deduction|.*Cap|.*Limit|adjust|allFeesMax|apor|over.*Lien|rate|floor|margins\.\d+|maxCltv|maxFees|grossUp|rentCounted|deferredStudentLoan|revolvingWithoutPayment|secondHome|investment|twoToFourUnits|firstLien|autopay|cltvTo\.\d+|reviewShare|over\.cltv|over\.dti|loanToValue|debtToIncome)$/;
const amounts = /(^|\.)(min|max|under|over|fromLine|minDraw|recording\.from|recording\.to)$/;
const scores = /^score\./;

const inWords = (code: string): string => code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** The path parts matched by the pattern's wildcards; null when the path does not match. */
const rowsOn = (pattern: string, parts: readonly string[]): string[] | null => {
  const wanted = pattern.split('.');
  const fits = wanted.length === parts.length && wanted.every((each, at) => each === '*' || each === parts[at]);
  return fits ? parts.filter((_, at) => wanted[at] === '*') : null;
};

/** "cltv.byScore.740.cap" as "Score 740 and up"; a margin's column by its CLTV. */
export const policyName = (path: string, { margins }: Pick<Policy, 'margins'>): string => {
  const parts = path.split('.');
  const column = margins.cltvTo[Number(parts[4])];
  if (parts[3] === 'margins' && column !== undefined) parts[4] = inPercent(column, 0);
  for (const [pattern, name] of Object.entries(words.names)) {
    const rows = rowsOn(pattern, parts);
    if (rows !== null) return typeof name === 'string' ? name : name(...rows);
  }
  return path;
};

/** The same with its section, for a list of changes. */
export const changeName = (path: string, policy: Policy): string => {
  const [section = ''] = path.split('.');
  const heading =
    section === 'margins' ? words.grid : Object.entries(words.sections).find(([name]) => name === section)?.[1];
  return words.named(heading ?? section, policyName(path, policy));
};

export const valueText = (path: string, value: PolicyValue | null): string => {
  if (value === null) return /^margins\./.test(path) ? words.notOffered : words.notThere;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') {
    if (scores.test(path)) return String(value);
    if (amounts.test(path)) return inDollars(toDollars(value));
    return points.test(path) ? inPercent(toBasisPoints(value), 2) : String(value);
  }
  if (typeof value !== 'string')
    return value.map(path === 'valuation.cascade' ? valuationModelName : inWords).join(', ');
  if (path.startsWith('lender.')) return value;
  const date = day.safeParse(value);
  return date.success ? inLongDate(date.data) : inWords(value);
};
