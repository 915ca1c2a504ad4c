import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pipelineStage } from '#entities/contract/pipeline.ts';
import type { ReceivedLoans, StageDays } from '#entities/contract/reports/report-facts.ts';
import { decisionKind } from '#entities/contract/staff-decision.ts';
import { pipelineReportOf } from './pipeline-report.ts';

const row = (change: Partial<ReceivedLoans>): ReceivedLoans => ({
  group: 'TN',
  stage: 'documents',
  lastDecision: null,
  isIdle: false,
  endedIn: 'documents',
  loans: 1,
  amount: 50_000,
  ...change,
});

const anyRow: fc.Arbitrary<ReceivedLoans> = fc.record({
  group: fc.constantFrom('TN', 'TX', null),
  stage: fc.constantFrom(...pipelineStage.options),
  lastDecision: fc.constantFrom(null, ...decisionKind.options),
  isIdle: fc.boolean(),
  endedIn: fc.constantFrom(null, ...pipelineStage.options),
  loans: fc.integer({ min: 1, max: 40 }),
  amount: fc.nat(1_000_000),
});
const anyStay: fc.Arbitrary<StageDays> = fc.record({
  stage: fc.constantFrom(...pipelineStage.options),
  isThere: fc.boolean(),
  days: fc.nat(90),
  loans: fc.integer({ min: 1, max: 9 }),
});
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

describe('the report of a period', () => {
  it('tells what became of the loans, by reason and stage, and breaks it down', () => {
    const rows = [
      row({ stage: 'funded', loans: 2, amount: 120_000 }),
      row({ stage: 'refused', lastDecision: 'denied', endedIn: 'review', loans: 3 }),
      row({ stage: 'refused', lastDecision: 'denied', endedIn: null, group: 'TX' }),
      row({ stage: 'withdrawn', endedIn: 'conditions', group: 'TX' }),
      row({}),
    ];
    const stays = [
      { stage: 'review', isThere: false, days: 4, loans: 6 },
      { stage: 'review', isThere: true, days: 9, loans: 1 },
    ] as const;
    const { groups, ...report } = pipelineReportOf(rows, stays);
    expect(report).toEqual({
      received: { loans: 8, amount: 320_000 },
      funded: { loans: 2, amount: 120_000 },
      open: { loans: 1, amount: 50_000 },
      fellOut: { loans: 5, amount: 150_000 },
      fallout: [
        {
          outcome: 'denied',
          tally: { loans: 4, amount: 100_000 },
          stages: [
            { stage: 'review', loans: 3 },
            { stage: null, loans: 1 },
          ],
        },
        { outcome: 'withdrawn', tally: { loans: 1, amount: 50_000 }, stages: [{ stage: 'conditions', loans: 1 }] },
      ],
      stages: [
        { stage: 'review', left: { loans: 6, median: 4, p90: null }, there: { loans: 1, median: null, p90: null } },
      ],
    });
    expect(groups.map(({ value, received, funded }) => [value, received.loans, funded.loans])).toEqual([
      ['TN', 6, 2],
      ['TX', 2, 0],
    ]);
  });

  it('of nothing is empty', () => {
    const nothing = { loans: 0, amount: 0 };
    expect(pipelineReportOf([], [])).toEqual({
      ...{ received: nothing, funded: nothing, open: nothing, fellOut: nothing },
      ...{ fallout: [], groups: [], stages: [] },
    });
  });

  it('adds up: every loan received is open, funded or fell out, for one reason, in one stage, in one group', () => {
    fc.assert(
      fc.property(fc.array(anyRow), (rows) => {
        const { received, funded, open, fellOut, fallout, groups } = pipelineReportOf(rows, []);
        for (const part of ['loans', 'amount'] as const) {
          expect(received[part]).toBe(sum(rows.map((each) => each[part])));
          expect(funded[part] + open[part] + fellOut[part]).toBe(received[part]);
          expect(sum(fallout.map(({ tally }) => tally[part]))).toBe(fellOut[part]);
          for (const name of ['received', 'funded', 'open', 'fellOut'] as const)
            expect(sum(groups.map((group) => group[name][part]))).toBe({ received, funded, open, fellOut }[name][part]);
        }
        for (const { tally, stages } of fallout) expect(sum(stages.map(({ loans }) => loans))).toBe(tally.loans);
      }),
    );
  });

  it('of a longer period never counts less', () => {
    fc.assert(
      fc.property(
        fc.array(anyRow),
        fc.array(anyRow),
        fc.array(anyStay),
        fc.array(anyStay),
        (rows, more, stays, later) => {
          const [short, long] = [
            pipelineReportOf(rows, stays),
            pipelineReportOf([...rows, ...more], [...stays, ...later]),
          ];
          for (const name of ['received', 'funded', 'open', 'fellOut'] as const)
            expect(long[name].loans).toBeGreaterThanOrEqual(short[name].loans);
          for (const { stage, left, there } of short.stages) {
            const same = long.stages.find((each) => each.stage === stage);
            expect(same?.left.loans).toBeGreaterThanOrEqual(left.loans);
            expect(same?.there.loans).toBeGreaterThanOrEqual(there.loans);
          }
        },
      ),
    );
  });
});
