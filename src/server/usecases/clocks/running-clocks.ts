import type { ClockView, PipelineStage, WaitingOn } from '#entities/contract/pipeline.ts';
import type { Day } from '#entities/values/day.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { clockViewOf } from '#rules/compliance/clock-view.ts';
import type { Container } from '#server/container.ts';
import { type RunningClock, runningClocks } from '#server/db/repos/loan/late-clocks.ts';
import { decodePipelineCursor, encodePipelineCursor } from '../pipeline/list-pipeline.ts';
import { clockKindOf } from '../shared/clocks.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';

/** Files per page. */
const PAGE = 50;

export type RunningDuty = {
  id: string;
  clock: ClockView;
  loanId: string;
  loanNumber: string;
  names: string;
  stage: PipelineStage;
  waitingOn: WaitingOn;
  owner: string | null;
  markedLateOn: Day | null;
  /** Why it is late, and who says so. */
  lateReason: { text: string; by: string } | null;
};

const filesOf = (rows: readonly RunningClock[]): RunningClock[] => [
  ...new Map(rows.map((row) => [row.application_id, row])).values(),
];

/** One page of all running clocks within the caller's reach, as of today. */
export const runningDuties = async (
  { database, clock }: Container,
  staff: Staff,
  cursor: string | null,
): Promise<{ today: Day; duties: RunningDuty[]; next: string | null }> => {
  const today = clock.today();
  const reach = requireReach(staff, 'seePipeline');
  const from = cursor === null ? null : decodePipelineCursor(cursor, 'clock');
  const rows = await runningClocks(database.db, { reach, cursor: from, limit: PAGE + 1 });
  const files = filesOf(rows).toSorted(
    (one, other) => one.next_due.localeCompare(other.next_due) || one.loan_number - other.loan_number,
  );
  const [last, beyond] = files.slice(PAGE - 1);
  const duties = rows
    .filter(({ application_id }) => application_id !== beyond?.application_id)
    .map((row) => ({
      id: row.id,
      clock: clockViewOf({ kind: clockKindOf(row.kind), startedOn: row.started_on, metOn: null }, today),
      loanId: row.application_id,
      loanNumber: loanNumberText(row.loan_number),
      names: row.names,
      stage: row.stage,
      waitingOn: row.waiting_on,
      owner: row.owner_name,
      markedLateOn: row.marked_late_on,
      lateReason: row.late_reason === null ? null : { text: row.late_reason, by: row.late_reason_by_name ?? '' },
    }));
  const next = last && beyond ? encodePipelineCursor({ key: last.next_due, loanNumber: last.loan_number }) : null;
  return { today, duties, next };
};
