import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import type { DatabaseCluster } from './database-cluster.ts';
import { untilOpen } from './pooler.ts';

type Behind = { nodes: DatabaseCluster['nodes']; products: readonly number[] };

/** Debian's HAProxy: the database's primary behind one port, the ready processes of the product behind another. */
export const startProxy = async ({ nodes, products }: Behind) => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-proxy-'));
  const [database, web] = [await freePort(), await freePort()];
  writeFileSync(
    join(folder, 'haproxy.cfg'),
    `defaults
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen database
  mode tcp
  bind 127.0.0.1:${database}
  option httpchk GET /primary
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, api, database: port }) => `  server ${name} 127.0.0.1:${port} check port ${api}`).join('\n')}
listen web
  mode http
  bind 127.0.0.1:${web}
  timeout server 30s
  option httpchk GET /readyz
  # Only what surely was not begun is asked of another one.
  retry-on conn-failure
  option redispatch
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${products.map((port) => `  server p${port} 127.0.0.1:${port} check`).join('\n')}
`,
  );
  const child = spawn('/usr/sbin/haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: 'ignore' });
  await untilOpen(database);
  return {
    database,
    web,
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
