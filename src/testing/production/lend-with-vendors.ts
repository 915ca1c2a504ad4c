import type { Application } from '#entities/application/application.ts';
import type { Step } from '#funnel/engine/define-step.ts';
import { conditionCode } from '#rules/conditions/condition-catalog.ts';
import { isMet } from '#rules/conditions/condition-state.ts';
import { allDebts } from '#rules/debts/all-debts.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { answersAt } from '#sandbox/personas/parts/answered-step.ts';
import { reportsOfAlma } from '../vendors/entered-reports.ts';
import { closeLoan } from './close-loan.ts';
import { decideLoan, decisionOf } from './decide-loan.ts';
import { enterFact, enterFlood, enterIncome } from './enter-facts.ts';
import type { Check } from './lend-without-vendors.ts';
import { notarizeDeed } from './notarize-deed.ts';
import { orderOnConsent } from './orders/order-on-consent.ts';
import { closingOf, conditionsOf, type ProductionLoan, type Reached, told, until } from './production-loan.ts';
import { releaseMoney, settleByService } from './send-money.ts';
import { reviewPapers, sendPapers } from './send-papers.ts';
import { finishAtInsurer } from './told-of-alma.ts';
import { typedByHand } from './typed-by-hand.ts';
import type { VendorServers } from './vendor-servers.ts';
import { walkToSubmitted } from './walk-to-submitted.ts';

type Visit = { state: string; url: string | null };
export type IncomeFrom = 'payroll' | 'bank';
const capabilityOf = { payroll: 'payrollIncome', bank: 'bankIncome' } as const;

/** Consents, visits the vendor and comes back; the vendor's server answers for the person there. False where it came to nothing. */
const readIncome = async ({ applicant }: Pick<ProductionLoan, 'applicant'>, from: IncomeFrom): Promise<boolean> => {
  const { url } = told<Visit>(await applicant.mutate('application.consent', { kind: from }));
  if (url === null) return false;
  const back = told<Visit | null>(
    await applicant.mutate('application.returnFromVendor', { capability: capabilityOf[from] }),
  );
  return back?.state === 'finished';
};

/** In the insurer's widget on the lender's own page: the reference it is opened with comes back with the policy. */
const linkInsurance = async ({ applicant }: Pick<ProductionLoan, 'applicant'>): Promise<void> => {
  const { url } = told<Visit>(await applicant.mutate('application.consent', { kind: 'insurance' }));
  if (url === null) return;
  const page = await (await applicant.fetch(new URL(url).pathname)).text();
  finishAtInsurer(/reference: "([^"]+)"/.exec(page)?.[1] ?? '');
  await applicant.mutate('application.returnFromVendor', { capability: 'insuranceLink' });
};

const showId = async ({ applicant }: Pick<ProductionLoan, 'applicant'>): Promise<void> => {
  const { url } = told<Pick<Visit, 'url'>>(await applicant.mutate('application.showId'));
  if (url !== null) await applicant.mutate('application.returnFromVendor', { capability: 'identity' });
};

const persona = homeownerWithOneJob;
const LISTED: readonly string[] = ['mortgageBalance', 'debtConsolidation'];

/** Debts the bureaus reported are confirmed, one of them to be paid off; where they reported none she lists them herself. */
const answersOf = (application: Application, step: Step): Record<string, unknown> => {
  const reported = allDebts(application).filter(({ id }) => id.startsWith('bureau-'));
  if (!LISTED.includes(step.key) || reported.length === 0) return typedByHand(application, { persona, step });
  const payOff = reported.filter(({ creditor }) => creditor === 'Union Card').map(({ id }) => id);
  return answersAt(application, { persona: { ...persona, payOff }, step, person: 'borrower' });
};

/** Alma, with every vendor asked as the pages ask them. */
export const applyWithVendors = async (
  reached: Reached,
  email: string,
  from: IncomeFrom = 'payroll',
): Promise<ProductionLoan> => {
  const applicant = reached.browser();
  let isIncomeRead = false;
  const loanId = await walkToSubmitted({
    ...{ browser: applicant, persona, email },
    before: async ({ key }) => {
      if (key === 'application3') await linkInsurance({ applicant });
      if (key === 'application6') isIncomeRead = await readIncome({ applicant }, from);
      if (key === 'identityVerification') await showId({ applicant });
    },
    answersOn: (application, step) =>
      step.key === 'application6' && isIncomeRead
        ? { ...answersAt(application, { persona, step, person: 'borrower' }), incomeVerificationMethod: from }
        : answersOf(application, step),
  });
  return { ...reached, applicant, loanId };
};

