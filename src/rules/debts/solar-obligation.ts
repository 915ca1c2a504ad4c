import type { DebtItem } from '#entities/application/debt-item.ts';
import { isSolarCreditor } from '#entities/values/is-solar-creditor.ts';

/** Matching names is slow, and a decision looks up the same few repeatedly. */
const remembered = new Map<DebtItem['creditor'], boolean>();
const MOST_REMEMBERED = 5000;

const isKnownSolar = (creditor: DebtItem['creditor']): boolean => {
  const before = remembered.get(creditor);
  if (before !== undefined) return before;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const isSolar = isSolarCreditor(creditor);
  remembered.set(creditor, isSolar);
  return isSolar;
};

/** Solar panels, by debt type or by creditor: not a lien we count, never paid off, always in DTI. */
export const isSolarObligation = ({ type, creditor }: Pick<DebtItem, 'type' | 'creditor'>): boolean =>
  type === 'solar' || isKnownSolar(creditor);

/** The type shown to applicants: a bureau may report solar panels as a mortgage. */
export const debtKind = (debt: Pick<DebtItem, 'type' | 'creditor'>): DebtItem['type'] =>
  isSolarObligation(debt) ? 'solar' : debt.type;
