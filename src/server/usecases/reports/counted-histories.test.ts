import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { finalStages, type PipelineStage } from '#entities/contract/pipeline.ts';
import { staffWork } from '#entities/contract/reports/pipeline-report.ts';
import { addDays, type Day, daysBetween, laterOf } from '#entities/values/day.ts';
import { countReported } from '#server/db/repos/reports/pipeline-report.ts';
import type { ReportScope } from '#server/db/repos/reports/received-loans.ts';
import { reportedLoans } from '#server/db/repos/reports/reported-loans.ts';
import { countWork } from '#server/db/repos/reports/work-done.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { aHistory, type History, keepHistories, PEOPLE, START, WORK } from '#testing/projection/report-histories.ts';

let database: TestDatabase;
let client: pg.PoolClient;
beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.superuser.connect();
});
afterAll(async () => {
  client.release();
  await database.drop();
});

const scope: ReportScope = {
  ...{ from: addDays(START, 5), to: addDays(START, 25), by: 'state', only: null, reach: { kind: 'all' } },
  ...{ today: addDays(START, 90), timeZone: 'America/New_York' },
};
const isWithin = (day: Day) => day >= scope.from && day <= scope.to;
const isFinal = (stage: PipelineStage) => (finalStages as readonly PipelineStage[]).includes(stage);
const began = (histories: readonly History[]) =>
  histories.flatMap((each) => (each.began !== null && isWithin(each.began) ? [{ ...each, began: each.began }] : []));

/** Counts equal rows, in no order. */
const tallied = <Row extends object>(rows: readonly Row[]): string[] => {
  const groups = Map.groupBy(rows, (row) => JSON.stringify(row));
  return [...groups].map(([row, same]) => `${row} ${same.length}`).sort();
};
const flat = <Row extends { loans: number }>(rows: readonly Row[]): Omit<Row, 'loans'>[] =>
  rows.flatMap(({ loans, ...row }) => Array.from({ length: loans }, () => row));

const endings = (histories: readonly History[]) =>
  began(histories).map(({ state, stage, decisions, isIdle, visits }) => ({
    ...{ group: state, stage, lastDecision: decisions.findLast((kind) => kind !== 'withdrawn') ?? null, isIdle },
    endedIn: visits.findLast((visit) => !isFinal(visit.stage))?.stage ?? null,
  }));

const stays = (histories: readonly History[]) =>
  began(histories).flatMap((loan) => {
    const spans = loan.visits.flatMap(({ stage, on }, at) => {
      const left = loan.visits[at + 1]?.on ?? null;
      if (isFinal(stage) || (left === null ? loan.isIdle : left < loan.began)) return [];
      const days = daysBetween(laterOf(on, loan.began), laterOf(left ?? scope.today, loan.began));
      return [{ stage, isThere: left === null, days }];
    });
    return [...Map.groupBy(spans, ({ stage }) => stage)].map(([stage, same]) => ({
      ...{ stage, isThere: same.some(({ isThere }) => isThere) },
      days: same.reduce((sum, { days }) => sum + days, 0),
    }));
  });

/** Everything done, each with the loan: a decision once a day, a closing once. */
const items = (histories: readonly History[]) =>
  histories.flatMap(({ id, visits, actions }) => {
    const done = actions.flatMap(({ person, kind, state, day, hour, fileId, fileSentOn }) => {
      const on = hour === 2 ? addDays(day, -1) : day;
      if (!isWithin(on) || (kind === 'conditionDecided' && state === 'rejected')) return [];
      const work = WORK[kind];
      const since = {
        documents: fileSentOn,
        conditions: null,
        decisions: visits.findLast((visit) => visit.stage === 'review' && visit.on <= on)?.on ?? null,
        closings: null,
      }[work];
      const item = { documents: fileId, conditions: fileId, decisions: on, closings: '' }[work];
      return [{ person, work, days: since === null ? null : daysBetween(since, on), id, item }];
    });
    return [...Map.groupBy(done, ({ person, work, item }) => `${person} ${work} ${item}`).values()].flatMap(
      ([first]) => first ?? [],
    );
  });

const manyHistories = fc.array(aHistory, { minLength: 1, maxLength: 14 });

it('counts the endings and the stays of any loans as going through each one does', async () => {
  await fc.assert(
    fc.asyncProperty(manyHistories, async (histories) => {
      await keepHistories(client, histories);
      const counted = await countReported(database.db, scope);
      const amount = counted.received.reduce((sum, each) => sum + each.amount, 0);
      expect(amount).toBe(began(histories).reduce((sum, { line }) => sum + line, 0));
      expect(tallied(flat(counted.received.map(({ amount: _, ...row }) => row)))).toEqual(tallied(endings(histories)));
      expect(tallied(flat(counted.stays))).toEqual(tallied(stays(histories)));
    }),
    { numRuns: 40 },
  );
});

it('counts what anyone did on any loans as going through each event does, and lists the loans it was on', async () => {
  await fc.assert(
    fc.asyncProperty(manyHistories, async (histories) => {
      await keepHistories(client, histories);
      const plain = items(histories);
      const counted = (await countWork(database.db, scope)).map(({ items: loans, ...row }) => ({ ...row, loans }));
      expect(tallied(flat(counted.map(({ person, work, days, loans }) => ({ person, work, days, loans }))))).toEqual(
        tallied(plain.map(({ person, work, days }) => ({ person, work, days }))),
      );
      for (const person of PEOPLE)
        for (const work of staffWork.options) {
          const asked = { figure: { kind: 'work', person, work }, endings: [], before: null, limit: 50 } as const;
          const listed = await reportedLoans(database.db, scope, asked);
          const own = plain.filter((each) => each.person === person && each.work === work);
          const loans = [...Map.groupBy(own, ({ id }) => id)].map(([id, same]) => ({ id, count: same.length }));
          expect(tallied(listed.map(({ id, count }) => ({ id, count })))).toEqual(tallied(loans));
        }
    }),
    { numRuns: 25 },
  );
});
