import { describe, expect, it } from 'vitest';
import { parseApor } from '#entities/facts/published/apor-table.ts';
import { toDay } from '#entities/values/day.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { aporOn, rateSpread } from './apor.ts';

const years = Array.from({ length: 50 }, (_, at) => at + 1);
const rates = (first: string) => years.map((year) => (year === 1 ? first : '6.25')).join('|');
const fixedHead = `Term of Loan in Years|${years.join('|')}`;
const adjustableHead = `Years to First Adjustment|${years.join('|')}`;
const fixed = parseApor(`${fixedHead}\r\n11/09/2026|${rates('6.1')}\r\n11/16/2026|${rates('6.2')}\r\n`, 'fixed');
const adjustable = parseApor(`${adjustableHead}\n11/9/2026|${rates('6.5')}\n`, 'adjustable');

describe('the table of average prime offer rates', () => {
  it('holds a rate from its Monday to the Sunday after', () => {
    const one = (on: string) => aporOn(fixed, { on: toDay(on), years: 1 });
    expect(one('2026-11-08')).toBeNull();
    expect(one('2026-11-09')).toBe(610);
    expect(one('2026-11-15')).toBe(610);
    expect(one('2026-11-16')).toBe(620);
    expect(one('2026-11-23')).toBeNull();
    expect(aporOn(fixed, { on: toDay('2026-11-16'), years: 51 })).toBeNull();
  });

  it.each([
    ['of another kind', `${adjustableHead}\n11/09/2026|${rates('6')}`, 'first line'],
    ['without a week', fixedHead, 'no week'],
    ['cut within a row', `${fixedHead}\n11/09/2026|6.1|6.2`, '50 rates'],
    ['not of Mondays', `${fixedHead}\n11/10/2026|${rates('6')}`, 'Monday'],
    ['with a week left out', `${fixedHead}\n11/09/2026|${rates('6')}\n11/23/2026|${rates('6')}`, 'missing'],
    ['with something else for a rate', `${fixedHead}\n11/09/2026|${rates('n/a')}`, 'not a rate'],
    ['that is a page of the web', '<!doctype html><html></html>', 'first line'],
  ])('%s is refused', (_, text, problem) => {
    expect(() => parseApor(text, 'fixed')).toThrow(problem);
  });

  it('is read over several weeks and columns', () => {
    const weeks = ['08/24', '08/31', '09/07', '09/14', '09/21'];
    // On September 16, 2026, the published average for 30 years was 6.84 percent.
    const row = (week: string, at: number) =>
      [`${week}/2026`, ...years.map((year) => (year < 26 ? `6.0${at}` : `6.${81 + at}`))].join('|');
    const table = parseApor([fixedHead, ...weeks.map(row)].join('\r\n'), 'fixed');
    expect(table.weeks).toHaveLength(5);
    // The published calculator puts an APR of 10 percent on that day 3.160 above it.
    const spread = rateSpread(
      { product: 'fixed', years: 30, rate: toBasisPoints(1000), setOn: toDay('2026-09-16') },
      { fixed: table, adjustable },
    );
    expect(spread).toBe('3.160');
  });
});

describe('the rate spread', () => {
  const line = { rate: toBasisPoints(874), setOn: toDay('2026-11-12') };
  it('of a variable line is against the first column of the adjustable table', () => {
    expect(rateSpread({ ...line, product: 'variable', years: 10 }, { fixed, adjustable })).toBe('2.240');
  });
  it('of a fixed line is against its own term, and may be negative', () => {
    const low = { ...line, rate: toBasisPoints(500) };
    expect(rateSpread({ ...low, product: 'fixed', years: 10 }, { fixed, adjustable })).toBe('-1.250');
  });
  it('is unknown where no table covers the week', () => {
    const late = { ...line, setOn: toDay('2026-11-16') };
    expect(rateSpread({ ...late, product: 'variable', years: 10 }, { fixed, adjustable })).toBeNull();
  });
});
