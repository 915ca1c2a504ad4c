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

it('what is asked for at once is one run, and what comes meanwhile the next', async () => {
  const { runs, ask } = held();
  const first = [ask('a'), ask('b')];
  await expect.poll(() => runs.length).toBe(1);
  const later = [ask('c'), ask('d')];
  expect(runs.map(({ ids }) => ids)).toEqual([['a', 'b']]);
  runs[0]?.end(new Map([['b', new Error('refused')]]));
  expect(await Promise.allSettled(first)).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { message: 'refused' } },
  ]);
  await expect.poll(() => runs.length).toBe(2);
  expect(runs[1]?.ids).toEqual(['c', 'd']);
  runs[1]?.end(new Map());
  await Promise.all(later);
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

it('what goes first waits for the run that goes on and for no other', async () => {
  const { runs, ask, first } = held();
  const many = Array.from({ length: 15 }, (_, at) => ask(`mail-${at}`));
  await expect.poll(() => runs.length).toBe(1);
  const code = first('code');
  expect(runs[0]?.ids).toHaveLength(10);
  runs[0]?.end(new Map());
  await expect.poll(() => runs.length).toBe(2);
  expect(runs[1]?.ids).toEqual(['code']);
  runs[1]?.end(new Map());
  await code;
  await expect.poll(() => runs.length).toBe(3);
  expect(runs[2]?.ids).toEqual(['mail-10', 'mail-11', 'mail-12', 'mail-13', 'mail-14']);
  runs[2]?.end(new Map());
  await Promise.all(many);
});
