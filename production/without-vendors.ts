import type { Proof, Tally } from '../scripts/proof.ts';
import { lendWithoutVendors } from '../src/testing/production/lend-without-vendors.ts';
import { onProduction } from '../src/testing/production/on-production.ts';

const run = (tally: Tally): Promise<void> =>
  onProduction('withoutVendors', async ({ database, origin, reached }) => {
    tally.note(`on ${database}`);
    const page = await fetch(origin).then((answer) => answer.text());
    tally.check('the pages are those of the lender', page.includes('Prairie') && !page.includes('Hearthline Lending'));
    for (const path of ['/sandbox', '/api/trpc/sandbox.overview']) {
      const { status } = await fetch(new URL(path, origin));
      tally.check(`no sandbox at ${path}: ${status}`, status === 404);
    }
    await lendWithoutVendors(reached, tally.check);
  });

export const proof: Proof = { topic: 'a loan without a vendor, staff entering every fact', minutes: 40, run };
