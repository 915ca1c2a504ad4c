import type { DecisionFigures } from '../decision/decision.ts';

export type OfferWait = 'value' | 'frozenFile' | 'creditFile' | 'income';

/** What an offer waits for where no rule stands in its way. */
export const offerWaits = ({
  value,
  scoreSource,
  income,
}: Pick<DecisionFigures, 'value' | 'scoreSource' | 'income'>): OfferWait[] => [
  ...(value === null ? ['value' as const] : []),
  ...(scoreSource === 'frozen' ? ['frozenFile' as const] : []),
  ...(scoreSource === 'unknown' ? ['creditFile' as const] : []),
  ...(income === null ? ['income' as const] : []),
];
