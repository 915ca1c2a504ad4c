import { loanNumberText } from '#entities/values/loan-number.ts';
import { useFunnelData } from '../step/funnel-data.ts';

/** The number people name on the telephone; null before the first answer. */
export const useLoanNumber = (): string | null => {
  const number = useFunnelData().current?.hitchLoan?.loanNumber ?? null;
  return number === null ? null : loanNumberText(Number(number));
};
