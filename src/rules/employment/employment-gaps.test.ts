import { describe, expect, it } from 'vitest';
import { addDays, addYears, type Day, dayFromNumber, daysBetween, firstOfMonth, toDay } from '#entities/values/day.ts';
import { fc } from '#testing/fast-check.ts';
import { employmentGaps, isCurrent } from './employment-gaps.ts';

const asOf = toDay('2026-11-15');
const job = (startDate: string, endDate: string | null) => ({
  startDate: toDay(startDate),
  endDate: endDate === null ? null : toDay(endDate),
});

describe('employmentGaps', () => {
  it.each([
    ['one open-ended job from before', [job('2020-05-01', null)], []],
    ['a job that began the month the two years do', [job('2024-11-01', null)], []],
    ['31 days before the first job', [job('2024-12-02', null)], []],
    ['32 days before the first job', [job('2024-12-03', null)], [['2024-11-01', '2024-12-03', 32]]],
    ['31 days between jobs', [job('2020-01-01', '2025-03-10'), job('2025-04-10', null)], []],
    [
      '32 days between jobs',
      [job('2020-01-01', '2025-03-10'), job('2025-04-11', null)],
      [['2025-03-10', '2025-04-11', 32]],
    ],
    ['months next to each other', [job('2020-01-01', '2025-07-01'), job('2025-08-01', null)], []],
    [
      'a month left out',
      [job('2020-01-01', '2025-07-01'), job('2025-09-01', null)],
      [['2025-07-01', '2025-09-01', 62]],
    ],
    ['no jobs at all', [], [['2024-11-01', '2026-11-01', 730]]],
    ['time after the last job', [job('2020-01-01', '2026-08-01')], [['2026-08-01', '2026-11-01', 92]]],
    ['a last job that ended last month', [job('2020-01-01', '2026-10-01')], []],
    ['a last job that ended this month', [job('2020-01-01', '2026-11-01')], []],
    ['a gap older than two years', [job('2019-01-01', '2022-01-01'), job('2024-06-01', null)], []],
    [
      'a gap that began before the two years',
      [job('2019-01-01', '2024-06-01'), job('2025-01-01', null)],
      [['2024-11-01', '2025-01-01', 61]],
    ],
    [
      'jobs that overlap',
      [job('2020-01-01', '2026-01-01'), job('2021-01-01', '2022-01-01'), job('2026-01-15', null)],
      [],
    ],
    ['a job listed out of order', [job('2025-06-01', null), job('2020-01-01', '2025-05-15')], []],
    ['an open-ended job ends the check', [job('2020-01-01', null), job('2021-01-01', '2022-01-01')], []],
    ['a job that started this month', [job('2026-11-10', null)], [['2024-11-01', '2026-11-10', 739]]],
    [
      'full dates between a job and one that started this month',
      [job('2020-01-01', '2026-10-05'), job('2026-11-10', null)],
      [['2026-10-05', '2026-11-10', 36]],
    ],
    [
      'months between a job and one that started this month',
      [job('2020-01-01', '2026-10-01'), job('2026-11-01', null)],
      [],
    ],
    [
      'a job that has not started yet',
      [job('2020-01-01', '2026-08-01'), job('2026-11-20', null)],
      [['2026-08-01', '2026-11-01', 92]],
    ],
    ['an end this month and a start after it', [job('2020-01-01', '2026-11-02'), job('2026-11-10', null)], []],
    ['a job that started on the first', [job('2026-11-01', null), job('2020-01-01', '2026-10-01')], []],
  ])('%s', (_, jobs, gaps) => {
    expect(employmentGaps(jobs, asOf).map(({ from, to, days }) => [from, to, days])).toEqual(gaps);
  });

  const anyDay = fc.integer({ min: 18_000, max: 21_000 }).map(dayFromNumber);
  const anyJob = fc
    .record({ startDate: anyDay, length: fc.integer({ min: 0, max: 900 }), isOpen: fc.boolean() })
    .map(({ startDate, length, isOpen }) => ({ startDate, endDate: isOpen ? null : addDays(startDate, length) }));

  it('counts 61 days between two full dates, also when the later one is in this month', () => {
    const jobs = [job('2019-03-01', '2026-05-31'), job('2026-07-31', null)];
    for (const today of ['2026-07-31', '2026-08-15'])
      expect(employmentGaps(jobs, toDay(today))).toEqual([{ from: '2026-05-31', to: '2026-07-31', days: 61 }]);
  });

  it('are longer than 31 days, in order, apart and within the two years, whatever the order of the jobs', () => {
    fc.assert(
      fc.property(fc.array(anyJob, { maxLength: 8 }), anyDay, (jobs, today) => {
        const gaps = employmentGaps(jobs, today);
        let covered: Day = addYears(firstOfMonth(today), -2);
        for (const { from, to, days } of gaps) {
          expect(from >= covered).toBe(true);
          expect(days).toBe(daysBetween(from, to));
          expect(days).toBeGreaterThan(31);
          expect(to <= today).toBe(true);
          covered = to;
        }
        expect(employmentGaps(jobs.toReversed(), today)).toEqual(gaps);
      }),
    );
  });

  it('never hold a day on which someone worked', () => {
    fc.assert(
      fc.property(fc.array(anyJob, { maxLength: 6 }), anyDay, (jobs, today) => {
        for (const { from, to } of employmentGaps(jobs, today)) {
          const overlaps = jobs.some(
            ({ startDate, endDate }) => startDate < to && (endDate === null || endDate > from),
          );
          expect(overlaps).toBe(false);
        }
      }),
    );
  });

  it('never grow when a job from before this month is added', () => {
    const total = (jobs: { startDate: Day; endDate: Day | null }[], today: Day) =>
      employmentGaps(jobs, today).reduce((sum, { days }) => sum + days, 0);
    fc.assert(
      fc.property(fc.array(anyJob, { maxLength: 6 }), anyJob, anyDay, (jobs, more, today) => {
        // A start this month extends a gap the first of the month would have ended.
        fc.pre(more.startDate < firstOfMonth(today));
        expect(total([...jobs, more], today)).toBeLessThanOrEqual(total(jobs, today));
      }),
    );
  });
});

describe('isCurrent', () => {
  it.each([
    [null, true],
    ['2026-11-01', true],
    ['2026-12-01', true],
    ['2026-10-31', false],
  ])('%s: %s', (endDate, expected) => {
    expect(isCurrent(endDate === null ? null : toDay(endDate), asOf)).toBe(expected);
  });
});
