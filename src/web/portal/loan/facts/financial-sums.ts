import type { Application } from '#entities/application/application.ts';
import { centsOf, toCents, toDollars } from '#entities/values/money.ts';
import type { Policy } from '#policy/policy.ts';
import { isMortgage, monthlyDebts, nonMortgageDebts } from '#rules/debts/monthly-debts.ts';
import { isSolarObligation } from '#rules/debts/solar-obligation.ts';
import type { Decision } from '#rules/decision/decision.ts';
import { type HousingCost, housingCost, totalHousingCost } from '#rules/eligibility/housing-cost.ts';
import { claimOf } from '#rules/eligibility/liens.ts';
import { inCents, inDollars, inPercent } from '#words/figures.ts';
import { loanFacts } from '#words/portal/loan-desk/facts.ts';
import type { SumRow } from './fact-card.tsx';

const words = loanFacts.financials;
const { unknown } = loanFacts;

/** Every mortgage with its counted balance, the new line, the value, the ratio. */
export const cltvSums = ({ mortgages }: Application, { figures, chosen }: Decision): SumRow[] => [
  ...mortgages
    .filter((mortgage) => !isSolarObligation(mortgage))
    .map((mortgage): SumRow => {
      const { creditor, toBePaidOff, type } = mortgage;
      const note = toBePaidOff ? words.paidOff : type === 'homeEquityLine' ? words.wholeLine : null;
      return {
        name: creditor ?? words.mortgage,
        amount: toBePaidOff ? inDollars(toDollars(0)) : inDollars(toDollars(claimOf(mortgage))),
        ...(note === null ? {} : { note }),
      };
    }),
  { name: words.newLine, amount: chosen.amount === null ? unknown : inDollars(chosen.amount) },
  {
    name: words.owed,
    amount:
      figures.liens === null || chosen.amount === null ? unknown : inDollars(toDollars(figures.liens + chosen.amount)),
    kind: 'total',
  },
  { name: words.value, amount: figures.value === null ? unknown : inDollars(figures.value) },
  { name: words.share, amount: figures.cltv === null ? unknown : inPercent(figures.cltv, 2), kind: 'total' },
  { name: words.limit, amount: figures.cltvCap === null ? unknown : inPercent(figures.cltvCap, 2) },
];

export const debtSums = (application: Application, policy: Policy): SumRow[] => {
  const { rows, monthly } = monthlyDebts(application, policy);
  const byId = new Map(nonMortgageDebts(application).map((debt) => [debt.id, debt]));
  return [
    ...rows.map(({ id, monthly: amount, as }) => ({
      name: byId.get(id)?.creditor ?? unknown,
      note: words.countedAs[as],
      amount: amount === null ? unknown : inCents(amount),
    })),
    { name: words.debtsSum, amount: inCents(monthly), kind: 'total' },
  ];
};

export const missingHousing = (application: Application): HousingCost['missing'] =>
  totalHousingCost(application).missing;

export const housingSums = (application: Application): SumRow[] => {
  const { property, mortgages, propertyOwnership, liabilities } = application;
  const homes = [{ property, mortgages }, ...propertyOwnership];
  const unclaimed = liabilities.filter((debt) => isMortgage(debt) && !isSolarObligation(debt) && !debt.toBePaidOff);
  const loose = toCents(unclaimed.reduce((sum, debt) => sum + centsOf(debt.monthlyPayment ?? toDollars(0)), 0));
  return [
    ...homes.map((home) => ({
      name: words.housingOf(home.property.line1 ?? unknown),
      amount: inCents(housingCost(home.property, home.mortgages).monthly),
    })),
    ...(unclaimed.length === 0 ? [] : [{ name: words.unclaimed, amount: inCents(loose) }]),
    { name: words.housingSum, amount: inCents(totalHousingCost(application).monthly), kind: 'total' },
  ];
};

export const dtiSums = ({ figures }: Decision, { rate, months }: { rate: string | null; months: number }): SumRow[] => {
  const { debts, housing, qualifyingPayment, income, dti, dtiLimit } = figures;
  return [
    { name: words.debtsSum, amount: inCents(debts) },
    { name: words.housingSum, amount: inCents(housing) },
    {
      name: words.payment,
      amount: qualifyingPayment === null ? unknown : inCents(qualifyingPayment),
      ...(rate === null ? {} : { note: words.paymentAt(rate, months) }),
    },
    {
      name: words.all,
      amount: qualifyingPayment === null ? unknown : inCents(toCents(debts + housing + qualifyingPayment)),
      kind: 'total',
    },
    { name: words.incomeSum, amount: income === null ? unknown : inCents(income) },
    { name: words.ratio, amount: dti === null ? unknown : inPercent(dti, 2), kind: 'total' },
    { name: words.limit, amount: dtiLimit === null ? unknown : inPercent(dtiLimit, 2) },
  ];
};
