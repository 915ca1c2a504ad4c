import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toDay } from '#entities/day.ts';
import { getPolicy } from '#policy/policies.ts';
import { earlyDisclosureFigures } from '#rules/pricing/early-disclosure-figures.ts';
import { filledDisclosures } from './papers.ts';

const asOf = toDay('2026-11-15');
const figures = earlyDisclosureFigures(getPolicy(asOf), asOf);
const texts = readdirSync('content/early-disclosures').map((name) => ({
  name,
  text: readFileSync(`content/early-disclosures/${name}`, 'utf8'),
}));

it.each(texts)(
  'the early disclosures of $name say what the regulation wants, in its order, with the figures of the rules',
  ({ text }) => {
    const filled = filledDisclosures(text, figures);
    expect(filled).not.toContain('{{');
    const headings = [...filled.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual([
      'Keep a copy',
      'When the terms hold, and your right to a refund',
      'Your home is the security',
      'When we may end, stop or cut the line',
      'What you pay each month',
      'APR',
      'Fees we charge',
      'Fees of others',
      'Draws',
      'Taxes',
      'Index, margin and limits of the rate',
      'How it would have gone in the last fifteen years',
    ]);
    expect(filled).toContain('a margin between −0.61% and 6.24%');
    expect(filled).toContain('never rises above **18.00%**');
    expect(filled).toContain('120 payments of $108.25, then 240 payments');
    expect(filled.match(/^\| 20\d\d /gm)).toHaveLength(15);
  },
);
