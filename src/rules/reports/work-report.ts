import type { StaffWork, WorkReport } from '#entities/contract/reports/pipeline-report.ts';
import type { WorkDone } from '#entities/contract/reports/report-facts.ts';
import { daysOf } from './days-of.ts';

const countOf = (rows: readonly WorkDone[], work: StaffWork): number =>
  rows.filter((row) => row.work === work).reduce((sum, { items }) => sum + items, 0);

/** What each person did, the busiest first. */
export const workReportOf = (rows: readonly WorkDone[]): WorkReport =>
  [...Map.groupBy(rows, ({ person }) => person)]
    .map(([person, own]) => {
      return {
        person,
        counts: {
          documents: countOf(own, 'documents'),
          conditions: countOf(own, 'conditions'),
          decisions: countOf(own, 'decisions'),
          closings: countOf(own, 'closings'),
        },
        wait: daysOf(own.flatMap(({ days, items }) => (days === null ? [] : [{ days, loans: items }]))),
        total: own.reduce((sum, { items }) => sum + items, 0),
      };
    })
    .toSorted((one, other) => other.total - one.total)
    .map(({ total: _, ...row }) => row);
