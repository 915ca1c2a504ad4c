import type { FigureName, UsedFigure } from '#entities/contract/documents/document-figure.ts';
import { day } from '#entities/values/day.ts';
import { type Dollars, toCents, toDollars } from '#entities/values/money.ts';
import { monthlyFromPay, paysPerYear } from './monthly-from-pay.ts';

type Taken = Pick<UsedFigure, 'fileId' | 'name' | 'value'>;
export type OfferedField = { field: string; value: string | number };

/** The field of an insurance policy that each figure fills. */
const INSURANCE: Readonly<Partial<Record<FigureName, { field: string; isMoney: boolean }>>> = {
  policyNumber: { field: 'policyNumber', isMoney: false },
  policyFrom: { field: 'from', isMoney: false },
  policyTo: { field: 'to', isMoney: false },
  dwellingCoverage: { field: 'dwellingCoverage', isMoney: true },
  yearlyPremium: { field: 'yearlyPremium', isMoney: true },
};

/** Whole dollars, never more than the document has. */
const dollarsOf = (cents: string): Dollars => toDollars(Math.floor(Number(cents) / 100));

/** What the figures taken from one document say of an insurance policy. */
export const offeredInsurance = (taken: readonly Taken[]): OfferedField[] =>
  taken.flatMap(({ name, value }) => {
    const fills = INSURANCE[name];
    return fills ? [{ field: fills.field, value: fills.isMoney ? dollarsOf(value) : value }] : [];
  });

/** The monthly income of a paystub, from the figures a person took from it; null where one is missing. */
export const offeredIncome = (taken: readonly Taken[]): { employer: string | null; monthly: Dollars } | null => {
  const taking = (wanted: FigureName) => taken.find(({ name }) => name === wanted)?.value ?? null;
  const [gross, from, to] = [
    taking('grossPay'),
    day.safeParse(taking('periodFrom')),
    day.safeParse(taking('periodTo')),
  ];
  const times = from.success && to.success ? paysPerYear(from.data, to.data) : null;
  if (gross === null || times === null) return null;
  const monthly = monthlyFromPay(toCents(Number(gross)), times);
  return { employer: taking('employer'), monthly: dollarsOf(String(monthly)) };
};
