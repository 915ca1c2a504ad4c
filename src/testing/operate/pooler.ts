import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';

const PROGRAM = '/usr/sbin/pgbouncer';

const isOpen = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
    socket.once('connect', () => socket.destroy());
  });

export const untilOpen = async (port: number): Promise<void> => {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isOpen(port)) return;
    await wait(100);
  }
  throw new Error(`Nothing listens on port ${port}.`);
};

/** Debian's pgbouncer in transaction mode in front of a server, with fewer connections to it than the product asks for. */
export const startPooler = async (serverUrl: string) => {
  if (!existsSync(PROGRAM)) throw new Error('pgbouncer is needed: apt install pgbouncer');
  const { hostname, port: serverPort, password } = new URL(serverUrl);
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-pooler-'));
  const port = await freePort();
  const users = ['hearthline_app', 'hearthline_owner', 'hearthline_purge_job'];
  writeFileSync(join(folder, 'users'), users.map((user) => `"${user}" "${password}"\n`).join(''));
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    [
      '[databases]',
      `* = host=${hostname} port=${serverPort}`,
      '[pgbouncer]',
      `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
      `auth_type = scram-sha-256\nauth_file = ${join(folder, 'users')}`,
      'pool_mode = transaction\ndefault_pool_size = 4\nmax_client_conn = 200',
      `logfile = ${join(folder, 'log')}`,
    ].join('\n'),
  );
  if (process.getuid?.() === 0) {
    chmodSync(folder, 0o700);
    execFileSync('chown', ['-R', 'postgres', folder]);
  }
  const start = async () => {
    const [command = PROGRAM, ...first] =
      process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', PROGRAM] : [PROGRAM];
    const child = spawn(command, [...first, join(folder, 'pgbouncer.ini')], { stdio: 'ignore', detached: true });
    await untilOpen(port);
    return child;
  };
  let child = await start();
  // runuser stands in front of it: the signal goes to both.
  const kill = async () => {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
    await once(child, 'exit');
  };
  return {
    url: (url: string) => url.replace(`:${serverPort}/`, `:${port}/`),
    restart: async () => {
      await kill();
      child = await start();
    },
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
