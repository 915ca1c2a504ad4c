import { describe, expect, it } from 'vitest';
import { readFigures } from '#rules/documents/reading/read-figures.ts';
import { paperBytes } from '#testing/papers/made-paper.ts';
import { madePapers } from '#testing/papers/made-papers.ts';
import { readPdfPages } from './pdf/read-pdf-pages.ts';

const readings = await Promise.all(
  madePapers.map(async (paper) => {
    const { pages } = await readPdfPages(await paperBytes(paper));
    const found = readFigures(paper.type, pages);
    return { paper, found, names: new Map(found.map(({ name, value }) => [String(name), value])) };
  }),
);
const wanted = readings.flatMap(({ paper, names }) =>
  Object.entries(paper.truth).map(([name, value]) => ({ name, value, found: names.get(name), paper })),
);
const right = wanted.filter(({ value, found }) => value === found).length;
const offered = wanted.filter(({ found }) => found !== undefined).length;

describe('figures of thirty documents in different layouts', () => {
  it('are found nearly always, and hardly ever wrong', () => {
    process.stdout.write(
      `Figures read: recall ${((100 * right) / wanted.length).toFixed(1)}% (${right} of ${wanted.length}), ` +
        `precision ${((100 * right) / offered).toFixed(1)}% (${right} of ${offered})\n`,
    );
    expect(madePapers).toHaveLength(30);
    expect(right / wanted.length).toBeGreaterThan(0.9);
    expect(right / offered).toBeGreaterThan(0.97);
  });

  it('are left out where the paper does not name them, never guessed', () => {
    const missed = wanted
      .filter(({ found }) => found === undefined)
      .map(({ name, paper }) => `${paper.layout}: ${name}`);
    expect([...new Set(missed)]).toEqual(['balances in words with their dates: endingBalance']);
  });

  it('come with the page and the place they stand at', () => {
    const stub = readings.find(({ paper }) => paper.layout === 'earnings table with four columns');
    const gross = stub?.found.find(({ name }) => name === 'grossPay');
    expect(gross).toMatchObject({ page: 1, value: '168480' });
    // 270 of 612 points from the left, 212 of 792 from the top.
    expect(Math.round(((gross?.place.x ?? 0) / 10_000) * 612)).toBe(270);
    expect(Math.abs(((gross?.place.y ?? 0) / 10_000) * 792 - 212)).toBeLessThan(4);
  });
});
