import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';
import type { Step } from '#funnel/engine/define-step.ts';
import { debtFields } from '#funnel/questions/debts.ts';
import { readHomeLoans } from '#funnel/questions/home-loans.ts';
import { answersAt } from '#sandbox/personas/parts/answered-step.ts';
import type { Persona } from '#sandbox/personas/persona.ts';

const included = { taxIncludedInMonthlyPayment: true, insuranceIncludedInMonthlyPayment: true, confirmed: true };

const typedDebt = (debt: DebtItem, { payOff = [] }: Persona) => ({
  ...Object.fromEntries(debtFields.map(({ name }) => [name, debt[name]])),
  id: `typed-${debt.id}`,
  toBePaidOff: payOff.includes(debt.id),
  comments: null,
});

/** What a bureau would have reported, as the person lists it from the statements at home. */
const typedDebts = (persona: Persona): Record<string, unknown> => {
  const file = persona.facts.credit.borrower;
  const debts = file?.outcome === 'found' ? file.debts : [];
  const onHome = debts.filter(({ type }) => type === 'mortgage');
  return {
    mortgageBalance: {
      mortgages: readHomeLoans(onHome).map((loan) => ({ ...loan, ...included, id: `typed-${loan.id}` })),
    },
    debtConsolidation: {
      liabilities: debts.filter((debt) => !onHome.includes(debt)).map((debt) => typedDebt(debt, persona)),
    },
    application6: { incomeVerificationMethod: 'documents', incomeReviews: [] },
  };
};

/** A persona's answers where no vendor told anything. */
export const typedByHand = (application: Application, { persona, step }: { persona: Persona; step: Step }) => {
  const known = answersAt(application, { persona, step, person: 'borrower' });
  const typed = typedDebts(persona)[step.key];
  return { ...known, ...(typed ?? {}) };
};
