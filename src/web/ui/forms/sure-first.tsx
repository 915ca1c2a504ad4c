import { type ReactNode, useState } from 'react';
import { focusWhenShown } from '../focus/focus-when-shown.ts';
import { Notice } from '../notice.tsx';
import styles from './sure-first.module.css';

type Props = {
  /** The button that begins, the one that does it, and the one that leaves everything as it is. */
  words: { start: string; confirm: string; keep: string };
  startLook?: 'quiet' | 'stop';
  isSmall?: boolean;
  /** Stands above the first button. */
  before?: ReactNode;
  /** Of the question, once it is asked. */
  className?: string;
  /** What it means. */
  children: ReactNode;
  problem: string | null;
  isPending: boolean;
  onSure: () => void;
};

/** What cannot be taken back says first what it means; the focus goes along, there and back. */
export const SureFirst = ({ words, startLook = 'quiet', isSmall = false, before, ...asked }: Props) => {
  const { className, children, problem, isPending, onSure } = asked;
  const [isAsked, setIsAsked] = useState<boolean | null>(null);
  const size = isSmall ? ' button-small' : '';
  if (!isAsked)
    return (
      <>
        {before}
        <p className={styles.actions}>
          <button
            className={`button button-${startLook}${size}`}
            type="button"
            ref={isAsked === false ? focusWhenShown : undefined}
            onClick={() => setIsAsked(true)}
          >
            {words.start}
          </button>
        </p>
      </>
    );
  return (
    <div className={`${styles.asked} ${className ?? ''}`} ref={focusWhenShown} tabIndex={-1}>
      {children}
      {problem !== null && <Notice tone="stop" title={problem} />}
      <p className={styles.actions}>
        <button className={`button button-stop${size}`} type="button" disabled={isPending} onClick={onSure}>
          {words.confirm}
        </button>
        <button className={`button button-quiet${size}`} type="button" onClick={() => setIsAsked(false)}>
          {words.keep}
        </button>
      </p>
    </div>
  );
};
