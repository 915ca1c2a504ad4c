import type { DebtItem } from '#entities/application/debt-item.ts';
import { isSolarCreditor } from '#entities/values/is-solar-creditor.ts';

/** Matching names is slow and a decision asks for the same few over and over. */
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

/** Solar panels, by what the debt is called or by whom it is owed to: not a lien we count, never paid off, always in DTI. */
export const isSolarObligation = ({ type, creditor }: Pick<DebtItem, 'type' | 'creditor'>): boolean =>
  type === 'solar' || isKnownSolar(creditor);

/** What people are shown: a bureau files panels with their maker as a mortgage. */
export const debtKind = (debt: Pick<DebtItem, 'type' | 'creditor'>): DebtItem['type'] =>
  isSolarObligation(debt) ? 'solar' : debt.type;
