import type { FactRow } from '#rules/facts/fact-rows.ts';
import type { Trouble } from '#server/vendors/testing/local-service.ts';
import type { TestBrowser } from '../test-browser.ts';
import { decideLoan } from './decide-loan.ts';
import { applyWithVendors, enterWhatIsOpen, factsOf } from './lend-with-vendors.ts';
import type { Check } from './lend-without-vendors.ts';
import { conditionsOf, type ProductionLoan, type Reached, told, until } from './production-loan.ts';
import type { VendorName } from './vendor-replies.ts';
import type { VendorServers } from './vendor-servers.ts';

/** The vendors asked while someone applies: the service they stand for, the question, and the fact they would settle. */
export const askedVendors = {
  census: { service: 'address', question: 'address', fact: null },
  fema: { service: 'flood', question: 'flood', fact: 'flood' },
  mismo: { service: 'creditBureau', question: 'credit', fact: 'credit' },
  houseCanary: { service: 'valuation', question: 'valuation', fact: 'value' },
  attom: { service: 'valuation', question: 'valuation', fact: 'value' },
  attomTitle: { service: 'title', question: 'title', fact: 'title' },
  argyle: { service: 'payrollIncome', question: 'income', fact: 'income' },
  plaid: { service: 'bankIncome', question: 'income', fact: 'income' },
  canopy: { service: 'insuranceLink', question: 'insurance', fact: null },
  stripe: { service: 'identity', question: 'identity', fact: null },
} as const satisfies Partial<Record<VendorName, { service: string; question: string; fact: FactRow['fact'] | null }>>;
export type AskedVendor = keyof typeof askedVendors;

export const troubles = ['busy', 'slow', 'down', 'brokenJson'] as const satisfies readonly Trouble[];

const pullOf = async ({ applicant }: ProductionLoan, question: string): Promise<string | null> => {
  const { pulls } = told<{ pulls: { what: string; state: string }[] }>(await applicant.query('application.pulls'));
  return pulls.find(({ what }) => what === question)?.state ?? null;
};

type Failing = { name: AskedVendor; trouble: Trouble; vendors: VendorServers; admin: TestBrowser };

/** One applicant while one vendor fails: nothing is decided on what it did not say, and staff can go on. */
export const applyWhileFailing = async (
  reached: Reached,
  { name, trouble, vendors, admin }: Failing,
  check: Check,
): Promise<void> => {
  const { service, question, fact } = askedVendors[name];
  const here = (what: string) => `${name} ${trouble}: ${what}`;
  vendors.at(name).trouble(trouble);
  try {
    const from = name === 'plaid' ? 'bank' : 'payroll';
    const loan = await applyWithVendors(reached, `${name}.${trouble}@example.com`.toLowerCase(), from);
    check(here('the application can be sent'), true);
    const state = await pullOf(loan, question);
    check(here(`the applicant is not told that it was found: ${state}`), state !== 'found');
    const row = (await factsOf(loan)).find((each) => each.fact === fact);
    check(here(`its fact stays open: ${row?.outcome}`), row === undefined || row.outcome === 'unknown');
    const { kind } = await decideLoan(loan, 'conditionallyApproved');
    check(here(`nothing is approved: ${kind}`), kind === 'blocked');
    // A slow one is asked in the background, and given up after a while.
    let seen: string | null = null;
    await until('administrators see the failing service', async () => {
      const services = told<{ service: string; outcome: string | null }[]>(await admin.query('services.list'));
      seen = services.find((each) => each.service === service)?.outcome ?? null;
      return seen !== null && seen !== 'answered';
    }).catch(() => undefined);
    check(here(`administrators see it: ${seen}`), seen !== null && seen !== 'answered');
    await goOnWithout(loan, { here, check });
  } finally {
    vendors.at(name).trouble(null);
  }
};

/** Staff enter the rest by hand, and the loan is approved on conditions. */
const goOnWithout = async (
  loan: ProductionLoan,
  { here, check }: { here: (what: string) => string; check: Check },
): Promise<void> => {
  const open = await enterWhatIsOpen(loan);
  const tasks = (await conditionsOf(loan)).filter(
    ({ code, state }) => code >= 423 && code <= 427 && state === 'requested',
  );
  check(here(`staff entered ${open}, and no such task is left`), tasks.length === 0);
  const { kind } = await decideLoan(loan, 'conditionallyApproved');
  check(here(`then it is approved on conditions: ${kind}`), kind === 'recorded');
};
