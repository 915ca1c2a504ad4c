import type { ReactNode } from 'react';
import type { ConditionView } from '#entities/contract/condition-view.ts';
import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { conditionCode } from '#rules/conditions/condition-catalog.ts';
import { Chip, type ChipTone } from '#web/ui/chip.tsx';
import { inDay } from '#words/figures.ts';
import { conditionStanding, conditionStates } from '#words/loan/conditions.ts';
import { hubWords as words } from '#words/loan/hub.ts';
import { isWithThem } from './arranged-conditions.ts';
import { titleOf, whoOf } from './condition-title.ts';
import styles from './quiet-conditions.module.css';

const TONES = {
  requested: 'wait',
  received: 'wait',
  needsAnotherLook: 'warn',
  accepted: 'ok',
  waived: 'notNeeded',
} as const satisfies Record<ConditionView['state'], ChipTone>;

/** `worker`: the colleague who has the loan; null while nobody has it. */
type Held = Pick<LoanHub, 'worker' | 'today' | 'rescission'>;

type Props = {
  id: string;
  title: string;
  conditions: readonly ConditionView[];
  isFolded?: boolean;
  /** Where something is still to come: who has it, and until when. */
  held?: Held;
  action?: (condition: ConditionView) => ReactNode;
};

/** Who has it now, and until when. */
const holderOf = (condition: ConditionView, { worker, today, rescission }: Held): string => {
  const { code, state, until, sentOn, sentTo, subject } = condition;
  if (code === conditionCode.rescission && rescission.kind === 'running' && rescission.lastDayToCancel !== null)
    return words.has.cancel(inDay(rescission.lastDayToCancel));
  const name = isWithThem(condition) ? (subject ?? sentTo ?? words.has.someone) : (worker ?? words.has.us);
  if (until < today) return words.has.late(name, inDay(until));
  if (isWithThem(condition)) return words.has.them(name, { asked: inDay(sentOn ?? today), until: inDay(until) });
  return state === 'received' ? words.has.review(name, inDay(until)) : words.has.work(name, inDay(until));
};

const stateText = (condition: ConditionView): string => {
  const { whose, state } = condition;
  if (whose === 'lender' && state === 'requested') return words.lenderWorks;
  return isWithThem(condition) ? conditionStanding(condition) : conditionStates[state];
};

const Rows = ({ conditions, held, action }: Pick<Props, 'conditions' | 'held' | 'action'>) => (
  <ul className={`card ${styles.list}`}>
    {conditions.map((condition) => (
      <li key={condition.key} className={styles.row}>
        <span>
          <strong>{titleOf(condition)}</strong>
          <span className={`small muted ${styles.who}`}>
            {held === undefined ? whoOf(condition) : holderOf(condition, held)}
          </span>
          {condition.state === 'waived' && condition.reason !== null && (
            <span className={`small muted ${styles.who}`}>{condition.reason}</span>
          )}
        </span>
        <Chip tone={TONES[condition.state]}>{stateText(condition)}</Chip>
        {action?.(condition)}
      </li>
    ))}
  </ul>
);

/** Conditions that need nothing from the applicant now: with the lender or someone else, or done, which folds to a line. */
export const QuietConditions = ({ id, title, conditions, isFolded = false, held, action }: Props) => {
  if (conditions.length === 0) return null;
  const heading = (
    <h2 className={`heading-3 ${styles.heading}`} id={id}>
      {title} <span className={styles.count}>{conditions.length}</span>
    </h2>
  );
  const rows = <Rows conditions={conditions} {...(held && { held })} {...(action && { action })} />;
  return (
    <section aria-labelledby={id}>
      {isFolded ? (
        <details>
          <summary>{heading}</summary>
          {rows}
        </details>
      ) : (
        <>
          {heading}
          {rows}
        </>
      )}
    </section>
  );
};
