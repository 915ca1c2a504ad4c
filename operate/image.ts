import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Proof, Tally } from '../scripts/proof.ts';
import { LEAST_SEAL_BITS, makeSealKey } from '../src/server/documents/seal-key.ts';
import { freePort } from '../src/testing/free-port.ts';
import { buildImage, makeContext, runImage } from '../src/testing/operate/clean-root.ts';
import { migrateAsOwner } from '../src/testing/operate/product-on-server.ts';
import { prepareAsAdministrator, startServerPostgres } from '../src/testing/operate/server-postgres.ts';
import { productionSettings } from '../src/testing/production-settings.ts';

const MOST_MB = 250;

const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

const run = async (tally: Tally): Promise<void> => {
  if (process.getuid?.() !== 0) throw new Error('A root of its own takes root, on Linux.');
  const folder = mkdtempSync('/var/tmp/hearthline-image-');
  const server = await startServerPostgres();
  try {
    const context = join(folder, 'context');
    mkdirSync(context);
    makeContext(process.cwd(), context);
    cpSync('tests/lenders/prairie', join(context, 'lender/prairie'), { recursive: true });
    const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
    const image = buildImage(dockerfile, { context, folder, args: { LENDER: 'prairie' }, note: tally.note });
    const megabytes = Number(execFileSync('du', ['-sm', join(image.root, 'app')], { encoding: 'utf8' }).split('\t')[0]);
    tally.check(`the product takes ${megabytes} MB`, megabytes < MOST_MB);
    tally.note(`the product takes ${megabytes} MB beside Node and Debian`);

    prepareAsAdministrator(server, 'product');
    await migrateAsOwner({ server, database: 'product' });
    const seal = makeSealKey('Prairie', new Date(Date.now() - 86_400_000), LEAST_SEAL_BITS);
    const port = await freePort();
    const { HEARTHLINE_MODE, LENDER, ...given } = productionSettings;
    const settings = {
      ...given,
      ...{ PORT: String(port), READY_FREE_MB: '10', HOST: '127.0.0.1' },
      DATABASE_URL: server.url('product', 'hearthline_app'),
      PURGE_DATABASE_URL: server.url('product', 'hearthline_purge_job'),
      PAPER_SEAL_P12: seal.p12.toString('base64'),
      PAPER_SEAL_PASSPHRASE: seal.passphrase,
    };
    const refused = runImage(image, image.command, { ...settings, LOCALE: 'en-XA' });
    const why = await text(refused.stderr);
    tally.check(`pages of another language do not start: ${why.trim()}`, why.includes('npm run build'));

    const started = performance.now();
    const child = runImage(image, image.command, settings);
    const printed = text(child.stdout);
    const complaints = text(child.stderr);
    const origin = `http://127.0.0.1:${port}`;
    for (
      let tries = 0;
      tries < 300 && child.exitCode === null && (await statusOf(`${origin}/readyz`)) !== 200;
      tries += 1
    )
      await wait(200);
    tally.note(`ready after ${((performance.now() - started) / 1000).toFixed(1)} s`);
    tally.check(
      'it is ready, as an unprivileged user on a read-only root',
      (await statusOf(`${origin}/readyz`)) === 200,
    );
    const [health] = await once(runImage(image, image.health, { PORT: String(port) }), 'exit');
    tally.check('its health check says so', health === 0);
    const [ill] = await once(runImage(image, image.health, { PORT: String(await freePort()) }), 'exit');
    tally.check('and says no where nothing answers', ill === 1);
    const [touched] = await once(runImage(image, ['touch', '/app/x'], {}), 'exit');
    tally.check('its code cannot be written', touched !== 0);
    const page = await fetch(origin).then((answer) => answer.text());
    tally.check(
      'its pages are those of its lender',
      page.includes('Prairie Home Credit') && !page.includes('Hearthline Lending'),
    );
    tally.check('it has no sandbox', (await statusOf(`${origin}/sandbox`)) === 404);
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    tally.check(`it stops when asked: ${code} ${await complaints}`, code === 0 && (await printed).includes('Stopped'));
  } finally {
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

export const proof: Proof = { topic: 'the steps of the Dockerfile in a clean root', minutes: 15, run };
