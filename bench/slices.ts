import type { ChildProcess } from 'node:child_process';
import { Worker } from 'node:worker_threads';

const PLACES = 4;
const SLICE_MS = 5;

/**
 * Lets each process run in one of four slices of time and stops it in the others, as if each had a small processor of its own:
 * they never take one from each other, nor from those who call them. Returns what ends it.
 */
export const inSlices = (children: readonly ChildProcess[]): (() => Promise<void>) => {
  const pids = children.flatMap(({ pid }) => pid ?? []);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  const worker = new Worker(new URL('./slices-worker.ts', import.meta.url), {
    workerData: { pids, places: PLACES, sliceMs: SLICE_MS },
  });
  const resume = (): void => {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  };
  process.once('exit', resume);
  return async () => {
    await worker.terminate();
    process.off('exit', resume);
    resume();
  };
};
