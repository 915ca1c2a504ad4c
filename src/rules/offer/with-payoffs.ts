import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';
import { isMortgage } from '../debts/monthly-debts.ts';
import { isPayoffItem } from '../debts/payoff.ts';
import { isSolarObligation } from '../debts/solar-obligation.ts';

/** Loans on a home are decided with the mortgages; solar stays with the home. */
export const canOfferPayOff = (debt: DebtItem): boolean => !isMortgage(debt) && !isSolarObligation(debt);

/** The debts a payoff card can still switch to the target state. */
export const switchableDebts = (debts: readonly DebtItem[], wanted: DebtItem['toBePaidOff']): DebtItem[] =>
  debts.filter((debt) => canOfferPayOff(debt) && isPayoffItem(debt, wanted));

/** Every debt the line could pay off is either named or kept; naming a debt confirms it. */
export const withPayoffs = (application: Application, ids: readonly string[] | null): Application =>
  ids === null
    ? application
    : {
        ...application,
        liabilities: application.liabilities.map((debt) =>
          canOfferPayOff(debt)
            ? { ...debt, toBePaidOff: ids.includes(debt.id), confirmed: debt.confirmed || ids.includes(debt.id) }
            : debt,
        ),
      };
