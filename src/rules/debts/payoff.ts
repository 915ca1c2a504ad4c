import type { DebtItem } from '#entities/application/debt-item.ts';
import { type Dollars, toDollars } from '#entities/values/money.ts';
import { isSolarObligation } from './solar-obligation.ts';

/** Items still to be switched to the target state: confirmed, and not there yet. */
export const isPayoffItem = (
  { confirmed, toBePaidOff }: Pick<DebtItem, 'confirmed' | 'toBePaidOff'>,
  wanted: DebtItem['toBePaidOff'],
): boolean => confirmed && toBePaidOff !== wanted;

/** Solar is never paid off from the line, regardless of its flag. */
export const isPaidOff = (debt: DebtItem): boolean => debt.toBePaidOff && !isSolarObligation(debt);

export const payoffTotal = (debts: readonly DebtItem[]): Dollars =>
  toDollars(debts.reduce((total, debt) => total + (isPaidOff(debt) ? debt.balance : 0), 0));
