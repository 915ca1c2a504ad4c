import type { ClockView, PipelineRow } from '#entities/contract/pipeline.ts';
import { type Day, toDay } from '#entities/values/day.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { clockViewOf } from '#rules/compliance/clock-view.ts';
import { rescissionPeriod } from '#rules/rescission/rescission.ts';
import type { StoredPipelineRow } from '#server/db/repos/pipeline/pipeline.ts';
import { clockKindOf } from '../shared/clocks.ts';

type Reader = { me: string; today: Day };
/** A loan as it is listed. */
type ListedLoan = Omit<PipelineRow, 'duplicates'>;
type Times = { kind: string | null; startedOn: Day | null; metOn: Day | null };

const clockOf = ({ kind, startedOn, metOn }: Times, today: Day): ClockView | null =>
  kind === null || startedOn === null ? null : clockViewOf({ kind: clockKindOf(kind), startedOn, metOn }, today);

const lastDayToCancel = ({ stage, details: { openedOn } }: StoredPipelineRow): Day | null =>
  stage === 'rescission' && openedOn !== null ? rescissionPeriod(openedOn).lastDayToCancel : null;

export const toPipelineRow = (row: StoredPipelineRow, { me, today }: Reader): ListedLoan => ({
  loanId: row.application_id,
  loanNumber: loanNumberText(row.loan_number),
  names: row.names,
  state: row.state,
  leadSource: row.lead_source,
  line: row.line === 0 ? null : row.line,
  cltv: row.cltv,
  dti: row.dti,
  isDtiOver: row.dti !== null && row.dti_limit !== null && row.dti > row.dti_limit,
  score: row.score,
  stage: row.stage,
  waitingOn: row.waiting_on,
  endsOn: lastDayToCancel(row),
  threeDay: clockOf({ kind: 'earlyDisclosures', startedOn: row.three_day_started, metOn: row.three_day_met }, today),
  decision: clockOf({ kind: row.decision_clock, startedOn: row.decision_started, metOn: row.decision_met }, today),
  nextDue: row.next_due === 'infinity' ? null : toDay(row.next_due),
  owner:
    row.assigned_to === null ? null : { id: row.assigned_to, name: row.owner_name ?? '', isMe: row.assigned_to === me },
  touchedAt: row.touched_at,
  details: row.details,
});
