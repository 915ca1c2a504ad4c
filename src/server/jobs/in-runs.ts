type Waiting = { id: string; done: () => void; failed: (error: unknown) => void };
type Ask = (id: string) => Promise<void>;
/** `first` goes ahead of everything that waits for the next run. */
export type Runs = { first: Ask; next: Ask };

/** Few enough that what goes first need not wait long for a run to end. */
const MOST_IN_RUN = 10;
/** While some runs wait for their record to reach the disk, the others hand over. */
const MOST_RUNS = 4;

/**
 * Gathers what is asked for at once, or while the runs go on, into runs of this work. A run does one piece after the other, so that a
 * process that dies leaves at most one of each run in doubt. `work` returns why pieces failed, by id.
 */
export const inRuns = (work: (ids: readonly string[]) => Promise<ReadonlyMap<string, unknown>>): Runs => {
  const waiting: { first: Waiting[]; next: Waiting[] } = { first: [], next: [] };
  let runs = 0;
  const run = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const failures = await work(batch.map(({ id }) => id));
      for (const { id, done, failed } of batch) {
        if (failures.has(id)) failed(failures.get(id));
        else done();
      }
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  };
  const runAll = async (): Promise<void> => {
    for (;;) {
      const { first, next } = waiting;
      const batch = (first.length > 0 ? first : next).splice(0, MOST_IN_RUN);
      if (batch.length === 0) break;
      await run(batch);
    }
    runs -= 1;
  };
  const askIn =
    (queue: Waiting[]): Ask =>
    (id) =>
      new Promise((done, failed) => {
        queue.push({ id, done, failed });
        if (runs === MOST_RUNS) return;
        runs += 1;
        queueMicrotask(runAll);
      });
  return { first: askIn(waiting.first), next: askIn(waiting.next) };
};
