type Waiting = { id: string; done: () => void; failed: (error: unknown) => void };

/**
 * Gathers what is asked for at once, or while a run goes on, into one run of this work: one run after the other, so that a process that
 * dies leaves at most the one piece in doubt that was at work. `work` returns why pieces failed, by id.
 */
export const inRuns = (
  work: (ids: readonly string[]) => Promise<ReadonlyMap<string, unknown>>,
): ((id: string) => Promise<void>) => {
  let waiting: Waiting[] = [];
  let isRunning = false;
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
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await run(batch);
    }
    isRunning = false;
  };
  return (id) =>
    new Promise((done, failed) => {
      waiting.push({ id, done, failed });
      if (isRunning) return;
      isRunning = true;
      queueMicrotask(runAll);
    });
};
