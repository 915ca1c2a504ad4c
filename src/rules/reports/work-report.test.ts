import fc from 'fast-check';
import { expect, it } from 'vitest';
import { staffWork } from '#entities/contract/reports/pipeline-report.ts';
import type { WorkDone } from '#entities/contract/reports/report-facts.ts';
import { workReportOf } from './work-report.ts';

it('counts by person and kind, the busiest first, and the wait of what says since when it was ready', () => {
  const rows: WorkDone[] = [
    { person: 'a', work: 'documents', days: 1, items: 3 },
    { person: 'a', work: 'conditions', days: null, items: 40 },
    { person: 'b', work: 'documents', days: 0, items: 1 },
    { person: 'a', work: 'decisions', days: 9, items: 2 },
  ];
  const none = { documents: 0, conditions: 0, decisions: 0, closings: 0 };
  expect(workReportOf(rows)).toEqual([
    {
      person: 'a',
      counts: { ...none, documents: 3, conditions: 40, decisions: 2 },
      wait: { loans: 5, median: 1, p90: null },
    },
    { person: 'b', counts: { ...none, documents: 1 }, wait: { loans: 1, median: null, p90: null } },
  ]);
});

it('loses and doubles nothing', () => {
  const done = fc.record({
    person: fc.constantFrom('a', 'b', 'c'),
    work: fc.constantFrom(...staffWork.options),
    days: fc.option(fc.nat(30)),
    items: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(fc.array(done), (rows) => {
      const counted = workReportOf(rows).flatMap(({ counts }) => Object.values(counts));
      expect(counted.reduce((sum, each) => sum + each, 0)).toBe(rows.reduce((sum, { items }) => sum + items, 0));
    }),
  );
});
