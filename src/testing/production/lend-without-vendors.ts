import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { closeLoan } from './close-loan.ts';
import { decideLoan, decisionOf } from './decide-loan.ts';
import { enterHardPull, enterIncome, enterReports } from './enter-facts.ts';
import { checkPayoffLetters } from './payoff-letters.ts';
import { closingOf, conditionsOf, type ProductionLoan, type Reached, told } from './production-loan.ts';
import { confirmPayoffs, releaseMoney, settleByBankFile } from './send-money.ts';
import { reviewPapers, sendPapers } from './send-papers.ts';
import { typedByHand } from './typed-by-hand.ts';
import { walkToSubmitted } from './walk-to-submitted.ts';

/** Records what was tried, and whether it held. */
export type Check = (what: string, isHeld: boolean) => void;

const FACT_CODES = [423, 424, 425, 426, 427];

/** Alma, who types everything herself, on a server without a single vendor. */
export const applyWithoutVendors = async (reached: Reached, email: string): Promise<ProductionLoan> => {
  const persona = homeownerWithOneJob;
  const applicant = reached.browser();
  const loanId = await walkToSubmitted({
    ...{ browser: applicant, persona, email },
    answersOn: (application, step) => typedByHand(application, { persona, step }),
  });
  return { ...reached, applicant, loanId };
};

const checkNothingKnown = async (loan: ProductionLoan, check: Check): Promise<void> => {
  const { pulls } = told<{ pulls: { state: string }[] }>(await loan.applicant.query('application.pulls'));
  check(
    'the applicant is not told that anyone was asked',
    pulls.length > 0 && pulls.every(({ state }) => state === 'byStaff'),
  );
  const asked = (await conditionsOf(loan)).filter(({ owner }) => owner === 'lender').map(({ code }) => code);
  check(
    `every fact is a task of the lender: ${asked}`,
    FACT_CODES.every((code) => asked.includes(code)),
  );
  const { orders } = told<{ orders: { what: string; state: string }[] }>(
    await loan.desk.processor.query('loanFile.factEntries', { loanId: loan.loanId }),
  );
  const failed = orders.filter(({ state }) => state === 'failed').map(({ what }) => what);
  check(`staff read of no order that failed, since nobody was asked: ${failed}`, failed.length === 0);
  for (const kind of ['conditionallyApproved', 'approved'] as const) {
    const { blocks = [] } = await decideLoan(loan, kind);
    check(`not ${kind} while facts are open: ${blocks}`, blocks.includes('factsOpen'));
  }
};

/** From the landing page to settled money, on facts staff entered and papers staff reviewed. */
export const lendWithoutVendors = async (reached: Reached, check: Check): Promise<ProductionLoan> => {
  const email = 'alma.reyes@example.com';
  const loan = await applyWithoutVendors(reached, email);
  await checkNothingKnown(loan, check);
  await enterReports(loan, async (entered) => {
    const { blocks = [] } = await decideLoan(loan, 'conditionallyApproved');
    check(`nothing is approved on ${entered}: ${blocks}`, blocks.includes('factsOpen'));
  });
  const { facts = [], figures } = (await decisionOf(loan)).runs[0]?.decision ?? {};
  const known = facts.filter(({ source, outcome }) => source === 'staff' && outcome === 'pass').map(({ fact }) => fact);
  check(`staff established ${known}`, `${known}` === 'credit,value,title,flood');
  check('the rules use the figures staff entered', figures?.value === 455_000 && figures.score === 750);
  check('it is approved on conditions', (await decideLoan(loan, 'conditionallyApproved')).kind === 'recorded');
  await enterHardPull(loan);
  const { blocks = [] } = await decideLoan(loan, 'approved');
  check(`stated income does not approve it: ${blocks}`, blocks.includes('factsOpen'));
  await enterIncome(loan, 8000);
  await sendPapers(loan);
  await reviewPapers(loan);
  check('it is approved', (await decideLoan(loan, 'approved')).kind === 'recorded');
  await confirmPayoffs(loan);
  await closeLoan(loan);
  await checkPayoffLetters(loan, check);
  await sendPapers(loan);
  const open = await reviewPapers(loan);
  check(`no condition is open: ${open}`, open.length === 0);
  const released = await releaseMoney(loan);
  check(`the payments are released: ${released.blocks ?? released.kind}`, released.kind === 'released');
  check('it is not funded before the money settles', (await closingOf(loan)).fundedOn === null);
  await settleByBankFile(loan);
  const { fundedOn, paid } = await closingOf(loan);
  check(
    `it is funded with all of ${paid.length} payments settled`,
    fundedOn !== null && paid.every(({ state }) => state === 'settled'),
  );
  check('the applicant was told by mail', loan.mail.mailsTo(email).length > 3);
  return loan;
};
