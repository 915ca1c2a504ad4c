import type { ReportAsked, Tally } from '#entities/contract/reports/pipeline-report.ts';
import { csvLine } from '#entities/text/csv-line.ts';
import { shareOf } from '#rules/reports/share-of.ts';
import type { Container } from '#server/container.ts';
import { appendDeskEvent } from '#server/db/repos/loan/desk-events.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';
import { pipelineReport, type ShownReport } from './pipeline-report.ts';

const BYTE_ORDER_MARK = '\ufeff';
type Lines = readonly (string | number | null)[][];

const percent = (part: number, of: number): number | null => {
  const share = shareOf(part, { of });
  return share.kind === 'few' ? null : share.share / 100;
};

const tablesOf = ({ words }: Container, asked: ReportAsked, { report, work }: ShownReport): Lines[] => {
  const { reports, reportsCsv: csv, stageWords } = words;
  const { received } = report;
  const outcome = (name: string, { loans, amount }: Tally) => [name, loans, amount, percent(loans, received.loans)];
  const nameOf = ({ value, name }: (typeof report.groups)[number]): string => {
    if (value === null) return reports.groups.none[asked.by];
    return name ?? reports.groups.products[value] ?? value;
  };
  return [
    [
      [...csv.outcomes],
      outcome(reports.received, received),
      outcome(reports.funded, report.funded),
      ...report.fallout.map((row) => outcome(reports.outcomes[row.outcome], row.tally)),
      outcome(reports.open, report.open),
    ],
    [
      [...csv.fallout],
      ...report.fallout.flatMap(({ outcome: ended, stages }) =>
        stages.map(({ stage, loans }) => [reports.outcomes[ended], csv.stage(stage, stageWords), loans]),
      ),
    ],
    [
      [...csv.stages],
      ...report.stages.map(({ stage, left, there }) => [
        ...[stageWords[stage], left.loans, left.median, left.p90, there.loans, there.median],
      ]),
    ],
    [
      [reports.breakdowns[asked.by], ...csv.groups],
      ...report.groups.map((group) => [
        ...[nameOf(group), group.received.loans, group.received.amount, group.funded.loans, group.funded.amount],
        ...[group.fellOut.loans, group.open.loans],
      ]),
    ],
    [
      [...csv.work],
      ...work.map(({ name, counts, wait }) => [
        ...[name, counts.documents, counts.conditions, counts.decisions, counts.closings, wait.median, wait.loans],
      ]),
    ],
  ];
};

/** The report as a file, with its definitions in the head. The export is logged before anything is sent. */
export const exportReport = async (
  container: Container,
  staff: Staff,
  asked: ReportAsked,
): Promise<AsyncGenerator<string>> => {
  requireReach(staff, 'seeReports');
  const { accountId } = staff;
  await appendDeskEvent(container.database.db, { accountId, kind: 'reportExported', body: { asked } });
  return linesOf(container, asked, await pipelineReport(container, staff, asked));
};

async function* linesOf(container: Container, asked: ReportAsked, shown: ShownReport): AsyncGenerator<string> {
  const { reports, reportsCsv: csv } = container.words;
  const head: Lines = [
    [csv.title],
    [csv.period, shown.from, shown.to],
    [csv.madeOn, container.clock.today()],
    ...(asked.only === null ? [] : [[csv.only, reports.breakdowns[asked.only.by], asked.only.value]]),
    [csv.definitions],
    ...reports.definitions.map(([term, text]) => [term, text]),
  ];
  yield BYTE_ORDER_MARK;
  for (const table of [head, ...tablesOf(container, asked, shown)]) yield `${table.map(csvLine).join('')}\r\n`;
}
