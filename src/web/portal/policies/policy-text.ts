import { day } from '#entities/day.ts';
import { toDollars } from '#entities/money.ts';
import { toBasisPoints } from '#entities/percent.ts';
import { inDollars, inLongDate, inPercent } from '#words/en/figures.ts';
import { policyWords as words } from '#words/en/policies.ts';

/** What a figure of the policy is measured in follows from its name. */
const points =
  /(^|\.)(cap|limit|.*Deduction|.*Cap|.*Limit|adjust|fee|allFeesMax|apor|over.*Lien|rate|floor|margins|maxCltv|maxFees|grossUp|rentCounted|deferredStudentLoan|revolvingWithoutPayment|secondHome|investment|twoToFourUnits|firstLien|autopay|cltvTo)$/;
const amounts = /(^|\.)(min|max|under|over|fromLine)$/;
const scores = /(^score\.)|minScore$/;

/** "cltv.byScore.740.cap" as "By score, 740, cap". */
export const pathText = (path: string): string => {
  const parts = path.split('.').map((part) => part.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase());
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

export const valueText = (path: string, value: unknown): string => {
  if (value === null || value === undefined) return words.notThere;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map((each) => valueText(path, each)).join(', ');
  if (typeof value === 'number') {
    if (scores.test(path)) return String(value);
    if (amounts.test(path)) return inDollars(toDollars(value));
    return points.test(path) && Number.isInteger(value) ? inPercent(toBasisPoints(value), 2) : String(value);
  }
  if (typeof value === 'string') {
    const date = day.safeParse(value);
    return date.success ? inLongDate(date.data) : value.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  }
  return Object.entries(value)
    .map(([name, part]) => `${pathText(name).toLowerCase()} ${valueText(`${path}.${name}`, part)}`)
    .join(', ');
};
