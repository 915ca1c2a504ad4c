import type { Proof, Tally } from '../scripts/proof.ts';
import { lendWithVendors } from '../src/testing/production/lend-with-vendors.ts';
import { onProduction } from '../src/testing/production/on-production.ts';
import { told } from '../src/testing/production/production-loan.ts';
import { vendorNames } from '../src/testing/production/vendor-servers.ts';

const run = (tally: Tally): Promise<void> =>
  onProduction('withVendors', async ({ database, admin, reached }, vendors) => {
    tally.note(`on ${database}`);
    const services = told<{ service: string; choice: string }[]>(await admin.query('services.list'));
    const choices = services.map(({ choice }) => choice);
    tally.check(`no sandbox vendor is in reach: ${choices}`, choices.length > 0 && !choices.includes('sandbox'));
    await lendWithVendors(reached, vendors, tally.check);
    for (const name of vendorNames) {
      const { length } = vendors.at(name).received;
      tally.note(`${name} was asked ${length} times`);
    }
  });

export const proof: Proof = { topic: 'a loan with a brand of every service', minutes: 40, run };
