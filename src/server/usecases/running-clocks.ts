import type { Day } from '#entities/day.ts';
import type { ClockView, PipelineStage, WaitingOn } from '#entities/pipeline.ts';
import { clockViewOf } from '#rules/compliance/clock-view.ts';
import { lenderToday } from '../clock.ts';
import type { Container } from '../container.ts';
import { runningClocks } from '../db/repos/late-clocks.ts';
import { clockKindOf } from './clocks.ts';
import { requireReach, type Staff } from './staff-reach.ts';
import { loanNumberText } from './to-pipeline-row.ts';

const MOST = 300;

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
};

/** Every duty that runs within the caller's reach, as of today. */
export const runningDuties = async (
  { database, env }: Container,
  staff: Staff,
): Promise<{ today: Day; duties: RunningDuty[]; isMore: boolean }> => {
  const today = lenderToday(env);
  const reach = requireReach(staff, 'seePipeline');
  const rows = await runningClocks(database.db, { reach, limit: MOST + 1 });
  const duties = rows.slice(0, MOST).map((row) => ({
    id: row.id,
    clock: clockViewOf({ kind: clockKindOf(row.kind), startedOn: row.started_on, metOn: null }, today),
    loanId: row.application_id,
    loanNumber: loanNumberText(row.loan_number),
    names: row.names,
    stage: row.stage,
    waitingOn: row.waiting_on,
    owner: row.owner_name,
    markedLateOn: row.marked_late_on,
  }));
  return { today, duties, isMore: rows.length > MOST };
};
