import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Container } from '../container.ts';

/** A frozen database answers never; a load balancer asks again every few seconds. */
const PATIENCE_MS = 2000;
const MB = 1024 * 1024;

const isDatabaseUp = ({ database }: Container): Promise<boolean> =>
  Promise.race([
    database.pool.query('SELECT 1').then(
      () => true,
      () => false,
    ),
    wait(PATIENCE_MS, false, { ref: false }),
  ]);

const hasRoom = async ({ env }: Container): Promise<boolean> => {
  try {
    const { bavail, bsize } = await statfs(env.DATA_DIR);
    return bavail * bsize >= env.READY_FREE_MB * MB;
  } catch {
    return false;
  }
};

/** The part without which this process should get no requests; null when nothing is missing. */
export const missingToServe = async (
  container: Container,
  isReady: () => boolean,
): Promise<'start' | 'database' | 'disk' | null> => {
  if (!isReady()) return 'start';
  if (!(await isDatabaseUp(container))) return 'database';
  return (await hasRoom(container)) ? null : 'disk';
};
