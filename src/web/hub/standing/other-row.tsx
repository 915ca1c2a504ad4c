import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { Chip } from '#web/ui/chip.tsx';
import { initialsOf } from '#web/ui/initials-of.ts';
import { inDay } from '#words/figures.ts';
import { hubWords } from '#words/loan/hub.ts';
import styles from '../quiet-conditions.module.css';

const words = hubWords.other;

type Props = { other: NonNullable<LoanHub['other']>; signing: LoanHub['signing'] };

const textOf = ({ other: { isSent, open, until }, signing }: Props): string | null => {
  if (!isSent) return words.notSent;
  if (open > 0 && until !== null) return words.open(open, inDay(until));
  return signing.standing === 'open' && signing.waitsFor.length > 0 ? words.sign : null;
};

/** The other person among those who have something: that, and until when, or that nothing is left. */
export const OtherRow = (props: Props) => {
  const { name } = props.other;
  const text = textOf(props);
  return (
    <li className={styles.row}>
      <span className={styles.holder} data-person="other" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span className={styles.what}>
        <strong>{name}</strong>
        <span className={`small muted ${styles.who}`}>{text ?? words.nothing}</span>
      </span>
      {text === null && <Chip tone="ok">{hubWords.done}</Chip>}
    </li>
  );
};
