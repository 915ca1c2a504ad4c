import { z } from 'zod';
import {
  period,
  type ReportAsked,
  type ReportBreakdown,
  pipelineReport as reportSchema,
  workReport,
} from '#entities/contract/reports/pipeline-report.ts';
import { pipelineReportOf } from '#rules/reports/pipeline-report.ts';
import { workReportOf } from '#rules/reports/work-report.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import { namesOf } from '#server/db/repos/accounts/accounts.ts';
import { allBranches, allCompanies } from '#server/db/repos/accounts/staff.ts';
import { countReported } from '#server/db/repos/reports/pipeline-report.ts';
import { countWork } from '#server/db/repos/reports/work-done.ts';
import type { Staff } from '../shared/staff-reach.ts';
import { reportScope } from './report-scope.ts';

export const shownReport = period.extend({
  report: reportSchema.extend({
    groups: z.array(reportSchema.shape.groups.element.extend({ name: z.string().nullable() })),
  }),
  work: z.array(workReport.element.extend({ name: z.string() })),
});
export type ShownReport = z.infer<typeof shownReport>;

/** The names of offices; states and products are named where they are shown. */
const namesIn = async (db: Reader, by: ReportBreakdown): Promise<ReadonlyMap<string, string>> => {
  if (by !== 'branch' && by !== 'partner') return new Map();
  const offices = await (by === 'branch' ? allBranches(db) : allCompanies(db));
  return new Map(offices.map(({ id, name }) => [id, name]));
};

/** What became of the applications of a period, and what staff did in it, as far as the caller reaches. */
export const pipelineReport = async (container: Container, staff: Staff, asked: ReportAsked): Promise<ShownReport> => {
  const scope = reportScope(container, staff, asked);
  const db = await container.reportsDatabase();
  const [{ received, stays }, done] = await Promise.all([countReported(db, scope), countWork(db, scope)]);
  const report = pipelineReportOf(received, stays);
  const work = workReportOf(done);
  const [offices, people] = [
    await namesIn(db, asked.by),
    await namesOf(
      db,
      work.map(({ person }) => person),
    ),
  ];
  return {
    from: scope.from,
    to: scope.to,
    report: {
      ...report,
      groups: report.groups.map((group) => ({ ...group, name: offices.get(group.value ?? '') ?? null })),
    },
    work: work.map((row) => ({ ...row, name: people.get(row.person) ?? '' })),
  };
};
