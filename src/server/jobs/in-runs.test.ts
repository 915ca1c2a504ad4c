import { expect, it } from 'vitest';
import { inRuns } from './in-runs.ts';

/** Runs that end when told to. */
const held = () => {
  const runs: {
    ids: readonly string[];
    end: (failures: Map<string, unknown>) => void;
    fail: (error: Error) => void;
  }[] = [];
  const { first, next: ask } = inRuns(
    (ids) =>
      new Promise((end, fail) => {
        runs.push({ ids, end, fail });
      }),
  );
  return { runs, ask, first };
};

it('what is asked for at once is one run, and what comes meanwhile another', async () => {
  const { runs, ask } = held();
  const first = [ask('a'), ask('b')];
  await expect.poll(() => runs.length).toBe(1);
  const later = [ask('c'), ask('d')];
  await expect.poll(() => runs.length).toBe(2);
  const others = [ask('e')];
  await expect.poll(() => runs.length).toBe(3);
  others.push(ask('f'));
  await expect.poll(() => runs.length).toBe(4);
  const last = ask('g');
  await Promise.resolve();
  expect(runs.map(({ ids }) => ids)).toEqual([['a', 'b'], ['c', 'd'], ['e'], ['f']]);
  runs[0]?.end(new Map([['b', new Error('refused')]]));
  expect(await Promise.allSettled(first)).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { message: 'refused' } },
  ]);
  await expect.poll(() => runs.length).toBe(5);
  expect(runs[4]?.ids).toEqual(['g']);
  for (const { end } of runs) end(new Map());
  await Promise.all([...later, ...others, last]);
});

it('a run that breaks fails all of its own and none after it', async () => {
  const { runs, ask } = held();
  const broken = Promise.allSettled([ask('a'), ask('b')]);
  await expect.poll(() => runs.length).toBe(1);
  runs[0]?.fail(new Error('away'));
  expect((await broken).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = ask('a');
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.end(new Map());
  await next;
});

it('what goes first waits for the shortest of the runs that go on and for no other', async () => {
  const { runs, ask, first } = held();
  const many = Array.from({ length: 45 }, (_, at) => ask(`mail-${at}`));
  await expect.poll(() => runs.length).toBe(4);
  const code = first('code');
  expect(runs.map(({ ids }) => ids.length)).toEqual([10, 10, 10, 10]);
  runs[1]?.end(new Map());
  await expect.poll(() => runs.length).toBe(5);
  expect(runs[4]?.ids).toEqual(['code']);
  runs[4]?.end(new Map());
  await code;
  await expect.poll(() => runs.length).toBe(6);
  expect(runs[5]?.ids).toEqual(['mail-40', 'mail-41', 'mail-42', 'mail-43', 'mail-44']);
  for (const { end } of runs) end(new Map());
  await Promise.all(many);
});

it('never has more than four runs at work, so that a process that dies leaves at most four pieces in doubt', async () => {
  let [atWork, most] = [0, 0];
  const { next } = inRuns(async () => {
    atWork += 1;
    most = Math.max(most, atWork);
    await new Promise((done) => setTimeout(done, 20));
    atWork -= 1;
    return new Map();
  });
  const asked: Promise<void>[] = [];
  for (let at = 0; at < 120; at += 1) {
    asked.push(next(`mail-${at}`));
    if (at % 7 === 0) await new Promise((done) => setTimeout(done, 1));
  }
  await Promise.all(asked);
  expect([most, atWork]).toEqual([4, 0]);
});
