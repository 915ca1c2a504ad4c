import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assignments, readDockerfile, type Stage } from './dockerfile.ts';

const BASE = '/var/tmp/hearthline-clean-root';
const run = (command: string, args: readonly string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1e8 });

/** A Debian with Node and npm and nothing else, as the image of Node is; made once. */
const baseRoot = (): string => {
  if (existsSync(join(BASE, 'usr/local/bin/npm'))) return BASE;
  if (!existsSync('/usr/sbin/debootstrap')) throw new Error('debootstrap is needed: apt install debootstrap');
  rmSync(BASE, { recursive: true, force: true });
  run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', BASE]);
  cpSync(process.execPath, join(BASE, 'usr/local/bin/node'));
  const npm = dirname(dirname(realpathSync(run('sh', ['-c', 'PATH=/usr/local/bin:/usr/bin command -v npm']).trim())));
  mkdirSync(join(BASE, 'usr/local/lib/node_modules'), { recursive: true });
  run('cp', ['-a', npm, join(BASE, 'usr/local/lib/node_modules/npm')]);
  run('chroot', [BASE, 'ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm']);
  run('chroot', [BASE, 'useradd', '-u', '1000', '-m', 'node']);
  return BASE;
};

/** A copy of the clean root, in a place of its own. */
export const cleanRoot = (root: string): string => {
  run('cp', ['-a', baseRoot(), root]);
  cpSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'));
  // As a container runtime writes it.
  writeFileSync(join(root, 'etc/hosts'), '127.0.0.1 localhost\n');
  // A network that inspects its traffic has an authority of its own, which the machine knows.
  const authorities = process.env.NODE_EXTRA_CA_CERTS;
  if (authorities) cpSync(authorities, join(root, 'etc/ssl/certs/extra.crt'));
  return root;
};

/** Runs commands there as root, with the machine's network. */
export const inCleanRoot = (root: string, commands: string): void =>
  inRoot(
    { root, env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' }, workdir: '/' },
    commands,
  );

/** What the ignore file lets into the context of a build. */
export const makeContext = (checkout: string, to: string): void => {
  const allowed = readFileSync(join(checkout, 'deploy/Dockerfile.dockerignore'), 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
  for (const name of allowed)
    cpSync(join(checkout, name), join(to, name), {
      recursive: true,
      filter: (file) => !/\.test\.tsx?$/.test(file),
    });
};

export type Image = { root: string; env: Record<string, string>; command: string[]; health: string[]; user: string };
type Built = Image & { workdir: string };

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const inRoot = ({ root, env, workdir }: Pick<Built, 'root' | 'env' | 'workdir'>, command: string): void => {
  const set = Object.entries({
    ...{ HOME: '/root', PATH: '/usr/local/bin:/usr/bin:/bin' },
    ...(process.env.NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/extra.crt' } : {}),
    ...env,
  });
  const script = `mount -t proc proc ${root}/proc && exec chroot ${root} env -i ${set.map(([name, value]) => quoted(`${name}=${value}`)).join(' ')} sh -c ${quoted(`cd ${workdir} && ${command}`)}`;
  run('unshare', ['--mount', 'sh', '-c', script]);
};

type Building = { context: string; args: Record<string, string>; folder: string; note: (text: string) => void };

/** Executes one stage's steps in a copy of the clean root. */
const buildStage = ({ name, steps }: Stage, earlier: ReadonlyMap<string, Built>, on: Building): Built => {
  const root = cleanRoot(join(on.folder, `root-${name}`));
  const built: Built = { root, env: {}, workdir: '/', command: [], health: [], user: '0:0' };
  for (const { name: step, text } of steps) {
    const started = performance.now();
    if (step === 'WORKDIR') {
      built.workdir = text;
      mkdirSync(join(root, text), { recursive: true });
    } else if (step === 'ARG') {
      const [[key = '', usual = ''] = []] = Object.entries(assignments(text, {}));
      built.env[key] = on.args[key] ?? usual;
    } else if (step === 'ENV') Object.assign(built.env, assignments(text, built.env));
    else if (step === 'COPY') {
      const [, from] = /^--from=(\w+) /.exec(text) ?? [];
      const names = text.replace(/^--from=\w+ /, '').split(/ +/);
      const source = from ? (earlier.get(from)?.root ?? '') : on.context;
      const target = join(root, built.workdir, from ? '' : (names.at(-1) ?? ''));
      for (const each of names.slice(0, -1))
        run('cp', ['-a', `${join(source, each)}${each === '.' || from ? '/.' : ''}`, target]);
    } else if (step === 'RUN') {
      inRoot(built, text);
      on.note(`RUN ${text}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
    } else if (step === 'USER') built.user = text;
    else if (step === 'CMD') built.command = JSON.parse(text);
    else if (step === 'HEALTHCHECK') built.health = JSON.parse(/CMD (.*)$/.exec(text)?.[1] ?? '[]');
  }
  return built;
};

export const buildImage = (dockerfile: string, on: Building): Image => {
  const stages = new Map<string, Built>();
  for (const stage of readDockerfile(dockerfile)) stages.set(stage.name, buildStage(stage, stages, on));
  const last = [...stages.values()].at(-1);
  if (!last) throw new Error('The Dockerfile has no stage.');
  return last;
};

/** As a container runtime starts it: its user, a read-only root, and memory for what it may write. */
export const runImage = ({ root, env, user }: Image, command: readonly string[], settings: Record<string, string>) => {
  const set = Object.entries({ HOME: '/tmp', PATH: '/usr/local/bin:/usr/bin:/bin', ...env, ...settings });
  const script = [
    `mount --bind ${root} ${root}`,
    `mount -o remount,ro,bind ${root}`,
    `mount -t tmpfs -o mode=1777 tmpfs ${root}/tmp`,
    `mount -t tmpfs -o uid=1000,gid=1000,mode=700 tmpfs ${root}/data`,
    `mount -t proc proc ${root}/proc`,
    `exec chroot --userspec=${user} ${root} env -i ${set.map(([name, value]) => quoted(`${name}=${value}`)).join(' ')} sh -c ${quoted(`cd /app && exec "$@"`)} sh ${command.map(quoted).join(' ')}`,
  ].join(' && ');
  return spawn('unshare', ['--mount', 'sh', '-c', script], { stdio: ['ignore', 'pipe', 'pipe'] });
};
