import { type SQL, sql } from 'drizzle-orm';
import type { PipelineFilter, PipelineSort } from '#entities/contract/pipeline.ts';
import type { Day } from '#entities/values/day.ts';
import type { ReachedOffices } from '../accounts/reached-offices.ts';
import { hasUnsettled } from './duplicates.ts';

export type Asked = { reach: ReachedOffices; me: string; today: Day };
export type Listed = Asked & { filter: PipelineFilter };

const all = (conditions: readonly (SQL | false)[]): SQL => {
  const wanted = conditions.filter((condition) => condition !== false);
  return wanted.length === 0 ? sql`true` : sql.join(wanted, sql` AND `);
};

const dueBy = (on: Day, filter: PipelineFilter['clock']): SQL | false =>
  ({
    any: false as const,
    late: sql`r.next_due < ${on}::date`,
    today: sql`r.next_due <= ${on}::date`,
    threeDays: sql`r.next_due <= ${on}::date + 3`,
    running: sql`r.next_due < 'infinity'`,
    none: sql`r.next_due = 'infinity'`,
  })[filter];

const inBand = (line: PipelineFilter['line']): SQL | false =>
  ({
    any: false as const,
    under50: sql`r.line > 0 AND r.line < 50000`,
    to100: sql`r.line >= 50000 AND r.line < 100000`,
    to200: sql`r.line >= 100000 AND r.line <= 200000`,
    over200: sql`r.line > 200000`,
  })[line];

const ofOwner = ({ filter: { owner }, me }: Listed): SQL | false =>
  owner !== 'any' && owner !== 'nobody' && sql`r.assigned_to = ${owner === 'me' ? me : owner}`;

const ofStage = ({ stage }: PipelineFilter, table: SQL): SQL | false =>
  stage === 'open' ? sql`${table}.is_open` : stage !== 'any' && sql`${table}.stage = ${stage}`;

const WEEK = 6;

/** What no cell of the sums tells: another table has it. */
const ofFiles = ({ filter: { files }, today }: Listed): SQL | false => {
  if (files === 'closingSoon')
    return sql`EXISTS (SELECT FROM work_items w WHERE w.application_id = r.application_id AND w.kind = 'signing'
      AND w.due_on <= ${today}::date + ${WEEK}::int)`;
  return files === 'duplicates' && sql`r.is_open AND ${hasUnsettled(sql`r.application_id`)}`;
};

/** The whole filter, applied to each row separately. */
export const wantedOf = (listed: Listed): SQL => {
  const { filter, today } = listed;
  const { state, owner, line, waitingOn, clock } = filter;
  return all([
    ofStage(filter, sql`r`),
    filter.files === 'open' && sql`r.is_open`,
    ofFiles(listed),
    state !== null && sql`r.state = ${state}`,
    ofOwner(listed),
    owner === 'nobody' && sql`r.assigned_to IS NULL`,
    inBand(line),
    waitingOn !== null && sql`r.waiting_on = ${waitingOn}`,
    dueBy(today, clock),
  ]);
};

/** Whether the filter is so selective that walking an order might pass many rows for each match. */
export const isNarrow = ({
  filter: { stage, state, owner, line, waitingOn, clock },
  sort,
}: Listed & { sort: PipelineSort }): boolean =>
  (stage !== 'open' && stage !== 'any') ||
  state !== null ||
  owner === 'nobody' ||
  line !== 'any' ||
  waitingOn !== null ||
  clock === 'running' ||
  clock === 'none' ||
  (clock !== 'any' && sort !== 'clock' && sort !== 'clockLast');

/** The cells the filter allows; all rows of a cell share the values tested here. */
export const cellsOf = ({ filter }: Listed): SQL => {
  const { state, owner, line, waitingOn, clock } = filter;
  return sql`SELECT c.cell FROM pipeline_cells c WHERE ${all([
    ofStage(filter, sql`c`),
    filter.files === 'open' && sql`c.is_open`,
    state !== null && sql`c.state = ${state}`,
    owner !== 'any' && (owner === 'nobody' ? sql`NOT c.has_owner` : sql`c.has_owner`),
    line !== 'any' && sql`c.band = ${line}`,
    waitingOn !== null && sql`c.waiting_on = ${waitingOn}`,
    clock !== 'any' && (clock === 'none' ? sql`NOT c.has_clock` : sql`c.has_clock`),
  ])}`;
};

/** The remaining filter for the rows of those cells. */
export const withinCell = (listed: Listed): SQL => {
  const { clock } = listed.filter;
  return all([ofOwner(listed), ofFiles(listed), clock !== 'none' && clock !== 'running' && dueBy(listed.today, clock)]);
};
