import type { ConditionView } from '#entities/contract/condition-view.ts';
import { Chip, type ChipTone } from '#web/ui/chip.tsx';
import { conditionStates } from '#words/loan/conditions.ts';
import { hubWords as words } from '#words/loan/hub.ts';
import { titleOf, whoOf } from './condition-title.ts';
import styles from './quiet-conditions.module.css';

const TONES = {
  requested: 'wait',
  received: 'wait',
  needsAnotherLook: 'warn',
  accepted: 'ok',
  waived: 'notNeeded',
} as const satisfies Record<ConditionView['state'], ChipTone>;

type Props = { id: string; title: string; conditions: readonly ConditionView[]; isFolded?: boolean };

const Rows = ({ conditions }: Pick<Props, 'conditions'>) => (
  <ul className={`card ${styles.list}`}>
    {conditions.map((condition) => (
      <li key={condition.key} className={styles.row}>
        <span>
          <strong>{titleOf(condition)}</strong>
          <span className={`small muted ${styles.who}`}>{whoOf(condition)}</span>
          {condition.state === 'waived' && condition.reason !== null && (
            <span className={`small muted ${styles.who}`}>{condition.reason}</span>
          )}
        </span>
        <Chip tone={TONES[condition.state]}>
          {condition.whose === 'lender' && condition.state === 'requested'
            ? words.lenderWorks
            : conditionStates[condition.state]}
        </Chip>
      </li>
    ))}
  </ul>
);

/** Conditions that need nothing from the applicant now: with the lender, or done, which folds to a line. */
export const QuietConditions = ({ id, title, conditions, isFolded = false }: Props) => {
  if (conditions.length === 0) return null;
  const heading = (
    <h2 className={`heading-3 ${styles.heading}`} id={id}>
      {title} <span className={styles.count}>{conditions.length}</span>
    </h2>
  );
  return (
    <section aria-labelledby={id}>
      {isFolded ? (
        <details>
          <summary>{heading}</summary>
          <Rows conditions={conditions} />
        </details>
      ) : (
        <>
          {heading}
          <Rows conditions={conditions} />
        </>
      )}
    </section>
  );
};