export const factsOf = async (loan: ProductionLoan) => (await decisionOf(loan)).runs[0]?.decision.facts ?? [];

const openFacts = async (loan: ProductionLoan): Promise<string[]> =>
  (await factsOf(loan)).filter(({ outcome }) => outcome === 'unknown').map(({ fact }) => fact);

/** Staff enter every fact that no vendor told. */
export const enterWhatIsOpen = async (loan: ProductionLoan): Promise<string[]> => {
  const open = await openFacts(loan);
  for (const fact of reportsOfAlma(loan.today())) if (open.includes(fact.kind)) await enterFact(loan, fact);
  if (open.includes('flood')) await enterFlood(loan);
  if (open.includes('income')) await enterIncome(loan, 8000);
  return open;
};

/** Ordered from the bureaus with the approval. */
const isHardPullIn = async (loan: ProductionLoan): Promise<boolean> =>
  (await conditionsOf(loan)).every(({ code, state }) => code !== conditionCode.hardCredit || isMet(state));

/** From the entered facts to payments that may be released. */
export const closeWithVendors = async (loan: ProductionLoan, check: Check): Promise<void> => {
  check('it is approved on conditions', (await decideLoan(loan, 'conditionallyApproved')).kind === 'recorded');
  await until('the hard pull is in', () => isHardPullIn(loan));
  await sendPapers(loan);
  await reviewPapers(loan);
  check('it is approved', (await decideLoan(loan, 'approved')).kind === 'recorded');
  await closeLoan(loan);
  await sendPapers(loan);
  const open = await reviewPapers(loan);
  check(`no condition is open: ${open}`, open.length === 0);
};

/** The bank's service pays what was released, and says so by its webhooks. */
const pay = async (loan: ProductionLoan, { bank }: VendorServers, check: Check): Promise<void> => {
  const released = await releaseMoney(loan);
  check(`the payments are released: ${released.blocks ?? released.kind}`, released.kind === 'released');
  await settleByService(loan, bank);
  const { fundedOn, paid } = await closingOf(loan);
  check('it is funded', fundedOn !== null && paid.every(({ state }) => state === 'settled'));
  const sent = bank.orders().map(({ external_id }) => external_id);
  check(`the bank has each payment once: ${sent.length}`, new Set(sent).size === sent.length && sent.length > 1);
};

/** From the landing page to settled money; vendors tell credit, value, income and identity, and look first at flood and title. */
export const lendWithVendors = async (reached: Reached, vendors: VendorServers, check: Check): Promise<void> => {
  const loan = await applyWithVendors(reached, 'alma.with.vendors@example.com');
  const sources = (await factsOf(loan)).filter(({ source }) => source === 'vendor').map(({ fact }) => fact);
  check(
    `vendors told ${sources}`,
    ['credit', 'value', 'income'].every((fact) => sources.some((each) => each === fact)),
  );
  const { figures } = (await decisionOf(loan)).runs[0]?.decision ?? {};
  check(
    `the rules use the bureaus’ score and the second model’s value`,
    figures?.score === 751 && figures.value === 455_000,
  );
  const asked = (await conditionsOf(loan)).filter(({ owner }) => owner === 'lender').map(({ code }) => code);
  const { visits } = told<{ visits: { capability: string; state: string }[] }>(
    await loan.applicant.query('application.journeys'),
  );
  const visited = visits.filter(({ state }) => state === 'finished').map(({ capability }) => capability);
  check(`she visited ${visited}`, `${visited.toSorted()}` === 'identity,insuranceLink,payrollIncome');
  check(`nobody is asked for the value: ${asked}`, !asked.includes(424));
  const { blocks = [] } = await decideLoan(loan, 'conditionallyApproved');
  check(`not approved on first looks: ${blocks}`, blocks.includes('factsOpen'));
  const entered = await enterWhatIsOpen(loan);
  check(`staff entered ${entered}`, `${entered.toSorted()}` === 'flood,title');
  await orderOnConsent(loan, check);
  await closeWithVendors(loan, check);
  await notarizeDeed(loan, vendors, check);
  await pay(loan, vendors, check);
  const byBank = await applyWithVendors(reached, 'alma.by.bank@example.com', 'bank');
  const income = (await factsOf(byBank)).find(({ fact }) => fact === 'income');
  check(`the bank told the income: ${income?.source}`, income?.source === 'vendor');
};
