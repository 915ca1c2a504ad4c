import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { workTimeline } from './work-timeline.ts';

const asOf = toDay('2026-11-15');
const job = (id: string, startDate: unknown, endDate: unknown = null) => ({
  id,
  employerName: id,
  startDate,
  endDate,
  isCurrent: endDate === null,
});

describe('the two years', () => {
  it('are drawn with their gap, as the picture of the page has it', () => {
    const drawn = workTimeline([job('Mission', '2021-06-07', '2025-12-12'), job('Ridge', '2026-03-02')], asOf);
    expect(drawn.gaps).toMatchObject([{ from: '2025-12-12', to: '2026-03-02', days: 80 }]);
    expect(drawn.gaps[0]?.at).toBeCloseTo(55.6, 0);
    expect(drawn.bars.map(({ name, lane }) => [name, lane])).toEqual([
      ['Mission', 0],
      ['Ridge', 0],
    ]);
    expect(drawn.coveredMonths).toBe(21);
  });

  it('show jobs at the same time side by side, and count their months once', () => {
    const drawn = workTimeline([job('one', '2020-01-01'), job('two', '2025-01-01', '2026-02-01')], asOf);
    expect(drawn.lanes).toBe(2);
    expect(drawn.coveredMonths).toBe(24);
  });

  it('leave out what cannot be drawn yet: no start, no end, an end before the start', () => {
    const half = [job('a', null), { ...job('b', '2025-01-01'), isCurrent: null }, job('c', '2025-05-01', '2024-05-01')];
    expect(workTimeline(half, asOf).bars).toEqual([]);
    expect(workTimeline(half, asOf).coveredMonths).toBe(0);
  });

  it('are not covered by a job without a name, whose form is still empty', () => {
    const unnamed = { ...job('', '2025-12-01', '2026-03-01'), employerName: null };
    const drawn = workTimeline([job('one', '2020-01-01', '2025-12-01'), job('two', '2026-03-01'), unnamed], asOf);
    expect(drawn.coveredMonths).toBe(21);
    expect(drawn.gaps).toHaveLength(1);
  });

  it('are not covered at all by a first job that started this month', () => {
    const drawn = workTimeline([job('new', '2026-11-10')], asOf);
    expect(drawn.gaps).toMatchObject([{ to: '2026-11-10', width: 100 }]);
    expect(drawn.coveredMonths).toBe(0);
  });

  it('hold forty jobs', () => {
    const many = Array.from({ length: 40 }, (_, at) => job(`job-${at}`, `20${10 + (at % 16)}-01-01`));
    expect(workTimeline(many, asOf).bars).toHaveLength(40);
  });
});
