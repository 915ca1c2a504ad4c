import { once } from 'node:events';
import { z } from 'zod';
import { type RunningServer, startServer } from '../src/server/main.ts';
import { readSettings, SettingError, type Settings } from '../src/server/settings.ts';
import { StartError } from '../src/server/start-error.ts';
import { arePagesFresh, siteFolderOf } from './built-pages.mjs';
import { HELD, isProgramFresh } from './server-program.mjs';

const started = performance.now();

const stopWith = (error: unknown): never => {
  const isPlain = error instanceof SettingError || error instanceof StartError;
  console.error(isPlain ? `hearthline: ${error.message}` : error);
  process.exit(1);
};

const stopOnSignals = (server: RunningServer): void => {
  let isStopping = false;
  // `disconnect`: the command that started this process was killed.
  for (const end of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
    process.on(end, () => {
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

const word = z.object({ arePagesFresh: z.boolean() });

/** What the command that started this process found out in the meantime. Where that has ended nothing is run. */
const wordOfCommand = async (): Promise<z.infer<typeof word>> => {
  const leave = () => process.exit(1);
  process.once('disconnect', leave);
  const [said] = await once(process, 'message');
  process.off('disconnect', leave);
  return word.parse(said);
};
const said = process.argv.includes(HELD) ? wordOfCommand() : null;

/** What is built beforehand is refused where it is of other sources: an old program would go on without a word. */
const refuseOtherBuild = (locale: Settings['LOCALE']): void => {
  if (!arePagesFresh(locale))
    throw new StartError(
      'The pages were not built from these sources for this LENDER and LOCALE: run `npm run build`.',
    );
  if (!isProgramFresh()) throw new StartError('The server was not compiled from these sources: run `npm run build`.');
};

/** The tools that build are loaded only when there is something to build. */
const buildPages = async (locale: Settings['LOCALE']): Promise<void> => {
  const told = await said;
  if (told?.arePagesFresh || arePagesFresh(locale)) return;
  const { buildWebIfStale } = await import('./build-web.ts');
  await buildWebIfStale(locale);
};

const run = async (): Promise<void> => {
  const env = readSettings(process.env);
  for (const warning of env.warnings) console.error(`hearthline: warning: ${warning}`);
  if (env.exposedBy.length > 0)
    console.error(
      `hearthline: warning: ${env.exposedBy.join(', ')} opens this sandbox to others: anyone who reaches it reads its demo passwords, sign-in codes and mailbox.`,
    );
  // An image brings its pages and not the tools that build them.
  if (process.argv.includes('--built')) refuseOtherBuild(env.LOCALE);
  else if (!process.argv.includes('--without-build')) await buildPages(env.LOCALE);
  const server = await startServer(env, { siteFolder: siteFolderOf(env.LOCALE) });
  stopOnSignals(server);
  console.log(
    `\nHearthline is running: ${server.url}  (started in ${((performance.now() - started) / 1000).toFixed(1)} s)`,
  );
  const { sandbox } = server.container;
  if (!sandbox) return;
  console.log(`Sandbox page:          ${server.url}/sandbox  (mailbox, demo sign-ins with their current codes)`);
  console.log(`Portal:                ${server.url}/portal/login`);
  console.log(`  password "${sandbox.signIns.password}", code from the sandbox page, for any of:`);
  for (const { email, roles } of sandbox.signIns.accounts) console.log(`  ${email.padEnd(32)} ${roles.join(', ')}`);
  console.log('\nCtrl-C stops everything.');
};

run().catch(stopWith);
