import { memo, useId } from 'react';
import type { DebtItem } from '#entities/application/debt-item.ts';
import { toDollars } from '#entities/values/money.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import { canOfferPayOff } from '#rules/offer/with-payoffs.ts';
import { IconChevronDown } from '#web/ui/icons.ts';
import { inDollars } from '#words/figures.ts';
import { offerNeed } from '#words/funnel/offer-need.ts';
import { debtCards as words } from '#words/funnel/pages/debt-cards.ts';
import { DebtCards } from './debt-cards.tsx';
import styles from './debt-pick.module.css';

export type ChosenDebts = {
  all: readonly DebtItem[];
  chosen: readonly DebtItem[];
  /** "Cards" where every chosen debt is one. */
  kind: 'cards' | 'debts';
  policy: Policy;
  apr: BasisPoints | null;
  hasCoborrower: boolean;
  onChange: (ids: string[]) => void;
};

/** The chosen debts in one line that opens to all of them. */
export const DebtPick = memo(({ all, chosen, policy, apr, hasCoborrower, onChange }: ChosenDebts) => {
  const id = useId();
  if (all.length === 0) return <p className={styles.none}>{words.none}</p>;
  const total = toDollars(chosen.reduce((sum, { balance }) => sum + balance, 0));
  const names = chosen.map(({ creditor }) => creditor ?? words.unnamed).join(', ');
  return (
    <div>
      <p className="field-label" id={id}>
        {offerNeed.debts}
      </p>
      <details className={styles.pick}>
        <summary aria-describedby={id}>
          <span>
            <strong>{offerNeed.chosen(chosen.length, all.filter(canOfferPayOff).length, inDollars(total))}</strong>
            <small>{names === '' ? offerNeed.noneChosen : names}</small>
          </span>
          <IconChevronDown size={20} stroke={1.75} aria-hidden />
        </summary>
        <DebtCards
          debts={all}
          chosen={chosen.map((debt) => debt.id)}
          policy={policy}
          apr={apr}
          hasCoborrower={hasCoborrower}
          onChange={onChange}
        />
      </details>
    </div>
  );
});
