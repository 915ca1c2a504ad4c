#!/usr/bin/node
// As much of systemctl as the guide uses, for a root without systemd: it starts what the units say, as they say it.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '/etc/systemd/system';
const [verb = '', ...words] = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('-'));

const run = (/** @type {string} */ command, /** @type {string[]} */ args) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

/** Services of Debian's own packages. @type {Record<string, () => void>} */
const services = {
  postgresql: () => run('pg_ctlcluster', ['15', 'main', 'start']),
  'clamav-daemon': () => run('sh', ['-c', 'install -d -o clamav /run/clamav && clamd']),
  caddy: () => run('caddy', ['start', '--config', '/etc/caddy/Caddyfile']),
};

const pairs = (/** @type {string} */ text) =>
  text
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);

const start = (/** @type {string} */ name) => {
  const service = services[name];
  if (service) return service();
  const [family = '', instance = ''] = name.split('@');
  const file = join(FOLDER, instance ? `${family}@.service` : `${family}.service`);
  const credentials = `/run/credentials/${name}`;
  /** @type {Record<string, string>} */
  const specifiers = { i: instance, d: credentials, '%': '%' };
  const filled = readFileSync(file, 'utf8').replace(/%([%id])/g, (_, letter) => specifiers[letter] ?? '');
  const lines = pairs(filled);
  const all = (/** @type {string} */ key) => lines.filter(([each]) => each === key).map(([, value]) => value ?? '');
  const [user = ''] = all('User');
  const id = (/** @type {string} */ flag) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout);
  const [uid, gid] = [id('-u'), id('-g')];
  const own = (/** @type {string} */ path, /** @type {number} */ mode) => {
    chownSync(path, uid, gid);
    chmodSync(path, mode);
  };
  mkdirSync(credentials, { recursive: true });
  own(credentials, 0o500);
  for (const each of all('LoadCredential')) {
    const [secret = '', from = ''] = each.split(':');
    copyFileSync(from, join(credentials, secret));
    own(join(credentials, secret), 0o400);
  }
  for (const [key, above] of [
    ['StateDirectory', '/var/lib'],
    ['CacheDirectory', '/var/cache'],
  ])
    for (const folder of all(key ?? '').flatMap((text) => text.split(' '))) {
      mkdirSync(join(above ?? '', folder), { recursive: true });
      own(join(above ?? '', folder), 0o755);
    }
  const set = all('EnvironmentFile').flatMap((path) => {
    const from = path.replace(/^-/, '');
    return path.startsWith('-') && !existsSync(from) ? [] : pairs(readFileSync(from, 'utf8'));
  });
  const given = all('Environment').flatMap((text) => text.split(' ').flatMap((pair) => pairs(pair)));
  const log = openSync(`/var/log/${name}.log`, 'a');
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin', ...Object.fromEntries([...given, ...set]) };
  const [cwd = '/'] = all('WorkingDirectory');
  const [command = ''] = all('ExecStart');
  const isOnce = all('Type').includes('oneshot');
  const args = [
    '--reuid',
    String(uid),
    '--regid',
    String(gid),
    '--clear-groups',
    '--no-new-privs',
    '--',
    'sh',
    '-c',
    `exec ${command}`,
  ];
  if (!isOnce) return spawn('setpriv', args, { env, cwd, detached: true, stdio: ['ignore', log, log] }).unref();
  const { status } = spawnSync('setpriv', args, { env, cwd, stdio: ['ignore', log, log] });
  if (status !== 0) process.exit(status ?? 1);
};

if (verb !== 'daemon-reload') for (const name of names) if (!name.endsWith('.timer')) start(name);
