import { type Scenario, scenario } from '#entities/contract/scenario.ts';
import type { Policy } from '#policy/policy.ts';
import { textForms } from '#web/ui/fields/text-forms.ts';
import { inCount } from '#words/figures.ts';

/** As typed in the fields: every figure is text until parsed. */
export type TypedScenario = Record<Exclude<keyof Scenario, 'hasAutopay'>, string> & { hasAutopay: boolean };

const amounts = ['value', 'mortgageBalance', 'housingPayment', 'yearlyIncome', 'monthlyDebts', 'amount'] as const;

export const startingScenario = (policy: Policy): TypedScenario => ({
  state: policy.states.find(({ code }) => code === 'NC')?.code ?? policy.states[0]?.code ?? '',
  usage: 'primaryResidence',
  type: 'singleFamily',
  units: '1',
  value: '579,000',
  mortgageBalance: '291,400',
  housingPayment: '1,898',
  score: '742',
  yearlyIncome: '100,800',
  monthlyDebts: '831',
  amount: '',
  product: 'variable',
  years: '10',
  originationFee: '0',
  hasAutopay: false,
});

const moneyOf = (text: string) => textForms.money.toValue(text.trim());

/** The scenario, or the names of the invalid fields. */
export const readScenario = (typed: TypedScenario): { scenario: Scenario } | { wrong: string[] } => {
  const figures = Object.fromEntries(amounts.map((name) => [name, moneyOf(typed[name])]));
  const read = scenario.safeParse({
    ...typed,
    ...figures,
    score: Number(typed.score),
    years: Number(typed.years),
    originationFee: Number(typed.originationFee),
  });
  return read.success ? { scenario: read.data } : { wrong: read.error.issues.map(({ path }) => String(path[0])) };
};

export const typedFrom = (given: Scenario): TypedScenario => ({
  ...given,
  value: inCount(given.value),
  mortgageBalance: inCount(given.mortgageBalance),
  housingPayment: inCount(given.housingPayment),
  score: String(given.score),
  yearlyIncome: inCount(given.yearlyIncome),
  monthlyDebts: inCount(given.monthlyDebts),
  amount: given.amount === null ? '' : inCount(given.amount),
  years: String(given.years),
  originationFee: String(given.originationFee),
});
