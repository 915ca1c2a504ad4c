import { type FactKind, factKind } from '#entities/facts/fact-kind.ts';
import type { OutsideQuestion } from '#entities/facts/outside-question.ts';
import type { Container } from '#server/container.ts';
import type { StoredReport } from '#server/db/repos/application/reports.ts';
import { unavailable } from '#server/vendors/port.ts';

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
  employment: null,
} as const satisfies Record<OutsideQuestion, FactKind | null>;

/** Whether a request goes to nobody. */
export const isAskedOfNobody = (container: Pick<Container, 'env'>, what: OutsideQuestion): boolean => {
  const fact = factOf[what];
  if (what === 'employment') return container.env.vendors.payrollIncome.choice === 'none';
  return fact === null ? container.env.vendors.address.choice === 'none' : leftToStaff(container).includes(fact);
};

const reportsFor = {
  credit: ['singleCredit', 'singleCreditCoborrower', 'jointCredit'],
  value: ['avmCascade'],
  title: ['title'],
  flood: ['flood'],
  income: [],
  insurance: [],
  identity: [],
} as const satisfies Record<FactKind, readonly string[]>;

/** The vendor will not tell it: it does not know, refuses, or answered with something nobody can use. */
const isUntold = ({ outcome, answer }: Pick<StoredReport, 'outcome' | 'answer'>): boolean => {
  if (outcome === 'notFound') return true;
  const reason = unavailable.safeParse(answer).data?.reason;
  return outcome === 'unavailable' && (reason === 'refused' || reason === 'otherPerson' || reason === 'garbage');
};

/** Facts whose vendor was asked and did not tell: staff order and enter them, unless a later answer brings them. */
export const untoldFacts = (
  rows: readonly Pick<StoredReport, 'kind' | 'person' | 'outcome' | 'answer'>[],
): FactKind[] =>
  factKind.options.filter((fact) =>
    reportsFor[fact].some((kind) =>
      (['borrower', 'coborrower'] as const).some((person) => {
        const last = rows.findLast((row) => row.kind === kind && row.person === person && row.outcome !== 'asking');
        return last !== undefined && isUntold(last);
      }),
    ),
  );

/** Facts that no vendor settles, since none is configured or it gives a first look only: staff order and enter them. */
export const leftToStaff = ({ env: { vendors } }: Pick<Container, 'env'>): FactKind[] =>
  factKind.options.filter((fact) =>
    vendorsOf[fact].every((vendor) => vendors[vendor].choice === 'none' || vendors[vendor].isFirstLook),
  );
