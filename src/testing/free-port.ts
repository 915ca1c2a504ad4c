import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the system's ephemeral ports: no outgoing connection takes one while its product is not running. */
const PORTS = { from: 15_000, count: 15_000 };

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const port = PORTS.from + randomInt(PORTS.count);
    const probe = createServer()
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(port)))
      .once('error', () => resolve(freePort()));
  });
