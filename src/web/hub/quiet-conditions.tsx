import type { ReactNode } from 'react';
import type { ConditionView } from '#entities/contract/condition-view.ts';
import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { conditionCode } from '#rules/conditions/condition-catalog.ts';
import { isWithThem } from '#rules/work/arranged-conditions.ts';
import { lender } from '#web/lender.ts';
import { Chip, type ChipTone } from '#web/ui/chip.tsx';
import { initialsOf } from '#web/ui/initials-of.ts';
import { inDay } from '#words/figures.ts';
import { conditionStanding, conditionStates } from '#words/loan/conditions.ts';
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
  /** A last row of its own kind. */
  last?: ReactNode;
};

/** The name of who has it: someone outside, or the colleague, or all of us. */
const holderOf = (condition: ConditionView, { worker }: Held): string =>
  isWithThem(condition) ? (condition.subject ?? condition.sentTo ?? words.has.someone) : (worker ?? words.has.us);

/** Initials; the lender's own where no colleague has it yet. */
const markOf = (condition: ConditionView, held: Held): string =>
  initialsOf(isWithThem(condition) || held.worker !== null ? holderOf(condition, held) : lender.displayName);

/** The right to cancel before anybody has signed: nobody works on it. */
const isRightToCome = ({ code, state }: ConditionView, { rescission }: Held): boolean =>
  code === conditionCode.rescission && state === 'requested' && rescission.kind === 'notStarted';

/** Who has it now, and until when. */
const holdingText = (condition: ConditionView, held: Held): string => {
  const { code, state, until, sentOn } = condition;
  const { today, rescission } = held;
  if (code === conditionCode.rescission && rescission.kind === 'running' && rescission.lastDayToCancel !== null)
    return words.has.cancel(inDay(rescission.lastDayToCancel));
  if (isRightToCome(condition, held)) return words.has.cancelLater;
  const name = holderOf(condition, held);
  if (until < today) return words.has.late(name, inDay(until));
  if (isWithThem(condition)) return words.has.them(name, { asked: inDay(sentOn ?? today), until: inDay(until) });
  return state === 'received' ? words.has.review(name, inDay(until)) : words.has.work(name, inDay(until));
};

const stateText = (condition: ConditionView, held: Held | undefined): string => {
  const { whose, state } = condition;
  if (held !== undefined && isRightToCome(condition, held)) return conditionStates.requested;
  if (whose === 'lender' && state === 'requested') return words.lenderWorks;
  return isWithThem(condition) ? conditionStanding(condition) : conditionStates[state];
};

const Rows = ({ conditions, held, action, last }: Pick<Props, 'conditions' | 'held' | 'action' | 'last'>) => (
  <ul className={`card ${styles.list}`}>
    {conditions.map((condition) => (
      <li key={condition.key} className={styles.row}>
        {held !== undefined && (
          <span className={styles.holder} data-outside={isWithThem(condition)} aria-hidden="true">
            {markOf(condition, held)}
          </span>
        )}
        <span className={styles.what}>
          <strong>{titleOf(condition)}</strong>
          <span className={`small muted ${styles.who}`}>
            {held === undefined ? whoOf(condition) : holdingText(condition, held)}
          </span>
          {condition.state === 'waived' && condition.reason !== null && (
            <span className={`small muted ${styles.who}`}>{condition.reason}</span>
          )}
        </span>
        <span className={held && TONES[condition.state] === 'wait' ? styles.state : undefined}>
          <Chip tone={TONES[condition.state]}>{stateText(condition, held)}</Chip>
        </span>
        {action?.(condition)}
      </li>
    ))}
    {last}
  </ul>
);

/** Conditions that need nothing from the applicant now: with the lender or someone else, or done, which folds to a line. */
export const QuietConditions = ({ id, title, conditions, isFolded = false, held, action, last }: Props) => {
  if (conditions.length === 0 && !last) return null;
  const heading = (
    <h2 className={`heading-3 ${styles.heading}`} id={id}>
      {title} <span className={styles.count}>{conditions.length + (last ? 1 : 0)}</span>
    </h2>
  );
  const rows = <Rows conditions={conditions} last={last} {...(held && { held })} {...(action && { action })} />;
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
