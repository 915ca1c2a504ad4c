import type { Proof, Tally } from '../scripts/proof.ts';
import { decideLoan } from '../src/testing/production/decide-loan.ts';
import {
  type AskedVendor,
  applyWhileFailing,
  askedVendors,
  troubles,
} from '../src/testing/production/lend-with-failures.ts';
import { applyWithVendors } from '../src/testing/production/lend-with-vendors.ts';
import { onProduction } from '../src/testing/production/on-production.ts';
import { told } from '../src/testing/production/production-loan.ts';

const isAsked = (name: string): name is AskedVendor => name in askedVendors;

const run = (tally: Tally): Promise<void> =>
  onProduction('withVendors', async ({ database, admin, reached }, vendors) => {
    tally.note(`on ${database}`);
    // Every vendor fails once before any fails in a second way.
    for (const trouble of troubles)
      for (const name of Object.keys(askedVendors).filter(isAsked)) {
        await applyWhileFailing(reached, { name, trouble, vendors, admin }, tally.check).catch((error: Error) =>
          tally.failed(`${name} ${trouble}: ${error.stack}`),
        );
        tally.note(`tried ${name} ${trouble}`);
      }
    // A list that cannot be fetched is used for a week, and then it is unknown.
    vendors.at('treasury').trouble('down');
    const loan = await applyWithVendors(reached, 'list.away@example.com');
    await reached.pass(8).catch(() => undefined);
    const { blocks = [] } = await decideLoan(loan, 'conditionallyApproved');
    tally.check(`nothing is approved on an old sanctions list: ${blocks}`, blocks.includes('sanctionsOpen'));
    const services = told<{ service: string; outcome: string | null }[]>(await admin.query('services.list'));
    const seen = services.find(({ service }) => service === 'sanctions')?.outcome;
    tally.check(`administrators see that the list is away: ${seen}`, seen !== 'answered');
  });

export const proof: Proof = { topic: 'a loan while each vendor fails in turn', minutes: 120, run };
