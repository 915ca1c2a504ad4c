import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Proof, Tally } from '../scripts/proof.ts';
import { rowsOf } from '../src/testing/operate/contents.ts';
import { migrateAsOwner, type ProductOnServer, startProduct } from '../src/testing/operate/product-on-server.ts';
import { prepareAsAdministrator, startServerPostgres } from '../src/testing/operate/server-postgres.ts';

const LEADS = 20;

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The code as it was before the newest migration: what still runs while this release is brought up beside it. */
const checkOutBefore = (folder: string): { root: string; remove: () => void } => {
  const newest = readdirSync('drizzle').toSorted().at(-1) ?? '';
  const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', join('drizzle', newest));
  const root = join(folder, 'earlier');
  git('worktree', 'add', '--detach', root, `${added}^`);
  execFileSync('cp', ['-al', 'node_modules', join(root, 'node_modules')]);
  return { root: `${root}/`, remove: () => git('worktree', 'remove', '--force', root) };
};

const write = async (product: ProductOnServer, name: string): Promise<number> => {
  let taken = 0;
  for (let at = 0; at < LEADS; at += 1) {
    const lead = { firstName: 'Ann', lastName: 'Lee', email: `${name}-${at}@example.com` };
    if ((await product.browser().startLead(lead)).status === 303) taken += 1;
  }
  return taken;
};

const run = async (tally: Tally): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-upgrade-'));
  const server = await startServerPostgres();
  const earlier = checkOutBefore(folder);
  try {
    const data = join(folder, 'data');
    mkdirSync(data);
    const where = { server, database: 'product', folder: data };
    prepareAsAdministrator(server, 'product');
    await migrateAsOwner({ server, database: 'product', root: earlier.root });
    const old = await startProduct({ ...where, root: earlier.root });
    const dana = old.browser();
    await dana.startLead({ firstName: 'Dana', lastName: 'Whitfield', email: 'dana@example.com' });
    tally.check('the earlier release takes in leads', (await write(old, 'before')) === LEADS);

    const started = performance.now();
    const [, during] = await Promise.all([migrateAsOwner({ server, database: 'product' }), write(old, 'during')]);
    tally.note(`migrated in ${((performance.now() - started) / 1000).toFixed(1)} s while the earlier release served`);
    tally.check(`it takes in leads while the schema changes: ${during} of ${LEADS}`, during === LEADS);
    const current = await startProduct(where);
    const [older, newer] = await Promise.all([write(old, 'old'), write(current, 'new')]);
    tally.check(`beside the new one it takes in leads: ${older} of ${LEADS}`, older === LEADS);
    tally.check(`the new one does too: ${newer} of ${LEADS}`, newer === LEADS);
    const moved = current.browser();
    for (const [name, value] of dana.cookies) moved.cookies.set(name, value);
    const session = await (await moved.fetch('/api/authApplicant/session')).json();
    tally.check('a session of the old one goes on at the new one', session.user?.email === 'dana@example.com');
    await old.stop();
    const again = await startProduct({ ...where, root: earlier.root }).then(
      async (product) => {
        await product.stop();
        return 'it started';
      },
      (error: Error) => error.message,
    );
    tally.check(`the earlier release does not start again: ${again}`, again.includes('newer release'));
    const [row] = await rowsOf(server.url('product'), 'SELECT count(*)::int AS all FROM applications');
    tally.check(`${row?.all} applications are kept`, Number(row?.all) === 4 * LEADS + 1);
    await current.stop();
  } finally {
    earlier.remove();
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

export const proof: Proof = { topic: 'two releases side by side', minutes: 6, run };
