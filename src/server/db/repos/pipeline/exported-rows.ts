import { sql } from 'drizzle-orm';
import type { PipelineStage, WaitingOn } from '#entities/contract/pipeline.ts';
import type { Day } from '#entities/values/day.ts';
import type { Reader } from '#server/db/connect.ts';
import { type Paged, walked } from './pipeline.ts';
import { type Cursor, placeOf } from './pipeline-order.ts';

/** What an export shows of a loan, by the types of the columns: the projection alone writes them, so that no row is checked again. */
export type ExportedRow = {
  loan_number: string;
  names: string;
  state: string | null;
  lead_source: string;
  line: number;
  cltv: number | null;
  dti: number | null;
  score: number | null;
  stage: PipelineStage;
  waiting_on: WaitingOn;
  three_day_started: Day | null;
  three_day_met: Day | null;
  decision_clock: string | null;
  decision_started: Day | null;
  decision_met: Day | null;
  touched_at: string;
  owner_name: string | null;
  /** The sorted value, as the driver reads it. */
  place: string | number;
};

/** Days arrive as text, and so does the time, as it is shown. */
const columns = sql`r.names, r.state, r.lead_source, r.line, r.cltv, r.dti, r.score, r.stage, r.waiting_on,
  r.three_day_started, r.three_day_met, r.decision_clock, r.decision_started, r.decision_met,
  to_char(r.touched_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS touched_at, r.assigned_to`;

/** The next rows of an entire view, in its order. */
export const exportedRows = async (db: Reader, asked: Paged): Promise<ExportedRow[]> => {
  const { of, order } = placeOf(asked.sort);
  const query = walked(asked, { shown: sql`${of}, ${columns}`, order });
  return query === null ? [] : (await db.execute<ExportedRow>(query)).rows;
};

export const cursorAfter = ({ place, loan_number }: ExportedRow): Cursor => ({
  key: String(place),
  loanNumber: Number(loan_number),
});
