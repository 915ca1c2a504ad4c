import { z } from 'zod';
import { type Figure, figure } from '../trace/trace-row.ts';
import type { OfferBasis } from './offer-basis.ts';

/** Causes first, then their effects. */
export const offerChangeKind = z.enum([
  'policy',
  'index',
  'valuation',
  'value',
  'score',
  'limit',
  'liens',
  'income',
  'debts',
  'housing',
  'maxLine',
  'rate',
]);
export type OfferChangeKind = z.infer<typeof offerChangeKind>;

/** A previous figure and its replacement; null where there was or is none. */
export const offerChange = z.object({ what: offerChangeKind, before: figure.nullable(), after: figure.nullable() });
export type OfferChange = z.infer<typeof offerChange>;

type Read = (basis: OfferBasis) => Figure | null;

const inDollars =
  (name: 'value' | 'liens' | 'maxLine'): Read =>
  ({ [name]: amount }) =>
    amount === null ? null : { unit: 'dollars', amount };
const inCents =
  (name: 'income' | 'debts' | 'housing'): Read =>
  ({ [name]: amount }) =>
    amount === null ? null : { unit: 'cents', amount };

const figures: readonly { what: Exclude<OfferChangeKind, 'valuation'>; read: Read }[] = [
  { what: 'policy', read: ({ policyVersion }) => ({ unit: 'day', day: policyVersion }) },
  { what: 'index', read: ({ index }) => ({ unit: 'basisPoints', amount: index }) },
  { what: 'value', read: inDollars('value') },
  { what: 'score', read: ({ score }) => (score === null ? null : { unit: 'score', amount: score }) },
  {
    what: 'limit',
    read: ({ limit }) => (limit === null || limit === undefined ? null : { unit: 'basisPoints', amount: limit }),
  },
  { what: 'liens', read: inDollars('liens') },
  { what: 'income', read: inCents('income') },
  { what: 'debts', read: inCents('debts') },
  { what: 'housing', read: inCents('housing') },
  { what: 'maxLine', read: inDollars('maxLine') },
  { what: 'rate', read: ({ rate }) => (rate === null ? null : { unit: 'basisPoints', amount: rate }) },
];

const isSame = (one: Figure | null, other: Figure | null): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The differences between two offers. Marks a self-reported value that is now a valuation. */
export const offerChanges = (before: OfferBasis, after: OfferBasis): OfferChange[] => {
  const isValued = before.valueSource === 'stated' && after.valueSource === 'valuation';
  return figures.flatMap(({ what, read }) => {
    // Offers from before the limit was kept say nothing about it.
    if (what === 'limit' && before.limit === undefined) return [];
    const change = { before: read(before), after: read(after) };
    const isNewValuation = what === 'value' && isValued;
    if (isSame(change.before, change.after) && !isNewValuation) return [];
    return [{ what: isNewValuation ? ('valuation' as const) : what, ...change }];
  });
};
