import { useEffect, useRef, useState } from 'react';
import { errors } from '#words/errors.ts';
import { exactTimeText } from '#words/moments.ts';
import { lastTryHere, tryAgain } from './last-try.ts';
import styles from './not-loaded.module.css';

const words = errors.notLoaded;

type Props = {
  /** Settles once the try has come to nothing. */
  retry: () => unknown;
  /** Beside content that is there, where another button leads on. */
  isSmall?: boolean;
};

/** Not from a reader who has already gone on into the page. */
const takeFocus = (button: HTMLButtonElement | null): void => {
  if (document.activeElement === null || document.activeElement === document.body) button?.focus();
};

/** The part that takes its place has no button of its own to go on from. */
const leaveFocus = (place: HTMLElement | null) => () => {
  if (place?.contains(document.activeElement)) document.querySelector<HTMLElement>('main h1[tabindex]')?.focus();
};

/**
 * Says at the press that it tries, and afterwards, if the page is still not here, when it last did. A try that succeeds ends in
 * another page or part, and this one with it.
 */
export const RetryButton = ({ retry, isSmall = false }: Props) => {
  const [said, setSaid] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const sayLastTry = async () => {
    const tried = lastTryHere();
    if (tried === null) return;
    setSaid(words.trying);
    await tried.over;
    setSaid(words.still(exactTimeText(tried.at)));
  };
  const onShown = useRef(sayLastTry);
  useEffect(() => {
    // The part is rendered again after a retry: its message follows once it is on the page, so that a screen reader announces it.
    if (lastTryHere() !== null) takeFocus(button.current);
    void onShown.current();
  }, []);
  const press = () => {
    tryAgain(retry);
    void sayLastTry();
  };
  return (
    <div className={styles.retry} ref={isSmall ? leaveFocus : undefined}>
      <button
        className={`button ${isSmall ? 'button-secondary button-small' : 'button-primary'}`}
        type="button"
        ref={button}
        onClick={press}
      >
        {words.retry}
      </button>
      <p className="small muted" role="status">
        {said}
      </p>
    </div>
  );
};
