import type { Proof, Tally } from '../scripts/proof.ts';
import { applyWithVendors, closeWithVendors, enterWhatIsOpen } from '../src/testing/production/lend-with-vendors.ts';
import { onProduction } from '../src/testing/production/on-production.ts';
import {
  closingOf,
  type ProductionLoan,
  type Reached,
  told,
  until,
} from '../src/testing/production/production-loan.ts';
import { releaseMoney, settleByService } from '../src/testing/production/send-money.ts';
import type { VendorServers } from '../src/testing/production/vendor-servers.ts';

const statesOf = async (loan: ProductionLoan) =>
  (await closingOf(loan)).paid.filter(({ channel }) => channel === 'api');

const readyToPay = async (reached: Reached, email: string, tally: Tally): Promise<ProductionLoan> => {
  const loan = await applyWithVendors(reached, email);
  await enterWhatIsOpen(loan);
  await closeWithVendors(loan, tally.check);
  return loan;
};

/** Certainly not taken: the job sends it once the bank's service is back. */
const whileBusy = async (reached: Reached, vendors: VendorServers, tally: Tally): Promise<void> => {
  const loan = await readyToPay(reached, 'bank.busy@example.com', tally);
  const before = vendors.bank.orders().length;
  vendors.at('modernTreasury').trouble('busy');
  const { kind } = await releaseMoney(loan);
  tally.check(`busy: the payments are released: ${kind}`, kind === 'released');
  await until('the bank is asked', async () => vendors.at('modernTreasury').received.length > 0);
  const { fundedOn } = await closingOf(loan);
  tally.check(
    'busy: nothing is paid and nothing is called funded',
    vendors.bank.orders().length === before && !fundedOn,
  );
  vendors.at('modernTreasury').trouble(null);
  await settleByService(loan, vendors.bank);
  const paid = await statesOf(loan);
  const made = vendors.bank.orders().length - before;
  tally.check(`busy: then each payment is made once: ${made} of ${paid.length}`, made === paid.length);
  tally.check('busy: it is funded', (await closingOf(loan)).fundedOn !== null);
};

/** It may have been taken: nobody sends it again, and staff say what the bank has. */
const whileDown = async (reached: Reached, vendors: VendorServers, tally: Tally): Promise<void> => {
  const loan = await readyToPay(reached, 'bank.down@example.com', tally);
  const before = vendors.bank.orders().length;
  vendors.at('modernTreasury').trouble('down');
  await releaseMoney(loan);
  await until('the payments are in doubt', async () =>
    (await statesOf(loan)).every(({ state }) => state === 'unknown'),
  );
  vendors.at('modernTreasury').trouble(null);
  await loan.runJob('followPayments');
  const made = vendors.bank.orders().length - before;
  tally.check(
    `down: a payment in doubt is not sent again: ${made}`,
    made === 0 && (await closingOf(loan)).fundedOn === null,
  );
  for (const { id: paymentId, waitsFor } of await statesOf(loan)) {
    tally.check(`down: it waits for staff: ${waitsFor}`, waitsFor !== null);
    const word = { kind: 'notThere', note: 'The bank has no such payment.' };
    const recorded = { loanId: loan.loanId, paymentId, seen: 'unknown', word };
    const { kind } = told<{ kind: string }>(await loan.desk.manager.mutate('loanMoney.recordPayment', recorded));
    tally.check(`down: staff record what the bank says: ${kind}`, kind === 'recorded');
  }
};

const run = (tally: Tally): Promise<void> =>
  onProduction('withVendors', async ({ database, reached }, vendors) => {
    tally.note(`on ${database}`);
    await whileBusy(reached, vendors, tally);
    await whileDown(reached, vendors, tally);
  });

export const proof: Proof = { topic: 'payments while the bank’s service fails', minutes: 40, run };
