import { describe, expect, it } from 'vitest';
import { passportLines, passportPage } from '#testing/files/passports/passport-page.ts';
import { photographed } from '#testing/files/passports/photographed.ts';
import { type Kind, people, poor, readable } from '#testing/files/passports/taken-passports.ts';
import { drawPdfPage } from '../pdf/draw-pdf-page.ts';
import { readMrzLines } from './read-mrz-lines.ts';

type Placed = Kind & { place: number };

/** Two of the four passports of a kind, by turns: neighbors among the kinds take the other two. */
const placed = (kinds: readonly Kind[]): Placed[] => kinds.map((kind, place) => ({ ...kind, place }));

/** What is read of them; recall and precision are printed. */
const readAll = async ({ name, takes, print = {}, place }: Placed) => {
  const found: { right: boolean; lines: string | null }[] = [];
  for (const [at, one] of people.entries()) {
    if (at % 2 !== place % 2) continue;
    const photo = await photographed(await passportPage(one, { ...print, draw: drawPdfPage }), takes[at] ?? takes[0]);
    const lines = await readMrzLines(photo, { type: 'image/jpeg', pages: 1 });
    found.push({ right: lines === passportLines(one).join('\n'), lines });
  }
  const offered = found.filter(({ lines }) => lines !== null).length;
  const right = found.filter((each) => each.right).length;
  process.stdout.write(
    `Passports, ${name}: recall ${right} of ${found.length}, ` +
      `precision ${offered === 0 ? 'none offered' : `${right} of ${offered}`}\n`,
  );
  return { right, wrong: offered - right, of: found.length };
};

describe('the two lines of a passport in a picture', () => {
  it.each(placed(readable))('are read from a readable one: $name', async (kind) => {
    const { right, wrong, of } = await readAll(kind);
    expect(wrong).toBe(0);
    expect(right).toBeGreaterThanOrEqual(of - (kind.mayMiss ?? 0));
  });

  it.each(placed(poor))('are never read wrong from a poor one: $name', async (kind) => {
    const { wrong } = await readAll(kind);
    expect(wrong).toBe(0);
  });
});
