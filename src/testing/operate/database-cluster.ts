import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { untilOpen } from './pooler.ts';
import { toolsFolder } from './server-postgres.ts';

const PASSWORD = 'only-for-this-run';
const NEEDED = { '/usr/bin/patroni': 'patroni', '/usr/bin/etcd': 'etcd-server', '/usr/sbin/haproxy': 'haproxy' };

type Node = { name: string; api: number; database: number; folder: string; child: ChildProcess | null };

const configOf = ({ name, api, database, folder }: Node, etcd: number): string =>
  JSON.stringify({
    scope: 'hearthline',
    name,
    restapi: { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ...{ ttl: 20, loop_wait: 3, retry_timeout: 5, maximum_lag_on_failover: 1_048_576 },
        // An answer is given once both have it.
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 150, synchronous_commit: 'on' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen: `127.0.0.1:${database}`,
      connect_address: `127.0.0.1:${database}`,
      data_dir: join(folder, 'data'),
      bin_dir: toolsFolder(),
      pgpass: join(folder, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: PASSWORD },
        replication: { username: 'replicator', password: PASSWORD },
        rewind: { username: 'rewinder', password: PASSWORD },
      },
      pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 md5', 'host replication replicator 127.0.0.1/32 md5'],
      parameters: { unix_socket_directories: folder },
    },
  });

const asPostgres = (command: string, args: readonly string[], env: Record<string, string> = {}): ChildProcess =>
  spawn('runuser', ['-u', 'postgres', '--', command, ...args], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...env },
  });

const killGroup = async (child: ChildProcess | null): Promise<void> => {
  if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
  process.kill(-child.pid, 'SIGKILL');
  await once(child, 'exit');
};

/** PostgreSQL under Patroni with etcd: one primary and one synchronous replica, all on this machine. */
export const startDatabaseCluster = async () => {
  if (process.getuid?.() !== 0) throw new Error('The cluster is started as root, for the user postgres.');
  const missing = Object.entries(NEEDED).filter(([file]) => !existsSync(file));
  if (missing.length > 0) throw new Error(`apt install ${missing.map(([, name]) => name).join(' ')}`);
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-cluster-'));
  const etcdPort = await freePort();
  const nodes: Node[] = [];
  for (const name of ['one', 'two']) {
    const node = { name, api: await freePort(), database: await freePort(), folder: join(folder, name), child: null };
    mkdirSync(node.folder);
    writeFileSync(join(node.folder, 'patroni.yml'), configOf(node, etcdPort));
    nodes.push(node);
  }
  execFileSync('chown', ['-R', 'postgres', folder]);
  const etcd = asPostgres(
    '/usr/bin/etcd',
    [
      `--data-dir=${join(folder, 'etcd')}`,
      `--listen-client-urls=http://127.0.0.1:${etcdPort}`,
      `--advertise-client-urls=http://127.0.0.1:${etcdPort}`,
      `--listen-peer-urls=http://127.0.0.1:${await freePort()}`,
    ],
    // Debian builds it for this processor; its makers test fewer.
    process.arch === 'arm64' ? { ETCD_UNSUPPORTED_ARCH: 'arm64' } : {},
  );
  await untilOpen(etcdPort);
  const start = (node: Node): void => {
    node.child = asPostgres('/usr/bin/patroni', [join(node.folder, 'patroni.yml')]);
  };
  const is = (node: Node, role: 'primary' | 'sync'): Promise<boolean> =>
    fetch(`http://127.0.0.1:${node.api}/${role}`).then(
      ({ status }) => status === 200,
      () => false,
    );
  const find = async (role: 'primary' | 'sync', seconds = 120): Promise<Node> => {
    for (let tries = 0; tries < seconds * 2; tries += 1) {
      for (const node of nodes) if (node.child && (await is(node, role))) return node;
      await wait(500);
    }
    throw new Error(`The cluster has no ${role}.`);
  };
  for (const node of nodes) start(node);
  await find('primary');
  await find('sync');
  return {
    password: PASSWORD,
    nodes: nodes.map(({ name, api, database }) => ({ name, api, database })),
    /** Patroni and PostgreSQL of the primary, without a word. */
    killPrimary: async () => {
      const primary = await find('primary');
      const server = execFileSync('head', ['-1', join(primary.folder, 'data/postmaster.pid')], { encoding: 'utf8' });
      await killGroup(primary.child);
      primary.child = null;
      try {
        process.kill(Number(server), 'SIGKILL');
      } catch {
        // It was of the same group.
      }
      return {
        comeBack: async () => {
          start(primary);
          await find('sync');
        },
      };
    },
    stop: async () => {
      for (const { child, folder: own } of nodes) {
        await killGroup(child);
        const file = join(own, 'data/postmaster.pid');
        if (existsSync(file))
          try {
            process.kill(Number(execFileSync('head', ['-1', file], { encoding: 'utf8' })), 'SIGQUIT');
          } catch {
            // It ended with its group.
          }
      }
      await killGroup(etcd);
      await wait(500);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
export type DatabaseCluster = Awaited<ReturnType<typeof startDatabaseCluster>>;
