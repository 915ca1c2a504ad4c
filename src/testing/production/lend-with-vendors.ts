import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { answersAt } from '#sandbox/personas/parts/answered-step.ts';
import { reportsOfAlma } from '../vendors/entered-reports.ts';
import { closeLoan } from './close-loan.ts';
import { decideLoan, decisionOf } from './decide-loan.ts';
import { enterFact, enterFlood, enterHardPull, enterIncome } from './enter-facts.ts';
import type { Check } from './lend-without-vendors.ts';
import { closingOf, conditionsOf, type ProductionLoan, type Reached, told } from './production-loan.ts';
import { releaseMoney, settleByBankFile } from './send-money.ts';
import { reviewPapers, sendPapers } from './send-papers.ts';
import { typedByHand } from './typed-by-hand.ts';
import { walkToSubmitted } from './walk-to-submitted.ts';

type Visit = { state: string; url: string | null };

/** Consents, visits the vendor and comes back; the vendor's server answers for the person there. False where it came to nothing. */
const readPayroll = async ({ applicant }: Pick<ProductionLoan, 'applicant'>): Promise<boolean> => {
  const { url } = told<Visit>(await applicant.mutate('application.consent', { kind: 'payroll' }));
  if (url === null) return false;
  const back = told<Visit | null>(
    await applicant.mutate('application.returnFromVendor', { capability: 'payrollIncome' }),
  );
  return back?.state === 'finished';
};

const showId = async ({ applicant }: Pick<ProductionLoan, 'applicant'>): Promise<void> => {
  const { url } = told<Pick<Visit, 'url'>>(await applicant.mutate('application.showId'));
  if (url !== null) await applicant.mutate('application.returnFromVendor', { capability: 'identity' });
};

/** Alma, with every vendor asked as the pages ask them. Her debts she lists herself. */
export const applyWithVendors = async (reached: Reached, email: string): Promise<ProductionLoan> => {
  const persona = homeownerWithOneJob;
  const applicant = reached.browser();
  let isPayrollRead = false;
  const loanId = await walkToSubmitted({
    ...{ browser: applicant, persona, email },
    before: async ({ key }) => {
      if (key === 'application6') isPayrollRead = await readPayroll({ applicant });
      if (key === 'identityVerification') await showId({ applicant });
    },
    answersOn: (application, step) =>
      step.key === 'application6' && isPayrollRead
        ? answersAt(application, { persona, step, person: 'borrower' })
        : typedByHand(application, { persona, step }),
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

/** From the entered facts to settled money. */
export const finishLoan = async (loan: ProductionLoan, check: Check): Promise<void> => {
  check('it is approved on conditions', (await decideLoan(loan, 'conditionallyApproved')).kind === 'recorded');
  await enterHardPull(loan);
  await sendPapers(loan);
  await reviewPapers(loan);
  check('it is approved', (await decideLoan(loan, 'approved')).kind === 'recorded');
  await closeLoan(loan);
  await sendPapers(loan);
  const open = await reviewPapers(loan);
  check(`no condition is open: ${open}`, open.length === 0);
  const released = await releaseMoney(loan);
  check(`the payments are released: ${released.blocks ?? released.kind}`, released.kind === 'released');
  await settleByBankFile(loan);
  const { fundedOn, paid } = await closingOf(loan);
  check('it is funded', fundedOn !== null && paid.every(({ state }) => state === 'settled'));
};

/** From the landing page to settled money; vendors tell the value, the income and the identity, and look first at flood and title. */
export const lendWithVendors = async (reached: Reached, check: Check): Promise<void> => {
  const loan = await applyWithVendors(reached, 'alma.with.vendors@example.com');
  const told = (await factsOf(loan)).filter(({ source }) => source === 'vendor').map(({ fact }) => fact);
  check(`vendors told ${told}`, told.includes('value') && told.includes('income'));
  const asked = (await conditionsOf(loan)).filter(({ owner }) => owner === 'lender').map(({ code }) => code);
  check(`nobody is asked for the value: ${asked}`, !asked.includes(424));
  const { blocks = [] } = await decideLoan(loan, 'conditionallyApproved');
  check(`not approved on first looks: ${blocks}`, blocks.includes('factsOpen'));
  const entered = await enterWhatIsOpen(loan);
  check(
    `staff entered ${entered}`,
    entered.includes('title') && entered.includes('flood') && !entered.includes('value'),
  );
  await finishLoan(loan, check);
};
