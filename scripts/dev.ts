import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readSettings } from '../src/server/settings.ts';
import { buildWebIfStale } from './build-web.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const env = readSettings(process.env);
await buildWebIfStale();
const apiPort = env.PORT + 1;
const shared = { ...process.env, PUBLIC_URL: env.PUBLIC_URL };

const run = (args: string[], settings: Record<string, string>): ChildProcess =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...shared, ...settings },
  });

/** The server restarts when one of its files changes; Vite hot-reloads the browser part and proxies calls. */
const children = [
  run(['--watch', '--watch-preserve-output', 'scripts/serve.ts', '--without-build'], { PORT: String(apiPort) }),
  run(['node_modules/vite/bin/vite.js', '--port', String(env.PORT), '--strictPort'], {
    HEARTHLINE_API: `http://127.0.0.1:${apiPort}`,
  }),
];

console.log(`Hot reload: ${env.PUBLIC_URL} (calls go to port ${apiPort})`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => children.forEach((child) => void child.kill(signal)));
for (const child of children) {
  child.on('exit', () => {
    for (const other of children) other.kill('SIGTERM');
  });
}
