import type { ExportedLoan } from '#entities/contract/pipeline.ts';
import type { Day } from '#entities/values/day.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { dueDay } from '#rules/compliance/clocks.ts';
import type { ExportedRow } from '#server/db/repos/pipeline/exported-rows.ts';
import { clockKindOf } from '../shared/clocks.ts';

type Times = { kind: string | null; startedOn: Day | null; metOn: Day | null };

/** Loans share the days their clocks started: each due day is computed once for a whole file. */
export const toExportedLoan = (): ((row: ExportedRow) => ExportedLoan) => {
  const dueDays = new Map<string, Day>();
  const dueOf = (kind: string, startedOn: Day): Day => {
    const key = `${kind} ${startedOn}`;
    const dueOn = dueDays.get(key) ?? dueDay(clockKindOf(kind), startedOn);
    dueDays.set(key, dueOn);
    return dueOn;
  };
  const clockOf = ({ kind, startedOn, metOn }: Times): ExportedLoan['decision'] =>
    kind === null || startedOn === null ? null : { dueOn: dueOf(kind, startedOn), metOn };
  return (row) => ({
    loanNumber: loanNumberText(Number(row.loan_number)),
    names: row.names,
    state: row.state,
    leadSource: row.lead_source,
    line: row.line === 0 ? null : row.line,
    cltv: row.cltv,
    dti: row.dti,
    score: row.score,
    stage: row.stage,
    waitingOn: row.waiting_on,
    threeDay: clockOf({ kind: 'earlyDisclosures', startedOn: row.three_day_started, metOn: row.three_day_met }),
    decision: clockOf({ kind: row.decision_clock, startedOn: row.decision_started, metOn: row.decision_met }),
    ownerName: row.owner_name,
    touchedAt: row.touched_at,
  });
};
