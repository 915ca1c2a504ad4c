import { describe, expect, it } from 'vitest';
import { readFigures } from '#rules/documents/reading/read-figures.ts';
import { textStanding } from '#rules/documents/reading/text-standing.ts';
import { type MadePaper, paperBytes } from '#testing/papers/made-paper.ts';
import { madePapers, unseenPapers } from '#testing/papers/made-papers.ts';
import { scannedPapers } from '#testing/papers/scans.ts';
import { drawPdfPage } from './pdf/draw-pdf-page.ts';
import { readPdfPages } from './pdf/read-pdf-pages.ts';

const readingsOf = (papers: readonly MadePaper[]) =>
  Promise.all(
    papers.map(async (paper) => {
      const { pages } = await readPdfPages(await paperBytes(paper));
      const found = readFigures(paper.type, pages);
      return { paper, found, names: new Map(found.map(({ name, value }) => [String(name), value])) };
    }),
  );
type Readings = Awaited<ReturnType<typeof readingsOf>>;

const wantedIn = (readings: Readings) =>
  readings.flatMap(({ paper, names }) =>
    Object.entries(paper.truth).map(([name, value]) => ({ name, value, found: names.get(name), paper })),
  );

/** Recall and precision, printed; a figure that the paper does not have counts as wrong. */
const scoreOf = (label: string, readings: Readings) => {
  const wanted = wantedIn(readings);
  const right = wanted.filter(({ value, found }) => value === found).length;
  const offered = readings.reduce((sum, { found }) => sum + found.length, 0);
  const [recall, precision] = [right / wanted.length, offered === 0 ? null : right / offered];
  process.stdout.write(
    `Figures read from ${label}: recall ${(100 * recall).toFixed(1)}% (${right} of ${wanted.length}), ` +
      `precision ${precision === null ? 'none offered' : `${(100 * precision).toFixed(1)}% (${right} of ${offered})`}\n`,
  );
  return { recall, precision, offered };
};

const readings = await readingsOf(madePapers);

describe('figures of ten documents the reader was not written for', () => {
  it('are found nearly always, and hardly ever wrong', async () => {
    expect(unseenPapers).toHaveLength(10);
    const { recall, precision } = scoreOf('10 unseen papers with text', await readingsOf(unseenPapers));
    expect(recall).toBeGreaterThan(0.9);
    expect(precision).toBeGreaterThan(0.97);
  });
});

describe('ten scans', () => {
  it('have no text of their own: no figure of them is offered, whatever a fax or an app wrote above the page', async () => {
    expect(scannedPapers).toHaveLength(10);
    const found = await Promise.all(
      scannedPapers.map(async ({ paper, scan }) => {
        const content = await readPdfPages(await scan(drawPdfPage));
        expect(textStanding(content)).toEqual({ kind: 'none' });
        const figures = readFigures(paper.type, content.pages);
        return { paper, found: figures, names: new Map(figures.map(({ name, value }) => [String(name), value])) };
      }),
    );
    const { offered } = scoreOf('10 scans without text', found);
    expect(offered).toBe(0);
  });
});

describe('figures of thirty documents in different layouts', () => {
  it('are found nearly always, and hardly ever wrong', () => {
    expect(madePapers).toHaveLength(30);
    const { recall, precision } = scoreOf('30 papers with text', readings);
    expect(recall).toBeGreaterThan(0.9);
    expect(precision).toBeGreaterThan(0.97);
  });

  it('are left out where the paper does not name them, never guessed', () => {
    const missed = wantedIn(readings)
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
