import { workerData } from 'node:worker_threads';
import { z } from 'zod';

const { pids, places, sliceMs } = z
  .object({ pids: z.array(z.int()), places: z.int(), sliceMs: z.int() })
  .parse(workerData);
const sleeper = new Int32Array(new SharedArrayBuffer(4));

/** Runs until it is ended from outside. */
for (let turn = 0; ; turn = (turn + 1) % places) {
  const pid = pids[turn];
  if (pid !== undefined) process.kill(pid, 'SIGCONT');
  Atomics.wait(sleeper, 0, 0, sliceMs);
  if (pid !== undefined) process.kill(pid, 'SIGSTOP');
}
