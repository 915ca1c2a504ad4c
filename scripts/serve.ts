import { readEnv, SettingError } from '../src/server/env.ts';
import { type RunningServer, startServer } from '../src/server/main.ts';
import { StartError } from '../src/server/start-error.ts';
import { demoPassword, demoStaff } from '../src/server/usecases/seed-sandbox.ts';
import { buildWebIfStale, siteFolderOf } from './build-web.ts';

const started = performance.now();

const stopWith = (error: unknown): never => {
  const isPlain = error instanceof SettingError || error instanceof StartError;
  console.error(isPlain ? `hearthline: ${error.message}` : error);
  process.exit(1);
};

const stopOnSignals = (server: RunningServer): void => {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      console.log('\nStopping: requests finish, then the database ...');
      server.stop().then(() => {
        console.log('Stopped. Nothing is lost.');
        process.exit(0);
      }, stopWith);
    });
  }
};

const run = async (): Promise<void> => {
  const env = readEnv(process.env);
  if (!process.argv.includes('--without-build')) await buildWebIfStale(env.LOCALE);
  const server = await startServer(env, { siteFolder: siteFolderOf(env.LOCALE) });
  stopOnSignals(server);
  console.log(
    `\nHearthline is running: ${server.url}  (started in ${((performance.now() - started) / 1000).toFixed(1)} s)`,
  );
  if (!env.isSandbox) return;
  console.log(`Sandbox page:          ${server.url}/sandbox  (mailbox, demo sign-ins with their current codes)`);
  console.log(`Portal:                ${server.url}/portal/login`);
  console.log(`  password "${demoPassword}", code from the sandbox page, for any of:`);
  for (const { email, grants } of demoStaff)
    console.log(`  ${email.padEnd(32)} ${grants.map(({ role }) => role).join(', ')}`);
  console.log('\nCtrl-C stops everything.');
};

run().catch(stopWith);
