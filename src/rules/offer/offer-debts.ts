import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';
import { nonMortgageDebts } from '../debts/monthly-debts.ts';
import { isSolarObligation } from '../debts/solar-obligation.ts';

/** Debts the line could pay off, then debts that only count: solar, wherever it is listed. */
export const offerDebts = (application: Application): DebtItem[] =>
  nonMortgageDebts(application)
    .filter(({ balance }) => balance > 0)
    .toSorted((one, other) => Number(isSolarObligation(one)) - Number(isSolarObligation(other)));
