import { describe, expect, it } from 'vitest';
import { fc } from '#testing/fast-check.ts';
import { filled, lastFilled, paginate, type Sized } from './paginate.ts';

const rooms = { first: 500, others: 600 };
const section = (at: number, ...heights: number[]): Sized[] =>
  heights.map((height, index) => ({ height, gap: 10, section: at, isFirst: index === 0 }));

describe('paginate', () => {
  it('moves a section whole where that leaves little empty', () => {
    const pages = paginate([...section(0, 430), ...section(1, 60, 300)], rooms);
    expect(pages.map((units) => units.map((unit) => unit.section))).toEqual([[0], [1, 1]]);
  });

  it('breaks a section between its parts where much would stay empty', () => {
    const pages = paginate([...section(0, 200), ...section(1, 200, 200, 200)], rooms);
    expect(pages.map((units) => units.map((unit) => unit.section))).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  it('fills a nearly empty last page from the one before', () => {
    const pages = paginate([...section(0, 240), ...section(1, 120), ...section(2, 120), ...section(3, 120)], rooms);
    expect(pages.map((units) => units.map((unit) => unit.section))).toEqual([[0], [1, 2, 3]]);
    expect(lastFilled(pages, rooms)).toBeGreaterThan(0.4);
  });

  it('keeps every unit in its order, and each page within its room', () => {
    const height = fc.integer({ min: 10, max: 500 });
    fc.assert(
      fc.property(
        fc.array(fc.array(height, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 12 }),
        (all) => {
          const units = all.flatMap((heights, at) => section(at, ...heights));
          const pages = paginate(units, rooms);
          expect(pages.flat()).toEqual(units);
          pages.forEach((page, at) => {
            expect(page.length).toBeGreaterThan(0);
            expect(filled(page)).toBeLessThanOrEqual(at === 0 ? rooms.first : rooms.others);
          });
        },
      ),
    );
  });
});
