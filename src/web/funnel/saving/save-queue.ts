export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'retrying' }
  | { kind: 'offline' };

type Job = { key: string; run: () => Promise<object>; fail: (error: unknown) => void };

/** Only a response with a saved timestamp was saved; a conflict or a refusal was not. */
const stateAfter = (answer: object): SaveState =>
  'savedAt' in answer && answer.savedAt instanceof Date ? { kind: 'saved', at: answer.savedAt } : { kind: 'idle' };

export type SaveQueue = {
  /** Runs the task, retrying while only the connection is at fault; rejects when the server itself refuses. */
  save<T extends object>(key: string, task: () => Promise<T>): Promise<T>;
  /** Drops the pending task under a key, superseded by something newer. */
  drop(key: string): void;
  /** Retry now: the connection is back. */
  wake(): void;
  isEmpty(): boolean;
  /** Resolves once nothing is pending. */
  emptied(): Promise<void>;
};

const DELAYS = [2000, 5000, 10_000, 30_000] as const;

type Surroundings = {
  isConnectionFailure: (error: unknown) => boolean;
  isOnline: () => boolean;
  /** Resolves after the delay, or earlier on the signal. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  onState: (state: SaveState) => void;
};

/** Pending saves, in order and in memory only. A newer task replaces one still waiting under the same key. */
export const createSaveQueue = ({ isConnectionFailure, isOnline, wait, onState }: Surroundings): SaveQueue => {
  const jobs: Job[] = [];
  let isWorking = false;
  let sleep = new AbortController();
  const waiting: (() => void)[] = [];

  const remove = (job: Job): void => {
    const at = jobs.indexOf(job);
    if (at !== -1) jobs.splice(at, 1);
  };

  const work = async (): Promise<void> => {
    if (isWorking) return;
    isWorking = true;
    let failures = 0;
    for (let job = jobs[0]; job !== undefined; job = jobs[0]) {
      try {
        // On its way before the page is drawn again to say so.
        const running = job.run();
        if (failures === 0) onState({ kind: 'saving' });
        const answer = await running;
        remove(job);
        failures = 0;
        onState(stateAfter(answer));
      } catch (error) {
        if (isConnectionFailure(error)) {
          onState({ kind: isOnline() ? 'retrying' : 'offline' });
          sleep = new AbortController();
          await wait(DELAYS[Math.min(failures, DELAYS.length - 1)] ?? 0, sleep.signal);
          failures += 1;
        } else {
          remove(job);
          job.fail(error);
          onState({ kind: 'idle' });
        }
      }
    }
    isWorking = false;
    for (const tell of waiting.splice(0)) tell();
  };

  return {
    save: <T extends object>(key: string, task: () => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        const run = async () => {
          const result = await task();
          resolve(result);
          return result;
        };
        const older = jobs.findIndex((job, at) => job.key === key && !(at === 0 && isWorking));
        if (older === -1) jobs.push({ key, run, fail: reject });
        else jobs[older] = { key, run, fail: reject };
        void work();
      }),
    drop: (key) => {
      for (const job of jobs.filter((each) => each.key === key)) remove(job);
    },
    wake: () => sleep.abort(),
    isEmpty: () => jobs.length === 0,
    emptied: () => (jobs.length === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
};
