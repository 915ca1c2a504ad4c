import type { DebtItem } from '#entities/application/debt-item.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import { impliedRate } from '../implied-rate.ts';

/** The rate the applicant read from a statement, else the one the loan's own figures imply; null where neither is known. */
export const debtRate = (
  debt: Pick<DebtItem, 'type' | 'hiCredit' | 'term' | 'monthlyPayment' | 'statedRate'>,
): BasisPoints | null => debt.statedRate ?? impliedRate(debt);
