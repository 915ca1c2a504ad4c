import type { DebtItem } from '#entities/debt-item.ts';
import { isSolarCreditor } from '#entities/is-solar-creditor.ts';

/** Matching names is slow and a decision asks for the same few over and over. */
const remembered = new Map<string, boolean>();
const MOST_REMEMBERED = 5000;

const isKnownSolar = (creditor: string): boolean => {
  const before = remembered.get(creditor);
  if (before !== undefined) return before;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const isSolar = isSolarCreditor(creditor);
  remembered.set(creditor, isSolar);
  return isSolar;
};

/** Solar panels, by what the debt is called or by whom it is owed to: not a lien we count, never paid off, always in DTI. */
export const isSolarObligation = ({ type, creditor }: Pick<DebtItem, 'type' | 'creditor'>): boolean =>
  type === 'solar' || (creditor !== null && isKnownSolar(creditor));
