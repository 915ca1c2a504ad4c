import { type PipelineStage, pipelineStage } from '#entities/contract/pipeline.ts';
import {
  type Fallout,
  fallout,
  type LoanOutcome,
  type PipelineReport,
  type Tally,
} from '#entities/contract/reports/pipeline-report.ts';
import type { ReceivedLoans, StageDays } from '#entities/contract/reports/report-facts.ts';
import { daysOf } from './days-of.ts';
import { outcomeOf } from './loan-outcome.ts';

type Told = ReceivedLoans & { outcome: LoanOutcome };

const tallyOf = (rows: readonly Told[]): Tally => ({
  loans: rows.reduce((sum, { loans }) => sum + loans, 0),
  amount: rows.reduce((sum, { amount }) => sum + amount, 0),
});

const isFallout = (outcome: LoanOutcome): outcome is Fallout => fallout.safeParse(outcome).success;

const tallies = (rows: readonly Told[]) => ({
  received: tallyOf(rows),
  funded: tallyOf(rows.filter(({ outcome }) => outcome === 'funded')),
  fellOut: tallyOf(rows.filter(({ outcome }) => isFallout(outcome))),
  open: tallyOf(rows.filter(({ outcome }) => outcome === 'open')),
});

const inOrder: readonly (PipelineStage | null)[] = [...pipelineStage.options, null];

const falloutOf = (rows: readonly Told[]): PipelineReport['fallout'] =>
  fallout.options.flatMap((outcome) => {
    const ended = rows.filter((row) => row.outcome === outcome);
    const tally = tallyOf(ended);
    if (tally.loans === 0) return [];
    const stages = inOrder.flatMap((stage) => {
      const { loans } = tallyOf(ended.filter(({ endedIn }) => endedIn === stage));
      return loans === 0 ? [] : [{ stage, loans }];
    });
    return [{ outcome, tally, stages }];
  });

const groupsOf = (rows: readonly Told[]): PipelineReport['groups'] =>
  [...Map.groupBy(rows, ({ group }) => group)]
    .map(([value, own]) => ({ value, ...tallies(own) }))
    .toSorted((one, other) => other.received.loans - one.received.loans);

const stagesOf = (rows: readonly StageDays[]): PipelineReport['stages'] =>
  pipelineStage.options.flatMap((stage) => {
    const here = rows.filter((row) => row.stage === stage);
    const left = daysOf(here.filter(({ isThere }) => !isThere));
    const there = daysOf(here.filter(({ isThere }) => isThere));
    return left.loans + there.loans === 0 ? [] : [{ stage, left, there }];
  });

/** What became of the applications received in a period: every one of them is open, funded or fell out. */
export const pipelineReportOf = (received: readonly ReceivedLoans[], stays: readonly StageDays[]): PipelineReport => {
  const rows = received.map((row) => ({ ...row, outcome: outcomeOf(row) }));
  return { ...tallies(rows), fallout: falloutOf(rows), groups: groupsOf(rows), stages: stagesOf(stays) };
};
