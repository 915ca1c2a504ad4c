import { type FactKind, factKind } from '#entities/facts/fact-kind.ts';
import type { OutsideQuestion } from '#entities/facts/outside-question.ts';
import type { Container } from '#server/container.ts';

const vendorsOf = {
  credit: ['creditBureau'],
  value: ['valuation'],
  title: ['title'],
  flood: ['flood'],
  income: ['payrollIncome', 'bankIncome'],
  insurance: ['insuranceLink'],
  identity: ['identity'],
} as const satisfies Record<FactKind, readonly (keyof Container['env']['vendors'])[]>;

const factOf = {
  address: null,
  credit: 'credit',
  valuation: 'value',
  flood: 'flood',
  title: 'title',
  income: 'income',
  insurance: 'insurance',
  identity: 'identity',
} as const satisfies Record<OutsideQuestion, FactKind | null>;

/** Whether a request goes to nobody. */
export const isAskedOfNobody = (container: Pick<Container, 'env'>, what: OutsideQuestion): boolean => {
  const fact = factOf[what];
  return fact === null ? container.env.vendors.address.choice === 'none' : leftToStaff(container).includes(fact);
};

/** Facts that no vendor settles, since none is configured or it gives a first look only: staff order and enter them. */
export const leftToStaff = ({ env: { vendors } }: Pick<Container, 'env'>): FactKind[] =>
  factKind.options.filter((fact) =>
    vendorsOf[fact].every((vendor) => vendors[vendor].choice === 'none' || vendors[vendor].isFirstLook),
  );
