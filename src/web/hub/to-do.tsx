import { lazy, Suspense, useEffect, useState } from 'react';
import type { ConditionView } from '#entities/contract/condition-view.ts';
import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { Chip } from '#web/ui/chip.tsx';
import { IconChevronDown } from '#web/ui/icons.ts';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { isWideScreen } from '#web/ui/wide-screen.ts';
import { conditionStanding, wordsOf } from '#words/loan/conditions.ts';
import { dueText } from '#words/loan/due-text.ts';
import { hubWords as words } from '#words/loan/hub.ts';
import { orderWords } from '#words/loan/orders.ts';
import { shell } from '#words/shell.ts';
import { titleOf, whoOf } from './condition-title.ts';
import { ShareForm } from './share-form.tsx';
import styles from './to-do.module.css';
import { ToDoAction } from './to-do-action.tsx';

const PayoffOrder = lazy(() => import('./payoff-order.tsx'));

/** `beside`: a third party who could send the same item. */
type Props = {
  condition: ConditionView;
  beside: ConditionView | null;
  hub: LoanHub;
  isFirst: boolean;
  onDone: () => void;
};

/** Someone else who has the same thing: we ask them, by a letter the applicant signs where there is one. */
const Beside = ({ condition, onDone }: { condition: ConditionView; onDone: () => void }) => {
  const { order, subject } = condition;
  const [isOpen, setIsOpen] = useState(false);
  const isLetter = order?.way === 'letter';
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{isLetter ? orderWords.payoff.title(subject ?? '') : words.email.instead(subject)}</summary>
      {isOpen && isLetter && (
        <Suspense fallback={<SkeletonLines text={shell.loading} />}>
          <PayoffOrder condition={condition} order={order} onDone={onDone} />
        </Suspense>
      )}
      {!isLetter && <ShareForm condition={condition} onDone={onDone} />}
    </details>
  );
};

/** One open item: the request, its applicant, due date, reason, any rejection, and the action. On a phone only the first is unfolded. */
export const ToDo = ({ condition, beside, hub, isFirst, onDone }: Props) => {
  const { state, dueOn, reason, note, count, uploaded, code, kind, order } = condition;
  const { what, why } = wordsOf(code);
  const isAgain = state === 'needsAnotherLook';
  const [isOpen, setIsOpen] = useState(isFirst);
  useEffect(() => {
    if (isWideScreen()) setIsOpen(true);
  }, []);
  return (
    <li className={`card ${styles.card}`}>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <h3 className="heading-4">{titleOf(condition)}</h3>
          <span className={isAgain ? undefined : styles.standing}>
            <Chip tone={isAgain ? 'warn' : 'off'}>{conditionStanding(condition)}</Chip>
          </span>
          <span className={`small muted ${styles.facts}`}>
            <span>{whoOf(condition)}</span>
            {kind === 'document' && count > 1 && <span>{words.countOf(uploaded, count)}</span>}
            <span>{dueText(dueOn, hub.today)}</span>
          </span>
          <IconChevronDown className={styles.chevron} size={20} stroke={1.75} aria-hidden />
        </summary>
        <p className={styles.text}>{kind === 'email' && order?.way !== 'payroll' ? words.email.what : what}</p>
        <p className={`small ${styles.text}`}>
          <strong>{words.why}</strong> {why}
        </p>
        {note !== null && <p className={`small ${styles.text}`}>{note}</p>}
        {isAgain && reason !== null && (
          <div className={styles.text}>
            <Notice tone="warn" title={words.reason}>
              {reason}
            </Notice>
          </div>
        )}
        <div className={styles.action}>
          <ToDoAction condition={condition} hub={hub} onDone={onDone} />
          {beside !== null && <Beside condition={beside} onDone={onDone} />}
        </div>
      </details>
    </li>
  );
};
