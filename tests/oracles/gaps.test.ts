import { expect, it } from 'vitest';
import { day } from '#entities/values/day.ts';
import { employmentGaps } from '#rules/employment/employment-gaps.ts';
import { fc } from '#testing/fast-check.ts';
import { maybe, ORACLE_CASES } from './oracle-cases.ts';

const DAY_MS = 86_400_000;
const isoOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

type Job = { start: number; end: number | null };

/**
 * The specification's words: two years from the first of the current month; more than 31 days between jobs or before the
 * first one; a job without an end ends the check. The settled reading: time after the last job counts to the first of
 * this month, and a job that has not started yet is no job.
 */
const gapsBySpec = (jobs: readonly Job[], today: number) => {
  const now = new Date(today);
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  const since = Date.UTC(now.getUTCFullYear() - 2, now.getUTCMonth(), 1);
  const begun = jobs.filter(({ start }) => start <= today).sort((a, b) => a.start - b.start);
  const workedUntil = (before: readonly Job[]) =>
    Math.max(since, ...before.map(({ end }) => end ?? Number.POSITIVE_INFINITY));
  return [...begun.map(({ start }, at) => [workedUntil(begun.slice(0, at)), start]), [workedUntil(begun), first]]
    .map(([from = 0, to = 0]) => ({ from, to, days: (to - from) / DAY_MS }))
    .filter(({ days }) => days > 31)
    .map(({ from, to, days }) => ({ from: isoOf(from), to: isoOf(to), days }));
};

const NOW = Date.UTC(2026, 10, 15);
const fullDate = fc.integer({ min: -1100, max: 40 }).map((days) => NOW + days * DAY_MS);
/** A month without a day is its first. */
const monthOnly = fc.integer({ min: -36, max: 1 }).map((months) => Date.UTC(2026, 10 + months, 1));
const anyDate = fc.oneof(fullDate, monthOnly);
const anyJob = fc
  .record({ start: anyDate, end: maybe(anyDate) })
  .map(({ start, end }): Job => ({ start, end: end === null ? null : Math.max(start, end) }));

it('finds the gaps the specification describes, in full dates and in months', () => {
  fc.assert(
    fc.property(fc.array(anyJob, { maxLength: 6 }), fullDate, (jobs, today) => {
      const told = employmentGaps(
        jobs.map(({ start, end }) => ({
          startDate: day.parse(isoOf(start)),
          endDate: end === null ? null : day.parse(isoOf(end)),
        })),
        day.parse(isoOf(today)),
      );
      expect(told).toEqual(gapsBySpec(jobs, today));
    }),
    ORACLE_CASES,
  );
});
