import { useId } from 'react';
import type { DebtItem } from '#entities/application/debt-item.ts';
import { debtKind } from '#rules/debts/solar-obligation.ts';
import { IconInfoCircle, IconLock } from '#web/ui/icons.ts';
import { inDollars } from '#words/figures.ts';
import { debtCards as words } from '#words/funnel/pages/debt-cards.ts';
import { debtTypes } from '#words/labels.ts';
import styles from './debt-card.module.css';

type Props = {
  debt: Pick<DebtItem, 'id' | 'creditor' | 'type' | 'balance' | 'monthlyPayment'>;
  isChosen: boolean;
  owner: string | null;
  note: string | null;
  /** Null when the line cannot pay it off. */
  onChoose: (() => void) | null;
};

export const DebtCard = ({ debt, isChosen, owner, note, onChoose }: Props) => {
  const id = useId();
  const Note = onChoose === null ? IconLock : IconInfoCircle;
  const Frame = onChoose === null ? 'div' : 'label';
  return (
    <Frame className={styles.card} data-chosen={isChosen && onChoose !== null} data-barred={onChoose === null}>
      {onChoose === null ? (
        <span className={styles.barred} aria-hidden="true" />
      ) : (
        <input
          type="checkbox"
          checked={isChosen}
          aria-describedby={note === null ? undefined : `${id}-note`}
          onChange={onChoose}
        />
      )}
      <span className={styles.name}>
        <strong>{debt.creditor ?? words.unnamed}</strong>
        <small>{[debtTypes[debtKind(debt)], owner].filter(Boolean).join(', ')}</small>
      </span>
      <span className={styles.figures}>
        <strong className="nowrap">{inDollars(debt.balance)}</strong>
        <small>{debt.monthlyPayment === null ? words.noMonthly : words.monthly(inDollars(debt.monthlyPayment))}</small>
      </span>
      {note !== null && (
        <span className={styles.note} id={`${id}-note`}>
          <Note size={16} stroke={1.75} aria-hidden />
          {note}
        </span>
      )}
    </Frame>
  );
};
