import type { DebtItem } from '#entities/application/debt-item.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import { canOfferPayOff } from '#rules/offer/with-payoffs.ts';
import { DebtCard } from '#web/funnel/lists/debt-card.tsx';
import { debtCards as words } from '#words/funnel/pages/debt-cards.ts';
import { debtNote } from './debt-note.ts';
import styles from './offer-sections.module.css';

type Props = {
  debts: readonly DebtItem[];
  chosen: readonly string[];
  policy: Policy;
  apr: BasisPoints | null;
  hasCoborrower: boolean;
  onChange: (ids: string[]) => void;
};

/** Every debt as a card. A debt that cannot be paid off stays visible, dashed, with the reason. */
export const DebtCards = ({ debts, chosen, policy, apr, hasCoborrower, onChange }: Props) => (
  <>
    <p className={styles.lede}>{words.lede}</p>
    <ul className={styles.cards}>
      {debts.map((debt) => {
        const isChosen = chosen.includes(debt.id);
        return (
          <li key={debt.id}>
            <DebtCard
              debt={debt}
              isChosen={isChosen}
              owner={hasCoborrower ? words.owners[debt.debtor] : null}
              note={debtNote(debt, { policy, apr })}
              onChoose={
                canOfferPayOff(debt)
                  ? () => onChange(isChosen ? chosen.filter((id) => id !== debt.id) : [...chosen, debt.id])
                  : null
              }
            />
          </li>
        );
      })}
    </ul>
  </>
);
