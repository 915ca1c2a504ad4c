import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PullState } from '#entities/facts/outside-question.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { IconAlertCircle, IconCircleCheck, IconCircleDashed } from '#web/ui/icons.ts';
import { pullWords as words } from '#words/funnel/pages/pull-progress.ts';
import { stepKeyOf } from '../step/question-words.ts';
import styles from './pull-progress.module.css';

const POLL_MILLISECONDS = 1000;
const SLOW_MILLISECONDS = 5000;

const isUnder = (state: PullState): boolean => state === 'waiting' || state === 'asking';

const PullIcon = ({ state }: { state: PullState }) => {
  const Icon = isUnder(state) ? IconCircleDashed : state === 'unavailable' ? IconAlertCircle : IconCircleCheck;
  return <Icon size={20} stroke={1.75} aria-hidden />;
};

type Props = { step: string; onSettled: (next: string) => void; onGoOn: (() => void) | null };

/**
 * Pending vendor requests and their progress, from the press on. Continues by itself once all have answered; an unreachable vendor is named, and
 * waiting is never required.
 */
export const PullProgress = ({ step, onSettled, onGoOn }: Props) => {
  const trpc = useTRPC();
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...trpc.application.pulls.queryOptions({ step: stepKeyOf(step) }),
    refetchInterval: POLL_MILLISECONDS,
  });
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  const pulls = data?.pulls ?? [];
  const isDown = data?.isSettled === true && pulls.some(({ state }) => state === 'unavailable');
  const isFree = onGoOn !== null;
  const [freeSince, setFreeSince] = useState(Number.POSITIVE_INFINITY);
  // A status asked for before the save does not cover the requests it triggered.
  const next = dataUpdatedAt > freeSince && data?.isSettled && !isDown ? data.next : null;
  const hasGone = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFree) return;
    setFreeSince(Date.now());
    void refetch();
    // The form is gone by then, and with it the focused element.
    heading.current?.focus();
  }, [isFree, refetch]);
  useEffect(() => {
    if (next === null || !isFree || hasGone.current) return;
    hasGone.current = true;
    onSettled(next);
  }, [next, isFree, onSettled]);
  return (
    <section className={`card ${styles.progress}`} aria-labelledby="pulls-heading">
      <h2 className="heading-4" id="pulls-heading" ref={heading} tabIndex={-1}>
        {isDown ? words.downTitle : words.title}
      </h2>
      <p className="muted small" role="status">
        {isDown ? words.downLede : isSlow ? words.slowLede : words.lede}
      </p>
      <ul className={styles.pulls}>
        {pulls.map(({ what, state }) => (
          <li key={what} data-state={isUnder(state) ? 'under' : state === 'unavailable' ? 'down' : 'done'}>
            <PullIcon state={state} />
            <span>{words.whats[what]}</span>
            <span className="muted small">{words.states[state]}</span>
          </li>
        ))}
      </ul>
      {isFree && (
        <p>
          <button
            className={isDown ? 'button button-primary' : 'button button-secondary button-small'}
            type="button"
            onClick={() => onGoOn()}
          >
            {isDown ? words.continue : words.goOn}
          </button>
        </p>
      )}
    </section>
  );
};
